#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/clubs.rs");
async fn load<K: ddb_keys::KeyOf<Clubs>>(t: &Client<Clubs>, k: K) -> Result<(), Error> {
    t.get(k).await?;
    Ok(())
}
fn main() {}
