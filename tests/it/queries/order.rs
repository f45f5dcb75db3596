//! L4: where a range is offered, texts sort as values do; and a range finds what Rust's would hold.

use std::fmt::Debug;
use std::ops::Range;

use ddb_keys::{Entity, Key};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestCaseError;

use super::evaluate::finds;
use crate::laws::run;

/// Three values of a type, often neighbours.
pub(super) trait Ordered: Ord + Clone + Debug + 'static {
    fn values() -> BoxedStrategy<Self>;
}

macro_rules! integers {
    ($($int:ident),+) => {$(
        impl Ordered for $int {
            fn values() -> BoxedStrategy<Self> {
                let (min, max) = (<$int>::MIN, <$int>::MAX);
                let edges = vec![min, min + 1, max, max - 1, max / 2, 0, 1, 9, 10, 11, 99, 100];
                prop_oneof![select(edges), (min / 64..=max / 64), any::<$int>()].boxed()
            }
        }
    )+};
}

integers!(u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize);

/// Seconds and nanoseconds since 1970, from before year 0000 to after year 9999.
fn instants() -> impl Strategy<Value = (i64, u32)> {
    const FIRST: i64 = -62_167_219_200;
    const LAST: i64 = 253_402_300_799;
    // Not every type reaches the last day of 9999.
    let edges = vec![FIRST - 1, FIRST, FIRST + 1, -86_400, -1, 0, 1, LAST - 200_000, LAST];
    let days = 1_728_864_000..1_728_864_000 + 3 * 86_400_i64;
    let seconds = prop_oneof![select(edges), days, FIRST..LAST, 1_728_867_661..1_728_867_664_i64];
    let nanos = prop_oneof![
        select(vec![0, 1, 999, 1_000, 1_000_000, 500_000_000, 999_999_999]),
        0..1_000_000_000_u32
    ];
    (seconds, nanos)
}

macro_rules! times {
    ($($time:ty: |$seconds:ident, $nanos:ident| $make:expr;)+) => {$(
        impl Ordered for $time {
            fn values() -> BoxedStrategy<Self> {
                instants().prop_filter_map("out of reach", |($seconds, $nanos)| $make).boxed()
            }
        }
    )+};
}

type Utc = chrono::DateTime<chrono::Utc>;
type Offset = chrono::DateTime<chrono::FixedOffset>;

fn offset(seconds: i64, nanos: u32) -> Option<time::OffsetDateTime> {
    let instant = time::OffsetDateTime::from_unix_timestamp(seconds).ok()?;
    instant.replace_nanosecond(nanos).ok()
}

fn stamp(seconds: i64, nanos: u32) -> Option<jiff::Timestamp> {
    let nanos = i128::from(seconds) * 1_000_000_000 + i128::from(nanos);
    jiff::Timestamp::from_nanosecond(nanos).ok()
}

times! {
    Utc: |seconds, nanos| chrono::DateTime::from_timestamp(seconds, nanos);
    Offset: |seconds, nanos| {
        let zone = chrono::FixedOffset::east_opt(if nanos % 2 == 0 { 7200 } else { -3600 })?;
        Some(chrono::DateTime::from_timestamp(seconds, nanos)?.with_timezone(&zone))
    };
    chrono::NaiveDateTime: |seconds, nanos| Some(Utc::from_timestamp(seconds, nanos)?.naive_utc());
    chrono::NaiveDate: |seconds, nanos| Some(Utc::from_timestamp(seconds, nanos)?.date_naive());
    time::OffsetDateTime: |seconds, nanos| offset(seconds, nanos);
    time::PrimitiveDateTime: |seconds, nanos| {
        let at = offset(seconds, nanos)?;
        Some(time::PrimitiveDateTime::new(at.date(), at.time()))
    };
    time::Date: |seconds, nanos| Some(offset(seconds, nanos)?.date());
    jiff::Timestamp: |seconds, nanos| stamp(seconds, nanos);
    jiff::civil::DateTime: |seconds, nanos| Some(jiff::tz::Offset::UTC.to_datetime(stamp(seconds, nanos)?));
    jiff::civil::Date: |seconds, nanos| Some(jiff::tz::Offset::UTC.to_datetime(stamp(seconds, nanos)?).date());
}

