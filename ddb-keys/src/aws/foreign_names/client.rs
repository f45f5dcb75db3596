//! Names of other libraries on the client, for one argument.
//!
//! Programs often have a `&Client`. The compiler shows the message of a bound then only if the method returns something that the
//! bound does not name, and it shows the macro, too, if a macro makes the method: so these are written out.

use super::reads::{WriteGetMany, WriteGetOrQuery};
use super::writes::{
    WriteBatchWrite, WriteBatchWriteOrTransactWrite, WriteCreateOrPut, WriteDelete,
    WriteItInATransaction, WritePutOrUpdate, WriteTransactWrite, WriteUpdate,
};
use crate::aws::Client;
use crate::table::Table;

#[rustfmt::skip]
#[doc(hidden)]
impl<T: Table> Client<T> {
    pub fn add<R>(&self, _: impl Sized) -> R where Self: WriteCreateOrPut { unreachable!() }
    pub fn insert<R>(&self, _: impl Sized) -> R where Self: WriteCreateOrPut { unreachable!() }
    pub fn persist<R>(&self, _: impl Sized) -> R where Self: WriteCreateOrPut { unreachable!() }
    pub fn save<R>(&self, _: impl Sized) -> R where Self: WriteCreateOrPut { unreachable!() }
    pub fn store<R>(&self, _: impl Sized) -> R where Self: WriteCreateOrPut { unreachable!() }
    pub fn upsert<R>(&self, _: impl Sized) -> R where Self: WritePutOrUpdate { unreachable!() }
    pub fn modify<R>(&self, _: impl Sized) -> R where Self: WriteUpdate { unreachable!() }
    pub fn patch<R>(&self, _: impl Sized) -> R where Self: WriteUpdate { unreachable!() }
    pub fn destroy<R>(&self, _: impl Sized) -> R where Self: WriteDelete { unreachable!() }
    pub fn remove<R>(&self, _: impl Sized) -> R where Self: WriteDelete { unreachable!() }
    pub fn transaction<R>(&self, _: impl Sized) -> R where Self: WriteTransactWrite { unreachable!() }
    pub fn transact<R>(&self, _: impl Sized) -> R where Self: WriteTransactWrite { unreachable!() }
    pub fn find<R>(&self, _: impl Sized) -> R where Self: WriteGetOrQuery { unreachable!() }
    pub fn find_one<R>(&self, _: impl Sized) -> R where Self: WriteGetOrQuery { unreachable!() }
    pub fn find_by_id<R>(&self, _: impl Sized) -> R where Self: WriteGetOrQuery { unreachable!() }
    pub fn fetch<R>(&self, _: impl Sized) -> R where Self: WriteGetOrQuery { unreachable!() }
    pub fn batch_get<R>(&self, _: impl Sized) -> R where Self: WriteGetMany { unreachable!() }
    pub fn get_all<R>(&self, _: impl Sized) -> R where Self: WriteGetMany { unreachable!() }
    pub fn get_items<R>(&self, _: impl Sized) -> R where Self: WriteGetMany { unreachable!() }
    pub fn batch_put<R>(&self, _: impl Sized) -> R where Self: WriteBatchWrite { unreachable!() }
    pub fn batch_delete<R>(&self, _: impl Sized) -> R where Self: WriteBatchWrite { unreachable!() }
    pub fn put_many<R>(&self, _: impl Sized) -> R where Self: WriteBatchWrite { unreachable!() }
    pub fn create_many<R>(&self, _: impl Sized) -> R where Self: WriteBatchWrite { unreachable!() }
    pub fn insert_many<R>(&self, _: impl Sized) -> R where Self: WriteBatchWrite { unreachable!() }
    pub fn delete_many<R>(&self, _: impl Sized) -> R where Self: WriteBatchWrite { unreachable!() }
    pub fn write_many<R>(&self, _: impl Sized) -> R where Self: WriteBatchWrite { unreachable!() }
    pub fn bulk_write<R>(&self, _: impl Sized) -> R where Self: WriteBatchWrite { unreachable!() }
    pub fn put_all<R>(&self, _: impl Sized) -> R where Self: WriteBatchWriteOrTransactWrite { unreachable!() }
    pub fn save_all<R>(&self, _: impl Sized) -> R where Self: WriteBatchWriteOrTransactWrite { unreachable!() }
    pub fn insert_all<R>(&self, _: impl Sized) -> R where Self: WriteBatchWriteOrTransactWrite { unreachable!() }
    pub fn delete_all<R>(&self, _: impl Sized) -> R where Self: WriteBatchWriteOrTransactWrite { unreachable!() }
    pub fn create_all<R>(&self, _: impl Sized) -> R where Self: WriteItInATransaction { unreachable!() }
    pub fn replace_all<R>(&self, _: impl Sized) -> R where Self: WriteItInATransaction { unreachable!() }
}
