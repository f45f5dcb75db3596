//! Formats that truncate times to a fixed width: `<field:year>` to `<field:nanos>`.

use alloc::string::String;
use core::cmp::Ordering;
use core::fmt;

use super::plain::FixedWidth;
use super::plain::Format;
use crate::part::{KeyPart, Refusal, Time, TimeKind, TimeOfDay, time};
use crate::schema::{CharSet, TextShape};

/// A format that truncates a time: the text that it writes, and the earliest time with a text.
macro_rules! truncating {
    (
        $(#[$doc:meta])+
        $format:ident $(<$n:ident>)?: $bound:ident, $shape:expr, exact: $exact:expr,
        $to:ident |$civil:ident, $out:ident| $write:expr, |$text:ident| $parse:expr
    ) => {
        $(#[$doc])+
        #[derive(Debug, Clone, Copy)]
        pub struct $format $(<const $n: usize>)?;

        impl<P: KeyPart + ?Sized $(, const $n: usize)?> Format<P> for $format $(<$n>)?
        where
            P::Base: $bound,
        {
            const SHAPE: TextShape = $shape;
            const EXACT: bool = $exact;

            #[inline]
            fn text_len(_: P::View<'_>) -> usize {
                <Self as Format<P>>::SHAPE.max
            }

            #[inline]
            fn write(view: P::View<'_>, $out: &mut impl fmt::Write) -> Result<(), Refusal> {
                let $civil = P::Base::$to(P::to_base(view)).ok_or(Refusal::OutOfRange)?;
                $write
            }

            #[inline]
            fn parse($text: &str) -> Option<P::View<'_>> {
                P::from_base(P::Base::from_civil($parse?)?)
            }

            fn keeps(view: P::View<'_>) -> bool {
                let mut written = String::with_capacity(<Self as Format<P>>::text_len(view));
                let is_written = <Self as Format<P>>::write(view, &mut written).is_ok();
                let $text = written.as_str();
                is_written && $parse == P::Base::to_civil(P::to_base(view))
            }

            fn compare(one: P::View<'_>, other: P::View<'_>) -> Option<Ordering> {
                let one = P::Base::to_civil(P::to_base(one))?;
                Some(one.cmp(&P::Base::to_civil(P::to_base(other))?))
            }
        }

        impl $(<const $n: usize>)? FixedWidth for $format $(<$n>)? {}
    };
}
pub(super) use truncating;

macro_rules! formats {
    ($($(#[$doc:meta])+ $format:ident: $bound:ident, $width:literal, $chars:literal,
        zoned: $zoned:literal, exact: $exact:expr;)+) => {$(
        truncating! {
            $(#[$doc])+
            $format: $bound, shape($width, $chars, $zoned && is_instant::<P::Base>()), exact: $exact,
            to_civil |civil, out| time::write(civil, $width, $zoned && is_instant::<P::Base>(), out),
            |text| time::parse(text, $width, $zoned && is_instant::<P::Base>())
        }
    )+};
}

formats! {
    /// `<field:year>`: `2024`. Parsing gives back the year's start.
    Year: Time, 4, "0-9", zoned: false, exact: false;
    /// `<field:month>`: `2024-10`. Parsing gives back the month's start.
    Month: Time, 7, "0-9-", zoned: false, exact: false;
    /// `<field:day>`: `2024-10-14`, which is a date's plain text too.
    Day: Time, 10, "0-9-", zoned: false, exact: matches!(P::Base::KIND, TimeKind::Date);
    /// `<field:hour>`: `2024-10-14T01`.
    Hour: TimeOfDay, 13, "0-9T-", zoned: false, exact: false;
    /// `<field:secs>`: `2024-10-14T01:01:01Z`, for a civil time without the `Z`.
    Secs: TimeOfDay, 19, "0-9:T-", zoned: true, exact: false;
    /// `<field:millis>`: `2024-10-14T01:01:01.000Z`, for a civil time without the `Z`.
    Millis: TimeOfDay, 23, "0-9.:T-", zoned: true, exact: false;
    /// `<field:micros>`: `2024-10-14T01:01:01.000000Z`, for a civil time without the `Z`.
    Micros: TimeOfDay, 26, "0-9.:T-", zoned: true, exact: false;
    /// `<field:nanos>`: `2024-10-14T01:01:01.000000000Z`, for a civil time without the `Z`.
    Nanos: TimeOfDay, 29, "0-9.:T-", zoned: true, exact: !P::Base::HAS_OFFSET;
}

const fn is_instant<T: Time + ?Sized>() -> bool {
    matches!(T::KIND, TimeKind::Instant)
}

const fn shape(width: usize, chars: &str, zoned: bool) -> TextShape {
    if zoned {
        TextShape::of_chars(width + 1, width + 1, CharSet::of(chars).or(CharSet::of("Z")))
    } else {
        TextShape::bounded(width, width, chars)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may fail")]
mod tests;
