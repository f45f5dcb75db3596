//! Bounds of writes for item collections.

use super::members::{Create, Partition, PutInBatch, Remove};
use crate::aws::write::batch::BatchWrite;
use crate::aws::write::transact::TransactWrite;
use crate::table::{ItemCollection, Table, VisitMembers};

/// An item collection of the table `T`, whose items can be written. A generic function that creates or deletes item
/// collections uses it as its bound.
///
/// ```
/// use ddb_keys::aws::{Client, CollectionOf, Error};
/// use ddb_keys::Table;
///
/// async fn publish<T: Table, C: CollectionOf<T>>(table: &Client<T>, new: &C) -> Result<(), Error> {
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
/// async fn restore<T: Table, C: UnversionedCollectionOf<T>>(table: &Client<T>, saved: &C) -> Result<(), Error> {
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
