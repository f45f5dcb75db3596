//! Conditions on fields to which serde gives a value if the item lacks them, `#[serde(default)]`.
//!
//! For DynamoDB, every comparison with a missing attribute is false, except `<>`. The program reads such an item with the
//! default, so a condition must hold if it holds for the default.

use alloc::string::ToString;
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;

use super::condition::{Clause, Comparison, Function, has_empty_set};
use super::value_order::{begins_with, contains, holds, size_of};
use super::{Path, Term};

impl Clause {
    /// The clause, which also holds for an item without an attribute if it holds for the attribute's default. `key` is an
    /// attribute that every item has: it tells an item without the attribute from no item at all. A filter sees nothing but
    /// items, and has no key.
    pub(super) fn with_defaults(self, key: Option<&'static str>) -> Self {
        self.map_leaves(&|leaf| match leaf {
            // DynamoDB finds that a missing attribute differs from everything, and so does its size.
            Self::Compare(one, Comparison::NotEqual, other)
                if [&one, &other].into_iter().any(Term::needs_care) =>
            {
                Self::Compare(one, Comparison::Equal, other).with_defaults(key).negated()
            }
            leaf => {
                let (path, others) = (leaf.path().cloned(), leaf.for_missing(key));
                let any = leaf.without_empty_sets().into_iter().chain(others).reduce(Self::or);
                any.or_else(|| path.map(Self::never)).unwrap_or_default()
            }
        })
    }

    /// An attribute that a comparison or a function is about.
    fn path(&self) -> Option<&Path> {
        match self {
            Self::Compare(one, _, other) => one.path().or(other.path()),
            Self::Between(one, low, high) => one.path().or(low.path()).or(high.path()),
            Self::In(path, _) | Self::Call(_, path, _) => Some(path),
            Self::All(_) | Self::Any(_) | Self::Not(_) => None,
        }
    }

    /// The clauses that hold for items that lack some of its attributes.
    fn for_missing(&self, key: Option<&'static str>) -> Vec<Self> {
        match self {
            Self::Compare(one, comparison, other) => {
                let compare = |[one, other]: [Term; 2]| Self::Compare(one, *comparison, other);
                for_choices([one, other].map(|term| term.choices(key)).each_ref(), compare)
            }
            Self::Between(one, low, high) => {
                let between = |[one, low, high]: [Term; 3]| Self::Between(one, low, high);
                for_choices([one, low, high].map(|term| term.choices(key)).each_ref(), between)
            }
            Self::In(path, terms) => {
                let of_path = Term::Path(path.clone()).choices(key);
                let equal = |[one, other]: [Term; 2]| Self::Compare(one, Comparison::Equal, other);
                let of_term = |term: &Term| for_choices([&of_path, &term.choices(key)], equal);
                terms.iter().flat_map(of_term).collect()
            }
            Self::Call(Function::Read, path, _) => path
                .values_of_missing()
                .iter()
                .map(|(missing, _)| is_missing(missing, key))
                .collect(),
            Self::Call(function, path, Some(term)) => {
                let call = |[one, other]: [Term; 2]| match (one, other) {
                    (Term::Path(path), other) => Self::Call(*function, path, Some(other)),
                    // DynamoDB applies functions to attributes alone. One of two values is decided here, and nothing is said
                    // of a value and an attribute.
                    (Term::Value(one), Term::Value(other)) if function.holds(&one, &other) => {
                        Self::default()
                    }
                    _ => Self::Any(Vec::new()),
                };
                let of_path = Term::Path(path.clone()).choices(key);
                for_choices([&of_path, &term.choices(key)], call)
            }
            _ => Vec::new(),
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

    /// Whether a clause about values alone holds. `None` if it names an attribute.
    fn decided(&self) -> Option<bool> {
        match self {
            Self::Compare(one, comparison, other) => {
                Some(holds(one.value()?, *comparison, other.value()?))
            }
            Self::Between(one, low, high) => {
                let (one, low, high) = (one.value()?, low.value()?, high.value()?);
                let is_above = holds(one, Comparison::GreaterOrEqual, low);
                Some(is_above && holds(one, Comparison::LessOrEqual, high))
            }
            Self::All(clauses) if clauses.is_empty() => Some(true),
            Self::Any(clauses) if clauses.is_empty() => Some(false),
            _ => None,
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
    fn value(&self) -> Option<&AttributeValue> {
        match self {
            Self::Value(value) | Self::Skipped(value) => Some(value),
            _ => None,
        }
    }

    fn has_empty_set(&self) -> bool {
        self.value().is_some_and(has_empty_set)
    }

    /// Whether DynamoDB may not see the value that serde reads.
    fn needs_care(&self) -> bool {
        self.has_empty_set() || self.path().is_some_and(|path| !path.values_of_missing().is_empty())
    }

    /// The term itself, and its values where something is missing.
    fn choices(&self, key: Option<&'static str>) -> Vec<Choice> {
        let value_of = |value: AttributeValue| match self {
            Self::Size(_) => size_of(&value).map(|size| AttributeValue::N(size.to_string())),
            _ => Some(value),
        };
        let paths = self.path().map(Path::values_of_missing).unwrap_or_default();
        let missing = paths.into_iter().filter_map(|(missing, value)| {
            let term = Self::Value(value_of(value)?);
            Some(Choice { term, if_missing: Some(is_missing(&missing, key)) })
        });
        let itself = Choice { term: self.clone(), if_missing: None };
        core::iter::once(itself).chain(missing).collect()
    }
}

/// A term, or its value where something is missing.
struct Choice {
    term: Term,
    if_missing: Option<Clause>,
}

/// The clause with values in place of what is missing, for every choice of these with which it can hold.
fn for_choices<const N: usize>(
    choices: [&Vec<Choice>; N],
    clause: impl Fn([Term; N]) -> Clause,
) -> Vec<Clause> {
    let count = choices.iter().map(|choices| choices.len()).product();
    let of_number = |mut number: usize| {
        let chosen = choices.map(|choices| {
            let at = number % choices.len();
            number /= choices.len();
            &choices[at]
        });
        let missing = chosen.iter().filter_map(|choice| choice.if_missing.clone());
        let are_missing = missing.reduce(Clause::and)?;
        let of_missing = clause(chosen.map(|choice| choice.term.clone()));
        match of_missing.decided() {
            Some(true) => Some(are_missing),
            Some(false) => None,
            None => of_missing.without_empty_sets().map(|clause| are_missing.and(clause)),
        }
    };
    (1..count).filter_map(of_number).collect()
}

/// The item, or what the attribute is inside, is there without the attribute.
fn is_missing(path: &Path, key: Option<&'static str>) -> Clause {
    let missing = Clause::missing_inside(path.clone());
    match key {
        Some(key) if path.steps.is_empty() => Clause::exists(Path::of(key)).and(missing),
        _ => missing,
    }
}
