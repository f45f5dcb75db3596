#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");
async fn run(table: Client<Shop>, key: OrderKey<'_>, order: Order) -> Result<(), Error> {
    table.put(&order).overwrite(true);
    table.put(&order).idempotent("x");
    table.put(&order).must_be_new();
    table.delete(key).all();
    table.batch().chunk_size(25);
    table.batch().atomic();
    table.transact_write(table.delete(key)).get(key);
    table.transact_write(table.delete(key)).begin();
    Ok(())
}
fn main() {}
