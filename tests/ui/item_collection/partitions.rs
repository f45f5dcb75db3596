//! Proof: the members have one partition key, from the same fields of the same types.
#![allow(dead_code)]
use ddb_keys::{Entity, ItemCollection, KeyPart, Table};

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
#[pk("USER#<name>")]
#[sk("#METADATA")]
struct User {
    name: String,
}

#[derive(Debug, Entity)]
#[pk("GAME#<id>")]
#[sk("ZONE#<zone>")]
struct Zone {
    id: u32,
    zone: u32,
}

#[derive(Debug, Entity)]
#[pk("GAME#<game>")]
#[sk("TEXT")]
struct Text {
    game: String,
}

#[derive(Debug, Clone, KeyPart)]
#[key_part(len = 3)]
struct Code(String);

#[derive(Debug, Entity)]
#[pk("GAME#<game>")]
#[sk("CODE")]
struct Coded {
    game: Code,
}

#[derive(Debug, Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
enum Games {
    Game(Game),
    Player(Player),
    User(User),
    Zone(Zone),
    Text(Text),
    Coded(Coded),
}

// 1. another template
#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct OfUsers {
    game: Game,
    user: Option<User>,
}

// 2. another field
#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct OfFields {
    game: Game,
    zones: Vec<Zone>,
}

// 3. another type
#[derive(ItemCollection)]
#[item_collection(table = Games)]
struct OfTypes {
    game: Game,
    text: Option<Text>,
    coded: Option<Coded>,
}

fn main() {}
