use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: Client<Shop>, orders: Vec<Order>) -> Result<(), Error> {
    table.transact_write(std::iter::once(table.create(&orders[0]))).await
}

fn main() {}
