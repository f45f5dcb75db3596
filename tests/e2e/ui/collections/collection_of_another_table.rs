//! Collection of another table.
#![allow(dead_code, unused)]

use ddb_keys::{ItemCollection, Table};
use ddb_keys::aws::Client;

#[path = "../games.rs"]
mod games;
use games::*;

#[derive(Debug, Table)]
#[table(name = "others", pk = "PK")]
#[gsi(Maps, name = "maps", pk = "GSI1PK", sk = "GSI1SK")]
pub enum Others {
    Game(Game),
}

#[derive(Debug, ItemCollection)]
#[item_collection(table = Others)]
pub struct Room {
    game: Game,
}


pub fn mistake(table: Client<Games>, room: Room) {
    let _ = table.load(Room::query().id(7));
    let _ = table.create_all(&room);
}

fn main() {}
