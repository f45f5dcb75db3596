//! A sample item of each entity: a value for each field of its keys, and the keys that these make.

use ddb_keys::schema::{EntitySchema, KeyType, Source, TableSchema};

use super::from_schema::attribute;
use super::part::PartText;
use super::witness::{places, sample, text};
use crate::integer::bounds;

/// An attribute of a sample: its name, its type, its text.
pub(crate) type SampleAttribute = (&'static str, KeyType, String);

/// The key attributes of a sample item, and the fields that they are made from, as far as serde stores them in a way that their types
/// tell: text, numbers and ids. `None` if a key is binary.
pub(crate) fn sample_item(
    table: &TableSchema,
    entity: &EntitySchema,
) -> Option<Vec<SampleAttribute>> {
    let keys: Vec<_> = entity.key_attributes().map(|key| (key, attribute(key))).collect();
    let mut values: Vec<(&str, String)> = Vec::new();
    let mut item: Vec<SampleAttribute> = Vec::new();
    for (key, attribute) in &keys {
        for (field, part, place) in places(attribute, key.separator) {
            if values.iter().any(|(known, _)| *known == field) {
                continue;
            }
            let value = sample(part, part, place, values.len());
            let stored = entity.fields.iter().find(|stored| stored.name == field);
            if let (Some(stored), Some(key_type)) = (stored, stored_as(part)) {
                item.push((stored.attribute, key_type, value.clone()));
            }
            values.push((field, value));
        }
    }
    for (key, attribute) in &keys {
        let name = match key.source {
            Source::Raw { attribute, .. } => attribute,
            Source::Template { .. } => table.attribute_at(key)?,
        };
        let key_type = key.key_type();
        if key_type == KeyType::B {
            return None;
        }
        if item.iter().all(|(known, ..)| *known != name) {
            item.push((name, key_type, text(attribute, &values)?));
        }
    }
    Some(item)
}

/// How serde stores a field of this type, if the type tells.
fn stored_as(part: &PartText) -> Option<KeyType> {
    match part.kind.as_str() {
        _ if part.list => None,
        kind if bounds(kind).is_some() => Some(KeyType::N),
        "text" | "char" | "uuid" | "ulid" => Some(KeyType::S),
        _ => None,
    }
}
