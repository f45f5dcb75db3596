//! The reports of a pass while it runs.

use alloc::boxed::Box;
use alloc::sync::Arc;
use core::fmt;
use core::future::poll_fn;
use core::pin::Pin;
use core::task::{Context, Poll};
use std::sync::{Mutex, MutexGuard, PoisonError};

use futures_core::Stream;

use super::OnProgress;
use crate::aws::{Error, Pending};

/// The reports of a pass over a table while it runs: what has been done so far, again and again. The
/// last one is the report of the whole pass.
///
/// A `Stream` for the combinators of `futures`; [`try_next`](Self::try_next) needs none. A report that
/// was not asked for in time is replaced by the next one, so that memory does not grow. The pass goes on
/// only while it is asked for reports: each segment deals with the page that it has begun, and waits.
///
/// Dropping the stream ends the pass. Each item is then either written or not, and the
/// [checkpoint](crate::aws::Checkpoint) says where to go on.
///
/// ```
/// # use ddb_keys::{Entity, Table};
/// # use ddb_keys::embedded::Embedded;
/// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
/// # #[pk("ORDER#<id>")]
/// # #[former(V1, pk = "O#<id>")]
/// # struct Order { id: u32 }
/// # #[derive(Debug, Table)]
/// # #[table(name = "shop", pk = "PK")]
/// # enum Shop { Order(Order) }
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let engine = Embedded::start().await?;
/// # let table = Shop::client(engine.client());
/// # table.create_table().await?;
/// let mut reports = table.migrate::<Order>().stream();
/// let mut last = None;
/// while let Some(report) = reports.try_next().await? {
///     println!("{} of {} segments", report.segments_done, report.segments);
///     last = Some(report);
/// }
/// assert!(last.is_some_and(|report| report.is_complete()));
/// # Ok(())
/// # }
/// ```
#[must_use = "nothing is done until a report is asked for"]
pub struct ReportStream<R> {
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

impl<R: Send + 'static> ReportStream<R> {
    /// The stream of a pass that passes its reports to a function.
    pub(in crate::aws) fn new(pass: impl FnOnce(OnProgress<R>) -> Pending<R>) -> Self {
        let latest = Latest(Arc::new(Mutex::new(None)));
        let written = Latest(latest.0.clone());
        let pass = pass(Box::new(move |report| *written.lock() = Some(report)));
        Self { pass: Some(pass), latest }
    }
}

impl<R> ReportStream<R> {
    /// The next report. `None` after that of the whole pass.
    ///
    /// ```no_run
    /// # use ddb_keys::{Entity, Table, aws::{Client, Error}};
    /// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// # async fn run(table: Client<Users>) -> Result<(), Error> {
    /// let mut reports = table.audit().stream();
    /// while let Some(report) = reports.try_next().await? {
    ///     println!("{} items", report.items);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Cost
    ///
    /// The requests of the pass until its next report.
    ///
    /// # Errors
    ///
    /// The error that ended the pass, which is the last thing that the stream returns.
    pub async fn try_next(&mut self) -> Result<Option<R>, Error> {
        poll_fn(|context| Pin::new(&mut *self).poll_next(context)).await.transpose()
    }
}

impl<R> Stream for ReportStream<R> {
    type Item = Result<R, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
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

/// The pass is on the heap, and nothing points into it.
impl<R> Unpin for ReportStream<R> {}

impl<R> fmt::Debug for ReportStream<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReportStream").field("ended", &self.pass.is_none()).finish_non_exhaustive()
    }
}
