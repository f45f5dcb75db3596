#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");
async fn run(table: Client<Shop>, key: OrderKey<'_>, order: Order) -> Result<(), Error> {
    table.get(key).update();
    table.get(key).fields(["a"]);
    table.get(key).consistency(true);
    Ok(())
}
fn main() {}
