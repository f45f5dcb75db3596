//! Edge cases of times: leap days, ends of years, limits of types and of keys.

use proptest::prelude::*;
use proptest::sample::select;

use super::Values;

/// The first second of year 0000 and the last of 9999, beyond which no key holds a time.
const FIRST: i64 = -62_167_219_200;
const LAST: i64 = 253_402_300_799;

/// Seconds and nanoseconds since 1970.
fn instants() -> impl Strategy<Value = (i64, u32)> {
    // 1600, 1900 (no leap year), 2000, 2024: the last day of February and the day after.
    let leap_days = [-11_670_998_400, -2_203_977_600, 951_782_400, 1_709_164_800];
    let edges = [FIRST, LAST, i64::from(i32::MIN), i64::from(i32::MAX), 0, 253_402_207_200];
    let near = edges.into_iter().chain(leap_days).flat_map(|at| [at - 1, at, at + 1, at + 86_400]);
    let seconds = prop_oneof![
        3 => select(near.collect::<Vec<_>>()),
        2 => FIRST..LAST,
        1 => 1_728_867_660..1_728_867_664_i64,
        1 => 1_728_864_000..1_728_864_000 + 3 * 86_400_i64,
        1 => -400_000_000_000..400_000_000_000_i64,
    ];
    let edges = vec![0, 1, 999, 1_000, 999_999, 1_000_000, 500_000_000, 999_999_999];
    (seconds, prop_oneof![select(edges), 0..1_000_000_000_u32])
}

macro_rules! times {
    ($($time:ty: |$seconds:ident, $nanos:ident| $make:expr;)+) => {$(
        impl Values for $time {
            fn values() -> BoxedStrategy<Self> {
                instants().prop_filter_map("out of the type's reach", |($seconds, $nanos)| $make).boxed()
            }
        }
    )+};
}

type Utc = chrono::DateTime<chrono::Utc>;

fn offset(seconds: i64, nanos: u32) -> Option<time::OffsetDateTime> {
    let instant = time::OffsetDateTime::from_unix_timestamp(seconds).ok()?;
    instant.replace_nanosecond(nanos).ok()
}

fn stamp(seconds: i64, nanos: u32) -> Option<jiff::Timestamp> {
    let nanos = i128::from(seconds) * 1_000_000_000 + i128::from(nanos);
    jiff::Timestamp::from_nanosecond(nanos).ok()
}

fn civil(seconds: i64, nanos: u32) -> Option<jiff::civil::DateTime> {
    Some(jiff::tz::Offset::UTC.to_datetime(stamp(seconds, nanos)?))
}

times! {
    Utc: |seconds, nanos| chrono::DateTime::from_timestamp(seconds, nanos);
    chrono::DateTime<chrono::FixedOffset>: |seconds, nanos| {
        let zone = chrono::FixedOffset::east_opt(if nanos % 2 == 0 { 50_400 } else { -43_200 })?;
        Some(chrono::DateTime::from_timestamp(seconds, nanos)?.with_timezone(&zone))
    };
    chrono::NaiveDateTime: |seconds, nanos| Some(Utc::from_timestamp(seconds, nanos)?.naive_utc());
    chrono::NaiveDate: |seconds, nanos| Some(Utc::from_timestamp(seconds, nanos)?.date_naive());
    time::OffsetDateTime: |seconds, nanos| offset(seconds, nanos);
    time::UtcDateTime: |seconds, nanos| {
        time::UtcDateTime::from_unix_timestamp(seconds).ok()?.replace_nanosecond(nanos).ok()
    };
    time::PlainDateTime: |seconds, nanos| {
        let at = offset(seconds, nanos)?;
        Some(time::PlainDateTime::new(at.date(), at.time()))
    };
    time::Date: |seconds, nanos| Some(offset(seconds, nanos)?.date());
    jiff::Timestamp: |seconds, nanos| stamp(seconds, nanos);
    jiff::civil::DateTime: |seconds, nanos| civil(seconds, nanos);
    jiff::civil::Date: |seconds, nanos| Some(civil(seconds, nanos)?.date());
}
