use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: Client<Shop>, order: Order) -> Result<(), Error> {
    let (user, order) = table.transact_get((UserKey { username: "a" }, &order)).await?;
    Ok(())
}

fn main() {}