impl Ordered for String {
    fn values() -> BoxedStrategy<Self> {
        super::agreement::texts()
    }
}

impl Ordered for char {
    fn values() -> BoxedStrategy<Self> {
        prop_oneof![
            select(vec!['!', '"', '#', '$', 'é', '\u{D7FF}', '\u{E000}', '\u{10FFFF}']),
            any::<char>()
        ]
        .boxed()
    }
}

impl Ordered for uuid::Uuid {
    fn values() -> BoxedStrategy<Self> {
        u128::values().prop_map(uuid::Uuid::from_u128).boxed()
    }
}

impl Ordered for ulid::Ulid {
    fn values() -> BoxedStrategy<Self> {
        u128::values().prop_map(ulid::Ulid::from).boxed()
    }
}

/// A key's text in order, the value that it gives back, and whether a range finds it.
pub(super) struct Sorts<V> {
    pub(super) built: fn(&V) -> Option<Key>,
    pub(super) kept: fn(&Key) -> V,
    pub(super) descending: bool,
    #[allow(clippy::type_complexity)]
    pub(super) inclusive: fn(&V, &V, &Key) -> [Option<bool>; 3],
    #[allow(clippy::type_complexity)]
    pub(super) exclusive: Option<fn(&V, &V, &Key) -> [Option<bool>; 2]>,
}

impl<V: Ordered> Sorts<V> {
    pub(super) fn hold(&self) {
        let three = (V::values(), V::values(), V::values());
        let law = |(a, b, v): (V, V, V)| {
            self.text_order_is_value_order(&a, &b)?;
            self.ranges_hold(&a, &b, &v)?;
            self.ranges_hold(&a, &b, &b)
        };
        run(&three, law);
    }

    fn text_order_is_value_order(&self, a: &V, b: &V) -> Result<(), TestCaseError> {
        let (Some(key_a), Some(key_b)) = ((self.built)(a), (self.built)(b)) else { return Ok(()) };
        let (text_a, text_b) = (key_a.sk.clone().unwrap(), key_b.sk.clone().unwrap());
        let (text_a, text_b) = (text_a.as_str().unwrap(), text_b.as_str().unwrap());
        let turned = if self.descending { text_b.cmp(text_a) } else { text_a.cmp(text_b) };
        let (kept_a, kept_b) = ((self.kept)(&key_a), (self.kept)(&key_b));
        prop_assert_eq!(turned, kept_a.cmp(&kept_b));
        if a <= b {
            prop_assert!(turned.is_le(), "{} {}", text_a, text_b);
        }
        Ok(())
    }

    /// Up to what the format truncates, low ends included.
    fn ranges_hold(&self, a: &V, b: &V, stored: &V) -> Result<(), TestCaseError> {
        let (Some(key), Some(low)) = ((self.built)(stored), (self.built)(a)) else { return Ok(()) };
        let (low, kept) = (&(self.kept)(&low), (self.kept)(&key));
        let is = |expected: bool, found: Option<bool>| {
            prop_assert!(
                found.is_none_or(|found| found == expected),
                "{:?} in {:?}..{:?}",
                stored,
                a,
                b
            );
            Ok(())
        };
        let [between, from, to] = (self.inclusive)(a, b, &key);
        is((low..=b).contains(&&kept), between)?;
        is((low..).contains(&&kept), from)?;
        is((..=b).contains(&&kept), to)?;
        if let Some(exclusive) = self.exclusive {
            let [between, to] = exclusive(a, b, &key);
            is(Range { start: low, end: b }.contains(&&kept), between)?;
            is((..b).contains(&&kept), to)?;
        }
        Ok(())
    }
}

