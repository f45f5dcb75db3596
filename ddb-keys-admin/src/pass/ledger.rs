//! The state of a pass, kept in its checkpoint.

use std::ops::Range;
use std::time::Duration;
use std::time::Instant;

use super::Tally;
use super::checkpoint::{Checkpoint, Save, failed};
use super::state::{Identity, SegmentProgress, State};
use crate::Error;

/// A checkpoint is saved this often, and at the end.
const SAVED_EVERY: Duration = Duration::from_millis(200);

/// The state of a pass, kept in its checkpoint if it has one.
pub(crate) struct Ledger<Y> {
    state: State<Y>,
    store: Option<Save>,
    saved: Instant,
}

impl<Y: Tally> Ledger<Y> {
    /// Starts where the checkpoint ends.
    ///
    /// # Errors
    ///
    /// A checkpoint that cannot be read or written, or is of another pass.
    pub(crate) fn open(
        identity: Identity,
        segments: Range<u32>,
        checkpoint: Option<Checkpoint>,
    ) -> Result<Self, Error> {
        let (state, store) = match checkpoint {
            None => (None, None),
            Some(checkpoint) => {
                let (text, store) = checkpoint.open()?;
                (State::read(&text)?, Some(store))
            }
        };
        let state = match state {
            None => State::start(identity, segments),
            Some(state) => {
                state.check(&identity)?;
                state
            }
        };
        let mut ledger = Self { state, store, saved: Instant::now() };
        ledger.save()?;
        Ok(ledger)
    }

    pub(crate) fn state(&self) -> &State<Y> {
        &self.state
    }

    /// Takes note of what was dealt with. A checkpoint that cannot be saved is an error.
    pub(crate) fn note(
        &mut self,
        segment: u32,
        position: SegmentProgress,
        tally: Y,
    ) -> Result<(), Error> {
        self.state.note(segment, position, tally);
        if self.saved.elapsed() < SAVED_EVERY { Ok(()) } else { self.save() }
    }

    /// Saves the state for the last time. The result of the pass says whether everything was done.
    pub(crate) fn close(mut self, result: Result<(), Error>) -> Result<State<Y>, Error> {
        // What was dealt with is kept even if something else failed.
        let last_save = self.save();
        result.and(last_save)?;
        Ok(self.state)
    }

    fn save(&mut self) -> Result<(), Error> {
        self.saved = Instant::now();
        match &mut self.store {
            Some(store) => store(&self.state.text()?).map_err(|error| failed("written", &error)),
            None => Ok(()),
        }
    }
}
