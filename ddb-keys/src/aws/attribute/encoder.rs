//! How serde stores the values of a field.

use alloc::string::{String, ToString};
use core::fmt;

use aws_sdk_dynamodb::types::AttributeValue;

use super::path::StoredDefault;
use crate::aws::ValueError;
pub use crate::aws::item::value::Serializer;

/// The form in which serde stores a field.
pub(super) struct Form<V> {
    /// The function that writes the field.
    pub(super) write: Option<Write<V>>,
    /// The values that are left out of the item.
    pub(super) skip: Option<fn(&V) -> bool>,
    /// The field is a raw index key: the item lacks it if it is NULL.
    pub(super) raw_key: bool,
    /// The value that serde reads if the item lacks it.
    pub(super) default: Option<StoredDefault>,
}

impl<V> Clone for Form<V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Form<V> {}

impl<V> Form<V> {
    /// Every value is stored as its type says.
    pub(super) const PLAIN: Self = Self { write: None, skip: None, raw_key: false, default: None };
}

/// A function that writes a field's value.
pub type Write<V> = fn(&V, Serializer) -> Result<AttributeValue, ValueError>;

/// The way in which serde stores the values of a field.
pub struct Encoder<'e, V> {
    encode: &'e dyn Fn(&V) -> Result<AttributeValue, String>,
    form: Form<V>,
}

impl<V> fmt::Debug for Encoder<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Encoder")
    }
}

impl<'e, V> Encoder<'e, V> {
    pub(super) fn new(
        encode: &'e dyn Fn(&V) -> Result<AttributeValue, String>,
        form: Form<V>,
    ) -> Self {
        Self { encode, form }
    }

    /// Whether a function that is set on the field writes it.
    pub(super) fn is_by_function(&self) -> bool {
        self.form.write.is_some()
    }

    /// Returns the stored value.
    pub(super) fn encode(&self, value: &V) -> Result<AttributeValue, String> {
        (self.encode)(value)
    }

    /// Returns whether the item lacks the attribute for a value that would be stored as `stored`.
    pub(super) fn skips(&self, value: &V, stored: &AttributeValue) -> bool {
        let null = self.form.raw_key && matches!(stored, AttributeValue::Null(_));
        null || self.form.skip.is_some_and(|skip| skip(value))
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
