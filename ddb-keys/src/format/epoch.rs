//! Instants as numbers of fixed width, counted from 1970: `<field:epoch_secs>`, `<field:epoch_millis>`, `<field:epoch_micros>`.

use core::cmp::Ordering;
use core::fmt::Write;

use super::number::{parse_width, write_within};
use super::order::SortedFormat;
use super::plain::Format;
use crate::part::{Civil, Everywhere, Instant, KeyPart, Refusal, Time};
use crate::schema::TextShape;

const NANOS_OF_SECOND: u32 = 1_000_000_000;

macro_rules! formats {
    ($($(#[$doc:meta])+ $format:ident: $per_second:literal;)+) => {$(
        $(#[$doc])+
        #[derive(Debug, Clone, Copy)]
        pub struct $format<const N: usize>;

        impl<P: KeyPart + ?Sized, const N: usize> Format<P> for $format<N>
        where
            P::Base: Instant,
        {
            const SHAPE: TextShape = TextShape::bounded(N, N, "0-9");
            const EXACT: bool = false;

            #[inline]
            fn text_len(_: P::View<'_>) -> usize {
                N
            }

            #[inline]
            fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
                let civil = P::Base::to_civil(P::to_base(view)).ok_or(Refusal::OutOfRange)?;
                write_within::<N>(count(civil, $per_second)?, out)
            }

            #[inline]
            fn parse(text: &str) -> Option<P::View<'_>> {
                let civil = counted(parse_width(text, N)?, $per_second)?;
                P::from_base(P::Base::from_civil(civil)?)
            }

            fn keeps(view: P::View<'_>) -> bool {
                let civil = P::Base::to_civil(P::to_base(view));
                civil.is_some_and(|civil| civil.nanos() % (NANOS_OF_SECOND / $per_second) == 0)
            }

            fn compare(one: P::View<'_>, other: P::View<'_>) -> Option<Ordering> {
                let one = P::Base::to_civil(P::to_base(one))?;
                Some(one.cmp(&P::Base::to_civil(P::to_base(other))?))
            }
        }

        impl<P: KeyPart + ?Sized, const N: usize> SortedFormat<P> for $format<N>
        where
            P::Base: Instant,
        {
            type Order = Everywhere;
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
fn count(instant: Civil, per_second: u32) -> Result<u128, Refusal> {
    let seconds = u128::try_from(instant.unix_seconds()).map_err(|_| Refusal::BeforeEpoch)?;
    let fraction = instant.nanos() / (NANOS_OF_SECOND / per_second);
    Ok(seconds * u128::from(per_second) + u128::from(fraction))
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
        let at = Civil::from_unix(1_728_867_661, 123_456_789).unwrap();
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
        let before = Civil::from_unix(-1, 999_999_999).unwrap();
        assert_eq!(count(before, 1), Err(Refusal::BeforeEpoch));
        assert_eq!(count(Civil::from_unix(0, 999_999).unwrap(), 1_000), Ok(0));
        let end = 253_402_300_800;
        assert!(counted(end - 1, 1).is_some() && counted(end * 1_000_000 - 1, 1_000_000).is_some());
        assert_eq!((counted(end, 1), counted(end * 1_000, 1_000)), (None, None));
        assert_eq!(counted(u128::MAX, 1), None);
    }
}
