#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
async fn run(table: Client<Shop>, sdk: aws_sdk_dynamodb::Client, order: Order, user: User) -> Result<(), Error> {
    let other = Client::<Shop>::from_env().await;
    table.delete_table().await?;
    table.create_index("by-year").await?;
    table.wait_until_exists().await?;
    table.execute_statement("SELECT * FROM shop").await?;
    table.create_table().billing_mode(1).await?;
    table.create_table().if_not_exists().await?;
    table.create_table().wait_until_exists().await?;
    Ok(())
}
fn main() {}
