//! All segments of a share, read in parallel.

use alloc::string::String;

use tokio::task::JoinSet;

use super::Job;
use super::checkpoint::Checkpoint;
use super::lane::{Next, PageDone, Pages};
use super::ledger::Ledger;
use super::pace::Pace;
use super::share::Share;
use super::state::{Identity, State};
use crate::aws::{Client, Error};
use crate::table::Table;

/// The most segments that are read at the same time.
const MOST_LANES: usize = 256;

/// The settings of a pass.
#[derive(Debug)]
pub(in crate::aws) struct Settings {
    pub(in crate::aws) share: Share,
    /// How many segments each share reads.
    pub(in crate::aws) segments: u32,
    pub(in crate::aws) page_size: Option<u32>,
    pub(in crate::aws) units_per_second: Option<f64>,
    pub(in crate::aws) checkpoint: Option<Checkpoint>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            share: Share::WHOLE,
            segments: 4,
            page_size: None,
            units_per_second: None,
            checkpoint: None,
        }
    }
}

/// Processes every page of a share.
///
/// # Errors
///
/// The first error of a page. The pages of other segments that are being processed are finished first, and are in the
/// checkpoint.
pub(in crate::aws) async fn run<T: Table, J: Job>(
    client: &Client<T>,
    operation: &str,
    settings: Settings,
    job: J,
    mut progress: impl FnMut(&State<J::Tally>),
) -> Result<State<J::Tally>, Error> {
    let Settings { share, segments, page_size, units_per_second, checkpoint } = settings;
    let own = share.segments(segments)?;
    let identity = Identity::new(operation, T::SCHEMA, client.table_name(), segments, share);
    let ledger = Ledger::open(identity, own, checkpoint)?;
    let pages = Pages {
        sdk: client.sdk().clone(),
        table: T::SCHEMA,
        table_name: String::from(client.table_name()),
        total: share.total(segments),
        page_size: page_size.and_then(|items| i32::try_from(items).ok()),
        pace: Pace::new(units_per_second),
    };
    let mut run = Run { ledger, pages, job, lanes: JoinSet::new() };
    let result = run.all(&mut progress).await;
    run.ledger.close(result)
}

struct Run<J: Job> {
    ledger: Ledger<J::Tally>,
    pages: Pages,
    job: J,
    lanes: JoinSet<Result<PageDone<J::Tally>, Error>>,
}

impl<J: Job> Run<J> {
    async fn all(&mut self, progress: &mut impl FnMut(&State<J::Tally>)) -> Result<(), Error> {
        let mut waiting = self.ledger.state().open().into_iter();
        for (segment, position) in waiting.by_ref().take(MOST_LANES) {
            self.read(segment, Next::At(position));
        }
        let mut failure = None;
        while let Some(done) = self.lanes.join_next().await {
            let done = match done {
                Ok(Ok(done)) => done,
                Ok(Err(error)) => {
                    failure.get_or_insert(error);
                    continue;
                }
                Err(panic) => match panic.try_into_panic() {
                    Ok(panic) => std::panic::resume_unwind(panic),
                    Err(_) => continue,
                },
            };
            let PageDone { segment, position, tally, next } = done;
            if let Err(error) = self.ledger.note(segment, position, tally) {
                failure.get_or_insert(error);
            }
            progress(self.ledger.state());
            if failure.is_some() {
                continue;
            }
            let waiting = || waiting.next().map(|(segment, from)| (segment, Next::At(from)));
            if let Some((segment, next)) = next.map(|next| (segment, next)).or_else(waiting) {
                self.read(segment, next);
            }
        }
        failure.map_or(Ok(()), Err)
    }

    fn read(&mut self, segment: u32, next: Next) {
        let (pages, job) = (self.pages.clone(), self.job.clone());
        self.lanes.spawn(pages.page(job, segment, next));
    }
}
