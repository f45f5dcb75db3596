//! The attributes of one entity: each has one type, one template, and one owner.

use super::keys::Keys;
use super::projection::is_key;
use super::survey::Survey;
use crate::schema::TableSchema;
use crate::schema::{
    EntitySchema, Field, KeyAttribute, KeyType, Message, Role, Segment, Source, TextForm,
};
use crate::schema::{contains, same};

/// Checks that a raw key is stored under the name that the table has for it.
#[track_caller]
pub(super) const fn require_raw_names(table: &TableSchema, entity: &EntitySchema) {
    let mut keys = Keys::stored(entity);
    while let Some(key) = keys.next() {
        // Without a key type, the field cannot be a raw key, which the entity reports.
        if let (Source::Raw { field, attribute, key_type: Some(_), .. }, Some(name)) =
            (key.source, table.attribute_at(key))
            && !same(attribute, name)
        {
            start(entity)
                .push(" stores `")
                .push(field)
                .push("` as `")
                .push(attribute)
                .push("`, but the table has `")
                .push(name)
                .push("` as ")
                .push_place(key)
                .push("\nhelp: write `#[serde(rename = \"")
                .push(name)
                .push("\")]` on the field, or name the attribute `")
                .push(attribute)
                .push("` in the table")
                .fail();
        }
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

/// Checks that a key attribute has one type in all entities and keys.
#[track_caller]
pub(super) const fn require_types<const N: usize>(
    table: &TableSchema,
    entity: &EntitySchema,
    survey: &Survey<N>,
) {
    if !survey.is_mixed() {
        return;
    }
    let mut keys = Keys::stored(entity);
    while let Some(key) = keys.next() {
        let found = key.key_type();
        if let (Some((expected, owner)), Some(name)) =
            (survey.first_type(table, key), table.attribute_at(key))
            && found as u8 != expected as u8
        {
            start(entity)
                .push(" writes `")
                .push(name)
                .push("` as ")
                .push(word(found))
                .push(", and `")
                .push(owner)
                .push("` writes it as ")
                .push(word(expected))
                .push(": a key attribute has one type\n  ")
                .push(entity.name)
                .push(": ")
                .push(key.text())
                .push(", as ")
                .push_place(key)
                .push("\nhelp: write one of them as the other's type; a template, such as \"<field:08>\", makes a string")
                .fail();
        }
    }
}

/// Checks that two keys write the same value to an attribute that they share.
#[track_caller]
pub(super) const fn require_one_template(table: &TableSchema, entity: &EntitySchema) {
    let (mut keys, mut nth) = (Keys::written(entity), 0);
    while let Some(key) = keys.next() {
        let (mut others, mut before) = (Keys::written(entity), 0);
        while before < nth {
            if let (Some(other), Some(name)) = (others.next(), table.attribute_at(key))
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

/// Returns whether only one of two keys is written, because both are for one index.
const fn alternatives(a: &KeyAttribute, b: &KeyAttribute) -> bool {
    match (a.index, b.index) {
        (Some(a), Some(b)) => same(a, b),
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

/// Checks that no field is stored where a template or the entity's type is written.
#[track_caller]
pub(super) const fn require_free_names(table: &TableSchema, entity: &EntitySchema) {
    require_no_fields(table, entity);
    let mut keys = Keys::written(entity);
    while let Some(key) = keys.next() {
        if let (Source::Template { .. }, Some(name)) = (key.source, table.attribute_at(key)) {
            require_no_field(entity, name, "", Some(key));
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

/// Returns whether a template writes only the entity's name, as the type attribute does.
const fn is_name(entity: &EntitySchema, source: &Source) -> bool {
    matches!(source, Source::Template { segments: [Segment::Literal(name)], .. } if same(name, entity.name))
}

/// Checks that the write token has an attribute that neither keys nor the entity's type use.
#[track_caller]
const fn require_no_key(table: &TableSchema, name: &str) {
    let is_type = matches!(table.type_attribute, Some(own) if same(own, name));
    if is_type || is_key(table, name) {
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
    let Some(field) = field_at(entity, name) else { return };
    let message = start(entity)
        .push(" stores its field `")
        .push(field)
        .push("` as `")
        .push(name)
        .push("`, where the ");
    let message = match owner {
        Some(key) => message.push_place(key).push(" `").push(key.text()),
        None => message.push(role).push(name),
    };
    let message = message.push("` is written\nhelp: ");
    match owner {
        Some(KeyAttribute { index: None, .. }) if !same(field, name) => message
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
    if let (Some(first), Some(second)) = (field_at(entity, table.pk), field_at(entity, name)) {
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
        let Field { name, attribute: alias } = entity.aliases[at];
        if let (Some(added), None) = (added_at(table, alias), field_at(entity, alias)) {
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

/// What a table adds to its items under a name, and the index that it is the key of.
const fn added_at(table: &TableSchema, name: &str) -> Option<(&'static str, Option<&'static str>)> {
    if same(table.pk, name) {
        return Some(("partition key", None));
    }
    if matches!(table.sk, Some(sk) if same(sk, name)) {
        return Some(("sort key", None));
    }
    if matches!(table.type_attribute, Some(own) if same(own, name)) {
        return Some(("entity's name", None));
    }
    if matches!(table.write_token, Some(token) if same(token, name)) {
        return Some(("write token", None));
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

/// The field that is stored under a name.
const fn field_at(entity: &EntitySchema, name: &str) -> Option<&'static str> {
    let mut at = 0;
    while at < entity.fields.len() {
        if same(entity.fields[at].attribute, name) {
            return Some(entity.fields[at].name);
        }
        at += 1;
    }
    None
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
    const fn push_place(self, key: &KeyAttribute) -> Self {
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
