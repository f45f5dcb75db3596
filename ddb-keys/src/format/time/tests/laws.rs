//! What every format must do with every type of time, over instants from all of ten thousand years.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;

use crate::format::time::*;
use crate::format::{EpochMicros, EpochMillis, EpochSecs, Format, SortedFormat};
use crate::part::{Civil, Everywhere, Instant, KeyPart, Refusal, Time, TimeOfDay};

/// The first and the last second of the calendar.
pub(super) const FIRST: i64 = -62_167_219_200;
pub(super) const LAST: i64 = 253_402_300_799;

/// Times all over the calendar, close neighbors among them, its ends included.
pub(super) fn times() -> Vec<Civil> {
    let mut state: u64 = 1;
    let mut random = |below: i64| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        i64::try_from(state >> 33).unwrap() * 1_000_003 % below
    };
    let mut times = Vec::new();
    for seconds in [FIRST, -1, 0, 1_728_867_661, LAST - 200_000, LAST] {
        for nanos in [0, 1, 500_000_000, 999_999_999] {
            times.push(Civil::from_unix(seconds, nanos).unwrap());
        }
    }
    for _ in 0..2000 {
        let seconds = FIRST + random(LAST - FIRST - 200_000);
        let nanos = u32::try_from(random(1_000_000_000)).unwrap();
        times.push(Civil::from_unix(seconds, nanos).unwrap());
        times.push(Civil::from_unix(seconds, nanos / 1000 * 1000).unwrap());
        times.push(Civil::from_unix(seconds + random(200_000), nanos).unwrap());
    }
    times
}

/// Order, round trip and shape, in every format of a type with a time of day.
pub(super) fn hold_with_time_of_day<T>(reach: impl Fn(Civil) -> bool)
where
    T: for<'a> KeyPart<View<'a> = T, Base = T> + TimeOfDay + Ord + Copy + Debug,
{
    hold::<T, Year>(&reach);
    hold::<T, Month>(&reach);
    hold::<T, Day>(&reach);
    hold::<T, Hour>(&reach);
    hold::<T, Secs>(&reach);
    hold::<T, Millis>(&reach);
    hold::<T, Micros>(&reach);
    hold::<T, Nanos>(&reach);
}

/// Every instant from 1970 on has a number of so many digits.
pub(super) fn hold_since_1970<T>(reach: impl Fn(Civil) -> bool)
where
    T: for<'a> KeyPart<View<'a> = T, Base = T> + Instant + Ord + Copy + Debug,
{
    let since_1970 = |civil: Civil| civil.unix_seconds() >= 0 && reach(civil);
    hold::<T, EpochSecs<12>>(since_1970);
    hold::<T, EpochSecs<39>>(since_1970);
    hold::<T, EpochMillis<15>>(since_1970);
    hold::<T, EpochMicros<18>>(since_1970);
    for civil in times().into_iter().filter(|civil| civil.unix_seconds() < 0 && reach(*civil)) {
        let before = T::from_civil(civil).unwrap();
        assert_eq!(written::<T, EpochMillis<15>>(before), Err(Refusal::BeforeEpoch));
    }
}

/// Checks one format. `reach` says which times the type has a value for.
pub(super) fn hold<T, F>(reach: impl Fn(Civil) -> bool)
where
    T: for<'a> KeyPart<View<'a> = T> + Time + Ord + Copy + Debug,
    F: SortedFormat<T, Order = Everywhere>,
{
    let reached = times().into_iter().filter(|civil| reach(*civil));
    let mut values: Vec<T> = reached.map(|civil| T::from_civil(civil).unwrap()).collect();
    assert!(values.len() > 1000);
    values.sort();
    let texts: Vec<String> = values.iter().map(|value| written::<T, F>(*value).unwrap()).collect();
    for (pair, texts) in values.windows(2).zip(texts.windows(2)) {
        assert!(texts[0] <= texts[1], "{pair:?} as {texts:?}");
        assert!(!F::EXACT || (pair[0] == pair[1]) == (texts[0] == texts[1]), "{pair:?}");
    }
    for (value, text) in values.iter().zip(&texts) {
        assert_eq!(text.len(), F::text_len(*value));
        assert_eq!(F::SHAPE.fixed_width(), Some(text.len()));
        assert_eq!(F::SHAPE.chars.first_outside(text), None, "{text}");
        let back = F::parse(text).unwrap();
        assert!(back <= *value && (!F::EXACT || back == *value), "{text} from {value:?}");
        assert_eq!(F::keeps(*value), back == *value, "{text} from {value:?}");
        assert_eq!(written::<T, F>(back).as_ref(), Ok(text));
    }
}

pub(super) fn written<P: KeyPart, F: Format<P>>(view: P::View<'_>) -> Result<String, Refusal> {
    let mut text = String::new();
    F::write(view, &mut text).map(|()| text)
}
