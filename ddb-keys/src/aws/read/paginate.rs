//! Reads page after page, until there are as many rows as wanted.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::operation::scan::builders::ScanFluentBuilder;
use aws_sdk_dynamodb::types::{AttributeValue, Select};

use super::cursor::{Frame, ReadPosition, Start};
use crate::aws::CursorError;
use crate::aws::request::expression::value_alias;
use crate::aws::request::trace::Span;
use crate::aws::{Error, Item, ItemError};
use crate::key::Key;

/// The maximum number of items in one request where few rows are wanted among many other items.
const MAX_AT_ONCE: usize = 1000;

/// A request whose result DynamoDB returns in pages.
pub(in crate::aws) trait Pages: Clone + Send + Sync + 'static {
    /// Requests the page at a start.
    fn fetch(
        self,
        start: Start,
        limit: Option<usize>,
    ) -> impl Future<Output = Result<Fetched, Error>> + Send;

    /// The value of an attribute of the partition key, if the request reads one partition.
    fn partition_value(&self, nth: usize) -> Option<&AttributeValue>;

    /// Whether the response may leave out key attributes.
    fn is_projected(&self) -> bool;

    /// Whether the request says how many items DynamoDB reads at once.
    fn is_limited(&self) -> bool;

    /// Makes the request count items. It then returns only these attributes of each item, or no items at all.
    fn counting(self, names: Option<String>) -> Self;
}

/// A page as DynamoDB returns it.
pub(in crate::aws) struct Fetched {
    pub(in crate::aws) items: Vec<Item>,
    pub(in crate::aws) count: i32,
    /// `None` after the last page.
    pub(in crate::aws) next: Option<Start>,
}

macro_rules! pages {
    ($($operation:literal $builder:ty, $partition_value:expr;)+) => {$(
        impl Pages for $builder {
            async fn fetch(self, start: Start, limit: Option<usize>) -> Result<Fetched, Error> {
                let start = match start {
                    Start::After(key) => Some(key),
                    Start::First | Start::Bucket(_) => None,
                };
                let request = self.set_exclusive_start_key(start.clone());
                let request = match limit {
                    Some(limit) => request.limit(i32::try_from(limit).unwrap_or(i32::MAX)),
                    None => request,
                };
                let (table, index) = (request.get_table_name(), request.get_index_name());
                let span = Span::new($operation, table.as_deref(), index.as_deref());
                // The SDK's future has several kilobytes, which would be moved with each future
                // around it.
                let counts = request.get_select().as_ref() == Some(&Select::Count);
                let answer = Box::pin(span.around(request.send()));
                let output = answer.await.map_err(Error::sent)?;
                if output.items.is_none() && !counts {
                    return Err(Error::lacking("Items"));
                }
                let (items, next) = (output.items.unwrap_or_default(), output.last_evaluated_key);
                if next.is_some() && next == start {
                    return Err(Error::RepeatedKey);
                }
                Ok(Fetched { items, count: output.count, next: next.map(Start::After) })
            }

            fn partition_value(&self, nth: usize) -> Option<&AttributeValue> {
                let partition_value: fn(&Self, usize) -> Option<&AttributeValue> = $partition_value;
                partition_value(self, nth)
            }

            fn is_projected(&self) -> bool {
                self.get_projection_expression().is_some() || self.get_attributes_to_get().is_some()
            }

            fn is_limited(&self) -> bool {
                self.get_limit().is_some()
            }

            fn counting(self, names: Option<String>) -> Self {
                let request = self.set_attributes_to_get(None);
                match names {
                    Some(names) => request.projection_expression(names),
                    None => request.set_projection_expression(None).select(Select::Count),
                }
            }
        }
    )+};
}
pages! {
    "query" QueryFluentBuilder, |request, nth| {
        request.get_expression_attribute_values().as_ref()?.get(&*value_alias(nth))
    };
    "scan" ScanFluentBuilder, |_, _| None;
}

