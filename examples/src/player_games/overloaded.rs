//! Separate items for games, players and registrations. The meaning of PK and SK depends on the entity.
//! Only registrations have both ids and a date, so both indexes are sparse and contain nothing else.
#![allow(missing_docs, reason = "the names of the fields say it all")]

use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::denormalized::PlayerInGame;
use super::sample::{Asked, Sample};
use super::{Answers, costs::Costs};
use crate::Failure;

/// A game. Its registrations are in the same partition.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "PascalCase")]
#[pk("G#<game_id>")]
#[sk("root")]
pub struct Game {
    pub game_id: String,
    pub title: String,
    pub description: String,
}

/// A player.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "PascalCase")]
#[pk("P#<player_id>")]
#[sk("root")]
pub struct Player {
    pub player_id: String,
    pub name: String,
    pub biography: String,
}

/// A player's registration for a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "PascalCase")]
#[pk("G#<game_id>")]
#[sk("P#<player_id>")]
#[gsi(ByPlayer, pk = player_id, sk = game_id)]
#[gsi(ByRegistration, pk = player_id, sk = registration_date)]
pub struct Registration {
    pub game_id: String,
    pub player_id: String,
    pub registration_date: Date,
    pub score: u32,
}

/// The table.
#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "player-games-overloaded", pk = "PK", sk = "SK", type_attribute = none)]
#[gsi(ByPlayer, name = "GSI1", pk = "PlayerId", sk = "GameId")]
#[gsi(ByRegistration, name = "GSI2", pk = "PlayerId", sk = "RegistrationDate")]
pub enum Overloaded {
    Game(Game),
    Player(Player),
    Registration(Registration),
}

/// A game with everybody who registered for it.
#[derive(Debug, Clone, PartialEq, ItemCollection)]
#[item_collection(table = Overloaded)]
pub struct Roster {
    pub game: Game,
    pub players: Vec<Registration>,
}

/// A player with all registrations, by the index: the player's own item is not there.
#[derive(Debug, Clone, PartialEq, ItemCollection)]
#[item_collection(table = Overloaded, index = ByPlayer)]
pub struct Career {
    pub registrations: Vec<Registration>,
}

/// Creates the table and writes the data.
pub async fn load(table: &Client<Overloaded>, sample: &Sample) -> Result<(), Failure> {
    table.create_table().await?;
    let batch = sample.rows.iter().fold(table.batch(), |batch, row| {
        let (game, player) = (Game::from(row.clone()), Player::from(row.clone()));
        batch.put(&game).put(&player).put(&Registration::from(row.clone()))
    });
    Ok(batch.await?)
}

/// Runs the seven access patterns.
pub async fn answer(costs: &mut Costs<Overloaded>, asked: &Asked) -> Result<Answers, Error> {
    let Asked { row: PlayerInGame { game_id, player_id, .. }, from, to, score, added } = asked;
    let by_date = Registration::query_by_registration().player_id(player_id);
    let key = RegistrationKey { game_id, player_id };
    let rescored = costs.table.update(key).set(|r| r.score, score);
    let added = Registration::from(added.clone());
    let create = costs.table.create(&added);
    Ok(Answers {
        game: costs.item("get", costs.table.get(GameKey { game_id }).await?)?,
        player: costs.item("get", costs.table.get(PlayerKey { player_id }).await?)?,
        registered: costs.query(by_date.registration_date_in(*from..=*to), None).await?,
        games: costs.query(Registration::query_by_player().player_id(player_id), None).await?,
        rescored: costs.item("update", Some(rescored.await?))?,
        added: costs.item("create", create.await.map(|()| Some(added.clone()))?)?,
        players: costs.query(Registration::query().game_id(&added.game_id), None).await?,
    })
}
