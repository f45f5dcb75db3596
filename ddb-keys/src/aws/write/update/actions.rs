//! Changes at paths, and the clauses of the update expression that make them.

use alloc::format;
use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::InvalidRequest;
use crate::aws::attribute::{Clause, Comparison, Computed, Path, Side, Term};
use crate::aws::request::expression::Expression;

/// A change of one attribute, or of something inside of one.
#[derive(Debug, Clone)]
pub(in crate::aws) struct Action {
    pub(in crate::aws) path: Path,
    pub(in crate::aws) change: Change,
}

#[derive(Debug, Clone)]
pub(in crate::aws) enum Change {
    Set(Term),
    SetIfMissing(Term),
    Computed(Computed),
    Append(Term),
    Prepend(Term),
    Add(AttributeValue),
    Remove,
    Delete(AttributeValue),
}

/// The keyword under which a change stands in the expression.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::aws) enum Keyword {
    Set,
    Add,
    Remove,
    Delete,
}

impl Action {
    /// Writes the change, its names and values under placeholders.
    pub(in crate::aws) fn render(
        &self,
        to: &mut Expression,
    ) -> Result<(Keyword, String), InvalidRequest> {
        let mut path = String::new();
        self.path.render(&mut path, to);
        let term = |term: &Term, to: &mut Expression| {
            let mut out = String::new();
            term.render(Some(&self.path), &mut out, to)?;
            Ok(out)
        };
        Ok(match &self.change {
            Change::Set(value) => (Keyword::Set, format!("{path} = {}", term(value, to)?)),
            Change::SetIfMissing(value) => {
                (Keyword::Set, format!("{path} = if_not_exists({path}, {})", term(value, to)?))
            }
            Change::Append(elements) | Change::Prepend(elements) => {
                let elements = term(elements, to)?;
                let list = format!("if_not_exists({path}, {})", empty(to));
                let (first, second) = match &self.change {
                    Change::Prepend(_) => (elements, list),
                    _ => (list, elements),
                };
                (Keyword::Set, format!("{path} = list_append({first}, {second})"))
            }
            Change::Computed(Computed { one, other }) => {
                let one = match one {
                    Side::Term(one) => term(one, to)?,
                    Side::Fallback(path, fallback) => {
                        let mut of = String::new();
                        path.render(&mut of, to);
                        format!("if_not_exists({of}, {})", term(fallback, to)?)
                    }
                };
                let sum = match other {
                    None => one,
                    Some((minus, other)) => {
                        let sign = if *minus { "-" } else { "+" };
                        format!("{one} {sign} {}", term(other, to)?)
                    }
                };
                (Keyword::Set, format!("{path} = {sum}"))
            }
            Change::Add(value) => (Keyword::Add, format!("{path} {}", to.own_value(value.clone()))),
            Change::Delete(value) => {
                (Keyword::Delete, format!("{path} {}", to.own_value(value.clone())))
            }
            Change::Remove => (Keyword::Remove, path),
        })
    }
}

fn empty(to: &mut Expression) -> String {
    to.own_value(AttributeValue::L(alloc::vec::Vec::new())).into_owned()
}

/// The condition under which a number stays in its type's range when a value is added to it.
pub(in crate::aws) fn guard_of_addition(
    range: Option<(i128, i128)>,
    path: &Path,
    term: &Term,
    negated: bool,
) -> Option<Clause> {
    let range @ (min, max) = range?;
    let value = integer(term)?;
    let value = if negated { value.checked_neg()? } else { value };
    let guard = limit(range, Term::Path(path.clone()), value)?;
    // An attribute that is missing becomes the value itself.
    let is_whole = (min..=max).contains(&value);
    Some(if is_whole { Clause::missing(path.clone()).or(guard) } else { guard })
}

/// The condition under which a sum stays in its type's range, as far as a condition can say it.
pub(in crate::aws) fn guard_of_sum(
    range: Option<(i128, i128)>,
    computed: &Computed,
) -> Option<Clause> {
    let range @ (min, _) = range?;
    let Some((minus, other)) = &computed.other else { return None };
    let (one, fallback) = match &computed.one {
        Side::Term(one) => (one.clone(), None),
        Side::Fallback(path, fallback) => (Term::Path(path.clone()), Some(fallback)),
    };
    let guard = match (integer(other), other) {
        (Some(value), _) => {
            limit(range, one.clone(), if *minus { value.checked_neg()? } else { value })
        }
        // The difference of two attributes that are never negative.
        (None, Term::Path(_)) if *minus && min == 0 => {
            Some(Clause::Compare(one.clone(), Comparison::GreaterOrEqual, other.clone()))
        }
        _ => None,
    }?;
    match (fallback, one) {
        (Some(_), Term::Path(path)) => Some(Clause::missing(path).or(guard)),
        _ => Some(guard),
    }
}

/// What a number must be so that it stays in the range when a value is added to it.
fn limit((min, max): (i128, i128), number: Term, value: i128) -> Option<Clause> {
    let (comparison, limit) = if value < 0 {
        (Comparison::GreaterOrEqual, min.checked_sub(value)?)
    } else {
        (Comparison::LessOrEqual, max.checked_sub(value)?)
    };
    let limit = Term::Value(AttributeValue::N(limit.to_string()));
    Some(Clause::Compare(number, comparison, limit))
}

fn integer(term: &Term) -> Option<i128> {
    match term {
        Term::Value(AttributeValue::N(number)) => number.parse().ok(),
        _ => None,
    }
}
