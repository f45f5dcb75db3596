#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/clubs.rs");
async fn run(table: Client<Clubs>, id: Uuid, sdk: aws_sdk_dynamodb::Client) -> Result<(), Error> {
table.update(EventKey { club_id: id, day: "a", slot: 1 }).subtract(|m| m.open, 1).await?;
Ok(())
}
fn main() {}
