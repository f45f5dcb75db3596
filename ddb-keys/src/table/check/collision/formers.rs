//! Former keys among the primary keys that no two entities can share.

use super::message::{longest, push_example, push_templates};
use super::outline::{Outline, next_candidate};
use super::pair::{NONE, collide, overlap, present};
use super::same_values::have_same_values;
use crate::schema::{EntitySchema, Message, PrimaryTemplates, TableSchema};

/// The maximum number of former keys of an entity that have outlines.
const OUTLINED: usize = 4;

/// The outlines of a table's former keys. An entity with fewer than another one has its present key in their place.
pub(super) struct Formers<const N: usize> {
    outlines: [[Outline; N]; OUTLINED],
    /// The maximum number of former keys of an entity.
    most: usize,
}

impl<const N: usize> Formers<N> {
    pub(super) const fn of(table: &TableSchema) -> Self {
        let mut formers = Self { outlines: [[Outline::NONE; N]; OUTLINED], most: most(table) };
        let mut nth = 0;
        while nth < formers.most && nth < OUTLINED {
            let mut position = 0;
            while position < N {
                let entity = table.entities[position];
                let key = match entity.primary_key(nth + 1) {
                    Some(key) => key,
                    None => present(entity),
                };
                formers.outlines[nth][position] = Outline::of_former(entity, nth, &key);
                position += 1;
            }
            nth += 1;
        }
        formers
    }

    /// The first entity before a position that can have the key of the one there, if either key is a former one.
    pub(super) const fn first_collision(
        &self,
        table: &TableSchema,
        presents: &[Outline],
        position: usize,
    ) -> u16 {
        if self.most > OUTLINED {
            return first_of_all(table, position);
        }
        let mut first = position;
        let mut pair = 1;
        // Each key of the entity with each key of those before it. The present keys are compared already.
        while pair < (self.most + 1) * (self.most + 1) {
            let (own, other) = (pair / (self.most + 1), pair % (self.most + 1));
            let new = &self.nth(presents, own)[position];
            if own <= table.entities[position].formers.len() {
                first = first_meeting(table, self.nth(presents, other), new, [position, first]);
            }
            pair += 1;
        }
        position_or_none(first, position)
    }

    /// Whether two keys of the entity at a position may be the same, if the outlines leave that open.
    pub(super) const fn may_repeat(
        &self,
        presents: &[Outline],
        position: usize,
        formers: usize,
    ) -> bool {
        if formers > OUTLINED {
            return true;
        }
        let mut nth = 1;
        while nth <= formers {
            let key = &self.nth(presents, nth)[position];
            let mut before = 0;
            while before < nth {
                let others = self.nth(presents, before);
                if next_candidate(others, key, position, position + 1) == position {
                    return true;
                }
                before += 1;
            }
            nth += 1;
        }
        false
    }

    const fn nth<'a>(&'a self, presents: &'a [Outline], nth: usize) -> &'a [Outline] {
        if nth == 0 { presents } else { &self.outlines[nth - 1] }
    }
}

/// The first entity before a position that can have a key of the one there, whatever their outlines say.
const fn first_of_all(table: &TableSchema, position: usize) -> u16 {
    let mut at = 0;
    while at < position && !is_meeting(table, at, position) {
        at += 1;
    }
    position_or_none(at, position)
}

#[allow(clippy::cast_possible_truncation, reason = "an enum has fewer variants")]
const fn position_or_none(found: usize, position: usize) -> u16 {
    if found < position { found as u16 } else { NONE }
}

/// The maximum number of former keys of an entity.
const fn most(table: &TableSchema) -> usize {
    let (mut most, mut at) = (0, 0);
    while at < table.entities.len() {
        let len = table.entities[at].formers.len();
        if len > most {
            most = len;
        }
        at += 1;
    }
    most
}

/// The first entity before `to` that can have a key of the one at the position, if one of the outlines leaves it open.
const fn first_meeting(
    table: &TableSchema,
    outlines: &[Outline],
    new: &Outline,
    [position, to]: [usize; 2],
) -> usize {
    let mut at = next_candidate(outlines, new, 0, to);
    while at < to && !is_meeting(table, at, position) {
        at = next_candidate(outlines, new, at + 1, to);
    }
    at
}

/// Whether two entities can have the same key without leave to, if one has former keys.
const fn is_meeting(table: &TableSchema, at: usize, position: usize) -> bool {
    let (other, entity) = (table.entities[at], table.entities[position]);
    let has_former = !entity.formers.is_empty() || !other.formers.is_empty();
    has_former
        && !other.broken
        && !overlap(table, other.name, entity.name)
        && meet(other, entity).is_some()
}

impl EntitySchema {
    /// Returns whether some primary key, present or former, is one of both entities. The derive of a table asks the same
    /// of each pair of its entities.
    ///
    /// ```
    /// use ddb_keys::Entity;
    ///
    /// #[derive(Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String }
    ///
    /// #[derive(Entity)]
    /// #[pk("<kind>#<id>")]
    /// struct Node { kind: String, id: String }
    ///
    /// assert!(User::SCHEMA.can_have_key_of(Node::SCHEMA));
    /// ```
    #[must_use]
    pub const fn can_have_key_of(&self, other: &Self) -> bool {
        meet(self, other).is_some()
    }
}

/// The keys by which two entities meet; the present ones if they do not.
pub(super) const fn meeting(
    a: &EntitySchema,
    b: &EntitySchema,
) -> (PrimaryTemplates, PrimaryTemplates) {
    match meet(a, b) {
        Some(keys) => keys,
        None => (present(a), present(b)),
    }
}

const fn meet(a: &EntitySchema, b: &EntitySchema) -> Option<(PrimaryTemplates, PrimaryTemplates)> {
    let mut nth = 0;
    while let Some(key) = a.primary_key(nth) {
        let mut other = 0;
        while let Some(key_b) = b.primary_key(other) {
            if collide(&key, &key_b) {
                return Some((key, key_b));
            }
            other += 1;
        }
        nth += 1;
    }
    None
}

/// A key of an entity does not stand for other values under another of its templates: a write by the
/// present key would meet the item of another value that still lies under a former key.
#[track_caller]
pub(in crate::table::check) const fn require_distinct_formers(entity: &EntitySchema) {
    let mut nth = 1;
    while let Some(former) = entity.primary_key(nth) {
        let mut before = 0;
        while before < nth
            && let Some(other) = entity.primary_key(before)
        {
            if collide(&other, &former) && !have_same_values(&other, &former) {
                message(entity, &other, &former).fail();
            }
            before += 1;
        }
        nth += 1;
    }
}

const fn message(
    entity: &EntitySchema,
    key: &PrimaryTemplates,
    former: &PrimaryTemplates,
) -> Message {
    let label = name(key);
    let width = longest(label.len(), name(former).len(), "example".len());
    let mut message = Message::new()
        .push("`")
        .push(entity.name)
        .push("` can have the same key for different values, under two of its templates");
    message = push_templates(message, label, key, width);
    message = push_templates(message, name(former), former, width);
    push_example(message, key, former, width).push(
        "\nhelp: change a literal of the present key, so that no new key is one that another item had before",
    )
}

const fn name(key: &PrimaryTemplates) -> &'static str {
    match key.former {
        Some(name) => name,
        None => "present",
    }
}
