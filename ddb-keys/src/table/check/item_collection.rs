//! Item collections: members lie in one partition, once if they are not lists, and are whole.

use super::indexes::push_similar_index;
use crate::schema::{
    CollectionSchema, Difference, EntityKey, MemberSchema, Message, Occurrence, each,
};
use crate::table::check::collision::can_meet;

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

/// Whether the items of every other member are not in the partition of the first.
const fn nobody_joins_the_first(collection: &CollectionSchema) -> bool {
    let first = &collection.members[0];
    let mut position = 1;
    while position < collection.members.len() {
        let difference = first_difference(first, &collection.members[position], collection.index);
        if !matches!(difference, Some(Apart { by: Difference::Template, .. })) {
            return false;
        }
        position += 1;
    }
    position > 1
}

/// Every key of a member has the partition key of the first member.
#[track_caller]
const fn require_partition(collection: &CollectionSchema, member: &MemberSchema) {
    let first = &collection.members[0];
    if let Some(apart) = first_difference(first, member, collection.index) {
        let shared = if collection.index.is_none() { shared_index(collection) } else { None };
        apart.message([member, first], shared).fail();
    }
    if EntityKey::nth(member.entity, collection.index, 0).is_none() {
        not_in_the_index(collection, member).fail();
    }
}

/// A key of a member that is not in the partition of the first member.
struct Apart {
    key: EntityKey,
    of_first: EntityKey,
    by: Difference,
}

/// The first key of a member, on the table or in an index, that is not in the partition of the first member. `None` if the
/// first member has a mistake.
const fn first_difference(
    first: &MemberSchema,
    member: &MemberSchema,
    index: Option<&str>,
) -> Option<Apart> {
    let Some(of_first) = EntityKey::nth(first.entity, index, 0) else { return None };
    if first.entity.broken {
        return None;
    }
    let mut nth = 0;
    while let Some(key) = EntityKey::nth(member.entity, index, nth) {
        if let Some(by) = key.difference(&of_first) {
            return Some(Apart { key, of_first, by });
        }
        nth += 1;
    }
    None
}

/// An index in which all members are in one partition.
const fn shared_index(collection: &CollectionSchema) -> Option<&'static str> {
    let first = &collection.members[0];
    each!(for key in first.entity.indexes {
        if is_shared(collection, key.index) {
            return Some(key.index);
        }
    });
    None
}

const fn is_shared(collection: &CollectionSchema, index: &str) -> bool {
    let first = &collection.members[0];
    each!(for member in collection.members {
        if EntityKey::nth(member.entity, Some(index), 0).is_none()
            || first_difference(first, member, Some(index)).is_some()
        {
            return false;
        }
    });
    true
}

impl Apart {
    const fn message(&self, [member, first]: [&MemberSchema; 2], shared: Option<&str>) -> Message {
        let (own, other) = (templates(&self.key), templates(&self.of_first));
        let message = Message::of(
            "`{}`: its partition key is another than that of `{}`\n  `{}`: {}\n  `{}`: {}\nhelp: ",
            &[
                member.name,
                first.name,
                member.entity.name,
                own.text(),
                first.entity.name,
                other.text(),
            ],
        );
        match (self.by, shared) {
            (Difference::Template, Some(index)) => message.and(
                "all members have the same partition key in the index `{}`; to read them there, add `index = {}` to \
                 `#[item_collection(…)]`",
                &[index, index],
            ),
            (Difference::Template, None) => message.push(
                "give both the same partition key, whatever the fields in it are called, or remove one of them and read \
                 its items by a query of their own",
            ),
            (Difference::Type(field), _) => {
                message.and("give `{}` the same type in both entities", &[field])
            }
        }
    }
}

const fn not_in_the_index(collection: &CollectionSchema, member: &MemberSchema) -> Message {
    let index = match collection.index {
        Some(index) => index,
        None => "",
    };
    Message::of(
        "`{}`: the items of `{}` are not in the index `{}`\n\
         help: give the entity a key there, `#[gsi({}, …)]`, or remove the field",
        &[member.name, member.entity.name, index, index],
    )
}

/// The templates of a key's partition key.
const fn templates(key: &EntityKey) -> Message {
    let mut message = Message::new();
    each!(for attribute in key.pk {
        let separator = if message.text().is_empty() { "" } else { ", " };
        message = message.and("{}{}", &[separator, attribute.text()]);
    });
    message
}

/// Whether items of entities that are not members can lie in the members' partition.
pub(in crate::table) const fn has_strangers(collection: &CollectionSchema) -> bool {
    let [first, ..] = collection.members else { return false };
    let Some(partition) = EntityKey::nth(first.entity, collection.index, 0) else { return false };
    let (entities, mut position) = (collection.table.entities, 0);
    while position < entities.len() {
        let (entity, mut nth) = (entities[position], 0);
        while let Some(key) = EntityKey::nth(entity, collection.index, nth) {
            if !entity.broken && !collection.has_member(position) && share(&partition, &key) {
                return true;
            }
            nth += 1;
        }
        position += 1;
    }
    false
}

/// Whether a partition can have items of both keys.
const fn share(a: &EntityKey, b: &EntityKey) -> bool {
    let mut at = 0;
    while at < a.pk.len() && at < b.pk.len() {
        if !can_meet(a.pk[at], b.pk[at]) {
            return false;
        }
        at += 1;
    }
    true
}
