//! One item per player and game, with all data of both. Two ordinary attributes are the table's keys,
//! and every access pattern is one request.
#![allow(missing_docs, reason = "the names of the fields say it all")]

use ddb_keys::aws::{BatchWrite, Client, Error};
use ddb_keys::{Entity, Table};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::overloaded::{Game, Player, Registration};
use super::sample::{Asked, Sample};
use super::{Answers, costs::Costs};
use crate::Failure;

/// A player in a game, with all data of both. The ids need no prefix, because each has an attribute of
/// its own.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "PascalCase")]
#[pk(game_id)]
#[sk(player_id)]
#[gsi(Reversed)]
#[gsi(ByRegistration, pk = player_id, sk = registration_date)]
pub struct PlayerInGame {
    pub game_id: String,
    pub player_id: String,
    pub registration_date: Date,
    pub score: u32,
    pub title: String,
    pub description: String,
    pub name: String,
    pub biography: String,
}

/// The table.
#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "player-games", pk = "GameId", sk = "PlayerId", type_attribute = none)]
#[gsi(Reversed, name = "GSI1", pk = "PlayerId", sk = "GameId")]
#[gsi(ByRegistration, name = "GSI2", pk = "PlayerId", sk = "RegistrationDate")]
pub enum Denormalized {
    PlayerInGame(PlayerInGame),
}

/// Creates the table and writes the data.
pub async fn load(table: &Client<Denormalized>, sample: &Sample) -> Result<(), Failure> {
    table.create_table().await?;
    let batch = sample.rows.iter().fold(table.batch(), BatchWrite::put);
    Ok(batch.await?)
}

/// Runs the seven access patterns.
pub async fn answer(costs: &mut Costs<Denormalized>, asked: &Asked) -> Result<Answers, Error> {
    let Asked { row: PlayerInGame { game_id, player_id, .. }, from, to, score, added } = asked;
    let of_game = |game_id| PlayerInGame::query().game_id(game_id);
    let of_player = || PlayerInGame::query_reversed().player_id(player_id);
    let by_date = PlayerInGame::query_by_registration().player_id(player_id);
    let rescored = costs.table.update(asked.row.key()).set(|r| r.score, score);
    let create = costs.table.create(added);
    Ok(Answers {
        game: costs.query(of_game(game_id), Some(1)).await?.pop(),
        player: costs.query(of_player(), Some(1)).await?.pop(),
        registered: costs.query(by_date.registration_date_in(*from..=*to), None).await?,
        games: costs.query(of_player(), None).await?,
        rescored: costs.item("update", Some(rescored.await?))?,
        added: costs.item("create", create.await.map(|()| Some(added.clone()))?)?,
        players: costs.query(of_game(&added.game_id), None).await?,
    })
}

impl From<PlayerInGame> for Game {
    fn from(row: PlayerInGame) -> Self {
        Self { game_id: row.game_id, title: row.title, description: row.description }
    }
}

impl From<PlayerInGame> for Player {
    fn from(row: PlayerInGame) -> Self {
        Self { player_id: row.player_id, name: row.name, biography: row.biography }
    }
}

impl From<PlayerInGame> for Registration {
    fn from(row: PlayerInGame) -> Self {
        let PlayerInGame { game_id, player_id, registration_date, score, .. } = row;
        Self { game_id, player_id, registration_date, score }
    }
}
