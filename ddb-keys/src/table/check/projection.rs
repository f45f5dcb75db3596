//! Attributes that an index includes by name.

use crate::schema::{EntitySchema, IndexSchema, Message};
use crate::schema::{Projection, TableSchema};
use crate::schema::{contains, field_at, same, similar};

/// Checks that every attribute that an index includes by name is a field of some entity. A table without entities stores what
/// others write.
#[track_caller]
pub(super) const fn require_known_names(table: &TableSchema, index: &IndexSchema) {
    if table.entities.is_empty() {
        return;
    }
    if let Some(name) = unknown_name(table, index) {
        unknown(table, index, name).fail();
    }
}

/// The first name that an index includes and that no entity stores. None if an entity has errors, or fields with
/// `#[serde(flatten)]`, whose names are not known.
pub(crate) const fn unknown_name(table: &TableSchema, index: &IndexSchema) -> Option<&'static str> {
    let mut at = 0;
    while at < table.entities.len() {
        if table.entities[at].flattened || table.entities[at].broken {
            return None;
        }
        at += 1;
    }
    let Projection::Include(names) = index.projection else { return None };
    let mut at = 0;
    while at < names.len() {
        if !is_known(table, names[at]) {
            return Some(names[at]);
        }
        at += 1;
    }
    None
}

const fn is_known(table: &TableSchema, name: &str) -> bool {
    if matches!(table.type_attribute, Some(own) if same(own, name)) || key_at(table, name).is_some()
    {
        return true;
    }
    let mut at = 0;
    while at < table.entities.len() {
        if is_field(table.entities[at], name) {
            return true;
        }
        at += 1;
    }
    false
}

/// Returns whether an entity stores a field under a name, or reads one under it.
const fn is_field(entity: &EntitySchema, attribute: &str) -> bool {
    field_at(entity.fields, attribute).is_some() || field_at(entity.aliases, attribute).is_some()
}

/// Returns the role of the key that an attribute belongs to, and the index if it is not the table's.
pub(super) const fn key_at(
    table: &TableSchema,
    name: &str,
) -> Option<(&'static str, Option<&'static str>)> {
    if same(table.pk, name) {
        return Some(("partition key", None));
    }
    if matches!(table.sk, Some(sk) if same(sk, name)) {
        return Some(("sort key", None));
    }
    let mut at = 0;
    while at < table.indexes.len() {
        let index = &table.indexes[at];
        if contains(index.pk, name) {
            return Some(("partition key", Some(index.ident)));
        }
        if contains(index.sk, name) {
            return Some(("sort key", Some(index.ident)));
        }
        at += 1;
    }
    None
}

const fn unknown(table: &TableSchema, index: &IndexSchema, name: &str) -> Message {
    let message = Message::new()
        .push("the index `")
        .push(index.ident)
        .push("` includes `")
        .push(name)
        .push("`, but no entity of the table stores an attribute of that name\nhelp: ");
    let mut entity = 0;
    while entity < table.entities.len() {
        let fields = table.entities[entity].fields;
        let mut at = 0;
        while at < fields.len() {
            if similar(fields[at].attribute, name) {
                return message
                    .push("`")
                    .push(table.entities[entity].name)
                    .push("` stores an attribute with a similar name: `")
                    .push(fields[at].attribute)
                    .push("`");
            }
            at += 1;
        }
        entity += 1;
    }
    message.push("remove it, or write the name as serde stores it")
}
