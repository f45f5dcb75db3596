//! Displays conditions, with or without their values.

use core::fmt;

use aws_sdk_dynamodb::types::AttributeValue;

use super::condition::{Clause, Condition};
use super::{Path, Term};

/// A condition that prints without its values; see [`Condition::masked`].
#[derive(Debug)]
pub struct Masked<'c>(&'c Clause);

impl<E> Condition<E> {
    /// Shows the condition with `?` in place of every value, for logs.
    ///
    /// ```
    /// # use ddb_keys::{Document, Entity};
    /// # use serde::{Deserialize, Serialize};
    /// #[derive(Serialize, Deserialize, Entity)]
    /// #[pk("GAME#<id>")]
    /// struct Game { id: u32, creator: String, people: u32 }
    ///
    /// let g = Game::ATTRIBUTES;
    /// let condition = g.people.lt(50) & g.creator.eq("alice");
    /// assert_eq!(condition.to_string(), r#"people < 50 AND creator = "alice""#);
    /// assert_eq!(condition.masked().to_string(), "people < ? AND creator = ?");
    /// ```
    #[must_use]
    pub fn masked(&self) -> Masked<'_> {
        Masked(&self.clause)
    }
}

impl<E> fmt::Display for Condition<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        clause(f, &self.clause, &|f, shown| value(f, shown))
    }
}

impl fmt::Display for Masked<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        clause(f, self.0, &|f, _| f.write_str("?"))
    }
}

type ShowValue<'s> = &'s dyn Fn(&mut fmt::Formatter<'_>, &AttributeValue) -> fmt::Result;

fn clause(f: &mut fmt::Formatter<'_>, shown: &Clause, values: ShowValue<'_>) -> fmt::Result {
    match shown {
        Clause::Compare(one, comparison, other) => {
            term(f, one, values)?;
            write!(f, " {} ", comparison.sign())?;
            term(f, other, values)
        }
        Clause::Between(one, low, high) => {
            term(f, one, values)?;
            f.write_str(" BETWEEN ")?;
            term(f, low, values)?;
            f.write_str(" AND ")?;
            term(f, high, values)
        }
        Clause::In(path, terms) => {
            write!(f, "{path} IN (")?;
            separated(f, terms, ", ", |f, shown| term(f, shown, values))?;
            f.write_str(")")
        }
        Clause::Call(function, path, None) => write!(f, "{}({path})", function.name()),
        Clause::Call(function, path, Some(argument)) => {
            write!(f, "{}({path}, ", function.name())?;
            term(f, argument, values)?;
            f.write_str(")")
        }
        Clause::All(clauses) => separated(f, clauses, " AND ", |f, one| inner(f, one, values)),
        Clause::Any(clauses) => separated(f, clauses, " OR ", |f, one| inner(f, one, values)),
        Clause::Not(clause) => {
            f.write_str("NOT ")?;
            inner(f, clause, values)
        }
    }
}

/// Writes a clause inside another one, in parentheses if it needs them.
fn inner(f: &mut fmt::Formatter<'_>, shown: &Clause, values: ShowValue<'_>) -> fmt::Result {
    if shown.is_compound() {
        f.write_str("(")?;
        clause(f, shown, values)?;
        f.write_str(")")
    } else {
        clause(f, shown, values)
    }
}

fn term(f: &mut fmt::Formatter<'_>, shown: &Term, values: ShowValue<'_>) -> fmt::Result {
    match shown {
        Term::Value(value) | Term::Skipped(value) => values(f, value),
        Term::Path(path) => path_shown(f, path),
        Term::Size(path) => write!(f, "size({path})"),
        Term::Refused(_) => f.write_str("?"),
    }
}

fn path_shown(f: &mut fmt::Formatter<'_>, path: &Path) -> fmt::Result {
    write!(f, "{path}")
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
