//! Trying again what DynamoDB left unprocessed: how often, how long, with which pauses.

use core::time::Duration;
use std::hash::{BuildHasher, RandomState};
use std::time::Instant;

/// How often something that DynamoDB leaves unprocessed is sent again, unless the caller says otherwise.
pub(super) const ATTEMPTS: u32 = 8;
/// How long, unless the caller says otherwise.
pub(super) const PATIENCE: Duration = Duration::from_mins(1);
/// Why something is given back.
pub(super) const LEFT: &str = "DynamoDB left it unprocessed at every attempt";
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// Pauses that double, each cut by chance, so that many clients do not come back at once.
///
/// Both bounds count from the last time that DynamoDB took something: work of any size goes on
/// as long as it moves.
pub(super) struct Backoff {
    attempts: u32,
    patience: Duration,
    failures: u32,
    moved: Instant,
    longest: Duration,
    chance: RandomState,
    pauses: u64,
}

impl Backoff {
    pub(super) fn new(attempts: u32, patience: Duration) -> Self {
        let (moved, chance) = (Instant::now(), RandomState::new());
        Self { attempts, patience, failures: 0, moved, longest: FIRST_PAUSE, chance, pauses: 0 }
    }

    /// Takes note of what came of a request.
    pub(super) fn note(&mut self, sent: usize, unprocessed: usize) {
        if unprocessed < sent {
            (self.failures, self.moved) = (0, Instant::now());
        } else {
            self.failures += 1;
        }
        if unprocessed == 0 {
            self.longest = FIRST_PAUSE;
        }
    }

    /// Whether it has been tried as often or as long as it may be.
    pub(super) fn is_over(&self) -> bool {
        self.failures >= self.attempts
            || (self.failures > 0 && self.moved.elapsed() >= self.patience)
    }

    /// How long an answer is waited for: as long as patience lasts, and a second at least.
    pub(super) fn left(&self) -> Duration {
        self.patience.saturating_sub(self.moved.elapsed()).max(Duration::from_secs(1))
    }

    pub(super) async fn pause(&mut self) {
        self.pauses += 1;
        let draw = self.chance.hash_one(self.pauses) % 1000;
        let share = u32::try_from(draw).unwrap_or(0);
        let left = self.patience.saturating_sub(self.moved.elapsed());
        tokio::time::sleep((self.longest * share / 1000).min(left)).await;
        self.longest = (self.longest * 2).min(LONGEST_PAUSE);
    }
}
