#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
async fn run(table: Client<Shop>) -> Result<(), Error> {
    table.put(&Order { username: "a".into(), number: 1, line: "x".into(), total: 1, rev: 0, note: None, paid: false })
        .condition("attribute_not_exists(PK)").await?;
    Ok(())
}
fn main() {}
