//! The outcome of each attempt at a request, as the SDK sees it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use aws_sdk_dynamodb::config::interceptors::{
    BeforeTransmitInterceptorContextRef, FinalizerInterceptorContextRef,
};
use aws_sdk_dynamodb::config::retry::{ClassifyRetry, RetryAction};
use aws_sdk_dynamodb::config::{ConfigBag, Intercept, RuntimeComponents};
use aws_sdk_dynamodb::error::{BoxError, ProvideErrorMetadata, SdkError};

/// Watches the attempts of one request, which the SDK repeats by itself when an answer is lost.
///
/// Attach a clone to the request with `customize().interceptor(..)`.
#[derive(Debug, Clone, Default)]
pub(in crate::aws) struct Attempts(Arc<State>);

#[derive(Debug, Default)]
struct State {
    /// The current attempt has been sent and has no answer yet.
    unanswered: AtomicBool,
    /// An earlier attempt was sent and got no answer that rules out that it was carried out.
    in_doubt: AtomicBool,
    /// The SDK considers the last error to be temporary.
    temporary: AtomicBool,
}

impl Attempts {
    /// Whether DynamoDB may have carried out an attempt before the last one.
    ///
    /// Refused attempts, such as throttled ones, do not count: DynamoDB said that it did nothing.
    pub(in crate::aws) fn earlier_may_have_succeeded(&self) -> bool {
        self.0.in_doubt.load(Ordering::Relaxed)
    }

    /// Whether the same request can succeed later: the SDK considers the error to be temporary, or
    /// the answer is missing or cannot be read.
    pub(in crate::aws) fn is_temporary<E: ProvideErrorMetadata>(
        &self,
        error: &SdkError<E>,
    ) -> bool {
        self.0.temporary.load(Ordering::Relaxed)
            || self.0.unanswered.load(Ordering::Relaxed)
            || is_unreadable(error)
    }
}

/// Whether an answer was cut or garbled: it has a status of DynamoDB's, but an error has no code.
///
/// The SDK repeats requests after server errors, but not after such an answer.
pub(in crate::aws) fn is_unreadable<E: ProvideErrorMetadata>(error: &SdkError<E>) -> bool {
    let status = error.raw_response().map(|response| response.status().as_u16());
    error.code().is_none() && matches!(status, Some(200 | 400))
}

impl Intercept for Attempts {
    fn name(&self) -> &'static str {
        "ddb_keys::aws::Attempts"
    }

    fn read_before_transmit(
        &self,
        _: &BeforeTransmitInterceptorContextRef<'_>,
        _: &RuntimeComponents,
        _: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        // An attempt that timed out never reaches `read_after_attempt`.
        if self.0.unanswered.swap(true, Ordering::Relaxed) {
            self.0.in_doubt.store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    fn read_after_attempt(
        &self,
        context: &FinalizerInterceptorContextRef<'_>,
        components: &RuntimeComponents,
        _: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        let Some(Err(error)) = context.output_or_error() else {
            self.0.unanswered.store(false, Ordering::Relaxed);
            return Ok(());
        };
        let refused = context.response().is_some_and(|answer| answer.status().is_client_error());
        if error.is_operation_error() && refused {
            self.0.unanswered.store(false, Ordering::Relaxed);
        }
        let mut action = RetryAction::NoActionIndicated;
        for classifier in components.retry_classifiers() {
            match classifier.classify_retry_v2(context.inner(), &action) {
                RetryAction::NoActionIndicated => {}
                RetryAction::RetryForbidden => {
                    action = RetryAction::RetryForbidden;
                    break;
                }
                refined => action = refined,
            }
        }
        self.0.temporary.store(action.should_retry(), Ordering::Relaxed);
        Ok(())
    }
}
