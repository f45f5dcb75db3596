//! The result of a migration.

use std::fmt;

use crate::example::example;
use ddb_keys::aws::{AffectedKey, Units};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::Error;
use crate::key_json;
use crate::pass::{Sample, State, Tally, key_text, merge};

/// The number of refused items in a report.
const SAMPLES: usize = 20;

/// The end of the name of an operation that writes nothing.
pub(super) const DRY_RUN: &str = ", dry run";

/// The result of a migration. For a dry run, what the migration would do.
///
/// Every page of the table counts once, however often the process was killed. Items that were written
/// in a page that was interrupted count as current. An item that was moved while the table was read
/// may be read again under its new key, and then counts twice.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct MigrationReport {
    /// The operation, such as `migrate Order`.
    pub operation: String,
    /// The name of the table.
    pub table: String,
    /// Items that were read.
    pub scanned: u64,
    /// Items that were moved, or whose index attributes were changed.
    pub written: u64,
    /// Items that were already up to date.
    pub current: u64,
    /// Items of other entities, and items that no entity claims.
    pub other: u64,
    /// Items that a writer moved or deleted before the migration did.
    pub gone: u64,
    /// The number of times that an item was read again because a writer had changed it.
    pub changed: u64,
    /// Items that the migration left as they are.
    pub refused: u64,
    /// Some of the refused items, with the reasons.
    pub samples: Vec<AffectedKey>,
    /// The capacity that was consumed.
    pub consumed: Units,
    /// Segments that have been read to their end.
    pub segments_done: u32,
    /// Segments of the share, or of all shares in a report of several.
    pub segments: u32,
}

impl MigrationReport {
    /// Adds up the checkpoints of the shares of one migration.
    ///
    /// ```no_run
    /// use ddb_keys_admin::MigrationReport;
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let checkpoints = (0..16).map(|share| std::fs::read_to_string(format!("orders.{share}")));
    /// let report = MigrationReport::of_checkpoints(checkpoints.collect::<Result<Vec<_>, _>>()?)?;
    /// assert!(report.is_complete());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Checkpoint`] if one cannot be read, belongs to another migration, or is given twice.
    pub fn of_checkpoints(texts: impl IntoIterator<Item = impl AsRef<str>>) -> Result<Self, Error> {
        Ok(Self::of(&merge(texts)?))
    }

    pub(super) fn of(state: &State<Counts>) -> Self {
        let State { identity, tally, .. } = state;
        let (segments_done, segments) = state.progress();
        let counts = tally.clone();
        Self {
            operation: identity.operation.clone(),
            table: identity.table.clone(),
            scanned: counts.scanned,
            written: counts.written,
            current: counts.current,
            other: counts.other,
            gone: counts.gone,
            changed: counts.changed,
            refused: counts.refused,
            samples: counts.samples.into_iter().map(AffectedKey::from).collect(),
            consumed: counts.consumed,
            segments_done,
            segments,
        }
    }

    /// Returns the report as one JSON object.
    ///
    /// `version` is 1; it increases if a field changes its meaning or is removed, and stays if fields are added.
    ///
    #[doc = example!(
        "table.put(&order).await?;"
        "let json = ddb_keys_admin::reindex(&table).await?.to_json();"
        r#"assert!(json.contains("reindex") && json.contains("current"));"#
    )]
    #[must_use]
    pub fn to_json(&self) -> String {
        let report = json!({
            "format": "ddb-keys migration",
            "version": 1,
            "operation": self.operation,
            "table": self.table,
            "complete": self.is_complete(),
            "scanned": self.scanned,
            "written": self.written,
            "current": self.current,
            "other": self.other,
            "gone": self.gone,
            "changed": self.changed,
            "refused": self.refused,
            "samples": self.samples.iter().map(key_json::affected).collect::<Value>(),
            "read_units": self.consumed.read,
            "write_units": self.consumed.write,
        });
        report.to_string()
    }

    /// Returns whether every segment has been read to its end.
    ///
    #[doc = example!(
        "table.put(&order).await?;"
        "assert!(ddb_keys_admin::reindex(&table).await?.is_complete());"
    )]
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.segments_done == self.segments
    }

    fn is_dry_run(&self) -> bool {
        self.operation.ends_with(DRY_RUN)
    }
}

impl fmt::Display for MigrationReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { operation, table, segments_done, segments, consumed, .. } = self;
        writeln!(f, "{operation} in `{table}`: {segments_done} of {segments} segments read")?;
        writeln!(f, "{:>12} items read", self.scanned)?;
        for (count, what) in [
            (self.written, if self.is_dry_run() { "to be written" } else { "written" }),
            (self.current, "as they should be"),
            (self.other, "of other entities, or of none"),
            (self.gone, "moved or deleted by others in the meantime"),
            (self.changed, "times an item had changed and was read again"),
            (self.refused, "refused"),
        ] {
            if count > 0 {
                writeln!(f, "{count:>12} {what}")?;
            }
        }
        write!(f, "{:.1} read units, {:.1} write units", consumed.read, consumed.write)?;
        for refused in &self.samples {
            write!(f, "\nrefused: {refused}")?;
        }
        Ok(())
    }
}

/// The counts of a report.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(super) struct Counts {
    pub(super) scanned: u64,
    pub(super) written: u64,
    pub(super) current: u64,
    pub(super) other: u64,
    pub(super) gone: u64,
    pub(super) changed: u64,
    pub(super) refused: u64,
    pub(super) samples: Vec<Sample>,
    #[serde(with = "key_text::Consumed")]
    pub(super) consumed: Units,
}

impl Counts {
    pub(super) fn refuse(&mut self, refused: Sample) {
        self.refused += 1;
        if self.samples.len() < SAMPLES {
            self.samples.push(refused);
        }
    }
}

impl Tally for Counts {
    fn add(&mut self, other: Self) {
        self.scanned += other.scanned;
        self.written += other.written;
        self.current += other.current;
        self.other += other.other;
        self.gone += other.gone;
        self.changed += other.changed;
        self.refused += other.refused;
        self.consumed += other.consumed;
        let room = SAMPLES.saturating_sub(self.samples.len());
        self.samples.extend(other.samples.into_iter().take(room));
    }

    fn consumed(&mut self, units: Units) {
        self.consumed += units;
    }
}
