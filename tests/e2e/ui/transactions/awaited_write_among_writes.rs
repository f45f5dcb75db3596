use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: Client<Shop>, order: Order, user: User) -> Result<(), Error> {
    table.transact_write((table.put(&order).await?, table.put(&user))).await
}

fn main() {}
