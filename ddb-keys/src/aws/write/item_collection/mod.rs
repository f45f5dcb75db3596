//! Writing and deleting item collections.

mod bounds;
mod members;

use super::batch::BatchWrite;
use super::transact::TransactWrite;
use crate::aws::Client;
use crate::aws::example::example;
use crate::table::Table;
pub use bounds::{CollectionOf, UnversionedCollectionOf};

/// Writing item collections.
impl<T: Table> Client<T> {
    /// Creates every item of a collection in one transaction. None of them may exist yet.
    ///
    /// Each is labeled with its place in the collection, such as `game` or `players[3]`, so that
    /// [`Error::failed_condition`](crate::aws::Error::failed_condition) tells which item exists already. A transaction has at most 100 writes.
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
    /// #[derive(Debug, PartialEq, ItemCollection)]
    /// #[item_collection(table = Shop)]
    /// struct Invoice { order: Order, lines: Vec<Line> }
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let engine = Embedded::start().await?;
    /// # let table = Shop::client(engine.client());
    /// # table.create_table().await?;
    /// let invoice = Invoice { order: Order { id: 7 }, lines: vec![Line { id: 7, number: 1 }] };
    /// table.create_all(&invoice).await?;
    ///
    /// let error = table.create_all(&invoice).await.unwrap_err();
    /// let label = error.failed_condition().and_then(|action| action.label.as_deref());
    /// assert_eq!(label, Some("order"));
    ///
    /// table.delete_all(&invoice).await?;
    /// assert_eq!(table.load(Invoice::query().id(7)).await?, None);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Cost
    ///
    /// One request: two write units for each KB of each item. Index entries cost as much as with single writes.
    ///
    /// # Errors
    ///
    /// [`Error::Cancelled`](crate::aws::Error::Cancelled) if one of the items exists. Items of different partitions are
    /// [`InvalidRequest::OtherPartition`](crate::aws::InvalidRequest::OtherPartition) when the transaction is sent, and two items of
    /// one key [`InvalidRequest::RepeatedMember`](crate::aws::InvalidRequest::RepeatedMember). An item that
    /// cannot be written, because of a value that its key cannot have, is [`Error::Member`](crate::aws::Error::Member).
    pub fn create_all<C: CollectionOf<T>>(&self, collection: &C) -> TransactWrite<T> {
        TransactWrite::new(self).create_all(collection)
    }

    /// Deletes every item of a collection that was read, in one transaction. Items that were added since then remain.
    ///
    /// Each is labeled with its place in the collection, such as `game` or `players[3]`. An item of an entity
    /// that counts versions is deleted only if it has the version that was read.
    ///
    #[doc = example!(
        "# use ddb_keys::ItemCollection;"
        "# #[derive(Debug, PartialEq, ItemCollection)]"
        "# #[item_collection(table = Chat)]"
        "# struct Talk { room: Room, messages: Vec<Message> }"
        r#"# let talk = Talk { room: Room { room: "rust".into() }, messages: vec![message] };"#
        "table.create_all(&talk).await?;"
        "table.delete_all(&talk).await?;"
        r#"assert_eq!(table.load(Talk::query().room("rust")).await?, None);"#
    )]
    ///
    /// # Cost
    ///
    /// One request: two write units for each KB of each item. Index entries cost as much as with single writes.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`](crate::aws::Error::Conflict) if an item has another version than the one that was read.
    /// [`Error::Member`](crate::aws::Error::Member) if a value cannot be part of a key.
    pub fn delete_all<C: CollectionOf<T>>(&self, collection: &C) -> TransactWrite<T> {
        TransactWrite::new(self).delete_all(collection)
    }
}

impl<T: Table> TransactWrite<T> {
    /// Adds the creation of every item of a collection. See [`Client::create_all`].
    ///
    #[doc = example!(
        "# use ddb_keys::ItemCollection;"
        "# #[derive(Debug, PartialEq, ItemCollection)]"
        "# #[item_collection(table = Chat)]"
        "# struct Talk { room: Room, messages: Vec<Message> }"
        r#"# let talk = Talk { room: Room { room: "rust".into() }, messages: vec![message] };"#
        r#"let closed = table.check(RoomKey { room: "closed" }).is_absent();"#
        "table.transact_write(closed).create_all(&talk).await?;"
    )]
    pub fn create_all<C: CollectionOf<T>>(self, collection: &C) -> Self {
        collection.create_in(self)
    }

    /// Adds the deletion of every item of a collection that was read. See [`Client::delete_all`].
    ///
    #[doc = example!(
        "# use ddb_keys::ItemCollection;"
        "# #[derive(Debug, PartialEq, ItemCollection)]"
        "# #[item_collection(table = Chat)]"
        "# struct Talk { room: Room, messages: Vec<Message> }"
        r#"# let talk = Talk { room: Room { room: "rust".into() }, messages: vec![message] };"#
        "# table.create_all(&talk).await?;"
        r#"let closed = table.create(&Room { room: "closed".into() });"#
        "table.transact_write(closed).delete_all(&talk).await?;"
    )]
    pub fn delete_all<C: CollectionOf<T>>(self, collection: &C) -> Self {
        collection.delete_in(self)
    }
}

impl<T: Table> BatchWrite<T> {
    /// Adds every item of a collection, whether or not it exists.
    ///
    /// A batch can write more than 100 items, but it is not a transaction. Entities that [`put`](Self::put) does
    /// not take, such as those that count versions, do not compile here either.
    ///
    #[doc = example!(
        "# use ddb_keys::ItemCollection;"
        "# #[derive(Debug, PartialEq, ItemCollection)]"
        "# #[item_collection(table = Chat)]"
        "# struct Talk { room: Room, messages: Vec<Message> }"
        r#"# let talk = Talk { room: Room { room: "rust".into() }, messages: vec![message] };"#
        "table.batch().put_all(&talk).await?;"
        r#"assert_eq!(table.load(Talk::query().room("rust")).await?, Some(talk));"#
    )]
    ///
    /// # Errors
    ///
    /// Items of different partitions are [`InvalidRequest::OtherPartition`](crate::aws::InvalidRequest::OtherPartition) when
    /// the batch is sent, and two items of one key [`InvalidRequest::RepeatedMember`](crate::aws::InvalidRequest::RepeatedMember). An item that cannot be written, because of a value that its key cannot have, is [`Error::Member`](crate::aws::Error::Member).
    pub fn put_all<C: UnversionedCollectionOf<T>>(self, collection: &C) -> Self {
        collection.put_in(self)
    }
}
