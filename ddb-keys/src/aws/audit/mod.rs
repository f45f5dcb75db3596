//! Audits: what a table holds, and what does not fit the code.

mod examine;
#[cfg(feature = "audit-files")]
mod files;
mod findings;
mod index_keys;
mod json;
mod partitions;
mod report;
mod tally;

#[cfg(feature = "audit-files")]
pub use files::FileAudit;
pub use findings::{Finding, FindingKind};
pub use report::{AuditReport, EntityCount};

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::marker::PhantomData;
use core::mem;

use self::examine::Examiner;
use self::tally::Audited;
use super::sweep::{Job, OnProgress, Pace, Settings, run, sweep_methods};
use crate::aws::request::sending::{Sending, sent_when_polled};
use crate::aws::{Client, Error, Item, Pending, TableItems};

/// Reads a whole table and reports what it holds and what does not fit the code.
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
/// [`Error::Checkpoint`](crate::aws::Error::Checkpoint) if a checkpoint cannot be used or saved, and
/// [`Error::Sdk`](crate::aws::Error::Sdk) if a request fails. What the audit finds is not an error.
#[must_use = "nothing is read until it is awaited: `.await?`"]
pub struct Audit<T> {
    client: Client<T>,
    settings: Settings,
    /// Reads the items, which has bounds that awaiting it has not, so that a mistake is one error.
    run: fn(Self, Option<OnProgress<AuditReport>>) -> Pending<AuditReport>,
    sending: Sending<Result<AuditReport, Error>>,
}

impl<T: TableItems> Audit<T> {
    pub(in crate::aws) fn new(client: &Client<T>) -> Self {
        let run = |audit: Self, progress| -> Pending<_> { Box::pin(audit.run(progress)) };
        let (client, settings) = (client.clone(), Settings::default());
        Self { client, settings, run, sending: Sending::default() }
    }

    sweep_methods!(AuditReport, "table.audit()");

    async fn run(
        self,
        mut progress: Option<OnProgress<AuditReport>>,
    ) -> Result<AuditReport, Error> {
        let Self { client, settings, .. } = self;
        let job = Examination::<T>(PhantomData);
        let state = run(&client, "audit", settings, job, |state| {
            if let Some(progress) = &mut progress {
                progress(AuditReport::of(T::SCHEMA, state));
            }
        });
        Ok(AuditReport::of(T::SCHEMA, &state.await?))
    }
}

/// Examines the items of a page.
struct Examination<T>(PhantomData<fn() -> T>);

impl<T> Clone for Examination<T> {
    fn clone(&self) -> Self {
        Self(PhantomData)
    }
}

impl<T: TableItems + 'static> Job for Examination<T> {
    type Tally = Audited;

    async fn page(&self, items: Vec<Item>, _: &Pace) -> Result<Audited, Error> {
        let (examiner, mut audited) = (Examiner::<T>::new(), Audited::default());
        for item in items {
            examiner.examine(item, &mut audited);
        }
        Ok(audited)
    }
}

impl<T> Audit<T> {
    fn send_now(&mut self) -> Pending<AuditReport> {
        let (client, settings) = (self.client.clone(), mem::take(&mut self.settings));
        let sending = Sending::default();
        (self.run)(Self { client, settings, run: self.run, sending }, None)
    }
}

sent_when_polled!([T] Audit<T> => Result<AuditReport, Error>);

impl<T> core::fmt::Debug for Audit<T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Audit").field("settings", &self.settings).finish_non_exhaustive()
    }
}
