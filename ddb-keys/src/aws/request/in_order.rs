//! Several requests at the same time.

use alloc::vec::Vec;
use std::panic::resume_unwind;

use tokio::task::JoinSet;

use crate::aws::{Error, Pending};

/// Runs futures, at most `concurrency` at a time. Their results have the order of the futures.
pub(in crate::aws) async fn in_order<A: Send + 'static>(
    futures: impl Iterator<Item = Pending<A>>,
    concurrency: usize,
) -> Vec<Result<A, Error>> {
    let (mut running, mut results) = (JoinSet::new(), Vec::new());
    for (at, future) in futures.enumerate() {
        if running.len() == concurrency
            && let Some(done) = running.join_next().await
        {
            results.push(done.unwrap_or_else(|error| resume_unwind(error.into_panic())));
        }
        running.spawn(async move { (at, future.await) });
    }
    results.extend(running.join_all().await);
    results.sort_by_key(|(at, _)| *at);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use alloc::boxed::Box;
    use core::time::Duration;

    use super::*;

    #[tokio::test]
    async fn results_have_the_order_of_the_futures() {
        for (futures, concurrency) in [(0, 1), (1, 1), (4, 1), (4, 3), (6, 3), (7, 16)] {
            // The last one is done first.
            let after_a_while = |nth: u64| -> Pending<u64> {
                let pause = tokio::time::sleep(Duration::from_millis(futures - nth));
                Box::pin(async move {
                    pause.await;
                    Ok(nth)
                })
            };
            let results = in_order((0..futures).map(after_a_while), concurrency).await;
            let results = results.into_iter().map(Result::unwrap);
            assert!(results.eq(0..futures), "{futures} futures, {concurrency} at a time");
        }
    }
}
