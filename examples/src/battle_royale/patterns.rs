//! The access patterns. Reads are queries, which are plain data. Writes are requests, ready to be sent.

use ddb_keys::aws::{Client, TransactWrite, Update};
use ddb_keys::query::{IndexScan, IntoCondition, Members, One, Through};
use uuid::Uuid;

use super::entities::{BattleRoyale, Game, GameKey, GameRoom, UserGameMapping};

/// A client for the table.
pub type Table = Client<BattleRoyale>;

/// Number of people that a game has room for.
pub const FULL: u32 = 50;

/// A game and all its players: one item collection.
pub fn game_with_players(game_id: Uuid) -> impl IntoCondition<Select = Members<GameRoom>> {
    GameRoom::query().game_id(game_id)
}

/// Games on a map that can be joined, oldest first.
pub fn open_games(map: &str) -> impl IntoCondition<Select = Through<One<Game>, 1>> {
    Game::query_open_games().map(map)
}

/// Games on all maps that can be joined. Scans the whole index, which contains nothing else.
pub fn all_open_games() -> IndexScan<Game, 1> {
    Game::scan_open_games()
}

/// Games in which a user plays or has played.
pub fn past_games(username: &str) -> impl IntoCondition<Select = Through<One<UserGameMapping>, 1>> {
    UserGameMapping::query_inverted().username(username)
}

/// Adds a player to a game, unless the user already plays in it or the game is full.
pub fn join(table: &Table, game_id: Uuid, username: &str) -> TransactWrite<BattleRoyale> {
    let player = UserGameMapping { game_id, username: username.to_owned(), place: None };
    let place =
        table.update(GameKey { game_id }).add(|g| g.people, 1).condition(|g| g.people.lt(FULL));
    table.transact_write((
        table.create(&player).label("the user already plays in this game"),
        place.label("the game is full"),
    ))
}

/// Starts a full game that has not been started yet, if the user created it. The game can no longer be
/// joined and leaves the index of open games.
pub fn start(table: &Table, game_id: Uuid, user: &str, now: &str) -> Update<BattleRoyale, Game> {
    table
        .update(GameKey { game_id })
        .remove(|g| g.open_timestamp)
        .set(|g| g.start_time, now)
        .condition(|g| g.creator.eq(user) & g.people.eq(FULL) & g.start_time.missing())
}
