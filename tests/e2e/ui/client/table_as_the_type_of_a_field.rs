#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
struct App {
    table: Shop,
}
async fn run(app: App, user: User) -> Result<(), Error> {
    app.table.put(&user).await?;
    Ok(())
}
fn main() {}
