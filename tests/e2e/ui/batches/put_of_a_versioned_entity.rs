#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/clubs.rs");
async fn run(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    let e = Event { club_id: id, day: "1".into(), slot: 1, fee: 1, rev: 0, open: true };
    table.batch().put(&e).await?;
    Ok(())
}
fn main() {}
