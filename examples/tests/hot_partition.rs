//! A counter over shards on an engine, and the model of its partitions.

use ddb_keys::aws::Meter;
use ddb_keys_examples::hot_partition::counter::Counter;
use ddb_keys_examples::hot_partition::entities::{PlaysKey, Shows};
use ddb_keys_examples::hot_partition::model::{Load, Outcome, shards_for};
use ddb_keys_examples::hot_partition::{story, svg};
use ddb_keys_examples::report::Report;
use jiff::civil::date;

use crate::common::on_every_engine;

/// The load of a run without options.
const LOAD: Load = Load { writes: 8000, seconds: 10, units: 1 };

fn is(share: f64, expected: f64) -> bool {
    (share - expected).abs() < 1e-9
}

#[tokio::test]
async fn the_sum_of_a_hot_counter_is_the_number_of_requests() {
    on_every_engine("hot-partition", async |sdk, name| {
        let meter = Meter::new();
        let table = Shows::client(sdk).with_table_name(name);
        table.create_table().await.unwrap();
        let table = table.metered(&meter);
        let (show, day) = ("rust".to_owned(), date(2026, 1, 5));
        let counter = Counter { table: table.clone(), show, day, shards: 8 };
        assert_eq!(counter.sum().await.unwrap(), 0);
        for number in 0..40 {
            counter.count(&format!("request-{number}")).await.unwrap();
        }
        let _ = meter.take();
        assert_eq!(counter.sum().await.unwrap(), 40);
        let read = meter.take().total().read;
        assert!(is(read, 4.0), "half a unit for each shard: {read}");

        let again = counter.count("request-7").await.unwrap();
        let found = table.get(PlaysKey { show: "rust", shard: again.shard, day }).await.unwrap();
        assert_eq!(found, Some(again));
        let other = Counter { show: "zig".to_owned(), ..counter };
        assert_eq!(other.sum().await.unwrap(), 0);
    })
    .await;
}

#[test]
fn a_hot_partition_throttles_until_there_are_enough_shards() {
    for (shards, expected) in [(1, 0.875), (2, 0.75), (4, 0.5), (16, 0.0), (32, 0.0), (64, 0.0)] {
        let [table, inverted, by_day] = LOAD.offer(shards).unwrap().throttled;
        assert!(is(table, expected), "{shards} shards: {table}");
        assert!(is(inverted, 0.875), "the inverted index undoes {shards} shards: {inverted}");
        assert!(is(by_day, expected), "an index with the shard keeps {shards} shards: {by_day}");
    }
    let [table, ..] = LOAD.offer(8).unwrap().throttled;
    assert!(table > 0.0 && table < 0.03, "8 shards would do if all were the same: {table}");
}

#[test]
fn a_load_that_one_hot_partition_takes_is_not_throttled() {
    for load in [
        Load { writes: 1000, ..LOAD },
        Load { writes: 100, units: 10, ..LOAD },
        Load { writes: 1, seconds: 1, units: 400 },
    ] {
        let Outcome { shards, fullest, throttled } = load.offer(1).unwrap();
        assert_eq!((shards, fullest), (1, load.units_per_second()));
        assert!(throttled.iter().all(|share| is(*share, 0.0)), "{throttled:?}");
    }
    let [table, ..] = Load { writes: 100, units: 11, ..LOAD }.offer(1).unwrap().throttled;
    assert!(is(table, 0.1), "90 writes of 11 units fit into 1000 units: {table}");
}

#[test]
fn a_hot_counter_gets_as_many_shards_as_the_model_needs() {
    for writes in [1, 500, 800, 801, 999, 1000, 1001, 1500, 2400, 4000, 8000, 12_345, 20_000] {
        let load = Load { writes, seconds: 3, units: 1 };
        let advised = shards_for(load.units_per_second());
        let throttles = |shards| load.offer(shards).unwrap().throttled[0] > 0.0;
        let smallest = (1..=advised).find(|shards| !throttles(*shards));
        assert!(smallest.is_some(), "{writes} writes: {advised} shards are too few");
        assert!(!throttles(advised), "{writes} writes with {advised} shards");
    }
    for (units, shards) in [(0, 1), (800, 1), (801, 2), (8000, 10), (u32::MAX, u16::MAX)] {
        assert_eq!(shards_for(units), shards);
    }
}

