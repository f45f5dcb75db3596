//! What each error says: what is wrong, where, why, and what to do.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;

use super::cancellation::Cancellation;
use super::invalid_request::InvalidRequest;
use super::unwritten::Unwritten;
use super::value::ValueError;
use super::{Error, ItemError, Unclaimed};
use crate::aws::{CursorError, Incomplete, Item, StreamRecordError, TableDifference};
use crate::key::{Key, KeyError};
use crate::part::{KeyValue, Refusal};
use crate::table::CollectionError;
use crate::texts::texts;

#[derive(crate::Entity)]
#[entity(name = "TASK")]
#[pk("TASK#<id>")]
#[allow(dead_code, reason = "its schema is in errors")]
struct Task {
    id: String,
}

fn key() -> Key {
    Key { pk: KeyValue::S("TASK#1".into()), sk: Some(KeyValue::S("META".into())) }
}

fn key_error() -> KeyError {
    TaskKey { id: "" }.build().unwrap_err()
}

const KEY_ERROR: &str = "`TASK`, partition key `TASK#<id>`: `id` is empty";

fn unreadable() -> ItemError {
    let source = ValueError::new("missing field `due`");
    ItemError::Deserialize { entity: "TASK", source, key: Some(Box::new(key())), old_item: None }
}

fn attribute() -> String {
    "due".to_owned()
}

