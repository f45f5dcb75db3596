//! What the program prints.

use std::fmt::Display;
use std::io::{self, Write};

use comfy_table::{Table, presets::UTF8_FULL_CONDENSED};
use ddb_keys::aws::Error;

use super::Failure;
use super::entities::{BattleRoyale, Game, UserGameMapping};

/// Rows of a table that are shown.
const SHOWN: usize = 9;

/// Numbered steps, each with what is asked and what comes back.
#[derive(Debug)]
pub struct Report<W> {
    out: W,
    steps: usize,
}

impl<W: Write> Report<W> {
    /// Nothing printed yet.
    pub fn new(out: W) -> Self {
        Self { out, steps: 0 }
    }

    /// Says what is about to be loaded.
    pub fn title(
        &mut self,
        rows: &[BattleRoyale],
        source: &str,
        table: &str,
        place: &str,
    ) -> io::Result<()> {
        let count =
            |wanted: fn(&BattleRoyale) -> bool| rows.iter().filter(|row| wanted(row)).count();
        let users = count(|row| matches!(row, BattleRoyale::User(_)));
        let games = count(|row| matches!(row, BattleRoyale::Game(_)));
        let (all, players) = (rows.len(), rows.len() - users - games);
        writeln!(self.out, "Table `{table}` in {place}")?;
        writeln!(self.out, "{all} items, {source}: {users} users, {games} games, {players} players")
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

    /// Games, as rows.
    pub fn games(&mut self, games: &[Game]) -> io::Result<()> {
        let row = |game: &Game| {
            let opened = game.open_timestamp.clone().unwrap_or_default();
            [game.game_id.to_string(), game.map.clone(), opened, game.people.to_string()]
        };
        self.table(["game", "map", "open since", "people"], games.iter().map(row))
    }

    /// The games that a user is in, as rows.
    pub fn past(&mut self, past: &[UserGameMapping]) -> io::Result<()> {
        let row = |played: &UserGameMapping| {
            [played.game_id.to_string(), played.place.clone().unwrap_or_default()]
        };
        self.table(["game", "place"], past.iter().map(row))
    }

    /// Items of several entities, as rows.
    pub fn collection(&mut self, rows: &[BattleRoyale]) -> Result<(), Failure> {
        let row = |row: &BattleRoyale| {
            let sk = row.key().build()?.sk.map(|sk| sk.to_string()).unwrap_or_default();
            let (entity, what) = match row {
                BattleRoyale::User(user) => ("User", user.name.clone()),
                BattleRoyale::Game(game) => {
                    ("Game", format!("{} people on {}", game.people, game.map))
                }
                BattleRoyale::UserGameMapping(player) => {
                    ("UserGameMapping", player.place.clone().unwrap_or_default())
                }
            };
            Ok([entity.to_owned(), sk, what])
        };
        let rows = rows.iter().map(row).collect::<Result<Vec<_>, ddb_keys::KeyError>>()?;
        Ok(self.table(["entity", "sort key", ""], rows.into_iter())?)
    }

    fn table<const N: usize>(
        &mut self,
        header: [&str; N],
        rows: impl ExactSizeIterator<Item = [String; N]>,
    ) -> io::Result<()> {
        let count = rows.len();
        if count == 0 {
            return self.line("none");
        }
        let mut table = Table::new();
        table.load_style(UTF8_FULL_CONDENSED).set_header(header).add_rows(rows.take(SHOWN));
        table.lines().try_for_each(|line| self.line(line))?;
        match count.saturating_sub(SHOWN) {
            0 => Ok(()),
            more => self.line(format_args!("and {more} more, {count} in all")),
        }
    }
}
