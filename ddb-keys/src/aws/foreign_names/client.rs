//! Names of other libraries on the client, with the arguments that they have there.
//!
//! These are methods of a type behind the client, where the compiler looks last, so that a trait which a program implements for the
//! client can have these names.

use core::marker::PhantomData;
use core::ops::Deref;

use super::answered;
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

answered! {
    [T] ClientMethods<T>, Client<T>, self: &Self {
        WriteCreateOrPut: add(_) insert(_) persist(_) save(_) store(_) insert_one(_) insert_item(_)
            add_item(_);
        WritePutOrUpdate: upsert(_);
        WriteCreateAndUseItsError: find_or_create(_) find_or_insert(_) get_or_create(_) get_or_insert(_);
        WriteUpdate: modify(_) patch(_) update_one(_);
        WriteDelete: destroy(_) remove(_) delete_one(_);
        WriteTransactWrite: transaction(_) transact(_) writes(_) write(_) begin();
        WriteGetOrQuery: find(_) find_one(_) find_by_id(_) fetch(_) get_one(_) find_unique(_);
        WriteGetMany: batch_get(_) get_all(_) get_items(_);
        WriteBatchWrite: batch_put(_) batch_delete(_) put_many(_) create_many(_) insert_many(_) delete_many(_)
            write_many(_) bulk_write(_);
        WriteBatchWriteOrTransactWrite: put_all(_) save_all(_) insert_all(_) delete_all(_);
        WriteItInATransaction: create_all(_) replace_all(_);
        WriteQueryOfAnEntity: collection(_) entities();
        WriteScanOrQuery: find_many(_) find_first(_) list() list_all() find_all();
        WriteQueryOfTheIndex: index(_) query_index(_, _);
        WriteSdk: delete_table() describe_table() drop_table() list_tables() update_table() tag_resource();
        WriteSdkOrAQuery: execute_statement(_) execute(_) batch_execute_statement(_) partiql(_);
        DeclareTheIndex: create_index(_) ensure_index(_) add_index(_);
        WriteEnsureTable: wait_until_exists() wait_until_active() create_table_if_not_exists() table_exists();
    }
}
