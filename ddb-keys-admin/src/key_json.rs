//! Keys in reports for other programs.

use ddb_keys::aws::AffectedKey;
use ddb_keys::{Key, KeyValue};
use serde_json::{Value, json};

/// A key as an object.
pub(crate) fn key(key: &Key) -> Value {
    json!({ "pk": value(&key.pk), "sk": key.sk.as_ref().map(value) })
}

/// A key of which something is said, with the reason.
pub(crate) fn affected(of: &AffectedKey) -> Value {
    json!({ "key": key(&of.key), "reason": of.reason })
}

/// A value as DynamoDB writes it.
pub(crate) fn value(value: &KeyValue) -> Value {
    match value {
        KeyValue::S(text) => json!({ "S": text }),
        KeyValue::N(number) => json!({ "N": number }),
        KeyValue::B(bytes) => json!({ "B": base64_simd::STANDARD.encode_to_string(bytes) }),
    }
}
