//! The keys that the fields of an item make, beside those that it has.

use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::item::encode::name_of;
use crate::aws::item::key::take_value;
use crate::aws::item::key_value::is_key_value;
use crate::key::Key;
use crate::part::KeyValue;
use crate::schema::{EntitySchema, KeyAttribute, TableSchema};

/// The keys that the fields of an item make, beside those that it has.
pub(super) struct Built {
    table: &'static TableSchema,
    pk: Option<KeyValue>,
    sk: Option<KeyValue>,
    /// The attributes of indexes.
    attributes: Vec<Attribute>,
}

/// An attribute of an index.
struct Attribute {
    name: &'static str,
    /// A raw key, which is a field of the entity.
    is_raw: bool,
    stored: Option<AttributeValue>,
    built: Option<KeyValue>,
}

impl Attribute {
    fn is_stored(&self) -> bool {
        self.stored.as_ref().is_some_and(|value| !value.is_null())
    }

    fn is_as_built(&self) -> bool {
        match (&self.stored, &self.built) {
            (Some(stored), Some(built)) => is_key_value(stored, built),
            (None, None) => true,
            _ => false,
        }
    }
}

impl Built {
    /// Prepares to compare the attributes of indexes, `names`.
    pub(super) fn new(
        names: &[&'static str],
        table: &'static TableSchema,
        entity: &'static EntitySchema,
    ) -> Self {
        let attribute = |name: &&'static str| {
            let is_raw = entity.has_attribute(name);
            Attribute { name, is_raw, stored: None, built: None }
        };
        Self { table, pk: None, sk: None, attributes: names.iter().map(attribute).collect() }
    }

    /// Takes a stored attribute out of the item. A raw key is copied, because it is a field.
    pub(super) fn take(&mut self, name: &str, value: &mut AttributeValue) {
        // Comparing the few names costs less than looking each of them up.
        let mut of_indexes = self.attributes.iter_mut();
        if let Some(attribute) = of_indexes.find(|of| of.name == name) {
            let stored = if attribute.is_raw { value.clone() } else { take_value(value) };
            attribute.stored = Some(stored);
        }
    }

    /// Takes note of a key attribute that the fields make.
    pub(super) fn note(&mut self, attribute: &KeyAttribute, value: KeyValue) {
        let Some(name) = name_of(self.table, attribute) else { return };
        if name == self.table.pk {
            self.pk = Some(value);
        } else if self.table.sk == Some(name) {
            self.sk = Some(value);
        } else if let Some(known) = self.attributes.iter_mut().find(|known| known.name == name) {
            known.built = Some(value);
        }
    }

    /// The primary key that the fields make.
    pub(super) fn into_primary(self) -> Option<Key> {
        Some(Key { pk: self.pk?, sk: self.sk })
    }

    /// Whether a raw key is not the one that the fields make.
    pub(super) fn raw_keys_differ(&self) -> bool {
        self.attributes.iter().any(|attribute| attribute.is_raw && !attribute.is_as_built())
    }

    /// An index whose key is there in part, and one whose key is not what the fields make.
    pub(super) fn wrong_indexes(&self) -> [Option<&'static str>; 2] {
        let (mut half, mut stale) = (None, None);
        for index in self.table.indexes {
            let names = index.pk.iter().chain(index.sk);
            let of_index = |of: &&Attribute| names.clone().any(|name| *name == of.name);
            let mut attributes = self.attributes.iter().filter(of_index);
            if attributes.clone().all(|of| of.is_raw || of.is_as_built()) {
                continue;
            }
            // Attributes that are not here are those of the table's key, which every item has.
            let has_own = attributes.clone().count() < names.clone().count();
            let has_any = has_own || attributes.clone().any(Attribute::is_stored);
            let is_half = has_any && !attributes.all(Attribute::is_stored);
            if is_half { &mut half } else { &mut stale }.get_or_insert(index.name);
        }
        [half, stale]
    }
}
