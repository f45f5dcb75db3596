#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/clubs.rs");

async fn run(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    let report = table.audit::<Member>().await?;
    let report = table.reindex::<Member>().await?;
    Ok(())
}
fn main() {}