#[test]
#[allow(clippy::too_many_lines, reason = "one line for each variant")]
fn of_refused_requests() {
    let (entity, table, index, key) = ("TASK", "tasks", "by-due", "ByDue");
    texts! {
        InvalidRequest:
        OtherTenant, InvalidRequest::OtherTenant { attribute: "PK".into() } =>
            "`PK` is not a partition key of this tenant";
        BeyondTenant, InvalidRequest::BeyondTenant { reason: "the request is about another table" } =>
            "the handle of a tenant does not send this: the request is about another table";
        UnknownAttribute, InvalidRequest::UnknownAttribute { entity, attribute: attribute() } =>
            "`TASK` stores no attribute `due`: use the name that serde gives the field";
        PrimaryKeyPart, InvalidRequest::PrimaryKeyPart { entity, attribute: "id".into(), key: "TASK#<id>" } =>
            "`id` of `TASK` feeds the primary key, `TASK#<id>`, which no update can change: `rekey` moves the item";
        IndexKeyPart, InvalidRequest::IndexKeyPart { entity, attribute: attribute(), key } =>
            "`due` of `TASK` feeds the index key `ByDue`, which would go stale: change both with `set_index`, or with \
             `remove_index`";
        AddedToKeyPart, InvalidRequest::AddedToKeyPart { entity, attribute: attribute(), key } =>
            "`due` of `TASK` feeds the index key `ByDue`, and the sum is known only to DynamoDB, so the key would go stale: \
             read the item, and set the new value with `set_index`";
        Unreadable, InvalidRequest::Unreadable { entity, attribute: attribute(), reason: "invalid type".into() } =>
            "`TASK` could not read `due` afterwards: invalid type";
        Incomplete, InvalidRequest::Incomplete { entity, reason: "missing field `due`".into() } =>
            "a new `TASK` would be incomplete: missing field `due`; give the rest, too";
        Disagreement, InvalidRequest::Disagreement { entity, attribute: attribute() } =>
            "`due` of `TASK` is given two values: give it one";
        NotRemovable, InvalidRequest::NotRemovable { entity, key } =>
            "the index key `ByDue` of `TASK` cannot be removed: nothing that it is made from is optional or changes \
             with it, or another index key shares its attributes";
        ComputedPart, InvalidRequest::ComputedPart { entity, key, part: "shard" } =>
            "the key `ByDue` of `TASK` has the part `shard`, which is computed from whole items: read the item, change it, and `put` or \
             `replace` it";
        MissingIndexKey, InvalidRequest::MissingIndexKey { entity, key } =>
            "this could leave `TASK` without its index key `ByDue`: give it with `set_index`";
        Undecided, InvalidRequest::Undecided { entity, key, field: "open" } =>
            "whether the index key `ByDue` of `TASK` applies depends on `open`: set that, too";
        UnclearIndexKey, InvalidRequest::UnclearIndexKey { entity, key, field: "due" } =>
            "the index key `ByDue` of `TASK` is `None`, which does not say which of its fields is missing, or whether its condition is \
             false: remove the field, too, such as `.remove_text(\"due\")`, or all of them by `remove_index`, or set what the condition \
             tests";
        NotApplicable, InvalidRequest::NotApplicable { entity, key } =>
            "the index key `ByDue` of `TASK` does not apply to the item as it would then be: leave it out, or change \
             the fields that decide";
        SameKey, InvalidRequest::SameKey { entity, key: self::key() } =>
            "`TASK` already has the key TASK#1 | META, so there is nothing to move: `replace` writes it there";
        NoTtl, InvalidRequest::NoTtl { table } =>
            "no entity of the table `tasks` expires: name a field with `#[entity(ttl = field)]`";
        Value, InvalidRequest::Value { name: ":due".into(), reason: "key must be a string".into() } =>
            "the value of `:due` cannot be sent: key must be a string";
        OwnPlaceholder, InvalidRequest::OwnPlaceholder { name: ":_0".into() } =>
            "the placeholder `:_0` may be one of the library's own, which start with `:_` and `#_`: give it another \
             name";
        PlaceholderTwice, InvalidRequest::PlaceholderTwice { name: ":due".into() } =>
            "the placeholder `:due` is given twice, with different values: rename one of them";
        AlreadySet, InvalidRequest::AlreadySet { part: "limit", instead: "limit" } =>
            "`customize` must not set `limit`: use `limit` instead";
        NoTypeAttribute, InvalidRequest::NoTypeAttribute { table, entity } =>
            "`TASK` shares keys with another entity, and the table `tasks` has no type attribute to tell them apart: \
             name one with `#[table(type_attribute = \"…\")]`";
        UniqueValue, InvalidRequest::UniqueValue { entity, attribute: attribute() } =>
            "`due` of `TASK` makes a unique value, which no update can change: read the item, change it, and `put` or `replace` it";
        ReadsItem, InvalidRequest::ReadsItem { entity, option: "idempotent" } =>
            "`idempotent` cannot be used with this write of `TASK`, whose values are unique: it reads the stored item first, and then \
             sends a transaction: await the write";
        NotInBatch, InvalidRequest::NotInBatch { entity } =>
            "a batch has no conditions, and `TASK` needs one, because it counts versions, shares its keys, has former ones or unique values, or \
             stands for some: change it by itself or in a transaction; `overwrite` ignores a version";
        KeyInFilter, InvalidRequest::KeyInFilter { attribute: "SK".into() } =>
            "a filter cannot name `SK`, an attribute of the key that the query reads by: narrow the query by its \
             key instead";
        NotProjected, InvalidRequest::NotProjected { attribute: attribute(), index } =>
            "the index `by-due` does not project `due`, so a filter cannot name it: filter the rows that it returns, \
             or change the index's projection";
        NotWhole, InvalidRequest::NotWhole { entity, index, missing: vec!["due", "text"] } =>
            "the index `by-due` does not store `due`, `text` of `TASK`, so no `TASK` can be read from it: read the \
             items from the table with `hydrate`, read rows of another type with `select_as`, or change the index's \
             projection";
        NoTypeToFilterBy, InvalidRequest::NoTypeToFilterBy { table } =>
            "the table `tasks` has no type attribute, so a filter cannot be about one entity: name one with \
             `#[table(type_attribute = \"…\")]`";
        OverlappingChanges, InvalidRequest::OverlappingChanges { entity, paths: ["a".into(), "a.b".into()] } =>
            "two changes of `TASK` overlap: `a` and `a.b`; leave one out, or send it by itself";
        ExpressionTooLong, InvalidRequest::ExpressionTooLong { found: 5000, max: 4096 } =>
            "an expression has at most 4096 bytes, found 5000: split the request";
        TooManyOperators, InvalidRequest::TooManyOperators { found: 400, max: 300 } =>
            "an expression has at most 300 operators and functions, found 400: split the request";
        NotAKey, InvalidRequest::NotAKey { table, key: self::key(), reason: "the table has no sort key" } =>
            "TASK#1 | META cannot be a key of the table `tasks`: the table has no sort key";
        ConsistentIndex, InvalidRequest::ConsistentIndex { index: "by-due" } =>
            "`by-due` is a global index, which has no consistent reads: leave out `consistent`, or write \
             `.hydrate().consistent()` to read the items from the table";
        SeveralPartitions, InvalidRequest::SeveralPartitions =>
            "the query reads several partitions, one request for each: change its requests with `customize`";
        NoChanges, InvalidRequest::NoChanges => "the update changes nothing: add a change, such as `set`";
        EmptyTransaction, InvalidRequest::EmptyTransaction =>
            "the transaction has no actions";
        ZeroLimit, InvalidRequest::ZeroLimit => "a page has at least one row: its limit cannot be 0";
        NotInTransaction, InvalidRequest::NotInTransaction { part: "expected" } =>
            "`customize` sets `expected`, which writes of a transaction do not have: use `condition_text`";
        TooManyActions, InvalidRequest::TooManyActions { found: 101, max: 100 } =>
            "a transaction has at most 100 actions, found 101: split it";
        OtherPartition, InvalidRequest::OtherPartition { member: "tasks[1]".into() } =>
            "`tasks[1]` is not in the partition of its item collection: give it the fields of the first item, or \
             write it by itself";
        RepeatedMember, InvalidRequest::RepeatedMember { member: "tasks[1]".into() } =>
            "`tasks[1]` has the key of another item of its collection, and only one of them would be left: give each \
             a key of its own";
        SameItem, InvalidRequest::SameItem { actions: [0, 1] } =>
            "actions 0 and 1 of the transaction are on one item, which DynamoDB refuses: make them one action";
    }
    let flattened = InvalidRequest::NotWhole { entity, index, missing: vec![] };
    let text = "the index `by-due` does not store the flattened fields of `TASK`";
    assert!(flattened.to_string().starts_with(text));
}

