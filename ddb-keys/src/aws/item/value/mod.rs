//! Values as serde writes and reads them, straight to and from the SDK's attributes.
//!
//! The form is that of `serde_dynamo`, and the tests below hold the two side by side. It is not that library itself, because
//! its serializer and its deserializer have no way to pass on the text of a number: the 38 digits of
//! [`as_number`](crate::aws::as_number), of an `i128` and of a `u128` would be lost. The last test has all that the library lacks.

mod access;
mod compound;
mod deserializer;
mod name;
mod place;
mod serializer;

use alloc::string::String;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::aws::{Item, ValueError};
pub(in crate::aws) use compound::REPEATED;
pub use place::Serializer;

/// The name of the newtype that [`as_number`](crate::aws::as_number) writes.
pub(in crate::aws) const NUMBER: &str = "\u{37e}ddb_keys::aws::as_number\u{37e}";

/// Reads a value from an attribute of the SDK.
#[derive(Debug)]
pub(in crate::aws) struct Deserializer(AttributeValue);

/// Returns the attribute that serde writes for a value.
pub(in crate::aws) fn to_attribute_value<V: Serialize + ?Sized>(
    value: &V,
) -> Result<AttributeValue, ValueError> {
    value.serialize(Serializer::default())
}

/// Returns the text of a map's key.
pub(in crate::aws) fn name_of<K: Serialize + ?Sized>(key: &K) -> Result<String, ValueError> {
    name::text_of(key.serialize(Serializer::of_key())?)
}

/// Reads a value from an attribute.
pub(in crate::aws) fn from_attribute_value<V: DeserializeOwned>(
    value: AttributeValue,
) -> Result<V, ValueError> {
    V::deserialize(Deserializer(value))
}

/// Reads a value from an item.
pub(in crate::aws) fn from_item<V: DeserializeOwned>(item: Item) -> Result<V, ValueError> {
    from_attribute_value(AttributeValue::M(item))
}

#[cfg(test)]
mod tests;
