//! Displays conditions, with or without their values.

use alloc::borrow::Cow;
use core::fmt;

use aws_sdk_dynamodb::types::AttributeValue;

use super::Term;
use super::condition::{Clause, Condition};
use super::path::{Path, Step};

/// A condition that prints without its values; see [`Condition::masked`].
#[derive(Debug)]
pub struct Masked<'c>(&'c Clause);

impl<E> Condition<E> {
    /// Shows the condition with `?` in place of every value and of every key of a map, for logs.
    ///
    /// ```
    /// # use std::collections::HashMap;
    /// # use ddb_keys::{Document, Entity};
    /// # use serde::{Deserialize, Serialize};
    /// #[derive(Serialize, Deserialize, Entity)]
    /// #[pk("GAME#<id>")]
    /// struct Game { id: u32, creator: String, scores: HashMap<String, u32> }
    ///
    /// let g = Game::ATTRIBUTES;
    /// let condition = g.scores.key("bob").lt(50) & g.creator.eq("alice");
    /// assert_eq!(condition.to_string(), r#"scores.bob < 50 AND creator = "alice""#);
    /// assert_eq!(condition.masked().to_string(), "scores.? < ? AND creator = ?");
    /// ```
    #[must_use]
    pub fn masked(&self) -> Masked<'_> {
        Masked(&self.clause)
    }
}

impl<E> fmt::Display for Condition<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        clause(f, &self.clause, Data::Whole)
    }
}

impl fmt::Display for Masked<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        clause(f, self.0, Data::Masked)
    }
}

/// Whether a user's data is displayed.
#[derive(Clone, Copy)]
enum Data {
    Whole,
    Masked,
}

impl Data {
    fn value(self, f: &mut fmt::Formatter<'_>, shown: &AttributeValue) -> fmt::Result {
        match self {
            Self::Whole => value(f, shown),
            Self::Masked => f.write_str("?"),
        }
    }

    fn path(self, f: &mut fmt::Formatter<'_>, path: &Path) -> fmt::Result {
        if let Self::Whole = self {
            return write!(f, "{path}");
        }
        f.write_str(&path.root)?;
        path.steps.iter().try_for_each(|step| match step {
            // Names of fields are borrowed from the program.
            Step::Name(Cow::Owned(_)) => f.write_str(".?"),
            step => write!(f, "{step}"),
        })
    }
}

fn clause(f: &mut fmt::Formatter<'_>, shown: &Clause, data: Data) -> fmt::Result {
    match shown {
        Clause::Compare(one, comparison, other) => {
            term(f, one, data)?;
            write!(f, " {} ", comparison.sign())?;
            term(f, other, data)
        }
        Clause::Between(one, low, high) => {
            term(f, one, data)?;
            f.write_str(" BETWEEN ")?;
            term(f, low, data)?;
            f.write_str(" AND ")?;
            term(f, high, data)
        }
        Clause::In(path, terms) => {
            data.path(f, path)?;
            f.write_str(" IN (")?;
            separated(f, terms, ", ", |f, shown| term(f, shown, data))?;
            f.write_str(")")
        }
        Clause::Call(function, path, argument) => {
            write!(f, "{}(", function.name())?;
            data.path(f, path)?;
            if let Some(argument) = argument {
                f.write_str(", ")?;
                term(f, argument, data)?;
            }
            f.write_str(")")
        }
        Clause::All(clauses) => separated(f, clauses, " AND ", |f, one| inner(f, one, data)),
        Clause::Any(clauses) => separated(f, clauses, " OR ", |f, one| inner(f, one, data)),
        Clause::Not(clause) => {
            f.write_str("NOT ")?;
            inner(f, clause, data)
        }
    }
}

/// Writes a clause inside another one, in parentheses if it needs them.
fn inner(f: &mut fmt::Formatter<'_>, shown: &Clause, data: Data) -> fmt::Result {
    if shown.is_compound() {
        f.write_str("(")?;
        clause(f, shown, data)?;
        f.write_str(")")
    } else {
        clause(f, shown, data)
    }
}

fn term(f: &mut fmt::Formatter<'_>, shown: &Term, data: Data) -> fmt::Result {
    match shown {
        Term::Value(value) | Term::Skipped(value) => data.value(f, value),
        Term::Path(path) => data.path(f, path),
        Term::Size(path) => {
            f.write_str("size(")?;
            data.path(f, path)?;
            f.write_str(")")
        }
        Term::Refused(_) => f.write_str("?"),
    }
}

fn value(f: &mut fmt::Formatter<'_>, shown: &AttributeValue) -> fmt::Result {
    match shown {
        AttributeValue::S(text) => write!(f, "{text:?}"),
        AttributeValue::N(number) => f.write_str(number),
        AttributeValue::Bool(value) => write!(f, "{value}"),
        AttributeValue::Null(_) => f.write_str("null"),
        AttributeValue::B(bytes) => write!(f, "<{} bytes>", bytes.as_ref().len()),
        AttributeValue::L(elements) => {
            f.write_str("[")?;
            separated(f, elements, ", ", value)?;
            f.write_str("]")
        }
        AttributeValue::M(map) => {
            f.write_str("{")?;
            separated(f, map, ", ", |f, (name, shown)| {
                write!(f, "{name}: ")?;
                value(f, shown)
            })?;
            f.write_str("}")
        }
        AttributeValue::Ss(texts) => write!(f, "{texts:?}"),
        AttributeValue::Ns(numbers) => write!(f, "[{}]", numbers.join(", ")),
        AttributeValue::Bs(sets) => write!(f, "<{} byte strings>", sets.len()),
        _ => f.write_str("?"),
    }
}

fn separated<T>(
    f: &mut fmt::Formatter<'_>,
    parts: impl IntoIterator<Item = T>,
    separator: &str,
    mut show: impl FnMut(&mut fmt::Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    parts.into_iter().enumerate().try_for_each(|(n, part)| {
        if n > 0 {
            f.write_str(separator)?;
        }
        show(f, part)
    })
}
