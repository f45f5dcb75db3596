#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/clubs.rs");
async fn save<E: Entity>(t: &Client<Clubs>, e: &E) -> Result<(), Error> {
    t.put(e).await?;
    Ok(())
}
fn main() {}
