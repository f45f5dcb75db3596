//! Displays conditions, with or without their values.

use alloc::borrow::Cow;
use core::fmt;

use aws_sdk_dynamodb::types::AttributeValue;

use super::condition::{Clause, Condition};
use super::path::{Path, Step};
use super::render::Piece;

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
    shown.clone().each_piece(&mut |piece| match piece {
        Piece::Text(text) | Piece::Operator(text) => f.write_str(text),
        Piece::Path(path) => data.path(f, path),
        Piece::Value(value) => data.value(f, &value),
        Piece::Refused(..) => f.write_str("?"),
    })
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
