//! Fields of any entity.
#![allow(dead_code, unused)]

use ddb_keys::Table;
use ddb_keys::aws::{Client, EntityOf, Error};
use ddb_keys::aws::attribute::{Attributes, Condition};
use ddb_keys::query::{IntoCondition, One};
use serde::de::DeserializeOwned;

// This compiles: `EntityOf` implies typed attributes.
pub async fn some<T: Table, E: EntityOf<T> + DeserializeOwned>(
    table: &Client<T>,
    query: impl IntoCondition<Select = One<E>>,
    keep: impl FnOnce(Attributes<E>) -> Condition<E>,
) -> Result<Vec<E>, Error> {
    table.query(query).filter(keep).await
}

pub async fn remove<T: Table, E: EntityOf<T>>(table: &Client<T>, entity: &E) -> Result<(), Error> {
    table.delete(entity.key()).condition(|entity| entity.name.eq("ann")).await
}

fn main() {}
