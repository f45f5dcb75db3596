//! Who plays in the story, found in the data.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

use uuid::Uuid;

use super::Failure;
use super::entities::{BattleRoyale, Game, UserKey};
use super::patterns::FULL;

/// The newcomer of the lab that this table comes from, wherever its data is used.
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
        // A name that cannot stand in a key is refused before anyone is looked for.
        user.map(|username| UserKey { username }.build()).transpose()?;
        let games = || rows.iter().filter_map(game_of);
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
        let mut counts = BTreeMap::<&str, u32>::new();
        open().for_each(|game| *counts.entry(&game.map).or_default() += 1);
        let mut maps: Vec<&str> = counts.keys().copied().collect();
        maps.sort_by_key(|map| Reverse(counts[map]));
        maps.truncate(2);
        let viewed = open()
            .filter(|game| maps.first() == Some(&game.map.as_str()) && game.people > 1)
            .min_by_key(|game| &game.open_timestamp)
            .unwrap_or(joined);
        let ended = games().filter(|game| game.end_time.is_some());
        let first_ended = ended.min_by_key(|game| &game.end_time);
        let second = first_ended.and_then(|game| game.silver.as_deref());
        Ok(Self {
            maps,
            viewed,
            joined,
            newcomer: newcomer(rows, user)?,
            veteran: second.unwrap_or(&joined.creator),
        })
    }
}

fn game_of(row: &BattleRoyale) -> Option<&Game> {
    match row {
        BattleRoyale::Game(game) => Some(game),
        _ => None,
    }
}

fn newcomer<'d>(rows: &'d [BattleRoyale], given: Option<&str>) -> Result<&'d str, Failure> {
    let users = || {
        rows.iter().filter_map(|row| match row {
            BattleRoyale::User(user) => Some(user.username.as_str()),
            _ => None,
        })
    };
    let called = |name: &str| users().find(|user| *user == name);
    if let Some(name) = given {
        return Ok(called(name).ok_or_else(|| format!("no user {name} in the data"))?);
    }
    let players: HashSet<&str> = rows
        .iter()
        .filter_map(|row| match row {
            BattleRoyale::UserGameMapping(player) => Some(player.username.as_str()),
            _ => None,
        })
        .collect();
    let idle = || users().find(|user| !players.contains(user));
    Ok(called(NEWCOMER).or_else(idle).ok_or("every user in the data is in a game already")?)
}
