#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk("GAME#<id>")]
#[gsi(ByMap, pk = "MAP#<map>", sk = "GAME#<id>")]
struct Game<I: KeyPart> { id: I, map: String }

#[derive(Debug, Table)]
#[table(name = "games", pk = "PK")]
#[gsi(ByMap, name = "by-map", pk = "GSI1PK", sk = "GSI1SK")]
enum Games { Game(Game<u32>) }

async fn run(table: Client<Games>) -> Result<(), Error> {
    table.update(GameKey { id: 1 }).set(|game| game.map, "dunes").await?;
    Ok(())
}
fn main() {}
