//! Times as key parts: instants, civil times and dates, in strings of fixed width that sort.

mod civil;
mod text;
mod unit;

#[cfg(feature = "chrono")]
mod chrono;
#[cfg(feature = "jiff")]
mod jiff;
#[cfg(feature = "time")]
#[allow(clippy::module_inception, reason = "each module has the name of the crate that it serves")]
mod time;

use super::key_part::KeyPart;
#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
use crate::schema::TextShape;
pub use civil::Civil;
pub(crate) use text::{parse, write};
pub(crate) use unit::Unit;

/// A time: an instant, a civil time, or a date.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a time",
    label = "`year`, `month` and `day` write times",
    note = "a time is one of the crates `chrono`, `time` or `jiff`, with the feature of that name"
)]
pub trait Time: KeyPart {
    /// Whether it is an instant, a civil time or a date.
    const KIND: TimeKind;

    /// Whether a value has an offset from UTC, which no format keeps.
    const HAS_OFFSET: bool = false;

    /// Returns the date and time of day, in UTC for an instant. `None` outside the years 0000 to 9999.
    fn to_civil(view: Self::View<'_>) -> Option<Civil>;

    /// Returns the value with a date and a time of day. `None` if it is out of the type's range.
    fn from_civil<'a>(civil: Civil) -> Option<Self::View<'a>>;
}

/// The kind of a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimeKind {
    /// A point in time, the same all over the world.
    Instant,
    /// A date and a time of day, without a zone.
    Civil,
    /// A date alone.
    Date,
}

#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
impl TimeKind {
    /// The name of this kind in a chart.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Instant => "instant",
            Self::Civil => "civil",
            Self::Date => "date",
        }
    }

    /// The possible strings of a time's plain text.
    pub(crate) const fn shape(self) -> TextShape {
        match self {
            Self::Instant | Self::Civil => TextShape::TIME,
            Self::Date => TextShape::bounded(DAY_WIDTH, DAY_WIDTH, "0-9-"),
        }
    }
}

/// A time that has a time of day, to the nanosecond.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither an instant nor a civil time",
    label = "`hour`, `secs`, `millis`, `micros` and `nanos` write a time of day",
    note = "a date is written without a format, or by `year` or `month`",
    note = "a time is one of the crates `chrono`, `time` or `jiff`, with the feature of that name"
)]
pub trait TimeOfDay: Time {}

/// A point in time, the same all over the world.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an instant",
    label = "`epoch_secs`, `epoch_millis` and `epoch_micros` count from the start of 1970 in UTC",
    note = "a civil time and a date have no zone, and are written by `millis`, `day` and the like",
    note = "an instant is one of the crates `chrono`, `time` or `jiff`, with the feature of that name"
)]
pub trait Instant: TimeOfDay {
    /// Returns the seconds since 1970, and the nanoseconds since the start of the second. `None` if the type has no such time.
    fn to_unix(view: Self::View<'_>) -> Option<(i64, u32)>;
}

/// The width of a day, `2024-10-14`, which is the plain text of a date.
#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
pub(crate) const DAY_WIDTH: usize = 10;

/// Implements a part for a time, which is a date, a civil time or an instant.
#[allow(unused_macros, reason = "used by the modules that features switch on")]
macro_rules! time_part {
    ($(#[$doc:meta])* $time:ty: $kind:ident $(with $offset:ident)?, $native:expr, $to:expr, $from:expr) => {
        $(#[$doc])*
        #[diagnostic::do_not_recommend]
        impl $crate::part::KeyPart for $time {
            const SHAPE: $crate::schema::TextShape = $crate::part::TimeKind::$kind.shape();
            const NATIVE: Option<$crate::schema::KeyType> = $native;
            const VALUE_KIND: &'static str = $crate::part::TimeKind::$kind.name();
            $crate::part::key_part::own_view!();
            $crate::part::time::plain_text!($kind);
        }

        #[diagnostic::do_not_recommend]
        impl $crate::part::time::Time for $time {
            const KIND: $crate::part::time::TimeKind = $crate::part::time::TimeKind::$kind;
            $(const $offset: bool = true;)?

            #[inline]
            fn to_civil(view: Self) -> Option<$crate::part::time::Civil> {
                $crate::part::time::to_civil!($kind view, $to)
            }

            #[inline]
            fn from_civil<'a>(
                civil: $crate::part::time::Civil,
            ) -> Option<<Self as $crate::part::KeyPart>::View<'a>> {
                let from: fn($crate::part::time::Civil) -> Option<Self> = $from;
                from(civil)
            }
        }

        $crate::part::time::of_kind!($kind $time, $to);
    };
}

/// The plain text of a date is its day. An instant and a civil time have none, and cannot be a raw key, because serde's
/// text differs between crates and does not sort.
#[allow(unused_macros, reason = "used by the modules that features switch on")]
macro_rules! plain_text {
    (Date) => {
        #[inline]
        fn text_len(_: Self) -> usize {
            $crate::part::time::DAY_WIDTH
        }

        #[inline]
        fn write(view: Self, out: &mut impl core::fmt::Write) -> Result<(), $crate::part::Refusal> {
            use $crate::part::time::{DAY_WIDTH, Time, write};
            let civil = Self::to_civil(view).ok_or($crate::part::Refusal::OutOfRange)?;
            write(civil, DAY_WIDTH, false, out)
        }

        #[inline]
        fn parse(text: &str) -> Option<Self> {
            use $crate::part::time::{DAY_WIDTH, Time, parse};
            Self::from_civil(parse(text, DAY_WIDTH, false)?)
        }
    };
    ($other:ident) => {
        $crate::part::key_part::no_text!();
    };
}

#[allow(unused_macros, reason = "used by the modules that features switch on")]
macro_rules! of_kind {
    (Date $time:ty, $to:expr) => {
        impl $crate::part::Sorted for $time {
            type Order = $crate::part::Everywhere;
        }
    };
    (Civil $time:ty, $to:expr) => {
        #[diagnostic::do_not_recommend]
        impl $crate::part::time::TimeOfDay for $time {}
    };
    (Instant $time:ty, $to:expr) => {
        $crate::part::time::of_kind!(Civil $time, $to);
        #[diagnostic::do_not_recommend]
        impl $crate::part::time::Instant for $time {
            #[inline]
            fn to_unix(view: Self) -> Option<(i64, u32)> {
                let to: fn(Self) -> Option<(i64, u32)> = $to;
                to(view)
            }
        }
    };
}

/// An instant is told by its seconds and nanoseconds since 1970, another time by the calendar.
#[allow(unused_macros, reason = "used by the modules that features switch on")]
macro_rules! to_civil {
    (Instant $view:ident, $to:expr) => {{
        let (seconds, nanos) = <Self as $crate::part::time::Instant>::to_unix($view)?;
        $crate::part::time::Civil::from_unix(seconds, nanos)
    }};
    ($kind:ident $view:ident, $to:expr) => {{
        let to: fn(Self) -> Option<$crate::part::time::Civil> = $to;
        to($view)
    }};
}

#[allow(unused_imports, reason = "used by the modules that features switch on")]
use {of_kind, plain_text, time_part, to_civil};
