//! The value of one key attribute, without any SDK.

use alloc::string::String;
use alloc::vec::Vec;
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
    /// The type of the attribute.
    #[must_use]
    pub fn key_type(&self) -> KeyType {
        match self {
            Self::S(_) => KeyType::S,
            Self::N(_) => KeyType::N,
            Self::B(_) => KeyType::B,
        }
    }

    /// The text of a string or a number; none for bytes.
    #[must_use]
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::S(text) | Self::N(text) => Some(text),
            Self::B(_) => None,
        }
    }

    /// The length in bytes, as DynamoDB's limits count it.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::S(text) | Self::N(text) => text.len(),
            Self::B(bytes) => bytes.len(),
        }
    }

    /// Whether the value has no bytes at all; no built key has such a value.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The text of strings and numbers, bytes in hexadecimal after `0x`.
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