#[test]
fn of_items() {
    let (entity, table) = ("TASK", "tasks");
    let item = || Box::new(Item::new());
    texts! {
        ItemError:
        Key, ItemError::Key(key_error()) => KEY_ERROR;
        Serialize, ItemError::Serialize { entity, source: ValueError::new("no text") } =>
            "`TASK` cannot be written as an item: no text";
        Deserialize, unreadable() => "the item `TASK#1 | META` cannot be read as `TASK`: missing field `due`";
        NotSeconds, ItemError::NotSeconds { entity, attribute: "ttl", found: 1_764_241_200_000 } =>
            "`TASK`: `ttl` is 1764241200000, which must be milliseconds: a time to live is in seconds since 1970";
        TooLarge, ItemError::TooLarge { entity, size: 409_601, attribute: "text".into() } =>
            "`TASK`: the item has 409601 bytes, and DynamoDB stores at most 409600: the largest attribute is `text`";
        Clash, ItemError::Clash { entity, attribute: "PK".into(), built: "TASK#1".into(), stored: "x".into() } =>
            "`TASK`: the attribute `PK` must be TASK#1, but serde writes x";
        StrayKey, ItemError::StrayKey { entity, attribute: "GPK".into(), stored: "x".into() } =>
            "`TASK`: serde writes x to `GPK`, a key attribute of the table that the entity leaves out";
        Repeated, ItemError::Repeated { entity, attribute: attribute() } =>
            "`TASK`: a flattened field writes `due`, but another field or a key has this name";
        WouldExpire, ItemError::WouldExpire { entity, attribute: "expires" } =>
            "`TASK`: serde writes `expires`, by which DynamoDB deletes items of other entities: give the attribute \
             another name, or make it a field with `#[entity(ttl = …)]`";
        NotKept, ItemError::NotKept { entity, index: None, written: "TASK#1.5".into(), read: "TASK#1".into() } =>
            "`TASK`: its key is TASK#1.5, but the key of what serde reads back is TASK#1: let serde store the whole \
             value, or give the key a format that is not finer than what is stored";
        Malformed, ItemError::Malformed { reason: "invalid type".into() } =>
            "the image is not an item: invalid type";
        Unclaimed, ItemError::Unclaimed { table, reason: Unclaimed::NoKey { attribute: "PK" }, item: item() } =>
            "no entity of the table `tasks` claims the item: it has no key attribute `PK`";
        WrongEntity, ItemError::WrongEntity { expected: "TASK", found: "USER", item: item() } =>
            "the item is a `USER`, not a `TASK`";
    }
    let (pk, sk) = (|| "X#1".to_owned(), || Some("META".to_owned()));
    let unclaimed = |reason| ItemError::Unclaimed { table, reason, item: item() }.to_string();
    let each_has_a_line = |reason: &Unclaimed| match reason {
        Unclaimed::NoKey { .. } => "it has no key attribute `PK`",
        Unclaimed::UnknownType { .. } => "its type is `X`",
        Unclaimed::TypeAndKeyDisagree { .. } => {
            "its type is `TASK`, but its key X#1 | META is not one of `TASK`'s"
        }
        Unclaimed::UnknownKey { .. } => "its key is X#1 | META",
        Unclaimed::Ambiguous { .. } => "its key fits `A` and `B`, and it does not say which it is",
    };
    for reason in [
        Unclaimed::NoKey { attribute: "PK" },
        Unclaimed::UnknownType { name: "X".into() },
        Unclaimed::TypeAndKeyDisagree { name: "TASK", pk: pk(), sk: sk() },
        Unclaimed::UnknownKey { pk: pk(), sk: sk() },
        Unclaimed::Ambiguous { entities: ["A", "B"] },
    ] {
        let text = each_has_a_line(&reason);
        let expected = format!("no entity of the table `tasks` claims the item: {text}");
        assert_eq!(unclaimed(reason), expected);
    }
}

