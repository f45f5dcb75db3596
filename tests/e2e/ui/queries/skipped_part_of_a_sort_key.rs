#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/clubs.rs");

async fn run(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    let r = table.query(Event::query().club_id(id).slot(3)).await?;
    Ok(())
}
fn main() {}
