#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");
impl From<Row> for Stay { fn from(row: Row) -> Self { Stay { id: row.id, nights: row.nights } } }
impl From<Stay> for Row { fn from(stay: Stay) -> Self { Row { id: stay.id, nights: stay.nights } } }
#[derive(Serialize, Deserialize)]
struct Row { id: String, nights: u32 }
#[derive(Clone, Serialize, Deserialize, Entity)]
#[serde(from = "Row", into = "Row")]
#[pk("STAY#<id>")]
struct Stay { id: String, nights: u32 }
#[derive(Table)]
#[table(name = "hotel", pk = "PK")]
enum Hotel { Stay(Stay) }
async fn run(hotel: Client<Hotel>) -> Result<(), Error> {
    hotel.update(StayKey { id: "a" }).set(|s| s.nights, 3).await?;
    Ok(())
}
fn main() {}
