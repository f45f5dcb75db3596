#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("GUEST#<guest_id>")]
#[sk("PROFILE")]
struct Guest {
    #[serde(rename = "PK")]
    pk: String,
    #[serde(rename = "SK")]
    sk: String,
    guest_id: Uuid,
    name: String,
}

#[derive(Debug, Table)]
#[table(name = "hotels", pk = "PK", sk = "SK")]
enum Hotels { Guest(Guest) }

async fn add(table: &Client<Hotels>, guest_id: Uuid) -> Result<(), Error> {
    let guest = Guest { pk: format!("GUEST#{guest_id}"), sk: "PROFILE".into(), guest_id, name: "ann".into() };
    table.create(&guest).await?;
    Ok(())
}

fn main() {}
