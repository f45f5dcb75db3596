//! A monitor's store of slow database queries. Three parts of its keys follow from other fields, and no item stores them: the day and
//! the hour in which a query began, and how slow it was. The table has no type attribute.
//!
//! | item | PK | SK | GSI1PK | GSI1SK | GSI2PK | GSI2SK |
//! |---|---|---|---|---|---|---|
//! | in flight | `SQ#instance#day` | `started#thread` | `SQS#in_flight` | last seen, or started | `ENV#env#slow#hour` | started |
//! | finalized | the same | the same | `DG#digest` | `Q#started#instance` | the same | the same |

use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error, InvalidRequest};
use ddb_keys::{Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

use super::{item, number, text};
use crate::engines::on_every_engine;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
#[serde(rename_all = "snake_case")]
#[key_part(rename_all = "snake_case")]
enum State {
    InFlight,
    Finalized,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
#[key_part(rename_all = "lowercase")]
enum Slow {
    B0,
    B1,
    B2,
    B3,
}

fn slow(duration_ms: u64) -> Slow {
    match duration_ms {
        0..5_000 => Slow::B0,
        5_000..15_000 => Slow::B1,
        15_000..60_000 => Slow::B2,
        _ => Slow::B3,
    }
}

fn instant(milliseconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(milliseconds).unwrap_or_default()
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = ttl)]
#[entity(part(at: DateTime<Utc> = instant(self.started_at_ms), slow: Slow = slow(self.duration_ms)))]
#[pk("SQ#<instance_id>#<at:day>")]
#[sk("<at:epoch_millis>#<thread_id>")]
#[gsi(GSI1, name = InFlight, when(state = State::InFlight, last_seen_at_ms = Some(_)), pk = "SQS#in_flight", sk = "<last_seen_at_ms:013>")]
#[gsi(GSI1, name = NeverSeen, when(state = State::InFlight), pk = "SQS#in_flight", sk = "<at:epoch_millis>")]
#[gsi(GSI1, name = Digest, pk = "DG#<app_digest>", sk = "Q#<at:epoch_millis>#<instance_id>")]
#[gsi(GSI2, pk = "ENV#<env>#<slow>#<at:hour>", sk = "<at:epoch_millis>")]
struct SlowQuery {
    instance_id: String,
    started_at_ms: i64,
    thread_id: u64,
    app_digest: String,
    env: String,
    duration_ms: u64,
    state: State,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last_seen_at_ms: Option<u64>,
    ttl: u64,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "slow-queries", pk = "PK", sk = "SK", type_attribute = none)]
#[gsi(GSI1, pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(GSI2, pk = "GSI2PK", sk = "GSI2SK")]
enum Store {
    SlowQuery(SlowQuery),
}

const INSTANCE: &str = "123456789012/ap-northeast-2/orders-prd-01";
/// 2026-08-20T05:23:11.500Z
const T: i64 = 1_787_203_391_500;
const DAY: i64 = 86_400_000;

fn query(started_at_ms: i64, thread_id: u64, state: State) -> SlowQuery {
    SlowQuery {
        instance_id: INSTANCE.into(),
        started_at_ms,
        thread_id,
        app_digest: "d1".into(),
        env: "prd".into(),
        duration_ms: 7_000,
        state,
        last_seen_at_ms: None,
        ttl: started_at_ms.unsigned_abs() / 1000 + 35 * 86_400,
    }
}

#[test]
fn items_are_the_ones_that_the_store_has() {
    let finalized = query(T, 42, State::Finalized);
    let stored = Store::item(&finalized).unwrap();
    assert_eq!(
        stored,
        item([
            ("PK", text("SQ#123456789012/ap-northeast-2/orders-prd-01#2026-08-20")),
            ("SK", text("1787203391500#42")),
            ("GSI1PK", text("DG#d1")),
            ("GSI1SK", text("Q#1787203391500#123456789012/ap-northeast-2/orders-prd-01")),
            ("GSI2PK", text("ENV#prd#b1#2026-08-20T05")),
            ("GSI2SK", text("1787203391500")),
            ("instance_id", text(INSTANCE)),
            ("started_at_ms", number("1787203391500")),
            ("thread_id", number("42")),
            ("app_digest", text("d1")),
            ("env", text("prd")),
            ("duration_ms", number("7000")),
            ("state", text("finalized")),
            ("ttl", number("1790227391")),
        ])
    );
    assert_eq!(Store::from_item(stored).unwrap(), Store::SlowQuery(finalized));
    let in_flight = query(T, 42, State::InFlight);
    let seen = SlowQuery { last_seen_at_ms: Some(1_787_203_400_500), ..in_flight.clone() };
    assert_eq!(Store::item(&seen).unwrap()["GSI1SK"], text("1787203400500"));
    assert_eq!(Store::item(&in_flight).unwrap()["GSI1SK"], text("1787203391500"));
}

