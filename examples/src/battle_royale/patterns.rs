//! The access patterns. Reads are queries, plain data; writes are filled requests.

use ddb_keys::aws::{Client, TransactWrite, Update};
use ddb_keys::{
    Entity,
    query::{Collection, IndexScan, IntoCondition, One},
};
use uuid::Uuid;

use super::entities::{BattleRoyale, Game, GameKey, UserGameMapping};

/// The table, wherever it is.
pub type Table = Client<BattleRoyale>;

/// How many people a game has room for.
pub const FULL: u32 = 50;

/// A game and everyone in it: one item collection.
pub fn game_with_players(game_id: Uuid) -> impl IntoCondition<Select = Collection<Game>> {
    Game::collection().game_id(game_id)
}

/// The games on a map that can be joined, oldest first.
pub fn open_games(map: &str) -> impl IntoCondition<Select = One<Game>> {
    Game::query_open_games().map(map)
}

/// The games on all maps that can be joined: the whole index, for it has nothing else in it.
pub fn all_open_games() -> IndexScan<Game> {
    Game::scan_open_games()
}

/// The games that a user is or was in.
pub fn past_games(username: &str) -> impl IntoCondition<Select = One<UserGameMapping>> {
    UserGameMapping::query_inverted().username(username)
}

/// Takes a place in a game: not twice by the same user, and not the fifty-first.
pub fn join(table: &Table, game_id: Uuid, username: &str) -> TransactWrite {
    let player = UserGameMapping { game_id, username: username.to_owned(), place: None };
    let place = table
        .update(GameKey { game_id })
        .add_text("people", 1)
        .condition_text("people < :full")
        .value(":full", FULL);
    table
        .transact_write()
        .write_as("the user is in it already", table.create(&player))
        .write_as("the game is full", place)
}

/// Starts a full game, once, by the one who made it. It can be joined no more, and so leaves the
/// index of open games.
pub fn start(table: &Table, game: &Game, now: &str) -> Update<BattleRoyale, Game> {
    table
        .update(game.key())
        .remove_text("open_timestamp")
        .set_text("start_time", now)
        .condition_text(
            "creator = :creator AND people = :full AND attribute_not_exists(start_time)",
        )
        .value(":creator", &game.creator)
        .value(":full", FULL)
}