#[test]
fn of_writes_that_are_left() {
    let reason = || "throttled".to_owned();
    texts! {
        Unwritten:
        Put, Unwritten::Put { item: Item::new(), reason: reason() } => "an item was not written: throttled";
        Delete, Unwritten::Delete { key: Item::new(), reason: reason() } => "an item was not deleted: throttled";
        Invalid, Unwritten::Invalid { entity: "TASK", reason: reason() } =>
            "an item of `TASK` was not written: throttled";
        Unreadable, Unwritten::Unreadable { entity: "TASK", reason: reason() } =>
            "a stream of `TASK` returned an error: throttled";
        Unread, Unwritten::Unread { reason: reason() } =>
            "the rest of an iterator or a stream was not read: throttled";
    }
}

#[test]
fn of_cursors() {
    texts! {
        CursorError:
        Malformed, CursorError::Malformed =>
            "the text is not a cursor: pass on the one that was returned, unchanged";
        Version, CursorError::Version =>
            "the cursor is of another version of the library, or sealed: start without it";
        OtherQuery, CursorError::OtherQuery =>
            "the cursor comes from another query: another table, index, partition, range or direction";
        Outside, CursorError::Outside =>
            "the cursor's position is outside the range of the query: start without it";
        Forged, CursorError::Forged => "the cursor was not sealed for this query: start without it";
        Expired, CursorError::Expired => "the cursor has expired: start without it";
        NoPosition, CursorError::NoPosition =>
            "the item does not say where it lies: add its key attributes to the projection, or go on by a cursor";
    }
}

#[test]
fn of_stream_records() {
    let cases = [
        (StreamRecordError::event_name(None), "the stream record has no event name"),
        (
            StreamRecordError::event_name(Some("X")),
            "the stream record has the unknown event name `X`",
        ),
        (StreamRecordError::no_body(), "the stream record has no `dynamodb`"),
        (
            StreamRecordError::malformed("invalid type"),
            "the stream record is malformed: invalid type",
        ),
    ];
    for (error, text) in cases {
        assert_eq!(error.to_string(), text);
        let placed = StreamRecordError { sequence_number: Some("7".into()), ..error };
        assert_eq!(placed.to_string(), format!("{text} (sequence number 7)"));
    }
}

