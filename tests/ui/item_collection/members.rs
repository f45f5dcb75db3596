//! Proof: every field is an entity of the table, or an `Option` or a `Vec` of one.
#![allow(dead_code, unused)]

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

#[derive(Debug, Entity)]
#[pk("GAME#<game>")]
#[sk("STRANGER")]
struct Stranger {
    game: u32,
}

struct Plain;

#[derive(Debug, Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
enum Games {
    Game(Game),
    Player(Player),
}

// 1. an entity of another table
#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct OfAnother {
    game: Game,
    strangers: Vec<Stranger>,
}

// 2. a type that is not an entity
#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct NoEntity {
    game: Game,
    plain: Option<Plain>,
    text: String,
}

// 3. another container
#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct Boxes {
    players: Box<[Player]>,
}

// 4. something that is not a table
#[derive(ItemCollection)]
#[item_collection(table = Game)]
struct NoTable {
    players: Vec<Player>,
}

// 5. an entity of another table, in an index
#[derive(ItemCollection)]
#[item_collection(table = Games, index = ByName)]
struct OfAnotherInAnIndex {
    strangers: Vec<Stranger>,
}

fn main() {}
