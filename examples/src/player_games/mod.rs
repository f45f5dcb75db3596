//! Players and their games, modelled in two ways: one item per player and game that contains all
//! data, or separate items for games, players and registrations with overloaded keys.
//!
//! Start with [`denormalized`] and [`overloaded`]. Each has its entities and seven access patterns.

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

/// The results of the seven access patterns, in their order.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names of the fields say it all")]
pub struct Answers {
    pub game: Option<Game>,
    pub player: Option<Player>,
    pub registered: Vec<Registration>,
    pub games: Vec<Registration>,
    pub rescored: Option<Registration>,
    pub added: Option<Registration>,
    pub players: Vec<Registration>,
}

/// Fills the tables of both designs, runs the access patterns, and prints results and costs.
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
        ("Overloaded keys: separate games, players and registrations", &other.lines),
    ] {
        let [reads, writes] = needed(lines);
        report
            .step(design, format_args!("needs {reads} RCU and {writes} WCU per second in total"))?;
        report.rows(lines)?;
    }
    let same = if answers == others { "the same" } else { "different" };
    Ok(report.step("Side by side", format_args!("the results of both designs are {same}"))?)
}
