//! Conditions on fields to which serde gives a value if the item lacks them, `#[serde(default)]`.
//!
//! DynamoDB says that a missing attribute is less than nothing and equal to nothing. The program reads such an item with the
//! default, so a condition holds for it if it holds for the default.

use alloc::boxed::Box;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::cmp::Ordering;

use aws_sdk_dynamodb::types::AttributeValue;

use super::condition::{Clause, Comparison, Function, is_empty_set};
use super::{Path, Term};

impl Clause {
    /// The clause, which also holds for an item without an attribute if it holds for the attribute's default. `key` is an
    /// attribute that every item has: it tells such an item from none. A filter sees nothing but items, and has no key.
    pub(super) fn with_defaults(self, key: Option<&'static str>) -> Self {
        let each = |clauses: Vec<Self>| -> Vec<Self> {
            clauses.into_iter().map(|clause| clause.with_defaults(key)).collect()
        };
        match self {
            Self::All(clauses) => Self::All(each(clauses)),
            Self::Any(clauses) => Self::Any(each(clauses)),
            Self::Not(clause) => Self::Not(Box::new(clause.with_defaults(key))),
            // DynamoDB finds that a missing attribute differs from everything.
            Self::Compare(one, Comparison::NotEqual, other)
                if [&one, &other].into_iter().any(|term| term.default().is_some()) =>
            {
                Self::Compare(one, Comparison::Equal, other).with_defaults(key).negated()
            }
            leaf => {
                let others = leaf.for_missing(key);
                others.into_iter().fold(leaf, Self::or)
            }
        }
    }

