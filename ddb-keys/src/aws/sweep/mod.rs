//! Passes over a whole table: in segments, several at a time, within a limit of capacity, with
//! checkpoints from which another process continues.

mod checkpoint;
mod key_record;
mod lane;
mod ledger;
mod pace;
mod record;
mod reports;
mod run;
mod share;
mod state;
mod whole_table;

pub use checkpoint::{Checkpoint, IntoCheckpoint};
pub(in crate::aws) use key_record::{key_of, key_record};
#[cfg(feature = "audit-files")]
pub(in crate::aws) use ledger::Ledger;
pub(in crate::aws) use pace::Pace;
pub(in crate::aws) use record::{Fields, Record};
pub(in crate::aws) use reports::Reports;
pub(in crate::aws) use run::{Settings, run};

pub(in crate::aws) use share::Share;
#[cfg(feature = "audit-files")]
pub(in crate::aws) use state::SegmentProgress;
pub(in crate::aws) use state::{Identity, State, merge};
pub use whole_table::WholeTable;

use alloc::boxed::Box;

use crate::aws::{Error, Item, Units};

/// Takes the report so far.
pub(in crate::aws) type OnProgress<R> = Box<dyn FnMut(R) + Send>;

/// The work of a pass on the items of a page.
pub(in crate::aws) trait Job: Clone + Send + Sync + 'static {
    /// The results of the work.
    type Tally: Tally;

    /// Processes the items of a page. When it returns, everything is done.
    fn page(
        &self,
        items: Vec<Item>,
        pace: &Pace,
    ) -> impl Future<Output = Result<Self::Tally, Error>> + Send;
}

/// The results of a pass so far. It is part of the checkpoint.
pub(in crate::aws) trait Tally: Default + Clone + Send + 'static {
    /// Adds the results of another part of the table.
    fn add(&mut self, other: Self);

    /// Adds the capacity that was consumed.
    fn consumed(&mut self, units: Units);

    /// Everything as records.
    fn records(&self) -> Vec<Record>;

    /// Adds one of the records. `None` if it is not one.
    fn read(&mut self, record: Fields<'_>) -> Option<()>;
}

/// Methods of every operation that goes over a whole table. `$pass` begins one in their examples.
macro_rules! sweep_methods {
    ($of:ident, $pass:literal) => {
        /// Takes one share of the table, so that several machines divide the work: the share `number`, counted from
        /// 0, of this many. Together the shares are the whole table. All of them need the same
        /// [`segments`](Self::segments).
        ///
        #[doc = $crate::aws::example::example!(
            "// The first of four machines:"
            $pass
            "    .share(0, 4)"
            "    .await?;"
        )]
        pub fn share(mut self, number: u32, of: u32) -> Self {
            self.sending.change();
            self.settings.share = $crate::aws::sweep::Share { number, of };
            self
        }

        /// Reads in this many segments at the same time, in each share. Default: 4.
        ///
        #[doc = $crate::aws::example::example!(
            $pass
            "    .segments(8)"
            "    .await?;"
        )]
        pub fn segments(mut self, segments: u32) -> Self {
            self.sending.change();
            self.settings.segments = segments.max(1);
            self
        }

        /// Reads at most this many items at once. Default: as many as DynamoDB returns, 1 MB.
        ///
        /// A checkpoint is saved between pages, so that smaller ones lose less when the process is
        /// killed. They also spread the load where the capacity is limited.
        ///
        #[doc = $crate::aws::example::example!(
            $pass
            "    .page_size(200)"
            "    .await?;"
        )]
        pub fn page_size(mut self, items: u32) -> Self {
            self.sending.change();
            self.settings.page_size = Some(items.max(1));
            self
        }

        /// Consumes at most this many capacity units per second on average, reads and writes
        /// together. Default: no limit. Each share has its own limit.
        ///
        /// A page of 1 MB takes 128 units at once. The pass then waits until the average fits again. A number that is not above 0
        /// is [`InvalidRequest::Value`](crate::aws::InvalidRequest::Value).
        ///
        #[doc = $crate::aws::example::example!(
            $pass
            "    .units_per_second(50.0)"
            "    .await?;"
        )]
        #[doc(alias = "rate")]
        pub fn units_per_second(mut self, units: impl Into<f64>) -> Self {
            self.sending.change();
            self.settings.units_per_second = Some(units.into());
            self
        }

        /// Starts where the checkpoint ends, and keeps it up to date. With the checkpoint of a pass that has ended, nothing is read
        /// and its report is returned: delete the checkpoint to begin another pass.
        ///
        #[doc = $crate::aws::example::example!(
            r#"let path = std::env::temp_dir().join(format!("pass-{}.checkpoint", std::process::id()));"#
            $pass
            "    .checkpoint(ddb_keys::aws::Checkpoint::file(&path))"
            "    .await?;"
            "# std::fs::remove_file(&path)?;"
        )]
        ///
        /// # Errors
        ///
        /// A checkpoint of another operation, table, share or version of the keys is
        /// [`Error::Checkpoint`](crate::aws::Error::Checkpoint), and nothing is read.
        pub fn checkpoint(mut self, checkpoint: impl $crate::aws::IntoCheckpoint) -> Self {
            self.sending.change();
            self.settings.checkpoint = Some(checkpoint.into_checkpoint());
            self
        }

        /// Returns the reports of the pass while it runs, one after each page, or fewer if they are asked for
        /// less often. The last one is the report of the whole pass.
        ///
        #[doc = $crate::aws::example::example!(
            "let mut reports ="
            $pass
            "    .stream();"
            "while let Some(report) = reports.try_next().await? {"
            r#"    eprintln!("{report}");"#
            "}"
        )]
        #[doc(alias = "progress")]
        pub fn stream(self) -> $crate::aws::RowStream<$of> {
            $crate::aws::RowStream::new($crate::aws::sweep::Reports::new(|progress| {
                alloc::boxed::Box::pin(self.run(Some(progress)))
            }))
        }
    };
}
pub(in crate::aws) use sweep_methods;

use alloc::vec::Vec;
