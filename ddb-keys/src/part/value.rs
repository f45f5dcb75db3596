//! The value of one key attribute, without any SDK, and the order in which DynamoDB sorts numbers, computed from their strings.

use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt;

use crate::schema::KeyType;

/// The value of one key attribute.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum KeyValue {
    /// A string.
    S(String),
    /// A number, in the digits that DynamoDB would return.
    N(String),
    /// Bytes.
    B(Vec<u8>),
}

impl KeyValue {
    /// Returns the type of the attribute.
    ///
    /// ```
    /// use ddb_keys::{KeyValue, schema::KeyType};
    ///
    /// assert_eq!(KeyValue::N("7".into()).key_type(), KeyType::N);
    /// ```
    #[must_use]
    pub fn key_type(&self) -> KeyType {
        match self {
            Self::S(_) => KeyType::S,
            Self::N(_) => KeyType::N,
            Self::B(_) => KeyType::B,
        }
    }

    /// Returns the text of a string or a number. `None` for bytes.
    ///
    /// ```
    /// use ddb_keys::KeyValue;
    ///
    /// assert_eq!(KeyValue::S("USER#ann".into()).as_str(), Some("USER#ann"));
    /// assert_eq!(KeyValue::B(vec![1]).as_str(), None);
    /// ```
    #[must_use]
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::S(text) | Self::N(text) => Some(text),
            Self::B(_) => None,
        }
    }

    /// Returns the length in bytes, as DynamoDB's limits count it.
    ///
    /// ```
    /// use ddb_keys::KeyValue;
    ///
    /// assert_eq!(KeyValue::S("é".into()).len(), 2);
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::S(text) | Self::N(text) => text.len(),
            Self::B(bytes) => bytes.len(),
        }
    }

    /// Returns whether the value is empty. Values of built keys never are.
    ///
    /// ```
    /// use ddb_keys::KeyValue;
    ///
    /// assert!(KeyValue::S(String::new()).is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl KeyValue {
    /// Compares two values as DynamoDB sorts them: strings and bytes by their bytes, numbers by value.
    ///
    /// `None` if the types differ, or if an `N` does not contain a number.
    pub(crate) fn order(&self, other: &Self) -> Option<Ordering> {
        match (self, other) {
            (Self::S(one), Self::S(other)) => Some(one.cmp(other)),
            (Self::B(one), Self::B(other)) => Some(one.cmp(other)),
            (Self::N(one), Self::N(other)) => compare(one, other),
            _ => None,
        }
    }
}

/// Prints the text of strings and numbers, and bytes in hexadecimal after `0x`.
impl fmt::Display for KeyValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::S(text) | Self::N(text) => f.write_str(text),
            Self::B(bytes) => {
                f.write_str("0x")?;
                bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }
    }
}

impl PartialEq<str> for KeyValue {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == Some(other)
    }
}

impl PartialEq<&str> for KeyValue {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == Some(other)
    }
}

/// A number as `0.digits × 10^exponent`. The digits neither start nor end with a zero, and zero has none.
struct Decimal {
    negative: bool,
    exponent: i64,
    digits: String,
}

impl Decimal {
    /// Parses a number as DynamoDB returns it: a digit comes first, or a minus and a digit.
    fn parse(text: &str) -> Option<Self> {
        let size = text.strip_prefix('-').unwrap_or(text);
        if size.starts_with(|first: char| first.is_ascii_digit()) { Self::of(text) } else { None }
    }

