//! The types of the crate `time` in every format.

use time::{Date, OffsetDateTime, PrimitiveDateTime, Timestamp, UtcDateTime, UtcOffset};

use super::laws::{FIRST, hold, hold_since_1970, hold_with_time_of_day, written};
use crate::format::Plain;
use crate::format::time::{Hour, Month, Secs, Year};
use crate::part::{KeyPart, Refusal};

#[test]
fn every_format_keeps_order_and_reads_back() {
    hold_with_time_of_day::<OffsetDateTime>(|_| true);
    hold_with_time_of_day::<UtcDateTime>(|_| true);
    hold_with_time_of_day::<Timestamp>(|_| true);
    hold_with_time_of_day::<PrimitiveDateTime>(|_| true);
    hold_since_1970::<OffsetDateTime>(|_| true);
    hold_since_1970::<UtcDateTime>(|_| true);
    hold_since_1970::<Timestamp>(|_| true);
    hold::<Date, Plain>(|_| true);
    hold::<Date, Year>(|_| true);
    hold::<Date, Month>(|_| true);
}

#[test]
fn an_offset_is_turned_into_utc() {
    let local = OffsetDateTime::from_unix_timestamp(1_728_867_661).unwrap();
    let local = local.to_offset(UtcOffset::from_hms(-2, 0, 0).unwrap());
    let text = written::<OffsetDateTime, Hour>(local);
    assert_eq!(text.as_deref(), Ok("2024-10-14T01"));
}

#[test]
fn years_that_have_no_four_digits_are_refused() {
    let before = OffsetDateTime::from_unix_timestamp(FIRST - 1).unwrap();
    assert_eq!(written::<OffsetDateTime, Month>(before), Err(Refusal::OutOfRange));
    assert_eq!(written::<Date, Plain>(before.date()), Err(Refusal::OutOfRange));
}

#[test]
fn a_day_that_an_offset_moves_beyond_the_calendar_does_not_panic() {
    let last = PrimitiveDateTime::MAX.assume_offset(UtcOffset::from_hms(-23, 0, 0).unwrap());
    assert_eq!(written::<OffsetDateTime, Secs>(last), Err(Refusal::OutOfRange));
}

#[test]
fn a_civil_time_ends_in_no_zone() {
    let time = PrimitiveDateTime::MAX;
    assert_eq!(written::<PrimitiveDateTime, Secs>(time).as_deref(), Ok("9999-12-31T23:59:59"));
    assert_eq!(PrimitiveDateTime::NATIVE, None);
}