/// Whether a query finds a key; none when a value was refused.
pub(super) fn found(query: impl ddb_keys::IntoCondition, key: &Key) -> Option<bool> {
    let sk: Vec<_> = key.sk.iter().cloned().collect();
    let condition = query.into_condition().ok()?;
    Some(finds(&condition, std::slice::from_ref(&key.pk), &sk))
}

/// A type in a format, at the end of a key and before more.
macro_rules! sorted {
    ($($name:ident: $ty:ty, $end:literal, $middle:literal $($descending:ident)?;)+) => {$(
        mod $name {
            use super::*;

            #[derive(Entity)]
            #[pk("P")]
            #[sk($end)]
            struct Last { v: $ty }

            #[derive(Entity)]
            #[pk("P")]
            #[sk($middle)]
            struct Before { v: $ty, p: u8 }

            #[test]
            fn at_the_end() {
                let sorts = Sorts::<$ty> {
                    built: |v| Last { v: v.clone() }.key().build().ok(),
                    kept: |key| LastKey::parse("P", key.sk.as_ref().unwrap().as_str().unwrap()).unwrap().v,
                    descending: sorted!(@ $($descending)?),
                    inclusive: |a, b, key| [
                        found(Last::query().v_in(*a..=*b), key),
                        found(Last::query().v_in(*a..), key),
                        found(Last::query().v_in(..=*b), key),
                    ],
                    exclusive: Some(|a, b, key| [
                        found(Last::query().v_in(*a..*b), key),
                        found(Last::query().v_in(..*b), key),
                    ]),
                };
                sorts.hold();
            }

            #[test]
            fn before_more() {
                let sorts = Sorts::<$ty> {
                    built: |v| Before { v: v.clone(), p: 7 }.key().build().ok(),
                    kept: |key| BeforeKey::parse("P", key.sk.as_ref().unwrap().as_str().unwrap()).unwrap().v,
                    descending: sorted!(@ $($descending)?),
                    inclusive: |a, b, key| [
                        found(Before::query().v_in(*a..=*b), key),
                        found(Before::query().v_in(*a..), key),
                        found(Before::query().v_in(..=*b), key),
                    ],
                    exclusive: Some(|a, b, key| [
                        found(Before::query().v_in(*a..*b), key),
                        found(Before::query().v_in(..*b), key),
                    ]),
                };
                sorts.hold();
            }
        }
    )+};
    (@ desc) => { true };
    (@) => { false };
}

