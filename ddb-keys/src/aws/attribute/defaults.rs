//! Conditions on fields to which serde gives a value if the item lacks them, `#[serde(default)]`.
//!
//! For DynamoDB, every comparison with a missing attribute is false, except `<>`. The program reads such an item with the
//! default, so a comparison with values must hold if it holds for the default. A comparison of two attributes, and of what a
//! missing document would hold, asks what is stored.

use alloc::string::ToString;

use aws_sdk_dynamodb::types::AttributeValue;

use super::condition::{Clause, Comparison, Function, has_empty_set};
use super::value_order::{begins_with, contains, holds, size_of};
use super::{Path, Term};

impl Clause {
    /// The clause, which also holds for an item without an attribute if it holds for the attribute's default. `key` is an
    /// attribute that every item has: it tells an item without the attribute from no item at all. A filter sees nothing but
    /// items, and has no key.
    pub(in crate::aws) fn with_defaults(self, key: Option<&'static str>) -> Self {
        self.map_leaves(&|leaf| match leaf {
            // DynamoDB finds that a missing attribute differs from everything, and so does its size.
            Self::Compare(one, Comparison::NotEqual, other)
                if one.default_value().is_some() || other.has_empty_set() =>
            {
                Self::Compare(one, Comparison::Equal, other).with_defaults(key).negated()
            }
            leaf => {
                let (path, holds) = (leaf.subject().cloned(), leaf.holds_for_default());
                let missing = path.clone().filter(|_| holds).map(|path| is_missing(path, key));
                let any = leaf.without_empty_sets().into_iter().chain(missing).reduce(Self::or);
                any.or_else(|| path.map(Self::never)).unwrap_or_default()
            }
        })
    }

    /// The attribute that a comparison or a function is about.
    fn subject(&self) -> Option<&Path> {
        match self {
            Self::Compare(one, ..) | Self::Between(one, ..) => one.path(),
            Self::In(path, _) | Self::Call(_, path, _) => Some(path),
            Self::All(_) | Self::Any(_) | Self::Not(_) => None,
        }
    }

    /// Whether the clause holds for the default of its attribute. What another attribute holds is not known.
    fn holds_for_default(&self) -> bool {
        match self {
            Self::Compare(one, comparison, other) => one
                .default_value()
                .zip(other.value())
                .is_some_and(|(one, other)| holds(&one, *comparison, other)),
            Self::Between(one, low, high) => one
                .default_value()
                .zip(low.value().zip(high.value()))
                .is_some_and(|(one, (low, high))| {
                    holds(&one, Comparison::GreaterOrEqual, low)
                        && holds(&one, Comparison::LessOrEqual, high)
                }),
            Self::In(path, terms) => path.default_value().is_some_and(|one| {
                let mut values = terms.iter().filter_map(Term::value);
                values.any(|other| holds(&one, Comparison::Equal, other))
            }),
            Self::Call(Function::Read, path, _) => path.default_value().is_some(),
            Self::Call(function, path, Some(term)) => path
                .default_value()
                .zip(term.value())
                .is_some_and(|(one, other)| function.holds(&one, other)),
            _ => false,
        }
    }

    /// The clause, if it can be sent: DynamoDB has no empty sets, so that no attribute equals one.
    fn without_empty_sets(self) -> Option<Self> {
        match self {
            Self::In(path, mut terms) => {
                terms.retain(|term| !term.has_empty_set());
                (!terms.is_empty()).then_some(Self::In(path, terms))
            }
            Self::Call(_, _, Some(term)) if term.has_empty_set() => None,
            Self::Compare(one, _, other) if one.has_empty_set() || other.has_empty_set() => None,
            Self::Between(one, low, high) => Some(Self::between(one, low, high)),
            clause => Some(clause),
        }
    }
}

impl Function {
    /// Whether a function of two values holds.
    fn holds(self, one: &AttributeValue, other: &AttributeValue) -> bool {
        match self {
            Self::BeginsWith => begins_with(one, other),
            Self::Contains => contains(one, other),
            Self::Exists | Self::Read | Self::Missing | Self::Type => false,
        }
    }
}

impl Term {
    fn path(&self) -> Option<&Path> {
        match self {
            Self::Path(path) | Self::Size(path) => Some(path),
            _ => None,
        }
    }

    fn value(&self) -> Option<&AttributeValue> {
        match self {
            Self::Value(value) | Self::Skipped(value) => Some(value),
            _ => None,
        }
    }

    fn has_empty_set(&self) -> bool {
        self.value().is_some_and(has_empty_set)
    }

    /// The value that the term has where the attribute is missing.
    fn default_value(&self) -> Option<AttributeValue> {
        match self {
            Self::Path(path) => path.default_value(),
            Self::Size(path) => {
                size_of(&path.default_value()?).map(|size| AttributeValue::N(size.to_string()))
            }
            _ => None,
        }
    }
}

/// The attribute is missing from an item.
fn is_missing(path: Path, key: Option<&'static str>) -> Clause {
    let is_whole = path.steps.is_empty();
    let missing = Clause::missing_inside(path);
    match key {
        Some(key) if is_whole => Clause::exists(Path::of(key)).and(missing),
        _ => missing,
    }
}
