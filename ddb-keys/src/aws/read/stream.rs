//! Rows of several pages and segments: all, a page of them, or one after the other.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::future::poll_fn;
use core::mem;
use core::pin::Pin;
use core::task::{Context, Poll};

use futures_core::Stream;

use super::cursor::{Frame, Position, Segments};
use super::page::{Gathered, Page};
use super::page_buffer::PageBuffer;
use super::steps::Stepwise;
use crate::aws::example::example;
use crate::aws::{Cursor, CursorError, Error};
use crate::key::Key;

/// The maximum number of segments that are read at a time.
const MAX_SEGMENTS_AT_ONCE: usize = 256;

/// The rows of a read, produced on demand.
///
/// A `Stream` for the combinators of `futures`; [`try_next`](Self::try_next) needs none.
///
/// # Rows
///
/// They are read page after page. An item that cannot be read is an error in its place, and the next row follows.
/// A request that fails ends the stream: the rows that were read before it come first, then its error, then nothing.
/// [`cursor`](Self::cursor) says where to continue.
#[must_use = "nothing is done until a value is asked for"]
pub struct RowStream<R> {
    sources: VecDeque<PageBuffer<R>>,
    /// Starts one segment after the other, from the segment `next`.
    waiting: Box<dyn Iterator<Item = PageBuffer<R>> + Send>,
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

impl<R: Send + 'static> RowStream<R> {
    /// The rows of a query. Without steps there are none.
    pub(in crate::aws) fn of_query(steps: Result<Option<impl Stepwise<R>>, Error>) -> Self {
        match steps {
            Err(error) => Self::failed(error),
            Ok(None) => Self::empty(),
            Ok(Some(steps)) => {
                let frame = Some(steps.frame());
                Self {
                    sources: VecDeque::from([PageBuffer::new(0, steps)]),
                    frame,
                    ..Self::empty()
                }
            }
        }
    }

    /// The rows of segments, in the order in which they come: of those that have been started, and
    /// of those from the segment `next` on.
    pub(in crate::aws) fn of_segments(
        sources: VecDeque<PageBuffer<R>>,
        next: u32,
        waiting: impl Iterator<Item = PageBuffer<R>> + Send + 'static,
        frame: Arc<Frame>,
    ) -> Self {
        let (waiting, frame) = (Box::new(waiting), Some(frame));
        Self { sources, next, waiting, frame, is_scan: true, ..Self::empty() }
    }

    pub(in crate::aws) fn failed(error: Error) -> Self {
        Self { failure: Some(error), ..Self::empty() }
    }

    fn empty() -> Self {
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

impl<R> RowStream<R> {
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
        self.sources.iter_mut().for_each(PageBuffer::stop);
    }

    /// Keeps the position at which a source without further rows would continue.
    fn end(&mut self, mut source: PageBuffer<R>) {
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
            let is_stopped = self.sources.iter().all(PageBuffer::is_stopped);
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
}

impl<R> RowStream<R> {
    /// The next row. `None` after the last one.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let mut rows = table.query(Message::query().room("rust")).stream();"#
        "assert_eq!(rows.try_next().await?, Some(message));"
        "assert_eq!(rows.try_next().await?, None);"
    )]
    ///
    /// # Cost
    ///
    /// A request when all rows of the last page have been returned, otherwise nothing. Each costs as much as a page.
    ///
    /// # Errors
    ///
    /// An item that cannot be read is [`Error::Item`], and the next row follows. Any other error is
    /// the last thing that the stream returns.
    pub async fn try_next(&mut self) -> Result<Option<R>, Error> {
        self.next().await.transpose()
    }

    /// The next row, or what is returned in its place. `None` after the last one.
    ///
    /// It differs from [`try_next`](Self::try_next) only in its form, which suits a loop that continues after an error.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let mut rows = table.query(Message::query().room("rust")).stream();"#
        "while let Some(row) = rows.next().await {"
        "    match row {"
        r#"        Ok(row) => println!("{row:?}"),"#
        r#"        Err(error) => eprintln!("{error}"),"#
        "    }"
        "}"
    )]
    ///
    /// # Cost
    ///
    /// The cost of [`try_next`](Self::try_next).
    ///
    /// # Errors
    ///
    /// The errors of [`try_next`](Self::try_next).
    pub async fn next(&mut self) -> Option<Result<R, Error>> {
        poll_fn(|context| Pin::new(&mut *self).poll_next(context)).await
    }

    /// Returns the cursor after the rows that have been returned, for `after` of the same query or scan.
    /// `None` if no row has been returned yet.
    ///
    /// There is a cursor after the last row too, which leads to items that are written later.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message.clone() }).await?;"
        r#"let query = || table.query(Message::query().room("rust"));"#
        "let mut rows = query().stream();"
        "rows.try_next().await?;"
        "// Later, or elsewhere:"
        "let rest = query().after(rows.cursor()?).await?;"
        "assert_eq!(rest.len(), 1);"
    )]
    ///
    /// # Errors
    ///
    /// [`CursorError::NoPosition`] if a projection leaves out the key attributes.
    pub fn cursor(&self) -> Result<Option<Cursor>, CursorError> {
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

    /// Takes the keys of items that an index still had, but that were gone or no longer matched when they
    /// were read from the table, since the last call. Empty unless the stream is of a
    /// [`Hydrate`](crate::aws::Hydrate).
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let mut rows = table.query(Message::query_by_author().author("ann")).hydrate().stream();"#
        "while rows.try_next().await?.is_some() {}"
        "assert!(rows.take_vanished().is_empty());"
    )]
    pub fn take_vanished(&mut self) -> Vec<Key> {
        let mut vanished = mem::take(&mut self.vanished);
        self.sources.iter_mut().for_each(|source| vanished.append(&mut source.vanished));
        vanished
    }
}

/// Nothing points into the stream.
impl<R> Unpin for RowStream<R> {}

impl<R> Stream for RowStream<R> {
    type Item = Result<R, Error>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = self.get_mut();
        if this.failure.is_none() {
            this.start_segments();
        }
        let mut left = this.sources.len();
        while left > 0
            && let Some(mut source) = this.sources.pop_front()
        {
            left -= 1;
            match source.poll_next(context) {
                Poll::Pending => this.sources.push_back(source),
                Poll::Ready(Ok(Some(row))) => {
                    // The others come first the next time, so that all of them keep reading.
                    this.sources.push_back(source);
                    return Poll::Ready(Some(row.map_err(Error::from)));
                }
                Poll::Ready(Err(failure)) => {
                    this.fail(failure);
                    this.end(source);
                    left = this.sources.len();
                }
                Poll::Ready(Ok(None)) => {
                    this.end(source);
                    if this.failure.is_none() && this.sources.len() < MAX_SEGMENTS_AT_ONCE {
                        let before = this.sources.len();
                        this.start_segments();
                        left += this.sources.len() - before;
                    }
                }
            }
        }
        if !this.sources.is_empty() {
            return Poll::Pending;
        }
        Poll::Ready(this.failure.take().map(Err))
    }
}

impl RowStream<()> {
    /// Counts every row.
    pub(in crate::aws) async fn counted(self) -> Result<usize, Error> {
        match self.gathered().await {
            Ok(rows) => Ok(rows.len()),
            Err(Error::Incomplete(read)) => Err(read.counted()),
            Err(error) => Err(error),
        }
    }
}

impl<R> fmt::Debug for RowStream<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RowStream").field("sources", &self.sources.len()).finish_non_exhaustive()
    }
}
