//! Ranges of numbers and times as ranges of keys, in every format.

use std::ops::Bound::{Excluded, Included, Unbounded};
use std::ops::RangeBounds;

use chrono::{DateTime, NaiveDate, Utc};
use ddb_keys::query::IntoCondition;
use ddb_keys::{Entity, Refusal};

use super::evaluate::holds;
use super::{error, is_empty, refusal, sort};

#[derive(Entity)]
#[pk("P#<p>")]
#[sk("<padded:04>#<p>")]
#[gsi(Ordered, pk = "P#<p>", sk = "N#<signed:ordered>#<p>")]
#[gsi(Desc, pk = "P#<p>", sk = "N#<signed:desc>#<p>")]
#[gsi(DescWidth, pk = "P#<p>", sk = "N#<padded:desc(4)>#<p>")]
#[gsi(PaddedLast, pk = "P#<p>", sk = "N#<padded:04>")]
#[gsi(OrderedLast, pk = "P#<p>", sk = "N#<signed:ordered>")]
#[gsi(DescLast, pk = "P#<p>", sk = "N#<signed:desc>")]
#[gsi(DescWidthLast, pk = "P#<p>", sk = "N#<padded:desc(4)>")]
#[gsi(RawNumber, pk = "P#<p>", sk = signed)]
struct Number {
    p: String,
    padded: u32,
    signed: i8,
}

#[test]
fn padded_numbers_before_more() {
    let p = || Number::query().p("p");
    assert_eq!(sort(p().padded_in(5..=10)), "SK between 0005 and 0011");
    assert_eq!(sort(p().padded_in(5..)), "SK >= 0005");
    assert_eq!(sort(p().padded_in(..=9)), "SK <= 000:");
    assert_eq!(sort(p().padded_in(5..10)), "SK between 0005 and 0010");
    assert_eq!(sort(p().padded_in(..10)), "SK <= 0010");
}

#[test]
fn padded_numbers_at_the_end() {
    let p = || Number::query_padded_last().p("p");
    assert_eq!(sort(p().padded_in(5..=10)), "SK between N#0005 and N#0010");
    assert_eq!(sort(p().padded_in(5..)), "SK between N#0005 and N$");
    assert_eq!(sort(p().padded_in(..=9)), "SK between N# and N#0009");
    assert_eq!(sort(p().padded_in(5..10)), "SK between N#0005 and N#001/");
    assert_eq!(sort(p().padded_in(..10)), "SK between N# and N#001/");
}

#[test]
fn ends_that_may_be_missing() {
    let p = || Number::query().p("p");
    let shown = |from, until| sort(p().padded_in((from, until)));
    assert_eq!(shown(Some(5), Some(10)), sort(p().padded_in(5..=10)));
    assert_eq!(shown(Some(5), None), sort(p().padded_in(5..)));
    assert_eq!(shown(None, Some(9)), sort(p().padded_in(..=9)));
    assert_eq!(shown(None, None), "");
    let descending = Number::query_desc().p("p").signed_in((None, Some(-1)));
    assert_eq!(sort(descending), "SK between N#128 and N$");
    assert_eq!(
        sort(Number::query_desc().p("p").signed_in((None::<i8>, None))),
        "SK between N# and N$"
    );
    let raw = || Number::query_raw_number().p("p");
    assert_eq!(sort(raw().signed_in((None, Some(3)))), sort(raw().signed_in(..=3)));
    assert!(is_empty(p().padded_in((Some(2), Some(1)))));
}

#[test]
fn signed_numbers_in_order() {
    let p = || Number::query_ordered().p("p");
    assert_eq!(sort(p().signed_in(-1..=1)), "SK between N#127 and N#12:");
    assert_eq!(sort(p().signed_in(-1..)), "SK between N#127 and N$");
    assert_eq!(sort(p().signed_in(..=-1)), "SK between N# and N#128");
    assert_eq!(sort(p().signed_in(-1..1)), "SK between N#127 and N#129");
    assert_eq!(sort(p().signed_in(..1)), "SK between N# and N#129");
    let p = || Number::query_ordered_last().p("p");
    assert_eq!(sort(p().signed_in(i8::MIN..=i8::MAX)), "SK between N#000 and N#255");
    assert_eq!(sort(p().signed_in(-1..1)), "SK between N#127 and N#128");
}

#[test]
fn a_start_is_left_out() {
    let p = || Number::query().p("p");
    assert_eq!(sort(p().padded_in((Excluded(5), Unbounded))), "SK >= 0006");
    assert_eq!(sort(p().padded_in((Excluded(5), Included(10)))), "SK between 0006 and 0011");
    let p = || Number::query_desc().p("p");
    assert_eq!(sort(p().signed_in((Excluded(-1), Unbounded))), "SK between N# and N#128");
    let p = || Number::query_desc_last().p("p");
    assert_eq!(sort(p().signed_in((Excluded(-1), Included(1)))), "SK between N#126 and N#127");
    let p = || Number::query_padded_last().p("p");
    assert!(is_empty(p().padded_in((Excluded(5), Included(5)))));
    assert!(is_empty(p().padded_in((Excluded(5), Included(4)))));
}

