#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table, Text};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

#[derive(Debug, Clone, Serialize, Deserialize, KeyPart)]
pub struct ClubId(String);

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("CLUB#<club>")]
#[gsi(ByName, pk = "NAME", sk = "<name>#<club>")]
pub struct Club {
    club: ClubId,
    name: String,
    seats: u32,
}

#[derive(Debug, Table)]
#[table(table_name = "clubs", primary_key = "PK", entity_type = "kind", billing_mode = "on demand", ttl = "expires", entity_attribute_saved_as = "_et")]
#[gsi(ByName, name = "by-name", pk = "GSI1PK", sk = "GSI1SK")]
pub enum Clubs {
    Club(Club),
}

fn main() {}
