//! Pauses between attempts, and when to stop.

use core::time::Duration;
use std::hash::{BuildHasher, RandomState};

use tokio::time::Instant;

const FIRST_PAUSE: Duration = Duration::from_millis(50);
const MAX_PAUSE: Duration = Duration::from_secs(5);
/// The reason where no response came before the timeout.
pub(in crate::aws) const LATE: &str = "DynamoDB did not answer in time";

/// How many requests of one call are open at a time, unless it says otherwise: of `get_many`, `load_many`, a batch, `delete_found`.
pub(in crate::aws) const CONCURRENCY: usize = 16;

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
        /// How many batches are open at a time, at least one. Default: 16. The others wait, so that memory and the load on the table have
        /// bounds.
        ///
        #[doc = $crate::aws::example::example!($run "    .concurrency(2)" $end)]
        pub fn concurrency(mut self, batches: usize) -> Self {
            self.concurrency = batches.max(1);
            self
        }

        /// Consecutive attempts of a batch without progress before giving up. Default: 8. At least one attempt is made.
        ///
        #[doc = $crate::aws::example::example!($run "    .max_attempts(20)" $end)]
        pub fn max_attempts(mut self, max_attempts: u32) -> Self {
            self.policy.max_attempts = max_attempts;
            self
        }

        /// Time without progress before giving up. Default: one minute.
        ///
        #[doc = $crate::aws::example::example!($run "    .timeout(std::time::Duration::from_secs(300))" $end)]
        pub fn timeout(mut self, timeout: core::time::Duration) -> Self {
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

    /// Begins an attempt, after a pause if there is a reason for one.
    pub(in crate::aws) async fn pause_and_begin(&mut self) {
        wait(self.begin()).await;
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

    /// When to stop waiting for a response.
    pub(in crate::aws) fn deadline(&self) -> Instant {
        deadline(self.since, self.policy.timeout)
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

/// Waits for a pause. Tokio rounds every sleep up to a millisecond, so a pause of zero does not sleep.
pub(in crate::aws) async fn wait(pause: Duration) {
    if !pause.is_zero() {
        tokio::time::sleep(pause).await;
    }
}

/// The end of a time. One that the clock cannot represent is in a year.
pub(in crate::aws) fn deadline(start: Instant, longest: Duration) -> Instant {
    start.checked_add(longest).unwrap_or(start + Duration::from_secs(365 * 24 * 3600))
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;
    use core::pin::pin;
    use core::task::{Context, Waker};

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
        assert!(without.deadline() <= Instant::now());
        assert!(backoff(2, HOUR).deadline() > Instant::now() + Duration::from_secs(59 * 60));
        assert!(backoff(2, Duration::MAX).deadline() > Instant::now() + HOUR);
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
    fn the_first_attempt_begins_at_once() {
        let mut first = backoff(8, HOUR);
        let begun = pin!(first.pause_and_begin()).poll(&mut Context::from_waker(Waker::noop()));
        assert!(begun.is_ready());
    }

    #[test]
    fn a_pause_ends_with_the_time_that_is_left() {
        assert_eq!(backoff(8, Duration::ZERO).pause(), Duration::ZERO);
    }
}
