//! The value of one key attribute, without any SDK.

use core::cmp::Ordering;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::decimal;
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
            (Self::N(one), Self::N(other)) => decimal::compare(one, other),
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
}
