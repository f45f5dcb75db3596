//! Proof: the members are in the index, as a whole.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, ItemCollection, Table};

#[derive(Debug, Entity)]
#[pk("USER#<name>")]
#[sk("USER")]
#[gsi(Lookup, pk = "USER#<name>", sk = "USER")]
#[gsi(Keys, pk = "USER#<name>", sk = "USER")]
struct User {
    name: String,
    mail: String,
}

#[derive(Debug, Entity)]
#[pk("GAME#<game>")]
#[sk("USER#<name>")]
#[gsi(Lookup, pk = "USER#<name>", sk = "GAME#<game>")]
#[gsi(Keys, pk = "USER#<name>", sk = "GAME#<game>")]
struct Player {
    game: u32,
    name: String,
}

#[derive(Debug, Entity)]
#[pk("GAME#<game>")]
#[sk("ZONE#<zone>")]
struct Zone {
    game: u32,
    zone: u32,
}

#[derive(Debug, Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
#[gsi(Lookup, pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(Keys, pk = "GSI2PK", sk = "GSI2SK", projection = keys_only)]
enum Games {
    User(User),
    Player(Player),
    Zone(Zone),
}

// 1. a slip in the name
#[derive(ItemCollection)]
#[item_collection(table = Games, index = Lokup)]
struct Slip {
    user: User,
}

// 2. an index that the table does not have
#[derive(ItemCollection)]
#[item_collection(table = Games, index = ByDay)]
struct Undeclared {
    user: User,
}

// 3. an entity that is not in the index
#[derive(ItemCollection)]
#[item_collection(table = Games, index = Lookup)]
struct NotThere {
    user: User,
    zones: Vec<Zone>,
}

// 4. an index that does not store all fields
#[derive(ItemCollection)]
#[item_collection(table = Games, index = Keys)]
struct Projected {
    user: User,
    players: Vec<Player>,
}

// 5. a user has many games in the index
#[derive(ItemCollection)]
#[item_collection(table = Games, index = Lookup)]
struct OneGame {
    user: User,
    player: Player,
}

fn main() {}
