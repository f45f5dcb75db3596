//! Proof: no entity is in two fields, by whatever name.
#![allow(dead_code)]
use ddb_keys::{Entity, ItemCollection, Table};

#[derive(Debug, Entity)]
#[pk("GAME#<game>")]
#[sk("#METADATA")]
struct Game {
    game: u32,
}

#[derive(Debug, Entity)]
#[pk("GAME#<game>")]
#[sk("USER#<name>")]
struct Player {
    game: u32,
    name: String,
}

#[derive(Debug, Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
enum Games {
    Game(Game),
    Player(Player),
}

type Players = Vec<Player>;

#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct Twice {
    players: Players,
    others: Vec<Player>,
}

fn main() {}
