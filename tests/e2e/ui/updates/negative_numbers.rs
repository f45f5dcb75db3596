//! Negative numbers.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../clubs.rs");

async fn run(table: Client<Clubs>, id: Uuid, sdk: aws_sdk_dynamodb::Client) -> Result<(), Error> {
table.update(ClubKey { club_id: id }).add(|c| c.seats, -1).await?;
Ok(())
}

fn main() {}
