//! The numbers that a field can hold, so that a sum leaves something that can be read.

use alloc::format;
use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::attribute::{Clause, Comparison, Computed, LARGEST, NumberRange, Path, Side, Term};

/// Least values of fields, from the greatest one: of `NonZero`, unsigned and signed integers.
const LEAST: [i128; 6] =
    [1, 0, i8::MIN as i128, i16::MIN as i128, i32::MIN as i128, i64::MIN as i128];
/// Greatest values of fields, from the least one.
const GREATEST: [i128; 8] = [
    i8::MAX as i128,
    u8::MAX as i128,
    i16::MAX as i128,
    u16::MAX as i128,
    i32::MAX as i128,
    u32::MAX as i128,
    i64::MAX as i128,
    u64::MAX as i128,
];

/// The greatest sum of an `f32`. It is between the text of its greatest number, 3.4028235e38, and the least number that it
/// reads as infinity, so that a limit in an `f64` is exact enough.
const SINGLE: f64 = 3.402_823_55e38;

/// A number that only an `f64` can hold.
const BEYOND_SINGLE: &str = "3.5e38";

/// The range of a field is not one that is known.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::aws) struct UnknownRange;

/// The numbers in which a range is calculated.
trait Amount: Copy + PartialOrd + Default {
    /// `None` for a value that cannot be added to a number of this range.
    fn of(value: &AttributeValue) -> Option<Self>;
    fn plus(self, other: Self) -> Option<Self>;
    fn negated(self) -> Option<Self>;
    fn half(self) -> Self;
    fn text(self) -> String;
}

impl Amount for i128 {
    fn of(value: &AttributeValue) -> Option<Self> {
        integer(value)
    }

    fn plus(self, other: Self) -> Option<Self> {
        self.checked_add(other)
    }

    fn negated(self) -> Option<Self> {
        self.checked_neg()
    }

    fn half(self) -> Self {
        self / 2
    }

    fn text(self) -> String {
        self.to_string()
    }
}

impl Amount for f64 {
    fn of(value: &AttributeValue) -> Option<Self> {
        match value {
            AttributeValue::N(number) => {
                number.parse().ok().filter(|number: &Self| number.is_finite())
            }
            _ => None,
        }
    }

    fn plus(self, other: Self) -> Option<Self> {
        Some(self + other)
    }

    fn negated(self) -> Option<Self> {
        Some(-self)
    }

    fn half(self) -> Self {
        self / 2.0
    }

    fn text(self) -> String {
        format!("{self:e}")
    }
}

/// The condition under which a number of a type with this range stays in it when a value is added.
pub(in crate::aws) fn guard_of_addition(
    range: NumberRange,
    path: &Path,
    added: &AttributeValue,
) -> Option<Clause> {
    match range {
        NumberRange::Any => None,
        NumberRange::Integers(min, max) => addition((min, max), path, added),
        NumberRange::Single => addition((-SINGLE, SINGLE), path, added),
    }
}

fn addition<N: Amount>(range: (N, N), path: &Path, added: &AttributeValue) -> Option<Clause> {
    let added = N::of(added)?;
    let fits = initial_number::<N>(path).plus(added).is_some_and(|sum| is_in(range, sum));
    guard(path, added, end_of(range, added), fits)
}

/// The number that a sum begins with where the item lacks the attribute.
fn initial_number<N: Amount>(path: &Path) -> N {
    path.default_value().as_ref().and_then(N::of).unwrap_or_default()
}

/// The condition under which a number stays in the range of a field when a value is added. The range
/// is found by asking which numbers fit the field.
pub(in crate::aws) fn guard_of_field(
    path: &Path,
    added: &AttributeValue,
    fits: impl Fn(&AttributeValue) -> bool,
) -> Result<Option<Clause>, UnknownRange> {
    let fits_text = |number: &str| fits(&AttributeValue::N(number.to_string()));
    let is_integer = || !fits_text("0.5");
    let of_float = || {
        let range = if fits_text(BEYOND_SINGLE) { NumberRange::Any } else { NumberRange::Single };
        Ok(guard_of_addition(range, path, added))
    };
    let fits = |number: i128| fits_text(&number.to_string());
    let Some(added) = integer(added) else {
        // Fractions fit where any number does.
        let limited = !fits(i128::from(u64::MAX) + 1) || !fits(i128::from(i64::MIN) - 1);
        return if limited { Err(UnknownRange) } else { of_float() };
    };
    let fits_missing = || initial_number::<i128>(path).plus(added).is_some_and(fits);
    let (ends, step): (&[i128], _) = if added < 0 { (&LEAST, -1) } else { (&GREATEST, 1) };
    match ends.get(ends.partition_point(|end| fits(end + step))) {
        // DynamoDB keeps 38 digits of an integer of 128 bits.
        None if is_integer() => {
            let end = if added < 0 { -LARGEST } else { LARGEST };
            Ok(guard(path, added, end, fits_missing()))
        }
        None => of_float(),
        Some(&end) if fits(end) => {
            guard(path, added, end, fits_missing()).map(Some).ok_or(UnknownRange)
        }
        Some(_) => Err(UnknownRange),
    }
}

