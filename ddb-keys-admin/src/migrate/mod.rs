//! Moving items from former keys, and bringing index keys up to date.

mod job;
mod plan;
mod report;
mod send;
mod unchanged_condition;

use report::DRY_RUN;
pub use report::MigrationReport;

use std::fmt;
use std::sync::Arc;

use ddb_keys::aws::{Client, EntityOf, Item, TableItems};
#[cfg(feature = "cli")]
use ddb_keys::schema::EntitySchema;
use ddb_keys::{Entity, HasFormerKeys};

use self::job::Rewrite;
use self::plan::{Plan, Planner, may_be_former, plan_move, plan_reindex};
use crate::Error;
use crate::example::example;
use crate::pass::{OnProgress, Pending, Settings, Source, pass_methods, run};

/// Moves the items of an entity from its former keys, `#[former(V1, …)]`, to the present one.
///
/// Each item is moved by a transaction, which writes it under its new key and deletes it under the
/// old one. If there is an item under the new key, both stay as they are and the report shows the
/// key.
///
#[doc = example!(
    "# let mut old = Shop::item(&order)?;"
    r##"# old.insert("PK".into(), aws_sdk_dynamodb::types::AttributeValue::S("O#7".into()));"##
    r##"# table.sdk().put_item().table_name("shop").set_item(Some(old)).send().await?;"##
    "let report = ddb_keys_admin::migrate::<Order>(&table).await?;"
    "assert_eq!((report.written, report.refused), (1, 0));"
    "assert_eq!(table.get(OrderKey { number: 7 }).await?, Some(order));"
)]
///
/// # Cost
///
/// As much as a [`scan`](Client::scan), and a transaction for each item that is moved: two write units for each KB
/// under the old key and under the new one. Index entries cost their own units. [`dry_run`](Migration::dry_run)
/// counts the items first.
///
/// # Errors
///
/// [`Error::Checkpoint`] if a checkpoint cannot be used or saved, and [`Error::Client`] if a request fails. An item that
/// cannot be moved is not an error, but in the report.
pub fn migrate<E: Entity + HasFormerKeys>(table: &impl TableWith<E>) -> Migration {
    table.migration()
}

/// Brings the index attributes of every item in line with its fields: after an index key was added or changed, or
/// after a write without this library.
///
/// It sets what the templates of index keys write, and removes what they would not write. Raw index
/// keys are data, and stay.
///
#[doc = example!(
    "table.put(&order).await?;"
    "let report = ddb_keys_admin::reindex(&table).await?;"
    "assert_eq!((report.current, report.written), (1, 0));"
)]
///
/// # Cost
///
/// As much as a [`scan`](Client::scan), and an update for each item whose index attributes change.
///
/// # Errors
///
/// The errors of [`migrate`].
pub fn reindex<T: TableItems>(table: &Client<T>) -> Migration {
    Migration::new(table, String::from("reindex"), plan_reindex::<T>)
}

/// Moves the items of every entity that has former keys, or of one of them.
#[cfg(feature = "cli")]
pub(crate) fn migrate_all<T: TableItems>(
    table: &Client<T>,
    entity: Option<&'static str>,
) -> Migration {
    let operation = match entity {
        Some(name) => format!("migrate {name}"),
        None => String::from("migrate"),
    };
    Migration::new(table, operation, move |item| {
        let is_named = |of: &EntitySchema| entity.is_none_or(|name| of.name == name);
        plan_move::<T>(item, |of| !of.formers.is_empty() && is_named(of), |_| true)
    })
}

/// The client of a table that has the entity `E`: what [`migrate`] takes. Every [`Client`] of such a table is one.
///
/// ```
/// use ddb_keys::{Entity, HasFormerKeys};
/// use ddb_keys_admin::{Error, TableWith, migrate};
///
/// async fn moved<E: Entity + HasFormerKeys>(table: &impl TableWith<E>) -> Result<u64, Error> {
///     Ok(migrate::<E>(table).await?.written)
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{E}` is not an entity of the table",
    label = "expected the client of a table that has `{E}`"
)]
pub trait TableWith<E> {
    #[doc(hidden)]
    fn migration(&self) -> Migration;
}

#[diagnostic::do_not_recommend]
impl<T: TableItems, E: EntityOf<T>> TableWith<E> for Client<T> {
    fn migration(&self) -> Migration {
        Migration::new(self, format!("migrate {}", E::NAME), |item| {
            plan_move::<T>(item, |entity| entity.name == E::NAME, may_be_former::<E>)
        })
    }
}

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
/// [`Error::Checkpoint`] if a checkpoint cannot be used or saved, and
/// [`Error::Client`] if a request fails. An item that cannot be written is not an error, but
/// in the report.
#[must_use = "nothing is done until it is awaited: `.await?`"]
pub struct Migration {
    source: Source,
    operation: String,
    plan: Planner,
    settings: Settings,
    at_once: usize,
    dry_run: bool,
}

impl Migration {
    fn new<T: TableItems>(
        client: &Client<T>,
        operation: String,
        plan: impl Fn(Item) -> Plan + Send + Sync + 'static,
    ) -> Self {
        let (source, settings) = (Source::of(client), Settings::default());
        let plan: Planner = Arc::new(plan);
        Self { source, operation, plan, settings, at_once: 8, dry_run: false }
    }

    /// Writes nothing, and reports what would be written.
    ///
    /// For each item that would be moved it reads what lies under the new key.
    ///
    #[doc = example!(
        "table.put(&order).await?;"
        "let report = ddb_keys_admin::reindex(&table).dry_run().await?;"
        "assert_eq!(report.written, 0);"
    )]
    pub fn dry_run(mut self) -> Self {
        self.dry_run = true;
        self
    }

    /// Writes this many items of each segment at the same time. Default: 8.
    ///
    #[doc = example!(
        "table.put(&order).await?;"
        "ddb_keys_admin::reindex(&table).writes_at_once(2).await?;"
    )]
    pub fn writes_at_once(mut self, writes: usize) -> Self {
        self.at_once = writes.max(1);
        self
    }

    pass_methods!(MigrationReport, "ddb_keys_admin::reindex(&table)");

    async fn run(
        self,
        progress: Option<OnProgress<MigrationReport>>,
    ) -> Result<MigrationReport, Error> {
        let Self { source, operation, plan, settings, at_once, dry_run } = self;
        let operation = if dry_run { operation + DRY_RUN } else { operation };
        let (to, timeout) = (Arc::new(source.clone()), settings.timeout);
        let job = Rewrite { plan, to, at_once, dry_run, timeout };
        run(source, &operation, settings, job, MigrationReport::of, progress).await
    }
}

impl IntoFuture for Migration {
    type Output = Result<MigrationReport, Error>;
    type IntoFuture = Pending<MigrationReport>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.run(None))
    }
}

impl fmt::Debug for Migration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Migration");
        shown.field("operation", &self.operation).field("dry_run", &self.dry_run);
        shown.field("settings", &self.settings).finish_non_exhaustive()
    }
}
