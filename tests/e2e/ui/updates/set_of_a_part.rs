#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/clubs.rs");
async fn run(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    table.update(EventKey { club_id: id, day: "a", slot: 3 }).set(|e| e.day, "x").await?;
    Ok(())
}
fn main() {}
