//! Values compared as DynamoDB compares them, and whether a clause holds for an item that is known.

use alloc::collections::BTreeSet;
use alloc::string::String;
use core::cmp::Ordering;

use aws_sdk_dynamodb::types::AttributeValue;

use super::condition::Comparison;
use super::path::Step;
use super::{AttributeType, Clause, Function, Path, Term};
use crate::aws::Item;
use crate::part::compare_numbers;

/// Compares values as DynamoDB does.
pub(super) fn holds(one: &AttributeValue, comparison: Comparison, other: &AttributeValue) -> bool {
    let order = order(one, other);
    match comparison {
        Comparison::Equal => is_equal(one, other),
        Comparison::NotEqual => !is_equal(one, other),
        Comparison::Less => order.is_some_and(Ordering::is_lt),
        Comparison::LessOrEqual => order.is_some_and(Ordering::is_le),
        Comparison::Greater => order.is_some_and(Ordering::is_gt),
        Comparison::GreaterOrEqual => order.is_some_and(Ordering::is_ge),
    }
}

/// Numbers are equal whatever zeros they are written with, and sets in whatever order.
pub(in crate::aws) fn is_equal(one: &AttributeValue, other: &AttributeValue) -> bool {
    fn same<T: Ord>(one: impl Iterator<Item = T>, other: impl Iterator<Item = T>) -> bool {
        one.collect::<BTreeSet<_>>() == other.collect()
    }
    match (one, other) {
        (AttributeValue::N(one), AttributeValue::N(other)) => is_number(one, other),
        (AttributeValue::L(one), AttributeValue::L(other)) => {
            one.len() == other.len()
                && one.iter().zip(other).all(|(one, other)| is_equal(one, other))
        }
        (AttributeValue::M(one), AttributeValue::M(other)) => {
            let is_in_other =
                |(name, value)| other.get(name).is_some_and(|other| is_equal(value, other));
            one.len() == other.len() && one.iter().all(is_in_other)
        }
        (AttributeValue::Ss(one), AttributeValue::Ss(other)) => same(one.iter(), other.iter()),
        (AttributeValue::Ns(one), AttributeValue::Ns(other)) => {
            let is_in_other = |number: &String| other.iter().any(|other| is_number(number, other));
            one.len() == other.len() && one.iter().all(is_in_other)
        }
        (AttributeValue::Bs(one), AttributeValue::Bs(other)) => {
            same(one.iter().map(AsRef::as_ref), other.iter().map(AsRef::<[u8]>::as_ref))
        }
        _ => one == other,
    }
}

fn is_number(one: &str, other: &str) -> bool {
    compare_numbers(one, other).is_some_and(Ordering::is_eq)
}

pub(super) fn order(one: &AttributeValue, other: &AttributeValue) -> Option<Ordering> {
    match (one, other) {
        (AttributeValue::S(one), AttributeValue::S(other)) => Some(one.cmp(other)),
        (AttributeValue::B(one), AttributeValue::B(other)) => {
            Some(one.as_ref().cmp(other.as_ref()))
        }
        (AttributeValue::N(one), AttributeValue::N(other)) => compare_numbers(one, other),
        _ => None,
    }
}

pub(super) fn begins_with(value: &AttributeValue, start: &AttributeValue) -> bool {
    match (value, start) {
        (AttributeValue::S(text), AttributeValue::S(start)) => text.starts_with(start.as_str()),
        (AttributeValue::B(bytes), AttributeValue::B(start)) => {
            bytes.as_ref().starts_with(start.as_ref())
        }
        _ => false,
    }
}

pub(super) fn contains(value: &AttributeValue, needle: &AttributeValue) -> bool {
    match (value, needle) {
        (AttributeValue::S(text), AttributeValue::S(part)) => text.contains(part.as_str()),
        (AttributeValue::L(elements), needle) => {
            elements.iter().any(|element| is_equal(element, needle))
        }
        (AttributeValue::Ss(elements), AttributeValue::S(needle)) => elements.contains(needle),
        (AttributeValue::Ns(elements), AttributeValue::N(needle)) => {
            elements.iter().any(|number| is_number(number, needle))
        }
        (AttributeValue::Bs(elements), AttributeValue::B(needle)) => elements.contains(needle),
        _ => false,
    }
}

