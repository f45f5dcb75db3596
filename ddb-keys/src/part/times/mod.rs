//! Times as key parts: instants, civil times and dates, in texts of fixed width that sort.

mod civil;
mod text;

#[allow(clippy::unwrap_used, reason = "its tests may fail")]
#[cfg(all(test, any(feature = "chrono", feature = "jiff", feature = "time")))]
mod laws;

#[cfg(feature = "chrono")]
mod chrono;
#[cfg(feature = "jiff")]
mod jiff;
#[cfg(feature = "time")]
mod time;

use core::fmt;

use crate::format::Format;
use crate::format::{Sorted, SortedAtEnd};
use crate::part::key_part::KeyPart;
use crate::part::refusal::Refusal;
use crate::schema::{CharSet, TextShape};
pub use civil::Civil;

/// A time: an instant, a civil time, or a date.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no time",
    label = "`month` and `day` write times",
    note = "times are those of the crates chrono, time and jiff, by the features of the same names"
)]
pub trait Time: KeyPart {
    /// Which of the three.
    const KIND: TimeKind;

    /// The date and time of day, in UTC for an instant; none outside the years 0000 to 9999.
    fn to_civil(view: Self::View<'_>) -> Option<Civil>;

    /// The value with a date and a time of day; none when the type does not reach there.
    fn from_civil<'a>(civil: Civil) -> Option<Self::View<'a>>;
}

/// What a time is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimeKind {
    /// A point in time, the same all over the world.
    Instant,
    /// A date and a time of day, with no zone.
    Civil,
    /// A date alone.
    Date,
}

/// A time that has a time of day, to the nanosecond.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no instant and no civil time",
    label = "`hour`, `secs`, `millis`, `micros` and `nanos` write a time of day",
    note = "a date is written without a format, or by `month`",
    note = "times are those of the crates chrono, time and jiff, by the features of the same names"
)]
pub trait TimeOfDay: Time {}

