#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
async fn run(table: Client<Shop>, sdk: aws_sdk_dynamodb::Client, order: Order, user: User) -> Result<(), Error> {
    table.query(Order::query().username("a")).filter(|o| o.note.attribute_exists()).await?;
    table.query(Order::query().username("a")).filter(|o| o.total.in_list([1, 2])).await?;
    table.query(Order::query().username("a")).filter(|o| o.line.to_lowercase().eq("x")).await?;
    table.query(Order::query().username("a")).filter(|o| o.paid.not()).await?;
    table.query(Order::query().username("a")).filter(|o| o.paid.eq(true).not()).await?;
    table.query(Order::query().username("a")).filter(|o| o.line.get(0).eq("x")).await?;
    table.query(Order::query().username("a")).filter(|o| o.line.ends_with("x")).await?;
    Ok(())
}
fn main() {}
