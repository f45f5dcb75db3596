//! Times that a partition key holds truncated: one bucket, and ranges over several.

use chrono::{DateTime, Datelike, FixedOffset, NaiveDate, NaiveDateTime, TimeDelta, Timelike, Utc};
use ddb_keys::query::IntoCondition;
use ddb_keys::{Entity, KeyPart, Refusal, span};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestCaseError;

use super::evaluate::finds;
use super::{error, is_empty, refusal, shown};
use crate::laws::run;

#[derive(Debug, Clone, Entity)]
#[pk("LOG#<at:month>")]
#[sk("<at:millis>")]
#[gsi(ByYear, pk = "Y#<at:year>", sk = "<at:day>#<at:millis>")]
#[gsi(ByDay, pk = "D#<at:day>", sk = "AT#<at:secs>#<id:04>")]
#[gsi(ByHour, pk = ["H", "<at:hour>"], sk = ["<at:micros>", id])]
#[gsi(Twice, pk = "T#<at:month>", sk = "<at:day>#<at:millis>#<id:04>")]
#[gsi(Sparse, pk = "DUE#<due:month>#END", sk = "<due:nanos>#<id:04>")]
#[gsi(Local, pk = "N#<id:04>#<local:day>", sk = "<local:secs>")]
#[gsi(Repeated, pk = "R#<at:day>#<id:04>", sk = "<id:04>#<at:millis>")]
#[gsi(Moments, pk = "M#<moment:hour>", sk = "<moment:nanos>")]
#[gsi(Dates, pk = "NIGHT#<night:month>", sk = night)]
#[gsi(Seconds, pk = "S#<at:secs>", sk = "<at:nanos>")]
struct Log {
    at: DateTime<Utc>,
    id: u16,
    due: Option<DateTime<Utc>>,
    local: NaiveDateTime,
    moment: Moment,
    night: NaiveDate,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, KeyPart)]
struct Moment(DateTime<Utc>);

