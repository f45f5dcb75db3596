//! L4: wherever a range is possible, texts sort as values do, and a range finds the values of the Rust range.

use std::num::{NonZeroI32, NonZeroI64, NonZeroU8, NonZeroU32, NonZeroU64};
use std::ops::{Bound, Range};

use ddb_keys::{Entity, Key};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

use super::evaluate::finds;
use crate::laws::run;
use crate::values::Values;

type Utc = chrono::DateTime<chrono::Utc>;
type Offset = chrono::DateTime<chrono::FixedOffset>;

/// Sortable values, often close to each other.
pub(super) trait Ordered: Values + Ord + Clone + 'static {}

impl<V: Values + Ord + Clone + 'static> Ordered for V {}

/// A key's text in order, the value that it gives back, and whether a range finds it.
pub(super) struct Sorts<V> {
    pub(super) built: fn(&V) -> Option<Key>,
    pub(super) kept: fn(&Key) -> V,
    pub(super) descending: bool,
    #[allow(clippy::type_complexity)]
    pub(super) inclusive: fn(&V, &V, &Key) -> [Option<bool>; 3],
    #[allow(clippy::type_complexity)]
    pub(super) exclusive: Option<fn(&V, &V, &Key) -> [Option<bool>; 4]>,
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

    /// Up to the precision of the format, including low ends. A range without a value finds nothing, whatever the precision.
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
        is(a <= b && (low..=b).contains(&&kept), between)?;
        is((low..).contains(&&kept), from)?;
        is((..=b).contains(&&kept), to)?;
        if let Some(exclusive) = self.exclusive {
            let [between, to, after, after_to] = exclusive(a, b, &key);
            is(a < b && Range { start: low, end: b }.contains(&&kept), between)?;
            is((..b).contains(&&kept), to)?;
            // A start that the format cuts off is found by the text that it shares with greater values.
            let (follows, may_follow) = (stored > a, kept >= *low);
            is(follows, after.filter(|_| follows || !may_follow))?;
            let is_until = a < b && *b >= kept;
            let (is_within, may_be) = (follows && is_until, may_follow && is_until);
            is(is_within, after_to.filter(|_| is_within || !may_be))?;
        }
        Ok(())
    }
}

/// Whether a query finds a key. `None` if a value is refused.
pub(super) fn found(query: impl ddb_keys::query::IntoCondition, key: &Key) -> Option<bool> {
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
                        found(Last::query().v_in((Bound::Excluded(*a), Bound::Unbounded)), key),
                        found(Last::query().v_in((Bound::Excluded(*a), Bound::Included(*b))), key),
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
                        found(Before::query().v_in((Bound::Excluded(*a), Bound::Unbounded)), key),
                        found(Before::query().v_in((Bound::Excluded(*a), Bound::Included(*b))), key),
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
    padded_i8: i8, "<v:03>", "N#<v:03>5<p>";
    padded_i16: i16, "N#<v:05>", "<v:02>#<p>";
    padded_i32: i32, "N#<v:08>", "<v:010>#<p>";
    padded_i64: i64, "N#<v:019>", "<v:08>#<p>";
    padded_i128: i128, "N#<v:039>", "<v:038>#<p>";
    padded_isize: isize, "N#<v:020>", "<v:020>#<p>";
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
    nonzero_padded: NonZeroU64, "N#<v:020>", "<v:08>#<p>";
    nonzero_ordered: NonZeroU32, "<v:ordered>", "<v:ordered>#<p>";
    nonzero_signed_padded: NonZeroI32, "N#<v:010>", "<v:010>#<p>";
    nonzero_signed_ordered: NonZeroI32, "<v:ordered>", "<v:ordered>#<p>";
    nonzero_desc: NonZeroI64, "<v:desc>", "<v:desc>#<p>" desc;
    nonzero_desc_width: NonZeroU8, "<v:desc(2)>", "<v:desc(3)>#<p>" desc;
    simple_uuids: uuid::Uuid, "U#<v:simple>", "<v:simple>a<p>";
    uuids: uuid::Uuid, "U#<v>", "U#<v>#<p>";
    ulids: ulid::Ulid, "U#<v>", "U#<v>#<p>";
    chrono_year: Utc, "T#<v:year>", "<v:year>#<p>";
    chrono_month: Utc, "T#<v:month>", "<v:month>#<p>";
    chrono_day: Utc, "T#<v:day>", "<v:day>#<p>";
    chrono_hour: Utc, "T#<v:hour>", "<v:hour>#<p>";
    chrono_secs: Utc, "T#<v:secs>", "<v:secs>#<p>";
    chrono_millis: Utc, "T#<v:millis>", "<v:millis>#<p>";
    chrono_micros: Utc, "T#<v:micros>", "<v:micros>#<p>";
    chrono_nanos: Utc, "T#<v:nanos>", "<v:nanos>#<p>";
    chrono_epoch_secs: Utc, "T#<v:epoch_secs>", "<v:epoch_secs(12)>#<p>";
    chrono_epoch_millis: Utc, "T#<v:epoch_millis>", "<v:epoch_millis(20)>#<p>";
    chrono_epoch_micros: Utc, "T#<v:epoch_micros>", "<v:epoch_micros(18)>#<p>";
    chrono_offset_epoch: Offset, "T#<v:epoch_secs>", "<v:epoch_millis>#<p>";
    chrono_offset_hour: Offset, "T#<v:hour>", "<v:hour>#<p>";
    chrono_offset_nanos: Offset, "T#<v:nanos>", "<v:nanos>#<p>";
    chrono_civil_day: chrono::NaiveDateTime, "T#<v:day>", "<v:day>#<p>";
    chrono_civil_millis: chrono::NaiveDateTime, "T#<v:millis>", "<v:millis>#<p>";
    chrono_date: chrono::NaiveDate, "T#<v>", "<v>#<p>";
    chrono_date_year: chrono::NaiveDate, "T#<v:year>", "<v:month>#<p>";
    chrono_date_month: chrono::NaiveDate, "T#<v:month>", "<v:day>#<p>";
    time_hour: time::OffsetDateTime, "T#<v:hour>", "<v:secs>#<p>";
    time_nanos: time::OffsetDateTime, "T#<v:nanos>", "<v:micros>#<p>";
    time_civil: time::PlainDateTime, "T#<v:nanos>", "<v:day>#<p>";
    time_date: time::Date, "T#<v>", "<v:month>#<p>";
    month_and_nanos: Utc, "T#<v:month>#<v:nanos>", "<v:month>#<v:day>x<v:millis>#<p>";
    day_and_epoch: Utc, "T#<v:day>#<v:epoch_millis>", "<v:epoch_secs(12)>x<v:nanos>#<p>";
    time_epoch: time::OffsetDateTime, "T#<v:epoch_secs(12)>", "<v:epoch_micros>#<p>";
    jiff_epoch: jiff::Timestamp, "T#<v:epoch_secs(12)>", "<v:epoch_millis>#<p>";
    hour_and_day: jiff::civil::DateTime, "<v:hour>/<v:day>", "<v:hour>/<v:day>/<v:secs>!<p>";
    month_and_date: chrono::NaiveDate, "<v:month>#<v>", "<v:month>#<v:day>#<p>";
    jiff_secs: jiff::Timestamp, "T#<v:secs>", "<v:month>#<p>";
    jiff_nanos: jiff::Timestamp, "T#<v:nanos>", "<v:millis>#<p>";
    jiff_civil: jiff::civil::DateTime, "T#<v:nanos>", "<v:hour>#<p>";
    jiff_date: jiff::civil::Date, "T#<v>", "<v:month>#<p>";
}
