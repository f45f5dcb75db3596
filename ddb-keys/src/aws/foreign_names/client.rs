//! Names of other libraries on the client, with the arguments that they have there.
//!
//! These are methods of a type behind the client, where the compiler looks last, so that a trait which a program implements for the
//! client can have these names.

use core::marker::PhantomData;
use core::ops::Deref;

use super::reads::{
    WriteGetMany, WriteGetOrQuery, WriteQueryOfAnEntity, WriteQueryOfTheIndex, WriteScanOrQuery,
};
use super::requests::ConfigureTheSdk;
use super::tables::{DeclareTheIndex, WriteEnsureTable, WriteSdk, WriteSdkOrAQuery};
use super::writes::{
    WriteBatchWrite, WriteBatchWriteOrTransactWrite, WriteCreateAndUseItsError, WriteCreateOrPut,
    WriteDelete, WriteItInATransaction, WritePutOrUpdate, WriteTransactWrite, WriteUpdate,
};
use super::{answered, instead};
use crate::aws::Client;

instead! {
    "items of a partition are read by `query`",
    "write `table.query(…)`, and then `.await`, `.first()`, `.one()`, `.page(cursor)` or `.stream()`"
    => QueryOfTheClient;

    "a filter belongs to a query or a scan",
    "write `table.query(…).filter(|order| order.total.gt(5))`, or `table.scan_of::<Order>().filter(…)`"
    => FilterOfAQuery;

    "whether an item exists is asked by its key",
    "write `table.exists(key)`"
    => AskWhetherItExists;

    "items are counted by the read that finds them",
    "write `table.query(…).count()`, or `table.scan_of::<Order>().count()`"
    => CountOfAQuery;

    "a query or a scan is read page by page",
    "write `table.query(…).limit(20).page(None)`, and then `.page(page.cursor)`"
    => PageOfAQuery;

    "items that belong together are loaded as one struct",
    "write `table.load(…)` with the query of a struct that derives `ItemCollection`; rows of every kind are `table.query(Order::collection()…)`"
    => LoadAStruct;

    "DynamoDB counts nothing by itself",
    "count in an item: `table.update(key).add(|counter| counter.last, 1).or_create()` returns it changed"
    => CountInAnItem;

    "an update changes the item of one key",
    "query the rows, and write `table.update(row.key()).set(|order| order.paid, true)` for each"
    => UpdateEach;

    "a batch overwrites what is stored, and `put` overwrites one item",
    "write `table.batch().overwrite(&item)`, or `table.put(&item)`"
    => OverwriteInABatch;

    "rows of any kind are written by a batch",
    "write `table.batch().put_any(&row)`"
    => PutAnyInABatch;

    "items are deleted by their keys",
    "query the rows, and write `batch.delete(row.key())` for each, where `batch` is `table.batch()`"
    => DeleteEachRow;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the client of a table",
    label = "a client is that of a table's enum, which derives `Table` and holds the entities: `Client<Shop>`",
    note = "a generic function requires `T: Table`"
)]
pub trait ClientOfATable {
    /// The return type of the method.
    type Instead;
}

/// The type that a client dereferences to. Its methods cannot be called.
#[doc(hidden)]
#[derive(Debug)]
pub struct ClientMethods<T>(PhantomData<fn() -> T>);

#[cfg(not(rust_analyzer))]
#[doc(hidden)]
impl<T> Deref for Client<T> {
    type Target = ClientMethods<T>;

    fn deref(&self) -> &ClientMethods<T> {
        &ClientMethods(PhantomData)
    }
}

answered! {
    // The methods of a client whose type is not a table.
    [T] ClientMethods<T>, Client<T>, self: &Self {
        ClientOfATable: get(_) get_any(_, _) exists(_) query(_) load(_) load_many(_) scan() scan_of() scan_index(_) get_many(_) transact_get(_)
            put(_) create(_) replace(_) update(_) delete(_) rekey(_, _) batch_write(_) batch() transact_write(_) check(_) get_many_any(_) migrate()
            reindex() audit() create_table() ensure_table() enable_ttl();
    }

    [T] ClientMethods<T>, Client<T>, self: &Self {
        WriteCreateOrPut: add(_) insert(_) persist(_) save(_) store(_) insert_one(_) insert_item(_)
            add_item(_);
        WritePutOrUpdate: upsert(_);
        WriteCreateAndUseItsError: put_if_absent(_) put_if_not_exists(_) put_new(_) create_if_not_exists(_) find_or_create(_) find_or_insert(_) get_or_create(_) get_or_insert(_);
        WriteUpdate: modify(_) patch(_) merge(_) set(_) update_one(_) update_if(_, _) increment(_) incr(_);
        UpdateEach: update_many(_) update_all(_) batch_update(_) update_where(_, _);
        OverwriteInABatch: overwrite(_) overwrite_all(_);
        PutAnyInABatch: put_any(_) put_row(_) put_item(_);
        DeleteEachRow: delete_by(_) delete_where(_) delete_query(_) delete_partition(_) truncate() clear();
        WriteDelete: destroy(_) remove(_) delete_one(_);
        WriteTransactWrite: transaction(_) transact(_) writes(_) write(_) begin() begin_transaction() start_transaction() tx() transact_items(_)
            with_transaction(_) run_in_transaction(_) atomic(_) commit() rollback();
        QueryOfTheClient: query_one(_) query_first(_) query_all(_) query_page(_) query_raw(_) search(_);
        FilterOfAQuery: filter(_) where_(_);
        AskWhetherItExists: exists_by(_) has(_) contains(_) contains_key(_);
        CountOfAQuery: count(_) count_all() query_count(_) size() len() is_empty();
        PageOfAQuery: page(_) pages(_) paginate(_);
        LoadAStruct: collection(_) load_collection(_) get_collection(_) item_collection(_);
        CountInAnItem: next_id() next_id_of(_) sequence(_) counter(_) last_insert_id();
        ConfigureTheSdk: with_region(_) with_endpoint(_) endpoint_url(_) with_retry(_) with_timeout(_) timeout(_);
        WriteGetOrQuery: find(_) find_one(_) find_by(_) find_by_id(_) get_by_id(_) get_by_key(_) fetch(_) fetch_one(_) get_one(_) find_unique(_) read(_)
            lookup(_);
        WriteGetMany: batch_get(_) get_all(_) get_items(_);
        WriteBatchWrite: batch_put(_) batch_delete(_) put_many(_) create_many(_) insert_many(_) delete_many(_) put_items(_) put_batch(_) write_batch(_) bulk(_) bulk_insert(_)
            write_many(_) bulk_write(_);
        WriteBatchWriteOrTransactWrite: put_all(_) save_all(_) insert_all(_);
        WriteItInATransaction: replace_all(_);
        WriteQueryOfAnEntity: entities() select_from(_) table(_);
        WriteScanOrQuery: all() all_items() items() read_all() scan_all() parallel_scan(_) find_many(_) find_first(_) list() list_all() find_all();
        WriteQueryOfTheIndex: index(_) query_index(_, _);
        WriteSdk: describe() drop() delete_table() describe_table() drop_table() list_tables() update_table() tag_resource();
        WriteSdkOrAQuery: execute_statement(_) execute(_) batch_execute_statement(_) partiql(_) statement(_) sql(_) raw_query(_);
        DeclareTheIndex: create_index(_) ensure_index(_) add_index(_);
        WriteEnsureTable: wait_until_exists() wait_until_active() create_table_if_not_exists() table_exists() exists_table();
    }
}
