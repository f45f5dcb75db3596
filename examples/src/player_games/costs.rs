//! What each access pattern reads or writes, and what that costs at the rate expected of it.

use ddb_keys::aws::{
    Client, Consistency, Error, Meter, TableItems, encode, item_size, read_units, write_units,
};
use ddb_keys::{
    Entity, KeyOf,
    query::{IntoCondition, One},
    table::Contains,
};
use serde::{Serialize, de::DeserializeOwned};

use crate::report::Shown;

const RCU: &str = "RCU";
const WCU: &str = "WCU";

/// The access patterns: what they cost, and how often a second each is expected.
const PATTERNS: [(&str, &str, u32); 7] = [
    ("details of a game", RCU, 2000),
    ("details of a player", RCU, 1000),
    ("registrations in two months", RCU, 500),
    ("all games of a player", RCU, 150),
    ("another score", WCU, 100),
    ("a registration", WCU, 50),
    ("all players of a game", RCU, 1),
];

/// An access pattern, by its place in the list, as it went.
#[derive(Debug)]
pub struct Line {
    at: usize,
    request: String,
    items: usize,
    bytes: usize,
    /// The units that the engine reports, indexes included.
    pub reported: f64,
    /// The units that follow from the sizes.
    pub computed: f64,
}

/// The read and the write units that all patterns together need each second.
pub fn needed(lines: &[Line]) -> [f64; 2] {
    [RCU, WCU].map(|unit| {
        let lines = lines.iter().filter(|line| PATTERNS[line.at].1 == unit);
        lines.map(|line| line.computed * f64::from(PATTERNS[line.at].2)).sum()
    })
}

/// A design's table, asked one access pattern after the other.
#[derive(Debug)]
pub struct Costs<T> {
    /// The table.
    pub table: Client<T>,
    /// What the patterns took that were asked so far.
    pub lines: Vec<Line>,
    meter: Meter,
}

impl<T: TableItems + 'static> Costs<T> {
    /// A table of which nothing was asked yet.
    pub fn of(table: &Client<T>) -> Self {
        let meter = Meter::new();
        Self { table: table.metered(&meter), lines: Vec::new(), meter }
    }

    /// Reads the rows of a query, and notes what that took.
    pub async fn query<E, Q, R>(&mut self, query: Q, limit: Option<usize>) -> Result<Vec<R>, Error>
    where
        E: Entity + Serialize + DeserializeOwned + Into<R> + Send + 'static,
        T: Contains<E>,
        Q: IntoCondition<Select = One<E>>,
    {
        let condition = query.into_condition()?;
        let limited = limit.map(|rows| format!(", limit {rows}")).unwrap_or_default();
        let request = format!("{}{limited}", T::SCHEMA.show(&condition));
        let query = self.table.query(condition);
        let rows = if let Some(rows) = limit { query.limit(rows) } else { query }.await?;
        self.note(request, &rows)?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    /// Notes what it took to read or to write one item.
    pub fn item<E, R>(&mut self, verb: &str, row: Option<E>) -> Result<Option<R>, Error>
    where
        E: Entity + Serialize + Into<R>,
        T: Contains<E>,
    {
        let key = row.as_ref().map(|row| row.key().build_key()).transpose()?;
        let key = key.map_or("nothing".to_owned(), |key| key.to_string());
        self.note(format!("{verb} {key}"), row.as_slice())?;
        Ok(row.map(Into::into))
    }

    fn note<E: Entity + Serialize>(&mut self, request: String, rows: &[E]) -> Result<(), Error>
    where
        T: Contains<E>,
    {
        let sizes = rows.iter().map(|row| Ok(item_size(&encode::<T, E>(row)?)));
        let bytes = sizes.sum::<Result<usize, Error>>()?;
        let at = self.lines.len() % PATTERNS.len();
        let (items, units) = (rows.len(), self.meter.take_total());
        let (reported, computed) = if PATTERNS[at].1 == RCU {
            (units.read, read_units(bytes, Consistency::Eventual))
        } else {
            // What is written here has an entry in both indexes.
            (units.write, 3.0 * write_units(bytes))
        };
        self.lines.push(Line { at, request, items, bytes, reported, computed });
        Ok(())
    }
}

impl Shown for Line {
    const HEADER: &'static [&'static str] =
        &["#", "pattern", "request", "items", "bytes", "reported", "a second, by size"];

    fn cells(&self) -> Vec<String> {
        let Self { at, request, items, bytes, reported, computed } = self;
        let (pattern, unit, per_second) = PATTERNS[*at];
        vec![
            (at + 1).to_string(),
            pattern.to_owned(),
            request.clone(),
            items.to_string(),
            bytes.to_string(),
            format!("{reported} {unit}"),
            format!("{per_second} × {computed} = {} {unit}", computed * f64::from(per_second)),
        ]
    }
}
