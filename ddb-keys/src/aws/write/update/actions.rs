//! Changes at paths, and the clauses of the update expression that make them.

use alloc::format;
use alloc::string::String;

use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::InvalidRequest;
use crate::aws::attribute::{Computed, Path, Side, Term};
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

/// Returns the keyword of a change in the expression.
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
                let list = format!("if_not_exists({path}, {})", empty(to));
                (Keyword::Set, format!("{path} = list_append({list}, {elements})"))
            }
            Change::Prepend(elements) => {
                let elements = term(elements, to)?;
                let list = format!("if_not_exists({path}, {})", empty(to));
                (Keyword::Set, format!("{path} = list_append({elements}, {list})"))
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

fn empty(to: &mut Expression) -> String {
    to.own_value(AttributeValue::L(alloc::vec::Vec::new())).into_owned()
}
