//! Every key of a value.

use alloc::vec::Vec;

use super::whole_key::Key;
use crate::part::KeyValue;
use crate::schema::{EntitySchema, IndexKeySchema, IndexKind, KeyAttribute};

/// The key of an index, from the values of its own attributes. `None` if one is missing.
pub(super) fn index_key(
    index: &'static IndexKeySchema,
    primary: &Key,
    values: &[(&'static KeyAttribute, KeyValue)],
) -> Option<IndexKey> {
    let own = |attributes: &[&'static KeyAttribute]| -> Option<Vec<KeyValue>> {
        let value_of = |wanted: &&'static KeyAttribute| {
            values.iter().find(|(found, _)| found == wanted).map(|(_, value)| value.clone())
        };
        attributes.iter().map(value_of).collect()
    };
    let (pk, sk) = match index.kind {
        IndexKind::Global => (own(index.pk)?, own(index.sk)?),
        IndexKind::Local => (Vec::from([primary.pk.clone()]), own(index.sk)?),
        IndexKind::Inverted => {
            (Vec::from_iter(primary.sk.clone()), Vec::from([primary.pk.clone()]))
        }
    };
    Some(IndexKey { index: index.index, name: index.name, pk, sk })
}

/// Every key of one value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntityKeys {
    /// The table's key.
    pub primary: Key,
    /// The index keys. An index that the value is not in is absent.
    pub indexes: Vec<IndexKey>,
}

impl EntityKeys {
    pub(super) fn of(
        schema: &EntitySchema,
        primary: Key,
        values: &[(&'static KeyAttribute, KeyValue)],
    ) -> Self {
        let mut indexes: Vec<IndexKey> = Vec::new();
        for index in schema.indexes {
            let known = indexes.iter().any(|key| key.index == index.index);
            if !known && let Some(key) = index_key(index, &primary, values) {
                indexes.push(key);
            }
        }
        Self { primary, indexes }
    }
}

/// The key of one value in an index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IndexKey {
    /// The identifier under which the table declares the index.
    pub index: &'static str,
    /// The key's own name, by default the index's.
    pub name: &'static str,
    /// The partition key's values, one to four.
    pub pk: Vec<KeyValue>,
    /// The zero to four values of the sort key.
    pub sk: Vec<KeyValue>,
}
