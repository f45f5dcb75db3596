//! The types of the crate `jiff` in every format.

use alloc::string::ToString;

use jiff::Timestamp;
use jiff::civil::{Date, DateTime};

use super::laws::{FIRST, hold, hold_since_1970, hold_with_time_of_day, written};
use crate::format::time::{Day, Millis, Month, Secs, Year};
use crate::format::{Format, Plain};
use crate::part::Refusal;

#[test]
fn every_format_keeps_order_and_reads_back() {
    let last = Timestamp::MAX.as_second();
    hold_with_time_of_day::<Timestamp>(|civil| civil.unix_seconds() <= last);
    hold_with_time_of_day::<DateTime>(|_| true);
    hold_since_1970::<Timestamp>(|civil| civil.unix_seconds() <= last);
    hold::<Date, Plain>(|_| true);
    hold::<Date, Day>(|_| true);
    hold::<Date, Year>(|_| true);
}

#[test]
fn the_default_text_does_not_sort_and_the_formats_do() {
    let before = Timestamp::UNIX_EPOCH;
    let after = Timestamp::new(0, 500_000_000).unwrap();
    assert!(before.to_string() > after.to_string());
    let text = written::<Timestamp, Millis>;
    assert!(text(before).unwrap() < text(after).unwrap());
}

#[test]
fn instants_before_1970_count_backwards_and_are_truncated_toward_the_past() {
    let late = Timestamp::new(0, -1).unwrap();
    let text = written::<Timestamp, Secs>(late);
    assert_eq!(text.as_deref(), Ok("1969-12-31T23:59:59Z"));
}

#[test]
fn what_the_type_does_not_reach_is_refused() {
    assert_eq!(<Secs as Format<Timestamp>>::parse("9999-12-31T23:59:59Z"), None);
    assert_eq!(
        written::<Timestamp, Month>(Timestamp::MIN),
        Err(Refusal::OutOfRange),
        "before year 0"
    );
    let before = Timestamp::new(FIRST - 1, 0).unwrap();
    assert_eq!(written::<Timestamp, Month>(before), Err(Refusal::OutOfRange));
    assert_eq!(written::<Date, Plain>(Date::MIN), Err(Refusal::OutOfRange));
}
