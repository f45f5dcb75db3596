//! Passes over a whole table: in segments, several at a time, within a limit of capacity, with
//! checkpoints from which another process continues.

mod checkpoint;
pub(crate) mod key_text;
mod lane;
mod ledger;
mod pace;
mod reports;
pub(crate) mod request;
mod run;
mod share;
mod source;
mod state;

pub use checkpoint::Checkpoint;
pub(crate) use key_text::Sample;
#[cfg(feature = "files")]
pub(crate) use ledger::Ledger;
pub(crate) use pace::Pace;
pub use reports::Reports;
pub(crate) use run::{Settings, joined, run};
pub(crate) use share::Share;
pub(crate) use source::Source;
#[cfg(feature = "files")]
pub(crate) use state::{Identity, SegmentProgress, checksum};
pub(crate) use state::{State, merge};

use std::pin::Pin;

use ddb_keys::aws::{Item, Units};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Error;

/// The future of a pass.
pub(crate) type Pending<R> = Pin<Box<dyn Future<Output = Result<R, Error>> + Send>>;

/// Takes the report so far.
pub(crate) type OnProgress<R> = Box<dyn FnMut(R) + Send>;

/// The work of a pass on the items of a page.
pub(crate) trait Job: Clone + Send + Sync + 'static {
    /// The results of the work.
    type Tally: Tally;

    /// Processes the items of a page. When it returns, everything is done.
    fn page(
        &self,
        items: Vec<Item>,
        pace: &Pace,
    ) -> impl Future<Output = Result<Self::Tally, Error>> + Send;
}

/// The results of a pass so far. They are part of the checkpoint.
pub(crate) trait Tally:
    Default + Clone + Send + Serialize + DeserializeOwned + 'static
{
    /// Adds the results of another part of the table.
    fn add(&mut self, other: Self);

    /// Adds the capacity that was consumed.
    fn consumed(&mut self, units: Units);
}

/// Methods of every operation that goes over a whole table. `$pass` begins one in their examples.
macro_rules! pass_methods {
    ($of:ident, $pass:literal) => {
        /// Takes one share of the table, so that several machines divide the work: the share `number`, counted from
        /// 0, of this many. Together the shares are the whole table. All of them need the same
        /// [`segments`](Self::segments).
        ///
        #[doc = $crate::example::example!(
            "// The first of four machines:"
            $pass
            "    .share(0, 4)"
            "    .await?;"
        )]
        pub fn share(mut self, number: u32, of: u32) -> Self {
            self.settings.share = $crate::pass::Share { number, of };
            self
        }

        /// Reads in this many segments at the same time, in each share. Default: 4.
        ///
        #[doc = $crate::example::example!(
            $pass
            "    .segments(8)"
            "    .await?;"
        )]
        pub fn segments(mut self, segments: u32) -> Self {
            self.settings.segments = segments.max(1);
            self
        }

        /// Reads at most this many items at once. Default: as many as DynamoDB returns, 1 MB.
        ///
        /// A checkpoint is saved between pages, so that smaller ones lose less when the process is
        /// killed. They also spread the load where the capacity is limited.
        ///
        #[doc = $crate::example::example!(
            $pass
            "    .page_size(200)"
            "    .await?;"
        )]
        pub fn page_size(mut self, items: u32) -> Self {
            self.settings.page_size = Some(items.max(1));
            self
        }

        /// Consumes at most this many capacity units per second on average, reads and writes
        /// together. Default: no limit. Each share has its own limit.
        ///
        /// A page of 1 MB takes 128 units at once. The pass then waits until the average fits again. A number that is not
        /// above 0 is [`InvalidRequest::Value`](ddb_keys::aws::InvalidRequest::Value).
        ///
        #[doc = $crate::example::example!(
            $pass
            "    .units_per_second(50.0)"
            "    .await?;"
        )]
        #[doc(alias = "rate")]
        pub fn units_per_second(mut self, units: impl Into<f64>) -> Self {
            self.settings.units_per_second = Some(units.into());
            self
        }

        /// The time without progress before giving up, on a page as on an item. Default: one minute. A response that takes half of
        /// it counts as lost, and its request is sent again; each gets at least one second.
        ///
        #[doc = $crate::example::example!(
            $pass
            "    .timeout(std::time::Duration::from_secs(300))"
            "    .await?;"
        )]
        pub fn timeout(mut self, timeout: std::time::Duration) -> Self {
            self.settings.timeout = timeout;
            self
        }

        /// Starts where the checkpoint ends, and keeps it up to date. With the checkpoint of a pass that has ended, nothing is
        /// read and its report is returned: delete the checkpoint to begin another pass.
        ///
        #[doc = $crate::example::example!(
            r#"let path = std::env::temp_dir().join(format!("pass-{}.checkpoint", std::process::id()));"#
            $pass
            "    .checkpoint(ddb_keys_admin::Checkpoint::file(&path))"
            "    .await?;"
            "# std::fs::remove_file(&path)?;"
        )]
        ///
        /// # Errors
        ///
        /// A checkpoint of another operation, table, share or version of the keys is
        /// [`Error::Checkpoint`](crate::Error::Checkpoint), and nothing is read.
        pub fn checkpoint(mut self, checkpoint: $crate::Checkpoint) -> Self {
            self.settings.checkpoint = Some(checkpoint);
            self
        }

        #[cfg(feature = "cli")]
        pub(crate) fn with(mut self, settings: $crate::pass::Settings) -> Self {
            self.settings = settings;
            self
        }

        /// Returns the reports of the pass while it runs, one after each page, or fewer if they are asked for
        /// less often. The last one is the report of the whole pass.
        ///
        #[doc = $crate::example::example!(
            "let mut reports ="
            $pass
            "    .stream();"
            "while let Some(report) = reports.try_next().await? {"
            r#"    eprintln!("{report}");"#
            "}"
        )]
        #[doc(alias = "progress")]
        pub fn stream(self) -> $crate::Reports<$of> {
            $crate::Reports::new(|progress| Box::pin(self.run(Some(progress))))
        }
    };
}
pub(crate) use pass_methods;