/// The condition under which a number does not pass an end of its range when a value is added to it.
/// An attribute that is missing becomes the sum of the value and its default, if that fits.
fn guard<N: Amount>(path: &Path, added: N, end: N, fits: bool) -> Option<Clause> {
    let guard = limit(Term::Path(path.clone()), added, end)?;
    Some(if fits { Clause::missing(path.clone()).or(guard) } else { guard })
}

/// The condition under which a sum stays in its type's range, as far as a condition can say it.
pub(in crate::aws) fn guard_of_sum(range: NumberRange, computed: &Computed) -> Option<Clause> {
    match range {
        NumberRange::Any => None,
        NumberRange::Integers(min, max) => sum((min, max), computed),
        NumberRange::Single => sum((-SINGLE, SINGLE), computed),
    }
}

fn sum<N: Amount>(range: (N, N), computed: &Computed) -> Option<Clause> {
    let (minus, other) = computed.other.as_ref()?;
    let Term::Value(added) = other else {
        return Some(guard_of_two(range, &computed.one, *minus, other));
    };
    let added = N::of(added)?;
    let added = if *minus { added.negated()? } else { added };
    let (one, fallback) = match &computed.one {
        Side::Term(one) => (one.clone(), None),
        Side::Fallback(path, fallback) => (Term::Path(path.clone()), Some(fallback)),
    };
    let guard = limit(one.clone(), added, end_of(range, added))?;
    // A fallback may lead out of the range where the attribute would not. What another attribute leads to is not known.
    let is_whole = fallback.is_some_and(|fallback| match fallback {
        Term::Value(value) => {
            let sum = N::of(value).map(|value| value.plus(added));
            sum.is_none_or(|sum| sum.is_some_and(|sum| is_in(range, sum)))
        }
        _ => true,
    });
    match one {
        Term::Path(path) if is_whole => Some(Clause::missing(path).or(guard)),
        _ => Some(guard),
    }
}

/// The condition under which the sum or the difference of two attributes stays in its type's range. DynamoDB compares no sums, so
/// both must be in the middle half of the range, except for a difference of numbers that are never negative.
fn guard_of_two<N: Amount>(range: (N, N), one: &Side, minus: bool, other: &Term) -> Clause {
    let (min, max) = range;
    let middle = (min.half(), max.half());
    let number = |number: N| Term::Value(AttributeValue::N(number.text()));
    let in_middle = |term: Term| Clause::between(term, number(middle.0), number(middle.1));
    let not_less = |term: Term| Clause::Compare(term, Comparison::GreaterOrEqual, other.clone());
    let is_difference = minus && min == N::default();
    let fits = |term: Term| if is_difference { not_less(term) } else { in_middle(term) };
    let one = match one {
        Side::Term(term) => fits(term.clone()),
        Side::Fallback(path, fallback) => {
            let (attribute, is_missing) =
                (fits(Term::Path(path.clone())), Clause::missing(path.clone()));
            match fallback {
                // A condition on a value alone is decided here.
                Term::Value(value) if !is_difference => {
                    let fits = N::of(value).is_some_and(|value| is_in(middle, value));
                    if fits { is_missing.or(attribute) } else { attribute }
                }
                fallback => is_missing.and(fits(fallback.clone())).or(attribute),
            }
        }
    };
    if is_difference { one } else { one.and(in_middle(other.clone())) }
}

/// The value that an item without the attribute gets. `None` if that depends on another attribute,
/// which DynamoDB refuses if it is missing, too.
pub(in crate::aws) fn sum_of_values(computed: &Computed) -> Option<AttributeValue> {
    let Side::Fallback(_, Term::Value(fallback)) = &computed.one else { return None };
    match &computed.other {
        None => Some(fallback.clone()),
        Some((minus, Term::Value(other))) => {
            let sum = integer(fallback).zip(integer(other)).and_then(|(one, other)| {
                if *minus { one.checked_sub(other) } else { one.checked_add(other) }
            });
            // A sum of fractions is a number that fits where the fallback does.
            Some(sum.map_or_else(|| fallback.clone(), |sum| AttributeValue::N(sum.to_string())))
        }
        Some(_) => None,
    }
}

/// The limit of a number so that it does not pass an end of its range when a value is added to it.
fn limit<N: Amount>(number: Term, added: N, end: N) -> Option<Clause> {
    let comparison =
        if added < N::default() { Comparison::GreaterOrEqual } else { Comparison::LessOrEqual };
    let limit = Term::Value(AttributeValue::N(end.plus(added.negated()?)?.text()));
    Some(Clause::Compare(number, comparison, limit))
}

/// The end of a range that a sum approaches.
fn end_of<N: Amount>((min, max): (N, N), added: N) -> N {
    if added < N::default() { min } else { max }
}

fn is_in<N: Amount>((min, max): (N, N), number: N) -> bool {
    (min..=max).contains(&number)
}

