//! Forms of fields.

use aws_sdk_dynamodb::types::AttributeValue;

use super::Write;

/// The form in which serde stores the values of a field, and reads them back.
pub(super) struct Form<V> {
    /// The function by which serde writes the field, if it has one.
    pub(super) write: Option<Write<V>>,
    /// The values that serde leaves out.
    pub(super) skip: Option<fn(&V) -> bool>,
    /// Whether the field is a raw key attribute, so that NULL is left out of the item.
    pub(super) raw_key: bool,
    /// Other names that serde reads the field under.
    pub(super) aliases: &'static [&'static str],
    /// Returns the value that serde reads where the item lacks the attribute, as it would be stored.
    pub(super) default: Option<fn() -> Option<AttributeValue>>,
}

impl<V> Clone for Form<V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Form<V> {}

impl<V> Form<V> {
    /// The form of the type, under one name.
    pub(super) const PLAIN: Self =
        Self { write: None, skip: None, raw_key: false, aliases: &[], default: None };

    /// The same without a default.
    pub(super) const fn without_default(self) -> Self {
        Self { default: None, ..self }
    }
}
