use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: Client<Shop>) -> Result<(), Error> {
    let order = table.transact_get("order-1").await?;
    Ok(())
}

fn main() {}
