//! The reports of a pass while it runs.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll};

use futures_core::Stream;
use tokio::sync::watch;

use super::{OnProgress, Pending};
use crate::Error;
use crate::example::example;

/// The reports of a pass over a table while it runs.
///
/// Each says what has been done so far; the last one is the report of the whole pass. A report that
/// was not asked for in time is replaced by the next one, so that memory does not grow. The pass
/// continues only while reports are asked for: each segment finishes the page that it has begun, and waits.
///
/// Dropping the stream ends the pass. Each item is then either written or not, and the
/// [checkpoint](crate::Checkpoint) says where to continue.
///
#[doc = example!(
    "let mut reports = ddb_keys_admin::migrate::<Order>(&table).stream();"
    "let mut last = None;"
    "while let Some(report) = reports.try_next().await? {"
    r#"    println!("{} of {} segments", report.segments_done, report.segments);"#
    "    last = Some(report);"
    "}"
    "assert!(last.is_some_and(|report| report.is_complete()));"
)]
#[must_use = "nothing is done until a report is asked for"]
pub struct Reports<R> {
    /// The pass. `None` after its end.
    pass: Option<Pending<R>>,
    /// The latest report that nobody has seen.
    latest: watch::Sender<Option<R>>,
}

impl<R: Send + Sync + 'static> Reports<R> {
    /// The stream of a pass that passes its reports to a function.
    pub(crate) fn new(pass: impl FnOnce(OnProgress<R>) -> Pending<R>) -> Self {
        let latest = watch::Sender::new(None);
        let written = latest.clone();
        let pass = pass(Box::new(move |report| drop(written.send_replace(Some(report)))));
        Self { pass: Some(pass), latest }
    }
}

impl<R> Reports<R> {
    /// The next report. `None` after the last one.
    ///
    #[doc = example!(
        "let mut reports = ddb_keys_admin::audit(&table).stream();"
        "while let Some(report) = reports.try_next().await? {"
        r#"    println!("{} items", report.items);"#
        "}"
    )]
    ///
    /// # Cost
    ///
    /// The requests of the pass until then.
    ///
    /// # Errors
    ///
    /// The error that ends the pass. Nothing comes after it.
    pub async fn try_next(&mut self) -> Result<Option<R>, Error> {
        poll_fn(|context| self.poll(context)).await.transpose()
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<R, Error>>> {
        let Some(pass) = &mut self.pass else { return Poll::Ready(None) };
        match pass.as_mut().poll(context) {
            Poll::Ready(result) => {
                self.pass = None;
                Poll::Ready(Some(result))
            }
            Poll::Pending => match self.latest.send_replace(None) {
                Some(report) => Poll::Ready(Some(Ok(report))),
                None => Poll::Pending,
            },
        }
    }
}

impl<R> Stream for Reports<R> {
    type Item = Result<R, Error>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.get_mut().poll(context)
    }
}

impl<R> fmt::Debug for Reports<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reports").field("ended", &self.pass.is_none()).finish_non_exhaustive()
    }
}
