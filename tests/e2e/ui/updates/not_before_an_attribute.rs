#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
async fn run(table: Client<Shop>, order: Order) -> Result<(), Error> {
    table.update(OrderKey { username: "a", number: 1, line: "x" }).set(|o| o.total, 1).condition(|o| !o.note).await?;
    Ok(())
}
fn main() {}
