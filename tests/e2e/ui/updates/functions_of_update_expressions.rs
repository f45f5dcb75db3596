#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
async fn run(table: Client<Shop>, sdk: aws_sdk_dynamodb::Client, order: Order, user: User) -> Result<(), Error> {
    table.update(UserKey { username: "a" }).set_from(|u| u.tags, |u| u.tags.list_append(["x"])).await?;
    table.update(OrderKey { username: "a", number: 1, line: "x" }).set_from(|o| o.total, |o| o.total.if_not_exists(5) + 1).await?;
    table.update(OrderKey { username: "a", number: 1, line: "x" }).set_from(|o| o.total, |o| o.total += 5).await?;
    table.update(OrderKey { username: "a", number: 1, line: "x" }).set_from(|o| o.total, |o| o.total - o.total - 5).await?;
    table.update(OrderKey { username: "a", number: 1, line: "x" }).set(|o| o.total + 1, 5).await?;
    Ok(())
}
fn main() {}
