//! The range of sort keys that the members of an item collection lie in, and what else lies there.

use crate::schema::{CollectionSchema, EntityKey, Segment, Source, same};
use crate::table::check::collision::can_meet;
use crate::table::lead::{precedes, starts_with};

/// Whether items of other entities can lie before or after the members, so that a range leaves them out.
pub(in crate::table) const fn leaves_out(collection: &CollectionSchema) -> bool {
    let mut nth = 0;
    while let Some((partition, low, high)) = extent(collection, nth) {
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
    low: LiteralPrefix,
    high: LiteralPrefix,
) -> bool {
    let entities = collection.table.entities;
    let mut at = 0;
    while at < entities.len() {
        let entity = entities[at];
        let mut of_entity = 0;
        while let Some(key) = EntityKey::nth(entity, collection.index, of_entity) {
            let prefix = LiteralPrefix::of(&key, nth);
            if !entity.broken
                && !collection.has_member(at)
                && share(partition, &key)
                && (!low.is_before(prefix) || !high.is_after(prefix))
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
const fn extent(
    collection: &CollectionSchema,
    nth: usize,
) -> Option<(EntityKey, LiteralPrefix, LiteralPrefix)> {
    let (mut found, mut member) = (None, 0);
    while member < collection.members.len() {
        let entity = collection.members[member].entity;
        let mut of_member = 0;
        while let Some(key) = EntityKey::nth(entity, collection.index, of_member) {
            let prefix = LiteralPrefix::of(&key, nth);
            found = match found {
                None => Some((key, prefix, prefix)),
                Some((first, low, high)) => Some((first, low.lower(prefix), high.higher(prefix))),
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

/// The beginning of an attribute of an entity's sort keys, as far as it is known at compile time.
#[derive(Clone, Copy)]
struct LiteralPrefix {
    literal: &'static str,
    /// Whether a read of the entity covers every text with this beginning.
    open: bool,
}

impl LiteralPrefix {
    const fn of(key: &EntityKey, nth: usize) -> Self {
        if nth >= key.sk.len() {
            return Self { literal: "", open: true };
        }
        let source = &key.sk[nth].source;
        let Source::Template { segments, .. } = source else {
            return Self { literal: "", open: true };
        };
        let (literal, next) = match segments {
            [Segment::Literal(literal), ..] => (*literal, 1),
            _ => ("", 0),
        };
        let open = next < segments.len() && key.writes(source, next).is_none();
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

    /// The beginning of whichever ends last. A string ends after those that begin with it.
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
