//! Changes at paths, and the clauses of the update expression that make them.

use alloc::boxed::Box;
use alloc::string::String;
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
                    return Err(InvalidRequest::value(path, reason));
                }
                change
            }
            change => change,
        };
        Ok(Self { path, change })
    }

    /// Adds the change to the clause of its keyword, its names and values under placeholders.
    pub(super) fn add_to(
        self,
        clauses: &mut Clauses,
        to: &mut Expression,
    ) -> Result<(), InvalidRequest> {
        let Self { path, change } = self;
        let text = clauses.begin(&change);
        path.render(text, to)?;
        match change {
            Change::Set(value) => {
                text.push_str(" = ");
                value.render(&path, text, to)?;
            }
            Change::SetIfMissing(value) => {
                text.push_str(" = ");
                or_if_missing(&path, value, &path, text, to)?;
            }
            Change::Append(elements) => {
                text.push_str(" = list_append(");
                or_if_missing(&path, initial_list(&path), &path, text, to)?;
                text.push_str(", ");
                elements.render(&path, text, to)?;
                text.push(')');
            }
            Change::Prepend(elements) => {
                text.push_str(" = list_append(");
                elements.render(&path, text, to)?;
                text.push_str(", ");
                or_if_missing(&path, initial_list(&path), &path, text, to)?;
                text.push(')');
            }
            Change::Computed(computed) => {
                text.push_str(" = ");
                match computed.one {
                    Side::Term(one) => one.render(&path, text, to)?,
                    Side::Fallback(of, value) => or_if_missing(&of, value, &path, text, to)?,
                }
                if let Some((minus, other)) = computed.other {
                    text.push_str(if minus { " - " } else { " + " });
                    other.render(&path, text, to)?;
                }
            }
            Change::Add(value) | Change::Delete(value) => {
                text.push(' ');
                text.push_str(&to.own_value(value));
            }
            Change::Remove => {}
        }
        Ok(())
    }
}

/// What an attribute has, or a value in its place. `on` is the attribute that errors name.
fn or_if_missing(
    path: &Path,
    value: Term,
    on: &Path,
    text: &mut String,
    to: &mut Expression,
) -> Result<(), InvalidRequest> {
    text.push_str("if_not_exists(");
    path.render(text, to)?;
    text.push_str(", ");
    value.render(on, text, to)?;
    text.push(')');
    Ok(())
}

/// Room for the usual clause, so that its text does not move while it grows.
const USUAL: usize = 64;

/// The clauses of an update expression, one for each keyword.
#[derive(Default)]
pub(super) struct Clauses {
    set: String,
    add: String,
    remove: String,
    delete: String,
}

impl Clauses {
    /// Begins a change in the clause of its keyword.
    fn begin(&mut self, change: &Change) -> &mut String {
        let (clause, keyword) = match change {
            Change::Add(_) => (&mut self.add, "ADD "),
            Change::Remove => (&mut self.remove, "REMOVE "),
            Change::Delete(_) => (&mut self.delete, "DELETE "),
            _ => (&mut self.set, "SET "),
        };
        if clause.is_empty() {
            clause.reserve(USUAL);
            clause.push_str(keyword);
        } else {
            clause.push_str(", ");
        }
        clause
    }

    pub(super) fn into_text(self) -> String {
        let mut text = self.set;
        for clause in [self.add, self.remove, self.delete] {
            if !text.is_empty() && !clause.is_empty() {
                text.push(' ');
            }
            text.push_str(&clause);
        }
        text
    }
}

fn is_zero(number: &str) -> bool {
    number.parse() == Ok(0.0)
}

pub(super) fn is_set(value: &AttributeValue) -> bool {
    matches!(value, AttributeValue::Ss(_) | AttributeValue::Ns(_) | AttributeValue::Bs(_))
}

/// The list that serde reads where the item lacks it.
fn initial_list(list: &Path) -> Term {
    let default = list.default_value().filter(|default| matches!(default, AttributeValue::L(_)));
    Term::Value(default.unwrap_or_else(|| AttributeValue::L(Vec::new())))
}
