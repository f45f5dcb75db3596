//! Names of other libraries on the client, with the arguments that they have there.
//!
//! Programs often have a `&Client`. The compiler shows the message of a bound there only if the method's return type does not
//! depend on the bound. It would choose such a method before a trait's method of the same name. These are therefore methods of a
//! type behind the client, where the compiler looks last, so that a trait which a program implements for the client can have
//! these names. They are written out, because the compiler would also show a macro that made them.

use core::marker::PhantomData;
use core::ops::Deref;

use super::reads::{
    WriteGetMany, WriteGetOrQuery, WriteQueryOfAnEntity, WriteQueryOfTheIndex, WriteScanOrQuery,
};
use super::tables::{DeclareTheIndex, WriteEnsureTable, WriteSdk, WriteSdkOrAQuery};
use super::writes::{
    WriteBatchWrite, WriteBatchWriteOrTransactWrite, WriteCreateAndUseItsError, WriteCreateOrPut,
    WriteDelete, WriteItInATransaction, WritePutOrUpdate, WriteTransactWrite, WriteUpdate,
};
use crate::aws::Client;

/// What a client dereferences to. Its methods cannot be called.
#[doc(hidden)]
#[derive(Debug)]
pub struct ClientMethods<T>(PhantomData<fn() -> T>);

#[doc(hidden)]
impl<T> Deref for Client<T> {
    type Target = ClientMethods<T>;

    fn deref(&self) -> &ClientMethods<T> {
        &ClientMethods(PhantomData)
    }
}

