//! The numbers that a field can hold, so that a sum leaves something that can be read.

use alloc::string::ToString;

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

/// The range of a field is not one of an integer type.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::aws) struct UnknownRange;

/// The condition under which a number of a type with this range stays in it when a value is added.
pub(in crate::aws) fn guard_of_addition(
    range: NumberRange,
    path: &Path,
    added: &AttributeValue,
) -> Option<Clause> {
    let (range, added) = (range?, integer(added)?);
    guard(path, added, end_of(range, added), is_in(range, added))
}

/// The condition under which a number stays in the range of a field when a value is added. The range
/// is found by asking which numbers fit the field.
pub(in crate::aws) fn guard_of_field(
    path: &Path,
    added: &AttributeValue,
    fits: impl Fn(&AttributeValue) -> bool,
) -> Result<Option<Clause>, UnknownRange> {
    let is_integer = || !fits(&AttributeValue::N("0.5".to_string()));
    let fits = |number: i128| fits(&AttributeValue::N(number.to_string()));
    let Some(added) = integer(added) else {
        // Fractions fit where any number does.
        let limited = !fits(i128::from(u64::MAX) + 1) || !fits(i128::from(i64::MIN) - 1);
        return if limited { Err(UnknownRange) } else { Ok(None) };
    };
    let (ends, step): (&[i128], _) = if added < 0 { (&LEAST, -1) } else { (&GREATEST, 1) };
    match ends.get(ends.partition_point(|end| fits(end + step))) {
        // DynamoDB keeps 38 digits of an integer of 128 bits.
        None if is_integer() => {
            let end = if added < 0 { -LARGEST } else { LARGEST };
            Ok(guard(path, added, end, fits(added)))
        }
        None => Ok(None),
        Some(&end) if fits(end) => {
            guard(path, added, end, fits(added)).map(Some).ok_or(UnknownRange)
        }
        Some(_) => Err(UnknownRange),
    }
}

/// The condition under which a number does not pass an end of its range when a value is added to it.
/// An attribute that is missing becomes the value, if that fits.
fn guard(path: &Path, added: i128, end: i128, fits: bool) -> Option<Clause> {
    let guard = limit(Term::Path(path.clone()), added, end)?;
    Some(if fits { Clause::missing(path.clone()).or(guard) } else { guard })
}

/// The condition under which a sum stays in its type's range, as far as a condition can say it.
pub(in crate::aws) fn guard_of_sum(range: NumberRange, computed: &Computed) -> Option<Clause> {
    let range = range?;
    let (minus, other) = computed.other.as_ref()?;
    let Term::Value(added) = other else {
        return Some(guard_of_two(range, &computed.one, *minus, other));
    };
    let added = integer(added)?;
    let added = if *minus { added.checked_neg()? } else { added };
    let (one, fallback) = match &computed.one {
        Side::Term(one) => (one.clone(), None),
        Side::Fallback(path, fallback) => (Term::Path(path.clone()), Some(fallback)),
    };
    let guard = limit(one.clone(), added, end_of(range, added))?;
    // A fallback may lead out of the range where the attribute would not.
    let is_whole = fallback.is_some_and(|_| match sum_of_values(computed) {
        Some(sum) => integer(&sum).is_none_or(|sum| is_in(range, sum)),
        None => true,
    });
    match one {
        Term::Path(path) if is_whole => Some(Clause::missing(path).or(guard)),
        _ => Some(guard),
    }
}

/// The condition under which the sum or the difference of two attributes stays in its type's range. DynamoDB compares no sums, so
/// both must be in the middle half of the range, except for a difference of numbers that are never negative.
fn guard_of_two(range: (i128, i128), one: &Side, minus: bool, other: &Term) -> Clause {
    let (min, max) = range;
    let middle = (min / 2, max / 2);
    let number = |number: i128| Term::Value(AttributeValue::N(number.to_string()));
    let in_middle = |term: Term| Clause::between(term, number(middle.0), number(middle.1));
    let not_less = |term: Term| Clause::Compare(term, Comparison::GreaterOrEqual, other.clone());
    let is_difference = minus && min == 0;
    let fits = |term: Term| if is_difference { not_less(term) } else { in_middle(term) };
    let one = match one {
        Side::Term(term) => fits(term.clone()),
        Side::Fallback(path, fallback) => {
            let (attribute, is_missing) =
                (fits(Term::Path(path.clone())), Clause::missing(path.clone()));
            match fallback {
                // A condition on a value alone is decided here.
                Term::Value(value) if !is_difference => {
                    let fits = integer(value).is_some_and(|value| is_in(middle, value));
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
fn limit(number: Term, added: i128, end: i128) -> Option<Clause> {
    let comparison = if added < 0 { Comparison::GreaterOrEqual } else { Comparison::LessOrEqual };
    let limit = Term::Value(AttributeValue::N(end.checked_sub(added)?.to_string()));
    Some(Clause::Compare(number, comparison, limit))
}

/// The end of a range that a sum approaches.
fn end_of((min, max): (i128, i128), added: i128) -> i128 {
    if added < 0 { min } else { max }
}

fn is_in((min, max): (i128, i128), number: i128) -> bool {
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
    use crate::aws::item::value::from_attribute_value;

    /// The limit of the stored number, and whether the attribute may be missing.
    fn limit_of<V: DeserializeOwned>(added: &str) -> Result<Option<(String, bool)>, UnknownRange> {
        let fits = |value: &AttributeValue| from_attribute_value::<V>(value.clone()).is_ok();
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
    fn floats_have_room_for_everything_and_integers_none_for_fractions() {
        for added in ["1", "-1", "0.5", "1e30"] {
            assert_eq!(limit_of::<f64>(added), Ok(None), "{added}");
        }
        assert_eq!(limit_of::<u32>("0.5"), Err(UnknownRange));
        assert_eq!(limit_of::<u32>("1e3"), Err(UnknownRange));
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
            matches!(guard_of_sum(Some((0, 255)), computed), Some(Clause::Any(_)))
        };
        assert!(may_be_missing(&sum("250", false, "5")) && may_be_missing(&sum("5", true, "5")));
        assert!(!may_be_missing(&sum("250", false, "6")) && !may_be_missing(&sum("5", true, "6")));
        assert_eq!(sum_of_values(&sum("7", true, "9")), Some(AttributeValue::N("-2".into())));
        assert_eq!(sum_of_values(&sum("0.5", true, "9")), Some(AttributeValue::N("0.5".into())));
    }
}
