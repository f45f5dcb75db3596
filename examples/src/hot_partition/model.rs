//! A model of DynamoDB's partitions: each takes a number of units in a second, and refuses the rest.
//!
//! All items of one partition key lie in one partition, and no other items. DynamoDB is kinder: it saves up unused capacity for
//! bursts, and splits a partition that stays hot. A refused write is not sent again here.

use std::collections::HashMap;

use ddb_keys::{Entity, EntityKeys, KeyError, KeyValue, shard_of};
use jiff::civil::Date;

use super::entities::Plays;
use crate::Failure;

/// Write units that a partition takes in a second.
pub const WRITE_UNITS: u32 = 1000;
/// Read units that a partition gives in a second.
pub const READ_UNITS: u32 = 3000;
/// Read units for one item of up to 4 KB, read without `consistent`.
pub const READ_OF_ONE: f64 = 0.5;
/// Room for shards that get more than their share, in hundredths of the load.
pub const ROOM: u32 = 125;

/// Writes that all add to the counter of one show and day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::Args)]
pub struct Load {
    /// Writes per second
    #[arg(long, value_name = "NUMBER", default_value_t = 8000,
        value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub writes: u32,
    /// Seconds that the load lasts
    #[arg(long, value_name = "NUMBER", default_value_t = 10,
        value_parser = clap::value_parser!(u32).range(1..=60))]
    pub seconds: u32,
    /// Write units of each write: the KB of the item, rounded up
    #[arg(long, value_name = "NUMBER", default_value_t = 1,
        value_parser = clap::value_parser!(u32).range(1..=400))]
    pub units: u32,
}

/// What was throttled with a number of shards.
#[derive(Debug, Clone, PartialEq)]
pub struct Outcome {
    /// The number of shards.
    pub shards: u16,
    /// Write units offered to the fullest shard in its busiest second.
    pub fullest: u32,
    /// The share of throttled writes, of 1, in each [`Design`].
    pub throttled: [f64; 3],
}

/// What a write changes: only the item in the table, or its entry in an index, too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Design {
    Table,
    Inverted,
    ByDay,
}

/// All designs, in the order of [`Outcome::throttled`].
pub const DESIGNS: [Design; 3] = [Design::Table, Design::Inverted, Design::ByDay];

/// How many shards take this many write units per second.
///
/// ```
/// use ddb_keys_examples::hot_partition::model::shards_for;
///
/// assert_eq!(shards_for(8000), 10);
/// assert_eq!(shards_for(800), 1);
/// ```
pub fn shards_for(write_units_per_second: u32) -> u16 {
    let with_room = u64::from(write_units_per_second) * u64::from(ROOM);
    let shards = with_room.div_ceil(100 * u64::from(WRITE_UNITS)).max(1);
    u16::try_from(shards).unwrap_or(u16::MAX)
}

impl Load {
    /// Write units per second.
    pub fn units_per_second(self) -> u32 {
        self.writes * self.units
    }

    /// The load in words.
    pub fn describe(self) -> String {
        let Self { writes, seconds, units } = self;
        let units =
            if units == 1 { "1 write unit".to_owned() } else { format!("{units} write units") };
        format!("{writes} writes per second for {seconds} s, {units} each")
    }

    /// Offers the load to a counter of this many shards.
    pub fn offer(self, shards: u16) -> Result<Outcome, Failure> {
        let requests = self.shards_of_requests(shards)?;
        let seconds = || requests.chunks(self.writes as usize);
        let keys: Vec<EntityKeys> = (0..shards).map(keys_of).collect::<Result<_, _>>()?;
        let throttled = DESIGNS.map(|design| {
            let touched = design.touched(&keys);
            let throttled: u32 = seconds().map(|second| self.throttled(second, &touched)).sum();
            f64::from(throttled) / f64::from(self.writes * self.seconds)
        });
        let fullest = seconds().map(|second| fullest(second, shards)).max().unwrap_or(0);
        Ok(Outcome { shards, fullest: fullest * self.units, throttled })
    }

    /// The shard of each request, by its id.
    fn shards_of_requests(self, shards: u16) -> Result<Vec<u16>, Failure> {
        let ids = (0..self.writes * self.seconds).map(|number| format!("request-{number}"));
        Ok(ids.map(|id| shard_of(&id, shards)).collect::<Result<_, _>>()?)
    }

    /// Counts the throttled writes of a second. A write is in one of the shards, of which each touches some partitions.
    fn throttled(self, second: &[u16], touched: &[Vec<usize>]) -> u32 {
        let mut used = vec![0; touched.iter().map(Vec::len).sum()];
        let mut is_throttled =
            |shard: u16| !take(&mut used, &touched[usize::from(shard)], self.units);
        second.iter().map(|shard| u32::from(is_throttled(*shard))).sum()
    }
}

impl Outcome {
    /// How many times its equal share the fullest shard was offered.
    pub fn unevenness(&self, load: Load) -> f64 {
        f64::from(self.fullest) * f64::from(self.shards) / f64::from(load.units_per_second())
    }

    /// Read units for the sum of all shards.
    pub fn units_of_sum(&self) -> f64 {
        f64::from(self.shards) * READ_OF_ONE
    }
}

impl Design {
    /// The index that each write changes, too.
    fn index(self) -> Option<&'static str> {
        match self {
            Self::Table => None,
            Self::Inverted => Some("Inverted"),
            Self::ByDay => Some("ByDay"),
        }
    }

    /// The partitions that a write of each shard touches, as numbers: two shards have the same number if they share a partition.
    fn touched(self, keys: &[EntityKeys]) -> Vec<Vec<usize>> {
        let mut numbers = HashMap::new();
        let mut number_of = |partition| {
            let next = numbers.len();
            *numbers.entry(partition).or_insert(next)
        };
        keys.iter().map(|keys| self.partitions(keys).map(&mut number_of).collect()).collect()
    }

    /// The partitions of an item and of its entry in the index, by the partition keys that the library builds.
    fn partitions(self, keys: &EntityKeys) -> impl Iterator<Item = (Option<&str>, &[KeyValue])> {
        let own = (None, std::slice::from_ref(&keys.primary.pk));
        let entries = keys.indexes.iter().filter(move |key| Some(key.index) == self.index());
        std::iter::once(own).chain(entries.map(|key| (Some(key.index), &*key.pk)))
    }
}

/// The keys of one shard of the counter.
fn keys_of(shard: u16) -> Result<EntityKeys, KeyError> {
    let day = Date::constant(2026, 1, 5);
    Plays { show: "rust".to_owned(), shard, day, count: 0 }.keys()
}

/// Takes units from all partitions, or from none: an index that cannot keep up refuses the write of the table, too.
fn take(used: &mut [u32], partitions: &[usize], units: u32) -> bool {
    let fits = partitions.iter().all(|partition| used[*partition] + units <= WRITE_UNITS);
    if fits {
        for partition in partitions {
            used[*partition] += units;
        }
    }
    fits
}

/// The number of requests to the shard that has most of them in a second.
fn fullest(second: &[u16], shards: u16) -> u32 {
    let mut counts = vec![0; usize::from(shards)];
    for shard in second {
        counts[usize::from(*shard)] += 1;
    }
    counts.into_iter().max().unwrap_or(0)
}
