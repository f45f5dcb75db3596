//! A mistake after which the fields of a key are not known, and many uses of the key: one error.
#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("HOTEL#<zzz>")]
#[sk("INFO")]
#[gsi(ByName, pk = "NAME#<yyy>", sk = "<hotel>")]
#[gsi(ByStars, pk = "STARS#<stars>", sk = "<hotel>")]
struct Hotel { hotel: String, name: String, stars: u8 }

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ROOM#<hotel>")]
#[sk("ROOM#<number:04>")]
#[gsi(ByName, pk = "NAM#<yyy>", sk = "<hotel>")]
struct Room { hotel: String, number: u32, beds: u8 }
#[derive(Debug, Table)]
#[table(name = "hotels", pk = "PK", sk = "SK")]
#[gsi(ByName, name = "by-name", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(ByStars, name = "by-stars", pk = "GSI2PK", sk = "GSI2SK")]
enum Hotels { Hotel(Hotel), Room(Room) }

#[derive(Debug, ddb_keys::ItemCollection)]
#[item_collection(table = Hotels)]
struct Whole { hotel: Hotel, rooms: Vec<Room> }

async fn show(table: &Client<Hotels>, hotel: Hotel) -> Result<(), Error> {
    let key = HotelKey { hotel: "graz", n: 12 };
    key.build().unwrap();
    let room = table.get(HotelKey { hotel: "graz", number: 12 }).await?;
    println!("{}", room.unwrap().name);
    let room = table.query(Hotel::query().hotel("graz")).await?;
    for r in room { println!("{}", r.name); }
    let room = table.query(Hotel::query_by_name().foo("graz")).descending().limit(2).await?;
    let room = table.query(Hotel::query_by_stars().stars(3)).await?;
    let room = table.query(Room::query().hotel("graz").number(3)).await?;
    let room: Option<Room> = table.get(RoomKey { hotel: "graz", number: 3 }).await?;
    table.put(&hotel).await?;
    table.put(&hotel).condition(|h| h.stars.gt(3)).await?;
    table.update(hotel.key()).set(|h| h.stars, 4u8).await?;
    table.delete(HotelKey { hotel: &hotel.hotel }).await?;
    table.update(HotelKey { hotel: &hotel.hotel }).set(|h| h.stars, 4u8).await?;
    let w = table.load(Whole::query().hotel("a")).await?.unwrap();
    println!("{room:?} {:?}", w.hotel);
    let k: HotelKey<'_> = hotel.key();
    let _ = hotel.by_name_key();
    let _ = Hotels::from(hotel).key();
    let _ = table.scan().await?;
    let k = HotelsKey::Hotel(HotelKey { hotel: "a" });
    Ok(())
}
fn main() {}
