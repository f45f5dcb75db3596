//! Items read back as entities.

use alloc::boxed::Box;
use alloc::string::ToString;
use alloc::vec::Vec;

use serde::de::DeserializeOwned;

use super::deserialize::deserialize;
use super::identify::{Identity, identify, identify_as};
use super::key::{StoredKey, take_key};
use crate::aws::{Item, ItemError, Unclaimed};
use crate::key::Entity;
use crate::schema::{EntitySchema, KeyAttribute, Segment, Source};
use crate::table::{Contains, Table};

/// Reads an item as an `E`. `None` if it is another entity's, which can have the key of an `E`
/// where the two overlap.
pub(in crate::aws) fn entity_or_other<T: Contains<E>, E: Entity + DeserializeOwned>(
    item: Item,
) -> Result<Option<E>, ItemError> {
    only_entity::<T, E>(item)?.map(decode::<T, E>).transpose()
}

/// Returns an item if it is an `E`. `None` if it is another entity's.
pub(in crate::aws) fn only_entity<T: Contains<E>, E: Entity>(
    item: Item,
) -> Result<Option<Item>, ItemError> {
    match identify::<T>(&item) {
        Ok(position) => Ok((position == T::POSITION).then_some(item)),
        Err(reason) => Err(unclaimed::<T>(reason, item)),
    }
}

/// Reads an item that must be an `E`.
pub(in crate::aws) fn entity_from_item<T: Contains<E>, E: Entity + DeserializeOwned>(
    item: Item,
) -> Result<E, ItemError> {
    match identify::<T>(&item) {
        Ok(position) if position == T::POSITION => decode::<T, E>(item),
        Ok(position) => Err(ItemError::WrongEntity {
            expected: E::NAME,
            found: T::SCHEMA.entities.get(position).map_or("", |entity| entity.name),
            item: Box::new(item),
        }),
        Err(reason) => Err(unclaimed::<T>(reason, item)),
    }
}

/// Reads one of many items as an `E`. `None` if it belongs to another entity.
pub(in crate::aws) fn row_of_entity<T: Contains<E>, E: Entity + DeserializeOwned>(
    item: Item,
) -> Result<Option<E>, ItemError> {
    match identify_as::<T, E>(&item) {
        Identity::Match => decode::<T, E>(item).map(Some),
        Identity::Other => Ok(None),
        Identity::Unreadable(reason) => Err(unclaimed::<T>(reason, item)),
    }
}

pub(in crate::aws) fn unclaimed<T: Table>(reason: Unclaimed, item: Item) -> ItemError {
    ItemError::Unclaimed { table: T::SCHEMA.name, reason, item: Box::new(item) }
}

/// Reads an item as an `E`, whatever its keys say. A field that the item lacks is read from its
/// primary key.
pub fn decode<T: Contains<E>, E: Entity + DeserializeOwned>(
    mut item: Item,
) -> Result<E, ItemError> {
    add_fields_of_key::<T, E>(&mut item);
    let key = take_key(&mut item, T::SCHEMA, E::SCHEMA);
    deserialize(item).map_err(|source| ItemError::Deserialize {
        entity: E::NAME,
        source,
        key: key.map(Box::new),
    })
}

/// Adds the fields that an item lacks and whose whole value is in its primary key.
fn add_fields_of_key<T: Table, E: Entity>(item: &mut Item) {
    if has_every_field_of_key(E::SCHEMA, item) {
        return;
    }
    let Some((pk, sk)) = StoredKey::of(item, T::SCHEMA).ok().and_then(|key| key.texts()) else {
        return;
    };
    let mut missing = Vec::new();
    E::each_key_field(pk, sk, &mut |field, value| {
        let is_missing = !item.contains_key(field.attribute);
        // serde reports a value that it cannot write as a missing field when it reads the item.
        if is_missing && let Ok(value) = value.write() {
            missing.push((field.attribute.to_string(), value));
        }
    });
    item.extend(missing);
}

/// Whether an item has each field that the primary key or a former one is made from. A field that
/// serde does not store is never there.
fn has_every_field_of_key(entity: &EntitySchema, item: &Item) -> bool {
    let present = [Some(entity.pk), entity.sk].into_iter().flatten();
    let has = |name: &str| {
        let field = entity.fields.iter().find(|field| field.name == name);
        field.is_some_and(|field| item.contains_key(field.attribute))
    };
    // Former keys are mostly made from the fields of the present one, which are looked up once.
    let has_of_former = |name: &str| present.clone().any(|key| key.has_field(name)) || has(name);
    let formers = entity.formers.iter().flat_map(|former| [Some(former.pk), former.sk]);
    present.clone().all(|key| every_field(key, has))
        && formers.flatten().all(|key| every_field(key, has_of_former))
}

/// Whether every field that a key attribute is made from has a property.
fn every_field(key: &KeyAttribute, has: impl Fn(&str) -> bool) -> bool {
    match key.source {
        Source::Raw { field, .. } => has(field),
        Source::Template { segments, .. } => segments.iter().all(|segment| match segment {
            Segment::Part(part) => has(part.field),
            Segment::Literal(_) => true,
        }),
    }
}
