#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("HOTEL#<hotel>")]
#[sk("INFO")]
struct Hotel { hotel: String, name: String, stars: u8 }

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("HOTEL#<hotel>")]
#[sk("ROOM#<number:04>")]
struct Room { hotel: String, number: u32, beds: u8, rate_cents: u32, features: Vec<String> }

#[derive(Debug, Table)]
#[table(name = "hotels", pk = "PK", sk = "SK")]
enum Hotels { Hotel, Room }

async fn show(table: &Client<Hotels>) -> Result<(), Error> {
    let room = table.get(RoomKey { hotel: "graz", number: 12 }).await?;
    println!("{room:?}");
    Ok(())
}

fn main() {}
