//! A partition with members of a collection, and with other entities before, between and after them.

use ddb_keys::aws::Item;
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};

/// Before the members.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("GAME#<game>")]
#[sk("!NOTE#<number:04>")]
pub struct Note {
    pub game: u32,
    pub number: u16,
    pub text: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("GAME#<game>")]
#[sk("#METADATA#<game>")]
pub struct Game {
    pub game: u32,
    pub text: String,
}

/// Between the members.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("GAME#<game>")]
#[sk("LOG#<number:desc>")]
pub struct Log {
    pub game: u32,
    pub number: u16,
    pub text: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("GAME#<game>")]
#[sk("SETTINGS")]
pub struct Settings {
    pub game: u32,
    pub text: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("GAME#<game>")]
#[sk("USER#<name>")]
#[gsi(ByName, pk = "USER#<name>", sk = "GAME#<game>")]
pub struct Player {
    pub game: u32,
    pub name: String,
    pub text: String,
}

/// Between the items of one member.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("GAME#<game>")]
#[sk("USER#<name>#POST#<number:04>")]
pub struct Post {
    pub game: u32,
    pub name: String,
    pub number: u16,
    pub text: String,
}

/// Right after the members: its sort key is the first text after theirs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("GAME#<game>")]
#[sk("USER$")]
pub struct Edge {
    pub game: u32,
    pub text: String,
}

/// After the members.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("GAME#<game>")]
#[sk("ZONE#<number:04>")]
pub struct Zone {
    pub game: u32,
    pub number: u16,
    pub text: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
#[sk("PROFILE")]
#[gsi(ByName, pk = "USER#<name>", sk = "#PROFILE")]
pub struct Profile {
    pub name: String,
    pub text: String,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "rooms", pk = "PK", sk = "SK")]
#[gsi(ByName, name = "by-name", pk = "GSI1PK", sk = "GSI1SK")]
pub enum Rooms {
    Note(Note),
    Game(Box<Game>),
    Log(Log),
    Settings(Settings),
    Player(Player),
    Post(Post),
    Edge(Edge),
    Zone(Zone),
    Profile(Profile),
    #[table(unknown)]
    Unknown(Item),
}

#[derive(Debug, Clone, PartialEq, ItemCollection)]
#[item_collection(table = Rooms)]
pub struct Room {
    pub players: Vec<Player>,
    pub game: Game,
    pub settings: Option<Settings>,
}

#[derive(Debug, Clone, PartialEq, ItemCollection)]
#[item_collection(table = Rooms)]
pub struct History {
    pub logs: Vec<Log>,
}

#[derive(Debug, Clone, PartialEq, ItemCollection)]
#[item_collection(table = Rooms)]
pub struct Basics {
    pub game: Option<Game>,
}

#[derive(Debug, Clone, PartialEq, ItemCollection)]
#[item_collection(table = Rooms, index = ByName)]
pub struct Person {
    pub profile: Profile,
    pub games: Vec<Player>,
}

pub fn game(game: u32) -> Game {
    Game { game, text: String::new() }
}

pub fn player(game: u32, name: &str) -> Player {
    Player { game, name: name.to_owned(), text: String::new() }
}

pub fn settings(game: u32) -> Settings {
    Settings { game, text: String::new() }
}

pub fn profile(name: &str) -> Profile {
    Profile { name: name.to_owned(), text: String::new() }
}

/// A game with two players and settings.
pub fn room(number: u32) -> Room {
    let players = vec![player(number, "ann"), player(number, "bob")];
    Room { game: game(number), players, settings: Some(settings(number)) }
}
