//! Keys in the records of a checkpoint.

use alloc::string::ToString;

use super::record::{Fields, Record};
use crate::key::Key;
use crate::part::KeyValue;

/// A record with the values of a key, each after its type.
pub(in crate::aws) fn key_record(record: Record, key: &Key) -> Record {
    core::iter::once(&key.pk).chain(&key.sk).fold(record, |record, value| match value {
        KeyValue::S(text) => record.with("S").with(text),
        KeyValue::N(number) => record.with("N").with(number),
        KeyValue::B(bytes) => {
            record.with("B").with(base64_simd::URL_SAFE_NO_PAD.encode_to_string(bytes))
        }
    })
}

/// The key at the end of a record.
pub(in crate::aws) fn key_of(mut record: Fields<'_>) -> Option<Key> {
    let kind = record.text()?;
    let pk = value_of(kind, record.text()?)?;
    let sk = match record.text() {
        Some(kind) => Some(value_of(kind, record.text()?)?),
        None => None,
    };
    Some(Key { pk, sk })
}

/// A value from its type and its text.
fn value_of(kind: &str, text: &str) -> Option<KeyValue> {
    match kind {
        "S" => Some(KeyValue::S(text.to_string())),
        "N" => Some(KeyValue::N(text.to_string())),
        "B" => base64_simd::URL_SAFE_NO_PAD.decode_to_vec(text).ok().map(KeyValue::B),
        _ => None,
    }
}
