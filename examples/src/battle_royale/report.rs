//! What the program prints of its entities.

use std::io::{self, Write};

use super::entities::{BattleRoyale, Game, User, UserGameMapping};
use crate::report::{Report, Shown};

/// Says what is about to be loaded, from where, and whereto.
pub fn begin<W: Write>(
    out: W,
    rows: &[BattleRoyale],
    from: &str,
    to: &str,
) -> io::Result<Report<W>> {
    let users = rows.iter().filter_map(BattleRoyale::as_entity::<User>).count();
    let games = rows.iter().filter_map(BattleRoyale::as_entity::<Game>).count();
    let players = rows.iter().filter_map(BattleRoyale::as_entity::<UserGameMapping>).count();
    let items = rows.len();
    let opening = format_args!(
        "{items} items, {from}, into {to}\n{users} users, {games} games, {players} players in them"
    );
    Report::new(out, opening)
}

impl Shown for Game {
    const HEADER: &'static [&'static str] = &["game", "map", "people", "open since"];

    fn cells(&self) -> Vec<String> {
        let opened = self.open_timestamp.clone().unwrap_or_default();
        vec![self.game_id.to_string(), self.map.clone(), self.people.to_string(), opened]
    }
}

impl Shown for UserGameMapping {
    const HEADER: &'static [&'static str] = &["game", "player", "place"];

    fn cells(&self) -> Vec<String> {
        let place = self.place.clone().unwrap_or_default();
        vec![self.game_id.to_string(), self.username.clone(), place]
    }
}

impl Shown for BattleRoyale {
    const HEADER: &'static [&'static str] = &["entity", "name", "note"];

    fn cells(&self) -> Vec<String> {
        match self {
            Self::User(user) => vec!["User".into(), user.username.clone(), user.name.clone()],
            Self::Game(game) => {
                vec!["Game".into(), game.map.clone(), format!("{} people", game.people)]
            }
            Self::UserGameMapping(player) => {
                let place = player.place.clone().unwrap_or_default();
                vec!["UserGameMapping".into(), player.username.clone(), place]
            }
        }
    }
}
