#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/shop.rs");

fn spawn<F: Future + Send + 'static>(future: F) {}

async fn run(table: Client<Shop>, order: Order) -> Result<(), Error> {
    spawn(table.get(UserKey { username: "a" }));
    Ok(())
}

fn main() {}
