//! Stored items, beside what their fields make.

use std::fmt;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::Item;
use ddb_keys::schema::{EntitySchema, IndexSchema, TableSchema};
use ddb_keys::{EntityKeys, IndexKey, Key, KeyValue};

/// The primary key of an item. `None` if an attribute of it is missing or has a type that keys cannot have.
pub(crate) fn key_of(item: &Item, table: &TableSchema) -> Option<Key> {
    let pk = key_value(item.get(table.pk)?)?;
    let sk = match table.sk {
        Some(name) => Some(key_value(item.get(name)?)?),
        None => None,
    };
    Some(Key { pk, sk })
}

/// Returns the key attributes of an item, for requests that take a key.
pub(crate) fn key_item(table: &TableSchema, key: Key) -> Item {
    let mut item = Item::from([(table.pk.to_string(), key.pk.into())]);
    item.extend(table.sk.map(str::to_string).zip(key.sk.map(AttributeValue::from)));
    item
}

fn key_value(value: &AttributeValue) -> Option<KeyValue> {
    match value {
        AttributeValue::S(text) => Some(KeyValue::S(text.clone())),
        AttributeValue::N(number) => Some(KeyValue::N(number.clone())),
        AttributeValue::B(bytes) => Some(KeyValue::B(bytes.as_ref().to_vec())),
        _ => None,
    }
}

/// An attribute of an index, as it is stored and as the fields make it.
pub(crate) struct IndexAttribute<'i> {
    pub(crate) name: &'static str,
    /// A raw key, which is a field of the entity.
    pub(crate) is_raw: bool,
    stored: Option<&'i AttributeValue>,
    built: Option<AttributeValue>,
}

impl IndexAttribute<'_> {
    pub(crate) fn is_stored(&self) -> bool {
        self.stored.is_some_and(|value| !value.is_null())
    }

    /// Whether the attribute need not be changed. A raw key that is stored is data of the entity.
    pub(crate) fn is_right(&self) -> bool {
        self.is_as_built() || (self.is_raw && self.stored.is_some())
    }

    pub(crate) fn is_as_built(&self) -> bool {
        self.stored == self.built.as_ref()
    }

    /// Whether an item that is in the index has the attribute of another key of it.
    pub(crate) fn is_of_key(&self, key: &IndexKey, index: &IndexSchema) -> bool {
        let value = value_in(self.name, key, index).cloned().map(AttributeValue::from);
        self.built.is_some() && self.stored == value.as_ref()
    }
}

/// What is stored, and what should be.
impl fmt::Display for IndexAttribute<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |value: Option<&AttributeValue>| match value {
            Some(AttributeValue::S(text) | AttributeValue::N(text)) => format!("`{text}`"),
            Some(other) => format!("{other:?}"),
            None => String::from("missing"),
        };
        let (stored, built) = (shown(self.stored), self.built.as_ref());
        let built = built.map_or_else(|| String::from("none"), |value| shown(Some(value)));
        write!(f, "`{}` is {stored}, and its fields make {built}", self.name)
    }
}

/// The attributes that only indexes use as keys, each once. The type attribute is not among them.
pub(crate) fn index_attributes<'i>(
    item: &'i Item,
    keys: &EntityKeys,
    table: &'static TableSchema,
    entity: &EntitySchema,
) -> Vec<IndexAttribute<'i>> {
    let other = [Some(table.pk), table.sk, table.type_attribute];
    let names = table.key_names().filter(|name| !other.contains(&Some(*name)));
    let attributes = names.map(|name| IndexAttribute {
        name,
        is_raw: entity.fields.iter().any(|field| field.attribute == name),
        stored: item.get(name),
        built: built(name, keys, table).cloned().map(AttributeValue::from),
    });
    attributes.collect()
}

/// The value that the fields make for an attribute of an index.
fn built<'k>(name: &str, keys: &'k EntityKeys, table: &TableSchema) -> Option<&'k KeyValue> {
    keys.indexes.iter().find_map(|key| value_in(name, key, table.index(key.index)?))
}

/// The value of an attribute in a key of an index.
fn value_in<'k>(name: &str, key: &'k IndexKey, index: &IndexSchema) -> Option<&'k KeyValue> {
    let pk = index.pk.iter().zip(&key.pk);
    pk.chain(index.sk.iter().zip(&key.sk)).find(|(of, _)| **of == name).map(|(_, value)| value)
}

/// The index attributes that are not what the fields make, and what these make. A raw key that serde reads under an older
/// name, or as the default of its field, gets its own name.
pub(crate) fn differences(
    attributes: Vec<IndexAttribute<'_>>,
    entity: &EntitySchema,
) -> Vec<(&'static str, Option<AttributeValue>)> {
    let differing = attributes.into_iter().filter(|of| !of.is_right());
    let differences = differing.flat_map(|of| {
        let renamed = of.is_raw.then(|| entity.aliases_of(of.name)).into_iter().flatten();
        renamed.map(|alias| (alias, None)).chain([(of.name, of.built)])
    });
    differences.collect()
}
