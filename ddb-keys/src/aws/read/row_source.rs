//! Rows of several pages and segments.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::future::poll_fn;
use core::mem;
use core::task::{Context, Poll};

use super::cursor::{Frame, Position, Segments};
use super::page::{Gathered, Page};
use super::page_reader::{PageReader, Polled};
use super::steps::Stepwise;
use crate::aws::{Cursor, CursorError, Error};
use crate::key::Key;

/// The maximum number of segments that are read at a time.
const MAX_SEGMENTS_AT_ONCE: usize = 256;

/// The rows of a query, a scan or a hydrated query, read page after page on demand.
pub(in crate::aws) struct RowSource<R> {
    sources: VecDeque<PageReader<R>>,
    /// Starts one segment after the other, from the segment `next`.
    waiting: Box<dyn Iterator<Item = PageReader<R>> + Send>,
    next: u32,
    /// The request that failed, until its error has been returned.
    failure: Option<Error>,
    /// Where readers without further rows would continue.
    ended: Vec<(u32, Position)>,
    /// Whether one of them has rows that are not wanted now.
    has_more: bool,
    /// Keys of rows that had vanished, of sources that gave their last row.
    vanished: Vec<Key>,
    /// The frame of the cursors. `None` if nothing is read.
    frame: Option<Arc<Frame>>,
    is_scan: bool,
}

impl<R: Send + 'static> RowSource<R> {
    /// The rows of a query.
    pub(in crate::aws) fn of_query(steps: impl Stepwise<R>) -> Self {
        let frame = Some(steps.frame());
        Self { sources: VecDeque::from([PageReader::new(0, steps)]), frame, ..Self::empty() }
    }

    /// The rows of segments, in the order in which they come: of those that have been started, and
    /// of those from the segment `next` on.
    pub(in crate::aws) fn of_segments(
        sources: VecDeque<PageReader<R>>,
        next: u32,
        waiting: impl Iterator<Item = PageReader<R>> + Send + 'static,
        frame: Arc<Frame>,
    ) -> Self {
        let (waiting, frame) = (Box::new(waiting), Some(frame));
        Self { sources, next, waiting, frame, is_scan: true, ..Self::empty() }
    }

    pub(in crate::aws) fn failed(error: Error) -> Self {
        Self { failure: Some(error), ..Self::empty() }
    }

    pub(in crate::aws) fn empty() -> Self {
        Self {
            sources: VecDeque::new(),
            waiting: Box::new(core::iter::empty()),
            next: 0,
            failure: None,
            ended: Vec::new(),
            has_more: false,
            vanished: Vec::new(),
            frame: None,
            is_scan: false,
        }
    }

    /// Reads every row.
    pub(in crate::aws) async fn gathered(mut self) -> Result<Vec<R>, Error> {
        let mut gathered = Gathered::new();
        while let Some(row) = self.next().await {
            match row {
                Ok(row) => gathered.add(Ok(row)),
                Err(Error::Item(error)) => gathered.add(Err(error)),
                Err(failure) => {
                    let cursor = self.cursor().ok().flatten();
                    return Err(gathered.failed(failure, cursor));
                }
            }
        }
        gathered.complete()
    }
}

impl<R> RowSource<R> {
    /// Starts segments, up to as many as are read at a time.
    fn start_segments(&mut self) {
        while self.sources.len() < MAX_SEGMENTS_AT_ONCE
            && let Some(source) = self.waiting.next()
        {
            self.sources.push_back(source);
            self.next += 1;
        }
    }

    /// Ends the stream after the rows that have been read.
    fn fail(&mut self, failure: Error) {
        self.failure.get_or_insert(failure);
        self.sources.iter_mut().for_each(PageReader::stop);
    }

    /// Keeps the position at which a source without further rows would continue.
    fn end(&mut self, mut source: PageReader<R>) {
        self.vanished.append(&mut source.vanished);
        self.has_more |= !source.is_finished();
        if !self.is_scan || !source.is_finished() {
            self.ended.push((source.segment, source.position));
        }
    }

