//! Pauses between attempts, and when to stop.

use core::time::Duration;
use std::hash::{BuildHasher, RandomState};
use std::time::Instant;

const FIRST_PAUSE: Duration = Duration::from_millis(50);
const MAX_PAUSE: Duration = Duration::from_secs(5);
/// The shortest time for an attempt, even if less of the timeout is left.
const MIN_WAIT: Duration = Duration::from_secs(1);

/// How long to continue without progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::aws) struct RetryPolicy {
    /// Consecutive attempts without progress before giving up. At least one attempt is made.
    pub(in crate::aws) max_attempts: u32,
    /// Time without progress before giving up.
    pub(in crate::aws) timeout: Duration,
}

impl Default for RetryPolicy {
    fn default() -> Self {
        Self { max_attempts: 8, timeout: Duration::from_secs(60) }
    }
}

/// The settings of work in batches. In their examples `$run` begins the work, and `$end` sends it.
macro_rules! retry_methods {
    ($run:literal, $end:literal) => {
        /// Consecutive attempts of a batch without progress before giving up. Default: 8. At least one attempt is made.
        ///
        #[doc = $crate::aws::example::example!($run "    .max_attempts(20)" $end)]
        pub fn max_attempts(mut self, max_attempts: u32) -> Self {
            self.policy.max_attempts = max_attempts;
            self
        }

        /// Time without progress before giving up. Default: one minute. Each response gets at least one second.
        ///
        #[doc = $crate::aws::example::example!($run "    .timeout(std::time::Duration::from_secs(300))" $end)]
        pub fn timeout(mut self, timeout: Duration) -> Self {
            self.policy.timeout = timeout;
            self
        }
    };
}
pub(in crate::aws) use retry_methods;

/// A pause that doubles each time.
#[derive(Debug, Clone, Copy)]
pub(in crate::aws) struct GrowingPause {
    first: Duration,
    next: Duration,
}

impl GrowingPause {
    pub(in crate::aws) const fn from(first: Duration) -> Self {
        Self { first, next: first }
    }

    /// Returns the pause, and doubles the next one.
    pub(in crate::aws) fn take(&mut self) -> Duration {
        let pause = self.next;
        self.next = (pause * 2).min(MAX_PAUSE);
        pause
    }

    fn reset(&mut self) {
        self.next = self.first;
    }
}

/// Pauses between attempts without progress: they double, and each is cut at random so that many
/// clients do not come back at the same moment.
pub(in crate::aws) struct Backoff {
    policy: RetryPolicy,
    /// Attempts without progress.
    failures: u32,
    /// When the first of them began.
    since: Instant,
    /// The longest that the next pause may be.
    bound: GrowingPause,
    /// Whether there is a reason to pause.
    pauses: bool,
    drawn: u64,
    random: RandomState,
}

impl Backoff {
    pub(in crate::aws) fn new(policy: RetryPolicy) -> Self {
        Self::with_first_pause(policy, FIRST_PAUSE)
    }

    /// With another bound of the first pause.
    pub(in crate::aws) fn with_first_pause(policy: RetryPolicy, first: Duration) -> Self {
        Self {
            policy,
            failures: 0,
            since: Instant::now(),
            bound: GrowingPause::from(first),
            pauses: false,
            drawn: 0,
            random: RandomState::new(),
        }
    }

    /// Begins an attempt, after the pause that this returns.
    pub(in crate::aws) fn begin(&mut self) -> Duration {
        if self.failures == 0 {
            self.since = Instant::now();
        }
        if self.pauses { self.pause() } else { Duration::ZERO }
    }

    /// Records an attempt. With `full`, the rest is undone because the response was full, not because of load.
    pub(in crate::aws) fn note(&mut self, sent: usize, undone: usize, full: bool) {
        if undone < sent {
            self.failures = 0;
            self.bound.reset();
        } else {
            self.failures += 1;
        }
        self.pauses = undone > 0 && !full;
    }

