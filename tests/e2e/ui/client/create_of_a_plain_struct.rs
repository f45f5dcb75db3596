#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/clubs.rs");

#[derive(Debug, Serialize, Deserialize)]
struct Draft {
    club_id: Uuid,
    title: String,
}
async fn run(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    table.create(&Draft { club_id: id, title: "x".into() }).await?;
    Ok(())
}
fn main() {}
