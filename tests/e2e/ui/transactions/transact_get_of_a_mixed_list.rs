use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: Client<Shop>) -> Result<(), Error> {
    let both = table.transact_get([UserKey { username: "a" }, OrderKey { username: "a", number: 1, line: "x" }]).await?;
    Ok(())
}

fn main() {}
