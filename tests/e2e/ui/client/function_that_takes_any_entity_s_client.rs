// Function that takes any entity's client.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn save<T: Table, E: Entity + Serialize>(t: &Client<T>, e: &E) -> Result<(), Error> {
    t.put(e).await?;
    Ok(())
}

fn main() {}
