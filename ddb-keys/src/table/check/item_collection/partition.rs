//! The partition that the members of an item collection have in common.

use crate::schema::{CollectionSchema, Difference, EntityKey, MemberSchema, Message, each};
use crate::table::check::collision::can_meet;

/// Whether the items of every other member are not in the partition of the first.
pub(super) const fn nobody_joins_the_first(collection: &CollectionSchema) -> bool {
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
pub(super) const fn require_partition(collection: &CollectionSchema, member: &MemberSchema) {
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
pub(super) const fn templates(key: &EntityKey) -> Message {
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