/// The size of a value, as DynamoDB counts it. `None` for a number and others that have none.
pub(super) fn size_of(value: &AttributeValue) -> Option<usize> {
    match value {
        AttributeValue::S(text) => Some(text.len()),
        AttributeValue::B(bytes) => Some(bytes.as_ref().len()),
        AttributeValue::L(elements) => Some(elements.len()),
        AttributeValue::M(entries) => Some(entries.len()),
        AttributeValue::Ss(elements) | AttributeValue::Ns(elements) => Some(elements.len()),
        AttributeValue::Bs(elements) => Some(elements.len()),
        _ => None,
    }
}

impl Clause {
    /// Whether the clause is false for an item, as far as it compares attributes with values and asks which of them exist.
    pub(in crate::aws) fn is_false_for(&self, item: &Item) -> bool {
        match self {
            Self::All(clauses) => clauses.iter().any(|clause| clause.is_false_for(item)),
            Self::Any(clauses) => clauses.iter().all(|clause| clause.is_false_for(item)),
            Self::Call(Function::Exists, path, _) => path.find_in(item).is_none(),
            Self::Call(Function::Missing, path, _) => path.find_in(item).is_some(),
            Self::Call(Function::Type, path, Some(Term::Value(AttributeValue::S(name)))) => {
                let found = path.find_in(item).and_then(AttributeType::of);
                found.is_none_or(|found| found.name() != name)
            }
            Self::Compare(Term::Path(path), comparison, Term::Value(value)) => {
                path.find_in(item).is_none_or(|found| !holds(found, *comparison, value))
            }
            _ => false,
        }
    }
}

impl Path {
    /// The value at the path.
    fn find_in<'i>(&self, item: &'i Item) -> Option<&'i AttributeValue> {
        self.steps.iter().try_fold(item.get(&*self.root)?, |value, step| match (value, step) {
            (AttributeValue::M(entries), Step::Name(name)) => entries.get(&**name),
            (AttributeValue::L(elements), Step::Index(at)) => elements.get(*at),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn order_of(one: &str, other: &str) -> Option<Ordering> {
        order(&AttributeValue::N(one.into()), &AttributeValue::N(other.into()))
    }

    #[test]
    fn numbers_are_compared_digit_by_digit() {
        let ascending = [
            "-1e20",
            "-12",
            "-1.5",
            "-1",
            "-0.01",
            "0",
            "1e-7",
            "0.1",
            "0.1000000000000000000000001",
            "0.2",
            "1",
            "9.99",
            "10",
            "99999999999999999999999999999999999998",
            "99999999999999999999999999999999999999",
            "1e38",
        ];
        for (at, one) in ascending.iter().enumerate() {
            for (other_at, other) in ascending.iter().enumerate() {
                assert_eq!(order_of(one, other), Some(at.cmp(&other_at)), "{one} {other}");
            }
        }
        for (one, other) in [
            ("1", "1.0"),
            ("100", "1E2"),
            ("-0", "0.00"),
            ("+5", "5"),
            ("0012", "12"),
            ("0.5", ".5"),
        ] {
            assert_eq!(order_of(one, other), Some(Ordering::Equal), "{one} {other}");
        }
        for text in ["", "x", "-", "1e", "NaN", "1.2.3"] {
            assert_eq!(order_of(text, "1"), None, "{text}");
        }
    }

    #[test]
    fn sets_are_equal_in_any_order() {
        let set = |values: &[&str]| {
            AttributeValue::Ss(values.iter().copied().map(String::from).collect())
        };
        assert!(is_equal(&set(&["a", "b"]), &set(&["b", "a"])));
        assert!(!is_equal(&set(&["a", "b"]), &set(&["a"])));
        let numbers = |values: &[&str]| {
            AttributeValue::Ns(values.iter().copied().map(String::from).collect())
        };
        let list = |value| AttributeValue::L(Vec::from([value]));
        assert!(is_equal(&list(numbers(&["1", "2"])), &list(numbers(&["2.0", "1"]))));
        assert!(!is_equal(&list(numbers(&["1", "2"])), &list(numbers(&["1", "3"]))));
    }
}
