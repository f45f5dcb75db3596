//! Why a key could not be built, and why a text is not a key.

use core::fmt;

use crate::part::Refusal;

use crate::schema::KeyAttribute;

/// A key that could not be built: which entity, which key, which field, and why.
///
/// ```
/// use ddb_keys::{Entity, Refusal};
///
/// #[derive(Entity)]
/// #[pk("USER#<username>")]
/// struct User { username: String }
///
/// let error = UserKey { username: "a#b" }.build().unwrap_err();
/// assert_eq!(error.entity(), "User");
/// assert_eq!(error.field(), Some("username"));
/// assert_eq!(*error.refusal(), Refusal::Separator { separator: '#', at: 1 });
/// assert_eq!(
///     error.to_string(),
///     "`User`, partition key `USER#<username>`: `username` contains the separator `#` at byte 1",
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeyError {
    pub(crate) attribute: &'static KeyAttribute,
    pub(crate) field: Option<&'static str>,
    pub(crate) refusal: Refusal,
}

impl KeyError {
    /// That a key is longer than DynamoDB takes. The field whose value makes it so is named, unless
    /// several can.
    pub(crate) fn too_long(attribute: &'static KeyAttribute, len: usize) -> Self {
        let refusal = Refusal::TooLong { len, max: attribute.place.role.max_len() };
        Self { attribute, field: attribute.only_unbounded_field(), refusal }
    }

    /// The name of the entity.
    #[must_use]
    pub fn entity(&self) -> &'static str {
        self.attribute.entity
    }

    /// The key attribute that was being built, with its template.
    #[must_use]
    pub fn key(&self) -> &'static KeyAttribute {
        self.attribute
    }

    /// The field whose value was refused; none when the key as a whole was: it is too long, and more
    /// than one value can be why.
    #[must_use]
    pub fn field(&self) -> Option<&'static str> {
        self.field
    }

    /// Why.
    #[must_use]
    pub fn refusal(&self) -> &Refusal {
        &self.refusal
    }
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.field, self.refusal) {
            (Some(field), refusal) => write!(f, "{}: `{field}` {refusal}", self.attribute),
            (None, Refusal::TooLong { len, max }) => write!(
                f,
                "{}: the key is {len} bytes long, and DynamoDB takes at most {max}",
                self.attribute
            ),
            (None, refusal) => write!(f, "{}: the key {refusal}", self.attribute),
        }
    }
}

impl core::error::Error for KeyError {}

/// Why a text is not a key of an entity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Mismatch {
    /// A literal of the template does not stand where it should.
    Literal {
        /// The literal.
        expected: &'static str,
        /// The byte of the text where it should start.
        at: usize,
    },
    /// The text at a placeholder is not what its part would write.
    Part {
        /// The placeholder's field.
        field: &'static str,
        /// The byte of the text where the part starts.
        at: usize,
    },
    /// Two places of one field hold different values.
    Disagreement {
        /// The field.
        field: &'static str,
    },
    /// There is text left after the template's end.
    Trailing {
        /// The byte of the text where the template ends.
        at: usize,
    },
    /// The text is longer than a key can be.
    TooLong {
        /// The most bytes that DynamoDB takes.
        max: usize,
    },
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Literal { expected, at } => write!(f, "expected `{expected}` at byte {at}"),
            Self::Part { field, at } => write!(f, "what stands at byte {at} is no `{field}`"),
            Self::Disagreement { field } => write!(f, "two places of `{field}` differ"),
            Self::Trailing { at } => write!(f, "the key should end at byte {at}"),
            Self::TooLong { max } => write!(f, "it is longer than {max} bytes"),
        }
    }
}

/// A text that is not a key of the entity: which key, and where it departs from the template.
///
/// ```
/// # use ddb_keys::Entity;
/// # #[derive(Entity)]
/// # #[pk("USER#<username>")]
/// # struct User { username: String }
/// let error = UserKey::parse("GAME#1").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "not the partition key of `User`, `USER#<username>`: expected `USER#` at byte 0",
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseError {
    pub(crate) attribute: &'static KeyAttribute,
    pub(crate) mismatch: Mismatch,
}

impl ParseError {
    /// The name of the entity.
    #[must_use]
    pub fn entity(&self) -> &'static str {
        self.attribute.entity
    }

    /// The key attribute that the text was held against.
    #[must_use]
    pub fn key(&self) -> &'static KeyAttribute {
        self.attribute
    }

    /// Where and how the text departs.
    #[must_use]
    pub fn mismatch(&self) -> &Mismatch {
        &self.mismatch
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let key = self.attribute;
        write!(f, "not the {} of `{}`, `{}`: {}", key.place, key.entity, key.source, self.mismatch)
    }
}

impl core::error::Error for ParseError {}
