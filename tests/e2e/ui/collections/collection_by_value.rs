//! Collection by value.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::{Entity, ItemCollection, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../clubs.rs");

#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Clubs)]
struct Roster {
    club: Club,
    members: Vec<Member>,
}

// The collection itself in place of a reference, and the result of a read.
async fn run(table: Client<Clubs>, roster: Roster, id: Uuid) -> Result<(), Error> {
    table.batch().put_all(table.load(Roster::query().club_id(id)).await?).await?;
    table.create_all(roster).await?;
    Ok(())
}

fn main() {}
