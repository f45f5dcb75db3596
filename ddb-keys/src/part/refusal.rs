//! Why a value cannot be part of a key.

use core::fmt;

/// Why a value cannot stand in a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The value's text is empty.
    Empty,
    /// The value contains the character that separates parts.
    Separator {
        /// The entity's separator.
        separator: char,
        /// The byte of the value where it stands.
        at: usize,
    },
    /// The value would make the literal that follows its placeholder occur too early.
    Ending {
        /// The literal after the placeholder.
        literal: &'static str,
        /// The byte of the value where the literal would be found.
        at: usize,
    },
    /// The number has more digits than the format writes.
    TooWide {
        /// The digits that the format writes.
        width: usize,
    },
    /// The value lies outside what the format can write, such as a year after 9999.
    OutOfRange,
    /// The value has a character that its type does not allow.
    Character {
        /// The characters that are allowed, as they were declared.
        allowed: &'static str,
        /// The byte of the value where the first other one stands.
        at: usize,
    },
    /// The value has another length than its type demands.
    Length {
        /// The bytes that the type demands.
        expected: usize,
        /// The bytes of the value.
        found: usize,
    },
    /// The whole key is longer than DynamoDB allows.
    TooLong {
        /// The bytes of the key.
        len: usize,
        /// The most that DynamoDB takes: 2048 bytes for a partition key, 1024 for a sort key.
        max: usize,
    },
    /// The number has more than the 38 significant digits that DynamoDB keeps.
    TooPrecise,
    /// The value has no text form, so it cannot stand in a template.
    NoText,
    /// The two ends of a span lie in different partitions or indexes.
    Apart,
    /// A reason that a part type of your own gives.
    Other(&'static str),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Empty => f.write_str("is empty"),
            Self::Separator { separator, at } => {
                write!(f, "contains the separator `{separator}` at byte {at}")
            }
            Self::Ending { literal, at } => {
                write!(
                    f,
                    "contains `{literal}`, which ends the value in this template, at byte {at}"
                )
            }
            Self::TooWide { width } => {
                write!(f, "needs more than the {width} digits of its format")
            }
            Self::OutOfRange => f.write_str("lies outside what its format can write"),
            Self::Character { allowed, at } => {
                write!(f, "has a character other than `{allowed}` at byte {at}")
            }
            Self::Length { expected, found } => {
                write!(f, "has {found} bytes where its type demands {expected}")
            }
            Self::TooLong { len, max } => {
                write!(f, "makes the key {len} bytes long, and DynamoDB takes at most {max}")
            }
            Self::TooPrecise => f.write_str("has more than the 38 digits that DynamoDB keeps"),
            Self::NoText => f.write_str("has no text form"),
            Self::Apart => f.write_str("lies in another partition or index than the span's start"),
            Self::Other(reason) => f.write_str(reason),
        }
    }
}

impl From<fmt::Error> for Refusal {
    fn from(_: fmt::Error) -> Self {
        Self::Other("could not be written")
    }
}
