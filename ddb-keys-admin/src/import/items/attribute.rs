//! What the values of an attribute are.

use std::collections::BTreeSet;

use aws_sdk_dynamodb::types::AttributeValue;

use crate::import::model::{Field, Kind};

/// An attribute in the items of a cluster.
#[derive(Debug, Default)]
pub(super) struct Observed {
    items: u64,
    has_null: bool,
    kinds: BTreeSet<Kind>,
}

impl Observed {
    pub(super) fn add(&mut self, value: &AttributeValue) {
        self.items += 1;
        match kind(value) {
            Some(kind) => drop(self.kinds.insert(kind)),
            None => self.has_null = true,
        }
    }

    pub(super) fn merge(&mut self, other: Self) {
        self.items += other.items;
        self.has_null |= other.has_null;
        self.kinds.extend(other.kinds);
    }

    /// The field that holds it. `items` is the number of all items.
    pub(super) fn field(&self, attribute: &str, items: u64) -> Field {
        let kinds: Vec<Kind> = self.kinds.iter().copied().collect();
        let kind = match kinds.as_slice() {
            [kind] => *kind,
            [Kind::Text, Kind::Uuid] => Kind::Text,
            [Kind::Integer, Kind::Unsigned] => Kind::Integer,
            [.., Kind::Float] if kinds.iter().all(|kind| kind.is_number()) => Kind::Float,
            _ => Kind::Any,
        };
        let is_missing = self.items < items;
        let field = Field::new(attribute, kind).optional(self.has_null || is_missing);
        Field { null: self.has_null && !is_missing, ..field }
    }

    /// Whether some of the items have NULL, and others lack the attribute.
    pub(super) fn is_null_or_missing(&self, items: u64) -> bool {
        self.has_null && self.items < items
    }
}

/// The kind of a value. None if it is NULL.
fn kind(value: &AttributeValue) -> Option<Kind> {
    Some(match value {
        AttributeValue::Null(_) => return None,
        AttributeValue::S(text) if is_uuid(text) => Kind::Uuid,
        AttributeValue::S(_) => Kind::Text,
        AttributeValue::N(number) if number.parse::<u64>().is_ok() => Kind::Unsigned,
        AttributeValue::N(number) if number.parse::<i64>().is_ok() => Kind::Integer,
        AttributeValue::N(_) => Kind::Float,
        AttributeValue::Bool(_) => Kind::Bool,
        AttributeValue::B(_) => Kind::Bytes,
        AttributeValue::Ss(_) => Kind::TextSet,
        AttributeValue::Ns(numbers)
            if numbers.iter().all(|number| number.parse::<i64>().is_ok()) =>
        {
            Kind::IntegerSet
        }
        _ => Kind::Any,
    })
}

/// Whether a text is a UUID in the form in which keys have it.
pub(super) fn is_uuid(text: &str) -> bool {
    let is_hyphen = |at: usize| matches!(at, 8 | 13 | 18 | 23);
    text.len() == 36
        && text.bytes().enumerate().all(|(at, byte)| match byte {
            b'-' => is_hyphen(at),
            b'0'..=b'9' | b'a'..=b'f' => !is_hyphen(at),
            _ => false,
        })
}
