//! The types of the crate `chrono` in every format.

use alloc::format;

use chrono::{DateTime, Days, Duration, FixedOffset, NaiveDate, NaiveDateTime, Utc};

use super::laws::{FIRST, LAST, hold, hold_since_1970, hold_with_time_of_day, written};
use crate::format::Plain;
use crate::format::time::{Day, Hour, Millis, Month, Nanos, Year};
use crate::part::{KeyPart, Refusal};

fn instant(seconds: i64, nanos: u32) -> DateTime<Utc> {
    DateTime::from_timestamp(seconds, nanos).unwrap()
}

#[test]
fn every_format_keeps_order_and_reads_back() {
    hold_with_time_of_day::<DateTime<Utc>>(|_| true);
    hold_with_time_of_day::<DateTime<FixedOffset>>(|_| true);
    hold_with_time_of_day::<NaiveDateTime>(|_| true);
    hold_since_1970::<DateTime<Utc>>(|_| true);
    hold_since_1970::<DateTime<FixedOffset>>(|_| true);
    hold::<NaiveDate, Plain>(|_| true);
    hold::<NaiveDate, Day>(|_| true);
    hold::<NaiveDate, Year>(|_| true);
    hold::<NaiveDate, Month>(|_| true);
}

#[test]
fn the_default_text_does_not_sort_and_the_formats_do() {
    let (before, after) = (instant(0, 0), instant(0, 500_000_000));
    assert!(format!("{before:?}") > format!("{after:?}"));
    let text = written::<DateTime<Utc>, Millis>;
    assert!(text(before).unwrap() < text(after).unwrap());
}

#[test]
fn an_offset_is_turned_into_utc() {
    let berlin = FixedOffset::east_opt(7200).unwrap();
    let local = instant(1_728_867_661, 0).with_timezone(&berlin);
    let text = written::<DateTime<FixedOffset>, Hour>(local).unwrap();
    assert_eq!(text, "2024-10-14T01", "and not T03");
    let whole = written::<DateTime<FixedOffset>, Nanos>(local).unwrap();
    assert_eq!(
        <Nanos as crate::formats::Format<DateTime<FixedOffset>>>::parse(&whole),
        Some(local)
    );
}

#[test]
fn leap_seconds_are_refused() {
    let leap = instant(1_483_228_799, 1_500_000_000);
    assert_eq!(written::<DateTime<Utc>, Nanos>(leap), Err(Refusal::OutOfRange));
    assert_eq!(written::<NaiveDateTime, Day>(leap.naive_utc()), Err(Refusal::OutOfRange));
}

#[test]
fn years_that_have_no_four_digits_are_refused() {
    for outside in [instant(FIRST - 1, 0), instant(LAST + 1, 0), DateTime::<Utc>::MAX_UTC] {
        assert_eq!(written::<DateTime<Utc>, Month>(outside), Err(Refusal::OutOfRange));
    }
    let last = instant(LAST, 0).date_naive();
    assert_eq!(written::<NaiveDate, Plain>(last).as_deref(), Ok("9999-12-31"));
    let next = last.checked_add_days(Days::new(1)).unwrap();
    assert_eq!(written::<NaiveDate, Plain>(next), Err(Refusal::OutOfRange));
    assert_eq!(NaiveDate::native(next), Err(Refusal::OutOfRange), "raw keys, too");
}

#[test]
fn an_instant_before_1970_is_truncated_toward_the_past() {
    let late = instant(0, 0).checked_sub_signed(Duration::nanoseconds(1)).unwrap();
    let text = written::<DateTime<Utc>, Millis>(late);
    assert_eq!(text.as_deref(), Ok("1969-12-31T23:59:59.999Z"));
}
