//! All segments of a share, read in parallel.

use std::time::Duration;

use tokio::sync::{mpsc, watch};
use tokio::task::{JoinError, JoinSet};

use super::checkpoint::Checkpoint;
use super::lane::{Lane, PageDone, Pages};
use super::ledger::Ledger;
use super::pace::Pace;
use super::share::Share;
use super::source::Source;
use super::state::{Identity, SegmentProgress, State};
use super::{Job, OnProgress};
use crate::Error;

/// The maximum number of segments that are read at the same time.
const MAX_LANES: usize = 256;

/// The settings of a pass.
#[derive(Debug)]
pub(crate) struct Settings {
    pub(crate) share: Share,
    /// How many segments each share reads.
    pub(crate) segments: u32,
    pub(crate) page_size: Option<u32>,
    pub(crate) units_per_second: Option<f64>,
    /// The time without progress before giving up.
    pub(crate) timeout: Duration,
    pub(crate) checkpoint: Option<Checkpoint>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            share: Share::WHOLE,
            segments: 4,
            page_size: None,
            units_per_second: None,
            timeout: Duration::from_secs(60),
            checkpoint: None,
        }
    }
}

/// Processes every page of a share. Returns the last report, and passes on those before it.
///
/// # Errors
///
/// The first error of a page. The pages of other segments that are being processed are finished first, and are in the
/// checkpoint.
pub(crate) async fn run<J: Job, R>(
    source: Source,
    operation: &str,
    settings: Settings,
    job: J,
    report: impl Fn(&State<J::Tally>) -> R,
    mut progress: Option<OnProgress<R>>,
) -> Result<R, Error> {
    let Settings { share, segments, page_size, units_per_second, timeout, checkpoint } = settings;
    let own = share.segments(segments)?;
    let identity = Identity::new(operation, source.table, &source.name, segments, share);
    let ledger = Ledger::open(identity, own, checkpoint)?;
    let pages = Pages {
        source,
        total: share.total(segments),
        page_size: page_size.and_then(|items| i32::try_from(items).ok()),
        pace: Pace::new(units_per_second).map_err(ddb_keys::aws::Error::from)?,
        timeout,
    };
    let (done, pages_done) = mpsc::channel(MAX_LANES);
    let (over, is_over) = watch::channel(false);
    let lane = Lane { pages, job, done, is_over };
    let mut run = Run { ledger, lane, pages_done, over, lanes: JoinSet::new() };
    let mut noted = |state: &State<J::Tally>| {
        if let Some(progress) = &mut progress {
            progress(report(state));
        }
    };
    let result = run.all(&mut noted).await;
    Ok(report(&run.ledger.close(result)?))
}

struct Run<J: Job> {
    ledger: Ledger<J::Tally>,
    /// The lane that each segment gets a copy of.
    lane: Lane<J>,
    pages_done: mpsc::Receiver<PageDone<J::Tally>>,
    over: watch::Sender<bool>,
    lanes: JoinSet<Result<(), Error>>,
}

impl<J: Job> Run<J> {
    async fn all(&mut self, progress: &mut impl FnMut(&State<J::Tally>)) -> Result<(), Error> {
        let mut waiting = self.ledger.state().open().into_iter();
        for (segment, position) in waiting.by_ref().take(MAX_LANES) {
            self.start(segment, position);
        }
        let mut failure = None;
        loop {
            let result = tokio::select! {
                biased;
                Some(PageDone { segment, position, tally }) = self.pages_done.recv() => {
                    let noted = self.ledger.note(segment, position, tally);
                    progress(self.ledger.state());
                    noted
                }
                ended = self.lanes.join_next() => match ended {
                    Some(ended) => joined(ended),
                    // Every lane has ended, and all of its pages are known.
                    None => break,
                },
            };
            if let Err(error) = result {
                failure.get_or_insert(error);
                self.over.send_replace(true);
            }
            if failure.is_none()
                && self.lanes.len() < MAX_LANES
                && let Some((segment, position)) = waiting.next()
            {
                self.start(segment, position);
            }
        }
        failure.map_or(Ok(()), Err)
    }

    fn start(&mut self, segment: u32, position: SegmentProgress) {
        self.lanes.spawn(self.lane.clone().run(segment, position));
    }
}

/// The result of a task. A panic in a user type resumes where the pass is awaited.
pub(crate) fn joined<R: Default>(done: Result<Result<R, Error>, JoinError>) -> Result<R, Error> {
    match done.map_err(JoinError::try_into_panic) {
        Ok(done) => done,
        Err(Ok(panic)) => std::panic::resume_unwind(panic),
        // The runtime is shutting down, and this task with it.
        Err(Err(_)) => Ok(R::default()),
    }
}
