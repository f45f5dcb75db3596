//! The items in the table and those returned as unwritten are together those of the request.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Debug;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use allocation_counter::measure;
use aws_sdk_dynamodb::types::{AttributeValue, KeysAndAttributes};
use ddb_keys::aws::{Client, Error, Incomplete, ItemError, Unwritten};
use tokio::runtime::Builder;
use tokio::time::timeout;

use super::proxy::{Fault, Faults};
use super::{AGES, Faulty, Reading, ReadingKey, Readings, number_and_value, reading};
use crate::chance::rounds;
use crate::scripted::{Scripted, error};

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
const ALWAYS_ONE_LEFT: Faults = Faults { of: &[Fault::OneLeft], percent: 100 };
const SLOW: Faults = Faults { of: &[Fault::Delay], percent: 100 };
const IN_FOURS: Faults = Faults { of: &[Fault::InFours], percent: 100 };
const NONE: Faults = Faults { of: &[], percent: 0 };

/// The numbers of the writes that came back, puts and deletes separately.
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
            other => panic!("{other:?}"),
        }
    }
    (puts, deletes)
}

/// The writes that a batch gave up.
fn left(written: Result<(), Error>) -> Vec<Unwritten> {
    match written {
        Err(Error::Unwritten(left)) => left,
        other => panic!("{other:?}"),
    }
}

