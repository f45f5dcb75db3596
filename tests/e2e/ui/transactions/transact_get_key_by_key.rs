use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: Client<Shop>) -> Result<(), Error> {
    let both = table.transact_get(UserKey { username: "a" }).get(UserKey { username: "b" }).await?;
    Ok(())
}

fn main() {}
