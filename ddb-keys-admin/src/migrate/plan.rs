//! The plan of a migration for an item.

use std::sync::Arc;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Item, TableItems, Unclaimed};
use ddb_keys::schema::EntitySchema;
use ddb_keys::{Entity, Key};

use super::unchanged_condition::UnchangedCondition;
use crate::item::{differences, index_attributes, key_item, key_of};

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

/// Plans for items.
pub(super) type Planner = Arc<dyn Fn(Item) -> Plan + Send + Sync>;

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

/// Plans the move of an item of one of the meant entities to its present key. A key that cannot be a former one is not looked at
/// any closer.
pub(super) fn plan_move<T: TableItems>(
    item: Item,
    is_meant: impl Fn(&EntitySchema) -> bool,
    may_be_former: impl Fn(&Key) -> bool,
) -> Plan {
    match T::entity_of(&item) {
        Ok(entity) if is_meant(entity) => match key_of(&item, T::SCHEMA) {
            Some(stored) if may_be_former(&stored) => {
                moved::<T>(item, &stored, entity).unwrap_or_else(Plan::Refuse)
            }
            Some(_) => Plan::Current,
            None => Plan::Other,
        },
        Err(reason) => {
            let mut meant = T::SCHEMA.entities.iter().filter(|entity| is_meant(entity));
            let is_meant = meant.any(|entity| may_be(entity.name, &reason));
            if is_meant { Plan::Refuse(reason.to_string()) } else { Plan::Other }
        }
        Ok(_) => Plan::Other,
    }
}

/// Whether an item that no entity claims may belong to this one.
fn may_be(entity: &str, reason: &Unclaimed) -> bool {
    match reason {
        Unclaimed::NoKey { .. } => true,
        Unclaimed::TypeAndKeyDisagree { name, .. } => *name == entity,
        Unclaimed::Ambiguous { entities } => entities.contains(&entity),
        _ => false,
    }
}

/// Whether the key has the shape of a former one. A binary key has no text that could tell.
pub(super) fn may_be_former<E: Entity>(key: &Key) -> bool {
    match (key.pk.as_str(), key.sk.as_ref().map(|sk| sk.as_str())) {
        (Some(pk), None) => E::claims_former(pk, None),
        (Some(pk), Some(Some(sk))) => E::claims_former(pk, Some(sk)),
        _ => true,
    }
}

fn moved<T: TableItems>(
    mut item: Item,
    stored: &Key,
    entity: &'static EntitySchema,
) -> Result<Plan, String> {
    let row = T::from_item(item.clone()).map_err(|error| error.to_string())?;
    let Some(keys) = row.keys().map_err(|error| error.to_string())? else { return Ok(Plan::Other) };
    let to = keys.primary.clone();
    if to == *stored {
        return Ok(Plan::Current);
    }
    if !row.former_keys().iter().any(|former| former.as_ref() == Ok(stored)) {
        return Err(String::from(
            "its key is neither the present one nor a former one of its fields",
        ));
    }
    let condition = UnchangedCondition::of(&item, T::SCHEMA, entity).ok_or(TOO_MANY_ATTRIBUTES)?;
    keep_fields_of_key(&mut item, &row, entity)?;
    item.extend(key_item(T::SCHEMA, to.clone()));
    if T::entity_of(&item) != Ok(entity) {
        return Err(String::from(
            "another entity could have its present key, too, and comes first",
        ));
    }
    let changes = differences(index_attributes(&item, &keys, T::SCHEMA, entity), entity);
    for (name, value) in changes {
        match value {
            Some(value) => item.insert(name.to_string(), value),
            None => item.remove(name),
        };
    }
    Ok(Plan::Write(Box::new(Write { condition, change: Change::Move { to, item } })))
}

/// A field that is only in the former key becomes an attribute, unless the present key keeps it.
fn keep_fields_of_key<T: TableItems>(
    item: &mut Item,
    row: &T,
    entity: &EntitySchema,
) -> Result<(), String> {
    let is_in_former = |field: &str| {
        let mut formers = entity.formers.iter();
        formers.any(|former| {
            [Some(former.pk), former.sk].iter().flatten().any(|key| key.has_field(field))
        })
    };
    let is_stored = |attribute: &str| {
        item.contains_key(attribute)
            || entity.aliases_of(attribute).any(|alias| item.contains_key(alias))
    };
    let lost = entity.fields.iter().filter(|field| {
        !is_stored(field.attribute) && is_in_former(field.name) && !entity.primary_keeps(field.name)
    });
    let lost: Vec<&str> = lost.map(|field| field.attribute).collect();
    if !lost.is_empty() {
        let mut built = row.to_item().map_err(|error| error.to_string())?;
        item.extend(lost.into_iter().filter_map(|name| built.remove_entry(name)));
    }
    Ok(())
}

/// Plans the index attributes of an item of any entity.
pub(super) fn plan_reindex<T: TableItems>(item: Item) -> Plan {
    let Ok(entity) = T::entity_of(&item) else { return Plan::Other };
    reindexed::<T>(&item, entity).unwrap_or_else(Plan::Refuse)
}

fn reindexed<T: TableItems>(item: &Item, entity: &'static EntitySchema) -> Result<Plan, String> {
    let row = T::from_item(item.clone()).map_err(|error| error.to_string())?;
    let Some(keys) = row.keys().map_err(|error| error.to_string())? else { return Ok(Plan::Other) };
    let changes = differences(index_attributes(item, &keys, T::SCHEMA, entity), entity);
    if changes.is_empty() {
        return Ok(Plan::Current);
    }
    // Only the whole item shows whether serde writes the fields as the keys have them.
    row.to_item().map_err(|error| error.to_string())?;
    let condition = UnchangedCondition::of(item, T::SCHEMA, entity).ok_or(TOO_MANY_ATTRIBUTES)?;
    Ok(Plan::Write(Box::new(Write { condition, change: Change::Reindex(changes) })))
}
