//! Chooses the games and users of the story from the data.

use std::cmp::Reverse;
use std::collections::HashSet;

use super::entities::{BattleRoyale, Game, User, UserGameMapping, UserKey};
use super::patterns::FULL;
use crate::Failure;

/// The games and users of the story.
#[derive(Debug)]
pub struct Cast<'d> {
    /// The oldest game with at least two players on the map that has the most open games.
    pub viewed: &'d Game,
    /// The game to join: the fullest one that still has room.
    pub joined: &'d Game,
    /// The user who joins it: one who is not in any game.
    pub newcomer: &'d str,
    /// A user with past games: the runner-up of the game that ended first.
    pub veteran: &'d str,
}

impl<'d> Cast<'d> {
    /// Chooses the games and users. The caller may name the user who joins.
    pub fn find(rows: &'d [BattleRoyale], user: Option<&str>) -> Result<Self, Failure> {
        let games = || rows.iter().filter_map(BattleRoyale::as_entity::<Game>);
        let open = || games().filter(|game| game.open_timestamp.is_some());
        let viewed = open().filter(|game| game.people > 1);
        let on_map = |map: &str| open().filter(|game| game.map == map).count();
        let viewed = viewed.max_by_key(|game| (on_map(&game.map), Reverse(&game.open_timestamp)));
        let joined = open().filter(|game| game.people < FULL).max_by_key(|game| game.people);
        let joined = joined.ok_or("no open game in the data")?;
        let ended = games().filter(|game| game.end_time.is_some());
        let first = ended.min_by_key(|game| &game.end_time);
        let veteran = first.and_then(|game| game.silver.as_ref()).unwrap_or(&joined.creator);
        let newcomer = newcomer(rows, user)?;
        Ok(Self { viewed: viewed.unwrap_or(joined), joined, newcomer, veteran })
    }
}

fn newcomer<'d>(rows: &'d [BattleRoyale], given: Option<&str>) -> Result<&'d str, Failure> {
    let users = rows.iter().filter_map(BattleRoyale::as_entity::<User>);
    let mut users = users.map(|user| user.username.as_str());
    if let Some(username) = given {
        // A name that cannot be part of a key has its own error, before the search.
        UserKey { username }.build()?;
        let user = users.find(|user| *user == username);
        return Ok(user.ok_or_else(|| format!("no user {username} in the data"))?);
    }
    let players = rows.iter().filter_map(BattleRoyale::as_entity::<UserGameMapping>);
    let players: HashSet<&str> = players.map(|player| &*player.username).collect();
    let idle = users.find(|user| !players.contains(user));
    Ok(idle.ok_or("every user in the data is in a game already")?)
}
