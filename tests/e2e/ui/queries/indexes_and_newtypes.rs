//! Queries of indexes and former keys, and values of newtypes.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

mod contains_of_a_map {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("DEPOT#<id>")]
    pub struct Depot { id: u32, stock: HashMap<String, u32> }
    #[derive(Debug, Table)]
    #[table(name = "depots", pk = "PK")]
    pub enum Depots { Depot(Depot) }
    async fn run(table: Client<Depots>) -> Result<(), Error> {
        table.query(Depot::query().id(1)).filter(|d| d.stock.contains("pallets")).await?;
        table.update(DepotKey { id: 1 }).set(|d| d.stock.insert("pallets", 5), 5).await?;
        Ok(())
    }
}

mod index_that_lacks_fields {
    use super::*;

    #[derive(Serialize, Deserialize, Entity)]
    #[pk("PLAYER#<id>")]
    #[gsi(ByNick, pk = "N#<nick>")]
    #[gsi(ByTeam, pk = "T#<team>", sk = "<nick>")]
    #[gsi(ByLevel, pk = "L#<level>")]
    #[gsi(ByRank, pk = "R#<rank>")]
    pub struct Player {
        id: String,
        nick: Option<String>,
        team: String,
        level: u32,
        rank: u32,
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[pk("NOTE#<id>")]
    #[gsi(ByLevel, pk = "L#<level>")]
    pub struct Note {
        id: String,
        level: u32,
        #[serde(flatten)]
        rest: std::collections::HashMap<String, String>,
    }

    #[derive(Table)]
    #[table(name = "players", pk = "PK")]
    #[gsi(ByNick, name = "by-nick", pk = "NPK", projection = include("team", "level", "rank"))]
    #[gsi(ByTeam, name = "by-team", pk = "TPK", sk = "TSK", projection = include("nick", "team"))]
    #[gsi(ByLevel, name = "by-level", pk = "LPK", projection = include("nick", "team", "level", "rank"))]
    #[gsi(ByRank, name = "by-rank", pk = "RPK")]
    pub enum Players {
        Player(Player),
        Note(Note),
    }

    pub async fn mistakes(table: Client<Players>) {
        let _ = table.query(Player::query_by_nick().nick("ann")).all().await;
        let _ = table.query(Player::query_by_team().team("red")).descending().limit(7).all().await;
        let _ = table.query(Player::query_by_team().team("red")).first().await;
        let _ = table.query(Note::query_by_level().level(1)).stream();
        let _ = table.query(Player::collection_by_level().level(1)).page(None).await;
        let _ = table.scan_index(Note::scan_by_level()).await;
        let _ = table.query(Note::query_by_level().level(1)).await;
    }

    pub async fn whole(table: Client<Players>) {
        let _ = table.query(Player::query_by_nick().nick("ann")).hydrate().await;
        let _ = table.query(Player::query_by_nick().nick("ann")).select_as::<Nick>().await;
        let _ = table.query(Player::query_by_nick().nick("ann")).count().await;
        let _ = table.query(Player::query_by_level().level(1)).await;
        let _ = table.query(Player::query_by_rank().rank(1)).one().await;
        let _ = table.query(Player::collection_by_rank().rank(1)).await;
        let _ = table.scan_index(Player::scan_by_rank()).await;
    }

    #[derive(Deserialize)]
    pub struct Nick {
        #[serde(rename = "PK")]
        pub pk: String,
    }
}

mod text_for_a_newtype {
    use super::*;

    #[derive(Debug, Clone, Serialize, Deserialize, KeyPart)]
    pub struct ClubId(String);

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("CLUB#<club>")]
    #[gsi(ByName, pk = "NAME", sk = "<name>#<club>")]
    pub struct Club {
        club: ClubId,
        name: String,
        seats: u32,
    }

    #[derive(Debug, Table)]
    #[table(name = "clubs", pk = "PK")]
    #[gsi(ByName, name = "by-name", pk = "GSI1PK", sk = "GSI1SK", projection = keys_only)]
    pub enum Clubs {
        Club(Club),
    }

    async fn run(table: Client<Clubs>, id: ClubId) -> Result<(), Error> {
        table.query(Club::query().club("c1")).await?;
        table.query(Club::query().club(id)).await?;
        Ok(())
    }
}

fn main() {}
