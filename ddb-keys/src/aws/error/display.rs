//! The messages of errors, and the errors behind them.

use alloc::string::{String, ToString};
use core::error::Error as StdError;
use core::fmt;

use aws_sdk_dynamodb::error::ProvideErrorMetadata;

use super::Error;

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key(error) => error.fmt(f),
            Self::Item(error) => error.fmt(f),
            Self::Refused(refused) => refused.fmt(f),
            Self::ConditionFailed { entity, guard: Some(guard), .. } => {
                write!(f, "`{entity}`: {guard}; nothing was changed")
            }
            Self::ConditionFailed { entity, .. } => {
                write!(f, "the condition on `{entity}` is false: nothing was changed")
            }
            Self::NotFound { entity } => {
                write!(f, "there is no such `{entity}`: nothing was changed")
            }
            Self::NotUnique { entity, lock, .. } => write!(
                f,
                "another item has the unique value of `{entity}` that `{lock}` stands for: nothing was changed"
            ),
            Self::NoSuchPath { entity, paths } => write!(
                f,
                "`{entity}` has no place for `{}`, because the item lacks the attribute around it: nothing was changed",
                paths.join("` or `")
            ),
            Self::Conflict { entity, item: Some(_) } => {
                write!(f, "`{entity}` has changed since it was read: nothing was changed")
            }
            Self::Conflict { entity, item: None } => {
                write!(f, "`{entity}` no longer exists: nothing was changed")
            }
            Self::Unsure { entity, .. } => write!(
                f,
                "the write of `{entity}` may have been done: the response was lost, and when the request was sent \
                 again, its condition was false"
            ),
            Self::OldItemUnknown { entity } => write!(
                f,
                "the write of `{entity}` was done, but what was stored before is not known: the response was lost, \
                 and the request was sent again"
            ),
            Self::Cancelled(actions) => {
                f.write_str("the transaction was cancelled")?;
                let standing = actions.iter().filter(|action| action.code.is_some());
                standing.enumerate().try_for_each(|(at, action)| {
                    write!(f, "{} {action}", if at == 0 { ":" } else { "," })
                })
            }
            Self::NotActive { table, reason } => {
                write!(f, "the table `{table}` is not ready: {reason}")
            }
            Self::TableDiffers { table, differences } => {
                write!(f, "the table `{table}` differs from its schema")?;
                differences.iter().enumerate().try_for_each(|(at, difference)| {
                    write!(f, "{} {difference}", if at == 0 { ":" } else { ";" })
                })
            }
            Self::Cursor(error) => error.fmt(f),
            Self::Incomplete(read) => read.fmt(f),
            Self::Collection(error) => error.fmt(f),
            Self::Member { member, error } => write!(f, "`{member}`: {error}"),
            Self::Several => f.write_str(
                "the query selects several items, not one: use `first`, or give it the whole key",
            ),
            Self::RepeatedKey => {
                f.write_str(
                    "DynamoDB repeats a page, so the read would never end: its last key is the start key",
                )
            }
            Self::LastKeyOutside => {
                f.write_str("DynamoDB ended a page at a key outside the partition of the query")
            }
            Self::Unwritten(writes) => {
                let were = if writes.len() == 1 { "write was" } else { "writes were" };
                write!(f, "{} {were} not done", writes.len())?;
                writes.first().map_or(Ok(()), |first| write!(f, "; {first}"))
            }
            Self::Response { status, body } => {
                write!(f, "the response cannot be read, its status is {status}")?;
                if body.is_empty() { Ok(()) } else { write!(f, ": {body}") }
            }
            Self::Sdk(error) => match (error.code(), error.message()) {
                (Some(code), Some(message)) => write!(f, "{code}: {message}"),
                _ => write_chain(f, error.as_ref()),
            },
        }
    }
}

/// An error and its sources, each message once. The SDK's own text is often no more than "unhandled error", with the
/// cause three sources down.
fn write_chain(f: &mut fmt::Formatter<'_>, error: &(dyn StdError + 'static)) -> fmt::Result {
    let chain = core::iter::successors(Some(error), |&error| error.source());
    let mut shown = String::new();
    for text in chain.map(ToString::to_string) {
        if text.starts_with("unhandled error") || shown.contains(&text) {
            continue;
        }
        if !shown.is_empty() {
            shown.push_str(": ");
        }
        shown.push_str(&text);
    }
    f.write_str(&shown)
}

impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            Self::Item(error) => error.source(),
            Self::Incomplete(read) => read.source(),
            Self::Member { error, .. } => error.source(),
            Self::Sdk(error) => Some(error.as_ref()),
            _ => None,
        }
    }
}
