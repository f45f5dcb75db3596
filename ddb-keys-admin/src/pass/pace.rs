//! A limit of capacity units per second.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::time::Instant;

use ddb_keys::aws::InvalidRequest;

/// Spreads requests over time, so that they consume no more than a number of units per second on
/// average. Clones share the limit.
#[derive(Debug, Clone)]
pub(crate) struct Pace(Option<Arc<Limit>>);

#[derive(Debug)]
struct Limit {
    units_per_second: f64,
    /// The time at which everything consumed so far would be consumed at exactly the limit.
    paid_until: Mutex<Instant>,
}

impl Pace {
    /// # Errors
    ///
    /// A limit that is not above 0, with which nothing would ever be read.
    pub(crate) fn new(units_per_second: Option<f64>) -> Result<Self, InvalidRequest> {
        if let Some(units) = units_per_second.filter(|units| units.is_nan() || *units <= 0.0) {
            let reason = format!("the limit must be above 0, but is {units}");
            return Err(InvalidRequest::Value { name: "units_per_second".into(), reason });
        }
        let finite = units_per_second.filter(|units| units.is_finite());
        Ok(Self(finite.map(|units_per_second| {
            Arc::new(Limit { units_per_second, paid_until: Mutex::new(Instant::now()) })
        })))
    }

    /// Waits until the next request fits into the limit.
    pub(crate) async fn wait(&self) {
        let Some(limit) = &self.0 else { return };
        let pause = limit.lock().saturating_duration_since(Instant::now());
        if !pause.is_zero() {
            tokio::time::sleep(pause).await;
        }
    }

    /// Records the capacity that a request has consumed.
    pub(crate) fn consumed(&self, units: f64) {
        let Some(limit) = &self.0 else { return };
        let seconds = units / limit.units_per_second;
        let pause = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::from_secs(3600));
        let mut paid_until = limit.lock();
        *paid_until = (*paid_until).max(Instant::now()) + pause;
    }
}

impl Limit {
    fn lock(&self) -> MutexGuard<'_, Instant> {
        // An instant is consistent even if another thread has panicked.
        self.paid_until.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::{Context, Waker};

    use super::*;

    /// Whether the next request may be sent at once.
    fn is_ready(pace: &Pace) -> bool {
        let mut context = Context::from_waker(Waker::noop());
        pin!(pace.wait()).poll(&mut context).is_ready()
    }

    #[tokio::test]
    async fn requests_wait_for_what_was_consumed_before() {
        let pace = Pace::new(Some(1000.0)).unwrap();
        let start = Instant::now();
        assert!(is_ready(&pace), "nothing was consumed yet");
        pace.consumed(60.0);
        pace.consumed(60.0);
        pace.wait().await;
        assert!(start.elapsed() >= Duration::from_millis(115), "{:?}", start.elapsed());
    }

    #[test]
    fn what_is_not_a_rate_is_refused() {
        for units in [f64::NAN, -7.0, 0.0, -0.0, f64::NEG_INFINITY] {
            let refused = Pace::new(Some(units)).unwrap_err().to_string();
            assert!(refused.contains("the limit must be above 0"), "{refused}");
        }
        assert!(Pace::new(Some(f64::INFINITY)).unwrap().0.is_none());
    }

    #[test]
    fn the_lowest_rates_wait_for_an_hour() {
        let pace = Pace::new(Some(1e-300)).unwrap();
        pace.consumed(0.5);
        let paid_until = *pace.0.as_ref().unwrap().lock();
        assert!(paid_until > Instant::now() + Duration::from_secs(30 * 60));
    }

    #[test]
    fn fractions_of_units_add_up() {
        let pace = Pace::new(Some(0.25)).unwrap();
        let start = Instant::now();
        for _ in 0..20 {
            pace.consumed(0.5);
        }
        let paid_until = *pace.0.as_ref().unwrap().lock();
        assert!(paid_until >= start + Duration::from_secs(40));
    }

    #[test]
    fn without_a_limit_nothing_waits() {
        let pace = Pace::new(None).unwrap();
        pace.consumed(1e12);
        assert!(is_ready(&pace));
    }
}
