//! Keys and capacity as checkpoints contain them.

use ddb_keys::aws::{AffectedKey, Units};
use ddb_keys::{Key, KeyValue};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
#[serde(remote = "KeyValue")]
enum Value {
    S(String),
    N(String),
    B(Vec<u8>),
}

/// The value of a key attribute.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Stored(#[serde(with = "Value")] pub(crate) KeyValue);

/// Writes a key as the list of its values.
pub(crate) fn serialize<S: Serializer>(key: &Key, serializer: S) -> Result<S::Ok, S::Error> {
    let values = std::iter::once(&key.pk).chain(&key.sk);
    serializer.collect_seq(values.map(|value| Stored(value.clone())))
}

/// Reads a key.
pub(crate) fn deserialize<'d, D: Deserializer<'d>>(deserializer: D) -> Result<Key, D::Error> {
    let mut values = Vec::<Stored>::deserialize(deserializer)?.into_iter().map(|value| value.0);
    let pk = values.next().ok_or_else(|| D::Error::custom("a key without values"))?;
    Ok(Key { pk, sk: values.next() })
}

/// An item that a report names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sample {
    #[serde(with = "crate::pass::key_text")]
    pub(crate) key: Key,
    pub(crate) reason: String,
}

impl From<Sample> for AffectedKey {
    fn from(Sample { key, reason }: Sample) -> Self {
        Self { key, reason }
    }
}

/// Capacity units, for `#[serde(with = "…")]`.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Units")]
pub(crate) struct Consumed {
    read: f64,
    write: f64,
}
