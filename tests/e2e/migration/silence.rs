//! Servers that accept a request and never answer: every pass ends within the time that it is given.

use std::time::{Duration, Instant};

use ddb_keys::aws::{self, Client};
use ddb_keys_admin::{Error, audit, migrate, reindex};

use super::model::*;
use crate::engines::engines;
use crate::faults::proxy::{Fault, Proxy};
use crate::faults::without_retries;
use crate::scripted::Scripted;

const TIMEOUT: Duration = Duration::from_secs(2);

/// Each response gets at least a second, so that the last one may come a little later.
const AT_MOST: Duration = Duration::from_secs(6);

/// Checks that a pass ends in time, with an error.
async fn ends<R: std::fmt::Debug>(what: &str, pass: impl IntoFuture<Output = Result<R, Error>>) {
    let start = Instant::now();
    let result = tokio::time::timeout(AT_MOST, pass.into_future()).await;
    let result = result.unwrap_or_else(|_| panic!("{what} has not ended"));
    assert!(matches!(result, Err(Error::Client(aws::Error::Sdk(_)))), "{what}: {result:?}");
    assert!(start.elapsed() >= TIMEOUT / 2, "{what} has given up at once");
}

#[tokio::test]
async fn a_pass_over_a_table_that_does_not_answer_ends() {
    let server = Scripted::silent().await.unwrap();
    let table: Client<Shop> = Client::new(server.sdk());
    tokio::join!(
        ends("an audit", audit(&table).timeout(TIMEOUT)),
        ends("a migration", migrate::<Order>(&table).timeout(TIMEOUT)),
        ends("reindexing", reindex(&table).timeout(TIMEOUT)),
    );
}

#[tokio::test]
async fn a_lost_answer_in_the_middle_costs_one_attempt() {
    for engine in engines().await {
        let table: Client<Shop> = engine.table().await;
        for number in 0..3 {
            put_former(&table, &order("ada", number), 1).await;
        }
        // A scan, then three writes, of which each waits in vain once.
        for nth in 0..4 {
            let proxy = Proxy::at(&engine.endpoint(), nth, Fault::Silence).await;
            let sdk = without_retries(&engine.sdk, &proxy);
            let behind = Client::new(sdk).with_table_name(table.table_name());
            let dry = migrate::<Order>(&behind).segments(1).timeout(TIMEOUT).dry_run();
            let report = tokio::time::timeout(AT_MOST, dry.into_future()).await.unwrap().unwrap();
            assert_eq!((report.scanned, report.written), (3, 3), "request {nth}: {report}");
        }
    }
}

#[tokio::test]
async fn writes_that_are_never_answered_are_in_the_report() {
    for engine in engines().await {
        let table: Client<Shop> = engine.table().await;
        put_former(&table, &order("ada", 1), 1).await;
        // The scan is answered, and nothing after it.
        let proxy = Proxy::between(&engine.endpoint(), 1, usize::MAX, Fault::Silence).await;
        let sdk = without_retries(&engine.sdk, &proxy);
        let behind: Client<Shop> = Client::new(sdk).with_table_name(table.table_name());
        let pass = migrate::<Order>(&behind).segments(1).timeout(TIMEOUT);
        let report = tokio::time::timeout(AT_MOST, pass.into_future()).await.unwrap().unwrap();
        assert_eq!((report.scanned, report.written, report.refused), (1, 0, 1), "{report}");
        assert!(report.to_string().contains("DynamoDB did not answer"), "{report}");
    }
}
