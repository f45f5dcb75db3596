//! The plan of a migration for an item.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::DeserializeOwned;

use super::unchanged_condition::UnchangedCondition;
use crate::aws::item::built_keys::BuiltKeys;
use crate::aws::item::codec::decode_at;
use crate::aws::item::identify::{Identity, identify, identify_as};
use crate::aws::item::index_attributes::index_attributes;
use crate::aws::item::key::{StoredKey, key_item, stored_key};
use crate::aws::{Item, TableItems, decode};
use crate::key::{Entity, Key, KeyOf};
use crate::schema::{EntitySchema, KeyAttribute};
use crate::table::{EntityOf, Table};

/// The plan of a migration for an item.
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
#[derive(Debug)]
pub(super) struct Write {
    pub(super) condition: UnchangedCondition,
    pub(super) change: Change,
}

#[derive(Debug)]
pub(super) enum Change {
    /// The item goes to another key.
    Move { to: Key, item: Item },
    /// Index attributes are set, or removed where there is no value.
    Reindex(Vec<(&'static str, Option<AttributeValue>)>),
}

const TOO_MANY_ATTRIBUTES: &str = "it has too many attributes to compare them all in one condition, and \
                                   the entity counts no versions";

impl Write {
    /// The key that the item goes to.
    pub(super) fn to(&self) -> Option<&Key> {
        match &self.change {
            Change::Move { to, .. } => Some(to),
            Change::Reindex(_) => None,
        }
    }
}

/// Plans the move of an item of the entity `E` from a former key to the present one.
pub(super) fn plan_move<T: Table, E: EntityOf<T> + DeserializeOwned>(item: Item) -> Plan {
    match identify_as::<T, E>(&item) {
        Identity::Other => return Plan::Other,
        Identity::Unreadable(reason) => return Plan::Refuse(reason.to_string()),
        Identity::Match => {}
    }
    if !may_be_former::<T, E>(&item) {
        return Plan::Current;
    }
    moved::<T, E>(item).unwrap_or_else(Plan::Refuse)
}

/// Whether the key has the shape of a former one. A binary key has no text that could tell.
fn may_be_former<T: Table, E: Entity>(item: &Item) -> bool {
    let texts = StoredKey::of(item, T::SCHEMA).ok().and_then(|key| key.texts());
    texts.is_none_or(|(pk, sk)| E::claims_former(pk, sk))
}

fn moved<T: Table, E: EntityOf<T> + DeserializeOwned>(mut item: Item) -> Result<Plan, String> {
    let Some(stored) = stored_key(&item, T::SCHEMA) else { return Ok(Plan::Other) };
    let entity: E = decode::<T, E>(item.clone()).map_err(|error| error.to_string())?;
    let to = entity.key().build_key().map_err(|error| error.to_string())?;
    if to == stored {
        return Ok(Plan::Current);
    }
    if !entity.former_keys().iter().any(|former| former.as_ref() == Ok(&stored)) {
        return Err(String::from(
            "its key is neither the present one nor a former one of its fields",
        ));
    }
    let condition = UnchangedCondition::of(&item, T::SCHEMA, E::SCHEMA, E::SERDE.aliases)
        .ok_or(TOO_MANY_ATTRIBUTES)?;
    keep_fields_of_key::<T, E>(&mut item);
    item.extend(key_item(T::SCHEMA, to.clone()));
    let mut built = stored_keys::<T>(&item, E::SCHEMA);
    let visit = &mut |attribute: &KeyAttribute, value| built.note(attribute, value);
    entity.each_index_key_value(visit).map_err(|error| error.to_string())?;
    for (name, value) in built.into_differences(E::SERDE.aliases) {
        match value {
            Some(value) => item.insert(name.to_string(), value),
            None => item.remove(name),
        };
    }
    Ok(Plan::Write(Box::new(Write { condition, change: Change::Move { to, item } })))
}

/// A field that is only in the former key becomes an attribute, unless the present key keeps it.
fn keep_fields_of_key<T: Table, E: Entity>(item: &mut Item) {
    let Some((pk, sk)) = StoredKey::of(item, T::SCHEMA).ok().and_then(|key| key.texts()) else {
        return;
    };
    let mut kept = Vec::new();
    E::each_key_field(pk, sk, &mut |field, value| {
        if !item.contains_key(field.attribute)
            && !E::SCHEMA.primary_keeps(field.name)
            && let Ok(value) = value.write()
        {
            kept.push((field.attribute.to_string(), value));
        }
    });
    item.extend(kept);
}

/// Prepares to compare the index attributes of an item with those that its fields make.
fn stored_keys<'i, T: Table>(item: &'i Item, entity: &'static EntitySchema) -> BuiltKeys<'i> {
    let mut built = BuiltKeys::new(index_attributes(T::SCHEMA), T::SCHEMA, entity);
    built.borrow(item);
    built
}

/// Plans the index attributes of an item of any entity.
pub(super) fn plan_reindex<T: TableItems>(item: Item) -> Plan {
    let Ok(position) = identify::<T>(&item) else { return Plan::Other };
    let Some(entity) = T::SCHEMA.entities.get(position) else { return Plan::Other };
    reindexed::<T>(&item, position, entity).unwrap_or_else(Plan::Refuse)
}

fn reindexed<T: TableItems>(
    item: &Item,
    position: usize,
    entity: &'static EntitySchema,
) -> Result<Plan, String> {
    let row = decode_at::<T>(position, item.clone()).map_err(|error| error.to_string())?;
    let mut built = stored_keys::<T>(item, entity);
    let visit = &mut |attribute: &KeyAttribute, value| built.note(attribute, value);
    row.each_key_value(visit).map_err(|error| error.to_string())?;
    let aliases = T::aliases_at(position);
    let differences = built.into_differences(aliases);
    if differences.is_empty() {
        return Ok(Plan::Current);
    }
    // Only the whole item shows whether serde writes the fields as the keys have them.
    row.encode().map_err(|error| error.to_string())?;
    let condition =
        UnchangedCondition::of(item, T::SCHEMA, entity, aliases).ok_or(TOO_MANY_ATTRIBUTES)?;
    Ok(Plan::Write(Box::new(Write { condition, change: Change::Reindex(differences) })))
}
