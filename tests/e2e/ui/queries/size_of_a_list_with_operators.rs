#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
async fn run(table: Client<Shop>, sdk: aws_sdk_dynamodb::Client, order: Order, user: User) -> Result<(), Error> {
    table.query(User::query().username("a")).filter(|u| u.tags.size() > 2).await?;
    table.query(User::query().username("a")).filter(|u| u.tags.size().gte(2)).await?;
    Ok(())
}
fn main() {}
