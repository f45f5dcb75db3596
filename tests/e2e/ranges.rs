//! A range query returns what filtering and sorting the values gives: the same items in the
//! same order, upwards and downwards.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::Bound;

use chrono::{DateTime, SubsecRound, Utc};
use ddb_keys::aws::{Client, Selects};
use ddb_keys::{Entity, KeyPart, Table, query::IntoCondition};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde::{Deserialize, Serialize};

use crate::engines::engines;

/// The text of a time, which sorts as text. All of its characters sort after `#`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, KeyPart)]
#[key_part(chars = "0-9T:.+Z-")]
struct Rfc3339(String);

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("E#<p>")]
#[sk("E#<at:millis>#<n:05>")]
#[gsi(Latest, pk = "D#<p>", sk = "<n:desc>#<at:secs>#<name>")]
#[gsi(Scores, pk = p, sk = score)]
#[gsi(Turned, pk = "T#<p>", sk = "<score:ordered>#<n:desc(5)>")]
#[gsi(Seen, pk = "S#<p>", sk = "<seen>#SERVER#<n:05>")]
#[lsi(Names, sk = "N#<name>")]
struct Event {
    p: String,
    at: DateTime<Utc>,
    n: u32,
    score: i64,
    name: String,
    seen: Rfc3339,
}

#[derive(Debug, Table)]
#[table(name = "ranges", pk = "PK", sk = "SK")]
#[gsi(Latest, name = "latest", pk = "LPK", sk = "LSK")]
#[gsi(Scores, name = "scores", pk = "p", sk = "score")]
#[gsi(Turned, name = "turned", pk = "TPK", sk = "TSK")]
#[gsi(Seen, name = "seen", pk = "SPK", sk = "SSK")]
#[lsi(Names, name = "names", sk = "NSK")]
enum Ranges {
    Event(Event),
}

fn times() -> BoxedStrategy<DateTime<Utc>> {
    let near = 1_728_867_661_000..1_728_867_663_000_i64;
    let millis = prop_oneof![near, select(vec![-62_167_219_200_000, -1, 0, 253_402_300_799_999])];
    (millis, select(vec![0, 1, 999_999]))
        .prop_map(|(millis, nanos)| {
            DateTime::from_timestamp_millis(millis).unwrap() + chrono::TimeDelta::nanoseconds(nanos)
        })
        .boxed()
}

fn names() -> BoxedStrategy<String> {
    let names = vec![
        "a",
        "a!",
        "a$",
        "aa",
        "ab",
        "b",
        "A",
        "é",
        "\u{7F}",
        "\u{D7FF}",
        "\u{E000}",
        "\u{FFFF}",
        "\u{10000}",
        "\u{10FFFF}",
    ];
    select(names).prop_map(str::to_owned).boxed()
}

/// Of which some begin with others.
fn seen() -> BoxedStrategy<Rfc3339> {
    let seen = vec![
        "2026-05-01",
        "2026-05-01T10:00:00",
        "2026-05-01T10:00:00+00:00",
        "2026-05-01T10:00:00.5Z",
        "2026-05-01T10:00:00Z",
        "2026-05-02T09:30:00+00:00",
    ];
    select(seen).prop_map(|text| Rfc3339(text.to_owned())).boxed()
}

fn events() -> BoxedStrategy<Event> {
    let n = select(vec![0, 1, 2, 9, 10, 11, 100, 99_999]);
    let score = select(vec![i64::MIN, -11, -10, -9, -1, 0, 1, 9, 10, 11, i64::MAX]);
    (times(), n, score, names(), seen())
        .prop_map(|(at, n, score, name, seen)| Event { p: String::new(), at, n, score, name, seen })
        .boxed()
}

/// Items of one partition, and values to query it by.
struct Case {
    items: Vec<Event>,
    low: Event,
    high: Event,
}

fn case(runner: &mut TestRunner, partition: usize) -> Case {
    let all = (proptest::collection::vec(events(), 12..24), events(), events());
    let (items, low, high) = all.new_tree(runner).unwrap().current();
    let p = partition.to_string();
    // The key truncates to milliseconds: of those that share a key one is stored.
    let items: BTreeMap<_, _> = items
        .into_iter()
        .map(|item| ((item.at.trunc_subsecs(3), item.n), Event { p: p.clone(), ..item }))
        .collect();
    let of_partition = |event| Event { p: p.clone(), ..event };
    Case { items: items.into_values().collect(), low: of_partition(low), high: of_partition(high) }
}

/// Runs a query in both directions, and compares its rows with the values.
async fn hold<K: Ord + Debug>(
    table: &Client<Ranges>,
    items: &[Event],
    query: impl IntoCondition<Select: Selects<Ranges, Row = Event, Missing = ()>>,
    agrees: impl Fn(&Event) -> bool,
    order: impl Fn(&Event) -> K,
) {
    let condition = query.into_condition().unwrap();
    let mut expected: Vec<&Event> = items.iter().filter(|item| agrees(item)).collect();
    expected.sort_by_key(|item| order(item));
    let ascending = table.query(condition.clone()).await.unwrap();
    let mut descending = table.query(condition.clone()).descending().await.unwrap();
    descending.reverse();
    for found in [&ascending, &descending] {
        let keys: Vec<K> = found.iter().map(&order).collect();
        let expected_keys: Vec<K> = expected.iter().map(|item| order(item)).collect();
        assert_eq!(keys, expected_keys, "{condition}");
        assert!(expected.iter().all(|item| found.contains(item)), "{condition}");
    }
}

