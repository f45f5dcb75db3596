//! The access patterns. Reads are key conditions, plain data; writes are filled requests.

use ddb_keys::aws::{Client, TransactWrite, Update};
use ddb_keys::{Collection, IndexScan, IntoCondition, KeyCondition, KeyError, One};
use uuid::Uuid;

use super::entities::{BattleRoyale, Game, GameKey, UserGameMapping};

/// How many people a game has room for.
pub const FULL: u32 = 50;

/// A game and everyone in it: one item collection.
pub fn game_with_players(game_id: Uuid) -> Result<KeyCondition<Collection<Game>>, KeyError> {
    Game::collection().game_id(game_id).into_condition()
}

/// The games on a map that can be joined, oldest first.
pub fn open_games(map: &str) -> Result<KeyCondition<One<Game>>, KeyError> {
    Game::query_open_games().map(map).into_condition()
}

/// The games on all maps that can be joined: the whole index, for it has nothing else in it.
#[must_use]
pub fn all_open_games() -> IndexScan<Game> {
    Game::scan_open_games()
}

/// The games that a user is or was in.
pub fn past_games(username: &str) -> Result<KeyCondition<One<UserGameMapping>>, KeyError> {
    UserGameMapping::query_inverted().username(username).into_condition()
}

/// Takes a place in a game: not twice by the same user, and not the fifty-first.
pub fn join(table: &Client<BattleRoyale>, game_id: Uuid, username: &str) -> TransactWrite {
    let player = UserGameMapping { game_id, username: username.to_owned(), place: None };
    let place = table
        .update(GameKey { game_id })
        .add("people", 1)
        .condition("people < :full")
        .value(":full", FULL);
    table.transact_write().write(table.create(&player)).write(place)
}

/// Starts a full game, once, by the one who made it. It can be joined no more, and so leaves the
/// index of open games.
pub fn start(
    table: &Client<BattleRoyale>,
    game_id: Uuid,
    creator: &str,
    now: &str,
) -> Update<BattleRoyale, Game> {
    table
        .update(GameKey { game_id })
        .remove("open_timestamp")
        .set("start_time", now)
        .condition("creator = :creator AND people = :full AND attribute_not_exists(start_time)")
        .value(":creator", creator)
        .value(":full", FULL)
}
