//! L13: whatever answers are lost, delayed or doubled, what the caller is told is true.
//!
//! The proxy knows which requests the engine has carried out, so that each result can be compared
//! with what happened. `DDB_KEYS_SOAK` sets the number of writes of each run, `DDB_KEYS_FAULTS` the
//! percentage of requests that have a fault.

use std::time::Duration;

use aws_sdk_dynamodb::config::retry::{RetryConfig, RetryPartition};
use ddb_keys::aws::{Client, EntityOf, Error, Item, TableItems};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use tokio::task::JoinHandle;

use super::proxy::{Fault, Faults, Proxy};
use crate::chance::{Chance, rounds};
use crate::engines::{Engine, engines};

/// Every write of the test sets a value that no other write sets.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PLAIN#<id>")]
struct Plain {
    id: usize,
    value: usize,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = version)]
#[pk("COUNTED#<id>")]
struct Counted {
    id: usize,
    value: usize,
    version: u64,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "unmarked", pk = "PK")]
enum Unmarked {
    Plain(Plain),
    Counted(Counted),
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "marked", pk = "PK", write_token = "_w")]
enum Marked {
    Plain(Plain),
    Counted(Counted),
}

const FAULTS: &[Fault] = &[
    Fault::DroppedAnswer,
    Fault::DroppedAnswer,
    Fault::CutAnswer,
    Fault::DroppedRequest,
    Fault::DoubledAnswer,
    Fault::Delay,
    Fault::Throttled,
    Fault::Internal,
    Fault::Html,
];

/// A client with a separate quota of retries, so that the SDK always sends again.
pub(super) fn with_retries(
    sdk: &aws_sdk_dynamodb::Client,
    proxy: &Proxy,
) -> aws_sdk_dynamodb::Client {
    let retries = RetryConfig::standard().with_max_attempts(4);
    let config = sdk.config().to_builder().endpoint_url(proxy.endpoint());
    let config = config
        .retry_config(retries.with_initial_backoff(Duration::from_millis(1)))
        .retry_partition(RetryPartition::new(proxy.endpoint()));
    aws_sdk_dynamodb::Client::from_conf(config.build())
}

fn value(item: &Item) -> Option<usize> {
    item.get("value")?.as_n().ok()?.parse().ok()
}

#[derive(Debug, Default)]
struct Seen {
    ok: usize,
    refused: usize,
    conflicts: usize,
    unsure: usize,
    errors: usize,
    /// Writes that were done, refused when they were sent again, and reported as done.
    recognised: usize,
}

impl Seen {
    /// Compares the result of a write with how often it was done.
    fn note<R>(&mut self, result: &Result<R, Error>, mark: usize, requests: usize, done: usize) {
        match result {
            Ok(_) => {
                assert!(done > 0, "it says that it was done");
                self.ok += 1;
            }
            Err(Error::ConditionFailed { .. } | Error::NotFound { .. }) => {
                assert_eq!(done, 0, "it says that nothing was written");
                self.refused += 1;
            }
            Err(Error::Conflict { item, .. }) => {
                assert_eq!(done, 0, "it says that nothing was written");
                assert_ne!(item.as_deref().and_then(value), Some(mark), "it is our own item");
                self.conflicts += 1;
            }
            Err(Error::Unsure { .. }) => {
                assert!(requests > 1, "there was no doubt");
                self.unsure += 1;
            }
            Err(Error::Sdk(_) | Error::Response { .. }) => self.errors += 1,
            Err(other) => panic!("{other:?}"),
        }
    }
}

/// Deletes items and creates them again, up to versions that ours may have had, for as long as it is not dropped. It meets
/// writes of ours between a lost answer and its repetition, too.
struct Meddler(JoinHandle<()>);

impl Meddler {
    fn start<T>(table: Client<T>, seed: u64) -> Self
    where
        T: TableItems,
        Plain: EntityOf<T>,
        Counted: EntityOf<T>,
    {
        Self(tokio::spawn(async move {
            let mut chance = Chance::of_seed(seed);
            loop {
                tokio::time::sleep(Duration::from_millis(chance.below(12) as u64)).await;
                let id = chance.below(3);
                if chance.one_in(2) {
                    table.delete(PlainKey { id }).await.unwrap();
                    if chance.one_in(2) {
                        let _ = table.create(&Plain { id, value: 0 }).await;
                    }
                } else if table.delete(CountedKey { id }).await.is_ok() {
                    let versions = 0..chance.below(4) as u64;
                    for version in versions {
                        let _ = table.put(&Counted { id, value: 0, version }).await;
                    }
                }
            }
        }))
    }
}

