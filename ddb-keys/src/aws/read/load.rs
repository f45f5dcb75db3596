//! Reading item collections: the items of one partition, as a struct.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::pin::Pin;

use super::select::{QueryOf, Selects};
use crate::aws::example::example;
use crate::aws::request::backoff::CONCURRENCY;
use crate::aws::request::in_order::in_order;
use crate::aws::{Client, Error, Pending, Query, TableItems};
use crate::query::{IntoCondition, Members};
use crate::table::{ItemCollection, from_rows};

/// An example with the collection `Talk` of the stored message.
macro_rules! talk {
    ($($line:literal)+) => {
        example!(
            "# use ddb_keys::ItemCollection;"
            "# #[derive(Debug, PartialEq, ItemCollection)]"
            "# #[item_collection(table = Chat)]"
            "# struct Talk { room: Option<Room>, messages: Vec<Message> }"
            "table.put(&message).await?;"
            $($line)+
        )
    };
}

/// A query of an item collection of the table `T`, begun at the struct with `#[derive(ItemCollection)]`.
///
#[doc = talk!(
    "use ddb_keys::aws::{Client, CollectionQueryOf, TableItems};"
    ""
    "async fn has<T: TableItems, Q: CollectionQueryOf<T>>("
    "    table: &Client<T>, query: Q,"
    ") -> Result<bool, Error> {"
    "    Ok(table.load(query).await?.is_some())"
    "}"
    r#"assert!(has(&table, Talk::query().room("rust")).await?);"#
)]
pub trait CollectionQueryOf<T>: QueryOf<T, Row = T, Missing = ()> {
    /// The struct that derives `ItemCollection`.
    type Collection: ItemCollection<Table = T>;
}

impl<T: TableItems, Q: IntoCondition<Select: SelectsCollection<T>>> CollectionQueryOf<T> for Q {
    type Collection = <Q::Select as SelectsCollection<T>>::Collection;
}

/// The selection of an item collection of the table `T`.
#[diagnostic::on_unimplemented(
    message = "this query does not select an item collection of the table `{T}`",
    label = "begin the query at the struct that derives `ItemCollection`: `table.load(GameRoom::query().game_id(id))`",
    note = "this query selects `{Self}`, which is read by `table.query(…)`; a generic function requires `impl IntoCondition<Select = Members<C>>`"
)]
pub trait SelectsCollection<T>: Selects<T, Row = T, Missing = ()> {
    /// The struct that derives `ItemCollection`.
    type Collection: ItemCollection<Table = T>;
}

#[diagnostic::do_not_recommend]
impl<T: TableItems, C: ItemCollection<Table = T>> SelectsCollection<T> for Members<C> {
    type Collection = C;
}

/// Reads an item collection when it is awaited: one query, page after page. `None` if no item of a member exists.
///
/// The query reads the smallest range of sort keys that covers the members. Items of other entities in it are skipped.
///
/// To see how many items were skipped, or to read one page at a time, pass the same query to
/// [`Client::query`]; its rows are those of the members, and `from_rows` of the collection takes them.
///
/// # Cost
///
/// As much as the query: half a read unit for each 4 KB in the range, or one with [`consistent`](Self::consistent).
///
/// # Errors
///
/// - [`Error::Collection`] if other members have items, but a required one does not, or a member has too many.
/// - [`Error::Incomplete`] if an item of a member cannot be read, if no entity claims an item in the range, or if a request fails after
///   others succeeded. It holds the rows that were read, as the table's enum.
///
/// ```
/// # use ddb_keys::embedded::Embedded;
/// # use ddb_keys::{Entity, Table};
/// # use serde::{Deserialize, Serialize};
/// use ddb_keys::ItemCollection;
///
/// # #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
/// # #[pk("ORDER#<id>")]
/// # #[sk("ORDER")]
/// # struct Order { id: u32 }
/// # #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
/// # #[pk("ORDER#<id>")]
/// # #[sk("LINE#<number:04>")]
/// # struct Line { id: u32, number: u16 }
/// # #[derive(Debug, Table)]
/// # #[table(name = "shop", pk = "PK", sk = "SK")]
/// # enum Shop { Order(Order), Line(Line) }
/// #[derive(Debug, ItemCollection)]
/// #[item_collection(table = Shop)]
/// struct Invoice { order: Order, lines: Vec<Line> }
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let engine = Embedded::start().await?;
/// # let table = Shop::client(engine.client());
/// # table.create_table().await?;
/// table.put(&Line { id: 7, number: 1 }).await?;
/// let error = table.load(Invoice::query().id(7)).await.unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "`Invoice` lacks `order`: the partition has other members, but no `Order`"
/// );
///
/// table.put(&Order { id: 7 }).await?;
/// let invoice = table.load(Invoice::query().id(7)).consistent().await?;
/// assert_eq!(invoice.map(|invoice| invoice.lines.len()), Some(1));
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited: `.await?`"]
pub struct Load<T, C> {
    query: Query<T, T>,
    /// Reads the query. A function pointer, so that `IntoFuture` needs no bounds, which would cause a second error after one in `load`.
    read: fn(Query<T, T>) -> Pending<Option<C>>,
}

impl<T: TableItems, C: ItemCollection<Table = T>> Load<T, C> {
    pub(in crate::aws) fn new<Q>(client: &Client<T>, query: Q) -> Self
    where
        Q: CollectionQueryOf<T, Collection = C>,
    {
        let read = |query: Query<T, T>| -> Pending<Option<C>> {
            Box::pin(async move { Ok(from_rows(query.all().await?)?) })
        };
        Self { query: Query::new(client, query), read }
    }

