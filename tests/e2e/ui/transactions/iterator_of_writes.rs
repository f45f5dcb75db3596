use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: Client<Shop>, orders: Vec<Order>) -> Result<(), Error> {
    let writes: Vec<_> = orders.iter().map(|order| table.create(order)).collect();
    table.transact_write(writes.into_iter()).await
}

fn main() {}
