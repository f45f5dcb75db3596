//! What each access pattern reads or writes, and what it costs at its expected rate.

use ddb_keys::KeyOf;
use ddb_keys::aws::{
    Client, EntityOf, Error, Meter, Selects, TableItems, encode, item_size, read_units, write_units,
};
use ddb_keys::query::IntoCondition;
use serde::{Serialize, de::DeserializeOwned};

use crate::report::Shown;

const RCU: &str = "RCU";
const WCU: &str = "WCU";

/// The access patterns: name, unit of cost, and expected requests per second.
const PATTERNS: [(&str, &str, u32); 7] = [
    ("details of a game", RCU, 2000),
    ("details of a player", RCU, 1000),
    ("registrations in two months", RCU, 500),
    ("all games of a player", RCU, 150),
    ("update a score", WCU, 100),
    ("add a registration", WCU, 50),
    ("all players of a game", RCU, 1),
];

/// The measured request of one access pattern.
#[derive(Debug)]
pub struct Line {
    at: usize,
    request: String,
    items: usize,
    bytes: usize,
    /// Capacity units that the engine reports, indexes included.
    pub reported: f64,
    /// Capacity units computed from the sizes.
    pub computed: f64,
}

/// Read and write units that all patterns together need per second.
pub fn needed(lines: &[Line]) -> [f64; 2] {
    [RCU, WCU].map(|unit| {
        let lines = lines.iter().filter(|line| PATTERNS[line.at].1 == unit);
        lines.map(|line| line.computed * f64::from(PATTERNS[line.at].2)).sum()
    })
}

/// Measures the access patterns of a design's table, one after another.
#[derive(Debug)]
pub struct Costs<T> {
    /// The table.
    pub table: Client<T>,
    /// The requests measured so far.
    pub lines: Vec<Line>,
    meter: Meter,
}

impl<T: TableItems + 'static> Costs<T> {
    /// Starts measuring a table.
    pub fn of(table: &Client<T>) -> Self {
        let meter = Meter::new();
        Self { table: table.metered(&meter), lines: Vec::new(), meter }
    }

    /// Reads the rows of a query and records the cost.
    pub async fn query<E, Q, R>(&mut self, query: Q, limit: Option<usize>) -> Result<Vec<R>, Error>
    where
        E: EntityOf<T> + Serialize + DeserializeOwned + Into<R>,
        Q: IntoCondition<Select: Selects<T, Row = E, Missing = ()>>,
    {
        let condition = query.into_condition()?;
        let limited = limit.map(|rows| format!(", limit {rows}")).unwrap_or_default();
        let request = format!("{}{limited}", T::SCHEMA.show(&condition));
        let query = self.table.query(condition);
        let rows = if let Some(rows) = limit { query.limit(rows) } else { query }.await?;
        self.note(request, &rows)?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    /// Records the cost of reading or writing one item.
    pub fn item<E, R>(&mut self, verb: &str, row: Option<E>) -> Result<Option<R>, Error>
    where
        E: EntityOf<T> + Serialize + Into<R>,
    {
        let key = row.as_ref().map(|row| row.key().build_key()).transpose()?;
        let key = key.map_or("nothing".to_owned(), |key| key.to_string());
        self.note(format!("{verb} {key}"), row.as_slice())?;
        Ok(row.map(Into::into))
    }

    fn note<E: EntityOf<T> + Serialize>(
        &mut self,
        request: String,
        rows: &[E],
    ) -> Result<(), Error> {
        let sizes = rows.iter().map(|row| Ok(item_size(&encode::<T, E>(row)?)));
        let bytes = sizes.sum::<Result<usize, Error>>()?;
        let at = self.lines.len() % PATTERNS.len();
        let (items, units) = (rows.len(), self.meter.take().total());
        let (reported, computed) = if PATTERNS[at].1 == RCU {
            (units.read, read_units(bytes) / 2.0)
        } else {
            // Every item that is written here has an entry in both indexes.
            (units.write, 3.0 * write_units(bytes))
        };
        self.lines.push(Line { at, request, items, bytes, reported, computed });
        Ok(())
    }
}

impl Shown for Line {
    const HEADER: &'static [&'static str] =
        &["#", "pattern", "request", "items", "bytes", "reported", "per second, computed"];

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
