#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/clubs.rs");

#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Clubs)]
struct Roster {
    club: Club,
    members: Vec<Member>,
}

// The query of a collection in place of the collection.
async fn run(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    table.delete_all(Roster::query().club_id(id)).await?;
    table.create_all(&Roster::query().club_id(id)).await?;
    Ok(())
}
fn main() {}
