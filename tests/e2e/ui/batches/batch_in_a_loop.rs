#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/shop.rs");

async fn run(table: Client<Shop>, users: Vec<User>) -> Result<(), Error> {
    let mut batch = table.batch();
    for user in &users {
        batch.put(user);
    }
    batch.await?;
    Ok(())
}

fn main() {}
