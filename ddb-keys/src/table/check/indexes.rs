//! The indexes that an entity is in: the table declares them with the same keys, and the entity names them.

use super::keys::Keys;
use crate::schema::{
    EntitySchema, IndexKeySchema, IndexKind, IndexSchema, KeyAttribute, Message, Source,
    TableSchema, each, field_at, same, similar,
};

/// Checks that the table has every index that the entity names, with the key that the entity writes. Returns `false`
/// if a mistake of the entity's indexes is reported elsewhere: at the index, or at an earlier entity with the same one.
#[track_caller]
pub(super) const fn require_declared(table: &TableSchema, position: usize) -> bool {
    let entity = table.entities[position];
    let mut is_reported = false;
    each!(for key in entity.indexes {
        match table.index(key.index) {
            None if is_undeclared_before(table, position, key) => is_reported = true,
            None => undeclared(table, entity, key).fail(),
            Some(index) if agrees(table, key, index) => {}
            Some(index) if one_agrees(table, index) => {
                other_shape(table, entity, key, index).fail()
            }
            Some(_) => is_reported = true,
        }
    });
    !is_reported
}

/// Checks that at least one of the entities that name an index has the key that the table declares for it.
#[track_caller]
pub(super) const fn require_agreement(table: &TableSchema, index: &IndexSchema) {
    if one_agrees(table, index) {
        return;
    }
    each!(for entity in table.entities {
        each!(for key in entity.indexes {
            if same(key.index, index.ident) {
                other_shape(table, entity, key, index).fail();
            }
        });
    });
}

/// Whether an entity has the key that the table declares for the index. The key of a broken entity is not known.
const fn one_agrees(table: &TableSchema, index: &IndexSchema) -> bool {
    each!(for entity in table.entities {
        each!(for key in entity.indexes {
            if same(key.index, index.ident) && (entity.broken || agrees(table, key, index)) {
                return true;
            }
        });
    });
    false
}

/// Whether an earlier entity names the same undeclared index with a key of the same shape.
const fn is_undeclared_before(table: &TableSchema, position: usize, key: &IndexKeySchema) -> bool {
    let (before, _) = table.entities.split_at(position);
    each!(for entity in before {
        each!(for other in entity.indexes {
            if same(other.index, key.index)
                && !entity.broken
                && other.kind as u8 == key.kind as u8
                && other.pk.len() == key.pk.len()
                && other.sk.len() == key.sk.len()
            {
                return true;
            }
        });
    });
    false
}

const fn undeclared(table: &TableSchema, entity: &EntitySchema, key: &IndexKeySchema) -> Message {
    let message = Message::of(
        "`{}` names the index `{}`, which the table `{}` does not have\nhelp: ",
        &[entity.name, key.index, table.name],
    );
    if let Some(message) = push_similar_index(message, table, key.index) {
        return message;
    }
    let message = match perhaps_renamed(table, entity, key) {
        Some(other) => {
            message.and("name an index of the table, `{}`, or declare this one: ", &[other])
        }
        None => message.push("declare it: "),
    };
    push_declaration(message, table, key, None)
}

/// Adds the index of the table with a similar name, if there is one.
pub(super) const fn push_similar_index(
    message: Message,
    table: &TableSchema,
    ident: &str,
) -> Option<Message> {
    each!(for index in table.indexes {
        if similar(index.ident, ident) {
            return Some(message.and("an index with a similar name exists: `{}`", &[index.ident]));
        }
    });
    None
}

