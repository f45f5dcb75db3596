//! Players and their games, modelled twice: one item for each player of a game with everything in
//! it, or games, players and registrations as items of their own under shared keys.
//!
//! Start reading at [`denormalized`] and [`overloaded`]: a key chart and seven access patterns each.

use std::io::Write;

use ddb_keys::aws::Client;

use self::costs::{Costs, needed};
use self::denormalized::Denormalized;
use self::overloaded::{Game, Overloaded, Player, Registration};
use self::sample::Sample;
use crate::{Failure, report::Report};

pub mod costs;
pub mod denormalized;
pub mod overloaded;
pub mod sample;

/// What a design answers to the seven access patterns, in their order.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "fields are called what they hold")]
pub struct Answers {
    pub game: Option<Game>,
    pub player: Option<Player>,
    pub registered: Vec<Registration>,
    pub games: Vec<Registration>,
    pub rescored: Option<Registration>,
    pub added: Option<Registration>,
    pub players: Vec<Registration>,
}

/// Fills the tables of both designs, asks them, and tells what they answer and what that costs.
pub async fn tell<W: Write>(
    report: &mut Report<W>,
    sample: &Sample,
    one: &Client<Denormalized>,
    other: &Client<Overloaded>,
) -> Result<(), Failure> {
    denormalized::load(one, sample).await?;
    overloaded::load(other, sample).await?;
    let (mut one, mut other) = (Costs::of(one), Costs::of(other));
    let answers = denormalized::answer(&mut one, &sample.asked).await?;
    let others = overloaded::answer(&mut other, &sample.asked).await?;
    for (design, lines) in [
        ("Denormalized: everything in every item, raw attributes as keys", &one.lines),
        ("Overloaded keys: games, players and registrations apart", &other.lines),
    ] {
        let [reads, writes] = needed(lines);
        report.step(design, format_args!("needs {reads} RCU and {writes} WCU a second in all"))?;
        report.rows(lines)?;
    }
    let same = if answers == others { "the same" } else { "not the same" };
    Ok(report.step("Side by side", format_args!("the answers of both designs are {same}"))?)
}
