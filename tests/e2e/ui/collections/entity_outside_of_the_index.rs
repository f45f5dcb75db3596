#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/clubs.rs");

#[derive(Debug, ItemCollection)]
#[item_collection(table = Clubs, index = ByHandle)]
pub struct Handles {
    pub members: Vec<Member>,
    pub club: Option<Club>,
}
fn main() {}
