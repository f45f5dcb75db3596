//! The owners of attributes: what the table adds to an item belongs to no field, and no field is read from it.

use super::attributes::start;
use super::keys::Keys;
use super::projection::key_at;
use crate::schema::TableSchema;
use crate::schema::{EntitySchema, Field, KeyAttribute, Message, Segment, Source};
use crate::schema::{field_at, same, similar};

/// Checks that no field is stored where a template or the entity's type is written.
#[track_caller]
pub(super) const fn require_free_names(table: &TableSchema, entity: &EntitySchema) {
    require_no_fields(table, entity);
    let lengths = lengths(entity.fields);
    let mut keys = Keys::written(entity);
    while let Some(key) = keys.next() {
        if let (Source::Template { .. }, Some(name)) = (key.source, table.attribute_at(key)) {
            if lengths & length(name) != 0 {
                require_no_field(entity, name, "", Some(key));
            }
            if let Some(type_attribute) = table.type_attribute
                && same(type_attribute, name)
                && !(key.index.is_some() && is_name(entity, &key.source))
            {
                let message = start(entity)
                    .push(" writes `")
                    .push(name)
                    .push("` as ")
                    .push_place(key)
                    .push(", but this attribute holds the entity's name\nhelp: ");
                let message = match key.index {
                    Some(_) => message
                        .push("write the name as the template, \"")
                        .push(entity.name)
                        .push("\", or "),
                    None => message,
                };
                message.push("name another attribute: `#[table(type_attribute = \"…\")]`").fail();
            }
        }
    }
    if let Some(name) = table.type_attribute {
        require_no_field(entity, name, "type attribute `", None);
    }
    if let Some(name) = table.write_token {
        require_no_field(entity, name, "write token `", None);
        require_no_key(table, name);
    }
}

/// A bit for each length of a field's attribute. The compiler interprets each comparison of names, and these rule out most.
const fn lengths(fields: &[Field]) -> u64 {
    let (mut lengths, mut at) = (0, 0);
    while at < fields.len() {
        lengths |= length(fields[at].attribute);
        at += 1;
    }
    lengths
}

const fn length(name: &str) -> u64 {
    1 << (name.len() % u64::BITS as usize)
}

/// Returns whether a template writes only the entity's name, as the type attribute does.
const fn is_name(entity: &EntitySchema, source: &Source) -> bool {
    matches!(source, Source::Template { segments: [Segment::Literal(name)], .. } if same(name, entity.name))
}

/// Checks that the write token has an attribute that neither keys nor the entity's type use.
#[track_caller]
const fn require_no_key(table: &TableSchema, name: &str) {
    let is_type = matches!(table.type_attribute, Some(own) if same(own, name));
    if is_type || key_at(table, name).is_some() {
        Message::new()
            .push("the write token `")
            .push(name)
            .push("` is a key or holds the entity's name\nhelp: name another attribute: `#[table(write_token = \"_w\")]`")
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
    let message = start_with_field(entity, field, name).push("`, but the ");
    let message = match owner {
        Some(key) => message.push_place(key).push(" `").push(key.text()),
        None => message.push(role).push(name),
    };
    let message = message.push("` is written there\nhelp: ");
    match owner {
        // A field with a name like the attribute's is meant as the key itself.
        Some(KeyAttribute { index: None, .. }) if !similar(field, name) => message
            .push("remove its `#[serde(rename = \"")
            .push(name)
            .push("\")]`, because the template writes `")
            .push(name)
            .push("`"),
        Some(KeyAttribute { index: None, .. }) => message
            .push("remove the field, because the template writes `")
            .push(name)
            .push("`; if it is another value, write `#[serde(rename = \"…\")]` on it"),
        Some(_) => message
            .push("write `#[serde(rename = \"…\")]` on the field, or rename the table's attribute"),
        None => message
            .push("remove the field, because the table writes `")
            .push(name)
            .push("` by itself; if it is another value, write `#[serde(rename = \"…\")]` on it, or rename the table's attribute"),
    }
    .fail();
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
        start(entity)
            .push(" stores its fields `")
            .push(first)
            .push("` and `")
            .push(second)
            .push("` as `")
            .push(table.pk)
            .push("` and `")
            .push(name)
            .push("`, where its key is written\nhelp: remove the fields, because the templates write `")
            .push(table.pk)
            .push("` and `")
            .push(name)
            .push("`; if they are other values, write `#[serde(rename = \"…\")]` on each")
            .fail();
    }
}

/// Checks that no field is read from an attribute that the table adds, too. It is taken out of an item before serde reads it,
/// unless a field is stored there.
#[track_caller]
pub(super) const fn require_free_aliases(table: &TableSchema, entity: &EntitySchema) {
    let mut at = 0;
    while at < entity.aliases.len() {
        let Field { name, attribute: alias, .. } = entity.aliases[at];
        if let (Some(added), None) = (added_at(table, alias), field_at(entity.fields, alias)) {
            let message = start(entity)
                .push(" also reads its field `")
                .push(name)
                .push("` from `")
                .push(alias)
                .push("`, where the ")
                .push(added.0);
            let message = match added.1 {
                Some(index) => message.push(" of ").push(index),
                None => message,
            };
            message
                .push(" is written\nhelp: remove `alias = \"")
                .push(alias)
                .push("\"` from the field, or rename the table's attribute")
                .fail();
        }
        at += 1;
    }
}

/// Checks that an entity whose items do not expire stores no field where those of another one say when they do. DynamoDB reads
/// that attribute in every item of the table.
#[track_caller]
pub(super) const fn require_free_ttl(table: &TableSchema, entity: &EntitySchema) {
    let (None, Some((ttl, other))) = (entity.ttl, expiring(table)) else { return };
    let name = ttl.attribute;
    let Some(field) = field_at(entity.fields, name) else { return };
    start_with_field(entity, field, name)
        .push("`, but `")
        .push(other)
        .push("` says there when its items expire, and DynamoDB would delete items of `")
        .push(entity.name)
        .push("` by it, too\nhelp: write `#[entity(ttl = ")
        .push(field)
        .push(")]` on `")
        .push(entity.name)
        .push("` if its items expire by the field; if it is another value, write `#[serde(rename = \"…\")]` on it")
        .fail();
}

/// The field by which items of the table expire, and the name of the first entity that has it.
const fn expiring(table: &TableSchema) -> Option<(Field, &'static str)> {
    let mut at = 0;
    while at < table.entities.len() {
        let entity = table.entities[at];
        if let (Some(ttl), false) = (entity.ttl, entity.broken) {
            return Some((ttl, entity.name));
        }
        at += 1;
    }
    None
}

/// What a table adds to its items under a name, and the index that it is the key of.
const fn added_at(table: &TableSchema, name: &str) -> Option<(&'static str, Option<&'static str>)> {
    if let Some(key) = key_at(table, name) {
        return Some(key);
    }
    if matches!(table.type_attribute, Some(own) if same(own, name)) {
        return Some(("entity's name", None));
    }
    if matches!(table.write_token, Some(token) if same(token, name)) {
        return Some(("write token", None));
    }
    None
}

/// A message about a field that is stored under a name, up to the name.
const fn start_with_field(entity: &EntitySchema, field: &str, name: &str) -> Message {
    if same(field, name) {
        start(entity).push(" has a field `").push(field)
    } else {
        start(entity).push(" stores its field `").push(field).push("` as `").push(name)
    }
}
