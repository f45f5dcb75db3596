//! The attributes of one entity: each has one type and one template.

use super::keys::Keys;
use crate::schema::TableSchema;
use crate::schema::same;
use crate::schema::{EntitySchema, KeyAttribute, KeyType, Message, Role, Source, TextForm};

/// Checks that raw keys are stored under the names that the table has for them. Reports them all, because one `rename_all` changes
/// them all.
#[track_caller]
pub(super) const fn require_raw_names(table: &TableSchema, entity: &EntitySchema) {
    let mut keys = Keys::stored(entity);
    let Some(first) = next_misnamed(table, &mut keys) else { return };
    let mut message = start(entity).push(" stores ").push_misnamed(&first);
    let mut count = 1;
    let mut nth = 1;
    while let Some(next) = next_misnamed(table, &mut keys) {
        if !is_among_first(table, entity, nth, &next) {
            message = message.push(",\n  and ").push_misnamed(&next);
            count += 1;
        }
        nth += 1;
    }
    message = message.push("\nhelp: write `#[serde(rename = \"").push(first.name);
    if count == 1 {
        message
            .push("\")]` on the field, or name the attribute `")
            .push(first.attribute)
            .push("` in the table")
            .fail();
    }
    message
        .push("\")]` and the like on each field, or name the attributes in the table as they are stored, such as `")
        .push(first.attribute)
        .push("`")
        .fail();
}

/// Whether the same field and attribute are among the first misnamed keys.
const fn is_among_first(
    table: &TableSchema,
    entity: &EntitySchema,
    count: usize,
    misnamed: &Misnamed,
) -> bool {
    let mut keys = Keys::stored(entity);
    let mut at = 0;
    while at < count
        && let Some(other) = next_misnamed(table, &mut keys)
    {
        if same(other.field, misnamed.field) && same(other.name, misnamed.name) {
            return true;
        }
        at += 1;
    }
    false
}

/// A raw key that is stored under another name than the table has for it.
#[derive(Clone, Copy)]
struct Misnamed {
    field: &'static str,
    attribute: &'static str,
    name: &'static str,
    key: &'static KeyAttribute,
}

const fn next_misnamed(table: &TableSchema, keys: &mut Keys<'_>) -> Option<Misnamed> {
    while let Some(key) = keys.next() {
        // Without a key type, the field cannot be a raw key, which the entity reports.
        if let Source::Raw { field, attribute, key_type: Some(_), .. } = key.source
            && let Some(name) = table.attribute_at(key)
            && !same(attribute, name)
        {
            return Some(Misnamed { field, attribute, name, key });
        }
    }
    None
}

impl Message {
    const fn push_misnamed(self, misnamed: &Misnamed) -> Self {
        self.push("`")
            .push(misnamed.field)
            .push("` as `")
            .push(misnamed.attribute)
            .push("`, but the table has `")
            .push(misnamed.name)
            .push("` as ")
            .push_place(misnamed.key)
    }
}

/// Checks that a raw number has no more digits than DynamoDB stores. Items with 128-bit integers could not be written.
#[track_caller]
pub(super) const fn require_storable_numbers(entity: &EntitySchema) {
    let mut keys = Keys::stored(entity);
    while let Some(key) = keys.next() {
        if let Source::Raw { field, shape, .. } = key.source
            && matches!(shape.form, TextForm::TooPrecise)
        {
            start(entity)
                .push(" has the raw key `")
                .push(field)
                .push("`, an integer of more than 38 digits, which DynamoDB does not store\nhelp: write a template, \"<")
                .push(field)
                .push(":ordered>\", or use an integer of 64 bits")
                .fail();
        }
    }
}

/// Checks that the table has at most one attribute that says when items expire.
#[track_caller]
pub(super) const fn require_one_ttl(table: &TableSchema, position: usize) {
    let entity = table.entities[position];
    let Some(ttl) = entity.ttl else { return };
    let mut at = 0;
    while at < position {
        let before = table.entities[at];
        if let Some(other) = before.ttl
            && !same(other.attribute, ttl.attribute)
        {
            start(entity)
                .push(" says in `")
                .push(ttl.attribute)
                .push("` when its items expire, and `")
                .push(before.name)
                .push("` in `")
                .push(other.attribute)
                .push("`: a table has one such attribute\nhelp: write `#[serde(rename = \"")
                .push(other.attribute)
                .push("\")]` on the field")
                .fail();
        }
        at += 1;
    }
}

