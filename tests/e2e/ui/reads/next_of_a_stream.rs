#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/clubs.rs");

async fn run(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    let mut rows = table.query(Member::query().club_id(id)).stream();
    // This compiles, and its rows are results.
    while let Some(row) = rows.next().await {
        println!("{:?}", row.joined);
    }
    Ok(())
}
fn main() {}
