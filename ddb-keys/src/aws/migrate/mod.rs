//! Moving items from former keys, and bringing index keys up to date.

mod job;
mod plan;
mod report;
mod send;
mod unchanged_condition;

pub use report::MigrationReport;

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use core::mem;

use serde::de::DeserializeOwned;

use self::job::Rewrite;
use self::plan::{Plan, plan_move, plan_reindex};
use self::send::Sender;
use super::sweep::{OnProgress, Settings, run, sweep_methods};
use crate::aws::example::example;
use crate::aws::request::sending::{Sending, sent_when_polled};
use crate::aws::{Client, Error, Item, Pending, TableItems};
use crate::table::{EntityOf, Table};

/// A pass over the table that moves items from former keys, or brings index keys up to date.
///
/// It runs beside the application. Each item is written only if it has not changed since it was read,
/// so no write of the application is undone, and an item that was deleted stays deleted. What a
/// writer changes in the meantime is read again. Nothing but keys and index attributes changes in an
/// item: attributes that the entity does not know, its type, its version and its time to live stay as
/// they are. A second run changes nothing.
///
/// The condition compares every attribute that was read, and requires that no other attribute of the
/// entity or the table exists. Between the read and the write, a writer under a former key may add an
/// attribute for which the entity has no field of its own, such as one of a flattened map. This is not
/// noticed unless the entity counts versions or the table has a write token, and the writer writes them.
///
/// Awaiting it gives a [`MigrationReport`]. Dropping it, or killing the process, leaves each item
/// either moved or not; a [`checkpoint`](Self::checkpoint) says where to continue.
///
/// # Cost
///
/// Reading the table costs half a read unit for each 4 KB. An item that is moved costs two write units for each KB
/// under the old key and under the new one; an item whose index attributes change costs an update. Index entries
/// cost their own units.
///
/// # Errors
///
/// [`Error::Checkpoint`](crate::aws::Error::Checkpoint) if a checkpoint cannot be used or saved, and
/// [`Error::Sdk`](crate::aws::Error::Sdk) if a request fails. An item that cannot be written is not an error, but
/// in the report.
#[must_use = "nothing is done until it is awaited: `.await?`"]
pub struct Migration<T> {
    client: Client<T>,
    operation: String,
    plan: fn(Item) -> Plan,
    settings: Settings,
    at_once: usize,
    dry_run: bool,
    sending: Sending<Result<MigrationReport, Error>>,
}

impl<T: Table> Migration<T> {
    pub(in crate::aws) fn moving<E: EntityOf<T> + DeserializeOwned>(client: &Client<T>) -> Self {
        Self::new(client, format!("migrate {}", E::NAME), plan_move::<T, E>)
    }

    pub(in crate::aws) fn reindexing(client: &Client<T>) -> Self
    where
        T: TableItems,
    {
        Self::new(client, String::from("reindex"), plan_reindex::<T>)
    }

    fn new(client: &Client<T>, operation: String, plan: fn(Item) -> Plan) -> Self {
        Self {
            client: client.clone(),
            operation,
            plan,
            settings: Settings::default(),
            at_once: 8,
            dry_run: false,
            sending: Sending::default(),
        }
    }

    /// Writes nothing, and reports what would be written.
    ///
    /// For each item that would be moved it reads what lies under the new key.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let report = table.reindex().dry_run().await?;"
        "assert_eq!(report.written, 0);"
    )]
    pub fn dry_run(mut self) -> Self {
        self.sending.change();
        self.dry_run = true;
        self
    }

    /// Writes this many items of each segment at the same time. Default: 8.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.reindex().writes_at_once(2).await?;"
    )]
    pub fn writes_at_once(mut self, writes: usize) -> Self {
        self.sending.change();
        self.at_once = writes.max(1);
        self
    }

    sweep_methods!(MigrationReport, "table.reindex()");

    async fn run(
        self,
        mut progress: Option<OnProgress<MigrationReport>>,
    ) -> Result<MigrationReport, Error> {
        let Self { client, operation, plan, settings, at_once, dry_run, sending: _ } = self;
        let operation = if dry_run { format!("{operation}, dry run") } else { operation };
        let sender = Arc::new(Sender {
            sdk: client.sdk().clone(),
            table: T::SCHEMA,
            table_name: client.table_name().to_string(),
        });
        let job = Rewrite { plan, sender, at_once, dry_run };
        let state = run(&client, &operation, settings, job, |state| {
            if let Some(progress) = &mut progress {
                progress(MigrationReport::of(state));
            }
        });
        Ok(MigrationReport::of(&state.await?))
    }
}

impl<T: Table + 'static> Migration<T> {
    fn send_now(&mut self) -> Pending<MigrationReport> {
        let (client, operation) = (self.client.clone(), mem::take(&mut self.operation));
        let (settings, sending) = (mem::take(&mut self.settings), Sending::default());
        let Self { plan, at_once, dry_run, .. } = *self;
        Box::pin(Self { client, operation, plan, settings, at_once, dry_run, sending }.run(None))
    }
}

sent_when_polled!([T: Table + 'static] Migration<T> => Result<MigrationReport, Error>);

impl<T> core::fmt::Debug for Migration<T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("Migration");
        shown.field("operation", &self.operation).field("dry_run", &self.dry_run);
        shown.field("settings", &self.settings).finish_non_exhaustive()
    }
}
