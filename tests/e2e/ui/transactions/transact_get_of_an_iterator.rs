use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: Client<Shop>, keys: Vec<OrderKey<'_>>) -> Result<(), Error> {
    let orders = table.transact_get(std::iter::once(keys[0])).await?;
    Ok(())
}

fn main() {}
