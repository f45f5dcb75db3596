//! Times as numbers since 1970, in ranges and in buckets.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use ddb_keys::query::IntoCondition;
use ddb_keys::{Entity, Refusal};
use proptest::prelude::*;

use super::evaluate::finds;
use super::{is_empty, refusal, shown};
use crate::laws::run;

#[derive(Debug, Clone, Entity)]
#[pk("LOG#<at:day>")]
#[sk("<at:epoch_millis>")]
#[gsi(Seconds, pk = "S#<at:epoch_secs>", sk = "<at:epoch_micros>#<id:02>")]
#[gsi(Days, pk = "ALL", sk = "<at:day>#<at:epoch_secs(20)>")]
struct Log {
    at: DateTime<Utc>,
    id: u8,
}

fn time(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

#[test]
fn a_time_and_a_range_are_numbers() {
    let (from, until) = (time("2024-10-14T01:02:03.5Z"), time("2024-10-14T02:00:00Z"));
    assert_eq!(shown(Log::query().at(from)), "PK = LOG#2024-10-14 and SK = 1728867723500");
    let day = NaiveDate::from_ymd_opt(2024, 10, 14).unwrap();
    assert_eq!(shown(Log::query().at_day(day)), "PK = LOG#2024-10-14");
    assert_eq!(
        shown(Log::query().at_in(from..=until)),
        "PK = LOG#2024-10-14 and SK between 1728867723500 and 1728871200000"
    );
    assert_eq!(
        shown(Log::query_days().at_in(from..)),
        "Days: PK = ALL and SK >= 2024-10-14#00000000001728867723"
    );
    assert!(is_empty(Log::query().at_in(until..from)) && is_empty(Log::query().at_in(from..from)));
}

#[test]
fn a_range_spans_partitions_that_are_numbers() {
    let from = time("2024-10-14T01:02:03.5Z");
    let range = Log::query_seconds().at_in(from..=from + TimeDelta::seconds(2));
    let condition = range.into_condition().unwrap();
    let partitions = condition.partitions().map(|one| one.equal()[0].1.to_string());
    let expected = ["S#1728867723", "S#1728867724", "S#1728867725"];
    assert_eq!(partitions.collect::<Vec<_>>(), expected);
    let days = Log::query_seconds().at_in(from..from + TimeDelta::days(2));
    let refused = Refusal::TooManyPartitions { found: 172_801, max: 100_000 };
    assert_eq!(refusal(days), refused);
}

#[test]
fn an_end_before_1970_or_after_the_last_number_is_refused() {
    let (early, late) = (time("1969-12-31T23:59:59.999Z"), time("2286-11-20T17:46:40Z"));
    let now = time("2024-10-14T01:02:03.5Z");
    assert_eq!(refusal(Log::query().at(early)), Refusal::BeforeEpoch);
    assert_eq!(refusal(Log::query().at(late)), Refusal::TooWide { width: 13 });
    assert_eq!(refusal(Log::query_seconds().at_epoch_secs(late)), Refusal::TooWide { width: 10 });
    for range in [early..=now, now..=late, early..=late] {
        let refused = refusal(Log::query_seconds().at_epoch_secs(now).at_in(range));
        assert!(matches!(refused, Refusal::BeforeEpoch | Refusal::TooWide { width: 16 }));
    }
}

/// Whether a query finds an entity, in exactly one of its partitions.
fn found(query: impl IntoCondition, stored: &Log) -> bool {
    let (condition, keys) = (query.into_condition().unwrap(), stored.keys().unwrap());
    let (pk, sk) = match condition.index() {
        None => (vec![keys.primary.pk], keys.primary.sk.into_iter().collect()),
        Some(index) => {
            let key = keys.indexes.into_iter().find(|key| key.index == index).unwrap();
            (key.pk, key.sk)
        }
    };
    let partitions = condition.partitions().filter(|one| finds(one, &pk, &sk)).count();
    assert!(partitions <= 1, "{condition} finds {stored:?} {partitions} times");
    partitions == 1 && !condition.is_empty()
}

#[test]
fn a_range_finds_what_it_contains() {
    let at = || {
        (0..3_000_000_i64).prop_map(|millis| DateTime::UNIX_EPOCH + TimeDelta::milliseconds(millis))
    };
    run(&(at(), at(), at(), 0..3_u8), |(one, other, at, id)| {
        let (low, high, log) = (one.min(other), one.max(other), Log { at, id });
        let second = |at: DateTime<Utc>| at.timestamp();
        for log in [Log { at: low, ..log.clone() }, Log { at: high, ..log.clone() }, log] {
            let (within, before) = ((low..=high).contains(&log.at), (low..high).contains(&log.at));
            prop_assert_eq!(found(Log::query().at_in(low..=high), &log), within);
            prop_assert_eq!(found(Log::query().at_in(low..high), &log), before);
            prop_assert_eq!(found(Log::query_seconds().at_in(low..=high), &log), within);
            prop_assert_eq!(found(Log::query_seconds().at_in(low..high), &log), before);
            let seconds = (second(low)..=second(high)).contains(&second(log.at));
            prop_assert_eq!(found(Log::query_days().at_in(low..=high), &log), seconds);
        }
        Ok(())
    });
}