    /// What the clause says of items that lack some of its attributes.
    fn for_missing(&self, key: Option<&'static str>) -> Vec<Self> {
        match self {
            Self::Compare(one, comparison, other) => {
                each_default([one, other], key, |[one, other]| {
                    Self::Compare(one, *comparison, other)
                })
            }
            Self::Between(one, low, high) => {
                each_default([one, low, high], key, |[one, low, high]| {
                    Self::Between(one, low, high)
                })
            }
            Self::In(path, terms) => {
                let path = Term::Path(path.clone());
                let equal = |term: &Term| {
                    each_default([&path], key, |[one]| {
                        Self::Compare(one, Comparison::Equal, term.clone())
                    })
                };
                terms.iter().flat_map(equal).collect()
            }
            Self::Call(Function::Read, path, _) => Vec::from([is_missing(path, key)]),
            Self::Call(function, path, Some(Term::Value(value))) => {
                let holds = path.default.as_deref().is_some_and(|default| match function {
                    Function::BeginsWith => begins_with(default, value),
                    Function::Contains => contains(default, value),
                    Function::Exists | Function::Read | Function::Missing | Function::Type => false,
                });
                holds.then(|| is_missing(path, key)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether a clause about values alone holds. `None` if it names an attribute.
    fn decided(&self) -> Option<bool> {
        let value = |term: &'_ Term| match term {
            Term::Value(value) | Term::Skipped(value) => Some(value.clone()),
            _ => None,
        };
        match self {
            Self::Compare(one, comparison, other) => {
                Some(holds(&value(one)?, *comparison, &value(other)?))
            }
            Self::Between(one, low, high) => {
                let (one, low, high) = (value(one)?, value(low)?, value(high)?);
                let is_above = holds(&one, Comparison::GreaterOrEqual, &low);
                Some(is_above && holds(&one, Comparison::LessOrEqual, &high))
            }
            _ => None,
        }
    }
}

impl Term {
    /// The value of the term where the item lacks the attribute.
    fn default(&self) -> Option<AttributeValue> {
        match self {
            Self::Path(path) => path.default.as_deref().cloned(),
            Self::Size(path) => {
                let size = size_of(path.default.as_deref()?)?;
                Some(AttributeValue::N(size.to_string()))
            }
            _ => None,
        }
    }
}

/// The clause with defaults in place of some attributes, for every choice of these, if it can hold.
fn each_default<const N: usize>(
    terms: [&Term; N],
    key: Option<&'static str>,
    clause: impl Fn([Term; N]) -> Clause,
) -> Vec<Clause> {
    let defaults = terms.map(Term::default);
    let of_choice = |choice: usize| {
        let is_chosen = |at: usize| choice & 1 << at != 0;
        if (0..N).any(|at| is_chosen(at) && defaults[at].is_none()) {
            return None;
        }
        let of_term = |at: usize| match &defaults[at] {
            Some(default) if is_chosen(at) => Term::Value(default.clone()),
            _ => terms[at].clone(),
        };
        let of_missing = clause(core::array::from_fn(of_term));
        let paths = (0..N).filter(|at| is_chosen(*at)).filter_map(|at| terms[at].path());
        let are_missing = paths.map(|path| is_missing(path, key)).reduce(Clause::and)?;
        match of_missing.decided() {
            Some(true) => Some(are_missing),
            Some(false) => None,
            // No attribute equals an empty set.
            None if (0..N)
                .any(|at| is_chosen(at) && defaults[at].as_ref().is_some_and(is_empty_set)) =>
            {
                None
            }
            None => Some(are_missing.and(of_missing)),
        }
    };
    (1..1 << N).filter_map(of_choice).collect()
}

/// The item, or what the attribute is inside, is there without the attribute.
fn is_missing(path: &Path, key: Option<&'static str>) -> Clause {
    let missing = Clause::missing_inside(Path { default: None, ..path.clone() });
    match key {
        Some(key) if path.steps.is_empty() => Clause::exists(Path::of(key)).and(missing),
        _ => missing,
    }
}

/// Compares values as DynamoDB does.
fn holds(one: &AttributeValue, comparison: Comparison, other: &AttributeValue) -> bool {
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
fn is_equal(one: &AttributeValue, other: &AttributeValue) -> bool {
    fn same<T: Ord + Clone>(one: &[T], other: &[T]) -> bool {
        let [one, other] = [one, other].map(|set| {
            let mut sorted = set.to_vec();
            sorted.sort();
            sorted
        });
        one == other
    }
    match (one, other) {
        (AttributeValue::N(_), AttributeValue::N(_)) => order(one, other) == Some(Ordering::Equal),
        (AttributeValue::Ss(one), AttributeValue::Ss(other))
        | (AttributeValue::Ns(one), AttributeValue::Ns(other)) => same(one, other),
        _ => one == other,
    }
}

fn order(one: &AttributeValue, other: &AttributeValue) -> Option<Ordering> {
    match (one, other) {
        (AttributeValue::S(one), AttributeValue::S(other)) => Some(one.cmp(other)),
        (AttributeValue::B(one), AttributeValue::B(other)) => {
            Some(one.as_ref().cmp(other.as_ref()))
        }
        (AttributeValue::N(one), AttributeValue::N(other)) => {
            match (one.parse::<i128>(), other.parse::<i128>()) {
                (Ok(one), Ok(other)) => Some(one.cmp(&other)),
                _ => one.parse::<f64>().ok()?.partial_cmp(&other.parse().ok()?),
            }
        }
        _ => None,
    }
}

fn begins_with(value: &AttributeValue, start: &AttributeValue) -> bool {
    match (value, start) {
        (AttributeValue::S(text), AttributeValue::S(start)) => text.starts_with(start.as_str()),
        (AttributeValue::B(bytes), AttributeValue::B(start)) => {
            bytes.as_ref().starts_with(start.as_ref())
        }
        _ => false,
    }
}

fn contains(value: &AttributeValue, needle: &AttributeValue) -> bool {
    match (value, needle) {
        (AttributeValue::S(text), AttributeValue::S(part)) => text.contains(part.as_str()),
        (AttributeValue::L(elements), needle) => {
            elements.iter().any(|element| is_equal(element, needle))
        }
        (AttributeValue::Ss(elements), AttributeValue::S(needle)) => elements.contains(needle),
        (AttributeValue::Ns(elements), needle) => {
            let mut numbers = elements.iter().cloned().map(AttributeValue::N);
            numbers.any(|number| is_equal(&number, needle))
        }
        (AttributeValue::Bs(elements), AttributeValue::B(needle)) => elements.contains(needle),
        _ => false,
    }
}

/// The size of a value, as DynamoDB counts it. `None` for a number and others that have none.
fn size_of(value: &AttributeValue) -> Option<usize> {
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