fn integer(value: &AttributeValue) -> Option<i128> {
    match value {
        AttributeValue::N(number) => number.parse().ok(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use core::num::NonZeroU16;

    use serde::de::DeserializeOwned;

    use super::*;
    use crate::aws::item::value::Deserializer;

    /// The limit of the stored number, and whether the attribute may be missing.
    fn limit_of<V: DeserializeOwned>(added: &str) -> Result<Option<(String, bool)>, UnknownRange> {
        let fits =
            |value: &AttributeValue| V::deserialize(Deserializer::of_new(value.clone())).is_ok();
        let added = AttributeValue::N(added.into());
        let of = |clause: &Clause| match clause {
            Clause::Compare(_, comparison, Term::Value(AttributeValue::N(limit))) => {
                let sign = if *comparison == Comparison::LessOrEqual { "<=" } else { ">=" };
                alloc::format!("{sign}{limit}")
            }
            other => panic!("{other:?}"),
        };
        let guard = guard_of_field(&Path::of(String::from("n")), &added, fits)?;
        Ok(guard.map(|clause| match clause {
            Clause::Any(clauses) => (of(&clauses[1]), true),
            clause => (of(&clause), false),
        }))
    }

    #[track_caller]
    fn assert_limit<V: DeserializeOwned>(added: &str, limit: &str, may_be_missing: bool) {
        assert_eq!(limit_of::<V>(added), Ok(Some((limit.into(), may_be_missing))), "{added}");
    }

    #[test]
    fn integers_have_room_up_to_their_limits() {
        assert_limit::<u32>("-9", ">=9", false);
        assert_limit::<u32>("9", "<=4294967286", true);
        assert_limit::<i8>("-1", ">=-127", true);
        assert_limit::<u8>("0", "<=255", true);
        assert_limit::<u8>("256", "<=-1", false);
        assert_limit::<i64>("1", "<=9223372036854775806", true);
        assert_limit::<u64>("5", "<=18446744073709551610", true);
        assert_limit::<NonZeroU16>("-1", ">=2", false);
        assert_limit::<Option<u8>>("200", "<=55", true);
        let largest = LARGEST.to_string();
        assert_limit::<u128>(&largest, "<=0", true);
        assert_limit::<u128>("-1", ">=1", false);
        assert_limit::<i128>(&alloc::format!("-{largest}"), ">=0", true);
    }

    #[test]
    fn doubles_have_room_for_everything_and_integers_none_for_fractions() {
        for added in ["1", "-1", "0.5", "1e30"] {
            assert_eq!(limit_of::<f64>(added), Ok(None), "{added}");
        }
        assert_eq!(limit_of::<u32>("0.5"), Err(UnknownRange));
        assert_eq!(limit_of::<u32>("1e3"), Err(UnknownRange));
    }

    #[test]
    fn singles_have_room_up_to_infinity() {
        assert_limit::<f32>("1", "<=3.40282355e38", true);
        assert_limit::<f32>("0.5", "<=3.40282355e38", true);
        assert_limit::<Option<f32>>("-1e38", ">=-2.40282355e38", true);
        assert_limit::<f32>("2e38", "<=1.40282355e38", true);
        assert_limit::<f32>("5e38", "<=-1.5971764499999998e38", false);
        // What is stored of the greatest `f32` can be reached, and nothing that is read as infinity.
        let reads = |number: &str| number.parse::<f32>().is_ok_and(f32::is_finite);
        assert!(reads(&SINGLE.text()) && SINGLE >= f64::from(f32::MAX) && !reads(BEYOND_SINGLE));
        assert!(f32::MAX.to_string().parse::<f64>().is_ok_and(|stored| stored <= SINGLE));
    }

    #[test]
    fn a_range_of_its_own_is_not_guessed() {
        #[derive(serde::Deserialize)]
        #[serde(try_from = "u8")]
        struct Percent;

        impl TryFrom<u8> for Percent {
            type Error = &'static str;

            fn try_from(number: u8) -> Result<Self, &'static str> {
                if number <= 100 { Ok(Self) } else { Err("more than 100 %") }
            }
        }
        assert_eq!(limit_of::<Percent>("1"), Err(UnknownRange));
        assert_limit::<Percent>("-1", ">=1", false);
    }

    #[test]
    fn a_fallback_counts_like_the_attribute() {
        let number = |number: &str| Term::Value(AttributeValue::N(number.into()));
        let sum = |fallback: &str, minus, other: &str| Computed {
            one: Side::Fallback(Path::of(String::from("n")), number(fallback)),
            other: Some((minus, number(other))),
        };
        let may_be_missing = |computed: &Computed| {
            let range = NumberRange::Integers(0, 255);
            matches!(guard_of_sum(range, computed), Some(Clause::Any(_)))
        };
        assert!(may_be_missing(&sum("250", false, "5")) && may_be_missing(&sum("5", true, "5")));
        assert!(!may_be_missing(&sum("250", false, "6")) && !may_be_missing(&sum("5", true, "6")));
        assert_eq!(sum_of_values(&sum("7", true, "9")), Some(AttributeValue::N("-2".into())));
        assert_eq!(sum_of_values(&sum("0.5", true, "9")), Some(AttributeValue::N("0.5".into())));
    }
}
