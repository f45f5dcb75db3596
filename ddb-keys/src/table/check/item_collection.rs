//! Item collections: members lie in one partition, once if they are not lists, and are whole.

use super::collision::can_meet;
use crate::schema::{CollectionSchema, Difference, EntityKey, MemberSchema, Message};
use crate::schema::{Occurrence, Segment, Source};
use crate::schema::{same, similar};
use crate::table::lead::common;

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

/// The number of the first member's key that the collection reads: 0 is the primary key.
#[must_use]
pub const fn number_of_key(collection: Option<&'static CollectionSchema>) -> usize {
    let Some(CollectionSchema { index: Some(index), members: [first, ..], .. }) = collection else {
        return 0;
    };
    let mut at = 0;
    while at < first.entity.indexes.len() {
        if same(first.entity.indexes[at].index, index) {
            return at + 1;
        }
        at += 1;
    }
    0
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

const fn start(member: &MemberSchema) -> Message {
    Message::new().push("`").push(member.name).push("`: ")
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

/// Whether the items of every other member are not in the partition of the first.
const fn nobody_joins_the_first(collection: &CollectionSchema) -> bool {
    let mut position = 1;
    while position < collection.members.len() {
        if !is_apart(collection, &collection.members[position]) {
            return false;
        }
        position += 1;
    }
    position > 1
}

/// Whether the partition key of a member has another template than that of the first.
const fn is_apart(collection: &CollectionSchema, member: &MemberSchema) -> bool {
    let first = &collection.members[0];
    let of_first = EntityKey::nth(first.entity, collection.index, 0);
    let mut nth = 0;
    while let Some(key) = EntityKey::nth(member.entity, collection.index, nth) {
        if let (Some(of_first), false) = (&of_first, first.entity.broken)
            && let Some(Difference::Template) = key.difference(of_first)
        {
            return true;
        }
        nth += 1;
    }
    false
}

/// Every key of a member has the partition key of the first member.
#[track_caller]
const fn require_partition(collection: &CollectionSchema, member: &MemberSchema) {
    let first = &collection.members[0];
    let of_first = EntityKey::nth(first.entity, collection.index, 0);
    let mut nth = 0;
    while let Some(key) = EntityKey::nth(member.entity, collection.index, nth) {
        if let (Some(of_first), false) = (&of_first, first.entity.broken)
            && let Some(difference) = key.difference(of_first)
        {
            apart([member, first], [&key, of_first], difference).fail();
        }
        nth += 1;
    }
    if nth == 0 {
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
            .fail();
    }
}

const fn apart(
    [member, first]: [&MemberSchema; 2],
    [key, of_first]: [&EntityKey; 2],
    difference: Difference,
) -> Message {
    let message = start(member).push("its items are not in the partition of `").push(first.name);
    let message = push_pk(message.push("`\n  `").push(member.entity.name).push("`: "), key);
    let message = push_pk(message.push("\n  `").push(first.entity.name).push("`: "), of_first);
    match difference {
        Difference::Template => message.push(
            "\nhelp: the members of a collection have one partition key, from the same fields",
        ),
        Difference::Type(field) => {
            message.push("\nhelp: give `").push(field).push("` the same type in both entities")
        }
    }
}

const fn push_pk(message: Message, key: &EntityKey) -> Message {
    let mut message = message;
    let mut at = 0;
    while at < key.pk.len() {
        message = message.push(if at == 0 { "" } else { ", " }).push(key.pk[at].text());
        at += 1;
    }
    message
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
                .push("\n  does not give `")
                .push(field)
                .push("` of: ")
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

/// Whether items of other entities can lie before or after the members, so that a range leaves them out.
pub(in crate::table) const fn leaves_out(collection: &CollectionSchema) -> bool {
    let mut nth = 0;
    while let Some((partition, low, high)) = heads(collection, nth) {
        if has_outsider(collection, nth, &partition, low, high) {
            return true;
        }
        // A query can narrow the next attribute only if the members have one value in this one.
        if low.open || high.open || !same(low.literal, high.literal) {
            return false;
        }
        nth += 1;
    }
    false
}

/// Whether items of other entities can lie before or after the members in an attribute of the sort key.
const fn has_outsider(
    collection: &CollectionSchema,
    nth: usize,
    partition: &EntityKey,
    low: Head,
    high: Head,
) -> bool {
    let entities = collection.table.entities;
    let mut at = 0;
    while at < entities.len() {
        let entity = entities[at];
        let mut of_entity = 0;
        while let Some(key) = EntityKey::nth(entity, collection.index, of_entity) {
            let head = Head::of(&key, nth);
            if !entity.broken
                && !collection.has_member(at)
                && share(partition, &key)
                && (!low.is_before(head) || !high.is_after(head))
            {
                return true;
            }
            of_entity += 1;
        }
        at += 1;
    }
    false
}

/// The partition of a collection, and the beginnings of its first and its last value of an attribute of the sort key.
const fn heads(collection: &CollectionSchema, nth: usize) -> Option<(EntityKey, Head, Head)> {
    let (mut found, mut member) = (None, 0);
    while member < collection.members.len() {
        let entity = collection.members[member].entity;
        let mut of_member = 0;
        while let Some(key) = EntityKey::nth(entity, collection.index, of_member) {
            let head = Head::of(&key, nth);
            found = match found {
                None => Some((key, head, head)),
                Some((first, low, high)) => Some((first, low.lower(head), high.higher(head))),
            };
            of_member += 1;
        }
        member += 1;
    }
    match found {
        Some((first, ..)) if nth > 0 && nth >= first.sk.len() => None,
        found => found,
    }
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

/// What an attribute of an entity's sort keys begins with, as far as it is known at compile time.
#[derive(Clone, Copy)]
struct Head {
    literal: &'static str,
    /// Whether a read of the entity covers every text with this beginning.
    open: bool,
}

impl Head {
    const fn of(key: &EntityKey, nth: usize) -> Self {
        if nth >= key.sk.len() {
            return Self { literal: "", open: true };
        }
        let attribute = key.sk[nth];
        let Source::Template { segments, .. } = attribute.source else {
            return Self { literal: "", open: true };
        };
        let (literal, next) = match segments {
            [Segment::Literal(literal), Segment::Part(part), ..] => (*literal, Some(part)),
            [Segment::Literal(literal), ..] => (*literal, None),
            [Segment::Part(part), ..] => ("", Some(part)),
            [] => ("", None),
        };
        let open = match next {
            Some(part) => key.writes(part).is_none(),
            None => false,
        };
        Self { literal, open }
    }

    /// The beginning of whichever starts first.
    const fn lower(self, other: Self) -> Self {
        if same(self.literal, other.literal) {
            Self { open: self.open || other.open, ..self }
        } else if precedes(self.literal, other.literal) {
            self
        } else {
            other
        }
    }

    /// The beginning of whichever ends last. A text ends after those that begin with it.
    const fn higher(self, other: Self) -> Self {
        if same(self.literal, other.literal) {
            Self { open: self.open || other.open, ..self }
        } else if starts_with(self.literal, other.literal)
            || (!starts_with(other.literal, self.literal) && precedes(self.literal, other.literal))
        {
            other
        } else {
            self
        }
    }

    /// Whether every text of another beginning lies after the start of this one.
    const fn is_before(self, other: Self) -> bool {
        if starts_with(other.literal, self.literal) {
            self.open
        } else {
            precedes(self.literal, other.literal)
        }
    }

    /// Whether every text of another beginning lies before the end of this one.
    const fn is_after(self, other: Self) -> bool {
        if starts_with(other.literal, self.literal) {
            self.open
        } else {
            !starts_with(self.literal, other.literal) && precedes(other.literal, self.literal)
        }
    }
}

const fn starts_with(text: &str, beginning: &str) -> bool {
    let (text, beginning) = (text.as_bytes(), beginning.as_bytes());
    common(text, beginning) == beginning.len()
}

/// Whether a text sorts before another one.
const fn precedes(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let at = common(a, b);
    at < b.len() && (at == a.len() || a[at] < b[at])
}
