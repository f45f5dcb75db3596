//! The outcome of each attempt at a request, as the SDK sees it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use aws_sdk_dynamodb::config::interceptors::{
    BeforeTransmitInterceptorContextRef, FinalizerInterceptorContextRef, InterceptorContext,
};
use aws_sdk_dynamodb::config::retry::{ClassifyRetry, RetryAction};
use aws_sdk_dynamodb::config::{self, ConfigBag, Intercept, RuntimeComponents};
use aws_sdk_dynamodb::error::{BoxError, ProvideErrorMetadata, SdkError};

/// Watches the attempts of one request, which the SDK repeats by itself when a response is lost.
///
/// Attach a clone to the request with `customize().interceptor(..)`.
#[derive(Debug, Clone, Default)]
pub(in crate::aws) struct AttemptWatcher(Arc<State>);

#[derive(Debug, Default)]
struct State {
    /// The current attempt has been sent and has no response yet.
    unanswered: AtomicBool,
    /// The SDK considers the last error to be temporary.
    temporary: AtomicBool,
}

impl AttemptWatcher {
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
        self.0.temporary.load(Ordering::Relaxed) || self.may_have_succeeded(error)
    }
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

/// Records whether DynamoDB may have carried out an attempt without a response that says so.
///
/// Attach a clone to the request as a retry classifier. The SDK asks it once after each attempt, timeouts included,
/// which costs less than the hooks of an interceptor. It never decides on a retry.
#[derive(Debug, Clone, Default)]
pub(in crate::aws) struct Resends(Arc<AtomicBool>);

impl Resends {
    /// Whether DynamoDB may have carried out an attempt before the last one, to which it has responded.
    ///
    /// Refused attempts, such as throttled ones, do not count: DynamoDB said that it did nothing.
    pub(in crate::aws) fn earlier_may_have_succeeded(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// The change of the SDK's configuration with which a request is watched.
    pub(in crate::aws) fn watch(&self) -> config::Builder {
        config::Builder::new().retry_classifier(self.clone())
    }
}

impl ClassifyRetry for Resends {
    fn classify_retry(&self, context: &InterceptorContext) -> RetryAction {
        if !is_answered(context) {
            self.0.store(true, Ordering::Relaxed);
        }
        RetryAction::NoActionIndicated
    }

    fn name(&self) -> &'static str {
        "ddb_keys::aws::Resends"
    }
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
        // An attempt that timed out never reaches `read_after_attempt`.
        self.0.unanswered.store(true, Ordering::Relaxed);
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
