//! The output of the programs.

use std::fmt::Display;
use std::io::{self, Write};

use comfy_table::{ContentArrangement, presets::UTF8_FULL_CONDENSED};
use ddb_keys::aws::{Client, Error, Selects};
use ddb_keys::{Table, query::IntoCondition};

use crate::Failure;

/// Number of rows that a printed table shows.
const SHOWN: usize = 9;
/// Width of a printed table, in characters.
const WIDTH: u16 = 116;

/// Prints numbered steps, each with a request and its result.
#[derive(Debug)]
pub struct Report<W> {
    out: W,
    steps: usize,
}

impl<W: Write> Report<W> {
    /// Starts a report with an opening line.
    pub fn new(mut out: W, opening: impl Display) -> io::Result<Self> {
        writeln!(out, "{opening}")?;
        Ok(Self { out, steps: 0 })
    }

    /// Starts the next step.
    pub fn step(&mut self, title: impl Display, asked: impl Display) -> io::Result<()> {
        self.steps += 1;
        writeln!(self.out, "\n{:>2}  {title}\n    {asked}", self.steps)
    }

    /// Prints a line.
    pub fn line(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.out, "    {text}")
    }

    /// Runs a query as a step, and prints its key condition and its rows.
    pub async fn ask<T, Q>(
        &mut self,
        table: &Client<T>,
        title: impl Display,
        query: Q,
    ) -> Result<(), Failure>
    where
        T: Table + Shown + 'static,
        Q: IntoCondition<Select: Selects<T, Row: Into<T>, Missing = ()>>,
    {
        let condition = query.into_condition()?;
        self.step(title, T::SCHEMA.show(&condition))?;
        Ok(self.entities(table.query(condition).all().await?)?)
    }

    /// Prints rows of one or several entities.
    pub fn entities<T: Shown>(&mut self, rows: Vec<impl Into<T>>) -> io::Result<()> {
        self.rows(&rows.into_iter().map(Into::into).collect::<Vec<T>>())
    }

    /// Prints the outcome of a conditional write. Any other error ends the program.
    pub fn outcome<T>(&mut self, what: &str, written: Result<T, Error>) -> Result<(), Failure> {
        match written {
            Ok(_) => self.line(format_args!("{what}: done"))?,
            Err(error) if error.is_condition_failed() => {
                let label = error.failed_condition().and_then(|action| action.label.clone());
                let reason = label.map_or_else(|| error.to_string(), String::from);
                self.line(format_args!("{what}: refused, {reason}"))?;
            }
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }

    /// Prints the first rows, and how many there are.
    pub fn rows<R: Shown>(&mut self, rows: &[R]) -> io::Result<()> {
        if rows.is_empty() {
            return self.line("none");
        }
        let mut table = comfy_table::Table::new();
        table.load_style(UTF8_FULL_CONDENSED).set_header(R::HEADER);
        table.set_content_arrangement(ContentArrangement::Dynamic).set_width(WIDTH);
        table.add_rows(rows.iter().take(SHOWN).map(R::cells));
        table.lines().try_for_each(|line| self.line(line))?;
        match rows.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => self.line(format_args!("and {more} more, {} in all", rows.len())),
        }
    }
}

/// A row of a printed table.
pub trait Shown {
    /// Names of the columns.
    const HEADER: &'static [&'static str];

    /// Texts of the columns.
    fn cells(&self) -> Vec<String>;
}
