//! The partition that the members of an item collection have in common.

use crate::schema::{CollectionSchema, Difference, EntityKey, MemberSchema, Message};

/// Whether the items of every other member are not in the partition of the first.
pub(super) const fn nobody_joins_the_first(collection: &CollectionSchema) -> bool {
    let mut position = 1;
    while position < collection.members.len() {
        let difference = first_difference(collection, &collection.members[position]);
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
    if let Some(apart) = first_difference(collection, member) {
        apart.message([member, &collection.members[0]]).fail();
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

/// The first key of a member that is not in the partition of the first member. None after a mistake in the first member.
const fn first_difference(collection: &CollectionSchema, member: &MemberSchema) -> Option<Apart> {
    let first = collection.members[0].entity;
    let Some(of_first) = EntityKey::nth(first, collection.index, 0) else { return None };
    if first.broken {
        return None;
    }
    let mut nth = 0;
    while let Some(key) = EntityKey::nth(member.entity, collection.index, nth) {
        if let Some(by) = key.difference(&of_first) {
            return Some(Apart { key, of_first, by });
        }
        nth += 1;
    }
    None
}

impl Apart {
    const fn message(&self, [member, first]: [&MemberSchema; 2]) -> Message {
        let message =
            start(member).push("its items are not in the partition of `").push(first.name);
        let message =
            push_pk(message.push("`\n  `").push(member.entity.name).push("`: "), &self.key);
        let message = message.push("\n  `").push(first.entity.name).push("`: ");
        let message = push_pk(message, &self.of_first);
        match self.by {
            Difference::Template => message.push(
                "\nhelp: give both the same partition key, from the same fields, or remove one of them and read \
                 its items by a query of their own",
            ),
            Difference::Type(field) => {
                message.push("\nhelp: give `").push(field).push("` the same type in both entities")
            }
        }
    }
}

/// The beginning of a message about a member.
pub(super) const fn start(member: &MemberSchema) -> Message {
    Message::new().push("`").push(member.name).push("`: ")
}

const fn not_in_the_index(collection: &CollectionSchema, member: &MemberSchema) -> Message {
    let index = match collection.index {
        Some(index) => index,
        None => "",
    };
    start(member)
        .push("the items of `")
        .push(member.entity.name)
        .push("` are not in the index `")
        .push(index)
        .push("`\nhelp: give the entity a key there, `#[gsi(")
        .push(index)
        .push(", …)]`, or remove the field")
}

/// The templates of a key's partition key.
pub(super) const fn push_pk(message: Message, key: &EntityKey) -> Message {
    let mut message = message;
    let mut at = 0;
    while at < key.pk.len() {
        message = message.push(if at == 0 { "" } else { ", " }).push(key.pk[at].text());
        at += 1;
    }
    message
}
