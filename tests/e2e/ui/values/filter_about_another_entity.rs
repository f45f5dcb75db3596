#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Condition, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
fn by_name() -> Condition<User> {
    User::ATTRIBUTES.name.eq("x")
}
async fn run(table: Client<Shop>) -> Result<(), Error> {
    let orders = table.query(Order::query().username("a")).filter(|_| by_name()).await?;
    Ok(())
}
fn main() {}
