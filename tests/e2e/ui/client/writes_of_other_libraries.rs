#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
async fn run(table: Client<Shop>, sdk: aws_sdk_dynamodb::Client, order: Order, user: User) -> Result<(), Error> {
    table.insert_one(&order).await?;
    table.condition_check(order.key()).await?;
    table.create_all(&order).await?;
    table.put_all(&[order]).await?;
    table.put(&order).ttl(5).await?;
    table.put(&order).build();
    table.transact_write(table.put(&order)).writes(vec![table.put(&order)]).await?;
    Ok(())
}
fn main() {}
