//! Audits: what a table holds, and what does not fit the code.

mod examine;
#[cfg(feature = "files")]
mod files;
mod findings;
mod inventory;
mod json;
mod locks;
mod partitions;
mod report;
mod tally;

#[cfg(feature = "files")]
pub use files::FileAudit;
pub use findings::{Finding, FindingKind};
pub use inventory::AttributeCount;
pub use report::{AuditReport, EntityCount};

use std::fmt;

use ddb_keys::aws::{Client, Item, TableItems};

use self::examine::examine;
use self::tally::Audited;
use crate::Error;
use crate::example::example;
use crate::pass::{Job, OnProgress, Pace, Pending, Settings, Source, pass_methods, run};

/// Reads a whole table and reports what it holds and what does not fit the code: items that no entity claims or
/// that cannot be read, attributes that no field has, keys and index keys that do not match the fields, former keys,
/// times to live that are not times, and unique values for which no item stands, or more items than there are values.
///
#[doc = example!(
    "table.put(&order).await?;"
    "let report = ddb_keys_admin::audit(&table).await?;"
    r#"assert!(report.is_clean(), "{report}");"#
    r#"assert_eq!((report.items, report.entities[0].entity.as_str()), (1, "Order"));"#
)]
///
/// # Cost
///
/// As much as a [`scan`](Client::scan).
///
/// # Errors
///
/// [`Error::Checkpoint`] if a checkpoint cannot be used or saved, and [`Error::Client`] if a request fails. What the audit
/// finds is not an error.
pub fn audit<T: TableItems>(table: &Client<T>) -> Audit {
    Audit { source: Source::of(table), examine: examine::<T>, settings: Settings::default() }
}

/// An audit of a whole table, begun by [`audit`].
///
/// It writes nothing, and its memory use does not grow with the table.
///
/// Awaiting it gives an [`AuditReport`].
///
/// # Cost
///
/// One request for each MB of the table, at half a read unit for each 4 KB.
///
/// # Errors
///
/// [`Error::Checkpoint`] if a checkpoint cannot be used or saved, and
/// [`Error::Client`] if a request fails. What the audit finds is not an error.
#[must_use = "nothing is read until it is awaited: `.await?`"]
pub struct Audit {
    source: Source,
    examine: Examine,
    settings: Settings,
}

impl Audit {
    pass_methods!(AuditReport, "ddb_keys_admin::audit(&table)");

    async fn run(self, progress: Option<OnProgress<AuditReport>>) -> Result<AuditReport, Error> {
        let Self { source, examine, settings } = self;
        let entities = source.table.entities;
        run(source, "audit", settings, examine, |state| AuditReport::of(entities, state), progress)
            .await
    }
}

/// Examines an item.
type Examine = fn(Item, &mut Audited);

impl Job for Examine {
    type Tally = Audited;

    async fn page(&self, items: Vec<Item>, _: &Pace) -> Result<Audited, Error> {
        let mut audited = Audited::default();
        for item in items {
            self(item, &mut audited);
        }
        Ok(audited)
    }
}

impl IntoFuture for Audit {
    type Output = Result<AuditReport, Error>;
    type IntoFuture = Pending<AuditReport>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.run(None))
    }
}

impl fmt::Debug for Audit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Audit").field("settings", &self.settings).finish_non_exhaustive()
    }
}
