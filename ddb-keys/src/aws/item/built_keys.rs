//! The keys that the fields of an item make, beside those that it has.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;

use super::encode::name_of;
use super::key::take_value;
use super::key_value::is_key_value;
use super::serde_fields::{Aliases, aliases_of};
use crate::aws::Item;
use crate::key::Key;
use crate::part::KeyValue;
use crate::schema::{EntitySchema, KeyAttribute, TableSchema};

/// The keys that the fields of an item make, beside those that it has.
pub(in crate::aws) struct BuiltKeys<'i> {
    table: &'static TableSchema,
    pk: Option<KeyValue>,
    sk: Option<KeyValue>,
    /// The attributes of indexes.
    attributes: Vec<IndexAttribute<'i>>,
}

/// An attribute of an index.
pub(in crate::aws) struct IndexAttribute<'i> {
    pub(in crate::aws) name: &'static str,
    /// A raw key, which is a field of the entity.
    pub(in crate::aws) is_raw: bool,
    stored: Option<Cow<'i, AttributeValue>>,
    built: Option<KeyValue>,
}

impl IndexAttribute<'_> {
    pub(in crate::aws) fn is_stored(&self) -> bool {
        self.stored.as_ref().is_some_and(|value| !value.is_null())
    }

    /// Whether the attribute need not be changed. A raw key that is stored is data of the entity.
    pub(in crate::aws) fn is_right(&self) -> bool {
        self.is_as_built() || (self.is_raw && self.stored.is_some())
    }

    pub(in crate::aws) fn is_as_built(&self) -> bool {
        match (&self.stored, &self.built) {
            (Some(stored), Some(built)) => is_key_value(stored, built),
            (None, None) => true,
            _ => false,
        }
    }
}

impl<'i> BuiltKeys<'i> {
    /// Prepares to compare the attributes of indexes, `names`.
    pub(in crate::aws) fn new(
        names: impl IntoIterator<Item = &'static str>,
        table: &'static TableSchema,
        entity: &'static EntitySchema,
    ) -> Self {
        let attribute = |name: &'static str| {
            let is_raw = entity.has_attribute(name);
            IndexAttribute { name, is_raw, stored: None, built: None }
        };
        Self { table, pk: None, sk: None, attributes: names.into_iter().map(attribute).collect() }
    }

    /// Takes a stored attribute out of the item. A raw key is copied, because it is a field.
    pub(in crate::aws) fn take(&mut self, name: &str, value: &mut AttributeValue) {
        // Comparing the few names costs less than looking each of them up.
        let mut of_indexes = self.attributes.iter_mut();
        if let Some(attribute) = of_indexes.find(|of| of.name == name) {
            let stored = if attribute.is_raw { value.clone() } else { take_value(value) };
            attribute.stored = Some(Cow::Owned(stored));
        }
    }

    /// Refers to the stored attributes of an item.
    pub(in crate::aws) fn borrow(&mut self, item: &'i Item) {
        for attribute in &mut self.attributes {
            attribute.stored = item.get(attribute.name).map(Cow::Borrowed);
        }
    }

    /// Takes note of a key attribute that the fields make.
    pub(in crate::aws) fn note(&mut self, attribute: &KeyAttribute, value: KeyValue) {
        let Some(name) = name_of(self.table, attribute) else { return };
        if name == self.table.pk {
            self.pk = Some(value);
        } else if self.table.sk == Some(name) {
            self.sk = Some(value);
        } else if let Some(known) = self.attributes.iter_mut().find(|known| known.name == name) {
            known.built = Some(value);
        }
    }

    /// The attributes of indexes.
    pub(in crate::aws) fn attributes(&self) -> &[IndexAttribute<'i>] {
        &self.attributes
    }

    /// The primary key that the fields make.
    pub(in crate::aws) fn into_primary(self) -> Option<Key> {
        Some(Key { pk: self.pk?, sk: self.sk })
    }

    /// The index attributes that are not what the fields make, and what these make. A raw key that serde reads under an older
    /// name, or as the default of its field, gets its own name.
    pub(in crate::aws) fn into_differences(
        self,
        aliases: Aliases,
    ) -> Vec<(&'static str, Option<AttributeValue>)> {
        let differing = self.attributes.into_iter().filter(|of| !of.is_right());
        let differences = differing.flat_map(|of| {
            let renamed = of.is_raw.then(|| aliases_of(aliases, of.name)).into_iter().flatten();
            let renamed = renamed.map(|alias| (alias, None));
            renamed.chain([(of.name, of.built.map(AttributeValue::from))])
        });
        differences.collect()
    }
}