#[test]
fn descending_formats_swap_the_ends_of_a_range() {
    let p = || Number::query_desc().p("p");
    assert_eq!(sort(p().signed_in(-1..=1)), "SK between N#126 and N#129");
    assert_eq!(sort(p().signed_in(-1..)), "SK between N# and N#129");
    assert_eq!(sort(p().signed_in(..=-1)), "SK between N#128 and N$");
    assert_eq!(sort(p().signed_in(-1..1)), "SK between N#127 and N#129");
    assert_eq!(sort(p().signed_in(..1)), "SK between N#127 and N$");
    let p = || Number::query_desc_last().p("p");
    assert_eq!(sort(p().signed_in(-1..=1)), "SK between N#126 and N#128");
    assert_eq!(sort(p().signed_in(-1..1)), "SK between N#127 and N#128");
    assert_eq!(sort(p().signed_in(-1..)), "SK between N# and N#128");
    let p = || Number::query_desc_width().p("p");
    assert_eq!(sort(p().padded_in(..=9)), "SK between N#9990 and N$");
    assert_eq!(sort(p().padded_in(1..=9)), "SK between N#9990 and N#9999");
    let p = || Number::query_desc_width_last().p("p");
    assert_eq!(sort(p().padded_in(1..=9)), "SK between N#9990 and N#9998");
    assert_eq!(sort(p().padded_in(1..9)), "SK between N#9991 and N#9998");
}

#[test]
fn raw_numbers_have_their_own_order() {
    let p = || Number::query_raw_number().p("p");
    assert_eq!(sort(p().signed_in(-10..=9)), "signed between -10 and 9");
    assert_eq!(sort(p().signed_in(-10..)), "signed >= -10");
    assert_eq!(sort(p().signed_in(..=9)), "signed <= 9");
    assert!(!is_empty(p().signed_in(-10..=-9)) && !is_empty(p().signed_in(9..=10)));
    assert!(is_empty(p().signed_in(-9..=-10)) && is_empty(p().signed_in(10..=9)));
    assert!(is_empty(p().signed_in(9..=-10)) && !is_empty(p().signed_in(-10..=9)));
    let before = p().signed_in(-10..9).into_condition().unwrap();
    assert!(before.excludes_end() && !before.is_empty());
    assert!(is_empty(p().signed_in(9..9)) && is_empty(p().signed_in(9..-10)));
}

#[test]
fn a_range_from_a_greater_to_a_lesser_value_is_empty() {
    let p = || Number::query().p("p");
    assert!(is_empty(p().padded_in(5..=4)) && is_empty(p().padded_in(5..4)));
    assert!(is_empty(p().padded_in(5..5)) && !is_empty(p().padded_in(5..6)));
    let p = || Number::query_padded_last().p("p");
    assert!(is_empty(p().padded_in(10..=9)) && is_empty(p().padded_in(10..10)));
    assert!(!is_empty(p().padded_in(10..=10)) && !is_empty(p().padded_in(10..11)));
    let p = || Number::query_desc().p("p");
    assert!(is_empty(p().signed_in(5..=4)) && is_empty(p().signed_in(5..5)));
    assert!(!is_empty(p().signed_in(5..6)) && !is_empty(p().signed_in(5..=5)));
    let p = || Number::query_desc_last().p("p");
    assert!(is_empty(p().signed_in(5..=4)) && is_empty(p().signed_in(5..5)));
    assert!(!is_empty(p().signed_in(5..6)) && !is_empty(p().signed_in(5..=5)));
}

#[test]
fn an_end_that_its_format_cannot_write_is_an_error() {
    let p = || Number::query().p("p");
    let refused = error(p().padded_in(0..=u32::MAX));
    assert_eq!(
        (refused.field(), *refused.refusal()),
        (Some("padded"), Refusal::TooWide { width: 4 })
    );
    assert_eq!(refusal(p().padded_in(10_000..)), Refusal::TooWide { width: 4 });
    assert_eq!(
        refusal(Number::query_desc_width().p("p").padded_in(..10_000)),
        Refusal::TooWide { width: 4 }
    );
    assert_eq!(
        refusal(Number::query().p("#").padded_in(0..=u32::MAX)),
        Refusal::Separator { separator: '#', at: 0 }
    );
}

