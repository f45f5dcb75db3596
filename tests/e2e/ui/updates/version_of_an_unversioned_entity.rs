#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/shop.rs");

async fn run(table: Client<Shop>, user: User) -> Result<(), Error> {
    table.update(user.key()).set(|u| u.age, 5).if_version(2).await?;
    Ok(())
}
fn main() {}