    /// When the first attempt without progress began.
    pub(in crate::aws) fn since(&self) -> Instant {
        self.since
    }

    /// Whether the policy allows no further attempt.
    pub(in crate::aws) fn is_over(&self) -> bool {
        self.failures > 0 && (self.failures >= self.policy.max_attempts || self.time().is_zero())
    }

    /// How long to wait for a response.
    pub(in crate::aws) fn time_left(&self) -> Duration {
        self.time().max(MIN_WAIT)
    }

    fn time(&self) -> Duration {
        self.policy.timeout.saturating_sub(self.since.elapsed())
    }

    fn pause(&mut self) -> Duration {
        self.drawn += 1;
        let draw = self.random.hash_one(self.drawn) % 1000;
        let pause = self.bound.take() * u32::try_from(draw).unwrap_or(0) / 1000;
        pause.min(self.time())
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);

    fn backoff(max_attempts: u32, timeout: Duration) -> Backoff {
        Backoff::new(RetryPolicy { max_attempts, timeout })
    }

    #[test]
    fn attempts_without_progress_are_counted() {
        let mut backoff = backoff(2, HOUR);
        assert!(!backoff.is_over());
        backoff.note(5, 5, false);
        assert!(!backoff.is_over());
        backoff.note(5, 5, false);
        assert!(backoff.is_over());
        backoff.note(5, 4, false);
        assert!(!backoff.is_over(), "one unit was done");
    }

    #[test]
    fn without_attempts_there_is_still_one() {
        let mut backoff = backoff(0, HOUR);
        assert!(!backoff.is_over());
        backoff.note(5, 0, false);
        assert!(!backoff.is_over(), "everything was done");
        backoff.note(5, 5, false);
        assert!(backoff.is_over());
    }

    #[test]
    fn time_runs_out_only_after_a_failure() {
        let mut without = backoff(2, Duration::ZERO);
        assert!(!without.is_over(), "nothing was tried yet");
        without.note(1, 1, false);
        assert!(without.is_over());
        assert_eq!(without.time_left(), MIN_WAIT, "an answer is waited for");
        assert!(backoff(2, HOUR).time_left() > Duration::from_secs(59 * 60));
    }

    #[test]
    fn pauses_lie_anywhere_below_a_bound_that_doubles() {
        let drawn: Vec<Vec<Duration>> = (0..400)
            .map(|_| {
                let mut backoff = backoff(8, HOUR);
                (0..9).map(|_| backoff.pause()).collect()
            })
            .collect();
        for nth in 0..9 {
            let bound = (FIRST_PAUSE * (1 << nth)).min(MAX_PAUSE);
            let pauses = || drawn.iter().map(|pauses| pauses[nth]);
            assert!(pauses().all(|pause| pause < bound), "pause {nth}");
            assert!(pauses().any(|pause| pause > bound * 9 / 10), "pause {nth}");
            assert!(pauses().any(|pause| pause < bound / 10), "pause {nth}");
        }
    }

    #[test]
    fn pauses_of_one_client_differ() {
        let mut backoff = backoff(8, HOUR);
        let pauses: Vec<_> =
            (0..20).map(|_| (backoff.pause(), backoff.note(1, 0, false)).0).collect();
        assert!(pauses.iter().any(|pause| *pause != pauses[0]));
    }

    #[test]
    fn progress_makes_the_next_pause_short() {
        for _ in 0..100 {
            let mut backoff = backoff(8, HOUR);
            (0..5).for_each(|_| backoff.note(2, 2, false));
            for _ in 0..5 {
                let _ = backoff.begin();
            }
            backoff.note(2, 1, false);
            assert!(backoff.begin() < FIRST_PAUSE);
            backoff.note(2, 1, true);
            assert_eq!(backoff.begin(), Duration::ZERO, "a full answer is not a sign of load");
        }
    }

    #[test]
    fn a_pause_ends_with_the_time_that_is_left() {
        assert_eq!(backoff(8, Duration::ZERO).pause(), Duration::ZERO);
    }
}
