//! Items: entities with their keys, as DynamoDB stores them.

use alloc::format;
use alloc::string::{String, ToString};
use std::collections::hash_map::Entry;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::decode::{decode, from_item};
use super::value::is_same;
use crate::aws::Item;
use crate::aws::ItemError;
use crate::key::{Entity, Key, KeyError, KeyOf};
use crate::part::KeyValue;
use crate::schema::TableSchema;
use crate::schema::{EntitySchema, KeyAttribute, KeyType, Source};
use crate::table::{Contains, Table};

/// A table whose items can be written and read, all of them: what `#[derive(Table)]` adds.
pub trait TableItems<C = Serde>: Table {
    /// Reads an item as the entity at a position of the schema.
    #[doc(hidden)]
    fn decode_at(position: usize, item: Item) -> Result<Self, ItemError>;

    /// The item of whichever entity this is.
    #[doc(hidden)]
    fn encode(&self) -> Result<Item, ItemError>;

    /// Takes an item that no entity claims, or gives it back.
    #[doc(hidden)]
    fn unknown(item: Item) -> Result<Self, Item>;
}

/// A way to write the fields of an entity as attributes, and to read them back.
#[diagnostic::on_unimplemented(
    message = "`{E}` cannot be stored: serde does not know it",
    label = "its table cannot read and write items",
    note = "add `#[derive(Serialize, Deserialize)]` to `{E}`"
)]
pub trait Codec<E: Entity> {
    /// Reads the entity from its item.
    fn decode<T: Contains<E>>(item: Item) -> Result<E, ItemError>;
    /// Writes the entity as an item.
    fn encode<T: Contains<E>>(entity: &E) -> Result<Item, ItemError>;
}

/// The codec: serde, through `serde_dynamo`.
#[derive(Debug)]
pub enum Serde {}

#[diagnostic::do_not_recommend]
impl<E: Entity + Serialize + DeserializeOwned> Codec<E> for Serde {
    fn decode<T: Contains<E>>(item: Item) -> Result<E, ItemError> {
        decode::<T, E>(item)
    }

    fn encode<T: Contains<E>>(entity: &E) -> Result<Item, ItemError> {
        encode::<T, E>(entity)
    }
}

/// A table whose items are stored as `I`: the SDK's map, where serde knows every entity.
pub trait StoredAs<I>: Sized {
    /// Reads an item as whichever entity it is.
    fn read(item: I) -> Result<Self, ItemError>;
    /// Writes whichever entity it is.
    fn write(&self) -> Result<I, ItemError>;
}

#[diagnostic::do_not_recommend]
impl<T: TableItems> StoredAs<Item> for T {
    fn read(item: Item) -> Result<Self, ItemError> {
        from_item(item)
    }

    fn write(&self) -> Result<Item, ItemError> {
        self.encode()
    }
}

/// The item of an entity: its fields as serde writes them, its keys, its type.
pub fn encode<T: Contains<E>, E: Entity + Serialize>(entity: &E) -> Result<Item, ItemError> {
    let mut item: Item = serde_dynamo::to_item(entity)
        .map_err(|source| ItemError::Serialize { entity: E::NAME, source })?;
    leave_out_null_keys(&mut item, E::SCHEMA);
    item.reserve(E::SCHEMA.key_attributes().count() + 1);
    let mut clash = Ok(());
    entity.each_key_value(&mut |attribute, value| {
        if clash.is_ok() {
            clash = add_key(&mut item, T::SCHEMA, attribute, value);
        }
    })?;
    clash?;
    if let Some(attribute) = T::SCHEMA.type_attribute {
        let name = KeyValue::S(E::NAME.to_string());
        put(&mut item, E::NAME, attribute, name)?;
    }
    Ok(item)
}

/// A raw key that is `None` is left out, for DynamoDB refuses NULL in a key.
fn leave_out_null_keys(item: &mut Item, schema: &EntitySchema) {
    for attribute in schema.key_attributes() {
        if let Source::Raw { attribute, .. } = attribute.source
            && matches!(item.get(attribute), Some(AttributeValue::Null(_)))
        {
            item.remove(attribute);
        }
    }
}

fn add_key(
    item: &mut Item,
    table: &'static TableSchema,
    attribute: &'static KeyAttribute,
    value: KeyValue,
) -> Result<(), ItemError> {
    let name = match attribute.source {
        Source::Raw { attribute, .. } => Some(attribute),
        Source::Template { .. } => table.attribute_at(attribute.place),
    };
    match name {
        Some(name) => put(item, attribute.entity, name, value),
        None => Ok(()),
    }
}

/// Puts a value into an item that has none there, or the same.
fn put(
    item: &mut Item,
    entity: &'static str,
    name: &str,
    value: KeyValue,
) -> Result<(), ItemError> {
    match item.entry(name.to_string()) {
        Entry::Occupied(stored) if is_same(stored.get(), &value) => Ok(()),
        Entry::Occupied(stored) => Err(ItemError::Clash {
            entity,
            attribute: name.to_string(),
            built: shown(&value),
            stored: format!("{:?}", stored.get()),
        }),
        Entry::Vacant(place) => {
            place.insert(value.into());
            Ok(())
        }
    }
}

fn shown(value: &KeyValue) -> String {
    let letter = match value.key_type() {
        KeyType::S => "S",
        KeyType::N => "N",
        KeyType::B => "B",
    };
    format!("{letter}({value})")
}

/// The key attributes of an entity's item, for requests that take a key.
pub fn item_key<T: Contains<E>, E: Entity>(key: &impl KeyOf<E>) -> Result<Item, KeyError> {
    Ok(key_item(T::SCHEMA, key.build_key()?))
}

#[inline]
pub(in crate::aws) fn key_item(table: &TableSchema, key: Key) -> Item {
    let mut item = Item::with_capacity(2);
    item.insert(table.pk.to_string(), key.pk.into());
    if let (Some(name), Some(sk)) = (table.sk, key.sk) {
        item.insert(name.to_string(), sk.into());
    }
    item
}
