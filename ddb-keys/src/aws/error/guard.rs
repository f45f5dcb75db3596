//! Conditions that the library adds to a write, so that the item stays whole.

use alloc::string::String;
use core::fmt;

use crate::aws::example::example;

/// A condition that the library has added to a write, and that was false.
///
/// [`Error::ConditionFailed`](crate::aws::Error::ConditionFailed) and [`Cancellation`](crate::aws::Cancellation) have it, so that it is
/// not taken for a condition of the caller. If both are false, they have the guard.
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
    OtherValue {
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
            Self::OtherValue { attribute } => {
                write!(f, "`{attribute}` is stored with another value than a key of this write has")
            }
            Self::Missing { attribute } => write!(f, "the item lacks `{attribute}`"),
            Self::OtherEntity => f.write_str("the item is of another entity"),
        }
    }
}
