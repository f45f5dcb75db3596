#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");
async fn run(table: Client<Shop>, key: OrderKey<'_>, order: Order) -> Result<(), Error> {
    table.update(key).multiply(|o| o.total, 2);
    table.update(key).set_ttl(3);
    table.update(key).push(|o| o.total, 2);
    table.update(key).set_default(|o| o.total, 2);
    table.update(key).guard(|o| o.paid.eq(true));
    Ok(())
}
fn main() {}