#[tokio::test(flavor = "multi_thread")]
async fn queries_are_found_by_day_by_state_by_digest_and_by_hour() {
    on_every_engine(async |table: Client<Store>| {
        for day in 0..4 {
            table.create(&query(T + day * DAY, 42, State::Finalized)).await.unwrap();
        }
        // A range over several days, newest first.
        let range =
            SlowQuery::query().instance_id(INSTANCE).at_in(instant(T + 1)..=instant(T + 3 * DAY));
        let newest = table.query(range).descending().limit(2).await.unwrap();
        let started = newest.iter().map(|query| query.started_at_ms);
        assert!(started.eq([T + 3 * DAY, T + 2 * DAY]));

        // One is in flight; it is seen again; it ends.
        let running = query(T + 5_000, 7, State::InFlight);
        table.create(&running).await.unwrap();
        let seen = SlowQuery { last_seen_at_ms: Some(1_787_203_400_500), ..running.clone() };
        table.replace(&seen).await.unwrap();
        assert_eq!(table.query(SlowQuery::query_in_flight()).await.unwrap(), [seen]);
        table.replace(&SlowQuery { state: State::Finalized, ..running }).await.unwrap();
        assert_eq!(table.query(SlowQuery::query_in_flight()).count().await.unwrap(), 0);
        let of_digest = SlowQuery::query_digest().app_digest("d1");
        assert_eq!(table.query(of_digest).count().await.unwrap(), 5);
        let of_hour = SlowQuery::query_gsi2().env("prd").slow(Slow::B1).at_hour(instant(T));
        assert_eq!(table.query(of_hour).count().await.unwrap(), 2);
    })
    .await;
}

/// A part that is computed keeps its index true: whoever changes a field behind it writes the whole item.
#[tokio::test(flavor = "multi_thread")]
async fn a_field_behind_a_computed_part_changes_with_the_whole_item() {
    on_every_engine(async |table: Client<Store>| {
        let stored = query(T, 42, State::Finalized);
        table.put(&stored).await.unwrap();
        let slower = SlowQuery { duration_ms: 20_000, ..stored.clone() };
        let update = || table.update(stored.key()).set_text("duration_ms", 20_000);
        for error in [update().await.err(), update().set_index(slower.gsi2_key()).await.err()] {
            let Some(Error::Refused(reason)) = error else { panic!("{error:?}") };
            assert!(matches!(reason, InvalidRequest::ComputedPart { key: "GSI2", .. }), "{reason}");
        }
        table.replace(&slower).await.unwrap();
        let of_hour = |slow| SlowQuery::query_gsi2().env("prd").slow(slow).at_hour(instant(T));
        assert_eq!(table.query(of_hour(Slow::B2)).await.unwrap(), std::slice::from_ref(&slower));
        assert_eq!(table.query(of_hour(Slow::B1)).count().await.unwrap(), 0);

        // A field behind the primary key does not change at all.
        let moved = table.update(slower.key()).set_text("started_at_ms", T + 1).await.unwrap_err();
        assert!(moved.to_string().contains("`started_at_ms`"), "{moved}");
        // Others do.
        let updated = table.update(slower.key()).set(|query| query.ttl, 1_800_000_000_u64);
        assert_eq!(updated.await.unwrap().ttl, 1_800_000_000);
    })
    .await;
}

/// A counter for each of sixteen shards of the requests.
#[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
#[entity(part(shard: u32 = self.request % 16))]
#[pk("COUNT#<shard:02>")]
#[sk("<request>")]
#[gsi(ByShard, pk = "SHARD#<shard:02>", sk = "<request>")]
struct Counter {
    request: u32,
    #[serde(default)]
    count: u32,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "counters", pk = "PK", sk = "SK")]
#[gsi(ByShard, pk = "GSI1PK", sk = "GSI1SK")]
enum Counters {
    Counter(Counter),
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upsert_fills_in_index_keys_with_computed_parts() {
    on_every_engine(async |table: Client<Counters>| {
        for count in 1..3 {
            let key = CounterKey { shard: 2, request: 18 };
            let upsert = table.update(key).or_create().add(|counter| counter.count, 1);
            assert_eq!(upsert.await.unwrap(), Counter { request: 18, count });
        }
        let of_shard = Counter::query_by_shard().shard(2);
        assert_eq!(table.query(of_shard).count().await.unwrap(), 1);

        // A part that is not the one that follows would be a key that no counter has.
        let wrong = table.update(CounterKey { shard: 3, request: 20 }).or_create();
        let error = wrong.add(|counter| counter.count, 1).await.unwrap_err();
        let Error::Refused(reason) = &error else { panic!("{error}") };
        assert!(matches!(reason, InvalidRequest::Disagreement { .. }), "{error}");
        assert_eq!(table.scan().count().await.unwrap(), 1);
    })
    .await;
}
