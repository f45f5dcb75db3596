//! Rows that a query finds in an index and reads from the table.

use alloc::boxed::Box;
use alloc::vec::Vec;
use std::collections::HashMap;

use super::Query;
use super::partitions::QueryPages;
use crate::aws::example::example;
use crate::aws::item::key::stored_key;
use crate::aws::read::page_reader::{read, read_page};
use crate::aws::read::paginate::{Place, Row, RowOf, Step, Steps, Stepwise};
use crate::aws::read::row_source::RowSource;
use crate::aws::read::select::{Reader, Rows};
use crate::aws::request::bound_condition::BoundCondition;
use crate::aws::{
    Client, CursorOrNone, Error, GetMany, InvalidRequest, Item, Page, Pending, RowStream,
};
use crate::key::Key;
use crate::table::Table;

/// The maximum number of keys that are read from an index at once: as many as are then read from the table
/// side by side.
const MAX_KEYS: usize = 400;

/// Reads the rows of a query from the table, for an index that does not store everything that the rows need. Made by
/// [`Query::hydrate`].
///
/// The query finds the keys, and batch reads get the items, up to 400 at a time. The rows come in the order of the
/// index. The filter of the query applies to the index entries, and can
/// name only what they store.
///
/// An index lags behind its table, and items change between the two reads. An item that is gone, or
/// that no longer matches the key condition of the query, is not a row. Its key is in
/// [`Page::vanished`] or in [`RowStream::take_vanished`]. It takes the place of a row where the query
/// has a limit. Any other item is returned as it is now, even if the filter would no longer keep it.
///
/// When it is awaited it reads all rows, as one page. A request that fails after others succeeded
/// is the [`Page::failure`], and [`Page::cursor`] is where to continue.
///
/// ```
/// use ddb_keys::embedded::Embedded;
/// use ddb_keys::{Entity, Table};
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
/// #[pk("USER#<name>")]
/// #[gsi(ByTeam, pk = "TEAM#<team>", sk = "USER#<name>")]
/// struct User { name: String, team: String, biography: String }
///
/// #[derive(Debug, PartialEq, Table)]
/// #[table(name = "users", pk = "PK")]
/// #[gsi(ByTeam, name = "by-team", pk = "GPK", sk = "GSK", projection = keys_only)]
/// enum Users { User(User) }
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let engine = Embedded::start().await?;
/// let table = Users::client(engine.client());
/// table.create_table().await?;
/// let ann = User { name: "ann".into(), team: "red".into(), biography: "…".into() };
/// table.put(&ann).await?;
///
/// let team = table.query(User::query_by_team().team("red")).hydrate().await?;
/// assert_eq!(team.rows, [ann]);
/// assert!(team.vanished.is_empty());
/// # Ok(())
/// # }
/// ```
///
/// # Cost
///
/// As much as the query, and half a read unit for each 4 KB of each item, or one with
/// [`consistent`](Self::consistent): at most 100 items in a request.
///
/// # Errors
///
/// The errors of [`page`](Self::page). If some rows were read before a request failed, its error is the
/// [`Page::failure`].
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited: `.await?`"]
pub struct Hydrate<T, S: Rows<T>> {
    query: Query<T, S>,
    consistent: bool,
}

impl<T: Table, S: Rows<T>> Hydrate<T, S> {
    pub(super) fn new(query: Query<T, S>) -> Self {
        Self { query, consistent: false }
    }

    /// Makes the reads of the table strongly consistent, at twice the cost. The query itself is not.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let by_author = table.query(Message::query_by_author().author("ann"));"#
        "assert_eq!(by_author.hydrate().consistent().await?.rows, [message]);"
    )]
    #[doc(alias = "ConsistentRead")]
    pub fn consistent(self) -> Self {
        Self { consistent: true, ..self }
    }
}

