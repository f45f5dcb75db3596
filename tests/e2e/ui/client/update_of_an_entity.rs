#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/clubs.rs");
async fn run(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    let club = Club { club_id: id, title: "".into(), seats: 1, motto: None };
    table.update(&club).set(|c| c.title, "x").await?;
    Ok(())
}
fn main() {}
