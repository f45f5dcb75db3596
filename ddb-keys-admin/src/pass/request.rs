//! Requests that are repeated.

use std::time::{Duration, Instant};

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};

const FIRST_PAUSE: Duration = Duration::from_millis(50);
const MAX_PAUSE: Duration = Duration::from_secs(5);
/// The time without progress before giving up.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Attempts at one thing, with pauses that double. Each is cut at random, so that many machines do not come back at the
/// same moment.
pub(crate) struct Attempts {
    left: u32,
    since: Instant,
    longest: Duration,
}

impl Attempts {
    pub(crate) fn new(max: u32) -> Self {
        Self { left: max, since: Instant::now(), longest: FIRST_PAUSE }
    }

    /// Waits before the next attempt. Returns `false`, at once, when it is time to give up.
    pub(crate) async fn wait(&mut self) -> bool {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 || self.since.elapsed() >= TIMEOUT {
            return false;
        }
        tokio::time::sleep(self.longest.mul_f64(fastrand::f64())).await;
        self.longest = (self.longest * 2).min(MAX_PAUSE);
        true
    }
}

/// Whether the same request can succeed later: the response is missing or cannot be read, or it says that DynamoDB is busy.
pub(crate) fn is_temporary<E: ProvideErrorMetadata>(error: &SdkError<E>) -> bool {
    match error {
        SdkError::TimeoutError(_) | SdkError::ResponseError(_) => true,
        SdkError::DispatchFailure(failure) => {
            failure.is_io() || failure.is_timeout() || failure.as_other().is_some()
        }
        SdkError::ServiceError(refused) => match error.code() {
            Some(
                "ThrottlingException"
                | "ProvisionedThroughputExceededException"
                | "RequestLimitExceeded"
                | "TransactionInProgressException",
            ) => true,
            Some(_) => refused.raw().status().is_server_error(),
            // A response that was truncated or garbled.
            None => {
                refused.raw().status().is_server_error()
                    || matches!(refused.raw().status().as_u16(), 200 | 400)
            }
        },
        _ => false,
    }
}
