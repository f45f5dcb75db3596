//! Additions to numbers and sets, and the conditions under which an addition leaves a number that the field can read.

use alloc::borrow::ToOwned;
use alloc::string::ToString;

use aws_sdk_dynamodb::types::AttributeValue;

use super::changes::{Changes, Whole};
use crate::aws::attribute::{Clause, Comparison, Computed, NumberRange, Path, Side, Term};
use crate::aws::write::requirements::Guarded;
use crate::aws::write::version::ExpectedVersion;
use crate::aws::{Error, InvalidRequest};

impl Changes {
    /// Adds a number, or the elements of a set.
    pub(in crate::aws) fn add(
        &mut self,
        attribute: &str,
        value: AttributeValue,
    ) -> Result<(), Error> {
        let field = self.checked_field(attribute)?;
        if let Some(key) = field.and_then(|field| self.keys_fed_by(field).next()) {
            let (entity, attribute) = (self.entity.name, attribute.to_string());
            return Err(InvalidRequest::AddedToKeyPart { entity, attribute, key: key.name }.into());
        }
        self.change(attribute.to_owned(), Whole::Add(value))
    }

    /// Raises the version of an entity that counts versions, which must not be its last one.
    pub(in crate::aws) fn raise_version(
        &mut self,
        expected: Option<&ExpectedVersion>,
    ) -> Result<(), Error> {
        let Some(version) = self.entity.version else { return Ok(()) };
        let last = self.entity.last_version;
        let next = expected.and_then(ExpectedVersion::next_of_aliases).filter(|next| *next <= last);
        if let Some(next) = next {
            let next = AttributeValue::N(next.to_string());
            return self.change(version.attribute, Whole::Set(next));
        }
        // An item has the version under one of its names.
        let older = self.entity.aliases_of(version.attribute);
        self.guards.extend(older.map(Guarded::without_alias));
        if last < u64::MAX {
            let path = Path::of(version.attribute);
            self.keep_in_range(&path, guard_of_addition(Some((0, last.into())), &path, 1));
        }
        self.change(version.attribute, Whole::Add(AttributeValue::N("1".into())))
    }
}

/// The condition under which an attribute has room for a number. A missing attribute has its default, or zero.
pub(in crate::aws) fn guard_of_addition(
    range: NumberRange,
    path: &Path,
    added: i128,
) -> Option<Clause> {
    let range = range?;
    let default = path.default_value().as_ref().and_then(integer).unwrap_or_default();
    let guard = limit(range, path.clone(), added)?;
    Some(if fits(range, default, added) { Clause::missing(path.clone()).or(guard) } else { guard })
}

/// The condition under which the sum of an attribute and a number is in the range. Sums of two attributes have none.
pub(in crate::aws) fn guard_of_sum(range: NumberRange, computed: &Computed) -> Option<Clause> {
    let range = range?;
    let (minus, Term::Value(added)) = computed.other.as_ref()? else { return None };
    let added = integer(added)?;
    let added = if *minus { added.checked_neg()? } else { added };
    match &computed.one {
        Side::Term(Term::Path(path)) => limit(range, path.clone(), added),
        Side::Fallback(path, fallback) => {
            let guard = limit(range, path.clone(), added)?;
            let is_known = match fallback {
                Term::Value(fallback) => {
                    integer(fallback).is_some_and(|fallback| fits(range, fallback, added))
                }
                _ => true,
            };
            Some(if is_known { Clause::missing(path.clone()).or(guard) } else { guard })
        }
        Side::Term(_) => None,
    }
}

/// What an item that lacks the attribute gets: the sum of two integers, or for other values one of the same type.
pub(in crate::aws) fn sum_of_values(computed: &Computed) -> Option<AttributeValue> {
    let Side::Fallback(_, Term::Value(fallback)) = &computed.one else { return None };
    let Some((minus, other)) = &computed.other else { return Some(fallback.clone()) };
    let Term::Value(other) = other else { return None };
    let Some((one, other)) = integer(fallback).zip(integer(other)) else {
        return Some(fallback.clone());
    };
    let sum = if *minus { one.checked_sub(other) } else { one.checked_add(other) };
    Some(AttributeValue::N(sum?.to_string()))
}

