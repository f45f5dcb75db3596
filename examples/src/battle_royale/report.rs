//! What the program prints.

use std::fmt::Display;
use std::io::{self, Write};

use comfy_table::{Table, presets::UTF8_FULL_CONDENSED};
use ddb_keys::aws::Error;

use super::Failure;
use super::entities::{BattleRoyale, Game, User, UserGameMapping};

/// Rows of a table that are shown.
const SHOWN: usize = 9;

/// Numbered steps, each with what is asked and what comes back.
#[derive(Debug)]
pub struct Report<W> {
    out: W,
    steps: usize,
}

impl<W: Write> Report<W> {
    /// Says what is about to be loaded, from where, and whereto.
    pub fn new(mut out: W, rows: &[BattleRoyale], from: &str, to: &str) -> io::Result<Self> {
        let users = rows.iter().filter_map(BattleRoyale::as_entity::<User>).count();
        let games = rows.iter().filter_map(BattleRoyale::as_entity::<Game>).count();
        let players = rows.iter().filter_map(BattleRoyale::as_entity::<UserGameMapping>).count();
        writeln!(out, "{} items, {from}, into {to}", rows.len())?;
        writeln!(out, "{users} users, {games} games, {players} players in them")?;
        Ok(Self { out, steps: 0 })
    }

    /// Begins a step.
    pub fn step(&mut self, title: impl Display, asked: impl Display) -> io::Result<()> {
        self.steps += 1;
        writeln!(self.out, "\n{:>2}  {title}\n    {asked}", self.steps)
    }

    /// Adds a line.
    pub fn line(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.out, "    {text}")
    }

    /// What became of a conditional write; any other failure ends the program.
    pub fn outcome<T>(&mut self, what: &str, written: Result<T, Error>) -> Result<(), Failure> {
        match written {
            Ok(_) => self.line(format_args!("{what}: done"))?,
            Err(error) if error.is_condition_failed() => {
                self.line(format_args!("{what}: refused, {error}"))?;
            }
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }

    /// Adds rows, the first of them if they are many.
    pub fn rows<R: Shown>(&mut self, rows: &[R]) -> io::Result<()> {
        if rows.is_empty() {
            return self.line("none");
        }
        let mut table = Table::new();
        table.load_style(UTF8_FULL_CONDENSED).set_header(R::HEADER);
        table.add_rows(rows.iter().take(SHOWN).map(R::cells));
        table.lines().try_for_each(|line| self.line(line))?;
        match rows.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => self.line(format_args!("and {more} more, {} in all", rows.len())),
        }
    }
}

/// What can be a row of a printed table.
pub trait Shown {
    /// The columns' names.
    const HEADER: &'static [&'static str];

    /// The columns.
    fn cells(&self) -> Vec<String>;
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