impl<T: Table + 'static, S: Rows<T, Row: Send + 'static> + 'static> Hydrate<T, S> {
    /// Reads the page after a cursor of the same query, or the first one. Without a limit it has up to
    /// 400 rows.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let by_author = table.query(Message::query_by_author().author("ann")).limit(20);"#
        "let page = by_author.hydrate().page(None).await?;"
        "assert_eq!(page.rows, [message]);"
    )]
    ///
    /// # Cost
    ///
    /// As much as a page of the query, and one request for each 100 items.
    ///
    /// # Errors
    ///
    /// A cursor that does not fit the query is [`Error::Cursor`]. If items of the first batch could
    /// not be read, the error is [`Error::Incomplete`] with their
    /// keys.
    #[doc(alias = "LastEvaluatedKey")]
    #[doc(alias = "ExclusiveStartKey")]
    pub fn page(self, cursor: impl CursorOrNone) -> Pending<Page<S::Row>> {
        let query = self.query.beginning(cursor.into_cursor());
        Box::pin(Self { query, ..self }.read_one())
    }

    async fn read_one(self) -> Result<Page<S::Row>, Error> {
        if self.query.limit == Some(0) {
            return Err(InvalidRequest::ZeroLimit.into());
        }
        let once = self.query.limit.is_none();
        self.read(once).await
    }

    /// The rows in order, read on demand.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let mut rows = table.query(Message::query_by_author().author("ann")).hydrate().stream();"#
        "assert_eq!(rows.try_next().await?, Some(message));"
    )]
    pub fn stream(self) -> RowStream<S::Row> {
        RowStream::new(match self.prepare(true) {
            Err(error) => RowSource::failed(error),
            Ok(None) => RowSource::empty(),
            Ok(Some(hydrating)) => {
                let (frame, start) = (hydrating.steps.frame(), hydrating.place());
                RowSource::of_query(read(hydrating), start, frame)
            }
        })
    }

    async fn read(self, once: bool) -> Result<Page<S::Row>, Error> {
        let Some(hydrating) = self.prepare(false)? else { return Ok(Page::empty()) };
        let frame = hydrating.steps.frame();
        let (mut page, place) = read_page(hydrating, once).await?;
        page.cursor = place.position()?.map(|position| frame.cursor(&position));
        Ok(page)
    }

    fn prepare(self, tracked: bool) -> Result<Option<Hydrating<T, S::Row>>, Error> {
        let Self { query, consistent } = self;
        let Reader { key, row, .. } = query.reader;
        let (client, condition) = (query.client.clone(), query.condition.clone());
        let Some((prepared, condition)) = query.prepare()?.zip(condition) else { return Ok(None) };
        let client = client.with_table_name(prepared.request.table_name());
        let steps = prepared.steps(key).at_most(MAX_KEYS).tracked(tracked);
        Ok(Some(Hydrating { steps, client, condition, consistent, row }))
    }
}

impl<T: Table, S: Rows<T, Row: Send + 'static> + 'static> IntoFuture for Hydrate<T, S> {
    type Output = Result<Page<S::Row>, Error>;
    type IntoFuture = Pending<Page<S::Row>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.read(false))
    }
}

/// Reads keys from an index and their items from the table.
struct Hydrating<T, R> {
    steps: Steps<QueryPages, Key>,
    client: Client<T>,
    condition: BoundCondition,
    consistent: bool,
    row: RowOf<R>,
}

impl<T: Table + 'static, R: Send + 'static> Hydrating<T, R> {
    /// The items of keys that still exist.
    async fn items(&self, keys: Vec<Key>) -> Result<HashMap<Key, Item>, Error> {
        if keys.is_empty() {
            return Ok(HashMap::new());
        }
        let asked = keys.iter().cloned().map(Ok).collect();
        let items = GetMany::new(&self.client, asked, |item| Ok(Some(item)));
        let items = if self.consistent { items.consistent() } else { items };
        let rows = items.await.map_err(|error| match error {
            Error::Incomplete(read) => read.of_none::<R>(keys).into(),
            error => error,
        })?;
        let keyed = |item: Item| Some((stored_key(&item, T::SCHEMA)?, item));
        Ok(rows.into_iter().filter_map(keyed).collect())
    }

    async fn hydrated(&self, listed: Step<Key>) -> Result<Step<R>, Error> {
        let keys = listed.rows.iter().filter_map(|row| row.row.as_ref().ok().cloned()).collect();
        let mut items = self.items(keys).await?;
        let mut step = Step { rows: Vec::new(), skipped: listed.skipped, vanished: Vec::new() };
        for Row { row, place } in listed.rows {
            let key = match row {
                Ok(key) => key,
                Err(error) => {
                    step.rows.push(Row { row: Err(error), place });
                    continue;
                }
            };
            let item = items.remove(&key).filter(|item| self.condition.selects(item));
            match item.map(|item| (self.row)(item).transpose()) {
                Some(Some(row)) => step.rows.push(Row { row, place }),
                // The entry did not tell that its item is of another entity.
                Some(None) => step.skipped += 1,
                None => step.vanished.push(key),
            }
        }
        Ok(step)
    }
}

impl<T: Table + 'static, R: Send + 'static> Stepwise<R> for Hydrating<T, R> {
    async fn step(&mut self) -> Result<Option<Step<R>>, Error> {
        let mark = self.steps.mark();
        let Some(listed) = self.steps.step().await? else { return Ok(None) };
        match self.hydrated(listed).await {
            Ok(step) => Ok(Some(step)),
            Err(error) => {
                self.steps.go_back(mark);
                Err(error)
            }
        }
    }

    fn place(&self) -> Place {
        self.steps.place()
    }
}
