//! Rows of several pages and segments.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::future::poll_fn;
use core::task::{Context, Poll};

use super::cursor::{Frame, Segments};
use super::page::Gathered;
use super::page_reader::{PageReader, Polled, Reading};
use super::paginate::Place;
use super::stream::Producer;
use crate::aws::{Cursor, CursorError, Error};
use crate::key::Key;

/// The maximum number of segments that are read at a time.
pub(in crate::aws) const MAX_SEGMENTS_AT_ONCE: usize = 256;

/// The rows of a query, a scan or a hydrated query, read page after page on demand.
pub(in crate::aws) struct RowSource<R> {
    sources: VecDeque<PageReader<R>>,
    /// Starts one segment after the other, from the segment `next`.
    waiting: Box<dyn Iterator<Item = Reading<R>> + Send>,
    next: u32,
    /// The request that failed, until its error has been returned.
    failure: Option<Error>,
    /// Where readers without further rows would continue.
    ended: Vec<(u32, Place)>,
    /// Keys of rows that had vanished, of sources that gave their last row.
    vanished: Vec<Key>,
    /// The frame of the stream's cursors. `None` if the stream has no cursors.
    frame: Option<Arc<Frame>>,
    is_scan: bool,
}

impl<R: 'static> RowSource<R> {
    /// The rows of a query that starts at a place.
    pub(in crate::aws) fn of_query(reading: Reading<R>, start: Place, frame: Arc<Frame>) -> Self {
        let sources = VecDeque::from([PageReader::new(0, start, reading)]);
        Self { sources, frame: Some(frame), ..Self::empty() }
    }

    /// The rows of segments, in the order in which they come: of those that have been started, and
    /// of those from the segment `next` on.
    pub(in crate::aws) fn of_segments(
        started: VecDeque<PageReader<R>>,
        next: u32,
        waiting: impl Iterator<Item = Reading<R>> + Send + 'static,
        frame: Option<Arc<Frame>>,
    ) -> Self {
        let waiting = Box::new(waiting);
        Self { sources: started, next, waiting, frame, is_scan: true, ..Self::empty() }
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
            vanished: Vec::new(),
            frame: None,
            is_scan: false,
        }
    }
}

impl<R> RowSource<R> {
    /// Starts segments, up to as many as are read at a time.
    fn start_segments(&mut self) {
        while self.sources.len() < MAX_SEGMENTS_AT_ONCE
            && let Some(reading) = self.waiting.next()
        {
            self.sources.push_back(PageReader::new(self.next, Place::Start, reading));
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
        if !self.is_scan || !source.is_finished() {
            self.ended.push((source.segment, source.place));
        }
    }

    /// Reads one page of every segment. The rows are taken out of the sources afterwards.
    pub(in crate::aws) async fn read_page(&mut self) -> usize {
        self.start_segments();
        let sources = core::mem::take(&mut self.sources);
        let mut reads: Vec<_> = sources.into_iter().map(read_page).map(Box::pin).collect();
        let mut skipped = 0;
        poll_fn(|context| {
            reads.retain_mut(|read| match read.as_mut().poll(context) {
                Poll::Pending => true,
                Poll::Ready((source, read)) => {
                    self.sources.push_back(source);
                    match read {
                        Ok(count) => skipped += count,
                        Err(failure) => self.failure = self.failure.take().or(Some(failure)),
                    }
                    false
                }
            });
            if reads.is_empty() { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
        skipped
    }

    /// Takes the rows that have been read, and the error of a request that failed.
    pub(in crate::aws) fn take_read(&mut self) -> (Gathered<R>, Option<Error>) {
        let mut gathered = Gathered::new();
        for mut source in core::mem::take(&mut self.sources) {
            while let Some(row) = source.take_row() {
                gathered.add(row);
            }
            self.end(source);
        }
        (gathered, self.failure.take())
    }

    /// Whether rows are left that have not been read.
    pub(in crate::aws) fn has_more(&mut self) -> bool {
        self.start_segments();
        !self.sources.is_empty() || !self.ended.is_empty()
    }
}

async fn read_page<R>(mut source: PageReader<R>) -> (PageReader<R>, Result<usize, Error>) {
    let read = source.read_page().await;
    (source, read)
}

impl<R: Send + 'static> RowSource<R> {
    /// The next row. `None` after the last one.
    pub(in crate::aws) async fn try_next(&mut self) -> Result<Option<R>, Error> {
        self.next_row().await.transpose()
    }

    async fn next_row(&mut self) -> Option<Result<R, Error>> {
        poll_fn(|context| self.poll_next(context)).await
    }

    /// Reads every row.
    pub(in crate::aws) async fn gathered(mut self) -> Result<Vec<R>, Error> {
        let mut gathered = Gathered::new();
        while let Some(row) = self.next_row().await {
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

impl<R: Send> Producer<R> for RowSource<R> {
    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<R, Error>>> {
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

    fn cursor(&self) -> Result<Option<Cursor>, CursorError> {
        let Some(frame) = &self.frame else { return Ok(None) };
        let places = self.sources.iter().map(|source| (source.segment, &source.place));
        let places = places.chain(self.ended.iter().map(|(segment, place)| (*segment, place)));
        let mut open = Vec::new();
        for (segment, place) in places {
            open.push((segment, place.position()?));
        }
        if !self.is_scan {
            let position = open.into_iter().find_map(|(_, position)| position);
            return Ok(position.map(|position| frame.cursor(&position)));
        }
        let is_at_start = open.iter().all(|(_, position)| position.is_none());
        let no_segment_is_read = usize::try_from(self.next).is_ok_and(|next| next == open.len());
        let segments = Segments { next: self.next, open };
        Ok((!is_at_start || !no_segment_is_read).then(|| segments.cursor(frame)))
    }

    fn take_vanished(&mut self) -> Vec<Key> {
        let mut vanished = core::mem::take(&mut self.vanished);
        self.sources.iter_mut().for_each(|source| vanished.append(&mut source.vanished));
        vanished
    }
}

impl<R> fmt::Debug for RowSource<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RowSource").field("sources", &self.sources.len()).finish_non_exhaustive()
    }
}
