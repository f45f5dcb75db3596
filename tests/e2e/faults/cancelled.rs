//! Futures that are dropped before they are ready.

use std::collections::BTreeSet;
use std::time::Duration;

use ddb_keys::aws::Error;
use tokio::time::timeout;

use super::proxy::{Fault, Faults};
use super::{Faulty, Reading, ReadingKey, Readings, reading};
use crate::chance::Chance;

const SLOW: Faults = Faults { of: &[Fault::Delay], percent: 100 };
const HELD: Faults = Faults { of: &[Fault::Held], percent: 100 };

/// Some time in which a few requests can be answered, or none.
fn moment(chance: &mut Chance) -> Duration {
    Duration::from_millis(chance.below(130) as u64)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_batch_that_was_dropped_has_done_any_part_of_its_writes_and_nothing_else() {
    let mut chance = Chance::of_seed(1);
    for round in 0..8 {
        let table = Faulty::table(SLOW).await;
        let old = (0..100).map(|number| reading(number, -1));
        table.direct.batch().put_iter(old).await.unwrap();
        let new = (0..100).map(move |number| reading(number, round));
        let write = table.through.batch().put_iter(new);
        let _ = timeout(moment(&mut chance), write).await;
        // A request that was sent is carried out, whoever waits for it.
        table.proxy.is_idle().await;
        let stored = table.stored().await;
        assert_eq!(stored.len(), 100, "each item is old or new");
        assert!(stored.iter().all(|(_, value)| [-1, round].contains(value)));
        // The same writes again do the rest.
        let again = (0..100).map(move |number| reading(number, round));
        table.through.batch().put_iter(again).await.unwrap();
        assert!(table.stored().await.iter().all(|(_, value)| *value == round));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_transaction_that_was_dropped_is_done_or_not_and_can_be_repeated() {
    let mut chance = Chance::of_seed(2);
    for round in 0..12 {
        let table = Faulty::table(SLOW).await;
        let transaction = || {
            let add = |number: u32| {
                table.through.update(ReadingKey { sensor: number % 7, number }).add(|r| r.value, 1)
            };
            let write = table.through.transact_write((add(1), add(2)));
            write.idempotent(format!("round-{round}"))
        };
        for number in [1, 2] {
            table.direct.put(&reading(number, 0)).await.unwrap();
        }
        let _ = timeout(moment(&mut chance), transaction()).await;
        table.proxy.is_idle().await;
        let values = |stored: BTreeSet<(u32, i64)>| -> BTreeSet<i64> {
            stored.into_iter().map(|(_, value)| value).collect()
        };
        assert_eq!(values(table.stored().await).len(), 1, "all or nothing");
        transaction().await.unwrap();
        assert_eq!(values(table.stored().await), BTreeSet::from([1]), "once");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_goes_on_after_rows_that_nobody_waited_for() {
    let table = Faulty::table(SLOW).await;
    let all = (0..200).map(|number| reading(number, 0));
    table.direct.batch().put_iter(all).await.unwrap();
    let mut chance = Chance::of_seed(3);
    for segments in [1, 3] {
        let scan = || table.through.scan().segments(segments).customize(|scan| scan.limit(7));
        let mut rows = scan().stream();
        let (mut seen, mut dropped) = (Vec::new(), 0);
        loop {
            // A dropped `try_next` loses no row.
            let pause = Duration::from_micros(chance.below(40_000) as u64);
            match timeout(pause, rows.try_next()).await {
                // Not always, because a slow machine might never get to the end.
                Err(_) if dropped < 40 && chance.one_in(8) => {
                    dropped += 1;
                    // A dropped stream is resumed from its cursor.
                    let cursor = rows.cursor().unwrap();
                    rows = scan().after(cursor).stream();
                }
                Err(_) => {}
                Ok(Ok(Some(Readings::Reading(row)))) => seen.push(row.number),
                Ok(Ok(None)) => break,
                Ok(Err(error)) => panic!("{error}"),
            }
        }
        seen.sort_unstable();
        assert_eq!(seen, (0..200).collect::<Vec<_>>(), "{segments} segments");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn get_many_that_was_dropped_leaves_no_request_behind() {
    let table = Faulty::table(HELD).await;
    let all = (0..1000).map(|number| reading(number, 0));
    table.direct.batch().put_iter(all).await.unwrap();
    let keys = || (0..1000).map(|number| ReadingKey { sensor: number % 7, number });
    let read = table.through.get_many::<Reading, _>(keys()).concurrency(4);
    // Four of ten requests are sent, and none is answered.
    tokio::select! {
        _ = read => panic!("it is held"),
        () = table.proxy.has(4) => {}
    }
    table.proxy.release();
    table.proxy.is_idle().await;
    let rows = table.through.get_many(keys()).await.unwrap();
    assert_eq!(rows.len(), 1000);
    assert_eq!(table.proxy.requests(), 4 + 10);
}

/// An update whose answer nobody waited for is repeated under the same token.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_single_write_with_a_token_can_be_repeated_after_it_was_dropped() {
    let table = Faulty::table(SLOW).await;
    table.direct.put(&reading(1, 0)).await.unwrap();
    for millis in [0, 5, 20, 40, 80] {
        let token = format!("token-{millis}");
        let add = || {
            let update = table.through.update(ReadingKey { sensor: 1, number: 1 });
            update.add(|r| r.value, 1).once().idempotent(token.clone())
        };
        let before = table.stored().await;
        let _ = timeout(Duration::from_millis(millis), add()).await;
        table.proxy.is_idle().await;
        let repeated: Result<(), Error> = add().await;
        repeated.unwrap();
        let [before, after] = [before, table.stored().await]
            .map(|stored| stored.into_iter().map(|(_, value)| value).sum::<i64>());
        assert_eq!(after, before + 1, "dropped after {millis} ms");
    }
}
