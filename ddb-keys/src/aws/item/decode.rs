//! Items read back as entities.

use alloc::boxed::Box;
use alloc::string::ToString;

use serde::de::DeserializeOwned;

use super::identify::identify;
use super::key::take_key;
use super::value::from_item;
use crate::aws::{EntityOf, Item, ItemError, StoredEntity, Unclaimed};
use crate::key::Key;
use crate::table::Table;

/// Reads an item that must be of the entity `E`.
pub(in crate::aws) fn entity_from_item<T: Table, E: EntityOf<T> + DeserializeOwned>(
    item: Item,
) -> Result<E, ItemError> {
    decode::<T, E>(own_item::<T, E>(item)?)
}

/// The item again, which must be of the entity `E`.
pub(in crate::aws) fn own_item<T: Table, E: EntityOf<T>>(item: Item) -> Result<Item, ItemError> {
    match identify::<T>(&item) {
        Ok(position) if position == E::POSITION => Ok(item),
        Ok(position) => Err(ItemError::WrongEntity {
            expected: E::NAME,
            found: T::SCHEMA.entities.get(position).map_or("", |entity| entity.name),
            item: Box::new(item),
        }),
        Err(reason) => Err(unclaimed::<T>(reason, item)),
    }
}

pub(in crate::aws) fn unclaimed<T: Table>(reason: Unclaimed, item: Item) -> ItemError {
    ItemError::Unclaimed { table: T::SCHEMA.name, reason, item: Box::new(item) }
}

/// Reads an item as an `E`, whatever its keys say.
pub fn decode<T: Table, E: EntityOf<T> + DeserializeOwned>(mut item: Item) -> Result<E, ItemError> {
    let key = take_key(&mut item, T::SCHEMA, E::SCHEMA);
    decode_fields(item, key.as_ref())
}

/// Reads the fields of an item as an `E`. A field that is missing is read from the primary key.
pub(in crate::aws) fn decode_fields<E: StoredEntity + DeserializeOwned>(
    mut fields: Item,
    key: Option<&Key>,
) -> Result<E, ItemError> {
    add_fields_of_key::<E>(&mut fields, key);
    from_item(fields).map_err(|source| ItemError::Deserialize {
        entity: E::NAME,
        source,
        key: key.cloned().map(Box::new),
        old_item: None,
    })
}

/// Adds the fields that are missing and whose whole value is in the primary key.
fn add_fields_of_key<E: StoredEntity>(fields: &mut Item, key: Option<&Key>) {
    let Some((pk, sk)) = key.and_then(texts) else { return };
    E::each_key_field(pk, sk, &mut |field, value| {
        // serde reports a value that it cannot write as a missing field when it reads the item.
        if !fields.contains_key(field.attribute)
            && let Ok(value) = value.write()
        {
            fields.insert(field.attribute.to_string(), value);
        }
    });
}

/// The strings of both attributes of a key. `None` if one of them is binary.
fn texts(key: &Key) -> Option<(&str, Option<&str>)> {
    let sk = match &key.sk {
        Some(sk) => Some(sk.as_str()?),
        None => None,
    };
    Some((key.pk.as_str()?, sk))
}
