//! Writing and deleting item collections.

use alloc::string::ToString;
use alloc::vec::Vec;
use std::collections::HashSet;

use serde::Serialize;

use super::batch::BatchWrite;
use super::delete::Delete;
use super::fit::check_own_items;
use super::transact::TransactWrite;
use crate::aws::example::example;
use crate::aws::{Client, EntityOf, InvalidRequest, StoredEntity, UnversionedEntityOf};
use crate::key::{EntityKeys, Key};
use crate::part::KeyValue;
use crate::table::{ItemCollection, MemberName, Table, VisitMembers, Visitor};

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

/// An item collection of the table `T`, whose items can be written. A generic function that creates or deletes item
/// collections uses it as its bound.
///
/// ```
/// use ddb_keys::aws::{Client, CollectionOf, Error};
/// use ddb_keys::Table;
///
/// async fn publish<T: Table, C: CollectionOf<T>>(
///     table: &Client<T>, new: &C,
/// ) -> Result<(), Error> {
///     table.create_all(new).await
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an item collection of the table `{T}`",
    label = "takes a struct with `#[derive(ItemCollection)]` and `#[item_collection(table = {T})]`, whose entities implement `Serialize`",
    note = "several items of one entity are written by `table.batch_write(&items)`, or created all or none by \
            `table.transact_write(creates)`, where `creates` is a `Vec` of `table.create(item)`"
)]
pub trait CollectionOf<T: Table> {
    #[doc(hidden)]
    fn create_in(&self, transaction: TransactWrite<T>) -> TransactWrite<T>;

    #[doc(hidden)]
    fn delete_in(&self, transaction: TransactWrite<T>) -> TransactWrite<T>;
}

#[diagnostic::do_not_recommend]
impl<T, C> CollectionOf<T> for C
where
    T: Table,
    C: ItemCollection<Table = T, Members: VisitMembers<T, Create<T>> + VisitMembers<T, Remove<T>>>,
{
    fn create_in(&self, transaction: TransactWrite<T>) -> TransactWrite<T> {
        let create = Create { transaction, partition: Partition::of(C::SCHEMA.index) };
        C::Members::visit(self.members(), C::SCHEMA.members, create).transaction
    }

    fn delete_in(&self, transaction: TransactWrite<T>) -> TransactWrite<T> {
        let remove = Remove { transaction };
        C::Members::visit(self.members(), C::SCHEMA.members, remove).transaction
    }
}

/// An item collection of the table `T` that a batch can write: none of its entities counts versions. A generic function that puts item
/// collections uses it as its bound.
///
/// ```
/// use ddb_keys::aws::{Client, Error, UnversionedCollectionOf};
/// use ddb_keys::Table;
///
/// async fn restore<T: Table, C: UnversionedCollectionOf<T>>(
///     table: &Client<T>, saved: &C,
/// ) -> Result<(), Error> {
///     table.batch().put_all(saved).await
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "a batch cannot check the versions that entities of `{Self}` may count",
    label = "a batch would overwrite any version",
    note = "new items are written by a transaction, `table.create_all(&collection)`, and others one by one or by `table.transact_write(puts)`, \
            where `puts` is a `Vec` of `table.put(item)`",
    note = "if what is stored may be lost, write `batch = batch.overwrite(item)` for each item of that entity, where `batch` is `table.batch()`",
    note = "a generic function requires `C: ddb_keys::aws::UnversionedCollectionOf<T>`"
)]
pub trait UnversionedCollectionOf<T: Table>: CollectionOf<T> {
    #[doc(hidden)]
    fn put_in(&self, batch: BatchWrite<T>) -> BatchWrite<T>;
}

#[diagnostic::do_not_recommend]
impl<T, C> UnversionedCollectionOf<T> for C
where
    T: Table,
    C: CollectionOf<T> + ItemCollection<Table = T, Members: VisitMembers<T, PutInBatch<T>>>,
{
    fn put_in(&self, batch: BatchWrite<T>) -> BatchWrite<T> {
        let put = PutInBatch { batch, partition: Partition::of(C::SCHEMA.index) };
        C::Members::visit(self.members(), C::SCHEMA.members, put).batch
    }
}

/// Adds the creation of each item to a transaction.
#[derive(Debug)]
pub struct Create<T> {
    transaction: TransactWrite<T>,
    partition: Partition,
}

impl<T: Table, E: EntityOf<T> + Serialize> Visitor<E> for Create<T> {
    fn visit(mut self, name: MemberName, entity: &E) -> Self {
        let transaction = match self.partition.check(name, entity) {
            Ok(()) => {
                let create = self.transaction.client.create(entity);
                let create = create.into_action_after(self.transaction.actions());
                self.transaction.write(create.of_member(name))
            }
            Err(reason) => self.transaction.refused(reason),
        };
        Self { transaction, ..self }
    }
}

/// Adds the deletion of each item to a transaction.
#[derive(Debug)]
pub struct Remove<T> {
    transaction: TransactWrite<T>,
}

impl<T: Table, E: EntityOf<T> + Serialize> Visitor<E> for Remove<T> {
    fn visit(self, name: MemberName, entity: &E) -> Self {
        const { check_own_items(T::SCHEMA, E::SCHEMA) }
        let delete = Delete::new(&self.transaction.client, &entity.key()).of_version_in(entity);
        // It may lie under a former key, and must not seem to be deleted then.
        let has_former_keys = !entity.former_keys().is_empty();
        let delete = if has_former_keys { delete.must_exist() } else { delete };
        let delete = delete.into_action().of_member(name);
        Self { transaction: self.transaction.write(delete) }
    }
}

/// Adds each item to a batch.
#[derive(Debug)]
pub struct PutInBatch<T: Table> {
    batch: BatchWrite<T>,
    partition: Partition,
}

impl<T, E> Visitor<E> for PutInBatch<T>
where
    T: Table,
    E: UnversionedEntityOf<T> + Serialize,
{
    fn visit(mut self, name: MemberName, entity: &E) -> Self {
        let batch = match self.partition.check(name, entity) {
            Ok(()) => self.batch.put_member::<E>(name, entity),
            Err(reason) => self.batch.refused(reason),
        };
        Self { batch, ..self }
    }
}

/// The partition of a collection that is being written.
#[derive(Debug)]
struct Partition {
    index: Option<&'static str>,
    /// The partition key of the first item.
    of_first: Option<Vec<KeyValue>>,
    /// The keys of the items.
    keys: HashSet<Key>,
}

impl Partition {
    fn of(index: Option<&'static str>) -> Self {
        Self { index, of_first: None, keys: HashSet::new() }
    }

    /// Refuses an item of another partition than the first item's, since a read would not find it there, and one with the key of
    /// another item, of which only one would be left. A value that cannot be in a key is refused when its item is made.
    fn check<E: StoredEntity>(
        &mut self,
        name: MemberName,
        entity: &E,
    ) -> Result<(), InvalidRequest> {
        let Ok(EntityKeys { primary, indexes }) = entity.keys() else { return Ok(()) };
        let found = match self.index {
            None => Vec::from([primary.pk.clone()]),
            Some(ident) => {
                let key = indexes.into_iter().find(|key| key.index == ident);
                key.map(|key| key.pk).unwrap_or_default()
            }
        };
        if found.is_empty() || self.of_first.as_ref().is_some_and(|first| *first != found) {
            return Err(InvalidRequest::OtherPartition { member: name.to_string() });
        }
        self.of_first.get_or_insert(found);
        if self.keys.insert(primary) {
            Ok(())
        } else {
            Err(InvalidRequest::RepeatedMember { member: name.to_string() })
        }
    }
}
