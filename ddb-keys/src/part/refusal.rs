//! The reasons to refuse a value.

use core::fmt;

/// The reason why a value cannot be part of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The value's text is empty.
    Empty,
    /// The value contains the character that separates parts.
    Separator {
        /// The entity's separator.
        separator: char,
        /// The byte of the value at which it occurs.
        at: usize,
    },
    /// The value contains the literal that follows its placeholder, so that the key could not be parsed back.
    Ending {
        /// The literal after the placeholder.
        literal: &'static str,
        /// The byte of the value at which the literal would be found.
        at: usize,
    },
    /// The number has more digits than the format writes.
    TooWide {
        /// The digits that the format writes.
        width: usize,
    },
    /// The value is outside the range of its format, such as a year after 9999.
    OutOfRange,
    /// The value has a character that its type does not allow.
    Character {
        /// The characters that are allowed, as they were declared.
        allowed: &'static str,
        /// The byte of the value at which the first other character occurs.
        at: usize,
    },
    /// The value does not have the length that its type requires.
    Length {
        /// The length that the type requires, in bytes.
        expected: usize,
        /// The length of the value, in bytes.
        found: usize,
    },
    /// The whole key is longer than DynamoDB allows.
    TooLong {
        /// The length of the key, in bytes.
        len: usize,
        /// The limit of DynamoDB: 2048 bytes for a partition key, 1024 for a sort key.
        max: usize,
    },
    /// The number has more than the 38 significant digits that DynamoDB keeps.
    TooPrecise,
    /// The value has no text form and therefore cannot be in a template.
    NoText,
    /// The two ends of a span are in different partitions or indexes.
    Apart,
    /// The first query of a span starts after the second one ends.
    Reversed,
    /// The range reads more partitions than one query may.
    TooManyPartitions {
        /// The partitions of the range: the months, days or hours that it touches.
        found: usize,
        /// The most that one query may read.
        max: usize,
    },
    /// A reason given by a hand-written key part.
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
                    "contains `{literal}` at byte {at}, which would end the value in this template"
                )
            }
            Self::TooWide { width } => {
                write!(f, "has more than the {width} digits of its format")
            }
            Self::OutOfRange => f.write_str("is outside the range of its format"),
            Self::Character { allowed, at } => {
                write!(f, "has a character other than `{allowed}` at byte {at}")
            }
            Self::Length { expected, found } => {
                write!(f, "has {found} bytes, but its type requires {expected}")
            }
            Self::TooLong { len, max } => {
                write!(f, "makes the key {len} bytes long, but DynamoDB allows at most {max}")
            }
            Self::TooPrecise => {
                f.write_str("has more than the 38 significant digits that DynamoDB keeps")
            }
            Self::NoText => f.write_str("has no text form"),
            Self::Apart => {
                f.write_str("is in a different partition or index than the start of the span")
            }
            Self::Reversed => f.write_str("comes before the start of the span"),
            Self::TooManyPartitions { found, max } => {
                write!(f, "spans {found} partitions, and a query reads at most {max}")
            }
            Self::Other(reason) => f.write_str(reason),
        }
    }
}

impl From<fmt::Error> for Refusal {
    fn from(_: fmt::Error) -> Self {
        Self::Other("could not be written")
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::Refusal;

    /// A text for each variant: one without a line here does not compile.
    fn text_of(refusal: Refusal) -> &'static str {
        match refusal {
            Refusal::Empty => "is empty",
            Refusal::Separator { .. } => "contains the separator `#` at byte 3",
            Refusal::Ending { .. } => {
                "contains `-v` at byte 3, which would end the value in this template"
            }
            Refusal::TooWide { .. } => "has more than the 8 digits of its format",
            Refusal::OutOfRange => "is outside the range of its format",
            Refusal::Character { .. } => "has a character other than `0-9` at byte 3",
            Refusal::Length { .. } => "has 4 bytes, but its type requires 3",
            Refusal::TooLong { .. } => {
                "makes the key 1025 bytes long, but DynamoDB allows at most 1024"
            }
            Refusal::TooPrecise => "has more than the 38 significant digits that DynamoDB keeps",
            Refusal::NoText => "has no text form",
            Refusal::Apart => "is in a different partition or index than the start of the span",
            Refusal::Reversed => "comes before the start of the span",
            Refusal::TooManyPartitions { .. } => {
                "spans 900 partitions, and a query reads at most 366"
            }
            Refusal::Other(reason) => reason,
        }
    }

    #[test]
    fn every_refusal_says_what_is_wrong_with_the_value() {
        for refusal in [
            Refusal::Empty,
            Refusal::Separator { separator: '#', at: 3 },
            Refusal::Ending { literal: "-v", at: 3 },
            Refusal::TooWide { width: 8 },
            Refusal::OutOfRange,
            Refusal::Character { allowed: "0-9", at: 3 },
            Refusal::Length { expected: 3, found: 4 },
            Refusal::TooLong { len: 1025, max: 1024 },
            Refusal::TooPrecise,
            Refusal::NoText,
            Refusal::Apart,
            Refusal::Reversed,
            Refusal::TooManyPartitions { found: 900, max: 366 },
            Refusal::Other("is a major version of 0"),
        ] {
            assert_eq!(refusal.to_string(), text_of(refusal));
        }
    }
}
