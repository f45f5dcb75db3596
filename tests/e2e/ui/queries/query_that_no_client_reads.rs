#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");
async fn run(table: Client<Shop>, key: OrderKey<'_>, order: Order) -> Result<(), Error> {
    let a = Order::query().username("a").await?;
    let b = Order::query().username("a").number(3).line_starts_with("x").await?;
    Ok(())
}
fn main() {}