async fn hold_all(table: &Client<Ranges>, Case { items, low, high }: &Case) {
    let (p, millis) = (low.p.as_str(), |at: DateTime<Utc>| at.trunc_subsecs(3));
    let by_time = |e: &Event| (millis(e.at), e.n);
    let by_latest = |e: &Event| (u32::MAX - e.n, e.at.trunc_subsecs(0), e.name.clone());
    let by_score = |e: &Event| e.score;
    let by_turned = |e: &Event| (e.score, u32::MAX - e.n);
    let by_name = |e: &Event| e.name.clone();
    let by_seen = |e: &Event| (e.seen.clone(), e.n);
    let (from, to) = (low.at.min(high.at), low.at.max(high.at));
    let (least, most) = (low.n.min(high.n), low.n.max(high.n));
    let (worst, best) = (low.score.min(high.score), low.score.max(high.score));

    let query = || Event::query().p(p);
    hold(table, items, query(), |_| true, by_time).await;
    let between = |e: &Event| millis(e.at) >= millis(from) && millis(e.at) <= to;
    hold(table, items, query().at_in(from..=to), between, by_time).await;
    let before = |e: &Event| millis(e.at) >= millis(from) && millis(e.at) < to;
    hold(table, items, query().at_in(from..to), before, by_time).await;
    hold(table, items, query().at_in(to..), |e| millis(e.at) >= millis(to), by_time).await;
    hold(table, items, query().at_in(..from), |e| millis(e.at) < from, by_time).await;
    let at = items[0].at;
    let same = |e: &Event| millis(e.at) == millis(at);
    hold(table, items, query().at(at), same, by_time).await;
    let numbers = |e: &Event| same(e) && (least..most).contains(&e.n);
    hold(table, items, query().at(at).n_in(least..most), numbers, by_time).await;

    let latest = || Event::query_latest().p(p);
    hold(table, items, latest(), |_| true, by_latest).await;
    let numbers = |e: &Event| (least..=most).contains(&e.n);
    hold(table, items, latest().n_in(least..=most), numbers, by_latest).await;
    hold(table, items, latest().n_in(..most), |e| e.n < most, by_latest).await;
    hold(table, items, latest().n_in(least..), |e| e.n >= least, by_latest).await;

    let scores = || Event::query_scores().p(p);
    hold(table, items, scores(), |_| true, by_score).await;
    let within = |e: &Event| (worst..=best).contains(&e.score);
    hold(table, items, scores().score_in(worst..=best), within, by_score).await;
    hold(table, items, scores().score_in(..=worst), |e| e.score <= worst, by_score).await;

    let turned = || Event::query_turned().p(p);
    hold(table, items, turned().score_in(worst..=best), within, by_turned).await;
    hold(table, items, turned().score_in(..best), |e| e.score < best, by_turned).await;
    let numbers = |e: &Event| e.score == best && (least..most).contains(&e.n);
    hold(table, items, turned().score(best).n_in(least..most), numbers, by_turned).await;

    let seen = || Event::query_seen().p(p);
    let (cutoff, until) = (&low.seen, &high.seen);
    hold(table, items, seen(), |_| true, by_seen).await;
    hold(table, items, seen().seen_in(cutoff.view()..), |e| e.seen >= *cutoff, by_seen).await;
    hold(table, items, seen().seen_in(..=until.view()), |e| e.seen <= *until, by_seen).await;
    hold(table, items, seen().seen_in(..until.view()), |e| e.seen < *until, by_seen).await;
    let after = (Bound::Excluded(cutoff.view()), Bound::Included(until.view()));
    let within = |e: &Event| e.seen > *cutoff && e.seen <= *until;
    hold(table, items, seen().seen_in(after), within, by_seen).await;

    let names = || Event::query_names().p(p);
    let (first, last) = (low.name.as_str(), high.name.as_str());
    let within = |e: &Event| e.name.as_str() >= first && e.name.as_str() <= last;
    hold(table, items, names().name_in(first..=last), within, by_name).await;
    hold(table, items, names().name_in(first..), |e| e.name.as_str() >= first, by_name).await;
    hold(table, items, names().name_in(..=last), |e| e.name.as_str() <= last, by_name).await;
    hold(table, items, names().name_starts_with(first), |e| e.name.starts_with(first), by_name)
        .await;
}

#[tokio::test]
async fn ranges_return_what_filtering_and_sorting_the_values_gives() {
    const CASES: usize = 16;
    for engine in engines().await {
        let table = engine.table::<Ranges>().await;
        let mut runner = TestRunner::deterministic();
        for partition in 0..CASES {
            let case = case(&mut runner, partition);
            let mut writes = table.batch();
            for item in &case.items {
                writes = writes.put(item);
            }
            writes.await.unwrap();
            hold_all(&table, &case).await;
        }
        println!("{}: {CASES} partitions", engine.name);
    }
}
