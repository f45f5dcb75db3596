#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table, Text};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/shop.rs");

#[derive(Debug, ItemCollection)]
#[item_collection(table = Shop)]
struct Account {
    user: User,
    orders: Vec<Order>,
}

async fn run(table: Client<Shop>, order: Order) -> Result<(), Error> {
    let account = table.load(Account::query().username("a")).limit(10).await?;
    Ok(())
}
fn main() {}
