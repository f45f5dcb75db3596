//! The reasons why a transaction was cancelled: conditions of the caller, and those that the library adds so that the item stays whole.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use aws_sdk_dynamodb::types::CancellationReason;
use aws_sdk_dynamodb::types::error::TransactionCanceledException;

use super::item::ItemError;
use crate::aws::example::example;
use crate::aws::{Item, TableItems};

/// The reason that DynamoDB gives for one action of a cancelled transaction.
#[derive(Debug, Clone, PartialEq)]
pub struct Cancellation {
    /// The action, by its position in the transaction.
    pub action: usize,
    /// The name that the write was given by [`label`](crate::aws::Put::label).
    pub label: Option<Cow<'static, str>>,
    /// DynamoDB's code, such as `ConditionalCheckFailed`, or `None` if the action was fine.
    pub code: Option<String>,
    /// DynamoDB's message.
    pub message: Option<String>,
    /// The condition that was false, if the library has added it.
    pub guard: Option<Guard>,
    /// What the action changes inside of attributes, if the item lacks one of these: the path of each change.
    pub missing_paths: Vec<String>,
    /// The stored item if the condition is false, or `None` if there is none.
    pub item: Option<Box<Item>>,
}

impl Cancellation {
    /// Reads the reasons that DynamoDB gives, one for each action.
    pub(in crate::aws) fn all(
        cancelled: TransactionCanceledException,
        labels: Vec<Option<Cow<'static, str>>>,
    ) -> Vec<Self> {
        let reasons = cancelled.cancellation_reasons.unwrap_or_default();
        let mut labels = labels.into_iter();
        let reason = |(action, reason): (usize, CancellationReason)| Self {
            action,
            label: labels.next().flatten(),
            code: reason.code.filter(|code| code != "None"),
            message: reason.message,
            guard: None,
            missing_paths: Vec::new(),
            item: reason.item.map(Box::new),
        };
        reasons.into_iter().enumerate().map(reason).collect()
    }

    /// Reads the stored item as its entity, if the condition is false and there is an item.
    ///
    #[doc = example!(
        "table.create(&message).await?;"
        "let error = table.transact_write(table.create(&message)).await.unwrap_err();"
        "let stored = error.failed_condition().and_then(|action| action.stored::<Chat>());"
        "assert_eq!(stored.transpose()?, Some(Chat::Message(message)));"
    )]
    pub fn stored<T: TableItems>(&self) -> Option<Result<T, ItemError>> {
        self.item.as_deref().cloned().map(T::from_item)
    }

    /// Returns whether the action's condition is false.
    ///
    #[doc = example!(
        "table.create(&message).await?;"
        "let error = table.transact_write(table.create(&message)).await.unwrap_err();"
        r#"let Error::Cancelled(actions) = error else { panic!("{error}") };"#
        "assert!(actions[0].is_condition());"
    )]
    #[must_use]
    pub fn is_condition(&self) -> bool {
        self.code.as_deref() == Some("ConditionalCheckFailed")
    }
}

impl fmt::Display for Cancellation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let action = ActionName(self);
        match (&self.code, &self.message) {
            _ if self.is_condition() => match &self.guard {
                Some(guard) => write!(f, "{action}: {guard}"),
                None => write!(f, "the condition of {action} is false"),
            },
            (None, _) => write!(f, "{action} was fine"),
            _ if !self.missing_paths.is_empty() => {
                let paths = self.missing_paths.join("` or `");
                write!(f, "{action}: the item lacks what `{paths}` is inside of")
            }
            (Some(code), None) => write!(f, "{action}: {code}"),
            (Some(code), Some(message)) => write!(f, "{action}: {code} ({message})"),
        }
    }
}

/// An action by its position, and its label if it has one.
struct ActionName<'c>(&'c Cancellation);

impl fmt::Display for ActionName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "action {}", self.0.action)?;
        self.0.label.iter().try_for_each(|label| write!(f, " ({label})"))
    }
}

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
    r#"let text = "`Message`: `likes` would leave the range of its type, or is not a number; \"#
    r#"    nothing was changed";"#
    "assert_eq!(error.to_string(), text);"
    r#"let Error::ConditionFailed { guard, .. } = error else { panic!("{error}") };"#
    r#"assert_eq!(guard, Some(Guard::Range { attribute: "likes".into() }));"#
)]
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Guard {
    /// The number would leave the range of its type, or is stored as something else, such as NULL.
    Range {
        /// The attribute.
        attribute: String,
    },
    /// The attribute has another value than an index key or a former key of this write, or than the item whose values are claimed.
    OtherValue {
        /// The attribute.
        attribute: String,
    },
    /// The item lacks the attribute, which the write needs.
    Missing {
        /// The attribute.
        attribute: String,
    },
    /// The item has a field under an alias that serde reads, and would have it twice.
    Alias {
        /// The alias.
        attribute: String,
    },
    /// The item is of another entity, which has the same key.
    OtherEntity,
}

impl fmt::Display for Guard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Range { attribute } => {
                write!(f, "`{attribute}` would leave the range of its type, or is not a number")
            }
            Self::OtherValue { attribute } => {
                write!(f, "the stored `{attribute}` differs from the value that this write gives")
            }
            Self::Missing { attribute } => write!(f, "the item lacks `{attribute}`"),
            Self::Alias { attribute } => {
                write!(
                    f,
                    "the item has the field under its alias `{attribute}`: put the whole item first"
                )
            }
            Self::OtherEntity => f.write_str("the item is of another entity"),
        }
    }
}