macro_rules! formats {
    ($($(#[$doc:meta])+ $format:ident: $bound:ident, $width:literal, $chars:literal,
        zoned: $zoned:literal, exact: $exact:expr;)+) => {$(
        $(#[$doc])+
        #[derive(Debug, Clone, Copy)]
        pub struct $format;

        impl<P: KeyPart + ?Sized> Format<P> for $format
        where
            P::Base: $bound,
        {
            const SHAPE: TextShape = shape($width, $chars, $zoned && is_instant::<P::Base>());
            const EXACT: bool = $exact;

            #[inline]
            fn text_len(_: P::View<'_>) -> usize {
                <Self as Format<P>>::SHAPE.max
            }

            #[inline]
            fn write(view: P::View<'_>, out: &mut impl fmt::Write) -> Result<(), Refusal> {
                let civil = P::Base::to_civil(P::to_base(view)).ok_or(Refusal::OutOfRange)?;
                text::write(civil, $width, $zoned && is_instant::<P::Base>(), out)
            }

            #[inline]
            fn parse(text: &str) -> Option<P::View<'_>> {
                let civil = text::parse(text, $width, $zoned && is_instant::<P::Base>())?;
                P::from_base(P::Base::from_civil(civil)?)
            }

            fn keeps(view: P::View<'_>) -> bool {
                let civil = P::Base::to_civil(P::to_base(view));
                civil.is_some_and(|civil| text::keeps(civil, $width))
            }
        }

        impl<P: KeyPart + ?Sized> SortedAtEnd<P> for $format where P::Base: $bound {}
        impl<P: KeyPart + ?Sized> Sorted<P> for $format where P::Base: $bound {}
    )+};
}

formats! {
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
    Nanos: TimeOfDay, 29, "0-9.:T-", zoned: true, exact: true;
}

const fn is_instant<T: Time + ?Sized>() -> bool {
    matches!(T::KIND, TimeKind::Instant)
}

const fn shape(width: usize, chars: &str, zoned: bool) -> TextShape {
    if zoned {
        TextShape::bounded(width + 1, width + 1, CharSet::of(chars).or(CharSet::of("Z")))
    } else {
        TextShape::bounded(width, width, CharSet::of(chars))
    }
}

/// An instant or a civil time: a part that has no plain text, and is no raw key, for what serde
/// stores differs from crate to crate and does not sort.
#[allow(unused_macros, reason = "used by the modules that features switch on")]
macro_rules! time_of_day {
    ($(#[$doc:meta])* $time:ty: $kind:ident, $to:expr, $from:expr) => {
        $(#[$doc])*
        impl $crate::part::KeyPart for $time {
            type View<'a> = Self;
            const SHAPE: $crate::schema::TextShape = $crate::schema::TextShape::TIME;
            const NATIVE: Option<$crate::schema::KeyType> = None;
            $crate::part::key_part::own_base!();

            #[inline]
            fn view(&self) -> Self {
                *self
            }

            fn text_len(_: Self) -> usize {
                0
            }

            fn write(
                _: Self,
                _: &mut impl core::fmt::Write,
            ) -> Result<(), $crate::part::Refusal> {
                Err($crate::part::Refusal::NoText)
            }

            fn parse(_: &str) -> Option<Self> {
                None
            }
        }

        $crate::part::times::civil_form!($time: $kind, $to, $from);
        impl $crate::part::times::TimeOfDay for $time {}
    };
}

/// A date, whose plain text is its day.
#[allow(unused_macros, reason = "used by the modules that features switch on")]
macro_rules! date {
    ($(#[$doc:meta])* $date:ty: $native:expr, $to:expr, $from:expr) => {
        $(#[$doc])*
        impl $crate::part::KeyPart for $date {
            type View<'a> = Self;
            const SHAPE: $crate::schema::TextShape =
                <$crate::part::times::Day as $crate::format::Format<Self>>::SHAPE;
            const NATIVE: Option<$crate::schema::KeyType> = $native;
            $crate::part::key_part::own_base!();

            #[inline]
            fn view(&self) -> Self {
                *self
            }

            #[inline]
            fn text_len(view: Self) -> usize {
                <$crate::part::times::Day as $crate::format::Format<Self>>::text_len(view)
            }

            #[inline]
            fn write(
                view: Self,
                out: &mut impl core::fmt::Write,
            ) -> Result<(), $crate::part::Refusal> {
                <$crate::part::times::Day as $crate::format::Format<Self>>::write(view, out)
            }

            #[inline]
            fn parse(text: &str) -> Option<Self> {
                <$crate::part::times::Day as $crate::format::Format<Self>>::parse(text)
            }
        }

        $crate::part::times::civil_form!($date: Date, $to, $from);
        impl $crate::format::PlainSortedAtEnd for $date {}
        impl $crate::format::PlainSorted for $date {}
        impl $crate::query::NativeSorted for $date {}
    };
}

#[allow(unused_macros, reason = "used by the modules that features switch on")]
macro_rules! civil_form {
    ($time:ty: $kind:ident, $to:expr, $from:expr) => {
        impl $crate::part::times::Time for $time {
            const KIND: $crate::part::times::TimeKind = $crate::part::times::TimeKind::$kind;

            #[inline]
            fn to_civil(view: Self) -> Option<$crate::part::times::Civil> {
                let to: fn(Self) -> Option<$crate::part::times::Civil> = $to;
                to(view)
            }

            #[inline]
            fn from_civil<'a>(
                civil: $crate::part::times::Civil,
            ) -> Option<<Self as $crate::part::KeyPart>::View<'a>> {
                let from: fn($crate::part::times::Civil) -> Option<Self> = $from;
                from(civil)
            }
        }
    };
}

#[allow(unused_imports, reason = "used by the modules that features switch on")]
use {civil_form, date, time_of_day};

#[cfg(test)]
mod tests {
    use super::{CharSet, TextShape, shape};

    #[test]
    fn an_instant_has_one_letter_more() {
        let day = shape(10, "0-9-", false);
        assert_eq!(day, TextShape::bounded(10, 10, CharSet::of("0-9-")));
        let second = shape(19, "0-9:T-", true);
        assert_eq!(second, TextShape::bounded(20, 20, CharSet::of("0-9:TZ-")));
    }
}
