//! The attributes of an entity's items.

use std::collections::{BTreeMap, BTreeSet};

use ddb_keys::aws::Item;
use ddb_keys::aws::attribute::AttributeType;
use ddb_keys::schema::{EntitySchema, TableSchema};
use serde::{Deserialize, Serialize};

use crate::example::example;

/// The number of attributes that are counted for each entity.
const KEPT: usize = 1000;

/// An attribute of an entity's items.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct AttributeCount {
    /// The attribute.
    pub name: String,
    /// Whether the entity or the table knows it: a field, an index key, the type, or the write token.
    pub is_known: bool,
    /// The number of items that have it, by the type of its value, such as `S` or `NULL`.
    pub types: BTreeMap<String, u64>,
}

impl AttributeCount {
    /// Returns the number of items that have the attribute.
    ///
    #[doc = example!(
        "table.put(&order).await?;"
        "let report = ddb_keys_admin::audit(&table).await?;"
        "let state = report.entities[0].attributes.iter().find(|of| of.name == \"state\").unwrap();"
        "assert_eq!((state.items(), state.types[\"S\"], state.is_known), (1, 1, true));"
    )]
    #[must_use]
    pub fn items(&self) -> u64 {
        self.types.values().sum()
    }
}

/// The attributes of an entity's items, by their names. The names of a table may be without end, as those of flattened maps, so that
/// only the first ones are counted.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(super) struct Inventory(BTreeMap<String, Occurrences>);

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
struct Occurrences {
    is_known: bool,
    types: BTreeMap<String, u64>,
}

impl Inventory {
    /// Counts the attributes of an item. Returns those that nobody knows.
    pub(super) fn add<'i>(
        &mut self,
        item: &'i Item,
        table: &TableSchema,
        entity: &EntitySchema,
    ) -> BTreeSet<&'i str> {
        let mut unknown = BTreeSet::new();
        for (name, value) in item {
            let is_known = is_known(name, table, entity);
            if !is_known && !entity.flattened {
                unknown.insert(name.as_str());
            }
            if let Some(occurrences) = self.of(name) {
                occurrences.is_known = is_known;
                let kind = AttributeType::of(value).map_or("unknown", AttributeType::name);
                match occurrences.types.get_mut(kind) {
                    Some(items) => *items += 1,
                    None => _ = occurrences.types.insert(kind.to_string(), 1),
                }
            }
        }
        unknown
    }

    /// Adds another part of the table.
    pub(super) fn merge(&mut self, other: Self) {
        for (name, Occurrences { is_known, types }) in other.0 {
            let Some(occurrences) = self.of(&name) else { continue };
            occurrences.is_known = is_known;
            for (kind, items) in types {
                *occurrences.types.entry(kind).or_default() += items;
            }
        }
    }

    fn of(&mut self, name: &str) -> Option<&mut Occurrences> {
        if !self.0.contains_key(name) {
            if self.0.len() >= KEPT {
                return None;
            }
            self.0.insert(name.to_string(), Occurrences::default());
        }
        self.0.get_mut(name)
    }

    pub(super) fn counts(&self) -> Vec<AttributeCount> {
        let counts = self.0.iter().map(|(name, of)| AttributeCount {
            name: name.clone(),
            is_known: of.is_known,
            types: of.types.clone(),
        });
        counts.collect()
    }
}

fn is_known(name: &str, table: &TableSchema, entity: &EntitySchema) -> bool {
    let mut fields = entity.fields.iter().chain(entity.aliases);
    fields.any(|field| field.attribute == name)
        || table.key_names().any(|of_key| of_key == name)
        || [table.type_attribute, table.write_token].contains(&Some(name))
}
