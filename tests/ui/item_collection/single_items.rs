//! Proof: a field that is not a `Vec` has at most one item in a partition.
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

#[derive(Debug, Entity)]
#[pk("DAY#<day:02>#<owner>")]
#[sk("<owner:upper>")]
struct Day {
    day: u8,
    owner: String,
}

#[derive(Debug, Entity)]
#[pk("OWNER#<owner:upper>")]
#[sk("<owner>")]
struct Owner {
    owner: String,
}

#[derive(Debug, Entity)]
#[pk("TEAM#<team:uppercase>")]
#[sk("TEAM#<team:upper>")]
struct Team {
    team: String,
}

#[derive(Debug, Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
enum Games {
    Game(Game),
    Player(Player),
    Day(Day),
    Owner(Owner),
    Team(Team),
}

// 1. players have a name of their own
#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct OnePlayer {
    game: Game,
    player: Player,
}

// 2. an `Option` has no room for several either
#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct SomePlayer {
    player: Option<Player>,
}

// 3. the partition key has the field, but not all of its value
#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct OneOwner {
    owner: Owner,
}

// 4. the partition key folds letters beyond ASCII, and the sort key does not: `é` and `É` are two items
#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct OneTeam {
    team: Team,
}

// It does here.
#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct OneDay {
    day: Day,
}

fn main() {}