/// Says that a key has another type than the first one of the same attribute.
pub(super) const fn mixed_types(table: &TableSchema, keys: [&KeyAttribute; 2]) -> Message {
    let [first, key] = keys;
    let name = match table.attribute_at(key) {
        Some(name) => name,
        None => "",
    };
    Message::new()
        .push("`")
        .push(key.entity)
        .push("` writes `")
        .push(name)
        .push("` as ")
        .push(word(key.key_type()))
        .push(", and `")
        .push(first.entity)
        .push("` writes it as ")
        .push(word(first.key_type()))
        .push(": a key attribute has one type\n  ")
        .push(key.entity)
        .push(": ")
        .push(key.text())
        .push(", as ")
        .push_place(key)
        .push("\nhelp: write one of them as the other's type; a template, such as \"<field:08>\", makes a string")
}

/// Returns the first key of an entity that is written to an attribute.
pub(super) const fn written_at(
    table: &TableSchema,
    entity: &EntitySchema,
    name: &str,
) -> Option<&'static KeyAttribute> {
    let mut keys = Keys::written(entity);
    while let Some(key) = keys.next() {
        if is_at(table, key, name) {
            return Some(key);
        }
    }
    None
}

/// Checks that two keys write the same value to an attribute that they share.
#[track_caller]
pub(super) const fn require_one_template(table: &TableSchema, entity: &EntitySchema) {
    let (mut keys, mut nth) = (Keys::written(entity), 0);
    while let Some(key) = keys.next() {
        let (mut others, mut before) = (Keys::written(entity), 0);
        let name = table.attribute_at(key);
        while before < nth {
            if let (Some(other), Some(name)) = (others.next(), name)
                && !alternatives(key, other)
                && is_at(table, other, name)
                && !same_source(&key.source, &other.source)
            {
                start(entity)
                    .push(" writes `")
                    .push(name)
                    .push("` in two ways\n  as ")
                    .push_place(other)
                    .push(": ")
                    .push(other.text())
                    .push("\n  as ")
                    .push_place(key)
                    .push(": ")
                    .push(key.text())
                    .push(
                        "\nhelp: write the same in both, or give the index an attribute of its own",
                    )
                    .fail();
            }
            before += 1;
        }
        nth += 1;
    }
}

/// Returns whether only one of two keys is written, because both are for one index, or for the table's own key.
pub(super) const fn alternatives(a: &KeyAttribute, b: &KeyAttribute) -> bool {
    match (a.index, b.index) {
        (Some(a), Some(b)) => same(a, b),
        (None, None) => true,
        _ => false,
    }
}

/// Returns whether a key attribute is stored under a name.
pub(super) const fn is_at(table: &TableSchema, key: &KeyAttribute, name: &str) -> bool {
    match table.attribute_at(key) {
        Some(other) => same(other, name),
        None => false,
    }
}

const fn same_source(a: &Source, b: &Source) -> bool {
    match (a, b) {
        (Source::Template { .. }, Source::Template { .. })
        | (Source::Raw { .. }, Source::Raw { .. }) => same(a.text(), b.text()),
        _ => false,
    }
}

pub(super) const fn start(entity: &EntitySchema) -> Message {
    Message::new().push("`").push(entity.name).push("`")
}

const fn word(key_type: KeyType) -> &'static str {
    match key_type {
        KeyType::S => "a string",
        KeyType::N => "a number",
        KeyType::B => "bytes",
    }
}

impl Message {
    pub(super) const fn push_place(self, key: &KeyAttribute) -> Self {
        let message = self.push(match key.role {
            Role::Partition => "partition key",
            Role::Sort => "sort key",
        });
        match key.index {
            Some(index) => message.push(" of ").push(index),
            None => message,
        }
    }
}
