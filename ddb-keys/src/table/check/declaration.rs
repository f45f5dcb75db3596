//! The declaration of an index that a message proposes for the table.

use crate::schema::{
    IndexKeySchema, IndexKind, IndexSchema, KeyAttribute, Message, Source, TableSchema, same,
};

/// Adds the declaration that the table needs for an index with this key, in place of one that it has.
pub(super) const fn push_declaration(
    message: Message,
    table: &TableSchema,
    key: &IndexKeySchema,
    present: Option<&IndexSchema>,
) -> Message {
    let message = match key.kind {
        IndexKind::Local => message.push("`#[lsi("),
        _ => message.push("`#[gsi("),
    };
    let message = message.push(key.index);
    let (message, prefix) = match present {
        Some(IndexSchema { name, pk, .. }) if !same(name, key.index) => {
            (message.push(", name = \"").push(name).push("\""), beside(pk))
        }
        Some(IndexSchema { pk, .. }) => (message, beside(pk)),
        None => (message, "GSI1"),
    };
    let sort = match table.sk {
        Some(sk) => sk,
        None => "SK",
    };
    let message = match key.kind {
        IndexKind::Inverted => {
            message.push(", pk = \"").push(sort).push("\", sk = \"").push(table.pk).push("\"")
        }
        IndexKind::Local => push_key(message, "sk", key.sk, ["LSI1", "SK"]),
        IndexKind::Global => {
            let message = push_key(message, "pk", key.pk, [prefix, "PK"]);
            push_key(message, "sk", key.sk, [prefix, "SK"])
        }
    };
    message.push(")]`")
}

const fn push_key(
    message: Message,
    role: &str,
    attributes: &[&KeyAttribute],
    [prefix, ending]: [&str; 2],
) -> Message {
    if attributes.is_empty() {
        return message;
    }
    let list = attributes.len() > 1;
    let mut message = message.push(", ").push(role).push(if list { " = [" } else { " = " });
    let mut at = 0;
    while at < attributes.len() {
        if at > 0 {
            message = message.push(", ");
        }
        message = match attributes[at].source {
            Source::Raw { attribute, .. } => message.push("\"").push(attribute).push("\""),
            Source::Template { .. } if list => {
                message.push("\"").push(prefix).push(ending).push_number(at).push("\"")
            }
            Source::Template { .. } => message.push("\"").push(prefix).push(ending).push("\""),
        };
        at += 1;
    }
    if list { message.push("]") } else { message }
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
