//! Keys that are built in other ways than as a struct with all of its fields.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn composite_object_as_key(t: Client<Shop>) -> Result<(), Error> {
    let o = t.get(OrderKey { username: "a", number: 7 }).await?;
    Ok(())
}

async fn key_that_lacks_fields(table: Client<Shop>) -> Result<(), Error> {
    table.get(OrderKey { username: "ann" }).await?;
    Ok(())
}

fn main() {}
