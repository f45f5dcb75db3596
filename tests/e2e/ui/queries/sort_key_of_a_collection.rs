#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");
async fn run(table: Client<Shop>, key: OrderKey<'_>, order: Order) -> Result<(), Error> {
    table.query(Order::collection().username("a").number(3)).await?;
    table.query(Order::collection().username("a").begins_with("ORDER")).await?;
    Ok(())
}
fn main() {}
