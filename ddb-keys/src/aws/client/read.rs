//! Reading through a client.

use alloc::boxed::Box;

use serde::de::DeserializeOwned;

use super::Client;
use crate::aws::example::example;
use crate::aws::item::key::own_key;
use crate::aws::read::get::{exists, request};
use crate::aws::read::raw_key::raw_key;
use crate::aws::read::select::{Selects, is_of};
use crate::aws::{
    CollectionQueryOf, EntityOf, Error, Get, GetMany, IntoGets, KeysToRead, Load, LoadMany,
    Pending, Query, QueryOf, RawSortKey, RawValue, Scan, ScansAnIndex, TableItems, TransactGet,
};
use crate::key::KeyOf;
use crate::query::{Everything, One};
use crate::table::Table;

/// Reading.
impl<T: Table> Client<T> {
    /// Reads one item.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.get(key).await?, Some(message));"
    )]
    ///
    /// # Cost
    ///
    /// One request: half a read unit for each 4 KB of the item, or one with [`consistent`](Get::consistent). If
    /// there is no item, half a unit.
    ///
    /// # Errors
    ///
    /// [`Error::Key`](crate::aws::Error::Key) if a value cannot be part of the key, and
    /// [`Error::Item`](crate::aws::Error::Item) if the item cannot be read as an `E`.
    #[doc(alias = "GetItem")]
    pub fn get<E: EntityOf<T> + DeserializeOwned>(&self, key: impl KeyOf<E>) -> Get<T, E> {
        Get::new(self, &key)
    }

    /// Reads the item with a key that is given as it is stored, whichever entity it belongs to.
    ///
    /// The values are text, integers or bytes; in a table without a sort key the second one is `()`. An item
    /// that no entity claims is the variant `#[table(unknown)]`, or [`Error::Item`](crate::aws::Error::Item)
    /// without such a variant.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let item: Option<Chat> = table.get_any("ROOM#rust", "MSG#0001").await?;"#
        "assert_eq!(item, Some(Chat::Message(message)));"
    )]
    ///
    /// # Cost
    ///
    /// As much as [`get`](Self::get).
    ///
    /// # Errors
    ///
    /// A key that no item of the table can have, such as text for a number, is
    /// [`InvalidRequest::NotAKey`](crate::aws::InvalidRequest::NotAKey).
    ///
    /// [`Error::Item`](crate::aws::Error::Item) if the item cannot be read as its entity.
    #[doc(alias = "GetItem")]
    pub fn get_any(&self, pk: impl RawValue, sk: impl RawSortKey) -> Get<T, T>
    where
        T: TableItems,
    {
        Get::any(self, raw_key(T::SCHEMA, pk, sk).map_err(Error::from))
    }

    /// Returns whether an item exists, without receiving all of it.
    ///
    /// For a strongly consistent read or other options, call [`Get::exists`].
    ///
    #[doc = example!(
        "assert!(!table.exists(key).await?);"
    )]
    ///
    /// # Cost
    ///
    /// One request, which costs as much as reading the item.
    ///
    /// # Errors
    ///
    /// [`Error::Key`](crate::aws::Error::Key) if a value cannot be part of the key, and
    /// [`Error::Item`](crate::aws::Error::Item) if the item does not show which entity it belongs to.
    #[doc(alias = "GetItem")]
    // Not an `async fn`, because the compiler would report a wrong key three times.
    pub fn exists<E: EntityOf<T>>(&self, key: impl KeyOf<E>) -> Pending<bool> {
        let request = request(self, &key);
        Box::pin(async move { exists::<T>(request?, is_of::<T, E>).await })
    }

    /// Reads the items that a key condition selects.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let messages = table.query(Message::query().room("rust").number_in(1..)).await?;"#
        "assert_eq!(messages, [message]);"
    )]
    ///
    /// An entity of another table does not compile:
    ///
    /// ```compile_fail,E0277
    /// # use ddb_keys::{Entity, Table};
    /// # use ddb_keys::aws::Client;
    /// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// #[pk("STRANGER#<name>")]
    /// struct Stranger { name: String }
    ///
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// # fn read(table: Client<Users>) {
    /// let _ = table.query(Stranger::query().name("ann"));
    /// # }
    /// ```
    ///
    /// # Cost
    ///
    /// One request for each MB in the range, or one for each page if there is a [`limit`](Query::limit). Each costs
    /// half a read unit for each 4 KB that it reads, or one with [`consistent`](Query::consistent). Items that are
    /// skipped or filtered out are read, too. An empty range costs half a unit.
    ///
    /// # Errors
    ///
    /// [`Error::Key`](crate::aws::Error::Key) if a value cannot be part of a key,
    /// [`Error::Refused`](crate::aws::Error::Refused) if a filter names attributes that it must not name,
    /// [`Error::Cursor`](crate::aws::Error::Cursor) if the query starts [`after`](Query::after) the cursor of
    /// another query, and [`Error::Incomplete`](crate::aws::Error::Incomplete) if not all rows could be read.
    #[doc(alias = "KeyConditionExpression")]
    #[doc(alias = "Query")]
    pub fn query<Q: QueryOf<T>>(&self, query: Q) -> Query<T, Q::Row, Q::Missing> {
        Query::new(self, query)
    }

    /// Reads an item collection: the items of one partition, as a struct.
    ///
    #[doc = example!(
        "use ddb_keys::ItemCollection;"
        ""
        "#[derive(Debug, PartialEq, ItemCollection)]"
        "#[item_collection(table = Chat)]"
        "struct Talk { room: Room, messages: Vec<Message> }"
        ""
        r#"let talk = Talk { room: Room { room: "rust".into() }, messages: vec![message] };"#
        "table.create_all(&talk).await?;"
        r#"assert_eq!(table.load(Talk::query().room("rust")).await?, Some(talk));"#
        r#"assert_eq!(table.load(Talk::query().room("empty")).await?, None);"#
    )]
    ///
    /// # Cost
    ///
    /// As much as a [`query`](Self::query) for the smallest range of sort keys that covers the members.
    ///
    /// # Errors
    ///
    /// [`Error::Collection`](crate::aws::Error::Collection) if a member is missing or occurs too often, and those
    /// of [`query`](Self::query).
    #[doc(alias = "Query")]
    pub fn load<Q: CollectionQueryOf<T>>(&self, query: Q) -> Load<T, Q::Collection>
    where
        T: TableItems,
    {
        Load::new(self, query)
    }

    /// Reads the item collections of many partitions, several at a time. The results are in the order of the queries,
    /// which can be an array, a `Vec` or any other iterator.
    ///
    #[doc = example!(
        "# use ddb_keys::ItemCollection;"
        "# #[derive(Debug, PartialEq, ItemCollection)]"
        "# #[item_collection(table = Chat)]"
        "# struct Talk { room: Option<Room>, messages: Vec<Message> }"
        "table.put(&message).await?;"
        r#"let queries = ["c", "rust"].map(|room| Talk::query().room(room));"#
        "let talks: Result<Vec<Option<Talk>>, _> = table.load_many(queries).await.into_iter().collect();"
        "assert_eq!(talks?, [None, Some(Talk { room: None, messages: vec![message] })]);"
    )]
    ///
    /// # Cost
    ///
    /// As much as a [`load`](Self::load) for each query.
    ///
    /// # Errors
    ///
    /// Each result is that of a [`load`](Self::load). A query that fails does not affect the others.
    #[doc(alias = "Query")]
    pub fn load_many<Q: CollectionQueryOf<T>>(
        &self,
        queries: impl IntoIterator<Item = Q>,
    ) -> LoadMany<T, Q::Collection>
    where
        T: TableItems,
    {
        LoadMany::new(queries.into_iter().map(|query| self.load(query)).collect())
    }

    /// Reads every item of the table. The rows are the table's enum.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.scan().await?, [Chat::Message(message)]);"
    )]
    ///
    /// # Cost
    ///
    /// One request for each MB of the table. Each costs half a read unit for each 4 KB that it reads, or one with
    /// [`consistent`](Scan::consistent).
    ///
    /// # Errors
    ///
    /// [`Error::Incomplete`](crate::aws::Error::Incomplete) if not all rows could be read,
    /// [`Error::Refused`](crate::aws::Error::Refused) if the request is not allowed, and
    /// [`Error::Cursor`](crate::aws::Error::Cursor) if the scan starts [`after`](Scan::after) the cursor of another
    /// one.
    #[doc(alias = "Scan")]
    pub fn scan(&self) -> Scan<T, T>
    where
        T: TableItems,
    {
        Scan::new::<Everything>(self, None)
    }

    /// Reads every item of one entity: `table.scan_of::<Message>()`. The rows are entities.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.scan_of::<Message>().await?, [message]);"
        r#"let by_bob = table.scan_of::<Message>().filter(|message| message.author.eq("bob"));"#
        "assert_eq!(by_bob.count().await?, 0);"
    )]
    ///
    /// # Cost
    ///
    /// As much as a [`scan`](Self::scan), which reads the items of other entities, too. A [query](Self::query) reads
    /// only the items of a partition, and [`scan_index`](Self::scan_index) only those that an index contains.
    ///
    /// # Errors
    ///
    /// The errors of [`scan`](Self::scan). An item that no entity claims is in
    /// [`Error::Incomplete`](crate::aws::Error::Incomplete).
    #[doc(alias = "Scan")]
    pub fn scan_of<E: EntityOf<T> + DeserializeOwned>(&self) -> Scan<T, E> {
        Scan::new::<One<E>>(self, None)
    }

    /// Reads every item that an entity has in an index.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.scan_index(Message::scan_by_author()).await?, [message]);"
    )]
    ///
    /// # Cost
    ///
    /// One request for each MB of the index, as with [`scan`](Self::scan) of the table. The entries of other entities
    /// are read, too.
    ///
    /// # Errors
    ///
    /// The errors of [`scan`](Self::scan).
    #[doc(alias = "Scan")]
    pub fn scan_index<I: ScansAnIndex<T>>(&self, index: I) -> Scan<T, I::Row, I::Missing> {
        index.scan(self)
    }

    /// Reads any number of items of one entity, in batches. The keys can be an array, a `Vec` or any other iterator.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let keys = (0..200).map(|number| MessageKey { room: "rust", number });"#
        "assert_eq!(table.get_many(keys).await?, [message]);"
    )]
    ///
    /// # Cost
    ///
    /// One request for each 100 keys, several at a [time](GetMany::concurrency). Each item costs as much as with [`get`](Self::get).
    ///
    /// # Errors
    ///
    /// [`Error::Key`](crate::aws::Error::Key) if a value cannot be part of a key; nothing is sent then. An error of
    /// the first requests is returned only if none succeeded: otherwise it is
    /// [`Error::Incomplete`](crate::aws::Error::Incomplete), with the rows, and the keys that were not read.
    #[doc(alias = "UnprocessedKeys")]
    #[doc(alias = "BatchGetItem")]
    #[doc(alias = "batch_get")]
    pub fn get_many<E: EntityOf<T> + DeserializeOwned, K: KeyOf<E>>(
        &self,
        keys: impl IntoIterator<Item = K>,
    ) -> GetMany<T, E> {
        let keys = keys.into_iter().map(|key| own_key::<T, E>(&key)).collect();
        GetMany::new(self, keys, <One<E> as Selects<T>>::reader())
    }

    /// Reads any number of items of any entities as the table's enum, in batches. Takes one key, or several in a tuple or a list.
    /// [`key`](GetMany::key) adds another; begin with `()` if there is none yet.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let rows = table.get_many_any((key, RoomKey { room: "rust" })).await?;"#
        "assert_eq!(rows, [Chat::Message(message)]);"
    )]
    ///
    /// # Cost
    ///
    /// As much as [`get_many`](Self::get_many).
    ///
    /// # Errors
    ///
    /// The errors of [`get_many`](Self::get_many).
    #[doc(alias = "BatchGetItem")]
    pub fn get_many_any<A>(&self, keys: impl IntoGets<T, A>) -> GetMany<T, T>
    where
        T: TableItems,
    {
        GetMany::new(self, KeysToRead::of(keys).keys, <Everything as Selects<T>>::reader())
    }

    /// Reads up to 100 items as of a single moment. Takes one key, or several in a tuple, an array, a vector or an iterator that `map`,
    /// `filter` and the like return, and returns the items in the same form, those of a list as a vector.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let (found, room) = table.transact_get((key, RoomKey { room: "rust" })).await?;"#
        "assert_eq!((found, room), (Some(message), None));"
        ""
        "let next = MessageKey { number: 2, ..key };"
        "let messages = table.transact_get([key, next]).await?; // up to 100 keys of an entity"
        "assert_eq!(messages.iter().flatten().count(), 1);"
    )]
    ///
    /// # Cost
    ///
    /// One request: two read units for each 4 KB of each item.
    ///
    /// # Errors
    ///
    /// [`Error::Key`](crate::aws::Error::Key) if a value cannot be part of a key,
    /// [`Error::Refused`](crate::aws::Error::Refused) for more than 100 items,
    /// [`Error::Cancelled`](crate::aws::Error::Cancelled) if somebody else writes one of the items, and
    /// [`Error::Incomplete`](crate::aws::Error::Incomplete) if an item cannot be read as its entity.
    #[doc(alias = "TransactGetItems")]
    pub fn transact_get<A>(&self, keys: impl IntoGets<T, A>) -> TransactGet<T, A> {
        TransactGet::new(self, keys)
    }
}
