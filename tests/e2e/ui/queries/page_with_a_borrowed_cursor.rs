#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Cursor, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
async fn run(table: Client<Shop>, cursor: Cursor) -> Result<(), Error> {
    table.query(Order::query().username("a")).page(Some(&cursor)).await?;
    Ok(())
}
fn main() {}
