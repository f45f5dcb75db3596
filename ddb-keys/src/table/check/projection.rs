//! Attributes that an index includes by name.

use crate::schema::{IndexSchema, Message, Projection, TableSchema};
use crate::schema::{contains, each, field_at, same, similar};

/// Checks that every attribute that an index includes by name is a field of some entity. A table without entities stores what
/// others write.
#[track_caller]
pub(super) const fn require_known_names(table: &TableSchema, index: &IndexSchema) {
    if !table.entities.is_empty()
        && let Some(name) = unknown_name(table, index)
    {
        unknown(table, index, name).fail();
    }
}

/// The first name that an index includes and that no entity stores. None if an entity has errors, or fields with
/// `#[serde(flatten)]`, whose names are not known.
pub(crate) const fn unknown_name(table: &TableSchema, index: &IndexSchema) -> Option<&'static str> {
    each!(for entity in table.entities {
        if entity.flattened || entity.broken {
            return None;
        }
    });
    let Projection::Include(names) = index.projection else { return None };
    each!(for name in names {
        if !is_known(table, name) {
            return Some(name);
        }
    });
    None
}

const fn is_known(table: &TableSchema, name: &str) -> bool {
    each!(for entity in table.entities {
        if field_at(entity.fields, name).is_some() || field_at(entity.aliases, name).is_some() {
            return true;
        }
    });
    is_type_attribute(table, name) || key_at(table, name).is_some()
}

/// Whether the table stores the entity's name under this one.
pub(super) const fn is_type_attribute(table: &TableSchema, name: &str) -> bool {
    matches!(table.type_attribute, Some(own) if same(own, name))
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
    each!(for index in table.indexes {
        if contains(index.pk, name) {
            return Some(("partition key", Some(index.ident)));
        }
        if contains(index.sk, name) {
            return Some(("sort key", Some(index.ident)));
        }
    });
    None
}

const fn unknown(table: &TableSchema, index: &IndexSchema, name: &str) -> Message {
    let message = Message::of(
        "the index `{}` includes `{}`, but no entity of the table stores an attribute of that name\nhelp: ",
        &[index.ident, name],
    );
    each!(for entity in table.entities {
        each!(for field in entity.fields {
            if similar(field.attribute, name) {
                return message.and(
                    "`{}` stores an attribute with a similar name: `{}`",
                    &[entity.name, field.attribute],
                );
            }
        });
    });
    message.push("remove it, or write the name as serde stores it")
}
