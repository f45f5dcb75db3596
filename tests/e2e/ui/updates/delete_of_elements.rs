#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
async fn run(table: Client<Shop>, sdk: aws_sdk_dynamodb::Client, order: Order, user: User) -> Result<(), Error> {
    table.update(UserKey { username: "a" }).delete(|u| u.tags, ["x"]).await?;
    table.update(UserKey { username: "a" }).pull(|u| u.tags, "x").await?;
    table.update(UserKey { username: "a" }).insert(|u| u.name, "x").await?;
    table.update(UserKey { username: "a" }).remove_attributes(["name"]).await?;
    Ok(())
}
fn main() {}
