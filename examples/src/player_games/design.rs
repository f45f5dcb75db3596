//! The seven access patterns, whatever the table looks like.

use ddb_keys::aws::{Client, Error, TableItems, encode, item_size};
use ddb_keys::{Contains, Entity, IntoCondition, KeyError, KeyOf, One};
use jiff::civil::Date;
use serde::de::DeserializeOwned;
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
    /// How many items it read or wrote.
    pub items: usize,
    /// Their size.
    pub bytes: usize,
    /// What came back.
    pub found: R,
}

impl<R> Answer<R> {
    /// An answer that read or wrote these rows.
    pub(super) fn new<T, E>(request: String, rows: &[E], found: R) -> Result<Self, Error>
    where
        T: Contains<E>,
        E: Entity + Serialize,
    {
        let mut bytes = 0;
        for row in rows {
            bytes += item_size(&encode::<T, E>(row)?);
        }
        Ok(Self { request, items: rows.len(), bytes, found })
    }

    /// The same request with its result seen another way.
    pub(super) fn map<S>(self, change: impl FnOnce(R) -> S) -> Answer<S> {
        let Self { request, items, bytes, found } = self;
        Answer { request, items, bytes, found: change(found) }
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
pub(super) async fn query<T, E>(
    table: &Client<T>,
    query: impl IntoCondition<Select = One<E>>,
) -> Result<Answer<Vec<E>>, Error>
where
    T: Contains<E> + TableItems + 'static,
    E: Entity + Serialize + DeserializeOwned + Send + 'static,
{
    let condition = query.into_condition()?;
    let request = T::SCHEMA.show(&condition).to_string();
    let rows: Vec<E> = table.query(condition).await?;
    Ok(Answer::new::<T, E>(request, &rows, ())?.map(|()| rows))
}

/// Reads the first row of a query.
pub(super) async fn first<T, E>(
    table: &Client<T>,
    query: impl IntoCondition<Select = One<E>>,
) -> Result<Answer<Option<E>>, Error>
where
    T: Contains<E> + TableItems + 'static,
    E: Entity + Serialize + DeserializeOwned + Send + 'static,
{
    let condition = query.into_condition()?;
    let request = format!("{}, limit 1", T::SCHEMA.show(&condition));
    let row = table.query(condition).first().await?;
    Ok(Answer::new::<T, E>(request, row.as_slice(), ())?.map(|()| row))
}

/// A request on one item, as it reads.
pub(super) fn on_key<E: Entity>(operation: &str, key: &impl KeyOf<E>) -> Result<String, KeyError> {
    Ok(format!("{operation} {}", key.build_key()?))
}
