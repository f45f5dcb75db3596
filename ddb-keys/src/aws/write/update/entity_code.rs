//! The generated functions of an entity, without the entity's type as a parameter.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use std::time::SystemTime;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::DeserializeOwned;

use crate::aws::{EntityOf, Item, decode};
use crate::key::{KeyError, KeyVisitor};
use crate::part::KeyValue;
use crate::schema::KeyAttribute;
use crate::table::Table;

/// Returns whether a field's value meets the condition of an index key, which is given by its name.
type Meets = fn(&str, &str, &AttributeValue) -> Option<bool>;

/// Returns the value that serde gives a missing field.
type DefaultOf = fn(&str) -> Option<AttributeValue>;

/// Returns a time stamp as it would be stored.
type StampOf = fn(&str, SystemTime) -> Option<AttributeValue>;

/// Visits what index keys have of a primary key and the time of a write.
type UpdatedValues = fn(&str, Option<&str>, SystemTime, KeyVisitor<'_>) -> Result<(), KeyError>;

/// The functions of an entity that an update calls.
#[derive(Debug, Clone, Copy)]
pub(in crate::aws) struct EntityCode {
    pub(in crate::aws) meets: Meets,
    pub(in crate::aws) default_of: DefaultOf,
    pub(in crate::aws) check_new: NewItemCheck,
    pub(in crate::aws) stamp: StampOf,
    pub(in crate::aws) each_updated_value: UpdatedValues,
}

impl EntityCode {
    pub(in crate::aws) const fn of<T: Table, E: EntityOf<T> + DeserializeOwned>() -> Self {
        Self {
            meets: E::meets,
            default_of: E::default_of,
            check_new: check_new::<T, E>,
            stamp: E::stamp,
            each_updated_value: E::each_updated_value,
        }
    }
}

/// The key attributes that an item must have, if the entity can read it.
type NewItemCheck = fn(Item) -> Result<Vec<(&'static KeyAttribute, KeyValue)>, String>;

/// The [`NewItemCheck`] of an entity.
fn check_new<T: Table, E: EntityOf<T> + DeserializeOwned>(
    item: Item,
) -> Result<Vec<(&'static KeyAttribute, KeyValue)>, String> {
    let entity = decode::<T, E>(item).map_err(|error| error.to_string())?;
    let mut values = Vec::new();
    let visit: KeyVisitor<'_> = &mut |attribute, value| values.push((attribute, value));
    entity.each_key_value(visit).map_err(|error| error.to_string())?;
    Ok(values)
}
