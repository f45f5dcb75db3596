#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
async fn run(table: Client<Shop>, sdk: aws_sdk_dynamodb::Client, order: Order, user: User) -> Result<(), Error> {
    table.query(Order::query().username("a")).filter(|o| o.total + 50 < o.rev).await?;
    table.query(Order::query().username("a")).filter(|o| (o.total + 50).le(o.total)).await?;
    table.query(Order::query().username("a")).filter(|o| o.total.or(0).eq(50)).await?;
    Ok(())
}
fn main() {}
