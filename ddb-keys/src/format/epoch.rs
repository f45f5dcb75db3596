//! Instants as numbers of fixed width, counted from 1970: `<field:epoch_secs>`, `<field:epoch_millis>`, `<field:epoch_micros>`.

use alloc::string::String;
use core::cmp::Ordering;
use core::fmt;

use super::number::{parse_width, within};
use super::plain::FixedWidth;
use super::plain::Format;
use super::time::truncating;
use crate::part::{Civil, Instant, KeyPart, Refusal, Time, write_digits};
use crate::schema::TextShape;

const NANOS_OF_SECOND: u32 = 1_000_000_000;

macro_rules! formats {
    ($($(#[$doc:meta])+ $format:ident: $per_second:literal;)+) => {$(
        truncating! {
            $(#[$doc])+
            $format<N>: Instant, TextShape::bounded(N, N, "0-9"), exact: false,
            to_unix |unix, out| write_digits(within::<N>(count(unix, $per_second)?)?, N, out),
            |text| parse_width(text, N).and_then(|units| counted(units, $per_second))
        }
    )+};
}

formats! {
    /// `<field:epoch_secs>`: the seconds since 1970, in 10 digits or as many as `epoch_secs(20)` says: `1728867661`.
    EpochSecs: 1;
    /// `<field:epoch_millis>`: the milliseconds since 1970, in 13 digits or as many as given: `1728867661000`.
    EpochMillis: 1_000;
    /// `<field:epoch_micros>`: the microseconds since 1970, in 16 digits or as many as given: `1728867661000000`.
    EpochMicros: 1_000_000;
}

/// Returns the whole units from 1970 to an instant, of which a second has some.
#[inline]
fn count((seconds, nanos): (i64, u32), per_second: u32) -> Result<u128, Refusal> {
    if !Civil::has(seconds, nanos) {
        return Err(Refusal::OutOfRange);
    }
    let seconds = u64::try_from(seconds).map_err(|_| Refusal::BeforeEpoch)?;
    let fraction = nanos / (NANOS_OF_SECOND / per_second);
    Ok(u128::from(seconds * u64::from(per_second) + u64::from(fraction)))
}

/// Returns the instant that lies this many units after 1970. `None` after the year 9999.
#[inline]
fn counted(units: u128, per_second: u32) -> Option<Civil> {
    let units = u64::try_from(units).ok()?;
    let (seconds, fraction) = (units / u64::from(per_second), units % u64::from(per_second));
    let fraction = u32::try_from(fraction).ok()?;
    Civil::from_unix(i64::try_from(seconds).ok()?, fraction * (NANOS_OF_SECOND / per_second))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_are_counted_there_and_back() {
        let at = (1_728_867_661, 123_456_789);
        for (per_second, units, nanos) in [
            (1, 1_728_867_661, 0),
            (1_000, 1_728_867_661_123, 123_000_000),
            (1_000_000, 1_728_867_661_123_456, 123_456_000),
        ] {
            assert_eq!(count(at, per_second), Ok(units));
            assert_eq!(counted(units, per_second), Civil::from_unix(1_728_867_661, nanos));
        }
    }

    #[test]
    fn the_first_and_the_last_instant_are_counted_and_no_others() {
        assert_eq!(count((-1, 999_999_999), 1), Err(Refusal::BeforeEpoch));
        assert_eq!(count((0, 999_999), 1_000), Ok(0));
        assert_eq!(count((0, 1_000_000_000), 1), Err(Refusal::OutOfRange), "a leap second");
        let end = 253_402_300_800;
        assert_eq!(count((253_402_300_799, 0), 1), Ok(end - 1));
        assert_eq!(count((253_402_300_800, 0), 1), Err(Refusal::OutOfRange));
        assert!(counted(end - 1, 1).is_some() && counted(end * 1_000_000 - 1, 1_000_000).is_some());
        assert_eq!((counted(end, 1), counted(end * 1_000, 1_000)), (None, None));
        assert_eq!(counted(u128::MAX, 1), None);
    }
}
