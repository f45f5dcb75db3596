//! Recovery.
#![allow(dead_code, unused)]

use ddb_keys::Entity;

#[derive(Entity)]
#[pk("HOTEL#{hotel}")]
#[sk("ROOM#${number:04}#:floor")]
#[gsi(Live, when(state != 3), pk = "LIVE#<hotel>", sk = "<number:04>")]
struct Room {
    hotel: String,
    number: u32,
    floor: u8,
    state: u8,
}

#[derive(Entity)]
enum Item {
    Room(Room),
}

fn main() {
    let _ = RoomKey { hotel: "graz", number: 12, floor: 1 }.build();
    let _ = Room::query_live().hotel("graz").number(12);
}
