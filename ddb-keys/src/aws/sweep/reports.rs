//! The reports of a pass while it runs.

use alloc::boxed::Box;
use alloc::sync::Arc;
use core::fmt;
use core::task::{Context, Poll};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::OnProgress;
use crate::aws::read::stream::Producer;
use crate::aws::{Error, Pending};

/// The reports of a pass over a table while it runs. One that was not asked for in time is replaced by the next one.
pub(in crate::aws) struct Reports<R> {
    /// The pass. `None` after its end.
    pass: Option<Pending<R>>,
    latest: Latest<R>,
}

/// The latest report that nobody has seen.
struct Latest<R>(Arc<Mutex<Option<R>>>);

impl<R> Latest<R> {
    fn lock(&self) -> MutexGuard<'_, Option<R>> {
        // A report is whole even if another thread has panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<R: Send + 'static> Reports<R> {
    /// The stream of a pass that passes its reports to a function.
    pub(in crate::aws) fn new(pass: impl FnOnce(OnProgress<R>) -> Pending<R>) -> Self {
        let latest = Latest(Arc::new(Mutex::new(None)));
        let written = Latest(latest.0.clone());
        let pass = pass(Box::new(move |report| *written.lock() = Some(report)));
        Self { pass: Some(pass), latest }
    }
}

impl<R: Send> Producer<R> for Reports<R> {
    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<R, Error>>> {
        let Some(pass) = &mut self.pass else { return Poll::Ready(None) };
        match pass.as_mut().poll(context) {
            Poll::Ready(result) => {
                self.pass = None;
                Poll::Ready(Some(result))
            }
            Poll::Pending => match self.latest.lock().take() {
                Some(report) => Poll::Ready(Some(Ok(report))),
                None => Poll::Pending,
            },
        }
    }
}

impl<R> fmt::Debug for Reports<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reports").field("ended", &self.pass.is_none()).finish_non_exhaustive()
    }
}
