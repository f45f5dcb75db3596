//! Check in a batch.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../clubs.rs");

async fn run(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    table.batch().write(table.check(ClubKey { club_id: id })).await?;
    Ok(())
}

fn main() {}
