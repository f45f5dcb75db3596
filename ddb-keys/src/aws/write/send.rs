//! Sending a write of one item.

use alloc::boxed::Box;
use core::pin::Pin;

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};
use aws_sdk_dynamodb::types::ReturnValue;
use serde::de::DeserializeOwned;

use super::Write;
use super::requirements::Requirements;
use super::single::Operation;
use crate::aws::item::decode::entity_from_item;
use crate::aws::request::attempt_outcome::{AttemptWatcher, is_conflict};
use crate::aws::request::backoff::{Backoff, RetryPolicy};
use crate::aws::request::trace::Span;
use crate::aws::{EntityOf, Error, InvalidRequest, Item, Pending};
use crate::table::Table;

/// A kind of write that can be sent by itself.
pub(super) trait Sendable: Operation<Request: Clone + Send + Sync> + 'static {
    /// The name of the operation in spans.
    const NAME: &'static str;

    /// The SDK's error.
    type Failure: ProvideErrorMetadata + Send;

    fn table_name(request: &Self::Request) -> Option<&str>;

    /// The request, which asks for these attributes.
    fn returning(
        request: Self::Request,
        values: Option<ReturnValue>,
    ) -> Result<Self::Request, InvalidRequest>;

    /// Sends the request once. Returns the attributes of the response.
    fn attempt(request: Self::Request, attempts: AttemptWatcher) -> Attempt<Self::Failure>;
}

/// A request on its way, in a box: it would be moved with each future around it.
pub(super) type Attempt<Failure> =
    Pin<Box<dyn Future<Output = Result<Option<Item>, SdkError<Failure>>> + Send>>;

/// The members of [`Sendable`] for any of the SDK's requests. They have the same methods, and no trait in common.
macro_rules! sends {
    ($name:literal, $failure:ty) => {
        const NAME: &'static str = $name;

        type Failure = $failure;

        fn table_name(request: &Self::Request) -> Option<&str> {
            request.get_table_name().as_deref()
        }

        fn returning(
            request: Self::Request,
            values: Option<aws_sdk_dynamodb::types::ReturnValue>,
        ) -> Result<Self::Request, $crate::aws::InvalidRequest> {
            let Some(values) = values else { return Ok(request) };
            if request.get_return_values().as_ref().is_some_and(|set| *set != values) {
                return Err($crate::aws::InvalidRequest::already_set(
                    "return_values",
                    "into_builder",
                ));
            }
            Ok(request.return_values(values))
        }

        fn attempt(
            request: Self::Request,
            attempts: $crate::aws::request::attempt_outcome::AttemptWatcher,
        ) -> $crate::aws::write::send::Attempt<$failure> {
            let answer = request.customize().interceptor(attempts).send();
            Box::pin(async move { answer.await.map(|output| output.attributes) })
        }
    };
}
pub(super) use sends;

/// The outcome of a write that was done.
pub(super) struct Sent {
    /// The attributes of the response, or the stored item if it turns out that an attempt without a response has written it.
    pub(super) item: Option<Item>,
    /// Whether an attempt without a response may have done the write before.
    in_doubt: bool,
}

/// Sends a write, again while transactions are writing the item. The response has what `values` says, if anything.
///
/// It takes what [`fill`](Write::fill) returns, so that it is compiled once, and not for each entity.
pub(super) fn send<O: Sendable>(
    filled: Result<(O::Request, Requirements), Error>,
    values: Option<ReturnValue>,
) -> impl Future<Output = Result<Sent, Error>> + Send
where
    aws_sdk_dynamodb::Error: From<SdkError<O::Failure>>,
{
    let filled = filled
        .and_then(|(request, required)| Ok(Box::new((O::returning(request, values)?, required))));
    async move {
        let filled = filled?;
        let (request, required) = &*filled;
        let span = Span::new(O::NAME, O::table_name(request), None);
        let attempts = AttemptWatcher::default();
        let item = match span.around(attempt::<O>(request, &attempts)).await {
            Ok(item) => item,
            Err(error) => Some(required.failed(error, &attempts)?),
        };
        Ok(Sent { item, in_doubt: attempts.earlier_may_have_succeeded() })
    }
}

/// Sends a write, and reads the item as it was before. `None` if there was none.
pub(super) fn send_for_old<O: Sendable, T: Table, E: EntityOf<T> + DeserializeOwned>(
    write: Write<O, T, E>,
) -> Pending<Option<E>>
where
    aws_sdk_dynamodb::Error: From<SdkError<O::Failure>>,
{
    let sent = send::<O>(write.fill(), Some(ReturnValue::AllOld));
    Box::pin(async move {
        let Sent { item, in_doubt } = sent.await?;
        // It may be what an earlier attempt has left.
        if in_doubt {
            return Err(Error::OldItemUnknown { entity: E::NAME });
        }
        let Some(item) = item else { return Ok(None) };
        let read = entity_from_item::<T, E>(item.clone());
        Ok(Some(read.map_err(|error| error.with_old_item(item))?))
    })
}

async fn attempt<O: Sendable>(
    request: &O::Request,
    attempts: &AttemptWatcher,
) -> Result<Option<Item>, SdkError<O::Failure>> {
    let mut backoff = Backoff::new(RetryPolicy::default());
    loop {
        backoff.pause_and_begin().await;
        let answer = O::attempt(request.clone(), attempts.clone()).await;
        backoff.note(1, 1, false);
        match answer {
            Err(error) if is_conflict(&error) && !backoff.is_over() => {}
            answer => return answer,
        }
    }
}