/// Checks that a read makes progress, and stays in its partition.
#[derive(Default)]
pub(in crate::aws) struct Progress {
    pages: usize,
    /// An earlier last key: one that comes again comes for ever.
    seen: Option<Item>,
}

impl Progress {
    /// How many pages are read before last keys are remembered.
    const PAGES: usize = 8;

    /// Checks the last key of a page.
    pub(in crate::aws) fn check<P: Pages>(
        &mut self,
        request: &P,
        frame: &Frame,
        next: Option<&Start>,
    ) -> Result<(), Error> {
        let Some(Start::After(last)) = next else { return Ok(()) };
        let mut partition = frame.partition_key().iter().enumerate();
        let leaves =
            |(nth, name): (usize, &&str)| match (request.partition_value(nth), last.get(*name)) {
                (Some(expected), Some(found)) => expected != found,
                _ => false,
            };
        if partition.any(leaves) {
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

/// Reads an item as a row. `None` if the item is skipped.
pub(in crate::aws) type RowOf<R> = fn(Item) -> Result<Option<R>, ItemError>;

/// Reads one page after the other.
pub(in crate::aws) struct Steps<P, R> {
    request: P,
    row: RowOf<R>,
    frame: Arc<Frame>,
    /// Where the next page starts. `None` after the last one.
    at: Option<Start>,
    /// How many more rows are wanted. `None` if all are.
    missing: Option<usize>,
    /// The least number of items to request.
    ask: usize,
    /// The maximum number of items to request at once.
    most: Option<usize>,
    /// Whether each row carries its position, from which a cursor can be made.
    tracked: bool,
    progress: Progress,
}

/// A read that proceeds step by step.
pub(in crate::aws) trait Stepwise<R>: Send + 'static {
    /// Reads the next page. `None` after the last one, or if there are as many rows as wanted.
    ///
    /// After an error the same page can be read again.
    fn step(&mut self) -> impl Future<Output = Result<Option<Step<R>>, Error>> + Send;

    /// The place after the last row that was read.
    fn place(&self) -> Place;
}

/// The position at which a read continues.
#[derive(Debug, Clone)]
pub(in crate::aws) enum Place {
    Start,
    /// After the item at this position, or in the partition of the bucket that it names.
    After(ReadPosition),
    /// After an item whose key attributes were not read.
    Unknown,
    End,
}

impl Place {
    /// The position, if rows have been read.
    pub(in crate::aws) fn position(&self) -> Result<Option<ReadPosition>, CursorError> {
        match self {
            Self::After(position) => Ok(Some(position.clone())),
            Self::Start | Self::End => Ok(None),
            Self::Unknown => Err(CursorError::NoPosition),
        }
    }
}

/// The rows of one request.
pub(in crate::aws) struct Step<R> {
    pub(in crate::aws) rows: Vec<Row<R>>,
    pub(in crate::aws) skipped: usize,
    /// Keys that the index has and the table no longer has.
    pub(in crate::aws) vanished: Vec<Key>,
}

/// A row, or the error of an item that cannot be read, and the place after it if that is tracked.
pub(in crate::aws) struct Row<R> {
    pub(in crate::aws) row: Result<R, ItemError>,
    pub(in crate::aws) place: Option<Place>,
}

impl<P: Pages, R> Steps<P, R> {
    pub(in crate::aws) fn new(request: P, row: RowOf<R>, frame: Arc<Frame>) -> Self {
        let at = Some(Start::First);
        let progress = Progress::default();
        Self {
            request,
            row,
            frame,
            at,
            missing: None,
            ask: 0,
            most: None,
            tracked: false,
            progress,
        }
    }

    /// Reads only this many rows.
    pub(in crate::aws) fn limited(self, limit: Option<usize>) -> Self {
        Self { missing: limit, ..self }
    }

    pub(in crate::aws) fn starting(self, start: Start) -> Self {
        Self { at: Some(start), ..self }
    }

    pub(in crate::aws) fn tracked(self, tracked: bool) -> Self {
        Self { tracked, ..self }
    }

    /// Requests no more than this many items at once, unless the request says how many.
    pub(in crate::aws) fn at_most(self, items: usize) -> Self {
        let most = (!self.request.is_limited()).then_some(items);
        Self { most, ..self }
    }

    /// The frame of the read's cursors.
    pub(in crate::aws) fn frame(&self) -> Arc<Frame> {
        self.frame.clone()
    }

    /// The state to keep in order to [go back](Self::go_back).
    pub(in crate::aws) fn mark(&self) -> (Option<Start>, Option<usize>) {
        (self.at.clone(), self.missing)
    }

    /// Reads again what was read since a mark.
    pub(in crate::aws) fn go_back(&mut self, (at, missing): (Option<Start>, Option<usize>)) {
        (self.at, self.missing) = (at, missing);
        self.progress = Progress::default();
    }

    async fn next(&mut self) -> Result<Option<Step<R>>, Error> {
        if self.missing == Some(0) {
            return Ok(None);
        }
        let Some(start) = self.at.clone() else { return Ok(None) };
        let limit = self.limit();
        let fetched = self.request.clone().fetch(start, limit).await?;
        self.progress.check(&self.request, &self.frame, fetched.next.as_ref())?;
        self.ask = fetched.ask_next(limit);
        self.take(fetched).map(Some)
    }

    fn end(&self) -> Place {
        match &self.at {
            Some(Start::First) => Place::Start,
            Some(Start::After(item)) => {
                self.frame.position(item).map_or(Place::Unknown, Place::After)
            }
            Some(Start::Bucket(bucket)) => Place::After(self.frame.bucket(*bucket)),
            None => Place::End,
        }
    }

    /// More items than wanted rows are requested only if each of them tells its position.
    fn limit(&self) -> Option<usize> {
        let tells = !self.request.is_projected();
        let limit = self.missing.map(|missing| if tells { missing.max(self.ask) } else { missing });
        limit.map_or(self.most, |limit| Some(self.most.map_or(limit, |most| limit.min(most))))
    }

    fn take(&mut self, fetched: Fetched) -> Result<Step<R>, Error> {
        let rows = Vec::with_capacity(fetched.items.len());
        let mut step = Step { rows, skipped: 0, vanished: Vec::new() };
        let mut items = fetched.items.into_iter();
        self.at = fetched.next;
        while let Some(item) = items.next() {
            if self.frame.excludes(&item) {
                step.skipped += 1;
                continue;
            }
            let cut = self.missing == Some(1) && items.len() > 0;
            let start_key = cut.then(|| self.frame.start_key(&item));
            let place = self.tracked.then(|| self.frame.position(&item));
            let Some(row) = (self.row)(item).transpose() else {
                step.skipped += 1;
                continue;
            };
            let place = place.map(|position| position.map_or(Place::Unknown, Place::After));
            step.rows.push(Row { row, place });
            self.missing = self.missing.map(|missing| missing - 1);
            if let Some(start_key) = start_key {
                self.at = Some(Start::After(start_key.ok_or(CursorError::NoPosition)?));
                break;
            }
        }
        Ok(step)
    }
}

impl<P: Pages, R: Send + 'static> Stepwise<R> for Steps<P, R> {
    async fn step(&mut self) -> Result<Option<Step<R>>, Error> {
        self.next().await
    }

    fn place(&self) -> Place {
        self.end()
    }
}

impl Fetched {
    /// How many items to request next: few rows among many other items are not read one by one.
    pub(in crate::aws) fn ask_next(&self, limit: Option<usize>) -> usize {
        match self.next {
            // Nothing is known of the next partition.
            Some(Start::Bucket(_)) => 0,
            _ => limit.unwrap_or(0).saturating_mul(2).min(MAX_AT_ONCE),
        }
    }
}
