//! Keys of the table that are given as typed keys.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../clubs.rs");

async fn get_any_of_a_key(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    let m = table.get_any(MemberKey { club_id: id, handle: "a" }).await?;
    Ok(())
}

async fn get_any_of_an_optional_sort_key(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    let m = table.get_any("CLUB#1", Some("MEMBER#a")).await?;
    Ok(())
}

async fn or_former_without_a_former_key(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    let m = table.get(MemberKey { club_id: id, handle: "a" }).or_former().await?;
    Ok(())
}

fn main() {}
