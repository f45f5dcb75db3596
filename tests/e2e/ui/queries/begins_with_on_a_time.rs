#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/clubs.rs");
async fn run(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    table.query(Member::query().club_id(id)).filter(|m| m.joined.begins_with("2024")).await?;
    Ok(())
}
fn main() {}
