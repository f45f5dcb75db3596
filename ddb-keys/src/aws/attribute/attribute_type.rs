//! The types of attributes.

use core::fmt;

use aws_sdk_dynamodb::types::AttributeValue;

/// The type of an attribute, as DynamoDB names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AttributeType {
    /// Text.
    S,
    /// A number.
    N,
    /// Bytes.
    B,
    /// A set of strings.
    SS,
    /// A set of numbers.
    NS,
    /// A set of bytes.
    BS,
    /// A boolean.
    Bool,
    /// Null, which serde writes for `None`.
    Null,
    /// A list.
    L,
    /// A map, which serde writes for a struct.
    M,
}

impl AttributeType {
    /// Returns the name in expressions.
    ///
    /// ```
    /// use ddb_keys::aws::attribute::AttributeType;
    ///
    /// assert_eq!(AttributeType::N.name(), "N");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::S => "S",
            Self::N => "N",
            Self::B => "B",
            Self::SS => "SS",
            Self::NS => "NS",
            Self::BS => "BS",
            Self::Bool => "BOOL",
            Self::Null => "NULL",
            Self::L => "L",
            Self::M => "M",
        }
    }

    /// Returns the type of a value. `None` if the SDK knows a type that this enum does not have.
    ///
    /// ```
    /// use aws_sdk_dynamodb::types::AttributeValue;
    /// use ddb_keys::aws::attribute::AttributeType;
    ///
    /// assert_eq!(AttributeType::of(&AttributeValue::Bool(true)), Some(AttributeType::Bool));
    /// ```
    #[must_use]
    pub fn of(value: &AttributeValue) -> Option<Self> {
        Some(match value {
            AttributeValue::S(_) => Self::S,
            AttributeValue::N(_) => Self::N,
            AttributeValue::B(_) => Self::B,
            AttributeValue::Ss(_) => Self::SS,
            AttributeValue::Ns(_) => Self::NS,
            AttributeValue::Bs(_) => Self::BS,
            AttributeValue::Bool(_) => Self::Bool,
            AttributeValue::Null(_) => Self::Null,
            AttributeValue::L(_) => Self::L,
            AttributeValue::M(_) => Self::M,
            _ => return None,
        })
    }
}

impl fmt::Display for AttributeType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
