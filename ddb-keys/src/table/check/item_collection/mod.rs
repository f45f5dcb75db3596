//! Item collections: members lie in one partition, once if they are not lists, and are whole.

mod extent;
mod partition;

use crate::schema::{CollectionSchema, EntityKey, MemberSchema, Message, Occurrence, similar};

pub(in crate::table) use self::extent::leaves_out;
use self::partition::{nobody_joins_the_first, push_pk, require_partition, start};

/// Checks the index of an item collection if there is a collection: after a mistake there is none.
#[track_caller]
pub const fn check_collection(collection: Option<&'static CollectionSchema>) {
    if let Some(collection) = collection
        && let Some(index) = collection.index
        && collection.table.index(index).is_none()
    {
        unknown_index(collection, index).fail()
    }
}

/// Checks a member of an item collection if there is a collection, or ends compilation with what is wrong.
#[track_caller]
pub const fn check_member(collection: Option<&'static CollectionSchema>, position: usize) {
    let Some(collection) = collection else { return };
    let member = &collection.members[position];
    if member.entity.broken || is_unknown(collection) {
        return;
    }
    require_one_place(collection, position);
    // If no member is where the first one is, that is one mistake, and how many items they have is another question.
    if nobody_joins_the_first(collection) {
        if position == 1 {
            require_partition(collection, member);
        }
        return;
    }
    require_partition(collection, member);
    require_list(collection, member);
    require_whole(collection, member);
}

const fn is_unknown(collection: &CollectionSchema) -> bool {
    match collection.index {
        Some(index) => collection.table.index(index).is_none(),
        None => false,
    }
}

const fn unknown_index(collection: &CollectionSchema, index: &str) -> Message {
    let message = Message::new().push("the table `").push(collection.table.name);
    let message = message.push("` has no index `").push(index).push("`\nhelp: ");
    let indexes = collection.table.indexes;
    let mut at = 0;
    while at < indexes.len() {
        if similar(indexes[at].ident, index) {
            return message
                .push("an index with a similar name exists: `")
                .push(indexes[at].ident)
                .push("`");
        }
        at += 1;
    }
    message.push("declare it on the table: `#[gsi(").push(index).push(", …)]`")
}

/// Two members of one entity would both be read from the same items.
#[track_caller]
const fn require_one_place(collection: &CollectionSchema, position: usize) {
    let member = &collection.members[position];
    let mut at = 0;
    while at < position {
        let other = &collection.members[at];
        if other.position == member.position {
            start(member)
                .push("the items of `")
                .push(member.entity.name)
                .push("` are in `")
                .push(other.name)
                .push("` already\nhelp: remove one of the fields; `Vec<")
                .push(member.entity.name)
                .push(">` holds all of its items")
                .fail();
        }
        at += 1;
    }
}

/// A partition has at most one item of a member that is not a list.
#[track_caller]
const fn require_list(collection: &CollectionSchema, member: &MemberSchema) {
    if matches!(member.occurrence, Occurrence::Many) {
        return;
    }
    let mut nth = 0;
    while let Some(key) = EntityKey::nth(member.entity, collection.index, nth) {
        if let Some((own, field)) = key.open_field(member.entity) {
            let message = start(member)
                .push("a partition can have several items of `")
                .push(member.entity.name)
                .push("`\n  partition key: ");
            push_pk(message, &key)
                .push("\n  it does not determine `")
                .push(field)
                .push("` in ")
                .push(own.text())
                .push("\nhelp: write `Vec<")
                .push(member.entity.name)
                .push(">`")
                .fail();
        }
        nth += 1;
    }
}

/// A read through the index finds every field of a member.
#[track_caller]
const fn require_whole(collection: &CollectionSchema, member: &MemberSchema) {
    let Some(ident) = collection.index else { return };
    let Some(index) = collection.table.index(ident) else { return };
    if index.has_whole(member.entity) {
        return;
    }
    let missing = match index.missing_from(member.entity) {
        Some(field) => field,
        None => "flattened fields",
    };
    start(member)
        .push("the index `")
        .push(ident)
        .push("` does not store `")
        .push(missing)
        .push("` of `")
        .push(member.entity.name)
        .push("`\nhelp: project it: `projection = all`, or read the collection from the table")
        .fail();
}