    /// Parses a number as DynamoDB takes it, `+5` and `.5`, too.
    fn of(text: &str) -> Option<Self> {
        let (negative, size) = match text.strip_prefix('-') {
            Some(size) => (true, size),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (mantissa, shift) = match size.split_once(['e', 'E']) {
            Some((mantissa, shift)) => (mantissa, i64::from(shift.parse::<i16>().ok()?)),
            None => (size, 0),
        };
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let all: String = [whole, fraction].concat();
        if all.is_empty() || !all.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let without_start = all.trim_start_matches('0');
        let cut = i64::try_from(all.len() - without_start.len()).ok()?;
        let exponent = i64::try_from(whole.len()).ok()? + shift - cut;
        let digits = String::from(without_start.trim_end_matches('0'));
        let is_zero = digits.is_empty();
        Some(Self {
            negative: negative && !is_zero,
            exponent: if is_zero { i64::MIN } else { exponent },
            digits,
        })
    }

    fn size(&self) -> (i64, &str) {
        (self.exponent, &self.digits)
    }

    fn order(&self, other: &Self) -> Ordering {
        match (self.negative, other.negative) {
            (false, false) => self.size().cmp(&other.size()),
            (true, true) => other.size().cmp(&self.size()),
            (one, other) => other.cmp(&one),
        }
    }
}

/// Returns whether a string is a number that DynamoDB keeps digit by digit: of up to 38 digits, from 1e-130 to less
/// than 1e126.
#[cfg(feature = "aws-sdk")]
pub(crate) fn is_storable_number(text: &str) -> bool {
    Decimal::parse(text).is_some_and(|number| {
        number.digits.is_empty()
            || (number.digits.len() <= 38 && (-129..=126).contains(&number.exponent))
    })
}

/// Returns the order of two numbers that DynamoDB returned. `None` if a string is not one.
fn compare(one: &str, other: &str) -> Option<Ordering> {
    Some(Decimal::parse(one)?.order(&Decimal::parse(other)?))
}

/// Returns the order of two numbers that DynamoDB takes. `None` if a string is not one.
#[cfg(feature = "aws-sdk")]
pub(crate) fn compare_numbers(one: &str, other: &str) -> Option<Ordering> {
    Some(Decimal::of(one)?.order(&Decimal::of(other)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_and_bytes_sort_by_their_bytes_and_numbers_by_value() {
        let s = |text: &str| KeyValue::S(text.into());
        let n = |text: &str| KeyValue::N(text.into());
        let b = |byte: u8| KeyValue::B(Vec::from([byte]));
        assert_eq!(s("10").order(&s("9")), Some(Ordering::Less));
        assert_eq!(n("10").order(&n("9")), Some(Ordering::Greater));
        assert_eq!(n("1.5").order(&n("15e-1")), Some(Ordering::Equal));
        assert_eq!(b(2).order(&b(1)), Some(Ordering::Greater));
    }

    #[test]
    fn values_of_different_types_have_no_order() {
        assert_eq!(KeyValue::N("2".into()).order(&KeyValue::S("1".into())), None);
        assert_eq!(KeyValue::N("x".into()).order(&KeyValue::N("1".into())), None);
    }

    #[test]
    fn numbers_sort_as_numbers() {
        let sorted = [
            "-1e20",
            "-1e3",
            "-12",
            "-2",
            "-1.5",
            "-0.15",
            "0",
            "1e-7",
            "0.015",
            "0.15",
            "0.1500000000000000000000001",
            "1.5",
            "2",
            "9.99",
            "12",
            "1E+2",
            "123",
            "99999999999999999999999999999999999998",
            "99999999999999999999999999999999999999",
            "1e38",
        ];
        for (at, one) in sorted.iter().enumerate() {
            for (of, other) in sorted.iter().enumerate() {
                assert_eq!(compare(one, other), Some(at.cmp(&of)), "{one} {other}");
            }
        }
    }

    #[test]
    fn one_number_has_many_texts() {
        for (one, other) in [("1", "1.0"), ("100", "1e2"), ("0", "-0"), ("0", "0.00"), ("007", "7")]
        {
            assert_eq!(compare(one, other), Some(Ordering::Equal), "{one} {other}");
        }
    }

    #[test]
    fn texts_that_are_not_numbers_have_no_order() {
        for text in ["", "-", ".", ".5", "1e", "1e99999", "x", "1 ", "--1", "NaN", "+1", "1.2.3"] {
            assert_eq!(compare(text, "1"), None, "{text}");
        }
    }
}
