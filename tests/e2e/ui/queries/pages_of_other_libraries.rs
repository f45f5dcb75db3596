#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
async fn run(table: Client<Shop>, sdk: aws_sdk_dynamodb::Client, order: Order, user: User) -> Result<(), Error> {
    table.query(Order::query().username("a")).page_size(5).await?;
    table.query(Order::query().username("a")).starting_token("a").await?;
    table.query(Order::query().username("a")).into_paginator().send();
    table.scan().only::<Order>().await?;
    table.scan().page_size(5).await?;
    table.query_as::<Order>("x").await?;
    Ok(())
}
fn main() {}