fn time(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

#[test]
fn a_bucket_is_given_alone() {
    let at = time("2024-02-29T23:59:59.999Z");
    let month = || Log::query().at_month(at);
    assert_eq!(shown(month()), "PK = LOG#2024-02");
    assert_eq!(shown(month().at(at)), "PK = LOG#2024-02 and SK = 2024-02-29T23:59:59.999Z");
    assert_eq!(shown(month().at_in(at..)), "PK = LOG#2024-02 and SK >= 2024-02-29T23:59:59.999Z");
    assert_eq!(shown(Log::collection().at_month(at)), "PK = LOG#2024-02");
    assert_eq!(shown(Log::query().at(at)), shown(month().at(at)));

    let year = || Log::query_by_year().at_year(date("2024-02-29"));
    assert_eq!(shown(year()), "ByYear: PK = Y#2024");
    assert_eq!(
        shown(year().at_in(..=at)),
        "ByYear: PK = Y#2024 and SK <= 2024-02-29#2024-02-29T23:59:59.999Z"
    );

    let day = || Log::query_by_day().at_day(date("2024-02-29"));
    assert_eq!(shown(day()), r#"ByDay: PK = D#2024-02-29 and begins_with(SK, "AT#")"#);
    let second = r#"ByDay: PK = D#2024-02-29 and begins_with(SK, "AT#2024-02-29T23:59:59Z#")"#;
    assert_eq!(shown(day().at(at)), second);
    assert_eq!(
        shown(day().at(at).id(7)),
        "ByDay: PK = D#2024-02-29 and SK = AT#2024-02-29T23:59:59Z#0007"
    );
}

#[test]
fn a_bucket_is_that_of_any_time_in_it_and_in_utc() {
    let month =
        |time: &str| shown(Log::query().at_month(time.parse::<DateTime<FixedOffset>>().unwrap()));
    assert_eq!(month("2024-03-01T00:30:00+01:00"), "PK = LOG#2024-02");
    assert_eq!(month("2024-02-29T23:30:00-01:00"), "PK = LOG#2024-03");
    assert_eq!(shown(Log::query().at_month(date("2024-03-31"))), "PK = LOG#2024-03");
    assert_eq!(shown(Log::query().at_month(jiff::civil::date(2024, 3, 1))), "PK = LOG#2024-03");
    let moment = Moment(time("2024-02-29T23:59:59Z"));
    assert_eq!(shown(Log::query_moments().moment_hour(moment)), "Moments: PK = M#2024-02-29T23");
    assert_eq!(shown(Log::query_moments().moment_hour(moment.0)), "Moments: PK = M#2024-02-29T23");
}

#[test]
fn a_bucket_may_be_followed_by_parts_before_the_exact_time() {
    let at = time("2024-02-29T23:59:59Z");
    let day = || Log::query_repeated().at_day(at).id(7);
    assert_eq!(shown(day()), r#"Repeated: PK = R#2024-02-29#0007 and begins_with(SK, "0007#")"#);
    assert_eq!(
        shown(day().at_in(..=at)),
        "Repeated: PK = R#2024-02-29#0007 and SK between 0007# and 0007#2024-02-29T23:59:59.000Z"
    );
}

#[test]
fn a_range_spans_partitions() {
    let range = || Log::query().at_in(time("2023-12-31T23:00:00Z")..=time("2024-02-01T00:00:00Z"));
    assert_eq!(
        shown(range()),
        "PK = LOG#2023-12 to LOG#2024-02 and SK between 2023-12-31T23:00:00.000Z and 2024-02-01T00:00:00.000Z"
    );
    let condition = range().into_condition().unwrap();
    let each: Vec<_> = condition.partitions().map(|one| one.to_string()).collect();
    let sort = "SK between 2023-12-31T23:00:00.000Z and 2024-02-01T00:00:00.000Z";
    let expected =
        ["2023-12", "2024-01", "2024-02"].map(|month| format!("PK = LOG#{month} and {sort}"));
    assert_eq!(each, expected);
    let last = condition.partitions().next_back().map(|one| one.to_string());
    assert_eq!(last.as_ref(), expected.last());
    assert_eq!(condition, range().into_condition().unwrap());
    assert_ne!(condition.partitions().next().as_ref(), Some(&condition));
}

#[test]
fn a_range_in_one_partition_is_an_ordinary_one() {
    let (from, until) = (time("2024-02-01T00:00:00Z"), time("2024-03-01T00:00:00Z"));
    let month = Log::query().at_in(from..until);
    assert_eq!(
        shown(month.clone()),
        "PK = LOG#2024-02 and SK between 2024-02-01T00:00:00.000Z and 2024-03-01T00:00:00.000Y"
    );
    assert_eq!(month.into_condition().unwrap().partitions().count(), 1);
    let both = Log::query().at_in(from..=until).into_condition().unwrap();
    assert_eq!(both.partitions().count(), 2, "the first instant of March belongs to the range");
}

#[test]
fn an_empty_range_needs_no_partition() {
    let (early, late) = (time("2024-02-01T00:00:00Z"), time("2024-03-01T00:00:00Z"));
    assert!(is_empty(Log::query().at_in(late..=early)));
    assert!(is_empty(Log::query().at_in(late..early)));
    assert!(is_empty(Log::query().at_in(early..early)));
    assert!(!is_empty(Log::query().at_in(early..=early)));
    assert!(is_empty(Log::query_by_day().at_in(late..late)));
    // The sort key truncates both to one second.
    let [one, two] = ["2024-02-01T00:00:00.3Z", "2024-02-01T00:00:00.7Z"].map(time);
    assert!(is_empty(Log::query_by_day().at_in(one..one)));
    assert!(is_empty(Log::query_by_day().at_in(two..one)));
    assert!(is_empty(Log::query_by_day().at_in(two..=one)));
    assert!(!is_empty(Log::query_by_day().at_in(one..two)));
    assert!(!is_empty(Log::query_by_day().at_in(one..=one)));
}

#[test]
fn a_range_of_too_many_partitions_is_refused() {
    let all = time("0000-01-01T00:00:00Z")..=time("9999-12-31T23:59:59Z");
    let found = 3_652_425;
    assert_eq!(
        refusal(Log::query_by_day().at_in(all.clone())),
        Refusal::TooManyPartitions { found, max: 100_000 }
    );
    assert!(error(Log::query_by_day().at_in(all)).to_string().contains("spans 3652425 partitions"));
    let centuries = time("1000-01-01T00:00:00Z")..time("9333-05-01T00:00:00Z");
    let condition = Log::query().at_in(centuries).into_condition().unwrap();
    assert_eq!(condition.partitions().count(), 100_000);
}

#[test]
fn a_time_outside_the_calendar_is_refused() {
    let outside = [DateTime::<Utc>::MIN_UTC, DateTime::<Utc>::MAX_UTC];
    let inside = time("2024-02-01T00:00:00Z");
    for time in outside {
        assert_eq!(refusal(Log::query().at_month(time)), Refusal::OutOfRange);
        assert_eq!(refusal(Log::query().at_in(time..=inside)), Refusal::OutOfRange);
        assert_eq!(refusal(Log::query().at_in(inside..=time)), Refusal::OutOfRange);
        assert_eq!(refusal(Log::query().at_in(inside..time)), Refusal::OutOfRange);
        assert_eq!(refusal(Log::query_by_day().at_in(time..time)), Refusal::OutOfRange);
    }
}

#[test]
fn a_span_is_of_one_partition() {
    let (early, late) = (time("2024-02-01T00:00:00Z"), time("2024-03-01T00:00:00Z"));
    let several = || Log::query().at_in(early..=late);
    let one = || Log::query().at_month(early);
    assert_eq!(refusal(span(several(), one())), Refusal::Apart);
    assert_eq!(refusal(span(one(), several())), Refusal::Apart);
    assert_eq!(refusal(span(several(), several())), Refusal::Apart);
}

/// Times around the edges of hours, days, months and leap days, and around the epoch.
fn times() -> impl Strategy<Value = DateTime<Utc>> {
    let edges = vec![
        "1969-12-31T23:59:59Z",
        "1970-01-01T00:00:00Z",
        "1999-12-31T00:00:00Z",
        "2000-02-29T12:00:00Z",
        "2023-02-28T23:00:00Z",
        "2024-02-28T23:59:59Z",
        "2024-02-29T00:00:00Z",
        "2024-03-01T00:00:00Z",
        "2024-03-01T01:00:00Z",
        "2024-04-30T23:59:59Z",
        "2024-05-01T00:00:00Z",
        "2024-12-31T23:59:59Z",
        "2025-01-01T00:00:00Z",
    ];
    let nanos = select(vec![0, 1, 999, 1000, 1_000_000, 999_999_999, 1_000_000_000]);
    let steps = select(vec![0, -1, 1, 59, 3599, 3600, 86_399, 86_400, -86_400, 2_678_400]);
    (select(edges), steps, nanos).prop_map(|(edge, seconds, nanos)| {
        time(edge) + TimeDelta::seconds(seconds) + TimeDelta::nanoseconds(nanos)
    })
}

fn logs() -> impl Strategy<Value = Log> {
    (times(), 0..3_u16, proptest::option::of(times())).prop_map(|(at, id, due)| Log {
        at,
        id,
        due,
        local: at.naive_utc(),
        moment: Moment(at),
        night: at.date_naive(),
    })
}

/// Whether a query finds an entity, in exactly one of its partitions.
fn found(query: impl IntoCondition, stored: &Log) -> bool {
    let (condition, keys) = (query.into_condition().unwrap(), stored.keys().unwrap());
    let in_one = |pk: &[_], sk: &[_]| {
        let found = condition.partitions().filter(|one| finds(one, pk, sk)).count();
        assert!(found <= 1, "{condition} finds {stored:?} {found} times");
        found == 1 && !condition.is_empty()
    };
    match condition.index() {
        None => in_one(std::slice::from_ref(&keys.primary.pk), keys.primary.sk.as_slice()),
        Some(index) => {
            let key = keys.indexes.iter().find(|key| key.index == index);
            key.is_some_and(|key| in_one(&key.pk, &key.sk))
        }
    }
}

fn cut(time: DateTime<Utc>, to: TimeDelta) -> DateTime<Utc> {
    chrono::DurationRound::duration_trunc(time, to).unwrap()
}

#[test]
fn a_range_over_partitions_finds_what_it_contains() {
    let all = (proptest::collection::vec(logs(), 1..3), times(), times(), 0..3_u16);
    run(&all, |(logs, one, other, id)| {
        let (low, high) = (one.min(other), one.max(other));
        // Decades between the ends would be many partitions.
        let near = |hours| low.max(high - TimeDelta::hours(hours));
        let (near, low, in_days) = (near(8), near(120 * 24), near(8 * 24));
        for log in logs {
            // The ends and the value, as a format keeps them. An end that a format does not keep is included.
            let within = |at: DateTime<Utc>, unit: TimeDelta, low, closed| {
                let (at, low, end) = (cut(at, unit), cut(low, unit), cut(high, unit));
                at >= low && (at < end || at == end && (closed || high != end))
            };
            let [micros, millis, secs] =
                [TimeDelta::microseconds(1), TimeDelta::milliseconds(1), TimeDelta::seconds(1)];
            let nanos = TimeDelta::nanoseconds(1);
            for closed in [true, false] {
                macro_rules! check {
                    ($query:expr, $field:ident, $value:expr, $unit:expr, $low:expr, $wrap:expr) => {{
                        let wrap = $wrap;
                        let (from, until) = (wrap($low), wrap(high));
                        let value: Option<DateTime<Utc>> = $value;
                        let agrees = value.is_some_and(|value| within(value, $unit, $low, closed));
                        let found = match closed {
                            true => found($query.$field(from..=until), &log),
                            false => found($query.$field(from..until), &log),
                        };
                        let expected = if closed || $low < high { agrees } else { false };
                        if found != expected {
                            let text = format!(
                                "{} {low} {high} {closed} {log:?}: {found}",
                                stringify!($query)
                            );
                            return Err(TestCaseError::fail(text));
                        }
                    }};
                }
                let same = |time: DateTime<Utc>| time;
                check!(Log::query(), at_in, Some(log.at), millis, low, same);
                check!(Log::query_by_year(), at_in, Some(log.at), millis, low, same);
                check!(Log::query_by_day(), at_in, Some(log.at), secs, in_days, same);
                check!(Log::query_by_hour(), at_in, Some(log.at), micros, near, same);
                check!(Log::query_twice(), at_in, Some(log.at), millis, low, same);
                check!(Log::query_sparse(), due_in, log.due, nanos, low, same);
                check!(Log::query_moments(), moment_in, Some(log.at), nanos, near, Moment);
                if log.id == id {
                    let local = |time: DateTime<Utc>| time.naive_utc();
                    check!(Log::query_local().id(id), local_in, Some(log.at), secs, in_days, local);
                } else {
                    let range = in_days.naive_utc()..=high.naive_utc();
                    assert!(!found(Log::query_local().id(id).local_in(range), &log));
                }
            }
            let (from, until) = (low.date_naive(), high.date_naive());
            assert_eq!(
                found(Log::query_dates().night_in(from..=until), &log),
                (from..=until).contains(&log.night)
            );
        }
        Ok(())
    });
}

#[test]
fn a_bucket_and_what_follows_it_find_what_agrees_with_both() {
    let all = (proptest::collection::vec(logs(), 4..12), times(), times());
    run(&all, |(logs, bucket, end)| {
        for log in &logs {
            let month = |time: DateTime<Utc>| (time.year(), time.month());
            let in_month = month(log.at) == month(bucket);
            let in_day = log.at.date_naive() == bucket.date_naive();
            let in_hour = in_day && log.at.hour() == bucket.hour();
            let [millis, secs] = [TimeDelta::milliseconds(1), TimeDelta::seconds(1)];
            assert_eq!(
                found(Log::query_by_year().at_year(bucket), log),
                log.at.year() == bucket.year()
            );
            let month_of = || Log::query().at_month(bucket);
            assert_eq!(found(month_of(), log), in_month);
            assert_eq!(found(Log::collection().at_month(bucket.date_naive()), log), in_month);
            let (at, to) = (cut(log.at, millis), cut(end, millis));
            assert_eq!(found(month_of().at(end), log), in_month && at == to);
            assert_eq!(found(month_of().at_in(end..), log), in_month && at >= to);
            assert_eq!(found(month_of().at_in(..=end), log), in_month && at <= to);
            let (at, to) = (cut(log.at, secs), cut(end, secs));
            let day_of = || Log::query_by_day().at_day(bucket);
            assert_eq!(found(day_of().at_in(end..), log), in_day && at >= to);
            assert_eq!(found(day_of().at(end).id(log.id), log), in_day && at == to);
            assert_eq!(found(Log::query_by_hour().at_hour(bucket), log), in_hour);
            let twice = || Log::query_twice().at_month(bucket);
            let (at, to) = (cut(log.at, millis), cut(end, millis));
            assert_eq!(found(twice().at_in(end..), log), in_month && at >= to);
            assert_eq!(found(twice().at(end), log), in_month && at == to);
            let due = log.due.is_some_and(|due| month(due) == month(bucket));
            assert_eq!(found(Log::query_sparse().due_month(bucket), log), due);
        }
        Ok(())
    });
}
