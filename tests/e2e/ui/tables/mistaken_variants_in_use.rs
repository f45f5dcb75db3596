#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

mod model {
    use super::*;

    #[derive(Debug, Clone, Serialize, Deserialize, Entity)]
    #[pk("HOTEL#<hotel>")]
    #[sk("INFO")]
    pub struct Hotel { pub hotel: String, pub name: String }

    #[derive(Debug, Clone, Serialize, Deserialize, Entity)]
    #[pk("HOTEL#<hotel>")]
    #[sk("ROOM#<number:04>")]
    pub struct Room { pub hotel: String, pub number: u32 }

    #[derive(Debug, Clone, Serialize, Deserialize, Entity)]
    #[pk("HOTEL#<hotel>")]
    #[sk("GUEST#<guest>")]
    pub struct Guest { pub hotel: String, pub guest: String }
}
use model::*;

#[derive(Debug, Table)]
#[table(name = "hotels", pk = "PK", sk = "SK")]
enum Hotels { Hotel { hotel: String, name: String }, Rooms(Vec<Room>), Guest(Guest) }

async fn show(table: &Client<Hotels>, hotel: Hotel) -> Result<(), Error> {
    let room: Option<Room> = table.get(RoomKey { hotel: "graz", number: 12 }).await?;
    let rooms: Vec<Room> = table.query(Room::query().hotel("graz")).await?;
    let guests: Vec<Guest> = table.query(Guest::query().hotel("graz")).await?;
    table.put(&hotel).await?;
    let row: Hotels = hotel.into();
    Ok(())
}
fn main() {}
