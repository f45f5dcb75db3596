//! Names of the client's writes, and of their options.

use super::{instead, refused};
use crate::aws::{BatchWrite, Check, Client, Delete, Put, TransactWrite, Update};
use crate::table::Table;

instead! {
    "an item is written by `create` if it must be new, and otherwise by `put`",
    "write `create` or `put`"
    => WriteCreateOrPut;

    "`create` writes an item that must not exist yet",
    "write `table.create(&item)`; if `error.is_condition_failed()`, the error has the item that is there"
    => WriteCreateAndUseItsError;

    "a whole item is written by `put`, and some of its attributes by `update`",
    "write `put`, or `update(…).or_create()`"
    => WritePutOrUpdate;

    "attributes of an item are changed by `update`, which needs the item to exist",
    "write `update`"
    => WriteUpdate;

    "an item is deleted by `delete`",
    "write `delete`"
    => WriteDelete;

    "several items are written by `batch_write`, or all or none of them by `transact_write`",
    "write `batch_write(&items)`, or `batch().put(&item).delete(key)` for a batch of several kinds"
    => WriteBatchWrite;

    "writes that all succeed or all fail are a `transact_write`",
    "write `table.transact_write((table.create(&user), table.update(key).add(…)))`"
    => WriteTransactWrite;

    "several items are written by `batch_write`, or all or none of them by `transact_write`",
    "write `batch_write(&items)`, or for an item collection `batch().put_all(&collection)`"
    => WriteBatchWriteOrTransactWrite;

    "the items of an item collection are written by a transaction",
    "write `table.create_all(&collection)`"
    => WriteItInATransaction;

    "a condition on an item that does not change is a `check`, in a transaction",
    "write `table.transact_write((table.check(key).condition(…), table.put(&user)))`"
    => WriteCheckInATransaction;

    "a batch puts and deletes items, without conditions",
    "write `put` or `delete`, or use `transact_write` for other writes"
    => BatchAction;

    "a delete does not return the item",
    "read it before, or use `.customize(…)` and `.into_builder()`"
    => ReturnOfADelete;

    "an update returns the changed item, and a put its version",
    "remove this, or use `.customize(…)` and `.into_builder()` for another return value"
    => ReturnValues;

    "the request as the SDK builds it is the result of `into_builder`",
    "write `.into_builder()`"
    => WriteIntoBuilder;

    "a request is sent when it is awaited",
    "write `.await`"
    => Await;

    "a request is sent when it is awaited",
    "write `.await`; in a transaction, leave out both: `table.transact_write((write, other)).await?`"
    => AwaitOrTransact;

    "a condition names attributes in a closure, or is a text",
    "write `.condition(|order| order.total.lt(100))`, or `.condition_text(\"…\")`"
    => Conditions;

    "a put overwrites the item with its key, if there is one",
    "remove this; `table.create(&item)` writes only a new one"
    => OverwritesAnyway;

    "a write that is made once, even if it is sent again, is a `once`",
    "write `.once()`"
    => WriteOnce;

    "an update adds and subtracts, and cannot work out anything else",
    "read the item, and set the result: `.set(|order| order.total, total)`, under a condition or with a version"
    => SetTheResult;

    "a delete deletes the item of one key",
    "query the items, and write `batch.delete(row.key())` for each, where `batch` is `table.batch()`"
    => DeleteTheItemOfAKey;

    "an item expires at the time in its field, which `ttl` of the entity names",
    "write `#[entity(ttl = expires)]` on the entity, and `.set(|order| order.expires, time)`"
    => SetTheFieldOfTheTtl;

    "the values of an expression in a text are given by `value`, and its names by `name`",
    "write `.value(\":max\", 100)`, or `.name(\"#total\", \"total\")`"
    => ValueOfAText;

    "an item that must not exist yet is written by `create`",
    "write `table.create(&item)` instead of `put`"
    => IfNotExists;

    "an item that must exist is deleted with `must_exist`",
    "write `.must_exist()`"
    => MustExist;

    "a check that the item exists is `exists`, and one that it does not is `is_absent`",
    "write `.exists()` or `.is_absent()`; of an attribute, `.condition(|user| user.email.exists())`"
    => ExistsOrIsAbsent;

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
    "write `.remove(|order| order.note)`, once for each attribute"
    => RemoveInstead;

    "elements of a set are deleted by `delete_from`, and an attribute is removed by `remove`",
    "write `.delete_from(|order| order.tags, [\"a\"])`, or `.remove(|order| order.note)`"
    => WriteDeleteFromOrRemove;

    "an attribute is set by `set`, and elements are added by `append` or `add`",
    "write `.set(|order| order.paid, true)`, or `.append(|order| order.tags, [\"a\"])`"
    => WriteSetAppendOrAdd;

    "an element of a list is removed by its position, and elements of a set are deleted by `delete_from`",
    "write `.remove(|order| order.lines.nth(0))`, or `.delete_from(|order| order.tags, [\"a\"])`"
    => WriteRemoveOfNthOrDeleteFrom;

    "an update changes one attribute at a time",
    "write `.set(|order| order.paid, true)`, `.add(…)`, `.remove(…)`"
    => Changes;

    "a transaction takes writes of the client",
    "write `table.transact_write((table.create(&user), table.update(key).add(…)))`, or add one to it by `.write(table.put(&user))`"
    => WriteOfTheTable;

    "a condition belongs to a write of the transaction",
    "give it to the write: `table.update(key).condition(…)`"
    => ConditionOfAWrite;

    "an update creates an item that does not exist with `or_create`",
    "write `.or_create()`"
    => OrCreate;

    "a value is set where there is none by `set_if_missing`",
    "write `.set_if_missing(|order| order.note, \"…\")`"
    => SetIfMissing;

    "the version that is expected is given by `if_version`",
    "write `.if_version(order.version)`"
    => IfVersion;

    "a `put` checks the version that the entity has",
    "remove this, and set the field: `user.version = version`; its name is in `#[entity(version = version)]`"
    => VersionOfAPut;

    "a put writes a whole item",
    "change the value before it is put, or write `table.update(key).set(…)`"
    => UpdateOfAPut;

    "a batch takes any number of items by `put_iter`, and an item collection by `put_all`",
    "write `.put_iter(items)`, or `.put_all(&collection)`"
    => PutIter;

    "a batch deletes items by their keys, one by one, and a transaction those of an item collection",
    "write `.delete(key)`, or `table.delete_all(&collection)`"
    => DeleteEach;

    "a batch sends again what DynamoDB throttles, and its error has what is left",
    "write `.await?`, or `.max_attempts(…)` before it"
    => Attempts;

    "a check is an action of a transaction",
    "write `table.transact_write(table.check(key).exists())`",
    "to ask whether an item exists, write `table.exists(key).await?`"
    => ActionOfATransaction;

    "a batch is sent in requests of at most 25 actions",
    "remove this"
    => SentInRequests;

    "a batch is many writes, and some of them may fail",
    "write `table.transact_write((…))` for writes that all succeed or all fail"
    => WriteATransaction;

    "a transaction either writes or reads",
    "read before it, under a condition or a version, or write `table.transact_get((user_key, order_key))`"
    => ReadBeforeIt;

    "a transaction is sent as a whole when it is awaited",
    "remove this"
    => SentAsAWhole;

    "a transaction takes its writes in a tuple or a list",
    "write `.write(writes)`"
    => WriteWrites;

    "the label of a write belongs to the write",
    "write `table.create(&user).label(\"the name is taken\")` in the transaction"
    => LabelTheWrite;

    "a transaction creates or deletes the items of an item collection, and a batch puts them",
    "write `.create_all(&collection)`, or `table.batch().put_all(&collection)`"
    => WriteAllOfACollection;

    "an item expires at the time in its field, which `ttl` of the entity names",
    "write `#[entity(ttl = expires)]` on the entity, and set its field `expires`"
    => FieldOfTheTtl;

    "a transaction that may be sent again has a token",
    "write `.idempotent(token)`"
    => Idempotent;
}

