//! Every access pattern once in a design, with what it read and what that costs at the rate that
//! is expected of it.

use std::io::{self, Write};

use ddb_keys::aws::{Consistency, Error, Meter, read_units, write_units};
use jiff::civil::{Date, date};

use super::design::{Answer, Design};
use super::overloaded::{Game, Player, Registration};
use super::sample::Sample;
use crate::Failure;
use crate::report::{Report, Shown};

/// The registrations that are asked for.
const FROM: Date = date(2024, 2, 1);
const TO: Date = date(2024, 3, 31);
/// When the story takes place.
const TODAY: Date = date(2024, 7, 1);
const NEW_SCORE: u32 = 4711;

/// Whether a pattern reads or writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Kind {
    Read,
    Write,
}

/// An access pattern and how often it is expected.
#[derive(Debug, Clone, Copy)]
struct Pattern {
    number: u32,
    what: &'static str,
    kind: Kind,
    per_second: u32,
}

const fn pattern(number: u32, what: &'static str, kind: Kind, per_second: u32) -> Pattern {
    Pattern { number, what, kind, per_second }
}

const PATTERNS: [Pattern; 7] = [
    pattern(1, "details of a game", Kind::Read, 2000),
    pattern(2, "details of a player", Kind::Read, 1000),
    pattern(3, "registrations in two months", Kind::Read, 500),
    pattern(4, "all games of a player", Kind::Read, 150),
    pattern(5, "another score", Kind::Write, 100),
    pattern(6, "a registration", Kind::Write, 50),
    pattern(7, "all players of a game", Kind::Read, 1),
];

/// An access pattern as it went.
#[derive(Debug, Clone)]
pub struct Line {
    pattern: Pattern,
    request: String,
    items: usize,
    bytes: usize,
    /// The units that the engine reports, indexes included.
    pub reported: f64,
    /// The units that follow from the sizes.
    pub computed: f64,
}

impl Line {
    /// Whether it reads or writes.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.pattern.kind
    }

    /// The units that are needed each second.
    #[must_use]
    pub fn needed(&self) -> f64 {
        self.computed * f64::from(self.pattern.per_second)
    }
}

/// What a design answered, to be compared with another's.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs)]
pub struct Answers {
    pub game: Option<Game>,
    pub player: Option<Player>,
    pub registered: Vec<Registration>,
    pub games: Vec<Registration>,
    pub rescored: Registration,
    pub players: Vec<Registration>,
}

/// Asks everything once; the meter is the one of the design's client.
pub async fn ask<D: Design>(
    design: &D,
    sample: &Sample,
    meter: &Meter,
) -> Result<(Answers, Vec<Line>), Failure> {
    let registration = sample.registrations.first().ok_or("no registration in the data")?;
    let (game, player) = sample.of(registration).ok_or("no such game and player")?;
    let new_game = sample.new_to(player).ok_or("the player is in every game")?;
    let (game_id, player_id) = (&game.game_id, &player.player_id);
    let mut lines = Lines { meter, index_entries: D::INDEX_ENTRIES, noted: Vec::new() };
    drop(meter.take());
    let answers = Answers {
        game: lines.add(design.game(game_id).await)?,
        player: lines.add(design.player(player_id).await)?,
        registered: lines.add(design.registered(player_id, FROM, TO).await)?,
        games: lines.add(design.games_of(player_id).await)?,
        rescored: lines.add(design.set_score(game_id, player_id, NEW_SCORE).await)?,
        players: {
            lines.add(design.register(new_game, player, TODAY).await)?;
            lines.add(design.players_of(&new_game.game_id).await)?
        },
    };
    Ok((answers, lines.noted))
}

struct Lines<'m> {
    meter: &'m Meter,
    index_entries: u32,
    noted: Vec<Line>,
}

impl Lines<'_> {
    /// Notes what the next pattern of the list cost.
    fn add<R>(&mut self, answer: Result<Answer<R>, Error>) -> Result<R, Failure> {
        let Answer { request, items, bytes, found } = answer?;
        let pattern = *PATTERNS.get(self.noted.len()).ok_or("no such access pattern")?;
        let units = self.meter.total();
        let reported = units.read + units.write;
        drop(self.meter.take());
        let computed = match pattern.kind {
            Kind::Read => read_units(bytes, Consistency::Eventual),
            // The item is written to the table, and copied into each index.
            Kind::Write => write_units(bytes) * f64::from(1 + self.index_entries),
        };
        self.noted.push(Line { pattern, request, items, bytes, reported, computed });
        Ok(found)
    }
}

/// The units that all patterns of a kind need each second.
#[must_use]
pub fn needed(lines: &[Line], kind: Kind) -> f64 {
    lines.iter().filter(|line| line.kind() == kind).map(Line::needed).sum()
}

impl Shown for Line {
    const HEADER: &'static [&'static str] =
        &["#", "pattern", "request", "items", "bytes", "reported", "a second, by size"];

    fn cells(&self) -> Vec<String> {
        let unit = match self.kind() {
            Kind::Read => "RCU",
            Kind::Write => "WCU",
        };
        let Self { pattern, request, items, bytes, reported, computed } = self;
        vec![
            pattern.number.to_string(),
            pattern.what.to_owned(),
            request.clone(),
            items.to_string(),
            bytes.to_string(),
            format!("{reported} {unit}"),
            format!("{} × {computed} = {} {unit}", pattern.per_second, self.needed()),
        ]
    }
}

/// Tells both designs' stories, and compares their answers. The meter is on both tables.
pub async fn tell<W: Write, A: Design, B: Design>(
    report: &mut Report<W>,
    sample: &Sample,
    meter: &Meter,
    one: &A,
    other: &B,
) -> Result<(), Failure> {
    one.load(sample).await?;
    other.load(sample).await?;
    let (answers, lines) = ask(one, sample, meter).await?;
    show::<A, W>(report, &lines)?;
    let (others_answers, others_lines) = ask(other, sample, meter).await?;
    show::<B, W>(report, &others_lines)?;
    let same = if answers == others_answers { "the same" } else { "not the same" };
    report.step("Side by side", format_args!("the answers of both designs are {same}"))?;
    for kind in [Kind::Read, Kind::Write] {
        let (one, other) = (needed(&lines, kind), needed(&others_lines, kind));
        let unit = if kind == Kind::Read { "read" } else { "write" };
        report.line(format_args!("{unit} capacity units a second: {one} and {other}"))?;
    }
    Ok(())
}

fn show<D: Design, W: Write>(report: &mut Report<W>, lines: &[Line]) -> io::Result<()> {
    let (reads, writes) = (needed(lines, Kind::Read), needed(lines, Kind::Write));
    let asked = format_args!("needs {reads} RCU and {writes} WCU in all");
    report.step(D::NAME, asked)?;
    report.rows(lines)
}