/// The attribute is a number to which another one can be added.
fn limit((min, max): (i128, i128), path: Path, added: i128) -> Option<Clause> {
    let (comparison, end) = match added {
        ..0 => (Comparison::GreaterOrEqual, min),
        0.. => (Comparison::LessOrEqual, max),
    };
    let limit = Term::Value(AttributeValue::N(end.checked_sub(added)?.to_string()));
    Some(Clause::Compare(Term::Path(path), comparison, limit))
}

fn fits((min, max): (i128, i128), one: i128, added: i128) -> bool {
    one.checked_add(added).is_some_and(|sum| (min..=max).contains(&sum))
}

fn integer(value: &AttributeValue) -> Option<i128> {
    match value {
        AttributeValue::N(number) => number.parse().ok(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aws::attribute::{LARGEST, Number};
    use alloc::string::String;

    /// The limit of the stored number, and whether the attribute may be missing.
    fn limit_of<V: Number>(added: i128) -> Option<(String, bool)> {
        let of = |clause: &Clause| match clause {
            Clause::Compare(_, comparison, Term::Value(AttributeValue::N(limit))) => {
                let sign = if *comparison == Comparison::LessOrEqual { "<=" } else { ">=" };
                alloc::format!("{sign}{limit}")
            }
            other => panic!("{other:?}"),
        };
        let guard = guard_of_addition(V::RANGE, &Path::of(String::from("n")), added);
        guard.map(|clause| match clause {
            Clause::Any(clauses) => (of(&clauses[1]), true),
            clause => (of(&clause), false),
        })
    }

    #[track_caller]
    fn assert_limit<V: Number>(added: i128, limit: &str, may_be_missing: bool) {
        assert_eq!(limit_of::<V>(added), Some((limit.into(), may_be_missing)), "{added}");
    }

    #[test]
    fn integers_have_room_up_to_their_limits() {
        assert_limit::<u32>(-9, ">=9", false);
        assert_limit::<u32>(9, "<=4294967286", true);
        assert_limit::<i8>(-1, ">=-127", true);
        assert_limit::<u8>(0, "<=255", true);
        assert_limit::<u8>(256, "<=-1", false);
        assert_limit::<i64>(1, "<=9223372036854775806", true);
        assert_limit::<u64>(5, "<=18446744073709551610", true);
        assert_limit::<Option<u8>>(200, "<=55", true);
        assert_limit::<u128>(LARGEST, "<=0", true);
        assert_limit::<u128>(-1, ">=1", false);
        assert_limit::<i128>(-LARGEST, ">=0", true);
    }

    #[test]
    fn floats_have_room_for_everything() {
        assert_eq!((limit_of::<f64>(1), limit_of::<f32>(-1)), (None, None));
    }

    #[test]
    fn a_fallback_counts_like_the_attribute() {
        let number = |number: &str| Term::Value(AttributeValue::N(number.into()));
        let sum = |fallback: &str, minus, other: &str| Computed {
            one: Side::Fallback(Path::of(String::from("n")), number(fallback)),
            other: Some((minus, number(other))),
        };
        let may_be_missing =
            |computed: &Computed| matches!(guard_of_sum(u8::RANGE, computed), Some(Clause::Any(_)));
        assert!(may_be_missing(&sum("250", false, "5")) && may_be_missing(&sum("5", true, "5")));
        assert!(!may_be_missing(&sum("250", false, "6")) && !may_be_missing(&sum("5", true, "6")));
        assert_eq!(sum_of_values(&sum("7", true, "9")), Some(AttributeValue::N("-2".into())));
    }
}
