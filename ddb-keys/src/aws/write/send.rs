//! Sending a write of one item.

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};

use super::requirements::Requirements;
use crate::aws::request::attempt_outcome::AttemptWatcher;
use crate::aws::{Error, Item};

/// Sends a write, and returns what `attempt` reads of the item from the response, or the stored item if it turns out that an
/// attempt without a response has written it.
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
    match attempt(attempts.clone()).await {
        Ok(item) => Ok(item),
        Err(error) => required.failed(error, &attempts).map(Some),
    }
}
