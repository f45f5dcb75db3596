//! Reads page after page, as DynamoDB returns them, until there are as many rows as wanted.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::iter::repeat_with;

use super::cursor::{Frame, Position};
use super::fetch::{Fetched, Pages};
use super::row_reader::RowReader;
use crate::aws::{CursorError, Error, Item, ItemError};
use crate::key::Key;

/// The maximum number of items in one request where few rows are wanted among many other items.
const MAX_AT_ONCE: usize = 1000;

/// A read that proceeds page by page.
pub(in crate::aws) trait Stepwise<R>: Send + 'static {
    /// Reads the next page. `None` after the last one, or if there are as many rows as wanted.
    ///
    /// After an error the same page can be read again.
    fn step(&mut self) -> impl Future<Output = Result<Option<Step<R>>, Error>> + Send;

    /// The position after the last row that was read.
    fn position(&self) -> &Position;

    /// The frame of the read's cursors.
    fn frame(&self) -> Arc<Frame>;
}

/// The rows of one request.
pub(in crate::aws) struct Step<R> {
    pub(in crate::aws) rows: Vec<Row<R>>,
    pub(in crate::aws) skipped: usize,
    /// Keys that the index has and the table no longer has.
    pub(in crate::aws) vanished: Vec<Key>,
}

/// A row, or the error of an item that cannot be read, and the position after it if that is tracked.
pub(in crate::aws) struct Row<R> {
    pub(in crate::aws) row: Result<R, ItemError>,
    pub(in crate::aws) position: Option<Position>,
}

/// Reads one page after the other.
pub(in crate::aws) struct Steps<P, R> {
    request: P,
    reader: RowReader<R>,
    frame: Arc<Frame>,
    position: Position,
    /// How many more rows are wanted. `None` if all are.
    missing: Option<usize>,
    /// The least number of items to request.
    ask: usize,
    /// The maximum number of items to request at once.
    most: Option<usize>,
    /// Whether each row carries its position, from which a cursor can be made.
    tracked: bool,
    /// Whether rows are counted, and have no positions.
    counts: bool,
    progress: Progress,
}

impl<P: Pages, R> Steps<P, R> {
    pub(in crate::aws) fn new(
        request: P,
        reader: RowReader<R>,
        frame: Arc<Frame>,
        position: Position,
    ) -> Self {
        Self {
            request,
            reader,
            frame,
            position,
            missing: None,
            ask: 0,
            most: None,
            tracked: false,
            counts: false,
            progress: Progress::default(),
        }
    }

    /// Reads only this many rows.
    pub(in crate::aws) fn limited(self, limit: Option<usize>) -> Self {
        Self { missing: limit, ..self }
    }

    pub(in crate::aws) fn tracked(self, tracked: bool) -> Self {
        Self { tracked, ..self }
    }

    /// Requests no more than this many items at once, unless the request says how many.
    pub(in crate::aws) fn at_most(self, items: usize) -> Self {
        let most = (!self.request.is_limited()).then_some(items);
        Self { most, ..self }
    }

    /// Counts the rows. If items must be told apart, `telling` names the attributes for that.
    pub(in crate::aws) fn counting(self, telling: Option<String>) -> Self {
        Self { request: self.request.counting(telling), counts: true, ..self }
    }

    /// The state to keep in order to [go back](Self::go_back).
    pub(in crate::aws) fn mark(&self) -> (Position, Option<usize>) {
        (self.position.clone(), self.missing)
    }

    /// Reads again what was read since a mark.
    pub(in crate::aws) fn go_back(&mut self, (position, missing): (Position, Option<usize>)) {
        (self.position, self.missing) = (position, missing);
        self.progress = Progress::default();
    }

    /// More items than wanted rows are requested only if each of them tells its position.
    fn limit(&self) -> Option<usize> {
        let tells = self.reader.fields.is_some() || !self.request.is_projected();
        let may_ask = self.counts || tells;
        let ask = if may_ask { self.ask } else { 0 };
        let limit = self.missing.map(|missing| missing.max(ask));
        limit.into_iter().chain(self.most).min()
    }

    fn rows(&mut self, fetched: Fetched) -> Result<Step<R>, Error> {
        let rows = Vec::with_capacity(fetched.items.len());
        let mut step = Step { rows, skipped: 0, vanished: Vec::new() };
        self.position = fetched.next;
        if self.counts && fetched.items.is_empty() {
            // More than wanted if more were requested.
            let count = self.missing.map_or(fetched.count, |missing| missing.min(fetched.count));
            let counted = repeat_with(|| self.reader.row(Item::new())).take(count).flatten();
            step.rows.extend(counted.map(|row| Row { row, position: None }));
            self.missing = self.missing.map(|missing| missing - count);
            return Ok(step);
        }
        let mut items = fetched.items.into_iter();
        while self.missing != Some(0)
            && let Some(item) = items.next()
        {
            let is_last = self.missing == Some(1) && items.len() > 0 && !self.counts;
            let after = (self.tracked || is_last).then(|| self.frame.after(&item));
            let row = if self.frame.excludes(&item) { None } else { self.reader.row(item) };
            let Some(row) = row else {
                step.skipped += 1;
                continue;
            };
            self.missing = self.missing.map(|missing| missing - 1);
            if let Some(after) = after.as_ref().filter(|_| is_last) {
                if matches!(after, Position::Unknown) {
                    return Err(CursorError::NoPosition.into());
                }
                self.position = after.clone();
            }
            step.rows.push(Row { row, position: after.filter(|_| self.tracked) });
        }
        Ok(step)
    }
}

impl<P: Pages, R: Send + 'static> Stepwise<R> for Steps<P, R> {
    async fn step(&mut self) -> Result<Option<Step<R>>, Error> {
        if self.missing == Some(0) || self.position.is_end() {
            return Ok(None);
        }
        let limit = self.limit();
        let fetched = self.request.fetch(self.position.clone(), limit).await?;
        self.progress.check(&self.frame, &fetched.next)?;
        self.ask = match fetched.next {
            // Nothing is known of the next partition.
            Position::Bucket(_) => 0,
            // Few rows among many other items are not read one by one.
            _ => limit.unwrap_or(0).saturating_mul(2).min(MAX_AT_ONCE),
        };
        self.rows(fetched).map(Some)
    }

    fn position(&self) -> &Position {
        &self.position
    }

    fn frame(&self) -> Arc<Frame> {
        self.frame.clone()
    }
}

/// Checks that a read makes progress, and stays in its partition.
#[derive(Default)]
struct Progress {
    pages: usize,
    /// An earlier last key: one that comes again comes for ever.
    seen: Option<Item>,
}

impl Progress {
    /// How many pages are read before last keys are remembered.
    const PAGES: usize = 8;

    /// Checks the last key of a page.
    fn check(&mut self, frame: &Frame, next: &Position) -> Result<(), Error> {
        let Position::After(last) = next else { return Ok(()) };
        if frame.is_outside(last) {
            return Err(Error::LastKeyOutside);
        }
        if self.seen.as_ref() == Some(last) {
            return Err(Error::RepeatedKey);
        }
        self.pages += 1;
        if self.pages >= Self::PAGES && self.pages.is_power_of_two() {
            self.seen = Some(last.clone());
        }
        Ok(())
    }
}
