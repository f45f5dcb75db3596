#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
async fn run(table: Client<Shop>) -> Result<(), Error> {
    table.query(User::query().username("a")).filter(|u| u.tags.iter().any(|tag| tag == "x")).await?;
    table.query(User::query().username("a")).filter(|u| u.name.as_str().eq("Ann")).await?;
    Ok(())
}
fn main() {}
