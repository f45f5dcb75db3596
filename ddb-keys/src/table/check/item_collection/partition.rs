//! The partition that the members of an item collection have in common.

use crate::schema::{CollectionSchema, Difference, EntityKey, MemberSchema, Message};

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
    let mut at = 0;
    while at < first.entity.indexes.len() {
        let index = first.entity.indexes[at].index;
        let mut member = 0;
        while member < collection.members.len()
            && EntityKey::nth(collection.members[member].entity, Some(index), 0).is_some()
            && first_difference(first, &collection.members[member], Some(index)).is_none()
        {
            member += 1;
        }
        if member == collection.members.len() {
            return Some(index);
        }
        at += 1;
    }
    None
}

impl Apart {
    const fn message(&self, [member, first]: [&MemberSchema; 2], shared: Option<&str>) -> Message {
        let message =
            start(member).push("its partition key is another than that of `").push(first.name);
        let message =
            push_pk(message.push("`\n  `").push(member.entity.name).push("`: "), &self.key);
        let message = message.push("\n  `").push(first.entity.name).push("`: ");
        let message = push_pk(message, &self.of_first);
        match (self.by, shared) {
            (Difference::Template, Some(index)) => message
                .push("\nhelp: all members have the same partition key in the index `")
                .push(index)
                .push("`; to read them there, add `index = ")
                .push(index)
                .push("` to `#[item_collection(…)]`"),
            (Difference::Template, None) => message.push(
                "\nhelp: give both the same partition key, whatever the fields in it are called, or remove one of them and read \
                 its items by a query of their own",
            ),
            (Difference::Type(field), _) => {
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
