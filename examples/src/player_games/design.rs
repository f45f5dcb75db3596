//! The seven access patterns, whatever the table looks like.

use ddb_keys::aws::{Client, Error, Selects};
use ddb_keys::{Entity, IntoCondition, KeyError, KeyOf, Table};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::overloaded::{Game, Player, Registration};
use super::sample::Sample;
use crate::Failure;

/// What is known of a game besides its id.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "PascalCase")]
#[allow(missing_docs)]
pub struct GameDetails {
    pub title: String,
    pub genre: String,
    pub description: String,
}

/// What is known of a player besides the id.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "PascalCase")]
#[allow(missing_docs)]
pub struct PlayerDetails {
    pub name: String,
    pub email: String,
    pub biography: String,
}

/// What a design found, and what it asked for.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer<R> {
    /// The request, as it reads.
    pub request: String,
    /// What came back.
    pub found: R,
}

impl<R> Answer<R> {
    /// The same request with its result seen another way.
    pub fn map<S>(self, change: impl FnOnce(R) -> S) -> Answer<S> {
        Answer { request: self.request, found: change(self.found) }
    }
}

/// A table that serves the access patterns.
#[expect(async_fn_in_trait, reason = "no design is boxed or sent to another thread")]
pub trait Design {
    /// What the design is called.
    const NAME: &'static str;

    /// How many indexes hold an entry for each registration, so that a write pays for it there.
    const INDEX_ENTRIES: u32;

    /// Creates the table and fills it.
    async fn load(&self, sample: &Sample) -> Result<(), Failure>;

    /// 1: the details of a game.
    async fn game(&self, game_id: &str) -> Result<Answer<Option<Game>>, Error>;

    /// 2: the details of a player.
    async fn player(&self, player_id: &str) -> Result<Answer<Option<Player>>, Error>;

    /// 3: the games that a player registered to from one day to another, oldest first.
    async fn registered(
        &self,
        player_id: &str,
        from: Date,
        to: Date,
    ) -> Result<Answer<Vec<Registration>>, Error>;

    /// 4: all games that a player ever played.
    async fn games_of(&self, player_id: &str) -> Result<Answer<Vec<Registration>>, Error>;

    /// 5: the player's score in a game is another.
    async fn set_score(
        &self,
        game_id: &str,
        player_id: &str,
        score: u32,
    ) -> Result<Answer<Registration>, Error>;

    /// 6: a player registers to a game, once.
    async fn register(&self, game: &Game, player: &Player, date: Date)
    -> Result<Answer<()>, Error>;

    /// 7: everyone who ever played a game.
    async fn players_of(&self, game_id: &str) -> Result<Answer<Vec<Registration>>, Error>;
}

/// Reads all rows of a query, and shows the condition in the table's own names.
pub(super) async fn query<T, Q>(
    table: &Client<T>,
    query: Q,
) -> Result<Answer<Vec<<Q::Select as Selects<T>>::Row>>, Error>
where
    T: Table + 'static,
    Q: IntoCondition<Select: Selects<T> + 'static>,
{
    let condition = query.into_condition()?;
    let request = T::SCHEMA.show(&condition).to_string();
    Ok(Answer { request, found: table.query(condition).await? })
}

/// Reads the first row of a query.
pub(super) async fn first<T, Q>(
    table: &Client<T>,
    query: Q,
) -> Result<Answer<Option<<Q::Select as Selects<T>>::Row>>, Error>
where
    T: Table + 'static,
    Q: IntoCondition<Select: Selects<T> + 'static>,
{
    let condition = query.into_condition()?;
    let request = format!("{}, limit 1", T::SCHEMA.show(&condition));
    Ok(Answer { request, found: table.query(condition).first().await? })
}

/// A request on one item, as it reads.
pub(super) fn on_key<E: Entity>(operation: &str, key: &impl KeyOf<E>) -> Result<String, KeyError> {
    Ok(format!("{operation} {}", key.build_key()?))
}
