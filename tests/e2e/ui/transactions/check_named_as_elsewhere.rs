#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Condition, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");

async fn run(table: Client<Shop>) -> Result<(), Error> {
    table.transact_write(table.check(UserKey { username: "a" }).must_exist()).await?;
    table.transact_write(table.check(UserKey { username: "a" }).not_exists().label("new")).await?;
    table.transact_write(table.check(UserKey { username: "a" }).attribute_exists("email")).await?;
    Ok(())
}
fn main() {}
