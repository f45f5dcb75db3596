#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/clubs.rs");

async fn recent(table: &Client<Clubs>, id: Uuid, day: Option<&str>) -> Result<Vec<Event>, Error> {
    let mut q = Event::query().club_id(id);
    if let Some(day) = day {
        q = q.day(day);
    }
    table.query(q).await
}
fn main() {}
