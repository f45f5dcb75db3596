//! Trying again what DynamoDB left unprocessed: how often, how long, with which pauses.

use core::time::Duration;
use std::hash::{BuildHasher, RandomState};
use std::time::Instant;

/// How often something that DynamoDB leaves unprocessed is sent again, unless the caller says otherwise.
pub(in crate::aws) const ATTEMPTS: u32 = 8;
/// How long, unless the caller says otherwise.
pub(in crate::aws) const PATIENCE: Duration = Duration::from_mins(1);
/// Why something is given back.
pub(in crate::aws) const LEFT: &str = "DynamoDB left it unprocessed at every attempt";
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// Pauses that double, each cut by chance, so that many clients do not come back at once.
///
/// Both bounds count from the last time that DynamoDB took something: work of any size goes on
/// as long as it moves.
pub(in crate::aws) struct Backoff {
    attempts: u32,
    patience: Duration,
    failures: u32,
    moved: Instant,
    longest: Duration,
    chance: RandomState,
    pauses: u64,
}

impl Backoff {
    pub(in crate::aws) fn new(attempts: u32, patience: Duration) -> Self {
        let (moved, chance) = (Instant::now(), RandomState::new());
        Self { attempts, patience, failures: 0, moved, longest: FIRST_PAUSE, chance, pauses: 0 }
    }

    /// Takes note of what came of a request.
    pub(in crate::aws) fn note(&mut self, sent: usize, unprocessed: usize) {
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
    pub(in crate::aws) fn is_over(&self) -> bool {
        self.failures >= self.attempts
            || (self.failures > 0 && self.moved.elapsed() >= self.patience)
    }

    /// How long an answer is waited for: as long as patience lasts, and a second at least.
    pub(in crate::aws) fn left(&self) -> Duration {
        self.patience.saturating_sub(self.moved.elapsed()).max(Duration::from_secs(1))
    }

    /// Waits before the next attempt.
    pub(in crate::aws) async fn pause(&mut self) {
        tokio::time::sleep(self.next_pause()).await;
    }

    fn next_pause(&mut self) -> Duration {
        self.pauses += 1;
        let draw = self.chance.hash_one(self.pauses) % 1000;
        let share = u32::try_from(draw).unwrap_or(0);
        let pause = self.longest * share / 1000;
        self.longest = (self.longest * 2).min(LONGEST_PAUSE);
        pause.min(self.patience.saturating_sub(self.moved.elapsed()))
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    const HOUR: Duration = Duration::from_hours(1);

    #[test]
    fn attempts_that_move_nothing_are_counted() {
        let mut backoff = Backoff::new(2, HOUR);
        assert!(!backoff.is_over());
        backoff.note(5, 5);
        assert!(!backoff.is_over());
        backoff.note(5, 5);
        assert!(backoff.is_over());
        backoff.note(5, 4);
        assert!(!backoff.is_over(), "something was taken");
    }

    #[test]
    fn patience_ends_after_a_failure_alone() {
        let mut backoff = Backoff::new(2, Duration::ZERO);
        assert!(!backoff.is_over(), "nothing was tried yet");
        backoff.note(1, 1);
        assert!(backoff.is_over());
        assert_eq!(backoff.left(), Duration::from_secs(1), "an answer is waited for");
        assert!(Backoff::new(2, HOUR).left() > Duration::from_mins(59));
    }

    #[test]
    fn pauses_lie_anywhere_below_a_bound_that_doubles() {
        let drawn: Vec<Vec<Duration>> = (0..400)
            .map(|_| {
                let mut backoff = Backoff::new(ATTEMPTS, HOUR);
                (0..9).map(|_| backoff.next_pause()).collect()
            })
            .collect();
        for nth in 0..9 {
            let bound = (FIRST_PAUSE * (1 << nth)).min(LONGEST_PAUSE);
            let pauses = || drawn.iter().map(|pauses| pauses[nth]);
            assert!(pauses().all(|pause| pause < bound), "pause {nth}");
            assert!(pauses().any(|pause| pause > bound * 9 / 10), "pause {nth}");
            assert!(pauses().any(|pause| pause < bound / 10), "pause {nth}");
        }
    }

    #[test]
    fn pauses_of_one_client_differ() {
        let mut backoff = Backoff::new(ATTEMPTS, HOUR);
        let pauses: Vec<_> =
            (0..20).map(|_| (backoff.next_pause(), backoff.note(1, 0)).0).collect();
        assert!(pauses.iter().all(|pause| *pause < FIRST_PAUSE), "all was taken: {pauses:?}");
        assert!(pauses.iter().any(|pause| *pause != pauses[0]));
    }

    #[test]
    fn what_is_taken_in_part_leaves_the_pauses_long() {
        let mut pauses = (0..400).map(|_| {
            let mut backoff = Backoff::new(ATTEMPTS, HOUR);
            backoff.next_pause();
            backoff.note(2, 1);
            backoff.next_pause()
        });
        assert!(pauses.any(|pause| pause > FIRST_PAUSE));
    }

    #[tokio::test(start_paused = true)]
    async fn a_pause_is_waited_for_and_ends_with_patience() {
        let start = tokio::time::Instant::now();
        let mut backoff = Backoff::new(ATTEMPTS, HOUR);
        for _ in 0..20 {
            backoff.pause().await;
        }
        assert!(start.elapsed() > FIRST_PAUSE);
        assert_eq!(Backoff::new(ATTEMPTS, Duration::ZERO).next_pause(), Duration::ZERO);
    }
}
