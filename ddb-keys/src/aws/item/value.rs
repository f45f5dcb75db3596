//! Key values as attribute values, and back.

use aws_sdk_dynamodb::primitives::Blob;
use aws_sdk_dynamodb::types::{AttributeValue, ScalarAttributeType};

use crate::part::KeyValue;
use crate::schema::KeyType;

impl From<KeyValue> for AttributeValue {
    fn from(value: KeyValue) -> Self {
        match value {
            KeyValue::S(text) => Self::S(text),
            KeyValue::N(number) => Self::N(number),
            KeyValue::B(bytes) => Self::B(Blob::new(bytes)),
        }
    }
}

impl From<KeyType> for ScalarAttributeType {
    fn from(key_type: KeyType) -> Self {
        match key_type {
            KeyType::S => Self::S,
            KeyType::N => Self::N,
            KeyType::B => Self::B,
        }
    }
}

/// A stored value as a key value; none for what cannot be a key.
pub(in crate::aws) fn key_value(value: &AttributeValue) -> Option<KeyValue> {
    into_key_value(value.clone())
}

/// The same of a value that nobody needs any more.
pub(in crate::aws) fn into_key_value(value: AttributeValue) -> Option<KeyValue> {
    match value {
        AttributeValue::S(text) => Some(KeyValue::S(text)),
        AttributeValue::N(number) => Some(KeyValue::N(number)),
        AttributeValue::B(bytes) => Some(KeyValue::B(bytes.into_inner())),
        _ => None,
    }
}

/// The text of a stored key value; none for bytes and for what cannot be a key.
pub(in crate::aws) fn key_text(value: &AttributeValue) -> Option<&str> {
    match value {
        AttributeValue::S(text) | AttributeValue::N(text) => Some(text),
        _ => None,
    }
}

/// Whether a stored value is what the key builder writes.
pub(in crate::aws) fn is_same(stored: &AttributeValue, built: &KeyValue) -> bool {
    match (stored, built) {
        (AttributeValue::S(stored), KeyValue::S(built))
        | (AttributeValue::N(stored), KeyValue::N(built)) => stored == built,
        (AttributeValue::B(stored), KeyValue::B(built)) => stored.as_ref() == built.as_slice(),
        _ => false,
    }
}
