//! Item collections: members lie in one partition, once if they are not lists, and are whole.

mod partition;

use super::indexes::push_similar_index;
use crate::schema::{CollectionSchema, EntityKey, MemberSchema, Message, Occurrence, each};

pub(in crate::table) use self::partition::has_strangers;
use self::partition::{nobody_joins_the_first, require_partition, templates};

/// Checks the index of an item collection if there is a collection: after a mistake there is none.
#[track_caller]
pub const fn check_collection(collection: Option<&'static CollectionSchema>) {
    if let Some(collection) = collection
        && let Some(index) = unknown_index(collection)
    {
        let message = Message::of(
            "the table `{}` has no index `{}`\nhelp: ",
            &[collection.table.name, index],
        );
        match push_similar_index(message, collection.table, index) {
            Some(message) => message,
            None => message.and("declare it on the table: `#[gsi({}, …)]`", &[index]),
        }
        .fail()
    }
}

const fn unknown_index(collection: &CollectionSchema) -> Option<&'static str> {
    match collection.index {
        Some(index) if collection.table.index(index).is_none() => Some(index),
        _ => None,
    }
}

/// Checks a member of an item collection if there is a collection, or ends compilation with what is wrong.
#[track_caller]
pub const fn check_member(collection: Option<&'static CollectionSchema>, position: usize) {
    let Some(collection) = collection else { return };
    let member = &collection.members[position];
    if member.entity.broken || unknown_index(collection).is_some() {
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

/// Two members of one entity would both be read from the same items.
#[track_caller]
const fn require_one_place(collection: &CollectionSchema, position: usize) {
    let member = &collection.members[position];
    let (before, _) = collection.members.split_at(position);
    each!(for other in before {
        if other.position == member.position {
            Message::of(
                "`{}`: the items of `{}` are in `{}` already\n\
                 help: remove one of the fields; `Vec<{}>` holds all of its items",
                &[member.name, member.entity.name, other.name, member.entity.name],
            )
            .fail();
        }
    });
}

/// A partition has at most one item of a member that is not a list.
#[track_caller]
const fn require_list(collection: &CollectionSchema, member: &MemberSchema) {
    if matches!(member.occurrence, Occurrence::Many) {
        return;
    }
    let entity = member.entity;
    let mut nth = 0;
    while let Some(key) = EntityKey::nth(entity, collection.index, nth) {
        if let Some((own, field)) = key.open_field(entity) {
            let pk = templates(&key);
            Message::of(
                "`{}`: a partition can have several items of `{}`\n  partition key: {}\n  \
                 it does not determine `{}` in {}\nhelp: write `Vec<{}>`",
                &[member.name, entity.name, pk.text(), field, own.text(), entity.name],
            )
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
    Message::of(
        "`{}`: the index `{}` does not store `{}` of `{}`\n\
         help: project it: `projection = all`, or read the collection from the table",
        &[member.name, ident, missing, member.entity.name],
    )
    .fail();
}