#[test]
fn of_operations() {
    let (entity, table) = ("TASK", || "tasks".to_owned());
    let cancelled = Cancellation {
        action: 1,
        label: Some("the task".into()),
        code: Some("ConditionalCheckFailed".into()),
        message: None,
        guard: None,
        missing_paths: vec![],
        item: None,
    };
    let read = Incomplete::new(vec![1], vec![unreadable()], None, None);
    let left = Unwritten::Put { item: Item::new(), reason: "throttled".into() };
    let sdk = aws_sdk_dynamodb::types::error::ResourceNotFoundException::builder();
    let sdk = aws_sdk_dynamodb::Error::ResourceNotFoundException(sdk.build());
    let sdk_text = sdk.to_string();
    texts! {
        Error:
        Key, Error::Key(key_error()) => KEY_ERROR;
        Item, Error::Item(unreadable()) => "the item `TASK#1 | META` cannot be read as `TASK`: missing field `due`";
        Refused, Error::Refused(InvalidRequest::NotRemovable { entity, key: "ByDue" }) =>
            "the index key `ByDue` of `TASK` cannot be removed: nothing that it is made from is optional or changes \
             with it, or another index key shares its attributes";
        ConditionFailed, Error::ConditionFailed { entity, guard: None, item: None } =>
            "the condition on `TASK` is false: nothing was changed";
        NotUnique, Error::NotUnique { entity, lock: "Title", item: None } =>
            "another item has the unique value of `TASK` that `Title` stands for: nothing was changed";
        NotFound, Error::NotFound { entity } => "there is no such `TASK`: nothing was changed";
        NoSuchPath, Error::NoSuchPath { entity, paths: vec!["days.mon".into(), "notes[0].text".into()] } =>
            "`TASK` has no place for `days.mon` or `notes[0].text`, because the item lacks the attribute around it: nothing was \
             changed";
        Conflict, Error::Conflict { entity, item: None } =>
            "`TASK` no longer exists: nothing was changed";
        OldItemUnknown, Error::OldItemUnknown { entity } =>
            "the write of `TASK` was done, but what was stored before is not known: the response was lost, and the \
             request was sent again";
        Unsure, Error::Unsure { entity, item: None } =>
            "the write of `TASK` may have been done: the response was lost, and when the request was sent again, its \
             condition was false";
        Cancelled, Error::Cancelled(vec![cancelled]) =>
            "the transaction was cancelled: the condition of action 1 (the task) is false";
        NotActive, Error::NotActive { table: table(), reason: "it is being created".into() } =>
            "the table `tasks` is not ready: it is being created";
        TableDiffers, Error::TableDiffers {
            table: table(),
            differences: vec![TableDifference::MissingIndex { index: "by-due" }],
        } => format!(
            "the table `tasks` differs from its schema: {}",
            TableDifference::MissingIndex { index: "by-due" }
        );
        Cursor, Error::Cursor(CursorError::Outside) =>
            "the cursor's position is outside the range of the query: start without it";
        Incomplete, Error::Incomplete(Box::new(read)) =>
            "1 item could not be read; the item `TASK#1 | META` cannot be read as `TASK`: missing field `due`";
        Several, Error::Several =>
            "the query selects several items, not one: use `first`, or give it the whole key";
        Collection, Error::Collection(CollectionError::Missing { collection: "Board", member: "task", entity }) =>
            "`Board` lacks `task`: the partition has other members, but no `TASK`";
        Member, Error::Member { member: "tasks[1]".into(), error: Box::new(Error::Key(key_error())) } =>
            format!("`tasks[1]`: {KEY_ERROR}");
        LastKeyOutside, Error::LastKeyOutside =>
            "DynamoDB ended a page at a key outside the partition of the query";
        RepeatedKey, Error::RepeatedKey =>
            "DynamoDB repeats a page, so the read would never end: its last key is the start key";
        Unwritten, Error::Unwritten(vec![left]) => "1 write was not done; an item was not written: throttled";
        Response, Error::Response { status: 502, body: "Bad Gateway".into() } =>
            "the response cannot be read, its status is 502: Bad Gateway";
        Sdk, Error::Sdk(Box::new(sdk)) => sdk_text;
    }
}

#[test]
fn of_keys_without_a_field() {
    let error = KeyError { field: None, refusal: Refusal::Apart, ..key_error() };
    let text = "`TASK`, partition key `TASK#<id>`: the key is in a different partition or index than the start of the span";
    assert_eq!(error.to_string(), text);
}
