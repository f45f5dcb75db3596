//! Structs and options that do not make an item collection.
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

#[derive(Debug, Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
enum Games {
    Game(Game),
    Player(Player),
}

#[derive(ItemCollection)]
struct NoOptions {
    game: Game,
}

#[derive(ItemCollection)]
#[item_collection(index = Lookup)]
struct NoTable {
    game: Game,
}

#[derive(ItemCollection)]
#[item_collection(tabel = Games)]
struct Slip {
    game: Game,
}

#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct Tuple(Game);

#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct Empty {}

#[derive(ItemCollection)]
#[item_collection(table = Games)]
enum Either {
    Game(Game),
}

#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct Generic<T> {
    game: T,
}

fn main() {}
