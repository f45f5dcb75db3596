//! Proof 4, the attribute in which DynamoDB finds the time when an item expires.
#![allow(dead_code)]
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Entity)]
#[entity(ttl = exp)]
#[pk("SESSION#<id>")]
struct Session {
    id: u32,
    exp: u64,
}

// 1. a field of that name: experience points
#[derive(Serialize, Deserialize, Entity)]
#[pk("PLAYER#<id>")]
struct Player {
    id: u32,
    exp: u32,
}

// 2. a field that serde stores under that name, and that is not even a number
#[derive(Serialize, Deserialize, Entity)]
#[pk("ROUTE#<id>")]
struct Route {
    id: u32,
    #[serde(rename = "exp")]
    express: String,
}

// 3. another attribute
#[derive(Serialize, Deserialize, Entity)]
#[entity(ttl = until)]
#[pk("HOLD#<id>")]
struct Hold {
    id: u32,
    until: u64,
}

// A field that is stored under another name, and one that is not stored.
#[derive(Serialize, Deserialize, Entity)]
#[pk("HERO#<id>")]
struct Hero {
    id: u32,
    #[serde(rename = "points")]
    exp: u32,
}

#[derive(Serialize, Deserialize, Entity)]
#[pk("CARD#<id>")]
struct Card {
    id: u32,
    #[serde(skip)]
    exp: u32,
}

#[derive(Table)]
#[table(name = "expiring", pk = "PK")]
enum Expiring {
    Player(Player),
    Session(Session),
    Route(Route),
    Hold(Hold),
    Hero(Hero),
    Card(Card),
}

fn main() {}