#[derive(Entity)]
#[pk("P#<p>")]
#[sk("<at:millis>#<p>")]
#[gsi(Last, pk = "P#<p>", sk = "T#<at:secs>")]
#[gsi(Days, pk = "P#<p>", sk = "D#<at:day>#<p>")]
#[gsi(DaysLast, pk = "P#<p>", sk = "D#<at:day>")]
#[gsi(Dates, pk = "P#<p>", sk = "<date>#<p>")]
#[gsi(RawDate, pk = "P#<p>", sk = date)]
#[gsi(Months, pk = "P#<p>", sk = "<at:month>#<at:nanos>#<p>")]
#[gsi(MonthsLast, pk = "P#<p>", sk = "M#<at:month>#<at:secs>")]
#[gsi(MonthsOfDates, pk = "P#<p>", sk = "M#<date:month>#<p>")]
struct Event {
    p: String,
    at: DateTime<Utc>,
    date: NaiveDate,
}

fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

#[test]
fn times_between_two_instants() {
    let (from, to) = (at("2024-10-14T01:01:01Z"), at("2024-10-14T02:00:00.5Z"));
    let p = || Event::query().p("p");
    assert_eq!(
        sort(p().at_in(from..=to)),
        "SK between 2024-10-14T01:01:01.000Z and 2024-10-14T02:00:00.500["
    );
    assert_eq!(
        sort(p().at_in(from..to)),
        "SK between 2024-10-14T01:01:01.000Z and 2024-10-14T02:00:00.500Z"
    );
    let p = || Event::query_last().p("p");
    assert_eq!(sort(p().at_in(..from)), "SK between T# and T#2024-10-14T01:01:01Y");
    assert_eq!(sort(p().at_in(from..)), "SK between T#2024-10-14T01:01:01Z and T$");
}

#[test]
fn bounds_are_truncated_as_the_format_truncates() {
    let (from, to) = (at("2024-10-14T10:00:00Z"), at("2024-10-15T12:00:00Z"));
    let p = || Event::query_days_last().p("p");
    assert_eq!(sort(p().at_in(from..=to)), "SK between D#2024-10-14 and D#2024-10-15");
    assert_eq!(
        sort(p().at_in(from..to)),
        sort(p().at_in(from..=to)),
        "the end's day has earlier times"
    );
    let midnight = at("2024-10-15T00:00:00Z");
    assert_eq!(sort(p().at_in(from..midnight)), "SK between D#2024-10-14 and D#2024-10-14");
    let p = || Event::query_days().p("p");
    assert_eq!(sort(p().at_in(from..to)), "SK between D#2024-10-14 and D#2024-10-16");
    assert_eq!(sort(p().at_in(from..midnight)), "SK between D#2024-10-14 and D#2024-10-15");
    assert!(!is_empty(p().at_in(from..to)) && is_empty(p().at_in(midnight..midnight)));
}

/// Even if the format truncates both ends to one text.
#[test]
fn a_range_without_a_time_is_empty_in_every_format() {
    let times = [
        "2024-10-14T01:01:01Z",
        "2024-10-14T01:01:01.3Z",
        "2024-10-14T01:01:01.3001Z",
        "2024-10-14T01:01:02Z",
        "2024-10-14T02:00:00Z",
        "2024-10-15T00:00:00Z",
        "2024-11-01T00:00:00Z",
    ]
    .map(at);
    let p = "p";
    for (nth, low) in times.into_iter().enumerate() {
        for (other, high) in times.into_iter().enumerate() {
            let of_times = [
                is_empty(Event::query().p(p).at_in(low..high)),
                is_empty(Event::query_last().p(p).at_in(low..high)),
                is_empty(Event::query_days().p(p).at_in(low..high)),
                is_empty(Event::query_days_last().p(p).at_in(low..high)),
                is_empty(Event::query_months().p(p).at_in(low..high)),
                is_empty(Event::query_months_last().p(p).at_in(low..high)),
            ];
            assert_eq!(of_times, [nth >= other; 6], "{low}..{high}");
            let of_times = [
                is_empty(Event::query().p(p).at_in(low..=high)),
                is_empty(Event::query_last().p(p).at_in(low..=high)),
                is_empty(Event::query_days().p(p).at_in(low..=high)),
                is_empty(Event::query_days_last().p(p).at_in(low..=high)),
                is_empty(Event::query_months().p(p).at_in(low..=high)),
                is_empty(Event::query_months_last().p(p).at_in(low..=high)),
            ];
            assert_eq!(of_times, [nth > other; 6], "{low}..={high}");
            let [from, to] = [low, high].map(|time| time.date_naive());
            let of_dates = || Event::query_months_of_dates().p(p);
            assert_eq!(is_empty(of_dates().date_in(from..to)), from >= to, "{from}..{to}");
            assert_eq!(is_empty(of_dates().date_in(from..=to)), from > to, "{from}..={to}");
        }
    }
}

