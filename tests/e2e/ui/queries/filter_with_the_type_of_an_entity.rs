#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Condition, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");

async fn run(table: Client<Shop>) -> Result<(), Error> {
    table.scan().filter::<Order>(|order| order.total.gt(5)).await?;
    Ok(())
}
fn main() {}
