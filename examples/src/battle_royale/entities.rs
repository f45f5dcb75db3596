//! The entities and their keys.
#![allow(missing_docs, reason = "the names of the fields say it all")]

use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// A person with an account.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<username>")]
#[sk("#METADATA#<username>")]
pub struct User {
    pub username: String,
    pub name: String,
    pub email: String,
    pub address: String,
    pub birthdate: String,
}

/// A game. As long as it has an `open_timestamp`, it can be joined and is in the index of open games.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("GAME#<game_id>")]
#[sk("#METADATA#<game_id>")]
#[gsi(OpenGames, pk = map, sk = open_timestamp)]
pub struct Game {
    pub game_id: Uuid,
    pub map: String,
    pub create_time: String,
    pub people: u32,
    pub creator: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open_timestamp: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_time: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_time: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gold: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub silver: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bronze: Option<String>,
}

/// A user's participation in a game. The inverted index finds all games of a user.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("GAME#<game_id>")]
#[sk("USER#<username>")]
#[gsi(Inverted)]
pub struct UserGameMapping {
    pub game_id: Uuid,
    pub username: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

/// The table.
///
/// No two of the three entities can have the same key, so a key alone tells the entity of an item. The
/// table has no type attribute, because the items that already exist have none.
#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "battle-royale", pk = "PK", sk = "SK", type_attribute = none)]
#[gsi(OpenGames, name = "OpenGamesIndex", pk = "map", sk = "open_timestamp")]
#[gsi(Inverted, name = "InvertedIndex", pk = "SK", sk = "PK")]
pub enum BattleRoyale {
    User(User),
    Game(Box<Game>),
    UserGameMapping(UserGameMapping),
}

/// A game and all its players.
#[derive(Debug, Clone, PartialEq, ItemCollection)]
#[item_collection(table = BattleRoyale)]
pub struct GameRoom {
    pub game: Game,
    pub players: Vec<UserGameMapping>,
}