sorted! {
    padded_u8: u8, "<v:03>", "N#<v:03>5<p>";
    padded_u16: u16, "N#<v:05>", "<v:05>#<p>";
    padded_u32: u32, "N#<v:05>", "<v:010>#<p>";
    padded_u64: u64, "N#<v:020>", "<v:08>#<p>";
    padded_u128: u128, "N#<v:039>", "<v:038>#<p>";
    padded_usize: usize, "N#<v:020>", "<v:020>#<p>";
    ordered_u8: u8, "<v:ordered>", "<v:ordered>0<p>";
    ordered_u16: u16, "<v:ordered>", "<v:ordered>#<p>";
    ordered_u32: u32, "<v:ordered>", "<v:ordered>#<p>";
    ordered_u64: u64, "<v:ordered>", "<v:ordered>#<p>";
    ordered_u128: u128, "<v:ordered>", "<v:ordered>#<p>";
    ordered_usize: usize, "<v:ordered>", "<v:ordered>#<p>";
    ordered_i8: i8, "<v:ordered>", "<v:ordered>#<p>";
    ordered_i16: i16, "<v:ordered>", "<v:ordered>#<p>";
    ordered_i32: i32, "<v:ordered>", "<v:ordered>#<p>";
    ordered_i64: i64, "<v:ordered>", "<v:ordered>#<p>";
    ordered_i128: i128, "<v:ordered>", "<v:ordered>#<p>";
    ordered_isize: isize, "<v:ordered>", "<v:ordered>#<p>";
    desc_u8: u8, "<v:desc>", "<v:desc>#<p>" desc;
    desc_u16: u16, "<v:desc>", "<v:desc>#<p>" desc;
    desc_u32: u32, "<v:desc>", "<v:desc>#<p>" desc;
    desc_u64: u64, "<v:desc>", "<v:desc>#<p>" desc;
    desc_u128: u128, "<v:desc>", "<v:desc>#<p>" desc;
    desc_usize: usize, "<v:desc>", "<v:desc>#<p>" desc;
    desc_i8: i8, "<v:desc>", "<v:desc>#<p>" desc;
    desc_i16: i16, "<v:desc>", "<v:desc>#<p>" desc;
    desc_i32: i32, "<v:desc>", "<v:desc>#<p>" desc;
    desc_i64: i64, "<v:desc>", "<v:desc>#<p>" desc;
    desc_i128: i128, "<v:desc>", "<v:desc>#<p>" desc;
    desc_isize: isize, "<v:desc>", "<v:desc>#<p>" desc;
    desc_width_u8: u8, "<v:desc(2)>", "<v:desc(3)>#<p>" desc;
    desc_width_u64: u64, "<v:desc(20)>", "<v:desc(8)>#<p>" desc;
    desc_width_u128: u128, "N#<v:desc(38)>", "<v:desc(38)>#<p>" desc;
    uuids: uuid::Uuid, "U#<v>", "U#<v>#<p>";
    ulids: ulid::Ulid, "U#<v>", "U#<v>#<p>";
    chrono_month: Utc, "T#<v:month>", "<v:month>#<p>";
    chrono_day: Utc, "T#<v:day>", "<v:day>#<p>";
    chrono_hour: Utc, "T#<v:hour>", "<v:hour>#<p>";
    chrono_secs: Utc, "T#<v:secs>", "<v:secs>#<p>";
    chrono_millis: Utc, "T#<v:millis>", "<v:millis>#<p>";
    chrono_micros: Utc, "T#<v:micros>", "<v:micros>#<p>";
    chrono_nanos: Utc, "T#<v:nanos>", "<v:nanos>#<p>";
    chrono_offset_hour: Offset, "T#<v:hour>", "<v:hour>#<p>";
    chrono_offset_nanos: Offset, "T#<v:nanos>", "<v:nanos>#<p>";
    chrono_civil_day: chrono::NaiveDateTime, "T#<v:day>", "<v:day>#<p>";
    chrono_civil_millis: chrono::NaiveDateTime, "T#<v:millis>", "<v:millis>#<p>";
    chrono_date: chrono::NaiveDate, "T#<v>", "<v>#<p>";
    chrono_date_month: chrono::NaiveDate, "T#<v:month>", "<v:day>#<p>";
    time_hour: time::OffsetDateTime, "T#<v:hour>", "<v:secs>#<p>";
    time_nanos: time::OffsetDateTime, "T#<v:nanos>", "<v:micros>#<p>";
    time_civil: time::PrimitiveDateTime, "T#<v:nanos>", "<v:day>#<p>";
    time_date: time::Date, "T#<v>", "<v:month>#<p>";
    month_and_nanos: Utc, "T#<v:month>#<v:nanos>", "<v:month>#<v:day>x<v:millis>#<p>";
    hour_and_day: jiff::civil::DateTime, "<v:hour>/<v:day>", "<v:hour>/<v:day>/<v:secs>!<p>";
    month_and_date: chrono::NaiveDate, "<v:month>#<v>", "<v:month>#<v:day>#<p>";
    jiff_secs: jiff::Timestamp, "T#<v:secs>", "<v:month>#<p>";
    jiff_nanos: jiff::Timestamp, "T#<v:nanos>", "<v:millis>#<p>";
    jiff_civil: jiff::civil::DateTime, "T#<v:nanos>", "<v:hour>#<p>";
    jiff_date: jiff::civil::Date, "T#<v>", "<v:month>#<p>";
}
