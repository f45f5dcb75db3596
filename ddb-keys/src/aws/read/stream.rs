//! Rows as a stream.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::fmt;
use core::future::poll_fn;
use core::pin::Pin;
use core::task::{Context, Poll};

use futures_core::Stream;

use super::paginate::{Pages, Steps};
use crate::aws::Error;

/// Rows, read page after page as they are asked for.
///
/// A [`Stream`] for the combinators of `futures`; [`try_next`](Self::try_next) needs none. An item
/// that cannot be read is an error in its place, and the rows after it follow; a request that
/// fails is the last thing that comes.
#[must_use = "nothing is read until a row is asked for"]
pub struct RowStream<R> {
    sources: VecDeque<Source<R>>,
}

/// What one request after the other has given.
struct Source<R> {
    rows: VecDeque<Result<R, Error>>,
    reading: Option<Reading<R>>,
}

/// A page on its way.
pub(in crate::aws) type Reading<R> = Pin<Box<dyn Future<Output = Read<R>> + Send>>;

/// Begins to read the next page.
type More<R> = Box<dyn FnOnce() -> Reading<R> + Send>;

/// A page, and how to read on.
pub(in crate::aws) struct Read<R> {
    rows: Vec<Result<R, Error>>,
    more: Option<More<R>>,
}

impl<R> Read<R> {
    /// One thing, and nothing after it.
    pub(in crate::aws) fn only(row: Result<R, Error>) -> Self {
        Self { rows: Vec::from([row]), more: None }
    }
}

/// Reads the next page when it is polled.
pub(in crate::aws) fn read<P: Pages, R: Send + 'static>(mut steps: Steps<P, R>) -> Reading<R> {
    Box::pin(async move {
        match steps.step().await {
            Err(error) => Read::only(Err(error)),
            Ok(None) => Read { rows: Vec::new(), more: None },
            Ok(Some(step)) => Read { rows: step.rows, more: Some(Box::new(move || read(steps))) },
        }
    })
}

impl<R> RowStream<R> {
    /// What several readers give, side by side, in the order in which it comes.
    pub(in crate::aws) fn of(readers: impl IntoIterator<Item = Reading<R>>) -> Self {
        let source = |reading| Source { rows: VecDeque::new(), reading: Some(reading) };
        Self { sources: readers.into_iter().map(source).collect() }
    }

    pub(in crate::aws) fn failed(error: Error) -> Self {
        let source = Source { rows: VecDeque::from([Err(error)]), reading: None };
        Self { sources: VecDeque::from([source]) }
    }

    pub(in crate::aws) fn empty() -> Self {
        Self { sources: VecDeque::new() }
    }

    /// The next row; none after the last one.
    pub async fn try_next(&mut self) -> Result<Option<R>, Error> {
        poll_fn(|context| Pin::new(&mut *self).poll_next(context)).await.transpose()
    }

    pub(in crate::aws) async fn collect(mut self) -> Result<Vec<R>, Error> {
        let mut rows = Vec::new();
        while let Some(row) = self.try_next().await? {
            rows.push(row);
        }
        Ok(rows)
    }
}

impl<R> Source<R> {
    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<R, Error>>> {
        loop {
            if let Some(row) = self.rows.pop_front() {
                return Poll::Ready(Some(row));
            }
            let Some(reading) = &mut self.reading else { return Poll::Ready(None) };
            let Poll::Ready(read) = reading.as_mut().poll(context) else { return Poll::Pending };
            self.rows = read.rows.into();
            self.reading = read.more.map(|more| more());
        }
    }
}

/// Rows lie on the heap, and nothing points into them.
impl<R> Unpin for RowStream<R> {}

impl<R> Stream for RowStream<R> {
    type Item = Result<R, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        for _ in 0..self.sources.len() {
            let Some(mut source) = self.sources.pop_front() else { break };
            match source.poll_next(context) {
                Poll::Ready(None) => {}
                Poll::Pending => self.sources.push_back(source),
                Poll::Ready(Some(row)) => {
                    // The others come first the next time, so that all of them keep reading.
                    self.sources.push_back(source);
                    return Poll::Ready(Some(row));
                }
            }
        }
        if self.sources.is_empty() { Poll::Ready(None) } else { Poll::Pending }
    }
}

impl<R> fmt::Debug for RowStream<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RowStream").field("sources", &self.sources.len()).finish()
    }
}
