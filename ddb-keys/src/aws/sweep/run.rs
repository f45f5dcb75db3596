//! All segments of a share, read in parallel.

use alloc::string::String;
use core::time::Duration;
use std::time::Instant;

use tokio::task::JoinSet;

use super::Job;
use super::checkpoint::{Checkpoint, Saver};
use super::lane::{PageDone, Pages};
use super::pace::Pace;
use super::share::Share;
use super::state::{Identity, Position, State};
use crate::aws::{Client, Error};
use crate::table::Table;

/// A checkpoint is saved this often, and at the end.
const SAVED_EVERY: Duration = Duration::from_millis(200);
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
    let (state, saver) = start(identity, own, checkpoint)?;
    let pages = Pages {
        sdk: client.sdk().clone(),
        table: T::SCHEMA,
        table_name: String::from(client.table_name()),
        total: share.total(segments),
        page_size: page_size.and_then(|items| i32::try_from(items).ok()),
        pace: Pace::new(units_per_second),
    };
    let mut run = Run { state, saver, saved: Instant::now(), pages, job, lanes: JoinSet::new() };
    let result = run.all(&mut progress).await;
    // What was finished is kept even if something else failed.
    let last_save = run.save();
    result.and(last_save)?;
    Ok(run.state)
}

/// The state of a checkpoint, if there is one.
fn start<Y: super::Tally>(
    identity: Identity,
    segments: core::ops::Range<u32>,
    checkpoint: Option<Checkpoint>,
) -> Result<(State<Y>, Option<Saver>), Error> {
    let Some(checkpoint) = checkpoint else { return Ok((State::start(identity, segments), None)) };
    let (text, saver) = checkpoint.open()?;
    let state = match State::read(&text)? {
        None => State::start(identity, segments),
        Some(state) => {
            state.check(&identity)?;
            state
        }
    };
    Ok((state, Some(saver)))
}

struct Run<J: Job> {
    state: State<J::Tally>,
    saver: Option<Saver>,
    saved: Instant,
    pages: Pages,
    job: J,
    lanes: JoinSet<Result<PageDone<J::Tally>, Error>>,
}

impl<J: Job> Run<J> {
    async fn all(&mut self, progress: &mut impl FnMut(&State<J::Tally>)) -> Result<(), Error> {
        self.save()?;
        let mut waiting = self.state.open().into_iter();
        for (segment, position) in waiting.by_ref().take(MOST_LANES) {
            self.read(segment, position);
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
            let PageDone { segment, position, tally } = done;
            self.state.note(segment, position.clone(), tally);
            progress(&self.state);
            if self.saved.elapsed() >= SAVED_EVERY
                && let Err(error) = self.save()
            {
                failure.get_or_insert(error);
            }
            if failure.is_some() {
                continue;
            }
            match position {
                Position::Done => {
                    if let Some((segment, position)) = waiting.next() {
                        self.read(segment, position);
                    }
                }
                position => self.read(segment, position),
            }
        }
        failure.map_or(Ok(()), Err)
    }

    fn read(&mut self, segment: u32, position: Position) {
        let (pages, job) = (self.pages.clone(), self.job.clone());
        self.lanes.spawn(pages.page(job, segment, position));
    }

    fn save(&mut self) -> Result<(), Error> {
        self.saved = Instant::now();
        match &mut self.saver {
            Some(saver) => saver.save(&self.state.text()),
            None => Ok(()),
        }
    }
}
