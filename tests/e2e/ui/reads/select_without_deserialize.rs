#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/clubs.rs");

#[derive(Debug)]
struct Slim {
    points: u64,
}
async fn run(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    let rows = table.query(Member::query().club_id(id)).select_as::<Slim>().await?;
    Ok(())
}
fn main() {}
