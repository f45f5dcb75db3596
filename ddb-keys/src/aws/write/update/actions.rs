//! Changes at paths, and the clauses of the update expression that make them.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::InvalidRequest;
use crate::aws::attribute::{Computed, Path, Side, Term, has_empty_set};
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
    Computed(Box<Computed>),
    Append(Term),
    Prepend(Term),
    Add(AttributeValue),
    Remove,
    Delete(AttributeValue),
}

/// Returns the keyword of a change in the expression.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::aws) enum Keyword {
    Set,
    Add,
    Remove,
    Delete,
}

impl Action {
    /// The change of attributes that may be missing and have a default. DynamoDB begins a sum with 0 and a set with nothing, and
    /// copies no attribute that is missing.
    pub(in crate::aws) fn with_default(self) -> Result<Self, InvalidRequest> {
        let Self { path, change } = self;
        let change = match change {
            Change::Set(Term::Path(other)) => {
                Change::Computed(Box::new(Computed { one: Side::of(other), other: None }))
            }
            Change::Add(value @ AttributeValue::N(_)) => match path.default_value() {
                Some(AttributeValue::N(default)) if !is_zero(&default) => {
                    let other = Some((false, Term::Value(value)));
                    Change::Computed(Box::new(Computed { one: Side::of(path.clone()), other }))
                }
                _ => Change::Add(value),
            },
            change @ (Change::Add(_) | Change::Delete(_)) => {
                if path
                    .default_value()
                    .is_some_and(|default| is_set(&default) && !has_empty_set(&default))
                {
                    let reason = "the default that serde reads for a missing set has elements, but DynamoDB would begin with \
                                  an empty set: set the whole value";
                    let name = path.to_string();
                    return Err(InvalidRequest::Value { name, reason: reason.into() });
                }
                change
            }
            change => change,
        };
        Ok(Self { path, change })
    }

    /// Writes the change, its names and values under placeholders.
    pub(in crate::aws) fn render(
        self,
        to: &mut Expression,
    ) -> Result<(Keyword, String), InvalidRequest> {
        let on = self.path;
        let mut path = String::new();
        on.render(&mut path, to);
        let term = |term: Term, to: &mut Expression| {
            let mut out = String::new();
            term.render(Some(&on), &mut out, to)?;
            Ok(out)
        };
        Ok(match self.change {
            Change::Set(value) => (Keyword::Set, format!("{path} = {}", term(value, to)?)),
            Change::SetIfMissing(value) => {
                (Keyword::Set, format!("{path} = if_not_exists({path}, {})", term(value, to)?))
            }
            Change::Append(elements) => {
                let elements = term(elements, to)?;
                let list = format!("if_not_exists({path}, {})", initial_list(&on, to));
                (Keyword::Set, format!("{path} = list_append({list}, {elements})"))
            }
            Change::Prepend(elements) => {
                let elements = term(elements, to)?;
                let list = format!("if_not_exists({path}, {})", initial_list(&on, to));
                (Keyword::Set, format!("{path} = list_append({elements}, {list})"))
            }
            Change::Computed(computed) => {
                let Computed { one, other } = *computed;
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
                        let sign = if minus { "-" } else { "+" };
                        format!("{one} {sign} {}", term(other, to)?)
                    }
                };
                (Keyword::Set, format!("{path} = {sum}"))
            }
            Change::Add(value) => (Keyword::Add, format!("{path} {}", to.own_value(value))),
            Change::Delete(value) => (Keyword::Delete, format!("{path} {}", to.own_value(value))),
            Change::Remove => (Keyword::Remove, path),
        })
    }
}

fn is_zero(number: &str) -> bool {
    number.parse() == Ok(0.0)
}

pub(super) fn is_set(value: &AttributeValue) -> bool {
    matches!(value, AttributeValue::Ss(_) | AttributeValue::Ns(_) | AttributeValue::Bs(_))
}

/// The list that serde reads where the item lacks it.
fn initial_list(list: &Path, to: &mut Expression) -> String {
    let default = list.default_value().filter(|default| matches!(default, AttributeValue::L(_)));
    to.own_value(default.unwrap_or_else(|| AttributeValue::L(Vec::new()))).into_owned()
}
