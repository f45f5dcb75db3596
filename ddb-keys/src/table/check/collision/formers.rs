//! Former keys among the primary keys that no two entities can share.

use super::alike::alike;
use super::message::{longest, push_example, push_templates};
use super::primary::{NONE, Row, collide, overlap, present};
use crate::schema::{EntitySchema, Message, PrimaryTemplates, TableSchema};

/// Whether an entity of the table has a former key.
pub(super) const fn any(table: &TableSchema) -> bool {
    let mut at = 0;
    while at < table.entities.len() {
        if !table.entities[at].formers.is_empty() {
            return true;
        }
        at += 1;
    }
    false
}

/// The first entity before a position that can have the key of the one there, if either key is a
/// former one.
pub(super) const fn first_collision(table: &TableSchema, position: usize) -> u16 {
    let entity = table.entities[position];
    let mut at = 0;
    while at < position {
        let other = table.entities[at];
        let has_former = !entity.formers.is_empty() || !other.formers.is_empty();
        if has_former
            && !other.broken
            && !overlap(table, other.name, entity.name)
            && meet(other, entity).is_some()
        {
            #[allow(clippy::cast_possible_truncation, reason = "an enum has fewer variants")]
            return at as u16;
        }
        at += 1;
    }
    NONE
}

/// Whether two entities can have the same primary key, present or former.
pub(in crate::table) const fn can_have_same_key(a: &EntitySchema, b: &EntitySchema) -> bool {
    meet(a, b).is_some()
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
        let row = Row::of(&key);
        let mut other = 0;
        while let Some(key_b) = b.primary_key(other) {
            if collide(&key, &row, &key_b, &Row::of(&key_b)) {
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
        let row = Row::of(&former);
        let mut before = 0;
        while before < nth
            && let Some(other) = entity.primary_key(before)
        {
            if collide(&other, &Row::of(&other), &former, &row) && !alike(&other, &former) {
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
