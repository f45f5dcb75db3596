#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");
async fn run(table: Client<Shop>, key: OrderKey<'_>, order: Order) -> Result<(), Error> {
    Order::query().username("a").run(&table);
    Order::query().username("a").gt(3);
    Order::query().username("a").using_index("open");
    Order::query().username("a").into_condition();
    Ok(())
}
fn main() {}