/// An index of the table that the entity does not name and that has the shape of this key: it may have been renamed.
const fn perhaps_renamed(
    table: &TableSchema,
    entity: &EntitySchema,
    key: &IndexKeySchema,
) -> Option<&'static str> {
    each!(for index in table.indexes {
        if agrees(table, key, index) && !index.has_key_of(entity) {
            return Some(index.ident);
        }
    });
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
    let own = match key.kind {
        IndexKind::Inverted => Message::new().push("the inverted primary key"),
        kind => shape(matches!(kind, IndexKind::Local), key.pk.len(), key.sk.len()),
    };
    let present = if declared.local || !matches!(key.kind, IndexKind::Inverted) {
        shape(declared.local, declared.pk.len(), declared.sk.len())
    } else {
        let (pk, sk) = (quoted(declared.pk), quoted(declared.sk));
        Message::of("pk = {}, sk = {}", &[pk.text(), sk.text()])
    };
    let message = Message::of(
        "`{}` and the table `{}` have different keys for the index `{}`\n  entity: {}\n   table: {}\nhelp: ",
        &[entity.name, table.name, key.index, own.text(), present.text()],
    );
    let partition_agrees = !declared.local && declared.pk.len() == key.pk.len();
    match (key.kind, declared.sk, key.sk) {
        (IndexKind::Global, [], [_]) if partition_agrees => message.and(
            "add `sk = \"{}SK\"` to the table's `#[gsi({}, …)]`",
            &[beside(declared.pk), key.index],
        ),
        (IndexKind::Global, [_], []) if partition_agrees => {
            message.and("add `sk = \"…\"` to the entity's `#[gsi({}, …)]`", &[key.index])
        }
        (IndexKind::Global, ..) if !declared.local => {
            let help = message.push(
                "write one template for each attribute that the table has, which may join fields: `\"<a>#<b>\"`\n      or declare ",
            );
            push_declaration(help, table, key, Some(declared))
        }
        _ => {
            let help = message.push("to match the entity's key, declare ");
            let to_the_entity = push_declaration(help, table, key, Some(declared));
            let to_the_table = match (key.kind, declared.local) {
                (IndexKind::Global, true) => "`#[lsi({}, sk = \"…\")]`",
                (IndexKind::Local, false) => "`#[gsi({}, pk = \"…\", sk = \"…\")]`",
                _ => return to_the_entity,
            };
            to_the_entity
                .push(" on the table, or to match the table's, ")
                .and(to_the_table, &[key.index])
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

/// The numbers of a key's attributes, in words.
const fn shape(local: bool, pk: usize, sk: usize) -> Message {
    if local {
        return Message::new().push("local");
    }
    let message = push_count(Message::new().push("global, "), pk, "partition key");
    push_count(message.push(", "), sk, "sort key")
}

const fn push_count(message: Message, count: usize, role: &str) -> Message {
    match count {
        0 => message.and("no {}", &[role]),
        1 => message.and("one {}", &[role]),
        _ => message.and("{} {} attributes", &[Message::number(count).text(), role]),
    }
}

/// Names in quotation marks.
const fn quoted(names: &[&str]) -> Message {
    let mut message = Message::new();
    each!(for name in names {
        let text = if message.text().is_empty() { "\"{}\"" } else { ", \"{}\"" };
        message = message.and(text, &[name]);
    });
    if names.is_empty() { message.push("none") } else { message }
}

/// Checks that an entity names each index that its items are in, so that no items are there unnoticed.
#[track_caller]
pub(super) const fn require_named(table: &TableSchema, entity: &EntitySchema) {
    each!(for index in table.indexes {
        if !index.has_key_of(entity) && is_in(table, entity, index) {
            unnamed(table, entity, index).fail();
        }
    });
}

/// Returns whether items of the entity have the whole key of an index. Every item is in an index over the table's own key, which no
/// entity needs to name.
const fn is_in(table: &TableSchema, entity: &EntitySchema, index: &IndexSchema) -> bool {
    let mut own = false;
    let halves: &[&[_]] = &[index.pk, index.sk];
    each!(for half in halves {
        let names = *half;
        each!(for name in names {
            match (field_at(entity.fields, name), Keys::written(table, entity).named(name)) {
                (Some(_), _) => own = true,
                (None, Some(key)) => own |= key.index.is_some(),
                (None, None) => return false,
            }
        });
    });
    own
}

const fn unnamed(table: &TableSchema, entity: &EntitySchema, index: &IndexSchema) -> Message {
    let attribute = if index.local { "lsi" } else { "gsi" };
    let message = Message::of(
        "`{}` stores every attribute of the index `{}`, so its items are in the index, but does not name it\n\
         help: write `#[{}({}",
        &[entity.name, index.ident, attribute, index.ident],
    );
    let message = push_fields(message, table, entity, "pk", index.pk);
    let message = push_fields(message, table, entity, "sk", index.sk);
    message.push(")]` above the entity")
}

const fn push_fields(
    mut message: Message,
    table: &TableSchema,
    entity: &EntitySchema,
    role: &str,
    names: &[&str],
) -> Message {
    let mut at = 0;
    while at < names.len() {
        let written = Keys::written(table, entity).named(names[at]);
        let source = match (field_at(entity.fields, names[at]), written) {
            (Some(field), _) => Message::new().push(field),
            (None, Some(key)) => Message::of("\"{}\"", &[key.text()]),
            (None, None) => Message::new(),
        };
        message = push_listed(message, role, [at, names.len()], source.text());
        at += 1;
    }
    message
}

/// Adds the declaration that the table needs for an index with this key, in place of one that it has.
const fn push_declaration(
    message: Message,
    table: &TableSchema,
    key: &IndexKeySchema,
    present: Option<&IndexSchema>,
) -> Message {
    let message = match key.kind {
        IndexKind::Local => message.and("`#[lsi({}", &[key.index]),
        _ => message.and("`#[gsi({}", &[key.index]),
    };
    let (message, prefix) = match present {
        Some(IndexSchema { name, pk, .. }) if !same(name, key.index) => {
            (message.and(", name = \"{}\"", &[name]), beside(pk))
        }
        Some(IndexSchema { pk, .. }) => (message, beside(pk)),
        None => (message, "GSI1"),
    };
    let sort = match table.sk {
        Some(sk) => sk,
        None => "SK",
    };
    let message = match key.kind {
        IndexKind::Inverted => message.and(", pk = \"{}\", sk = \"{}\"", &[sort, table.pk]),
        IndexKind::Local => push_key(message, "sk", key.sk, ["LSI1", "SK"]),
        IndexKind::Global => {
            let message = push_key(message, "pk", key.pk, [prefix, "PK"]);
            push_key(message, "sk", key.sk, [prefix, "SK"])
        }
    };
    message.push(")]`")
}

const fn push_key(
    mut message: Message,
    role: &str,
    attributes: &[&KeyAttribute],
    [prefix, ending]: [&str; 2],
) -> Message {
    let (mut at, len) = (0, attributes.len());
    while at < len {
        let number = if len > 1 { Message::number(at) } else { Message::new() };
        let attribute = match attributes[at].source {
            Source::Raw { attribute, .. } => Message::of("\"{}\"", &[attribute]),
            Source::Template { .. } => Message::of("\"{}{}{}\"", &[prefix, ending, number.text()]),
        };
        message = push_listed(message, role, [at, len], attribute.text());
        at += 1;
    }
    message
}

/// Adds one of the attributes of a half of a key: `, pk = "A"`, or `, pk = ["A", "B"]` piece by piece.
const fn push_listed(
    message: Message,
    role: &str,
    [at, len]: [usize; 2],
    attribute: &str,
) -> Message {
    let message = match (at, len) {
        (0, 1) => message.and(", {} = ", &[role]),
        (0, _) => message.and(", {} = [", &[role]),
        _ => message.push(", "),
    };
    let end = if len > 1 && at + 1 == len { "]" } else { "" };
    message.and("{}{}", &[attribute, end])
}

/// The beginning of the name of a partition key's attribute, such as `GSI2PK`.
const fn beside(pk: &[&'static str]) -> &'static str {
    if let [name] = pk
        && let Some((beginning, ending)) = name.split_at_checked(name.len().saturating_sub(2))
        && same(ending, "PK")
    {
        return beginning;
    }
    "GSI1"
}
