//! Counts on an engine, offers a load to the model, and says how many shards it needs.

use std::io::{self, Write};

use ddb_keys::aws::{Client, Meter};
use ddb_keys::shard_of;
use jiff::civil::Date;

use super::counter::Counter;
use super::entities::{PlaysKey, Shows};
use super::model::{Load, Outcome, READ_OF_ONE, READ_UNITS, ROOM, WRITE_UNITS, shards_for};
use crate::Failure;
use crate::report::{Report, Shown};

/// The numbers of shards in the chart.
const SHARDS: [u16; 7] = [1, 2, 4, 8, 16, 32, 64];
/// Requests that are counted on the engine.
const REQUESTS: u64 = 100;
/// Eighths of a character in a full bar, which has 16 characters.
const EIGHTHS: u32 = 16 * 8;

/// What the chart means, and what the model leaves out.
const LESSONS: [&str; 6] = [
    "An index that cannot keep up throttles the writes of the table, too. All shards of a day lie in one partition",
    "of the inverted index, so that shards are of no use; an index with the shard in its partition key keeps them.",
    "Left out: DynamoDB splits a partition that stays hot between its items (adaptive capacity, split for heat), and",
    "saves up unused capacity for bursts, so that it throttles less than this. But a single item is never split:",
    "a counter without shards stays at 1000 write units a second. And clients send a throttled write again, which",
    "the model does not do.",
];

/// Prints all of it, and returns what the chart shows.
pub async fn tell<W: Write>(
    report: &mut Report<W>,
    table: &Client<Shows>,
    load: Load,
) -> Result<Vec<Outcome>, Failure> {
    count(report, table).await?;
    let outcomes = SHARDS.map(|shards| load.offer(shards));
    let outcomes = outcomes.into_iter().collect::<Result<Vec<_>, _>>()?;
    chart(report, load, &outcomes)?;
    advise(report, load, &load.offer(shards_for(load.units_per_second()))?)?;
    Ok(outcomes)
}

/// Counts some requests on the engine, and sums the shards.
async fn count<W: Write>(report: &mut Report<W>, table: &Client<Shows>) -> Result<(), Failure> {
    table.create_table().await?;
    let meter = Meter::new();
    let (show, day) = ("rust".to_owned(), Date::constant(2026, 1, 5));
    let counter = Counter { table: table.metered(&meter), show, day, shards: 16 };
    let shard = shard_of("request-7", counter.shards)?;
    let key = PlaysKey { show: &counter.show, shard, day }.build()?;
    let asked = format!("request-7 adds to {key}");
    report.step(format_args!("Counting {REQUESTS} requests in 16 shards"), asked)?;
    for number in 0..REQUESTS {
        counter.count(&format!("request-{number}")).await?;
    }
    let written = meter.take().total().write;
    let sum = counter.sum().await?;
    let read = meter.take().total().read;
    report.line(format_args!("{written} write units for the table and its two indexes"))?;
    report.line(format_args!("the sum is {sum}, for {read} read units"))?;
    Ok(())
}

/// Prints the chart.
fn chart<W: Write>(report: &mut Report<W>, load: Load, outcomes: &[Outcome]) -> io::Result<()> {
    report.step("Throttled writes by number of shards, in a model", load.describe())?;
    report.rows(outcomes)?;
    let sums = f64::from(READ_UNITS) / READ_OF_ONE;
    report.line(format_args!(
        "Each partition of the model takes {WRITE_UNITS} write units and {READ_UNITS} read units a second. A sum reads one item in each,"
    ))?;
    report.line(format_args!(
        "so that {sums} sums a second are possible with any number of shards."
    ))?;
    LESSONS.iter().try_for_each(|line| report.line(line))
}

/// Says how many shards the load needs, with what the model throttles then.
fn advise<W: Write>(report: &mut Report<W>, load: Load, with: &Outcome) -> io::Result<()> {
    let expected = load.units_per_second();
    let room = f64::from(ROOM) / 100.0;
    report.step(
        format_args!("How many shards: {}", with.shards),
        format_args!(
            "{expected} write units expected in a second × {room} / {WRITE_UNITS}, rounded up"
        ),
    )?;
    report.line(format_args!(
        "The factor is room for uneven shards: the fullest of {} gets {:.2} times its share in its busiest second:",
        with.shards,
        with.unevenness(load)
    ))?;
    report.line(format_args!(
        "{} write units, where its partition takes {WRITE_UNITS}. The model throttles {} of the writes then.",
        with.fullest,
        percent(with.throttled[0])
    ))?;
    if with.throttled[0] > 0.0 {
        report.line("Writes of so many units are few in a second, so that their shards are less even: take more shards.")?;
    }
    Ok(())
}

impl Shown for Outcome {
    const HEADER: &'static [&'static str] = &[
        "shards",
        "table alone",
        "with an inverted index",
        "index with shard",
        "fullest shard",
        "read the sum",
    ];

    fn cells(&self) -> Vec<String> {
        let [alone, inverted, by_day] = self.throttled;
        vec![
            self.shards.to_string(),
            bar(alone),
            bar(inverted),
            format!("{:>7}", percent(by_day)),
            format!("{} WCU/s", self.fullest),
            format!("{} RCU", self.units_of_sum()),
        ]
    }
}

/// A number and its bar.
fn bar(share: f64) -> String {
    let filled =
        (0..EIGHTHS).filter(|eighth| f64::from(*eighth) + 0.5 <= share * f64::from(EIGHTHS));
    let eighths = filled.count();
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8];
    format!("{:>7} {}{rest}", percent(share), "█".repeat(eighths / 8))
}

/// A share in percent. It says 0 only of nothing.
fn percent(share: f64) -> String {
    match share * 100.0 {
        0.0 => "0 %".to_owned(),
        some if some < 0.05 => "< 0.1 %".to_owned(),
        some => format!("{some:.1} %"),
    }
}
