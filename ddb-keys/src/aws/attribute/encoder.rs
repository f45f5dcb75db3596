//! Encodes values of a field as serde stores them.

use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::ValueError;
pub use crate::aws::item::value::Serializer;

/// A function that writes a field's value.
pub type Write<V> = fn(&V, Serializer) -> Result<AttributeValue, ValueError>;

/// The way in which serde stores the values of a field.
pub struct Encoder<'e, V> {
    encode: &'e dyn Fn(&V) -> Result<AttributeValue, String>,
    /// Whether serde leaves a value out of the item.
    skip: Option<fn(&V) -> bool>,
    /// Whether NULL is left out of the item, as in a key attribute.
    without_null: bool,
    /// Whether a function that is set on the field writes it.
    pub(super) by_function: bool,
}

impl<V> core::fmt::Debug for Encoder<'_, V> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Encoder")
    }
}

impl<'e, V> Encoder<'e, V> {
    pub(super) fn new(
        encode: &'e dyn Fn(&V) -> Result<AttributeValue, String>,
        skip: Option<fn(&V) -> bool>,
        by_function: bool,
    ) -> Self {
        Self { encode, skip, without_null: false, by_function }
    }

    /// Returns the encoder of a key attribute, which is left out of the item instead of being NULL.
    pub(super) fn without_null(self) -> Self {
        Self { without_null: true, ..self }
    }

    /// Returns the stored value.
    pub(super) fn encode(&self, value: &V) -> Result<AttributeValue, String> {
        (self.encode)(value)
    }

    /// Returns whether the item lacks the attribute for a value that would be stored as `stored`.
    pub(super) fn skips(&self, value: &V, stored: &AttributeValue) -> bool {
        let null = self.without_null && matches!(stored, AttributeValue::Null(_));
        null || self.skip.is_some_and(|skip| skip(value))
    }
}

/// Returns the value that a function writes, if it can.
pub fn stored_by<V>(function: Write<V>, value: &V) -> Option<AttributeValue> {
    write(function, value).ok()
}

/// Returns the value that a function writes.
pub(in crate::aws) fn write<V>(write: Write<V>, value: &V) -> Result<AttributeValue, String> {
    write(value, Serializer::default()).map_err(|error| error.to_string())
}