    /// Makes the reads strongly consistent, at twice the cost. Global indexes do not support this.
    ///
    #[doc = talk!(
        r#"let talk = table.load(Talk::query().room("rust")).consistent().await?;"#
        "assert_eq!(talk.map(|talk| talk.messages), Some(vec![message]));"
    )]
    #[doc(alias = "ConsistentRead")]
    pub fn consistent(self) -> Self {
        Self { query: self.query.consistent(), ..self }
    }

    /// Leaves out items that have expired by `#[entity(ttl = field)]` and are not deleted yet. A required member
    /// whose item has expired is missing.
    ///
    #[doc = example!(
        "# use ddb_keys::ItemCollection;"
        "# #[derive(Debug, PartialEq, ItemCollection)]"
        "# #[item_collection(table = Chat)]"
        "# struct Talk { room: Option<Room>, messages: Vec<Message> }"
        r#"table.put(&Room { room: "rust".into() }).await?;"#
        "table.put(&Message { expires: 1, ..message }).await?;"
        r#"let talk = table.load(Talk::query().room("rust")).unexpired().await?;"#
        "assert_eq!(talk.map(|talk| talk.messages.len()), Some(0));"
    )]
    ///
    /// # Errors
    ///
    /// [`InvalidRequest::NoTtl`](crate::aws::InvalidRequest::NoTtl) if no entity of the table names a `ttl`. In an index that
    /// does not store its attribute, [`InvalidRequest::NotProjected`](crate::aws::InvalidRequest::NotProjected).
    #[doc(alias = "TTL")]
    pub fn unexpired(self) -> Self {
        Self { query: self.query.unexpired(), ..self }
    }
}

impl<T, C> IntoFuture for Load<T, C> {
    type Output = Result<Option<C>, Error>;
    type IntoFuture = Pending<Option<C>>;

    fn into_future(self) -> Self::IntoFuture {
        (self.read)(self.query)
    }
}

/// Reads the item collections of many partitions when it is awaited: one result for each query, in the order of
/// the queries. A query that fails does not affect the others.
///
/// # Cost
///
/// As much as a [`Load`] for each query.
///
/// # Errors
///
/// Each result is that of a [`Load`].
#[must_use = "nothing is read until it is awaited: `.await?`"]
pub struct LoadMany<T, C> {
    loads: Vec<Load<T, C>>,
    concurrency: usize,
}

impl<T, C> fmt::Debug for LoadMany<T, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LoadMany")
            .field("loads", &self.loads.len())
            .field("concurrency", &self.concurrency)
            .finish_non_exhaustive()
    }
}

impl<T: TableItems, C: ItemCollection<Table = T>> LoadMany<T, C> {
    pub(in crate::aws) fn new(loads: Vec<Load<T, C>>) -> Self {
        Self { loads, concurrency: CONCURRENCY }
    }

    fn each(self, change: impl FnMut(Load<T, C>) -> Load<T, C>) -> Self {
        Self { loads: self.loads.into_iter().map(change).collect(), ..self }
    }

    /// Makes the reads strongly consistent, at twice the cost. Global indexes do not support this.
    ///
    #[doc = talk!(
        r#"let rooms = ["a", "rust"].map(|room| Talk::query().room(room));"#
        "let talks = table.load_many(rooms).consistent().await;"
        "assert_eq!(talks.len(), 2);"
    )]
    #[doc(alias = "ConsistentRead")]
    pub fn consistent(self) -> Self {
        self.each(Load::consistent)
    }

    /// Leaves out items that have expired, as [`Load::unexpired`] does.
    ///
    #[doc = example!(
        "# use ddb_keys::ItemCollection;"
        "# #[derive(Debug, PartialEq, ItemCollection)]"
        "# #[item_collection(table = Chat)]"
        "# struct Talk { room: Option<Room>, messages: Vec<Message> }"
        "table.put(&Message { expires: 1, ..message }).await?;"
        r#"let rooms = ["a", "rust"].map(|room| Talk::query().room(room));"#
        "let talks = table.load_many(rooms).unexpired().await;"
        "assert!(matches!(talks[..], [Ok(None), Ok(None)]));"
    )]
    #[doc(alias = "TTL")]
    pub fn unexpired(self) -> Self {
        self.each(Load::unexpired)
    }

    /// Reads this many partitions at a time, at least one. Default: 16.
    ///
    #[doc = talk!(
        r#"let rooms = ["a", "rust"].map(|room| Talk::query().room(room));"#
        "let talks = table.load_many(rooms).concurrency(2).await;"
        "assert_eq!(talks.len(), 2);"
    )]
    pub fn concurrency(self, partitions: usize) -> Self {
        Self { concurrency: partitions.max(1), ..self }
    }
}

impl<T, C: Send + 'static> IntoFuture for LoadMany<T, C> {
    type Output = Vec<Result<Option<C>, Error>>;
    type IntoFuture = Pin<Box<dyn Future<Output = Self::Output> + Send>>;

    fn into_future(self) -> Self::IntoFuture {
        let reads: Vec<_> = self.loads.into_iter().map(Load::into_future).collect();
        Box::pin(in_order(reads.into_iter(), self.concurrency))
    }
}