/// A read that lacks keys.
fn incomplete<R: Debug>(read: Result<Vec<R>, Error>) -> Box<Incomplete> {
    match read {
        Err(Error::Incomplete(read)) => read,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn n19_ten_thousand_writes_over_a_bad_connection() {
    let table = Faulty::table(EVERY_FAULT).await;
    let old = (0..1000).fold(table.direct.batch(), |write, n| write.put(&reading(n, -1)));
    old.await.unwrap();

    // The first thousand go away, the next are written, some twice: the last one counts.
    let mut write = table.through.batch();
    for number in 0..10_000 {
        write = write.put(&reading(number, 0));
    }
    for number in 0..1000 {
        let sensor = number % 7;
        write = write.delete(ReadingKey { sensor, number }).put(&reading(9000 + number, 1));
    }
    write.await.unwrap();
    let asked = (1000..9000).map(|n| (n, 0)).chain((9000..10_000).map(|n| (n, 1)));
    assert_eq!(table.stored().await, asked.collect());
    assert!(table.proxy.requests() > 450, "{} requests: hardly a fault", table.proxy.requests());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn n19_writes_that_are_given_up_are_returned() {
    for attempts in [1, 2, 3] {
        let table = Faulty::table(CLEAR_FAULTS).await;
        let write =
            (0..2000).fold(table.through.batch(), |write, number| write.put(&reading(number, 0)));
        let unwritten = left(write.max_attempts(attempts).await);
        let (puts, _) = numbers(&unwritten);
        assert_eq!(puts.len(), unwritten.len());
        assert!(!puts.is_empty(), "nothing was given up after {attempts} attempts");
        let stored = table.stored().await;
        assert!(puts.is_disjoint(&stored));
        assert_eq!(puts.union(&stored).count(), 2000);
    }
}

#[tokio::test]
async fn n19_waiting_for_an_answer_ends_at_the_timeout() {
    let table = Faulty::table(DEAD).await;
    let write =
        table.through.batch().put(&reading(1, 0)).delete(ReadingKey { sensor: 2, number: 2 });
    let write = write.timeout(Duration::from_millis(200));
    let unwritten = left(timeout(AGES, write).await.unwrap());
    assert_eq!(numbers(&unwritten), (BTreeSet::from([(1, 0)]), vec![2]));
    assert!(unwritten[0].to_string().contains("did not answer in time"), "{}", unwritten[0]);
}

#[tokio::test]
async fn n19_waiting_for_rows_ends_at_the_timeout() {
    let table = Faulty::table(DEAD).await;
    let keys = [1, 2].map(|number| ReadingKey { sensor: 2, number });
    let read = table.through.get_many(keys).timeout(Duration::from_millis(200));
    let read = incomplete(timeout(AGES, read).await.unwrap());
    let unread = read.unread();
    assert_eq!((read.count(), unread.len()), (0, 2));
    assert!(unread[0].reason.contains("did not answer in time"), "{}", unread[0].reason);
}

#[tokio::test]
async fn n19_pauses_lie_between_attempts() {
    let table = Faulty::table(BUSY).await;
    let write = table.through.batch().put(&reading(1, 0)).max_attempts(u32::MAX);
    let unwritten = left(write.timeout(Duration::from_millis(500)).await);
    assert_eq!(unwritten.len(), 1);
    // The first five pauses alone are half a second longer than patience, in the middle.
    assert!(table.proxy.requests() < 20, "{} without pauses", table.proxy.requests());
}

#[tokio::test]
async fn n19_an_item_that_is_too_large_costs_only_itself() {
    let table = Faulty::table(NONE).await;
    let readings = (0..75).map(|number| {
        let note = (number == 30).then(|| "x".repeat(410_000));
        Reading { note, ..reading(number, 0) }
    });
    // A list is refused as a whole, before anything is sent.
    let write = readings.clone().fold(table.through.batch(), |write, one| write.put(&one));
    let error = write.await.unwrap_err();
    assert!(matches!(error, Error::Item(ItemError::TooLarge { .. })), "{error:?}");
    assert!(table.stored().await.is_empty());

    let unwritten = left(table.through.batch().put_iter(readings).await);
    let [Unwritten::Invalid { entity: "Reading", reason }] = &unwritten[..] else {
        panic!("{unwritten:?}")
    };
    assert!(reason.contains("at most 409600: the largest attribute is `note`"), "{reason}");
    assert_eq!(table.stored().await.len(), 74);
}

#[tokio::test]
async fn n19_a_request_has_at_most_16_megabytes() {
    let table = Faulty::table(NONE).await;
    // A line break takes two bytes of JSON: 19 MB.
    let note = Some("\n".repeat(380_000));
    let readings = (0..25).map(move |number| Reading { note: note.clone(), ..reading(number, 0) });
    table.through.batch().put_iter(readings).await.unwrap();
    assert_eq!(table.proxy.requests(), 2);
    assert!(table.proxy.largest_request() < 16_000_000, "{}", table.proxy.largest_request());
    assert_eq!(table.stored().await.len(), 25);
}

#[tokio::test]
async fn n19_progress_is_never_given_up() {
    let table = Faulty::table(ALWAYS_ONE_LEFT).await;
    let readings = (0..480).map(|number| reading(number, 0));
    let write = table.through.batch().put_iter(readings).max_attempts(1);
    write.await.unwrap();
    assert!(table.proxy.requests() >= 20, "each request leaves one");
    assert_eq!(table.stored().await.len(), 480);
}

#[tokio::test]
async fn n19_without_attempts_there_is_still_one() {
    let table = Faulty::table(NONE).await;
    let write = (0..60).fold(table.through.batch(), |write, n| write.put(&reading(n, 0)));
    write.max_attempts(0).await.unwrap();
    let keys = (0..60).map(|number| ReadingKey { sensor: number % 7, number });
    let rows = table.through.get_many(keys).max_attempts(0).await.unwrap();
    assert_eq!(rows.len(), 60);
}

#[tokio::test]
async fn n19_an_iterator_is_asked_only_for_what_is_sent() {
    let table = Faulty::table(NONE).await;
    let (given, lead) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let requests = table.proxy.counter();
    let readings = {
        let (given, lead) = (given.clone(), lead.clone());
        (0..500).map(move |number| {
            let given = 1 + given.fetch_add(1, Ordering::Relaxed);
            lead.fetch_max(given - 25 * requests.load(Ordering::Relaxed), Ordering::Relaxed);
            reading(number, 0)
        })
    };
    table.through.batch().put_iter(readings).concurrency(1).await.unwrap();
    assert_eq!(given.load(Ordering::Relaxed), 500);
    assert!(lead.load(Ordering::Relaxed) <= 25, "{lead:?} items ahead");
    assert_eq!(table.stored().await.len(), 500);
}

#[tokio::test]
async fn n19_the_last_write_of_an_item_counts_whatever_it_comes_from() {
    for faults in [NONE, ALWAYS_ONE_LEFT] {
        let table = Faulty::table(faults).await;
        let twice = (0..40).flat_map(|number| [reading(number, 0), reading(number, 1)]);
        let write = table.through.batch().put(&reading(3, 9)).put_iter(twice);
        let write = write.put(&reading(5, 2)).put(&reading(6, 7)).put(&reading(6, 2));
        write.put_iter([reading(7, 2)]).await.unwrap();
        let expected = (0..40).map(|n| (n, if (5..8).contains(&n) { 2 } else { 1 }));
        assert_eq!(table.stored().await, expected.collect());
    }
}

#[tokio::test]
async fn n19_a_stream_is_written() {
    let table = Faulty::table(NONE).await;
    let rows = (0..60).fold(table.direct.batch(), |write, n| write.put(&reading(n, 0)));
    rows.await.unwrap();
    let other = Faulty::table(NONE).await;
    let rows = Ready(table.direct.scan().await.unwrap().into_iter());
    other.through.batch().put_stream(rows).await.unwrap();
    assert_eq!(other.stored().await, table.stored().await);
}

#[tokio::test]
async fn the_rows_of_a_query_are_written_and_its_errors_reported() {
    let table = Faulty::table(NONE).await;
    let rows = (0..60).fold(table.direct.batch(), |write, n| write.put(&reading(n, 0)));
    rows.await.unwrap();
    let rows = || table.direct.scan_of::<Reading>();
    let other = Faulty::table(ALWAYS_ONE_LEFT).await;
    other.through.batch().put_stream(rows().stream()).await.unwrap();
    assert_eq!(other.stored().await, table.stored().await);

    let mut broken = Readings::item(&reading(30, 1)).unwrap();
    broken.retain(|name, _| name != "value");
    let put = table.direct.sdk().put_item().table_name(table.direct.table_name());
    put.set_item(Some(broken)).send().await.unwrap();
    let other = Faulty::table(NONE).await;
    let Err(Error::Unwritten(left)) = other.through.batch().put_stream(rows().stream()).await
    else {
        panic!("the broken item was written")
    };
    assert!(matches!(&left[..], [Unwritten::Unreadable { entity: "Reading", .. }]), "{left:?}");
    assert_eq!(other.stored().await.len(), 59);

    let failing = table.direct.with_table_name("nowhere").scan_of::<Reading>().stream();
    let Err(Error::Unwritten(left)) = other.through.batch().put_stream(failing).await else {
        panic!("a table that does not exist was read")
    };
    assert!(matches!(&left[..], [Unwritten::Unreadable { entity: "Reading", .. }]), "{left:?}");
}

/// A stream that is ready at once.
struct Ready(std::vec::IntoIter<Readings>);

impl futures_core::Stream for Ready {
    type Item = Reading;

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        _: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Reading>> {
        std::task::Poll::Ready(self.0.next().map(|Readings::Reading(reading)| reading))
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn n19_keys_are_read_four_batches_at_a_time_and_in_order() {
    let table = Faulty::table(IN_FOURS).await;
    let write = table.direct.batch().put_iter((0..1200).map(|number| reading(number, 0)));
    write.await.unwrap();
    let keys = (0..1200).rev().map(|number| ReadingKey { sensor: number % 7, number });
    let read = table.through.get_many(keys).concurrency(4);
    let read = timeout(AGES, read.timeout(AGES));
    let rows = read.await.unwrap().unwrap();
    assert_eq!(rows, (0..1200).rev().map(|number| reading(number, 0)).collect::<Vec<_>>());
    assert_eq!((table.proxy.requests(), table.proxy.at_once()), (12, 4));
}

/// A loop over batches of 100 keys, as one writes it with the SDK alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn batches_are_written_several_at_a_time_and_no_more() {
    let table = Faulty::table(IN_FOURS).await;
    let readings = (0..300).map(|number| reading(number, 0));
    let write = table.through.batch().put_iter(readings).concurrency(4).timeout(AGES);
    timeout(AGES, write).await.unwrap().unwrap();
    assert_eq!((table.proxy.requests(), table.proxy.at_once()), (12, 4));
    assert_eq!(table.stored().await.len(), 300);
    let all = table.through.batch().put_iter((0..100).map(|number| reading(number, 1)));
    timeout(AGES, all.concurrency(usize::MAX)).await.unwrap().unwrap();
}

async fn bare_loop(table: &Client<Readings>, keys: u32) -> usize {
    let mut found = 0;
    let text = |text: String| AttributeValue::S(text);
    let numbers: Vec<_> = (0..keys).collect();
    for batch in numbers.chunks(100) {
        let keys = batch.iter().map(|number| {
            let pk = text(format!("SENSOR#{}", number % 7));
            let sk = text(format!("READING#{number:06}"));
            HashMap::from([("PK".to_owned(), pk), ("SK".to_owned(), sk)])
        });
        let mut left = KeysAndAttributes::builder().set_keys(Some(keys.collect())).build().ok();
        while let Some(keys) = left {
            let request = table.sdk().batch_get_item().request_items(table.table_name(), keys);
            let answer = request.send().await.unwrap();
            found += answer.responses.unwrap_or_default().into_values().flatten().count();
            left = answer.unprocessed_keys.unwrap_or_default().into_values().next();
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures time"]
async fn n19_many_keys_are_read_at_least_as_fast_as_by_a_bare_loop() {
    const KEYS: u32 = 1600;
    let table = Faulty::table(SLOW).await;
    let all = (0..KEYS).map(|number| reading(number, 0));
    table.direct.batch().put_iter(all).await.unwrap();
    let mut fastest = [Duration::MAX; 2];
    for _ in 0..3 {
        let begun = Instant::now();
        assert_eq!(bare_loop(&table.through, KEYS).await, KEYS as usize);
        fastest[0] = fastest[0].min(begun.elapsed());
        let begun = Instant::now();
        let keys = (0..KEYS).map(|number| ReadingKey { sensor: number % 7, number });
        let rows = table.through.get_many(keys).await.unwrap();
        assert_eq!(rows.len(), KEYS as usize);
        fastest[1] = fastest[1].min(begun.elapsed());
    }
    let [bare, ours] = fastest;
    println!("{KEYS} items: {bare:?} by a bare loop, {ours:?} by `get_many`");
    assert!(ours < bare, "{ours:?} instead of {bare:?}");
}

#[tokio::test]
async fn n19_keys_that_stay_unprocessed_are_returned() {
    let left = |number: u32| serde_json::json!({"PK": {"S": format!("SENSOR#{}", number % 7)}, "SK": {"S": format!("READING#{number:06}")}});
    let keys: Vec<_> = (0..100).map(left).collect();
    let none = serde_json::json!({
        "Responses": {"readings": []}, "UnprocessedKeys": {"readings": {"Keys": keys}}
    });
    let server = Scripted::start(&[(200, none.to_string())]).await.unwrap();
    let table = Readings::client(server.sdk());
    let keys = || (0..100).map(|number| ReadingKey { sensor: number % 7, number });
    let read = incomplete(table.get_many(keys()).max_attempts(4).await);
    assert_eq!((read.count(), read.unread().len()), (0, 100));
    assert_eq!(server.requests().len(), 4);
    let bound = Duration::from_millis(300);
    let read = table.get_many(keys()).max_attempts(u32::MAX).timeout(bound);
    let read = incomplete(timeout(AGES, read).await.unwrap());
    assert_eq!(read.unread().len(), 100);
}

#[tokio::test]
async fn n19_reasons_are_never_empty() {
    for status in [400, 403, 413, 503] {
        let server = Scripted::start(&[(status, String::new())]).await.unwrap();
        let table = Readings::client(server.sdk());
        let write = table.batch().put(&reading(1, 0)).max_attempts(1);
        let text = left(write.await)[0].to_string();
        assert!(text.contains(&status.to_string()), "{status}: {text}");
    }
}

#[tokio::test]
async fn n19_an_item_that_dynamodb_refuses_costs_only_itself() {
    // Of four items the second: all, its half, and itself alone are refused.
    let server = Scripted::answering(|request| match request.body.to_string().contains("000001") {
        true => error("ValidationException", "no empty key"),
        false => (200, String::from("{}")),
    });
    let server = server.await.unwrap();
    let write = Readings::client(server.sdk()).batch();
    let unwritten = left(write.put_iter((0..4).map(|n| reading(n, 0))).await);
    assert_eq!(numbers(&unwritten).0, BTreeSet::from([(1, 0)]));
    assert!(unwritten[0].to_string().contains("no empty key"), "{}", unwritten[0]);
    assert_eq!(server.requests().len(), 5, "all, two halves, and the two items of one");
}

/// The number and the value of a reading that a request puts.
fn put(write: &serde_json::Value) -> (u64, i64) {
    let item = &write["PutRequest"]["Item"];
    let of = |name: &str| item[name]["N"].as_str().unwrap().to_owned();
    (of("number").parse().unwrap(), of("value").parse().unwrap())
}

#[tokio::test]
async fn n19_no_write_overtakes_one_of_a_batch_that_is_split() {
    const REFUSED: i64 = -1;
    let refused = (0..90).step_by((90 / rounds(90)).max(1));
    for (refused, lanes) in refused.flat_map(|refused| [(refused, 1), (refused, 8)]) {
        // A batch with the item that is refused is split, and of each other request one write is left.
        let stored = Arc::new(std::sync::Mutex::new(HashMap::new()));
        let store = stored.clone();
        let server = Scripted::answering(move |request| {
            let writes = request.body["RequestItems"]["readings"].as_array().unwrap();
            if writes.iter().any(|write| put(write).1 == REFUSED) {
                return error("ValidationException", "no such item");
            }
            let left = if writes.len() > 1 { &writes[writes.len() - 1..] } else { &[] };
            store.lock().unwrap().extend(writes[..writes.len() - left.len()].iter().map(put));
            let left = serde_json::json!({ "readings": left });
            let left = if left["readings"] == serde_json::json!([]) {
                serde_json::json!({})
            } else {
                left
            };
            (200, serde_json::json!({ "UnprocessedItems": left }).to_string())
        });
        let server = server.await.unwrap();
        // Each of thirty items is written three times.
        let value = move |n: u32| if n == refused { REFUSED } else { i64::from(n) };
        let writes = (0..90).map(move |n| reading(n % 30, value(n)));
        let batch = Readings::client(server.sdk()).batch().put_iter(writes.clone());
        let written = batch.concurrency(lanes).await;
        let mut expected: HashMap<u64, i64> = writes
            .filter(|row| row.value != REFUSED)
            .map(|row| (u64::from(row.number), row.value))
            .collect();
        let mut stored = stored.lock().unwrap();
        // A write that a later one of its batch replaces is not sent.
        if written.is_err() {
            assert_eq!(left(written).len(), 1, "{refused}");
        }
        expected.retain(|number, _| stored.contains_key(number));
        if lanes > 1 {
            // What is refused may have replaced another write that waited to be sent again.
            let number = u64::from(refused % 30);
            expected.remove(&number);
            stored.remove(&number);
        }
        assert_eq!(*stored, expected, "{refused}, {lanes} at a time");
    }
}

#[tokio::test]
async fn n19_an_iterator_that_is_not_read_to_its_end_is_named() {
    let denied = error("AccessDeniedException", "no longer");
    for (items, is_unread) in [(1000, true), (50, false)] {
        let script = [(200, r#"{"UnprocessedItems": {}}"#.to_owned()), denied.clone()];
        let server = Scripted::start(&script).await.unwrap();
        let rows = (0..items).map(|number| reading(number, 0));
        let batch = Readings::client(server.sdk()).batch().put_iter(rows).concurrency(1);
        let unwritten = left(batch.await);
        let (unread, writes): (Vec<_>, Vec<_>) =
            unwritten.iter().partition(|write| matches!(write, Unwritten::Unread { .. }));
        assert_eq!((writes.len(), unread.len()), (25, usize::from(is_unread)), "{items}");
    }
}

#[tokio::test]
async fn n19_an_error_that_the_sdk_calls_temporary_is_temporary() {
    for name in ["ReplicatedWriteConflictException", "ThrottlingException", "SlowDown"] {
        let script = [error(name, "not now"), error(name, "not now"), (200, "{}".to_owned())];
        let server = Scripted::start(&script).await.unwrap();
        let write = Readings::client(server.sdk()).batch();
        write.put_iter((0..200).map(|n| reading(n, 0))).await.unwrap();
        assert_eq!(server.requests().len(), 2 + 8, "{name}");
    }
}

#[tokio::test]
async fn n19_a_missing_table_is_asked_for_once() {
    let table = Faulty::table(NONE).await;
    let missing = table.through.clone().with_table_name("missing");
    let write = (0..100).fold(missing.batch(), |write, number| write.put(&reading(number, 0)));
    let unwritten = left(write.concurrency(1).await);
    assert_eq!(unwritten.len(), 100);
    assert!(unwritten[0].to_string().contains("ResourceNotFoundException"), "{}", unwritten[0]);
    assert_eq!(table.proxy.requests(), 1);
}

/// The maximum number of bytes that are allocated at the same time while so many items of an iterator are
/// written.
fn peak(items: u32) -> u64 {
    // Allocations are counted by thread, so the server runs on another one.
    let server = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let client = Builder::new_current_thread().enable_all().build().unwrap();
    let done = [(200, String::from("{}"))];
    let scripted = server.block_on(async { Scripted::start(&done).await.unwrap() });
    let table = Readings::client(scripted.sdk());
    let write = |items| {
        let readings = (0..items).map(|number| reading(number, 0));
        let written = client.block_on(async { table.batch().put_iter(readings).await });
        written.unwrap();
    };
    // Allocations that the client makes only once.
    write(25);
    measure(|| write(items)).bytes_max
}

#[test]
fn n19_memory_does_not_grow_with_the_items_of_an_iterator() {
    let (few, many) = (peak(1_000), peak(10_000));
    println!("{few} bytes for 1 000 items, {many} bytes for 10 000");
    // Parts of a batch that are on their way come and go, but all items take megabytes.
    assert!(many < 2 * few, "{few} bytes became {many}");
}
