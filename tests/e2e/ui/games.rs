//! The table of the cases.

use std::collections::BTreeSet;

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize)]
pub enum Mode {
    Duel,
    Team,
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("GAME#<id>")]
#[gsi(Maps, pk = "MAP#<map>", sk = "GAME#<id>")]
pub struct Game {
    pub id: u32,
    pub map: String,
    pub people: u32,
    pub mode: Mode,
    pub started: Option<String>,
    pub words: BTreeSet<String>,
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
pub struct User {
    pub name: String,
    pub visits: u32,
}

#[derive(Debug, Table)]
#[table(name = "games", pk = "PK")]
#[gsi(Maps, name = "maps", pk = "GSI1PK", sk = "GSI1SK")]
pub enum Games {
    Game(Game),
    User(User),
}
