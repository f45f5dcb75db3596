//! The indexes that an entity is in: the table declares them with the same keys, and the entity names them.

use super::attributes::{start, written_at};
use super::declaration::{beside, push_declaration};
use crate::schema::{EntitySchema, IndexKeySchema, IndexKind, IndexSchema, Message, TableSchema};
use crate::schema::{field_at, same, similar};

/// Checks that the table has every index that the entity names, with the key that the entity writes. Returns `false`
/// if a mistake of the entity's indexes is reported elsewhere: at the index, or at an earlier entity with the same one.
#[track_caller]
pub(super) const fn require_declared(table: &TableSchema, position: usize) -> bool {
    let entity = table.entities[position];
    let mut is_reported = false;
    let mut at = 0;
    while at < entity.indexes.len() {
        let key = &entity.indexes[at];
        match table.index(key.index) {
            None if is_undeclared_before(table, position, key) => is_reported = true,
            None => undeclared(table, entity, key).fail(),
            Some(index) if agrees(table, key, index) => {}
            Some(index) if one_agrees(table, index) => {
                other_shape(table, entity, key, index).fail()
            }
            Some(_) => is_reported = true,
        }
        at += 1;
    }
    !is_reported
}

/// Checks that at least one of the entities that name an index has the key that the table declares for it.
#[track_caller]
pub(super) const fn require_agreement(table: &TableSchema, index: &IndexSchema) {
    if one_agrees(table, index) {
        return;
    }
    let mut keys = KeysOf::index(index.ident, table.entities);
    if let Some((entity, key)) = keys.next() {
        other_shape(table, entity, key, index).fail();
    }
}

/// Whether an entity has the key that the table declares for the index. The key of a broken entity is not known.
const fn one_agrees(table: &TableSchema, index: &IndexSchema) -> bool {
    let mut keys = KeysOf::index(index.ident, table.entities);
    while let Some((entity, key)) = keys.next() {
        if entity.broken || agrees(table, key, index) {
            return true;
        }
    }
    false
}

/// Whether an earlier entity names the same undeclared index with a key of the same shape.
const fn is_undeclared_before(table: &TableSchema, position: usize, key: &IndexKeySchema) -> bool {
    let mut keys = KeysOf::index(key.index, table.entities.split_at(position).0);
    while let Some((entity, other)) = keys.next() {
        if !entity.broken
            && other.kind as u8 == key.kind as u8
            && other.pk.len() == key.pk.len()
            && other.sk.len() == key.sk.len()
        {
            return true;
        }
    }
    false
}

/// The keys that entities have of one index, one after another. An entity may have several.
struct KeysOf<'k> {
    ident: &'k str,
    entities: &'k [&'k EntitySchema],
    /// The number of keys of the first entity that were passed.
    passed: usize,
}

impl<'k> KeysOf<'k> {
    const fn index(ident: &'k str, entities: &'k [&'k EntitySchema]) -> Self {
        Self { ident, entities, passed: 0 }
    }

    const fn next(&mut self) -> Option<(&'k EntitySchema, &'k IndexKeySchema)> {
        while let [entity, rest @ ..] = self.entities {
            while self.passed < entity.indexes.len() {
                let key = &entity.indexes[self.passed];
                self.passed += 1;
                if same(key.index, self.ident) {
                    return Some((entity, key));
                }
            }
            (self.entities, self.passed) = (rest, 0);
        }
        None
    }
}

const fn undeclared(table: &TableSchema, entity: &EntitySchema, key: &IndexKeySchema) -> Message {
    let message = start(entity)
        .push(" names the index `")
        .push(key.index)
        .push("`, which the table `")
        .push(table.name)
        .push("` does not have\nhelp: ");
    let mut at = 0;
    while at < table.indexes.len() {
        if similar(table.indexes[at].ident, key.index) {
            return message
                .push("an index with a similar name exists: `")
                .push(table.indexes[at].ident)
                .push("`");
        }
        at += 1;
    }
    let message = match perhaps_renamed(table, entity, key) {
        Some(other) => message
            .push("name an index of the table, `")
            .push(other)
            .push("`, or declare this one: "),
        None => message.push("declare it: "),
    };
    push_declaration(message, table, key, None)
}

/// An index of the table that the entity does not name and that has the shape of this key: it may have been renamed.
const fn perhaps_renamed(
    table: &TableSchema,
    entity: &EntitySchema,
    key: &IndexKeySchema,
) -> Option<&'static str> {
    let mut at = 0;
    while at < table.indexes.len() {
        let index = &table.indexes[at];
        if agrees(table, key, index) && !names(entity, index.ident) {
            return Some(index.ident);
        }
        at += 1;
    }
    None
}

/// Whether an index of the table has the shape of an entity's key.
const fn agrees(table: &TableSchema, key: &IndexKeySchema, declared: &IndexSchema) -> bool {
    match key.kind {
        IndexKind::Local => declared.local && declared.sk.len() == key.sk.len(),
        IndexKind::Global => {
            !declared.local
                && declared.pk.len() == key.pk.len()
                && declared.sk.len() == key.sk.len()
        }
        IndexKind::Inverted => !declared.local && is_inverted(table, declared),
    }
}

