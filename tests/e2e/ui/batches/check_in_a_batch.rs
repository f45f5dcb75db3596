#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/clubs.rs");
async fn run(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    table.batch().write(table.check(ClubKey { club_id: id })).await?;
    Ok(())
}
fn main() {}
