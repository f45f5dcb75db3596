//! Rows that a query finds in an index and reads from the table.

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use std::collections::HashMap;

use super::Query;
use super::pages::QueryPages;
use crate::aws::example::example;
use crate::aws::item::key::stored_key;
use crate::aws::read::cursor::{Frame, Position};
use crate::aws::read::row_reader::RowReader;
use crate::aws::read::steps::{Row, Step, Steps, Stepwise};
use crate::aws::request::key_condition::BoundCondition;
use crate::aws::{
    Client, CursorOrNone, Error, GetMany, InvalidRequest, Item, Page, Pending, RowStream,
};
use crate::key::Key;
use crate::table::Table;

/// The maximum number of keys that are read from an index at once: as many as are then read from the table
/// side by side.
const MAX_KEYS: usize = 400;

/// Reads the rows of a query from the table, because its index does not store everything that a row needs. Made by
/// [`Query::hydrate`].
///
/// The query finds the keys, and batch reads get the items, up to 400 at a time. The rows come in the order of the
/// index. The filter of the query applies to the index entries, and can
/// name only attributes that the index stores.
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
pub struct Hydrate<T, R> {
    query: Query<T, R>,
    consistent: bool,
}

impl<T: Table, R> Hydrate<T, R> {
    pub(super) fn new(query: Query<T, R>) -> Self {
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

impl<T: Table, R: Send + 'static> Hydrate<T, R> {
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
    pub fn page(self, cursor: impl CursorOrNone) -> Pending<Page<R>> {
        let query = self.query.beginning(cursor.into_cursor());
        let hydrate = Self { query, ..self };
        Box::pin(async move {
            match hydrate.query.limit {
                Some(0) => Err(InvalidRequest::ZeroLimit.into()),
                limit => hydrate.source(false).page(limit.is_none()).await,
            }
        })
    }

    /// The rows in order, read on demand.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let mut rows = table.query(Message::query_by_author().author("ann")).hydrate().stream();"#
        "assert_eq!(rows.try_next().await?, Some(message));"
    )]
    pub fn stream(self) -> RowStream<R> {
        self.source(true)
    }

    fn source(self, tracked: bool) -> RowStream<R> {
        RowStream::of_query(self.hydrating(tracked))
    }

    fn hydrating(self, tracked: bool) -> Result<Option<Hydrating<T, R>>, Error> {
        let Self { query, consistent } = self;
        let (reader, client, condition) =
            (query.reader, query.client.clone(), query.condition.clone());
        let keys = query.reading::<Key, ()>(reader.keys::<T>());
        let client =
            client.with_table_name(keys.request.get_table_name().as_deref().unwrap_or_default());
        let Some((steps, condition)) = keys.steps()?.zip(condition) else { return Ok(None) };
        let steps = steps.at_most(MAX_KEYS).tracked(tracked);
        Ok(Some(Hydrating { steps, client, condition, consistent, reader }))
    }
}

impl<T: Table, R: Send + 'static> IntoFuture for Hydrate<T, R> {
    type Output = Result<Page<R>, Error>;
    type IntoFuture = Pending<Page<R>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.source(false).page(false))
    }
}

/// Reads keys from an index and their items from the table.
struct Hydrating<T, R> {
    steps: Steps<QueryPages, Key>,
    client: Client<T>,
    condition: BoundCondition,
    consistent: bool,
    reader: RowReader<R>,
}

impl<T: Table, R: Send + 'static> Hydrating<T, R> {
    /// The items of keys that still exist.
    async fn items(&self, keys: Vec<Key>) -> Result<HashMap<Key, Item>, Error> {
        if keys.is_empty() {
            return Ok(HashMap::new());
        }
        let asked = keys.iter().cloned().map(Ok).collect();
        let items = GetMany::new(&self.client, asked, RowReader::of_items());
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
        for Row { row, position } in listed.rows {
            let key = match row {
                Ok(key) => key,
                Err(error) => {
                    step.rows.push(Row { row: Err(error), position });
                    continue;
                }
            };
            let item = items.remove(&key).filter(|item| self.condition.selects(item));
            match item.map(|item| self.reader.row(item)) {
                Some(Some(row)) => step.rows.push(Row { row, position }),
                // The entry did not tell that its item is of another entity.
                Some(None) => step.skipped += 1,
                None => step.vanished.push(key),
            }
        }
        Ok(step)
    }
}

impl<T: Table, R: Send + 'static> Stepwise<R> for Hydrating<T, R> {
    async fn step(&mut self) -> Result<Option<Step<R>>, Error> {
        let mark = self.steps.mark();
        let Some(listed) = self.steps.step().await? else { return Ok(None) };
        let hydrated = self.hydrated(listed).await;
        if hydrated.is_err() {
            self.steps.go_back(mark);
        }
        hydrated.map(Some)
    }

    fn position(&self) -> &Position {
        self.steps.position()
    }

    fn frame(&self) -> Arc<Frame> {
        self.steps.frame()
    }
}
