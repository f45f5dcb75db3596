//! What a migration has to do with an item.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::DeserializeOwned;

use super::guard::Guard;
use crate::aws::item::identify::{Identity, identify, identify_as};
use crate::aws::item::key::{StoredKey, key_item, stored_key};
use crate::aws::{Item, TableItems, decode};
use crate::key::{Entity, Key, KeyOf};
use crate::schema::{EntitySchema, Source, TableSchema};
use crate::table::{Contains, Table};

/// What a migration has to do with an item.
pub(super) enum Plan {
    /// It is not an item of the entity, or of the table.
    Other,
    /// It is up to date.
    Current,
    Write(Box<Write>),
    /// It cannot be moved or updated. The text says why.
    Refuse(String),
}

/// A write, under the condition that the item is as it was read.
#[derive(Debug, Clone)]
pub(super) struct Write {
    pub(super) guard: Guard,
    pub(super) change: Change,
}

#[derive(Debug, Clone)]
pub(super) enum Change {
    /// The item goes to another key.
    Move { to: Key, item: Item },
    /// Index attributes are set, or removed where there is no value.
    Reindex(Vec<(&'static str, Option<AttributeValue>)>),
}

const TOO_MANY_ATTRIBUTES: &str = "it has too many attributes to compare them all in one condition, and \
                                   the entity counts no versions";

/// Plans the move of an item of the entity `E` from a former key to the present one.
pub(super) fn plan_move<T: Contains<E>, E: Entity + DeserializeOwned>(item: &Item) -> Plan {
    match identify_as::<T, E>(item) {
        Identity::Other => return Plan::Other,
        Identity::Unreadable(reason) => return Plan::Refuse(reason.to_string()),
        Identity::Match => {}
    }
    let Some(stored) = stored_key(item, T::SCHEMA) else { return Plan::Other };
    if !may_be_former::<T, E>(item) {
        return Plan::Current;
    }
    moved::<T, E>(item, &stored).unwrap_or_else(Plan::Refuse)
}

/// Whether the key has the shape of a former one. A binary key has no text that could tell.
fn may_be_former<T: Table, E: Entity>(item: &Item) -> bool {
    let texts = StoredKey::of(item, T::SCHEMA).ok().and_then(|key| key.texts());
    texts.is_none_or(|(pk, sk)| E::claims_former(pk, sk))
}

fn moved<T: Contains<E>, E: Entity + DeserializeOwned>(
    item: &Item,
    stored: &Key,
) -> Result<Plan, String> {
    let entity: E = decode::<T, E>(item.clone()).map_err(|error| error.to_string())?;
    let to = entity.key().build_key().map_err(|error| error.to_string())?;
    if to == *stored {
        return Ok(Plan::Current);
    }
    if !entity.former_keys().iter().any(|former| former.as_ref() == Ok(stored)) {
        return Err(String::from(
            "its key is neither the present one nor a former one of its fields",
        ));
    }
    let mut moved = item.clone();
    moved.extend(key_item(T::SCHEMA, to.clone()));
    keep_fields_of_key::<T, E>(item, &mut moved);
    let index_attributes = index_attributes::<T, E>(&entity).map_err(|error| error.to_string())?;
    for (name, value) in differences(&moved, &index_attributes, T::SCHEMA, E::SCHEMA) {
        match value {
            Some(value) => moved.insert(name.to_string(), value),
            None => moved.remove(name),
        };
    }
    let guard = Guard::of(item, T::SCHEMA, E::SCHEMA).ok_or(TOO_MANY_ATTRIBUTES)?;
    Ok(Plan::Write(Box::new(Write { guard, change: Change::Move { to, item: moved } })))
}

/// A field that is only in the former key becomes an attribute, unless the present key keeps it.
fn keep_fields_of_key<T: Table, E: Entity>(item: &Item, moved: &mut Item) {
    let Some((pk, sk)) = StoredKey::of(item, T::SCHEMA).ok().and_then(|key| key.texts()) else {
        return;
    };
    E::each_key_field(pk, sk, &mut |field, value| {
        if !item.contains_key(field.attribute)
            && !E::SCHEMA.primary_keeps(field.name)
            && let Ok(value) = value.write()
        {
            moved.insert(field.attribute.to_string(), value);
        }
    });
}

/// The attributes that the templates of index keys write for a value.
fn index_attributes<T: Table, E: Entity>(
    entity: &E,
) -> Result<Vec<(&'static str, AttributeValue)>, crate::key::KeyError> {
    let mut attributes = Vec::new();
    entity.each_index_key_value(&mut |attribute, value| {
        if let (Source::Template { .. }, Some(name)) =
            (attribute.source, T::SCHEMA.attribute_at(attribute))
        {
            attributes.push((name, value.into()));
        }
    })?;
    Ok(attributes)
}

/// The index attributes of an item that are not what they should be, and what they should be.
fn differences(
    item: &Item,
    wanted: &[(&'static str, AttributeValue)],
    table: &'static TableSchema,
    entity: &'static EntitySchema,
) -> Vec<(&'static str, Option<AttributeValue>)> {
    let is_index_attribute = |name: &&'static str| {
        *name != table.pk
            && table.sk != Some(*name)
            && table.type_attribute != Some(*name)
            // A raw key is data of the entity.
            && !entity.has_attribute(name)
    };
    let names = table.key_names().filter(is_index_attribute);
    let differing = names.filter_map(|name| {
        let value = wanted.iter().find(|(of, _)| *of == name).map(|(_, value)| value);
        (item.get(name) != value).then(|| (name, value.cloned()))
    });
    differing.collect()
}

/// Plans the index attributes of an item of any entity.
pub(super) fn plan_reindex<T: TableItems>(item: &Item) -> Plan {
    let Ok(position) = identify::<T>(item) else { return Plan::Other };
    let Some(entity) = T::SCHEMA.entities.get(position) else { return Plan::Other };
    let encoded = T::decode_at(position, item.clone()).and_then(|row| row.encode());
    let encoded = match encoded {
        Ok(encoded) => encoded,
        Err(error) => return Plan::Refuse(error.to_string()),
    };
    let wanted = T::SCHEMA.key_names();
    let wanted = wanted.filter_map(|name| Some((name, encoded.get(name)?.clone())));
    let differences = differences(item, &wanted.collect::<Vec<_>>(), T::SCHEMA, entity);
    if differences.is_empty() {
        return Plan::Current;
    }
    match Guard::of(item, T::SCHEMA, entity) {
        Some(guard) => Plan::Write(Box::new(Write { guard, change: Change::Reindex(differences) })),
        None => Plan::Refuse(TOO_MANY_ATTRIBUTES.to_string()),
    }
}