const fn other_shape(
    table: &TableSchema,
    entity: &EntitySchema,
    key: &IndexKeySchema,
    declared: &IndexSchema,
) -> Message {
    let message = start(entity)
        .push(" and the table `")
        .push(table.name)
        .push("` have different keys for the index `")
        .push(key.index)
        .push("`\n  entity: ");
    let message = match key.kind {
        IndexKind::Inverted => message.push("the inverted primary key"),
        _ => push_kind(message, matches!(key.kind, IndexKind::Local), key.pk.len(), key.sk.len()),
    };
    let message = message.push("\n   table: ");
    let message = if declared.local || !matches!(key.kind, IndexKind::Inverted) {
        push_kind(message, declared.local, declared.pk.len(), declared.sk.len())
    } else {
        push_names(push_names(message.push("pk = "), declared.pk).push(", sk = "), declared.sk)
    };
    let partition_agrees = !declared.local && declared.pk.len() == key.pk.len();
    match (key.kind, declared.sk, key.sk) {
        (IndexKind::Global, [], [_]) if partition_agrees => message
            .push("\nhelp: add `sk = \"")
            .push(beside(declared.pk))
            .push("SK\"` to the table's `#[gsi(")
            .push(key.index)
            .push(", …)]`"),
        (IndexKind::Global, [_], []) if partition_agrees => message
            .push("\nhelp: add `sk = \"…\"` to the entity's `#[gsi(")
            .push(key.index)
            .push(", …)]`"),
        (IndexKind::Global, ..) if !declared.local => push_declaration(
            message
                .push("\nhelp: write one template for each attribute that the table has, which may join fields: `\"<a>#<b>\"`")
                .push("\n      or declare "),
            table,
            key,
            Some(declared),
        ),
        _ => {
            let help = message.push("\nhelp: to match the entity's key, declare ");
            let to_the_entity = push_declaration(help, table, key, Some(declared));
            let to_the_table = match (key.kind, declared.local) {
                (IndexKind::Global, true) => ", sk = \"…\")]`",
                (IndexKind::Local, false) => ", pk = \"…\", sk = \"…\")]`",
                _ => return to_the_entity,
            };
            to_the_entity
                .push(" on the table, or to match the table's, ")
                .push(if declared.local { "`#[lsi(" } else { "`#[gsi(" })
                .push(key.index)
                .push(to_the_table)
                .push(" on the entity")
        }
    }
}

/// Whether an index has the table's keys with their roles exchanged, and with them every item of the table.
pub(in crate::table) const fn is_inverted(table: &TableSchema, index: &IndexSchema) -> bool {
    let Some(sk) = table.sk else { return false };
    index.pk.len() == 1
        && index.sk.len() == 1
        && same(index.pk[0], sk)
        && same(index.sk[0], table.pk)
}

const fn push_kind(message: Message, local: bool, pk: usize, sk: usize) -> Message {
    if local {
        return message.push("local");
    }
    let message = push_count(message.push("global, "), pk, "partition key");
    push_count(message.push(", "), sk, "sort key")
}

const fn push_count(message: Message, count: usize, role: &str) -> Message {
    match count {
        0 => message.push("no ").push(role),
        1 => message.push("one ").push(role),
        _ => message.push_number(count).push(" ").push(role).push(" attributes"),
    }
}

const fn push_names(message: Message, names: &[&str]) -> Message {
    let mut message = message;
    let mut at = 0;
    while at < names.len() {
        message = message.push(if at > 0 { ", \"" } else { "\"" }).push(names[at]).push("\"");
        at += 1;
    }
    if names.is_empty() { message.push("none") } else { message }
}

/// Checks that an entity names each index that its items are in, so that no items are there unnoticed.
#[track_caller]
pub(super) const fn require_named(table: &TableSchema, entity: &EntitySchema) {
    let mut at = 0;
    while at < table.indexes.len() {
        let index = &table.indexes[at];
        if !names(entity, index.ident) && is_in(table, entity, index) {
            unnamed(table, entity, index).fail();
        }
        at += 1;
    }
}

const fn names(entity: &EntitySchema, ident: &str) -> bool {
    KeysOf::index(ident, &[entity]).next().is_some()
}

/// Returns whether items of the entity have the whole key of an index. Every item is in an index over the table's own key, which no
/// entity needs to name.
const fn is_in(table: &TableSchema, entity: &EntitySchema, index: &IndexSchema) -> bool {
    let mut own = false;
    let mut at = 0;
    while at < index.pk.len() + index.sk.len() {
        let name = if at < index.pk.len() { index.pk[at] } else { index.sk[at - index.pk.len()] };
        match (field_at(entity.fields, name), written_at(table, entity, name)) {
            (Some(_), _) => own = true,
            (None, Some(key)) => own |= key.index.is_some(),
            (None, None) => return false,
        }
        at += 1;
    }
    own
}

const fn unnamed(table: &TableSchema, entity: &EntitySchema, index: &IndexSchema) -> Message {
    let message = start(entity).push(" stores every attribute of the index `").push(index.ident);
    let message =
        message.push("`, so its items are in the index, but does not name it\nhelp: write `#[");
    let message = message.push(if index.local { "lsi(" } else { "gsi(" }).push(index.ident);
    let message = push_fields(message, table, entity, "pk", index.pk);
    let message = push_fields(message, table, entity, "sk", index.sk);
    message.push(")]` above the entity")
}

const fn push_fields(
    message: Message,
    table: &TableSchema,
    entity: &EntitySchema,
    role: &str,
    names: &[&str],
) -> Message {
    if names.is_empty() {
        return message;
    }
    let list = names.len() > 1;
    let mut message = message.push(", ").push(role).push(if list { " = [" } else { " = " });
    let mut at = 0;
    while at < names.len() {
        if at > 0 {
            message = message.push(", ");
        }
        message = match (field_at(entity.fields, names[at]), written_at(table, entity, names[at])) {
            (Some(field), _) => message.push(field),
            (None, Some(key)) => message.push("\"").push(key.text()).push("\""),
            (None, None) => message,
        };
        at += 1;
    }
    if list { message.push("]") } else { message }
}
