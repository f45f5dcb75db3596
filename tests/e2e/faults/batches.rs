//! What is in the table plus what came back unwritten equals what was asked for.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use ddb_keys::aws::Unwritten;

use super::proxy::{Fault, Faults};
use super::{Faulty, Reading, ReadingKey, number_and_value, reading};

const EVERY_FAULT: Faults = Faults {
    of: &[
        Fault::DroppedRequest,
        Fault::DroppedAnswer,
        Fault::Delay,
        Fault::Internal,
        Fault::Throttled,
        Fault::Partial,
        Fault::Partial,
        Fault::Partial,
    ],
    percent: 30,
};

/// The failed requests among these wrote nothing, so that each write has happened or has not.
const CLEAR_FAULTS: Faults = Faults {
    of: &[Fault::DroppedRequest, Fault::Internal, Fault::Throttled, Fault::Partial],
    percent: 90,
};

const DEAD: Faults = Faults { of: &[Fault::Silence], percent: 100 };
const BUSY: Faults = Faults { of: &[Fault::Throttled], percent: 100 };
const NONE: Faults = Faults { of: &[], percent: 0 };

/// The numbers of what came back, puts and deletes apart.
fn numbers(unwritten: &[Unwritten]) -> (BTreeSet<(u32, i64)>, Vec<u32>) {
    let (mut puts, mut deletes) = (BTreeSet::new(), Vec::new());
    for write in unwritten {
        match write {
            Unwritten::Put { item, .. } => {
                assert!(puts.insert(number_and_value(item)), "{write:?}")
            }
            Unwritten::Delete { key, .. } => {
                let sk = key["SK"].as_s().unwrap();
                deletes.push(sk.trim_start_matches("READING#").parse().unwrap());
            }
        }
    }
    (puts, deletes)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn n19_ten_thousand_writes_over_a_bad_connection() {
    let table = Faulty::table(EVERY_FAULT).await;
    let old = (0..1000).fold(table.direct.batch_write(), |write, n| write.put(&reading(n, -1)));
    old.await.unwrap().complete().unwrap();

    // The first thousand go away, the next are written, some twice: the last one counts.
    let mut write = table.through.batch_write();
    for number in 0..10_000 {
        write = write.put(&reading(number, 0));
    }
    for number in 0..1000 {
        let sensor = number % 7;
        write = write.delete(ReadingKey { sensor, number }).put(&reading(9000 + number, 1));
    }
    let unwritten = write.await.unwrap().left;
    let (puts, deletes) = numbers(&unwritten);
    assert!(puts.is_empty() && deletes.is_empty(), "{} unwritten", unwritten.len());
    let asked = (1000..9000).map(|n| (n, 0)).chain((9000..10_000).map(|n| (n, 1)));
    assert_eq!(table.stored().await, asked.collect());
    assert!(table.proxy.requests() > 450, "{} requests: hardly a fault", table.proxy.requests());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn n19_what_is_given_up_comes_back() {
    for attempts in [1, 2, 3] {
        let table = Faulty::table(CLEAR_FAULTS).await;
        let write = (0..2000)
            .fold(table.through.batch_write(), |write, number| write.put(&reading(number, 0)));
        let unwritten = write.max_attempts(attempts).await.unwrap().left;
        let (puts, _) = numbers(&unwritten);
        assert_eq!(puts.len(), unwritten.len());
        assert!(!puts.is_empty(), "nothing was given up after {attempts} attempts");
        let stored = table.stored().await;
        assert!(puts.is_disjoint(&stored));
        assert_eq!(puts.union(&stored).count(), 2000);
    }
}

#[tokio::test]
async fn n19_patience_ends_where_no_answer_comes() {
    let table = Faulty::table(DEAD).await;
    let started = Instant::now();
    let write =
        table.through.batch_write().put(&reading(1, 0)).delete(ReadingKey { sensor: 2, number: 2 });
    let unwritten = write.timeout(Duration::from_millis(200)).await.unwrap().left;
    assert!(started.elapsed() < Duration::from_secs(5));
    assert_eq!(numbers(&unwritten), (BTreeSet::from([(1, 0)]), vec![2]));
    assert!(unwritten[0].to_string().contains("did not answer in time"), "{}", unwritten[0]);
}

#[tokio::test]
async fn n19_pauses_lie_between_attempts() {
    let table = Faulty::table(BUSY).await;
    let write = table.through.batch_write().put(&reading(1, 0)).max_attempts(u32::MAX);
    let unwritten = write.timeout(Duration::from_millis(500)).await.unwrap().left;
    assert_eq!(unwritten.len(), 1);
    // The first five pauses alone are half a second longer than patience, in the middle.
    assert!(table.proxy.requests() < 20, "{} without pauses", table.proxy.requests());
}

#[tokio::test]
async fn n19_a_batch_that_is_refused_leaves_the_others_alone() {
    let table = Faulty::table(NONE).await;
    let mut write = table.through.batch_write();
    for number in 0..75 {
        // One item of the second batch is larger than any item may be.
        let note = (number == 30).then(|| "x".repeat(410_000));
        write = write.put(&Reading { note, ..reading(number, 0) });
    }
    let written = write.await.unwrap();
    let (puts, _) = numbers(&written.left);
    let error = written.complete().unwrap_err().to_string();
    assert!(error.starts_with("25 writes were not done; an item was not written: "), "{error}");
    assert_eq!(puts, (25..50).map(|number| (number, 0)).collect());
    assert_eq!(table.stored().await.len(), 50);
}

#[tokio::test]
async fn n19_a_missing_table_is_asked_for_once() {
    let table = Faulty::table(NONE).await;
    let missing = table.through.clone().with_table_name("missing");
    let write =
        (0..100).fold(missing.batch_write(), |write, number| write.put(&reading(number, 0)));
    let unwritten = write.await.unwrap().left;
    assert_eq!(unwritten.len(), 100);
    assert!(unwritten[0].to_string().contains("ResourceNotFoundException"), "{}", unwritten[0]);
    assert_eq!(table.proxy.requests(), 1);
}
