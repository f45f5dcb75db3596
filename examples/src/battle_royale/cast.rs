//! Who plays in the story, found in the data.

use std::cmp::Reverse;
use std::collections::HashSet;

use uuid::Uuid;

use super::entities::{BattleRoyale, Game, User, UserGameMapping, UserKey};
use super::patterns::FULL;
use crate::Failure;

/// The newcomer of the lab that this table comes from, wherever the lab's data is used.
const NEWCOMER: &str = "vlopez";

/// The games and users of the story.
#[derive(Debug)]
pub struct Cast<'d> {
    /// The two maps with the most open games.
    pub maps: Vec<&'d str>,
    /// The oldest open game of the first map that has more than its creator in it.
    pub viewed: &'d Game,
    /// The game to join: the fullest with a place left.
    pub joined: &'d Game,
    /// The user who joins it: one who is in no game.
    pub newcomer: &'d str,
    /// A user with a past: the second of the first game that ended.
    pub veteran: &'d str,
}

impl<'d> Cast<'d> {
    /// Finds everyone; the game to join and the user who does may be given.
    pub fn find(
        rows: &'d [BattleRoyale],
        game: Option<Uuid>,
        user: Option<&str>,
    ) -> Result<Self, Failure> {
        let games = || rows.iter().filter_map(BattleRoyale::as_entity::<Game>);
        let open = || games().filter(|game| game.open_timestamp.is_some());
        let joined = match game {
            Some(id) => games()
                .find(|game| game.game_id == id)
                .ok_or_else(|| format!("no game {id} in the data"))?,
            None => open()
                .filter(|game| game.people < FULL)
                .max_by_key(|game| (game.people, game.game_id))
                .ok_or("no open game in the data")?,
        };
        let mut maps: Vec<&str> = open().map(|game| game.map.as_str()).collect();
        let size = |map: &str| open().filter(|game| game.map == map).count();
        maps.sort_by_cached_key(|map| (Reverse(size(map)), *map));
        maps.dedup();
        maps.truncate(2);
        let viewed = open()
            .filter(|game| maps.first() == Some(&game.map.as_str()) && game.people > 1)
            .min_by_key(|game| &game.open_timestamp);
        let first =
            games().filter(|game| game.end_time.is_some()).min_by_key(|game| &game.end_time);
        let veteran = first.and_then(|game| game.silver.as_ref()).unwrap_or(&joined.creator);
        let newcomer = newcomer(rows, user)?;
        Ok(Self { maps, viewed: viewed.unwrap_or(joined), joined, newcomer, veteran })
    }
}

fn newcomer<'d>(rows: &'d [BattleRoyale], given: Option<&str>) -> Result<&'d str, Failure> {
    let users =
        || rows.iter().filter_map(BattleRoyale::as_entity).map(|user: &User| &*user.username);
    let called = |name: &str| users().find(|user| *user == name);
    if let Some(username) = given {
        // A name that cannot stand in a key is refused as such, before anyone is looked for.
        UserKey { username }.build()?;
        return Ok(called(username).ok_or_else(|| format!("no user {username} in the data"))?);
    }
    let players = rows.iter().filter_map(BattleRoyale::as_entity::<UserGameMapping>);
    let players: HashSet<&str> = players.map(|player| &*player.username).collect();
    let idle = || users().find(|user| !players.contains(user));
    Ok(called(NEWCOMER).or_else(idle).ok_or("every user in the data is in a game already")?)
}
