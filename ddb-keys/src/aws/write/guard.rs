//! Conditions that the library adds to a write, so that the item stays whole.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use core::fmt;

use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::Item;
use crate::aws::attribute::{Clause, Comparison, Path, Term};
use crate::aws::example::example;
use crate::aws::request::expression::Expression;

/// A condition that the library has added to a write, and that was false.
///
/// [`Error::ConditionFailed`](crate::aws::Error::ConditionFailed) and [`Cancellation`](crate::aws::Cancellation) have it, so that it is
/// not taken for a condition of the caller.
///
#[doc = example!(
    "use ddb_keys::aws::Guard;"
    ""
    "table.put(&message).await?;"
    "let no_likes = table.update(key).subtract(|message| message.likes, 1);"
    "let error = no_likes.condition(|message| message.rank.eq(1)).await.unwrap_err();"
    r#"let text = "`Message`: `likes` would leave the range of its type; nothing was changed";"#
    "assert_eq!(error.to_string(), text);"
    r#"let Error::ConditionFailed { guard, .. } = error else { panic!("{error}") };"#
    r#"assert_eq!(guard, Some(Guard::Range { attribute: "likes".into() }));"#
)]
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Guard {
    /// The number would leave the range of its type.
    Range {
        /// The attribute.
        attribute: String,
    },
    /// The attribute has another value than an index key, or a former key, of this write.
    Other {
        /// The attribute.
        attribute: String,
    },
    /// The item lacks the attribute, which the write needs.
    Missing {
        /// The attribute.
        attribute: String,
    },
    /// The item is of another entity, which has the same key.
    OtherEntity,
}

impl fmt::Display for Guard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Range { attribute } => {
                write!(f, "`{attribute}` would leave the range of its type")
            }
            Self::Other { attribute } => {
                write!(f, "`{attribute}` is stored with another value than a key of this write has")
            }
            Self::Missing { attribute } => write!(f, "the item lacks `{attribute}`"),
            Self::OtherEntity => f.write_str("the item is of another entity"),
        }
    }
}

/// A guard and its condition.
#[derive(Debug, Clone)]
pub(in crate::aws) struct Guarded {
    guard: Guard,
    clause: Clause,
}

impl Guarded {
    /// A number has room for a change.
    pub(in crate::aws) fn range(path: &Path, clause: Clause) -> Self {
        Self { guard: Guard::Range { attribute: path.to_string() }, clause }
    }

    /// An attribute has a value.
    pub(in crate::aws) fn equal(attribute: &str, value: AttributeValue) -> Self {
        let path = Path::of(attribute.to_string());
        let clause = Clause::Compare(Term::Path(path), Comparison::Equal, Term::Value(value));
        Self { guard: Guard::Other { attribute: attribute.to_string() }, clause }
    }

    /// An attribute, or what a change is inside, is there.
    pub(in crate::aws) fn present(path: &Path, clause: Clause) -> Self {
        Self { guard: Guard::Missing { attribute: path.to_string() }, clause }
    }

    /// An attribute is not there.
    pub(in crate::aws) fn absent(attribute: &'static str) -> Self {
        let clause = Clause::missing(Path::of(attribute));
        Self { guard: Guard::Other { attribute: attribute.to_string() }, clause }
    }

    /// An item is of an entity, by its type attribute.
    pub(in crate::aws) fn of_entity(type_attribute: &'static str, entity: &'static str) -> Self {
        let name = AttributeValue::S(entity.to_string());
        Self { guard: Guard::OtherEntity, ..Self::equal(type_attribute, name) }
    }

    /// The guard of an item that may lack the attribute.
    pub(in crate::aws) fn unless_missing(self, attribute: impl Into<Cow<'static, str>>) -> Self {
        let missing = Clause::missing(Path::of(attribute));
        Self { clause: missing.or(self.clause), ..self }
    }

    /// Adds the condition to that of a write.
    pub(in crate::aws) fn add_to(&self, condition: &mut Expression) {
        self.clause.clone().add_to(condition);
    }

    /// The guard, if an item does not meet its condition.
    pub(in crate::aws) fn of_false(&self, item: &Item) -> Option<Guard> {
        self.clause.is_false_for(item).then(|| self.guard.clone())
    }
}