#[rustfmt::skip]
#[doc(hidden)]
impl<T> ClientMethods<T> {
    pub fn add<R>(&self, _: impl Sized) -> R where Client<T>: WriteCreateOrPut { unreachable!() }
    pub fn insert<R>(&self, _: impl Sized) -> R where Client<T>: WriteCreateOrPut { unreachable!() }
    pub fn persist<R>(&self, _: impl Sized) -> R where Client<T>: WriteCreateOrPut { unreachable!() }
    pub fn save<R>(&self, _: impl Sized) -> R where Client<T>: WriteCreateOrPut { unreachable!() }
    pub fn store<R>(&self, _: impl Sized) -> R where Client<T>: WriteCreateOrPut { unreachable!() }
    pub fn insert_one<R>(&self, _: impl Sized) -> R where Client<T>: WriteCreateOrPut { unreachable!() }
    pub fn insert_item<R>(&self, _: impl Sized) -> R where Client<T>: WriteCreateOrPut { unreachable!() }
    pub fn add_item<R>(&self, _: impl Sized) -> R where Client<T>: WriteCreateOrPut { unreachable!() }
    pub fn upsert<R>(&self, _: impl Sized) -> R where Client<T>: WritePutOrUpdate { unreachable!() }
    pub fn find_or_create<R>(&self, _: impl Sized) -> R where Client<T>: WriteCreateAndUseItsError { unreachable!() }
    pub fn find_or_insert<R>(&self, _: impl Sized) -> R where Client<T>: WriteCreateAndUseItsError { unreachable!() }
    pub fn get_or_create<R>(&self, _: impl Sized) -> R where Client<T>: WriteCreateAndUseItsError { unreachable!() }
    pub fn get_or_insert<R>(&self, _: impl Sized) -> R where Client<T>: WriteCreateAndUseItsError { unreachable!() }
    pub fn modify<R>(&self, _: impl Sized) -> R where Client<T>: WriteUpdate { unreachable!() }
    pub fn patch<R>(&self, _: impl Sized) -> R where Client<T>: WriteUpdate { unreachable!() }
    pub fn update_one<R>(&self, _: impl Sized) -> R where Client<T>: WriteUpdate { unreachable!() }
    pub fn destroy<R>(&self, _: impl Sized) -> R where Client<T>: WriteDelete { unreachable!() }
    pub fn remove<R>(&self, _: impl Sized) -> R where Client<T>: WriteDelete { unreachable!() }
    pub fn delete_one<R>(&self, _: impl Sized) -> R where Client<T>: WriteDelete { unreachable!() }
    pub fn transaction<R>(&self, _: impl Sized) -> R where Client<T>: WriteTransactWrite { unreachable!() }
    pub fn transact<R>(&self, _: impl Sized) -> R where Client<T>: WriteTransactWrite { unreachable!() }
    pub fn writes<R>(&self, _: impl Sized) -> R where Client<T>: WriteTransactWrite { unreachable!() }
    pub fn write<R>(&self, _: impl Sized) -> R where Client<T>: WriteTransactWrite { unreachable!() }
    pub fn begin<R>(&self) -> R where Client<T>: WriteTransactWrite { unreachable!() }
    pub fn find<R>(&self, _: impl Sized) -> R where Client<T>: WriteGetOrQuery { unreachable!() }
    pub fn find_one<R>(&self, _: impl Sized) -> R where Client<T>: WriteGetOrQuery { unreachable!() }
    pub fn find_by_id<R>(&self, _: impl Sized) -> R where Client<T>: WriteGetOrQuery { unreachable!() }
    pub fn fetch<R>(&self, _: impl Sized) -> R where Client<T>: WriteGetOrQuery { unreachable!() }
    pub fn get_one<R>(&self, _: impl Sized) -> R where Client<T>: WriteGetOrQuery { unreachable!() }
    pub fn find_unique<R>(&self, _: impl Sized) -> R where Client<T>: WriteGetOrQuery { unreachable!() }
    pub fn batch_get<R>(&self, _: impl Sized) -> R where Client<T>: WriteGetMany { unreachable!() }
    pub fn get_all<R>(&self, _: impl Sized) -> R where Client<T>: WriteGetMany { unreachable!() }
    pub fn get_items<R>(&self, _: impl Sized) -> R where Client<T>: WriteGetMany { unreachable!() }
    pub fn batch_put<R>(&self, _: impl Sized) -> R where Client<T>: WriteBatchWrite { unreachable!() }
    pub fn batch_delete<R>(&self, _: impl Sized) -> R where Client<T>: WriteBatchWrite { unreachable!() }
    pub fn put_many<R>(&self, _: impl Sized) -> R where Client<T>: WriteBatchWrite { unreachable!() }
    pub fn create_many<R>(&self, _: impl Sized) -> R where Client<T>: WriteBatchWrite { unreachable!() }
    pub fn insert_many<R>(&self, _: impl Sized) -> R where Client<T>: WriteBatchWrite { unreachable!() }
    pub fn delete_many<R>(&self, _: impl Sized) -> R where Client<T>: WriteBatchWrite { unreachable!() }
    pub fn write_many<R>(&self, _: impl Sized) -> R where Client<T>: WriteBatchWrite { unreachable!() }
    pub fn bulk_write<R>(&self, _: impl Sized) -> R where Client<T>: WriteBatchWrite { unreachable!() }
    pub fn put_all<R>(&self, _: impl Sized) -> R where Client<T>: WriteBatchWriteOrTransactWrite { unreachable!() }
    pub fn save_all<R>(&self, _: impl Sized) -> R where Client<T>: WriteBatchWriteOrTransactWrite { unreachable!() }
    pub fn insert_all<R>(&self, _: impl Sized) -> R where Client<T>: WriteBatchWriteOrTransactWrite { unreachable!() }
    pub fn delete_all<R>(&self, _: impl Sized) -> R where Client<T>: WriteBatchWriteOrTransactWrite { unreachable!() }
    pub fn create_all<R>(&self, _: impl Sized) -> R where Client<T>: WriteItInATransaction { unreachable!() }
    pub fn replace_all<R>(&self, _: impl Sized) -> R where Client<T>: WriteItInATransaction { unreachable!() }
    pub fn collection<R>(&self, _: impl Sized) -> R where Client<T>: WriteQueryOfAnEntity { unreachable!() }
    pub fn entities<R>(&self) -> R where Client<T>: WriteQueryOfAnEntity { unreachable!() }
    pub fn find_many<R>(&self, _: impl Sized) -> R where Client<T>: WriteScanOrQuery { unreachable!() }
    pub fn find_first<R>(&self, _: impl Sized) -> R where Client<T>: WriteScanOrQuery { unreachable!() }
    pub fn list<R>(&self) -> R where Client<T>: WriteScanOrQuery { unreachable!() }
    pub fn list_all<R>(&self) -> R where Client<T>: WriteScanOrQuery { unreachable!() }
    pub fn find_all<R>(&self) -> R where Client<T>: WriteScanOrQuery { unreachable!() }
    pub fn index<R>(&self, _: impl Sized) -> R where Client<T>: WriteQueryOfTheIndex { unreachable!() }
    pub fn query_index<R>(&self, _: impl Sized, _: impl Sized) -> R where Client<T>: WriteQueryOfTheIndex { unreachable!() }
    pub fn delete_table<R>(&self) -> R where Client<T>: WriteSdk { unreachable!() }
    pub fn describe_table<R>(&self) -> R where Client<T>: WriteSdk { unreachable!() }
    pub fn drop_table<R>(&self) -> R where Client<T>: WriteSdk { unreachable!() }
    pub fn list_tables<R>(&self) -> R where Client<T>: WriteSdk { unreachable!() }
    pub fn update_table<R>(&self) -> R where Client<T>: WriteSdk { unreachable!() }
    pub fn tag_resource<R>(&self) -> R where Client<T>: WriteSdk { unreachable!() }
    pub fn execute_statement<R>(&self, _: impl Sized) -> R where Client<T>: WriteSdkOrAQuery { unreachable!() }
    pub fn execute<R>(&self, _: impl Sized) -> R where Client<T>: WriteSdkOrAQuery { unreachable!() }
    pub fn batch_execute_statement<R>(&self, _: impl Sized) -> R where Client<T>: WriteSdkOrAQuery { unreachable!() }
    pub fn partiql<R>(&self, _: impl Sized) -> R where Client<T>: WriteSdkOrAQuery { unreachable!() }
    pub fn create_index<R>(&self, _: impl Sized) -> R where Client<T>: DeclareTheIndex { unreachable!() }
    pub fn ensure_index<R>(&self, _: impl Sized) -> R where Client<T>: DeclareTheIndex { unreachable!() }
    pub fn add_index<R>(&self, _: impl Sized) -> R where Client<T>: DeclareTheIndex { unreachable!() }
    pub fn wait_until_exists<R>(&self) -> R where Client<T>: WriteEnsureTable { unreachable!() }
    pub fn wait_until_active<R>(&self) -> R where Client<T>: WriteEnsureTable { unreachable!() }
    pub fn create_table_if_not_exists<R>(&self) -> R where Client<T>: WriteEnsureTable { unreachable!() }
    pub fn table_exists<R>(&self) -> R where Client<T>: WriteEnsureTable { unreachable!() }
}
