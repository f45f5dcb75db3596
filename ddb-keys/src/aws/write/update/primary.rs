//! What the primary key of an update tells: values of fields, and how index keys write them.

use alloc::string::String;

use aws_sdk_dynamodb::types::AttributeValue;

use super::changes::Changes;
use super::index_keys::always_has;
use crate::schema::{Field, IndexKeySchema, KeyAttribute, Segment};

impl Changes {
    /// The value that a field has in the primary key.
    pub(super) fn of_primary(&self, name: &str) -> Option<&Result<AttributeValue, String>> {
        self.primary.iter().find(|(field, _)| *field == name).map(|(_, value)| value)
    }

    /// The value that a field has in the primary key, if the key has the whole of it.
    pub(super) fn kept_by_primary(&self, name: &str) -> Option<AttributeValue> {
        let given = self.of_primary(name)?.as_ref().ok()?;
        self.entity.primary_keeps(name).then(|| given.clone())
    }

    /// Whether the template of an index key that every item has uses only what the primary key tells.
    pub(super) fn follows_from_primary(&self, attribute: &KeyAttribute) -> bool {
        let of_index = |key: &&IndexKeySchema| key.own_attributes().any(|own| own == attribute);
        attribute.source.is_template()
            && self.entity.indexes.iter().find(of_index).is_some_and(always_has)
            && attribute.source.template_segments().iter().enumerate().all(|(at, segment)| {
                let Segment::Part(part) = segment else { return true };
                part.made_from().iter().all(|field| self.entity.primary_keeps(field))
                    || (part.computed_from.is_empty()
                        && self.primary_decides(part.field, attribute.source.format(at)))
            })
    }

    /// Whether every index key has a field of the primary key in the same format, truncated or folded, or in a coarser one, so that
    /// the whole value changes none of them.
    pub(super) fn is_written_alike(&self, field: Field) -> bool {
        let of_indexes = self.keys_fed_by(field).flat_map(IndexKeySchema::own_attributes);
        let mut formats = of_indexes.flat_map(|key| formats_of(key, field.name));
        formats.all(|format| format.is_some_and(|format| self.primary_decides(field.name, format)))
            && !self.is_raw(field)
            && !self.entity.indexes.iter().any(|key| key.when.contains(&field.name))
    }

    /// Whether the primary key decides how a field is written in a format.
    fn primary_decides(&self, field: &'static str, format: &str) -> bool {
        let primary = self.entity.primary_attributes();
        let mut formats = primary.flat_map(|key| formats_of(key, field)).flatten();
        formats.any(|of_primary| decides(of_primary, format))
    }
}

/// The formats in which a template writes a field. `None` for a part that is computed from it.
fn formats_of(
    key: &'static KeyAttribute,
    field: &'static str,
) -> impl Iterator<Item = Option<&'static str>> {
    let segments = key.source.template_segments().iter().enumerate();
    segments.filter_map(move |(at, segment)| match segment {
        Segment::Part(part) if part.made_from().contains(&field) => {
            Some(part.computed_from.is_empty().then(|| key.source.format(at)))
        }
        _ => None,
    })
}

/// Whether the text of a value in one format decides its text in another one: it is the same, or a unit of time in which the other
/// one is contained.
fn decides(format: &str, other: &str) -> bool {
    let units = ["year", "month", "day", "hour", "secs", "millis", "micros", "nanos"];
    let unit = |of: &str| units.iter().position(|unit| *unit == of);
    format == other || unit(format).zip(unit(other)).is_some_and(|(one, other)| one > other)
}