#[test]
fn what_one_place_truncates_the_places_after_it_keep() {
    let (from, to) = (at("2024-10-14T10:00:00Z"), at("2024-10-15T12:00:00Z"));
    let p = || Event::query_months().p("p");
    assert_eq!(
        sort(p().at_in(from..=to)),
        "SK between 2024-10#2024-10-14T10:00:00.000000000Z and 2024-10#2024-10-15T12:00:00.000000000["
    );
    assert_eq!(sort(p().at_in(from..)), "SK >= 2024-10#2024-10-14T10:00:00.000000000Z");
    assert!(is_empty(p().at_in(from..from)));
    let p = || Event::query_months_last().p("p");
    assert_eq!(
        sort(p().at_in(from..=to)),
        "SK between M#2024-10#2024-10-14T10:00:00Z and M#2024-10#2024-10-15T12:00:00Z",
        "nothing follows the last place"
    );
}

#[test]
fn dates_are_times_whose_text_is_their_day() {
    let date = |text: &str| text.parse::<NaiveDate>().unwrap();
    let (from, to) = (date("2024-02-28"), date("2024-03-01"));
    let p = || Event::query_dates().p("p");
    assert_eq!(sort(p().date_in(from..=to)), "SK between 2024-02-28 and 2024-03-02");
    assert_eq!(sort(p().date_in(from..to)), "SK between 2024-02-28 and 2024-03-01");
    let p = || Event::query_raw_date().p("p");
    assert_eq!(sort(p().date_in(from..=to)), "date between 2024-02-28 and 2024-03-01");
}

#[test]
fn years_without_four_digits_are_an_error() {
    let p = || Event::query().p("p");
    assert_eq!(refusal(p().at_in(..=DateTime::<Utc>::MAX_UTC)), Refusal::OutOfRange);
    assert_eq!(refusal(p().at_in(DateTime::<Utc>::MIN_UTC..)), Refusal::OutOfRange);
}

#[test]
fn rust_ranges_mean_what_they_mean_in_rust() {
    let stored = |padded| NumberPaddedLastKey { p: "p", padded }.build().unwrap();
    let holds = |query: NumberPaddedLastQuery<_, _>, padded| {
        super::evaluate::holds(&query, &stored(padded))
    };
    let p = || Number::query_padded_last().p("p");
    for number in [0, 1, 4, 5, 6, 9, 10, 11, 9999] {
        assert_eq!(holds(p().padded_in(5..=10), number), (5..=10).contains(&number));
        assert_eq!(holds(p().padded_in(5..10), number), (5..10).contains(&number));
        assert_eq!(holds(p().padded_in(5..), number), (5..).contains(&number));
        assert_eq!(holds(p().padded_in(..=5), number), (..=5).contains(&number));
        assert_eq!(holds(p().padded_in(..5), number), (..5).contains(&number));
        for range in [
            (Excluded(5), Unbounded),
            (Excluded(5), Included(10)),
            (Excluded(5), Excluded(10)),
            (Unbounded, Excluded(10)),
            (Included(5), Included(10)),
            (Excluded(5), Included(5)),
        ] {
            assert_eq!(holds(p().padded_in(range), number), range.contains(&number));
        }
    }
}

#[derive(Entity)]
#[pk("P#<p>")]
#[sk("<name>")]
#[gsi(Raw, pk = "P#<p>", sk = name)]
#[gsi(Tail, pk = "P#<p>", sk = "N#<name..>")]
struct Named {
    p: String,
    name: String,
}

#[test]
fn text_of_any_length_ends_before_a_value() {
    let named = |name: &str| Named { p: "p".into(), name: name.into() };
    for (low, high) in [("a", "b"), ("ab", "abc"), ("b", "b"), ("b", "a"), ("a", "\u{10ffff}")] {
        let (from, until) = (Named::query().p("p"), Named::query().p("p"));
        let (plain, before) = (from.name_in(low..high), until.name_in(..high));
        let raw = Named::query_raw().p("p").name_in(low..high);
        let tail = Named::query_tail().p("p").name_in(low..high);
        for name in ["a", "aa", "ab", "ab!", "abc", "abcd", "az", "b", "b!", "ba"] {
            let item = named(name);
            let key = item.key().build().unwrap();
            assert_eq!(holds(&plain, &key), (low..high).contains(&name), "{low}..{high}: {name}");
            assert_eq!(holds(&before, &key), name < high, "..{high}: {name}");
            let key = item.raw_key().build().unwrap();
            assert_eq!(holds(&raw, &key), (low..high).contains(&name), "{low}..{high}: {name}");
            let key = item.tail_key().build().unwrap();
            assert_eq!(holds(&tail, &key), (low..high).contains(&name), "{low}..{high}: {name}");
        }
    }
}