    /// Reads one page of every segment. The rows are taken out of the sources afterwards.
    async fn read_page(&mut self) {
        self.start_segments();
        let mut reading = mem::take(&mut self.sources);
        poll_fn(|context| {
            for _ in 0..reading.len() {
                let Some(mut source) = reading.pop_front() else { break };
                match source.poll_page(context) {
                    Poll::Pending => reading.push_back(source),
                    Poll::Ready(read) => {
                        self.failure = self.failure.take().or(read.err());
                        self.sources.push_back(source);
                    }
                }
            }
            if reading.is_empty() { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
    }

    /// Reads what is one page to the caller: one of DynamoDB for each segment, or until there are no further rows or as many as
    /// wanted.
    pub(in crate::aws) async fn page(mut self, once: bool) -> Result<Page<R>, Error> {
        loop {
            self.read_page().await;
            let is_stopped = self.sources.iter().all(PageReader::is_stopped);
            if once || self.failure.is_some() || is_stopped {
                break;
            }
        }
        let (mut gathered, mut skipped) = (Gathered::new(), 0);
        for mut source in mem::take(&mut self.sources) {
            while let Some(row) = source.take_row() {
                gathered.add(row);
            }
            skipped += source.skipped;
            self.end(source);
        }
        let mut failure = self.failure.take();
        if let Some(error) =
            failure.take_if(|error| gathered.is_empty() || matches!(error, Error::Cursor(_)))
        {
            return Err(error);
        }
        self.start_segments();
        let has_more = self.has_more || !self.sources.is_empty();
        let cursor = if has_more { self.cursor()? } else { None };
        let (Gathered { rows, unreadable }, vanished) = (gathered, self.vanished);
        Ok(Page { rows, unreadable, skipped, vanished, failure, cursor })
    }

    pub(in crate::aws) fn poll_next(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<R, Error>>> {
        if self.failure.is_none() {
            self.start_segments();
        }
        let mut left = self.sources.len();
        while left > 0
            && let Some(mut source) = self.sources.pop_front()
        {
            left -= 1;
            match source.poll_next(context) {
                Poll::Pending => self.sources.push_back(source),
                Poll::Ready(Polled::Row(row)) => {
                    // The others come first the next time, so that all of them keep reading.
                    self.sources.push_back(source);
                    return Poll::Ready(Some(row.map_err(Error::from)));
                }
                Poll::Ready(Polled::Failure(failure)) => {
                    self.fail(failure);
                    self.end(source);
                    left = self.sources.len();
                }
                Poll::Ready(Polled::End) => {
                    self.end(source);
                    if self.failure.is_none() && self.sources.len() < MAX_SEGMENTS_AT_ONCE {
                        let before = self.sources.len();
                        self.start_segments();
                        left += self.sources.len() - before;
                    }
                }
            }
        }
        if !self.sources.is_empty() {
            return Poll::Pending;
        }
        Poll::Ready(self.failure.take().map(Err))
    }

    /// The next row. `None` after the last one.
    pub(in crate::aws) async fn next(&mut self) -> Option<Result<R, Error>> {
        poll_fn(|context| self.poll_next(context)).await
    }

    /// The cursor after the last row that was handed out.
    pub(in crate::aws) fn cursor(&self) -> Result<Option<Cursor>, CursorError> {
        let Some(frame) = &self.frame else { return Ok(None) };
        let mut open = Vec::with_capacity(self.sources.len() + self.ended.len());
        for source in &self.sources {
            open.push((source.segment, source.position.clone()));
        }
        open.extend_from_slice(&self.ended);
        if self.is_scan {
            return Segments { next: self.next, open }.cursor(frame);
        }
        open.first().map_or(Ok(None), |(_, position)| frame.cursor(position))
    }

    pub(in crate::aws) fn take_vanished(&mut self) -> Vec<Key> {
        let mut vanished = mem::take(&mut self.vanished);
        self.sources.iter_mut().for_each(|source| vanished.append(&mut source.vanished));
        vanished
    }
}

impl RowSource<()> {
    /// Counts every row.
    pub(in crate::aws) async fn counted(self) -> Result<usize, Error> {
        match self.gathered().await {
            Ok(rows) => Ok(rows.len()),
            Err(Error::Incomplete(read)) => Err(read.counted()),
            Err(error) => Err(error),
        }
    }
}

impl<R> fmt::Debug for RowSource<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RowSource").field("sources", &self.sources.len()).finish_non_exhaustive()
    }
}