impl Drop for Meddler {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Random writes, each by us over a bad connection or by somebody else over a good one.
async fn run<T>(engine: &Engine, seed: u64, writes: usize, meddled: bool) -> Seen
where
    T: TableItems,
    Plain: EntityOf<T>,
    Counted: EntityOf<T>,
{
    let direct: Client<T> = engine.table::<T>().await;
    let mut chance = Chance::of_seed(seed);
    let mut seen = Seen::default();
    let mut proxy = Proxy::of_seed(&engine.endpoint(), seed, faults()).await;
    let mut through = direct.clone();
    let _meddler = meddled.then(|| Meddler::start(direct.clone(), seed));
    for mark in 1..=writes {
        if mark % 20 == 1 {
            proxy = Proxy::of_seed(&engine.endpoint(), seed + mark as u64, faults()).await;
            let sdk = with_retries(&engine.sdk, &proxy);
            through = Client::new(sdk).with_table_name(direct.table_name());
        }
        let ours = !chance.one_in(3);
        let table = if ours { &through } else { &direct };
        let id = chance.below(3);
        let counted = direct.get(CountedKey { id }).consistent().await.unwrap();
        // Sometimes somebody else is faster.
        if let Some(other) = counted.clone().filter(|_| chance.one_in(4)) {
            let _ = direct.put(&other).await;
        }
        let version = counted.map_or(0, |counted| counted.version);
        let (requests, done) = (proxy.requests(), proxy.done());
        let plain = Plain { id, value: mark };
        let result = match chance.below(7) {
            0 => table.create(&plain).await.map(drop),
            1 => table.replace(&plain).await.map(drop),
            2 => table.delete(PlainKey { id }).must_exist().await.map(drop),
            3 => table.update(PlainKey { id }).set_text("value", mark).await.map(drop),
            4 => table.put(&Counted { id, value: mark, version }).await.map(drop),
            5 => {
                let update = table.update(CountedKey { id }).set_text("value", mark);
                update.if_version(version).await.map(drop)
            }
            _ => table.update(PlainKey { id }).set_text("value", mark).once().await,
        };
        if ours {
            let (requests, done) = (proxy.requests() - requests, proxy.done() - done);
            seen.note(&result, mark, requests, done);
            seen.recognised += usize::from(result.is_ok() && done == 1 && requests > 1);
        }
    }
    seen
}

fn faults() -> Faults {
    Faults { of: FAULTS, percent: number("DDB_KEYS_FAULTS").unwrap_or(40) }
}

fn writes() -> usize {
    number("DDB_KEYS_SOAK").unwrap_or_else(|| rounds(600))
}

fn number(variable: &str) -> Option<usize> {
    std::env::var(variable).ok()?.parse().ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn l13_reported_outcomes_are_true() {
    for engine in engines().await {
        for seed in [1, 2, 3] {
            let unmarked = run::<Unmarked>(&engine, seed, writes(), false).await;
            let marked = run::<Marked>(&engine, seed, writes(), false).await;
            println!("{}, seed {seed}: without token {unmarked:?}, with {marked:?}", engine.name);
            assert!(unmarked.unsure > 0 && unmarked.ok > 0 && unmarked.refused > 0);
            assert!(unmarked.conflicts > 0, "conflicts are certain without a lost answer");
            assert!(marked.recognised > 0, "its own writes are recognised");
            assert!(marked.unsure < unmarked.unsure);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn l13_they_are_true_while_items_are_deleted_and_created_again() {
    for engine in engines().await {
        let unmarked = run::<Unmarked>(&engine, 4, writes(), true).await;
        let marked = run::<Marked>(&engine, 5, writes(), true).await;
        println!("{}: without token {unmarked:?}, with {marked:?}", engine.name);
        assert!(unmarked.unsure > 0 && unmarked.ok > 0 && unmarked.refused > 0);
        assert!(marked.unsure > 0 && marked.recognised > 0 && marked.refused > 0);
    }
}

#[tokio::test]
async fn l13_two_writers_of_equal_items_are_not_both_told_ok() {
    for engine in engines().await {
        // Our request never arrives, somebody else creates the same item, ours is sent again.
        for fault in [Fault::DroppedRequest, Fault::DroppedAnswer] {
            let table: Client<Marked> = engine.table().await;
            let proxy = Proxy::at(&engine.endpoint(), 0, fault).await;
            let through = Client::<Marked>::new(with_retries(&engine.sdk, &proxy));
            let through = through.with_table_name(table.table_name());
            let plain = Plain { id: 1, value: 1 };
            if fault == Fault::DroppedRequest {
                table.create(&plain).await.unwrap();
                let error = through.create(&plain).await.unwrap_err();
                assert!(matches!(error, Error::Unsure { item: Some(_), .. }), "{error:?}");
            } else {
                through.create(&plain).await.unwrap();
                assert_eq!(proxy.requests(), 2);
            }
        }
    }
}

#[tokio::test]
async fn l13_a_counter_counts_once() {
    for engine in engines().await {
        let direct: Client<Unmarked> = engine.table().await;
        let proxy = Proxy::of_seed(
            &engine.endpoint(),
            5,
            Faults {
                of: &[Fault::DroppedAnswer, Fault::DroppedRequest, Fault::CutAnswer],
                percent: 25,
            },
        )
        .await;
        direct.put(&Plain { id: 1, value: 0 }).await.unwrap();
        let through = Client::<Unmarked>::new(with_retries(&engine.sdk, &proxy));
        let through = through.with_table_name(direct.table_name());
        let (mut ok, mut unknown) = (0, 0);
        for _ in 0..60 {
            match through.update(PlainKey { id: 1 }).add_text("value", 10).once().await {
                Ok(()) => ok += 10,
                Err(Error::Sdk(_) | Error::Response { .. }) => unknown += 10,
                Err(other) => panic!("{other:?}"),
            }
        }
        let stored = direct.get(PlainKey { id: 1 }).consistent().await.unwrap().unwrap().value;
        assert!(proxy.requests() > 70, "hardly an answer was lost");
        assert!(
            (ok..=ok + unknown).contains(&stored),
            "{stored}, not {ok} or up to {unknown} more"
        );
    }
}
