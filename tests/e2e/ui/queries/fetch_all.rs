#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/shop.rs");

async fn run(table: Client<Shop>, order: Order) -> Result<(), Error> {
    let orders = table.query(Order::query().username("a")).fetch_all().await?;
    Ok(())
}
fn main() {}
