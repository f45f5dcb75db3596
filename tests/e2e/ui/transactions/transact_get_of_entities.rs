use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: Client<Shop>, orders: Vec<Order>) -> Result<(), Error> {
    let orders = table.transact_get(orders).await?;
    Ok(())
}

fn main() {}
