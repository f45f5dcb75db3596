//! One item for each player of a game, with all that is known of both: two attributes are the
//! table's keys as they are, and every question is one query.
//!
//! The ids need no prefix here, for an attribute of their own says what they are.

use std::slice::from_ref;

use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::design::{Answer, Design, GameDetails, PlayerDetails, first, on_key, query};
use super::overloaded::{Game, Player, Registration};
use super::sample::{Sample, written};
use crate::Failure;

/// A player of a game, and everything about the two.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "PascalCase")]
#[pk(game_id)]
#[sk(player_id)]
#[gsi(Reversed)]
#[gsi(ByRegistration, pk = player_id, sk = registration_date)]
#[allow(missing_docs)]
pub struct PlayerInGame {
    pub game_id: String,
    pub player_id: String,
    pub registration_date: Date,
    pub score: u32,
    #[serde(flatten)]
    pub game: GameDetails,
    #[serde(flatten)]
    pub player: PlayerDetails,
}

/// The table.
#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "player-games", pk = "GameId", sk = "PlayerId", type_attribute = none)]
#[gsi(Reversed, name = "GSI1", pk = "PlayerId", sk = "GameId")]
#[gsi(ByRegistration, name = "GSI2", pk = "PlayerId", sk = "RegistrationDate")]
#[allow(clippy::duplicated_attributes, reason = "both indexes have the same partition key")]
#[allow(missing_docs)]
pub enum Denormalized {
    PlayerInGame(PlayerInGame),
}

impl PlayerInGame {
    fn new(game: &Game, player: &Player, date: Date, score: u32) -> Self {
        Self {
            game_id: game.game_id.clone(),
            player_id: player.player_id.clone(),
            registration_date: date,
            score,
            game: game.details.clone(),
            player: player.details.clone(),
        }
    }

    fn into_game(self) -> Game {
        Game { game_id: self.game_id, details: self.game }
    }

    fn into_player(self) -> Player {
        Player { player_id: self.player_id, details: self.player }
    }

    fn into_registration(self) -> Registration {
        let Self { game_id, player_id, registration_date, score, .. } = self;
        Registration { game_id, player_id, registration_date, score }
    }
}

fn registrations(rows: Vec<PlayerInGame>) -> Vec<Registration> {
    rows.into_iter().map(PlayerInGame::into_registration).collect()
}

impl Design for Client<Denormalized> {
    const NAME: &'static str = "Denormalized: everything in every item, raw attributes as keys";
    const INDEX_ENTRIES: u32 = 2;

    async fn load(&self, sample: &Sample) -> Result<(), Failure> {
        self.create_table().await?;
        let rows = sample.registrations.iter().filter_map(|registration| {
            let Registration { registration_date, score, .. } = *registration;
            let (game, player) = sample.of(registration)?;
            Some(PlayerInGame::new(game, player, registration_date, score))
        });
        let unwritten = rows.fold(self.batch_write(), |batch, row| batch.put(&row)).await?;
        written(&unwritten)
    }

    async fn game(&self, game_id: &str) -> Result<Answer<Option<Game>>, Error> {
        let found = first(self, PlayerInGame::query().game_id(game_id)).await?;
        Ok(found.map(|row| row.map(PlayerInGame::into_game)))
    }

    async fn player(&self, player_id: &str) -> Result<Answer<Option<Player>>, Error> {
        let found = first(self, PlayerInGame::query_reversed().player_id(player_id)).await?;
        Ok(found.map(|row| row.map(PlayerInGame::into_player)))
    }

    async fn registered(
        &self,
        player_id: &str,
        from: Date,
        to: Date,
    ) -> Result<Answer<Vec<Registration>>, Error> {
        let dates = PlayerInGame::query_by_registration().player_id(player_id);
        Ok(query(self, dates.registration_date_in(from..=to)).await?.map(registrations))
    }

    async fn games_of(&self, player_id: &str) -> Result<Answer<Vec<Registration>>, Error> {
        let games = PlayerInGame::query_reversed().player_id(player_id);
        Ok(query(self, games).await?.map(registrations))
    }

    async fn set_score(
        &self,
        game_id: &str,
        player_id: &str,
        score: u32,
    ) -> Result<Answer<Registration>, Error> {
        let key = PlayerInGameKey { game_id, player_id };
        let request = on_key("update", &key)?;
        let updated = self.update(key).set("Score", score).await?;
        let answer = Answer::new::<Denormalized, _>(request, from_ref(&updated), ())?;
        Ok(answer.map(|()| updated.into_registration()))
    }

    async fn register(
        &self,
        game: &Game,
        player: &Player,
        date: Date,
    ) -> Result<Answer<()>, Error> {
        let row = PlayerInGame::new(game, player, date, 0);
        let request = on_key("create", &row.key())?;
        self.create(&row).await?;
        Answer::new::<Denormalized, _>(request, &[row], ())
    }

    async fn players_of(&self, game_id: &str) -> Result<Answer<Vec<Registration>>, Error> {
        let players = PlayerInGame::query().game_id(game_id);
        Ok(query(self, players).await?.map(registrations))
    }
}
