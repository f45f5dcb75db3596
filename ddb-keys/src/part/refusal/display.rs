//! What is said of a refused value.

use core::fmt;

use super::Refusal;

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Empty => f.write_str("is empty"),
            Self::Separator { separator, at } => {
                write!(f, "contains the separator `{separator}` at byte {at}")
            }
            Self::EmptyElement { number } => write!(f, "has an empty element, number {number}"),
            Self::SeparatorInElement { separator, number } => {
                write!(
                    f,
                    "has an element, number {number}, that contains the separator `{separator}`"
                )
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
            Self::Negative => f.write_str("is negative, and its format has no sign"),
            Self::BeforeEpoch => f.write_str("is before 1970, where its format starts to count"),
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
            Self::OfOther { first } => {
                write!(f, "belongs to `{first}`, which could have it, too, and comes first")
            }
            Self::Other(reason) => f.write_str(reason),
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::Refusal;

    /// A message for each variant: one without a line here does not compile.
    fn text_of(refusal: Refusal) -> &'static str {
        match refusal {
            Refusal::Empty => "is empty",
            Refusal::Separator { .. } => "contains the separator `#` at byte 3",
            Refusal::EmptyElement { .. } => "has an empty element, number 2",
            Refusal::SeparatorInElement { .. } => {
                "has an element, number 2, that contains the separator `#`"
            }
            Refusal::Ending { .. } => {
                "contains `-v` at byte 3, which would end the value in this template"
            }
            Refusal::TooWide { .. } => "has more than the 8 digits of its format",
            Refusal::Negative => "is negative, and its format has no sign",
            Refusal::BeforeEpoch => "is before 1970, where its format starts to count",
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
            Refusal::OfOther { .. } => {
                "belongs to `Digest`, which could have it, too, and comes first"
            }
            Refusal::Other(reason) => reason,
        }
    }

    #[test]
    fn every_refusal_says_what_is_wrong_with_the_value() {
        for refusal in [
            Refusal::Empty,
            Refusal::Separator { separator: '#', at: 3 },
            Refusal::EmptyElement { number: 2 },
            Refusal::SeparatorInElement { separator: '#', number: 2 },
            Refusal::Ending { literal: "-v", at: 3 },
            Refusal::TooWide { width: 8 },
            Refusal::Negative,
            Refusal::BeforeEpoch,
            Refusal::OutOfRange,
            Refusal::Character { allowed: "0-9", at: 3 },
            Refusal::Length { expected: 3, found: 4 },
            Refusal::TooLong { len: 1025, max: 1024 },
            Refusal::TooPrecise,
            Refusal::NoText,
            Refusal::Apart,
            Refusal::Reversed,
            Refusal::TooManyPartitions { found: 900, max: 366 },
            Refusal::OfOther { first: "Digest" },
            Refusal::Other("is a major version of 0"),
        ] {
            assert_eq!(refusal.to_string(), text_of(refusal));
        }
    }
}
