#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");
async fn run(table: Client<Shop>, key: OrderKey<'_>, order: Order) -> Result<(), Error> {
    table.get(key).unwrap_or_default();
    table.put(&order).save();
    table.update(key).map_err(|e| e);
    table.delete(key).retry(3);
    table.get(key).table_name("x");
    table.get(key).for_update();
    table.batch().build();
    table.query(Order::query().username("ann")).clone();
    Ok(())
}
fn main() {}
