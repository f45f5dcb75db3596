//! Sending a write of one item.

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};

use super::requirements::Requirements;
use crate::aws::request::attempt_outcome::{AttemptWatcher, is_conflict};
use crate::aws::request::backoff::{Backoff, RetryPolicy};
use crate::aws::{Error, Item};

/// Sends a write, again while transactions are writing the item. Returns what `attempt` reads of the item from the response, or the
/// stored item if it turns out that an attempt without a response has written it.
pub(super) async fn send<X, F>(
    required: &Requirements,
    attempt: impl Fn(AttemptWatcher) -> F,
) -> Result<Option<Item>, Error>
where
    X: ProvideErrorMetadata,
    aws_sdk_dynamodb::Error: From<SdkError<X>>,
    F: Future<Output = Result<Option<Item>, SdkError<X>>>,
{
    let attempts = AttemptWatcher::default();
    let mut backoff = Backoff::new(RetryPolicy::default());
    loop {
        backoff.pause_and_begin().await;
        let error = match attempt(attempts.clone()).await {
            Ok(item) => return Ok(item),
            Err(error) => error,
        };
        backoff.note(1, 1, false);
        if !is_conflict(&error) || backoff.is_over() {
            return required.failed(error, &attempts).map(Some);
        }
    }
}
