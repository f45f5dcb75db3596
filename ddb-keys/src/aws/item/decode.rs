//! Items read back as entities.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::DeserializeOwned;

use super::encode::TableItems;
use super::identify::{Half, StoredKey, claimant};
use super::value::{into_key_value, key_value};
use crate::aws::Item;
use crate::aws::{ItemError, Unclaimed};
use crate::key::{Entity, Key};
use crate::schema::TableSchema;
use crate::schema::{EntitySchema, Field};
use crate::table::{Contains, Table};

/// Reads an item as whichever entity it is.
pub fn from_item<T: TableItems>(item: Item) -> Result<T, ItemError> {
    match claimant::<T>(&item) {
        Ok(position) => T::decode_at(position, item),
        Err(reason) => T::unknown(item).map_err(|item| unclaimed::<T>(reason, item)),
    }
}

/// Reads an item that must be an `E`.
pub(in crate::aws) fn entity_from_item<T: Contains<E>, E: Entity + DeserializeOwned>(
    item: Item,
) -> Result<E, ItemError> {
    check_entity::<T, E>(item).and_then(decode::<T, E>)
}

/// Gives an item back if it is an `E`.
pub(in crate::aws) fn check_entity<T: Contains<E>, E: Entity>(
    item: Item,
) -> Result<Item, ItemError> {
    match claimant::<T>(&item) {
        Ok(position) if position == T::POSITION => Ok(item),
        Ok(position) => Err(ItemError::WrongEntity {
            expected: E::NAME,
            found: T::SCHEMA.entities.get(position).map_or("", |entity| entity.name),
            item: Box::new(item),
        }),
        Err(reason) => Err(unclaimed::<T>(reason, item)),
    }
}

fn unclaimed<T: Table>(reason: Unclaimed, item: Item) -> ItemError {
    ItemError::Unclaimed { table: T::SCHEMA.name, reason, item: Box::new(item) }
}

/// Reads an item as an `E`, whatever its keys say. Fields that the item lacks are read out of its
/// primary key.
pub fn decode<T: Contains<E>, E: Entity + DeserializeOwned>(
    mut item: Item,
) -> Result<E, ItemError> {
    let of_key = fields_of_key::<T, E>(&item);
    let key = take_key(&mut item, T::SCHEMA, E::SCHEMA);
    item.extend(of_key);
    serde_dynamo::from_item(item).map_err(|source| ItemError::Deserialize {
        entity: E::NAME,
        source,
        key: key.map(Box::new),
    })
}

/// Reads the fields that an item lacks out of its key, as far as the key keeps their whole value.
fn fields_of_key<T: Table, E: Entity>(item: &Item) -> Vec<(String, AttributeValue)> {
    let lacks =
        |field: &&Field| E::SCHEMA.primary_keeps(field.name) && !item.contains_key(field.attribute);
    let mut fields = Vec::new();
    if !E::SCHEMA.fields.iter().any(|field| lacks(&field)) {
        return fields;
    }
    let Ok(StoredKey { pk: Half::Text(pk), sk }) = StoredKey::of(item, T::SCHEMA) else {
        return fields;
    };
    E::each_key_field(pk, sk.and_then(Half::text), &mut |name, value| {
        let field = E::SCHEMA.fields.iter().find(|field| field.name == name);
        if let (Some(field), Ok(value)) = (field.filter(lacks), value) {
            fields.push((field.attribute.to_string(), value));
        }
    });
    fields
}

/// Takes what the table added to an item out of it, so that the entity's own fields are left; gives
/// back the primary key.
fn take_key(item: &mut Item, table: &TableSchema, entity: &EntitySchema) -> Option<Key> {
    let own = |name: &str| entity.fields.iter().any(|field| field.attribute == name);
    let mut half = |name: &str| {
        if own(name) {
            item.get(name).and_then(key_value)
        } else {
            into_key_value(item.remove(name)?)
        }
    };
    let (pk, sk) = (half(table.pk), table.sk.and_then(half));
    item.retain(|name, _| !table.adds(name) || own(name));
    Some(Key { pk: pk?, sk })
}

/// The primary key of an item, if the item has it whole.
pub(in crate::aws) fn stored_key(item: &Item, table: &TableSchema) -> Option<Key> {
    let half = |name: &str| item.get(name).and_then(key_value);
    Some(Key { pk: half(table.pk)?, sk: table.sk.map(half).unwrap_or_default() })
}