#[tokio::test]
async fn the_hot_partition_program_runs_to_its_end() {
    on_every_engine("hot-partition", async |sdk, name| {
        let table = Shows::client(sdk).with_table_name(name);
        let mut told = Vec::new();
        let mut report = Report::new(&mut told, "a counter").unwrap();
        story::tell(&mut report, &table, LOAD).await.unwrap();
        let told = String::from_utf8(told).unwrap();
        for line in [
            "request-7 adds to PLAYS#rust#6 | 2026-01-05",
            "the sum is 100, for 8 read units",
            "8000 writes per second for 10 s, 1 write unit each",
            "│ 1      ┆  87.5 % ██████████████ ┆  87.5 % ██████████████ ┆  87.5 %          ┆ 8000 WCU/s    ┆ 0.5 RCU ",
            "│ 4      ┆  50.0 % ████████       ┆  87.5 % ██████████████ ┆  50.0 %          ┆ 2086 WCU/s    ┆ 2 RCU ",
            "│ 64     ┆     0 %                ┆  87.5 % ██████████████ ┆     0 %          ┆ 168 WCU/s     ┆ 32 RCU ",
            "adaptive capacity, split for heat",
            "How many shards: 10",
            "8000 write units expected in a second × 1.25 / 1000, rounded up",
            "The model throttles 0 % of the writes then.",
        ] {
            assert!(told.contains(line), "{line} is missing in\n{told}");
        }
        assert!(told.lines().all(|line| line.chars().count() <= 120), "{told}");
    })
    .await;
}

#[tokio::test]
async fn the_hot_partition_program_says_when_its_advice_is_too_few() {
    on_every_engine("hot-partition", async |sdk, name| {
        let table = Shows::client(sdk).with_table_name(name);
        let mut told = Vec::new();
        let mut report = Report::new(&mut told, "a counter").unwrap();
        let load = Load { writes: 100, seconds: 3, units: 100 };
        story::tell(&mut report, &table, load).await.unwrap();
        let told = String::from_utf8(told).unwrap();
        assert!(told.contains("take more shards"), "{told}");
    })
    .await;
}

/// The elements that are open at the end of an XML text without comments, after those that must be closed are.
fn left_open(text: &str) -> Vec<&str> {
    text.split('<').skip(1).fold(Vec::new(), |mut open, rest| {
        let (tag, _) = rest.split_once('>').unwrap();
        let name = tag.split([' ', '/']).find(|word| !word.is_empty()).unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{text}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        open
    })
}

#[test]
fn the_svg_of_a_hot_partition_is_whole() {
    let outcomes = [1, 2, 4, 8].map(|shards| LOAD.offer(shards).unwrap());
    let drawn = svg::draw(LOAD, &outcomes);
    assert!(left_open(&drawn).is_empty(), "{drawn}");
    for text in [
        ">table alone<",
        ">with an inverted index<",
        ">with an index by day and shard<",
        ">number of shards<",
        ">throttled writes<",
        ">8000 writes per second for 10 s, 1 write unit each, in a model without bursts and splits<",
        "prefers-color-scheme: dark",
        "currentColor",
    ] {
        assert!(drawn.contains(text), "{text} is missing in\n{drawn}");
    }
    let (highest, lowest) = (350.0 - 260.0 * 0.875, 350.0 - 260.0 * 0.5);
    assert!(drawn.contains(&format!(r#"<circle cx="100.0" cy="{highest:.1}""#)), "{drawn}");
    assert!(drawn.contains(&format!(r#"cy="{lowest:.1}""#)), "{drawn}");
    assert_eq!(drawn.matches("<circle").count(), 3 * outcomes.len());
    assert!(!drawn.contains("NaN"), "{drawn}");
}
