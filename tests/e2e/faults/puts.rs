//! Single writes over a bad connection, with retries by the SDK.

use aws_sdk_dynamodb::config::retry::RetryConfig;
use std::time::Duration;

use super::proxy::{Fault, Faults};
use super::{Faulty, Readings, reading};

const FAULTS: Faults = Faults {
    of: &[
        Fault::DroppedRequest,
        Fault::DroppedAnswer,
        Fault::Delay,
        Fault::Internal,
        Fault::Throttled,
    ],
    percent: 30,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_put_that_succeeded_is_there_and_no_other_item() {
    let table = Faulty::table(FAULTS).await;
    let retries =
        RetryConfig::standard().with_max_attempts(3).with_initial_backoff(Duration::from_millis(1));
    let config = table.through.sdk().config().to_builder().retry_config(retries).build();
    let through = Readings::client(aws_sdk_dynamodb::Client::from_conf(config));
    let mut written = std::collections::BTreeSet::new();
    for number in 0..400 {
        if through.put(&reading(number, 0)).await.is_ok() {
            written.insert((number, 0));
        }
    }
    let stored = table.stored().await;
    assert!(written.is_subset(&stored));
    assert!(stored.iter().all(|(number, value)| *number < 400 && *value == 0));
    assert!(written.len() > 300, "only {} of 400 were written", written.len());
}