refused! {
    // The operations of the SDK, which has builders for them. Others give them an argument.
    [T: Table] Client<T>, Self {
        WriteCreateOrPut: put_item;
        WriteUpdate: update_item;
        WriteDelete: delete_item;
        WriteBatchWrite: batch_write_item;
        WriteCheckInATransaction: condition_check;
        WriteTransactWrite: transact_write_items;
    }

    [T, E, V] Put<T, E, V>, V {
        WriteOnce: idempotent(_) token(_) idempotency_token(_) client_request_token(_);
        OverwritesAnyway: overwrite(_) overwriting() force() upsert() replace() ignore() on_conflict(_) on_conflict_do_nothing();
        ValueOfAText: bind(_) bind_value(_, _) param(_, _) values(_) expression_attribute_values(_, _) expression_attribute_names(_, _);
        Conditions: condition_expression(_) only_if(_) when(_) where_(_) r#where(_) unless(_) guard(_);
        IfNotExists: if_not_exists() must_not_exist() if_absent() if_new() only_new() only_if_new() create_only() unless_exists() condition_not_exists() expect_absent() must_be_new();
        Replace: if_exists() must_exist();
        VersionOfAPut: if_version(_) version(_) expect_version(_) expected_version(_) check_version(_) with_version(_);
        ReturnValues: return_values(_) returning(_) return_old() return_new() return_item();
        UpdateOfAPut: set(_, _) add(_, _) remove(_) item(_);
        FieldOfTheTtl: ttl(_) expires(_) expires_at(_) expires_in(_) expire_at(_) with_ttl(_) set_ttl(_);
    }

    [T, E] Update<T, E>, Self {
        SetTheFieldOfTheTtl: ttl(_) set_ttl(_) expires(_) expires_in(_) expires_at(_);
        SetTheResult: multiply(_, _) divide(_, _) toggle(_) max(_, _) min(_, _);
        WriteOnce: idempotent(_) token(_) idempotency_token(_) client_request_token(_);
        ValueOfAText: bind(_) bind_value(_, _) param(_, _) values(_) expression_attribute_values(_, _) expression_attribute_names(_, _);
        Conditions: condition_expression(_) only_if(_) when(_) where_(_) r#where(_) if_(_) r#if(_) guard(_) unless(_) and(_) and_condition(_);
        OrCreate: upsert() or_insert() create_if_missing() or_default() or_create_with(_) insert_if_missing() create_if_not_exists();
        SetIfMissing: if_not_exists(_, _) set_if_not_exists(_, _) or_set default set_if_none(_, _) set_default(_, _) set_on_insert(_, _);
        IfVersion: version(_) expect_version(_) expected_version(_) check_version(_) with_version(_) increment_version();
        Changes: data update_expression(_) set_many(_) set_all(_) action actions changes fields(_) with(_) with_changes(_) merge(_) patch(_) apply(_) modify(_) assign(_, _) set_value(_, _) set_some(_, _);
        ReturnValues: return_values(_) returning(_) return_new() return_old() returning_all();
        Exists: if_exists() must_exist();
        AddInstead: increment(_, _) incr(_, _) inc(_, _) add_to increment_by(_, _) add_number(_, _) plus(_, _) add_one(_);
        SubtractInstead: decrement(_, _) decr(_, _) dec(_, _) sub decrement_by(_, _) minus(_, _);
        AppendInstead: push(_, _) push_back(_, _) extend(_, _) add_to_list(_, _) list_append(_, _) add_to_set(_, _);
        RemoveInstead: unset(_) remove_attribute(_) remove_attributes(_) remove_all remove_many remove_field(_) remove_key(_) delete_attribute(_) set_null(_) erase(_) clear(_) drop;
        WriteDeleteFromOrRemove: delete delete_elements(_, _) delete_element remove_from delete_from_set(_, _);
        WriteRemoveOfNthOrDeleteFrom: pull(_, _) pop(_) remove_from_list(_, _);
        WriteSetAppendOrAdd: insert(_, _) put(_, _);
    }

    [T, E] Delete<T, E>, Self {
        DeleteTheItemOfAKey: all() many() limit(_) cascade();
        WriteOnce: idempotent(_) token(_) idempotency_token(_) client_request_token(_);
        ValueOfAText: bind(_) bind_value(_, _) param(_, _) values(_) expression_attribute_values(_, _) expression_attribute_names(_, _);
        Conditions: condition_expression(_) only_if(_) when(_) where_(_) r#where(_) filter_by(_) unless(_);
        IfVersion: version(_) expect_version(_) expected_version(_) check_version(_);
        MustExist: if_exists();
        ReturnOfADelete: return_values(_) returning(_) return_old() return_item();
    }

    [T, E, C] Check<T, E, C>, Self {
        Conditions: condition_expression(_);
        ExistsOrIsAbsent: must_exist() must_not_exist() present() is_present() missing() is_missing() absent() not_exists() does_not_exist()
            if_exists() if_not_exists() attribute_exists(_) attribute_not_exists(_);
        ActionOfATransaction: go() send() exec() execute() unwrap() expect(_);
    }

    [T] BatchWrite<T>, Self {
        WriteATransaction: transaction() atomic() transact();
        SentInRequests: chunks(_) chunk_size(_) batch_size(_) parallel(_) concurrency(_);
        BatchAction: write(_) update(_) check(_) create(_) replace(_) condition(_) save(_) add(_) insert(_) upsert(_) put_item(_) remove(_) push(_) put_if(_);
        PutIter: put_many(_) put_items(_) add_all(_) extend(_) items(_) create_all(_) replace_all(_) save_all(_) insert_all(_) create_many(_)
            insert_many(_) puts(_);
        DeleteEach: delete_all(_) delete_many(_) delete_iter(_) deletes(_);
        Attempts: retry retries(_) with_retries(_);
    }

    [T] TransactWrite<T>, Self {
        SentAsAWhole: begin() rollback() flush();
        ReadBeforeIt: get(_) query(_) read(_) load(_);
        WriteOfTheTable: put(_) create(_) replace(_) update(_) delete(_) check(_) add(_) condition_check insert(_) save(_)
            upsert(_) remove(_) push(_) action(_) with(_);
        LabelTheWrite: label(_) write_as(_, _) labelled(_) with_label(_) name(_);
        WriteWrites: writes(_) write_all(_) write_iter(_) extend(_) items(_) put_many(_) put_iter(_) actions(_) transact_items(_);
        WriteAllOfACollection: put_all(_) save_all(_) insert_all(_);
        ConditionOfAWrite: condition(_) condition_text(_);
        Idempotent: token(_) client_request_token(_) idempotency_token(_) idempotency_key(_);
    }
}
