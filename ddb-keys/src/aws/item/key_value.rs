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

/// A copy of a stored value as a key value. `None` if keys cannot have its type.
pub(in crate::aws) fn key_value(value: &AttributeValue) -> Option<KeyValue> {
    into_key_value(value.clone())
}

/// A stored value as a key value. `None` if keys cannot have its type.
pub(in crate::aws) fn into_key_value(value: AttributeValue) -> Option<KeyValue> {
    match value {
        AttributeValue::S(text) => Some(KeyValue::S(text)),
        AttributeValue::N(number) => Some(KeyValue::N(number)),
        AttributeValue::B(bytes) => Some(KeyValue::B(bytes.into_inner())),
        _ => None,
    }
}
