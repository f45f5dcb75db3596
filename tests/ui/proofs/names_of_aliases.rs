//! Proof 4, other names that serde reads fields under.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

// 1. the key of an index
#[derive(Serialize, Deserialize, Entity)]
#[pk("USER#<id>")]
#[gsi(ByName, pk = "NAME#<name>", sk = "<id>")]
struct User {
    id: u32,
    name: String,
    #[serde(alias = "mail", alias = "GSI1PK")]
    email: String,
}

// 2. the key of an index that the entity is not in
#[derive(Serialize, Deserialize, Entity)]
#[pk("TEAM#<id>")]
struct Team {
    id: u32,
    #[serde(alias = "GSI1SK")]
    name: String,
}

// 3. the entity's name
#[derive(Serialize, Deserialize, Entity)]
#[pk("GAME#<id>")]
struct Game {
    id: u32,
    #[serde(rename = "mode", alias = "entity_type")]
    kind: String,
}

// 4. the write token
#[derive(Serialize, Deserialize, Entity)]
#[pk("ROOM#<id>")]
struct Room {
    id: u32,
    #[serde(skip_serializing, default, alias = "_w")]
    word: String,
}

#[derive(Table)]
#[table(name = "names", pk = "PK", write_token = "_w")]
#[gsi(ByName, name = "by-name", pk = "GSI1PK", sk = "GSI1SK")]
enum Names {
    User(User),
    Team(Team),
    Game(Game),
    Room(Room),
}

// An alias that is the name of the field itself, which is a key.
#[derive(Serialize, Deserialize, Entity)]
#[pk(id)]
struct Fine {
    #[serde(alias = "id", alias = "number")]
    id: u32,
    #[serde(alias = "kind")]
    entity_type: String,
}

#[derive(Table)]
#[table(name = "fine", pk = "id", type_attribute = "type")]
enum Others {
    Fine(Fine),
}

fn main() {}
