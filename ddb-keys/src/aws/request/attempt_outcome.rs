//! The outcome of each attempt at a request, as the SDK sees it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use aws_sdk_dynamodb::config::interceptors::{
    BeforeTransmitInterceptorContextRef, FinalizerInterceptorContextRef, InterceptorContext,
};
use aws_sdk_dynamodb::config::retry::{ClassifyRetry, RetryAction};
use aws_sdk_dynamodb::config::{ConfigBag, Intercept, RuntimeComponents};
use aws_sdk_dynamodb::error::{BoxError, ProvideErrorMetadata, SdkError};

/// Watches the attempts of a request, which the SDK repeats by itself when a response is lost.
///
/// Attach a clone to the request with `customize().interceptor(..)`, and to the same request if it is sent again.
#[derive(Debug, Clone, Default)]
pub(in crate::aws) struct AttemptWatcher(Arc<State>);

#[derive(Debug, Default)]
struct State {
    /// The current attempt has been sent and has no response yet.
    unanswered: AtomicBool,
    /// An attempt before the current one had no response.
    in_doubt: AtomicBool,
    /// The SDK considers the last error to be temporary.
    temporary: AtomicBool,
}

impl AttemptWatcher {
    /// Whether DynamoDB may have carried out an attempt before the last one.
    ///
    /// Refused attempts, such as throttled ones, do not count: DynamoDB said that it did nothing.
    pub(in crate::aws) fn earlier_may_have_succeeded(&self) -> bool {
        self.0.in_doubt.load(Ordering::Relaxed)
    }

    /// Whether DynamoDB may have carried out the request although it did not say so.
    pub(in crate::aws) fn may_have_succeeded<E: ProvideErrorMetadata>(
        &self,
        error: &SdkError<E>,
    ) -> bool {
        self.0.unanswered.load(Ordering::Relaxed) || is_unreadable(error)
    }

    /// Whether the same request can succeed later: the SDK considers the error to be temporary, or
    /// the response is missing or cannot be read.
    pub(in crate::aws) fn is_temporary<E: ProvideErrorMetadata>(
        &self,
        error: &SdkError<E>,
    ) -> bool {
        self.0.temporary.load(Ordering::Relaxed)
            || is_conflict(error)
            || self.may_have_succeeded(error)
    }
}

/// Whether a transaction was writing the same item, and nothing was done.
pub(in crate::aws) fn is_conflict<E: ProvideErrorMetadata>(error: &SdkError<E>) -> bool {
    error.code() == Some("TransactionConflictException")
}

/// Whether a response was truncated or garbled: its status is one of DynamoDB's, but the error has no code.
///
/// The SDK repeats requests after server errors, but not after such a response.
pub(in crate::aws) fn is_unreadable<E: ProvideErrorMetadata>(error: &SdkError<E>) -> bool {
    let status = error.raw_response().map(|response| response.status().as_u16());
    error.code().is_none() && matches!(status, Some(200 | 400))
}

/// Whether the response says if the work was done.
fn is_answered(context: &InterceptorContext) -> bool {
    let Some(Err(error)) = context.output_or_error() else { return true };
    let refused = context.response().is_some_and(|answer| answer.status().is_client_error());
    error.is_operation_error() && refused
}

impl Intercept for AttemptWatcher {
    fn name(&self) -> &'static str {
        "ddb_keys::aws::AttemptWatcher"
    }

    fn read_before_transmit(
        &self,
        _: &BeforeTransmitInterceptorContextRef<'_>,
        _: &RuntimeComponents,
        _: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        // An attempt that timed out may not reach `read_after_attempt`.
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
        if is_answered(context.inner()) {
            self.0.unanswered.store(false, Ordering::Relaxed);
        }
        if context.output_or_error().is_none_or(|outcome| outcome.is_ok()) {
            return Ok(());
        }
        let mut action = RetryAction::NoActionIndicated;
        for classifier in components.retry_classifiers() {
            match classifier.classify_retry(context.inner()) {
                RetryAction::NoActionIndicated => {}
                RetryAction::RetryForbidden => {
                    action = RetryAction::RetryForbidden;
                    break;
                }
                other => action = other,
            }
        }
        self.0.temporary.store(action.should_retry(), Ordering::Relaxed);
        Ok(())
    }
}
