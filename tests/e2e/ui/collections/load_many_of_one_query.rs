#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Condition, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
#[derive(Debug, ItemCollection)]
#[item_collection(table = Shop)]
struct Account {
    user: User,
    orders: Vec<Order>,
}
async fn run(table: Client<Shop>) -> Result<(), Error> {
    let accounts = table.load_many(Account::query().username("a")).await;
    Ok(())
}
fn main() {}
