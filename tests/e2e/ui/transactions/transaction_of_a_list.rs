#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/clubs.rs");
async fn run(table: Client<Clubs>, id: Uuid, sdk: aws_sdk_dynamodb::Client) -> Result<(), Error> {
let m = Club { club_id: id, title: "".into(), seats: 1, motto: None };
table.transact_write(vec![table.put(&m)]).await?;
Ok(())
}
fn main() {}
