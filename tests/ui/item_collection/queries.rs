//! A query of a collection takes the parts of the partition key, and nothing else.
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
#[item_collection(table = Games)]
struct Room {
    players: Vec<Player>,
    game: Game,
}

fn main() {
    let _ = Room::query().into_condition();
    let _ = Room::query().game(7).name("ann");
    let _ = Room::query().game("seven");
}
