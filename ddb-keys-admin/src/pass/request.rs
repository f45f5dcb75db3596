//! Requests that are repeated.

use std::time::{Duration, Instant};

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};

const FIRST_PAUSE: Duration = Duration::from_millis(50);
const MAX_PAUSE: Duration = Duration::from_secs(5);
/// The least time that a response gets.
const LEAST_WAIT: Duration = Duration::from_secs(1);

/// The errors of requests that can be sent again.
const BUSY: [&str; 4] = [
    "ThrottlingException",
    "ProvisionedThroughputExceededException",
    "RequestLimitExceeded",
    "TransactionInProgressException",
];

/// Attempts at one thing, with pauses that double. Each is cut at random, so that many machines do not come back at the
/// same moment.
pub(crate) struct Attempts {
    left: u32,
    timeout: Duration,
    /// The time that responses and pauses have taken. Waiting for capacity does not count.
    taken: Duration,
    longest: Duration,
}

impl Attempts {
    /// Attempts up to a number, and for some time.
    pub(crate) fn new(max: u32, timeout: Duration) -> Self {
        Self { left: max, timeout, taken: Duration::ZERO, longest: FIRST_PAUSE }
    }

    /// Waits for the response to a request. One that takes half of the whole time, or what is left of it, counts as lost. It is
    /// given in a box, because the SDK's future has several kilobytes, which would be moved with each future around it.
    pub(crate) async fn response<O, E>(
        &mut self,
        request: impl Future<Output = Result<O, SdkError<E>>> + Unpin,
    ) -> Result<O, SdkError<E>> {
        let left = self.timeout.saturating_sub(self.taken);
        let longest = left.min(self.timeout / 2).max(LEAST_WAIT);
        let start = Instant::now();
        let response = tokio::time::timeout(longest, request).await;
        self.taken += start.elapsed();
        match response {
            Ok(response) => response,
            Err(late) => Err(SdkError::timeout_error(late)),
        }
    }

    /// Waits before the next attempt. Returns `false`, at once, when it is time to give up.
    pub(crate) async fn wait(&mut self) -> bool {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 || self.taken >= self.timeout {
            return false;
        }
        let pause = self.longest.mul_f64(fastrand::f64());
        tokio::time::sleep(pause).await;
        self.taken += pause;
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
        SdkError::ServiceError(refused) => {
            let status = refused.raw().status();
            let is_busy = match error.code() {
                Some(code) => BUSY.contains(&code),
                // A response that was truncated or garbled.
                None => matches!(status.as_u16(), 200 | 400),
            };
            is_busy || status.is_server_error()
        }
        _ => false,
    }
}
