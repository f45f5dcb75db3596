#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/clubs.rs");

#[derive(Debug, ItemCollection)]
pub struct ClubPage {
    pub club: Club,
    pub members: Vec<Member>,
}

async fn load(table: &Client<Clubs>, club: Uuid) -> Result<Option<ClubPage>, Error> {
    table.load(ClubPage::query().club_id(club)).await
}

fn main() {}
