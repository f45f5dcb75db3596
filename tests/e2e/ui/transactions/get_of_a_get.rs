#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/clubs.rs");

async fn run(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    let (a, b) = table
        .transact_get((ClubKey { club_id: id }, table.get(MemberKey { club_id: id, handle: "a" })))
        .await?;
    Ok(())
}
fn main() {}
