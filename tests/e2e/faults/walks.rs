//! Random sequences of operations over a bad connection, each repeated until it succeeds.

use std::time::Duration;

use ddb_keys::aws::{Cursor, Error};

use super::proxy::{Fault, Faults, Proxy};
use super::{Faulty, Reading, ReadingKey, Readings, reading, without_retries};
use crate::chance::Chance;
use crate::engines::{engines, run};

const ANY: Faults = Faults {
    of: &[
        Fault::DroppedRequest,
        Fault::DroppedAnswer,
        Fault::CutAnswer,
        Fault::CutJson,
        Fault::DoubledAnswer,
        Fault::Internal,
        Fault::Throttled,
        Fault::Html,
    ],
    percent: 30,
};

fn key(number: u32) -> ReadingKey {
    ReadingKey { sensor: number % 7, number }
}

/// Whether an error says that nothing is known, so that the caller repeats the call.
fn leaves_it_open(error: &Error) -> bool {
    matches!(error, Error::Sdk(_) | Error::Response { .. } | Error::Cancelled(_))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn transactions_and_single_writes_under_a_token_happen_once() {
    const ACCOUNTS: usize = 4;
    for engine in engines().await {
        let mut chance = Chance::of_seed(11);
        let direct = engine.table::<Readings>().await;
        let mut balances = [100_i64; ACCOUNTS];
        for (number, balance) in (0..).zip(balances) {
            direct.put(&reading(number, balance)).await.unwrap();
        }
        let proxy = Proxy::of_seed(&engine.endpoint(), 3, ANY).await;
        let through = Readings::client(without_retries(&engine.sdk, &proxy));
        let through = through.with_table_name(direct.table_name());
        for step in 0..60 {
            let (from, to) = (chance.below(ACCOUNTS), chance.below(ACCOUNTS));
            let amount = chance.below(90) as i64;
            let token = format!("{}-{step}", run());
            let account = |number: usize| through.update(key(u32::try_from(number).unwrap()));
            let take = || {
                let take = account(from).subtract(|r| r.value, amount);
                take.condition(|r| r.value.ge(amount))
            };
            let add = || account(to).add(|r| r.value, amount);
            // A caller that does not know whether it was done repeats it under the same token.
            let outcome = loop {
                let outcome = if from == to {
                    take().once().idempotent(&token).await
                } else {
                    let both = through.transact_write((take(), add()));
                    both.idempotent(&token).await
                };
                match outcome {
                    Err(error) if leaves_it_open(&error) && !error.is_condition_failed() => {}
                    outcome => break outcome,
                }
            };
            let covered = balances[from] >= amount;
            assert_eq!(outcome.is_ok(), covered, "step {step}: {outcome:?}");
            if covered {
                balances[from] -= amount;
                if from != to {
                    balances[to] += amount;
                }
            }
            for (number, balance) in (0..).zip(balances) {
                let stored = direct.get(key(number)).consistent().await.unwrap().unwrap();
                assert_eq!(stored.value, balance, "account {number} after step {step}");
            }
        }
        assert!(proxy.requests() > 70, "hardly a fault");
    }
}

/// Reads every row, and continues from the cursor after each error.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rows_come_once_whatever_requests_fail() {
    const ROWS: u32 = 120;
    let table = Faulty::table(ANY).await;
    let all = (0..ROWS).map(|number| reading(number, 0));
    table.direct.batch().put_iter(all).await.unwrap();

    let (mut chance, mut errors) = (Chance::of_seed(5), 0);
    for round in 0..6 {
        let segments = 1 + chance.below(4) as u32;
        let limit = 1 + chance.below(30) as i32;
        let scan =
            || table.through.scan().segments(segments).customize(move |scan| scan.limit(limit));
        let mut seen = Vec::new();
        if round % 2 == 0 {
            let mut rows = scan().stream();
            loop {
                match rows.try_next().await {
                    Ok(Some(Readings::Reading(row))) => seen.push(row.number),
                    Ok(None) => break,
                    Err(error) => {
                        assert!(leaves_it_open(&error), "{error:?}");
                        assert!(matches!(rows.try_next().await, Ok(None)), "the error is the last");
                        let cursor = rows.cursor().unwrap();
                        rows = scan().after(cursor).stream();
                        errors += 1;
                    }
                }
            }
        } else {
            let mut cursor: Option<Cursor> = None;
            loop {
                let Ok(page) = scan().page(cursor.clone()).await else {
                    errors += 1;
                    continue;
                };
                errors += usize::from(page.failure.is_some());
                seen.extend(page.rows.into_iter().map(|Readings::Reading(row)| row.number));
                cursor = page.cursor;
                if cursor.is_none() {
                    break;
                }
            }
        }
        seen.sort_unstable();
        assert_eq!(seen, (0..ROWS).collect::<Vec<_>>(), "round {round}, {segments} segments");
    }
    assert!(errors > 5, "{errors} requests failed");

    // A page of a query has its limit of rows, or says why it has fewer.
    let of_sensor = (0..ROWS).filter(|number| number % 7 == 3).collect::<Vec<_>>();
    let (mut seen, mut cursor): (Vec<u32>, Option<Cursor>) = (Vec::new(), None);
    loop {
        let query = table.through.query(Reading::query().sensor(3)).limit(4);
        let Ok(page) = query.page(cursor.clone()).await else { continue };
        assert!(page.rows.len() == 4 || page.cursor.is_none() || page.failure.is_some());
        seen.extend(page.rows.into_iter().map(|row| row.number));
        cursor = page.cursor;
        if cursor.is_none() {
            break;
        }
    }
    assert_eq!(seen, of_sensor);
}

#[tokio::test]
async fn no_time_is_too_long() {
    const EVER: Duration = Duration::MAX;
    let faulty = Faulty::table(Faults { of: &[], percent: 0 }).await;
    let table = &faulty.through;
    table.batch().put(&reading(1, 0)).timeout(EVER).await.unwrap();
    let found = table.get_many::<Reading, _>([key(1)]).timeout(EVER).await.unwrap();
    assert_eq!(found, [reading(1, 0)]);
    table.transact_write(table.create(&reading(2, 0))).timeout(EVER).await.unwrap();
    table.ensure_table().until_active(EVER).await.unwrap();
    let other = table.clone().with_table_name("other");
    other.create_table().until_active(EVER).await.unwrap();
}
