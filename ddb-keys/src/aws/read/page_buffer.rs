//! The rows of one query or one segment, read page after page.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::pin::Pin;
use core::task::{Context, Poll, ready};

use super::cursor::Position;
use super::steps::{Row, Step, Stepwise};
use crate::aws::{Error, ItemError};
use crate::key::Key;

/// A page that is being read.
pub(in crate::aws) type Reading<R> =
    Pin<Box<dyn Future<Output = Result<ReadPage<R>, Error>> + Send>>;

/// A page that was read, and the next one.
pub(in crate::aws) struct ReadPage<R> {
    /// `None` if there are as many rows as wanted.
    step: Option<Step<R>>,
    /// Where the page ends.
    end: Position,
    /// The next page, to be read when it is polled.
    next: Option<Reading<R>>,
}

/// Reads the next page when it is polled.
fn read<R: Send + 'static>(mut steps: impl Stepwise<R>) -> Reading<R> {
    Box::pin(async move {
        let step = steps.step().await?;
        let end = steps.position().clone();
        // The future is as large as a request, so none is made for a page that does not exist.
        let next = (step.is_some() && !end.is_end()).then(|| read(steps));
        Ok(ReadPage { step, end, next })
    })
}

/// Rows that one request after the other has returned.
pub(in crate::aws) struct PageBuffer<R> {
    /// Which segment of a scan this is; 0 for a query.
    pub(in crate::aws) segment: u32,
    /// The position after the last row that was handed out.
    pub(in crate::aws) position: Position,
    rows: VecDeque<Row<R>>,
    /// The number of items that were skipped.
    pub(in crate::aws) skipped: usize,
    /// Keys of rows that had vanished.
    pub(in crate::aws) vanished: Vec<Key>,
    /// Where the rows end.
    end: Position,
    reading: Option<Reading<R>>,
}

impl<R> PageBuffer<R> {
    pub(in crate::aws) fn new(segment: u32, steps: impl Stepwise<R>) -> Self
    where
        R: Send + 'static,
    {
        let position = steps.position().clone();
        Self {
            segment,
            end: position.clone(),
            position,
            rows: VecDeque::new(),
            skipped: 0,
            vanished: Vec::new(),
            reading: Some(read(steps)),
        }
    }

    /// Whether every row has been read and handed out.
    pub(in crate::aws) fn is_finished(&self) -> bool {
        self.rows.is_empty() && self.end.is_end()
    }

    /// Whether no further page is to be read.
    pub(in crate::aws) fn is_stopped(&self) -> bool {
        self.reading.is_none()
    }

    /// Reads no further page.
    pub(in crate::aws) fn stop(&mut self) {
        self.reading = None;
    }

    /// The next row, or nothing after the last one.
    pub(in crate::aws) fn poll_next(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Result<Option<Result<R, ItemError>>, Error>> {
        loop {
            let row = self.take_row();
            if row.is_some() || !ready!(self.poll_page(context))? {
                return Poll::Ready(Ok(row));
            }
        }
    }

    /// Reads one page, and no more. `false` if there is none.
    pub(in crate::aws) fn poll_page(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Result<bool, Error>> {
        let Some(reading) = &mut self.reading else { return Poll::Ready(Ok(false)) };
        let read = ready!(reading.as_mut().poll(context));
        self.reading = None;
        Poll::Ready(read.map(|ReadPage { step, end, next }| {
            (self.end, self.reading) = (end, next);
            if let Some(step) = step {
                self.rows.extend(step.rows);
                self.skipped += step.skipped;
                self.vanished.extend(step.vanished);
            }
            if self.rows.is_empty() {
                self.reach_end();
            }
            true
        }))
    }

    /// Takes a row that has been read.
    pub(in crate::aws) fn take_row(&mut self) -> Option<Result<R, ItemError>> {
        let Row { row, position } = self.rows.pop_front()?;
        match position {
            Some(position) => self.position = position,
            None if self.rows.is_empty() => self.reach_end(),
            None => {}
        }
        Some(row)
    }

    /// After the last row of all, the position stays where it is, so that a cursor can be made of it.
    fn reach_end(&mut self) {
        if !self.end.is_end() {
            self.position = self.end.clone();
        }
    }
}
