#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");
async fn run(table: Client<Shop>, key: OrderKey<'_>, order: Order) -> Result<(), Error> {
    let page = table.query(Order::query().username("a")).page(None).await?;
    page.has_next();
    page.to_vec();
    let cursor = page.cursor;
    if let Some(cursor) = cursor { cursor.encode(); }
    Ok(())
}
fn main() {}
