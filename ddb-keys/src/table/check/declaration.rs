//! The declaration of an index that a message proposes for the table.

use crate::schema::{IndexKeySchema, IndexKind, IndexSchema, KeyAttribute, Message};
use crate::schema::{Source, TableSchema, same};

/// Adds the declaration that the table needs for an index with this key, in place of one that it has.
pub(super) const fn push_declaration(
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
pub(super) const fn push_listed(
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
pub(super) const fn beside(pk: &[&'static str]) -> &'static str {
    if let [name] = pk
        && let Some((beginning, ending)) = name.split_at_checked(name.len().saturating_sub(2))
        && same(ending, "PK")
    {
        return beginning;
    }
    "GSI1"
}
