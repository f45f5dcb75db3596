//! The owners of attributes: what the table adds to an item belongs to no field, and no field is read from it.

use super::keys::Keys;
use super::projection::{is_type_attribute, key_at};
use crate::schema::{EntitySchema, Field, KeyAttribute, Message, Segment, Source};
use crate::schema::{TableSchema, each, field_at, same, similar};

/// Checks that no field is stored where a template or the entity's type is written.
#[track_caller]
pub(super) const fn require_free_names(table: &TableSchema, entity: &EntitySchema) {
    require_no_fields(table, entity);
    let mut keys = Keys::written(table, entity);
    while let Some((name, key)) = keys.next() {
        if let Source::Template { .. } = key.source {
            require_no_field(entity, name, "", Some(key));
            require_no_type(table, entity, name, key);
        }
    }
    if let Some(name) = table.type_attribute {
        require_no_field(entity, name, "type attribute", None);
    }
    if let Some(name) = table.write_token {
        require_no_field(entity, name, "write token", None);
        require_no_key(table, name);
    }
}

/// Checks that a template is not written where the entity's type is, unless it writes the same.
#[track_caller]
const fn require_no_type(
    table: &TableSchema,
    entity: &EntitySchema,
    name: &str,
    key: &KeyAttribute,
) {
    if !is_type_attribute(table, name) || (key.index.is_some() && is_name(entity, &key.source)) {
        return;
    }
    let message = Message::of(
        "`{}` writes `{}` as {}, but this attribute holds the entity's name\nhelp: ",
        &[entity.name, name, key.place().text()],
    );
    let message = match key.index {
        Some(_) => message.and("write the name as the template, \"{}\", or ", &[entity.name]),
        None => message,
    };
    message.push("name another attribute: `#[table(type_attribute = \"…\")]`").fail();
}

/// Returns whether a template writes only the entity's name, as the type attribute does.
const fn is_name(entity: &EntitySchema, source: &Source) -> bool {
    matches!(source, Source::Template { segments: [Segment::Literal(name)], .. } if same(name, entity.name))
}

/// Checks that the write token has an attribute that neither keys nor the entity's type use.
#[track_caller]
const fn require_no_key(table: &TableSchema, name: &str) {
    if is_type_attribute(table, name) || key_at(table, name).is_some() {
        Message::of(
            "the write token `{}` is a key or holds the entity's name\n\
             help: name another attribute: `#[table(write_token = \"_w\")]`",
            &[name],
        )
        .fail();
    }
}

#[track_caller]
const fn require_no_field(
    entity: &EntitySchema,
    name: &str,
    role: &str,
    owner: Option<&KeyAttribute>,
) {
    let Some(field) = field_at(entity.fields, name) else { return };
    let message = start_with_field(entity, field, name);
    let message = match owner {
        Some(key) => {
            message.and("`, but the {} `{}` is written there\n", &[key.place().text(), key.text()])
        }
        None => message.and("`, but the {} `{}` is written there\n", &[role, name]),
    };
    let help = match owner {
        // A field with a name like the attribute's is meant as the key itself.
        Some(KeyAttribute { index: None, .. }) if !similar(field, name) => {
            "help: remove its `#[serde(rename = \"{}\")]`, because the template writes `{}`"
        }
        Some(KeyAttribute { index: None, .. }) => {
            "help: remove the field, because the template writes `{}`; if it is another value, write \
             `#[serde(rename = \"…\")]` on it"
        }
        Some(_) => {
            "help: write `#[serde(rename = \"…\")]` on the field, or rename the table's attribute"
        }
        None => {
            "help: remove the field, because the table writes `{}` by itself; if it is another value, write \
             `#[serde(rename = \"…\")]` on it, or rename the table's attribute"
        }
    };
    message.and(help, &[name, name]).fail();
}

/// Checks that there are not two fields where the primary key is written. One error is about both.
#[track_caller]
const fn require_no_fields(table: &TableSchema, entity: &EntitySchema) {
    let (Some(sk), Some(name)) = (entity.sk, table.sk) else { return };
    let (Source::Template { .. }, Source::Template { .. }) = (entity.pk.source, sk.source) else {
        return;
    };
    if let (Some(first), Some(second)) =
        (field_at(entity.fields, table.pk), field_at(entity.fields, name))
    {
        Message::of(
            "`{}` stores its fields `{}` and `{}` as `{}` and `{}`, where its key is written\n\
             help: remove the fields, because the templates write `{}` and `{}`; if they are other values, write \
             `#[serde(rename = \"…\")]` on each",
            &[entity.name, first, second, table.pk, name, table.pk, name],
        )
        .fail();
    }
}

/// Checks that no field is read from an attribute that the table adds, too. It is taken out of an item before serde reads it,
/// unless a field is stored there.
#[track_caller]
pub(super) const fn require_free_aliases(table: &TableSchema, entity: &EntitySchema) {
    let aliases = entity.aliases;
    each!(for field in aliases {
        let Field { name, attribute: alias, .. } = *field;
        if let (Some((role, index)), None) =
            (added_at(table, alias), field_at(entity.fields, alias))
        {
            let message = Message::of(
                "`{}` also reads its field `{}` from `{}`, where the {}",
                &[entity.name, name, alias, role],
            );
            let message = match index {
                Some(index) => message.and(" of {}", &[index]),
                None => message,
            };
            let help = " is written\n\
                        help: remove `alias = \"{}\"` from the field, or rename the table's attribute";
            message.and(help, &[alias]).fail();
        }
    });
}

/// Checks that an entity whose items do not expire stores no field where those of another one say when they do. DynamoDB reads
/// that attribute in every item of the table.
#[track_caller]
pub(super) const fn require_free_ttl(table: &TableSchema, entity: &EntitySchema) {
    let (None, Some((ttl, other))) = (entity.ttl, expiring(table)) else { return };
    let name = ttl.attribute;
    let (fields, aliases) = (field_at(entity.fields, name), field_at(entity.aliases, name));
    let ((None, Some(field)) | (Some(field), _)) = (fields, aliases) else { return };
    start_with_field(entity, field, name)
        .and(
            "`, but `{}` says there when its items expire, and DynamoDB would delete items of `{}` by it, too\n\
             help: write `#[entity(ttl = {})]` on `{}` if its items expire by the field; if it is another value, write \
             `#[serde(rename = \"…\")]` on it",
            &[other, entity.name, field, entity.name],
        )
        .fail();
}

/// The field by which items of the table expire, and the name of the first entity that has it.
const fn expiring(table: &TableSchema) -> Option<(Field, &'static str)> {
    each!(for entity in table.entities {
        if let (Some(ttl), false) = (entity.ttl, entity.broken) {
            return Some((ttl, entity.name));
        }
    });
    None
}

/// What a table adds to its items under a name, and the index that it is the key of.
const fn added_at(table: &TableSchema, name: &str) -> Option<(&'static str, Option<&'static str>)> {
    match table.write_token {
        _ if key_at(table, name).is_some() => key_at(table, name),
        _ if is_type_attribute(table, name) => Some(("entity's name", None)),
        Some(token) if same(token, name) => Some(("write token", None)),
        _ => None,
    }
}

/// A message about a field that is stored under a name, up to the name.
const fn start_with_field(entity: &EntitySchema, field: &str, name: &str) -> Message {
    if same(field, name) {
        Message::of("`{}` has a field `{}", &[entity.name, field])
    } else {
        Message::of("`{}` stores its field `{}` as `{}", &[entity.name, field, name])
    }
}
