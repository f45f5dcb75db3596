//! Games, players and registrations as items of their own: PK and SK mean what each entity says.
//!
//! Only registrations have a date and both ids, so that both indexes are sparse: root items are
//! not in them.

use std::slice::from_ref;

use ddb_keys::aws::{BatchWrite, Client, Error};
use ddb_keys::{Entity, Table};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::design::{Answer, Design, GameDetails, PlayerDetails, on_key, query};
use super::sample::Sample;
use crate::Failure;

/// A game: the root of everything that is stored under it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "PascalCase")]
#[pk("G#<game_id>")]
#[sk("root")]
#[allow(missing_docs)]
pub struct Game {
    pub game_id: String,
    #[serde(flatten)]
    pub details: GameDetails,
}

/// A player.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "PascalCase")]
#[pk("P#<player_id>")]
#[sk("root")]
#[allow(missing_docs)]
pub struct Player {
    pub player_id: String,
    #[serde(flatten)]
    pub details: PlayerDetails,
}

/// That a player registered to a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "PascalCase")]
#[pk("G#<game_id>")]
#[sk("P#<player_id>")]
#[gsi(ByPlayer, pk = player_id, sk = game_id)]
#[gsi(ByRegistration, pk = player_id, sk = registration_date)]
#[allow(missing_docs)]
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
#[allow(clippy::duplicated_attributes, reason = "both indexes have the same partition key")]
#[allow(missing_docs)]
pub enum Overloaded {
    Game(Game),
    Player(Player),
    Registration(Registration),
}

impl Design for Client<Overloaded> {
    const NAME: &'static str = "Overloaded keys: games, players and registrations apart";
    const INDEX_ENTRIES: u32 = 2;

    async fn load(&self, sample: &Sample) -> Result<(), Failure> {
        self.create_table().await?;
        let batch = sample.games.iter().fold(self.batch_write(), BatchWrite::put);
        let batch = sample.players.iter().fold(batch, BatchWrite::put);
        let batch = sample.registrations.iter().fold(batch, BatchWrite::put);
        super::sample::written(&batch.await?)
    }

    async fn game(&self, game_id: &str) -> Result<Answer<Option<Game>>, Error> {
        let key = GameKey { game_id };
        let (request, found) = (on_key("get", &key)?, self.get(key).await?);
        Ok(Answer::new::<Overloaded, _>(request, found.as_slice(), ())?.map(|()| found))
    }

    async fn player(&self, player_id: &str) -> Result<Answer<Option<Player>>, Error> {
        let key = PlayerKey { player_id };
        let (request, found) = (on_key("get", &key)?, self.get(key).await?);
        Ok(Answer::new::<Overloaded, _>(request, found.as_slice(), ())?.map(|()| found))
    }

    async fn registered(
        &self,
        player_id: &str,
        from: Date,
        to: Date,
    ) -> Result<Answer<Vec<Registration>>, Error> {
        let dates = Registration::query_by_registration().player_id(player_id);
        query(self, dates.registration_date_in(from..=to)).await
    }

    async fn games_of(&self, player_id: &str) -> Result<Answer<Vec<Registration>>, Error> {
        query(self, Registration::query_by_player().player_id(player_id)).await
    }

    async fn set_score(
        &self,
        game_id: &str,
        player_id: &str,
        score: u32,
    ) -> Result<Answer<Registration>, Error> {
        let key = RegistrationKey { game_id, player_id };
        let request = on_key("update", &key)?;
        let updated = self.update(key).set("Score", score).await?;
        Ok(Answer::new::<Overloaded, _>(request, from_ref(&updated), ())?.map(|()| updated))
    }

    async fn register(
        &self,
        game: &Game,
        player: &Player,
        date: Date,
    ) -> Result<Answer<()>, Error> {
        let (game_id, player_id) = (game.game_id.clone(), player.player_id.clone());
        let registration = Registration { game_id, player_id, registration_date: date, score: 0 };
        let request = on_key("create", &registration.key())?;
        self.create(&registration).await?;
        Answer::new::<Overloaded, _>(request, &[registration], ())
    }

    async fn players_of(&self, game_id: &str) -> Result<Answer<Vec<Registration>>, Error> {
        query(self, Registration::query().game_id(game_id)).await
    }
}
