//! Reading page after page, as far as rows are wanted.

use alloc::string::String;
use alloc::vec::Vec;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::operation::scan::builders::ScanFluentBuilder;
use aws_sdk_dynamodb::types::Select;

use super::row::{Wanted, Wants};
use crate::aws::CursorError;
use crate::aws::request::bound_condition::BoundCondition;
use crate::aws::request::trace::Span;
use crate::aws::{Error, Item, ItemError};

/// The most items that are asked for at once where few rows are wanted among many other items.
const MOST_AT_ONCE: usize = 1000;

/// A request that DynamoDB answers in pages.
pub(in crate::aws) trait Pages: Clone + Send + Sync + 'static {
    /// Asks for the page that starts there.
    fn fetch(
        self,
        start: Option<Item>,
        limit: Option<usize>,
    ) -> impl Future<Output = Result<Fetched, Error>> + Send;

    /// Whether the answer may leave out key attributes.
    fn is_projected(&self) -> bool;

    /// The same request for the number of items: for these attributes alone, or for none.
    fn counting(self, names: Option<String>) -> Self;
}

/// A page as DynamoDB answers.
pub(in crate::aws) struct Fetched {
    items: Vec<Item>,
    count: i32,
    next: Option<Item>,
}

macro_rules! pages {
    ($($operation:literal $builder:ty),+) => {$(
        impl Pages for $builder {
            async fn fetch(self, start: Option<Item>, limit: Option<usize>) -> Result<Fetched, Error> {
                let request = self.set_exclusive_start_key(start);
                let request = match limit {
                    Some(limit) => request.limit(i32::try_from(limit).unwrap_or(i32::MAX)),
                    None => request,
                };
                let (table, index) = (request.get_table_name(), request.get_index_name());
                let span = Span::new($operation, table.as_deref(), index.as_deref());
                let output = span.around(request.send()).await.map_err(Error::sent)?;
                let items = output.items.unwrap_or_default();
                Ok(Fetched { items, count: output.count, next: output.last_evaluated_key })
            }

            fn is_projected(&self) -> bool {
                self.get_projection_expression().is_some() || self.get_attributes_to_get().is_some()
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
pages!("query" QueryFluentBuilder, "scan" ScanFluentBuilder);

/// What becomes of an item: a row, or none where it is passed over.
pub(in crate::aws) type RowOf<R> = fn(Item) -> Result<Option<R>, ItemError>;

/// Reads one page after the other.
pub(in crate::aws) struct Steps<P, R> {
    request: P,
    row: RowOf<R>,
    at: At,
    /// How many more rows are wanted; none where all are.
    missing: Option<usize>,
    /// How many items to ask for, at least.
    ask: usize,
    /// The query's own; a scan has none, and no limit either.
    frame: Option<BoundCondition>,
}

/// Where the next page starts.
enum At {
    Start,
    After(Item),
    End,
}

/// The rows of one request.
pub(in crate::aws) struct Step<R> {
    pub(in crate::aws) rows: Vec<Result<R, Error>>,
    pub(in crate::aws) skipped: usize,
}

impl<P: Pages, R> Steps<P, R> {
    pub(in crate::aws) fn new(request: P, row: RowOf<R>) -> Self {
        Self { request, row, at: At::Start, missing: None, ask: 0, frame: None }
    }

    /// As many rows as that, of a query.
    pub(in crate::aws) fn limited(
        self,
        limit: Option<usize>,
        frame: Option<BoundCondition>,
    ) -> Self {
        Self { missing: limit, frame, ..self }
    }

    pub(in crate::aws) fn starting_after(self, position: Option<Item>) -> Self {
        Self { at: position.map_or(At::Start, At::After), ..self }
    }

    /// Reads the next page; none after the last one, or when there are as many rows as wanted.
    pub(in crate::aws) async fn step(&mut self) -> Result<Option<Step<R>>, Error> {
        if self.missing == Some(0) {
            return Ok(None);
        }
        let start = match core::mem::replace(&mut self.at, At::End) {
            At::Start => None,
            At::After(position) => Some(position),
            At::End => return Ok(None),
        };
        let limit = self.limit();
        let fetched = self.request.clone().fetch(start, limit).await?;
        // Few rows among many other items are not read one by one.
        self.ask = limit.unwrap_or(0).saturating_mul(2).min(MOST_AT_ONCE);
        self.take(fetched).map(Some)
    }

    /// The position after the last row that was read; none where nothing follows.
    pub(in crate::aws) fn into_position(self) -> Option<Item> {
        match self.at {
            At::After(position) => Some(position),
            At::Start | At::End => None,
        }
    }

    /// More items than wanted rows are only asked for where each of them tells its position.
    fn limit(&self) -> Option<usize> {
        let tells = !self.request.is_projected();
        self.missing.map(|missing| if tells { missing.max(self.ask) } else { missing })
    }

    fn take(&mut self, fetched: Fetched) -> Result<Step<R>, Error> {
        let mut step = Step { rows: Vec::with_capacity(fetched.items.len()), skipped: 0 };
        let mut items = fetched.items.into_iter();
        self.at = fetched.next.map_or(At::End, At::After);
        while let Some(item) = items.next() {
            let cut = self.missing == Some(1) && items.len() > 0;
            let position = cut.then(|| self.frame.as_ref()?.position_of(&item));
            let Some(row) = (self.row)(item).transpose() else {
                step.skipped += 1;
                continue;
            };
            step.rows.push(row.map_err(Error::from));
            self.missing = self.missing.map(|missing| missing - 1);
            if let Some(position) = position {
                self.at = At::After(position.ok_or(CursorError::NoPosition)?);
                break;
            }
        }
        Ok(step)
    }
}

/// Counts the items that are rows of `S`, no more than wanted. Where items of other kinds are to
/// be passed over, `telling` are the attributes that tell kinds apart.
pub(in crate::aws) async fn count<P: Pages, T, S: Wants<T>>(
    request: P,
    telling: Option<String>,
    most: Option<usize>,
) -> Result<usize, Error> {
    let request = request.counting(telling);
    let (mut count, mut start) = (0, None);
    loop {
        let fetched = request.clone().fetch(start, None).await?;
        if S::ONE_KIND {
            for item in fetched.items {
                match S::wanted(&item) {
                    Wanted::Yes => count += 1,
                    Wanted::No => {}
                    Wanted::Unknown(error) => return Err(error(item).into()),
                }
            }
        } else {
            count += usize::try_from(fetched.count).unwrap_or(0);
        }
        start = fetched.next;
        match most {
            Some(most) if count >= most => return Ok(most),
            _ if start.is_none() => return Ok(count),
            _ => {}
        }
    }
}
