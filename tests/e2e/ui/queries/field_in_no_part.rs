#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");
async fn run(table: Client<Shop>, key: OrderKey<'_>, order: Order) -> Result<(), Error> {
    table.query(Order::query().username("a").paid(true)).await?;
    table.query(Order::query().username("a").number(3).line("x").total(3)).await?;
    Ok(())
}
fn main() {}
