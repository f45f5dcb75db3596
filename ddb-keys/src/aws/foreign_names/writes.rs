//! Names of the client's writes, and of their options.

use super::{instead, refused};
use crate::aws::{BatchWrite, Check, Client, Delete, Put, TransactWrite, Update};
use crate::table::Table;

instead! {
    "an item is written by `create` if it must be new, and otherwise by `put`",
    "write `create` or `put`"
    => PutInstead;

    "a whole item is written by `put`, and some of its attributes by `update`",
    "write `put`, or `update(…).or_create()`"
    => UpsertInstead;

    "attributes of an item are changed by `update`, which needs the item to exist",
    "write `update`"
    => UpdateInstead;

    "an item is deleted by `delete`",
    "write `delete`"
    => DeleteInstead;

    "several items are written by `batch_write`, or all or none of them by `transact_write`",
    "write `batch_write().put(&item).delete(key)`"
    => BatchWriteInstead;

    "writes that all succeed or all fail are a `transact_write`",
    "write `transact_write().write(…)`"
    => TransactWriteInstead;

    "a batch puts and deletes items, without conditions",
    "write `put` or `delete`, or use `transact_write` for other writes"
    => BatchAction;

    "a delete does not return the item",
    "read it before, or use `.customize(…)` and `.into_builder()`"
    => ReturnOfADelete;

    "an update returns the changed item",
    "remove this, or use `.customize(…)` and `.into_builder()` for another return value"
    => ReturnValues;

    "a request is sent when it is awaited",
    "write `.await`"
    => Await;

    "a condition names attributes in a closure, or is a text",
    "write `.condition(|order| order.total.lt(100))`, or `.condition_text(\"…\")`"
    => Conditions;

    "an item that must not exist yet is written by `create`",
    "write `table.create(&item)` instead of `put`"
    => IfNotExists;

    "an item that must exist is deleted with `must_exist`",
    "write `.must_exist()`"
    => MustExist;

    "an update needs the item to exist, unless `or_create` is called",
    "remove this"
    => Exists;

    "an item that must exist is overwritten by `replace`",
    "write `table.replace(&item)` instead of `put`"
    => Replace;

    "a number is added by `add`",
    "write `.add(|order| order.total, 1)`"
    => AddInstead;

    "a number is subtracted by `subtract`",
    "write `.subtract(|order| order.total, 1)`"
    => SubtractInstead;

    "elements of a list are appended by `append`, and those of a set added by `add`",
    "write `.append(|order| order.tags, [\"a\"])`, or `.add(…)`"
    => AppendInstead;

    "an attribute is removed by `remove`",
    "write `.remove(|order| order.note)`"
    => RemoveInstead;

    "an update changes one attribute at a time",
    "write `.set(|order| order.paid, true)`, `.add(…)`, `.remove(…)`"
    => Changes;

    "a transaction takes writes of the client",
    "write `.write(table.put(&item))`, and likewise for `update`, `delete` and `check`"
    => WriteOfTheTable;

    "a condition belongs to a write of the transaction",
    "give it to the write: `.write(table.update(key).condition(…))`"
    => ConditionOfAWrite;
}

refused! {
    [T: Table] Client<T> {
        PutInstead: insert add put_item save store;
        UpsertInstead: upsert;
        UpdateInstead: patch update_item update_one modify;
        DeleteInstead: delete_item delete_one remove destroy;
        BatchWriteInstead: batch_put batch_delete batch_write_item put_many put_all create_many insert_many delete_many
            write_many;
        TransactWriteInstead: transact transaction transact_write_items begin;
    }

    [T, E, V] Put<T, E, V> {
        Await: go send execute map_err is_ok is_err unwrap expect;
        Conditions: condition_expression;
        IfNotExists: if_not_exists must_not_exist;
        Replace: if_exists;
    }

    [T, E] Update<T, E> {
        Await: go send execute map_err is_ok is_err unwrap expect;
        Conditions: condition_expression;
        Changes: data update_expression set_many set_all;
        ReturnValues: return_values returning;
        Exists: if_exists must_exist;
        AddInstead: increment;
        SubtractInstead: decrement;
        AppendInstead: push list_append add_to_set;
        RemoveInstead: unset remove_attribute;
    }

    [T, E] Delete<T, E> {
        Await: go send execute map_err is_ok is_err unwrap expect;
        Conditions: condition_expression;
        MustExist: if_exists;
        ReturnOfADelete: return_values returning;
    }

    [T, E] Check<T, E> {
        Conditions: condition_expression;
    }

    [T] BatchWrite<T> {
        Await: go send execute complete unwrap expect;
        BatchAction: write update check;
    }

    [T] TransactWrite<T> {
        Await: go send execute commit map_err is_ok is_err unwrap expect;
        WriteOfTheTable: put create replace update delete check add;
        ConditionOfAWrite: condition condition_text;
    }
}
