//! Errors of building and parsing keys.

use core::fmt;

use crate::part::Refusal;

use crate::schema::KeyAttribute;

/// An error of building a key. It says which entity, key and field it is about, and why the value was refused.
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
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct KeyError {
    pub(crate) attribute: &'static KeyAttribute,
    pub(crate) field: Option<&'static str>,
    pub(crate) refusal: Refusal,
}

/// Without the schema of the key, which says more of it than an error needs.
impl fmt::Debug for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KeyError")
            .field("entity", &self.entity())
            .field("key", &self.key().text())
            .field("field", &self.field)
            .field("refusal", &self.refusal)
            .finish_non_exhaustive()
    }
}

impl KeyError {
    /// The error of a key that is longer than DynamoDB allows. It names the field that makes the key so long, unless
    /// several fields could.
    pub(crate) fn too_long(attribute: &'static KeyAttribute, len: usize) -> Self {
        let refusal = Refusal::TooLong { len, max: attribute.max_len() };
        Self { attribute, field: attribute.only_unbounded_field(), refusal }
    }

    /// The error of a primary key that belongs to another entity, which comes first.
    #[cfg(feature = "aws-sdk")]
    pub(crate) fn of_other(pk: &'static KeyAttribute, first: &'static str) -> Self {
        Self { attribute: pk, field: None, refusal: Refusal::OfOther { first } }
    }

    /// The name of the entity.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// assert_eq!(UserKey { name: "" }.build().unwrap_err().entity(), "User");
    /// ```
    #[must_use]
    pub fn entity(&self) -> &'static str {
        self.attribute.entity
    }

    /// The key attribute that was being built, with its template.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// assert_eq!(UserKey { name: "" }.build().unwrap_err().key().text(), "USER#<name>");
    /// ```
    #[must_use]
    pub fn key(&self) -> &'static KeyAttribute {
        self.attribute
    }

    /// The field whose value was refused. `None` if the key as a whole belongs to another entity, or is too long and more than one field
    /// could be the cause.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// assert_eq!(UserKey { name: "" }.build().unwrap_err().field(), Some("name"));
    /// ```
    #[must_use]
    pub fn field(&self) -> Option<&'static str> {
        self.field
    }

    /// The reason for the refusal.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// assert_eq!(UserKey { name: "" }.build().unwrap_err().refusal().to_string(), "is empty");
    /// ```
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
                "{}: the key is {len} bytes long, but DynamoDB allows at most {max}",
                self.attribute
            ),
            (None, refusal) => write!(f, "{}: the key {refusal}", self.attribute),
        }
    }
}

impl core::error::Error for KeyError {}

/// The reason why a string is not a key of an entity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Mismatch {
    /// A literal of the template is missing.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Mismatch};
    /// #[derive(Debug, Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String }
    ///
    /// let error = UserKey::parse("GAME#1").unwrap_err();
    /// assert_eq!(*error.mismatch(), Mismatch::Literal { expected: "USER#", at: 0 });
    /// ```
    Literal {
        /// The literal.
        expected: &'static str,
        /// The byte of the text where it should start.
        at: usize,
    },
    /// The text at a placeholder is not one that its part writes.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Mismatch};
    /// #[derive(Debug, Entity)]
    /// #[pk("ORDER#<number:03>")]
    /// struct Order { number: u32 }
    ///
    /// let error = OrderKey::parse("ORDER#1").unwrap_err();
    /// assert_eq!(*error.mismatch(), Mismatch::Part { field: "number", at: 6 });
    /// ```
    Part {
        /// The placeholder's field.
        field: &'static str,
        /// The byte of the text where the part starts.
        at: usize,
    },
    /// A field has different values in two places of the key.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Mismatch};
    /// #[derive(Debug, Entity)]
    /// #[pk("<name>#<name>")]
    /// struct User { name: String }
    ///
    /// let error = UserKey::parse("ann#bob").unwrap_err();
    /// assert_eq!(*error.mismatch(), Mismatch::Disagreement { field: "name" });
    /// ```
    Disagreement {
        /// The field.
        field: &'static str,
    },
    /// The text continues after the end of the template.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Mismatch};
    /// #[derive(Debug, Entity)]
    /// #[pk("ORDER#<number>#END")]
    /// struct Order { number: u32 }
    ///
    /// let error = OrderKey::parse("ORDER#7#END#8").unwrap_err();
    /// assert_eq!(*error.mismatch(), Mismatch::Trailing { at: 11 });
    /// ```
    Trailing {
        /// The byte of the text at which the template ends.
        at: usize,
    },
    /// The text is longer than a key can be.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Mismatch};
    /// #[derive(Debug, Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String }
    ///
    /// let error = UserKey::parse(&format!("USER#{}", "a".repeat(3000))).unwrap_err();
    /// assert_eq!(*error.mismatch(), Mismatch::TooLong { max: 2048 });
    /// ```
    TooLong {
        /// The maximum number of bytes that DynamoDB allows.
        max: usize,
    },
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Literal { expected, at } => write!(f, "expected `{expected}` at byte {at}"),
            Self::Part { field, at } => write!(f, "invalid `{field}` at byte {at}"),
            Self::Disagreement { field } => {
                write!(f, "`{field}` has different values in two places")
            }
            Self::Trailing { at } => write!(f, "expected the end of the key at byte {at}"),
            Self::TooLong { max } => write!(f, "longer than {max} bytes"),
        }
    }
}

/// An error of parsing a key. It says which key was expected, and where the text differs from the template.
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
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ParseError {
    pub(crate) attribute: &'static KeyAttribute,
    pub(crate) mismatch: Mismatch,
}

/// Without the schema of the key.
impl fmt::Debug for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ParseError")
            .field("entity", &self.attribute.entity)
            .field("key", &self.attribute.text())
            .field("mismatch", &self.mismatch)
            .finish()
    }
}

impl ParseError {
    /// The name of the entity.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// assert_eq!(UserKey::parse("GAME#1").unwrap_err().entity(), "User");
    /// ```
    #[must_use]
    pub fn entity(&self) -> &'static str {
        self.attribute.entity
    }

    /// The key attribute that the text was compared with.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// assert_eq!(UserKey::parse("GAME#1").unwrap_err().key().text(), "USER#<name>");
    /// ```
    #[must_use]
    pub fn key(&self) -> &'static KeyAttribute {
        self.attribute
    }

    /// Returns where and how the text differs.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// let mismatch = *UserKey::parse("GAME#1").unwrap_err().mismatch();
    /// assert_eq!(mismatch, ddb_keys::Mismatch::Literal { expected: "USER#", at: 0 });
    /// ```
    #[must_use]
    pub fn mismatch(&self) -> &Mismatch {
        &self.mismatch
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let key = self.attribute;
        write!(
            f,
            "not the {} of `{}`, `{}`: {}",
            key.place().text(),
            key.entity,
            key.source,
            self.mismatch
        )
    }
}

impl core::error::Error for ParseError {}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::Mismatch;

    /// A message for each variant: one without a line here does not compile.
    fn text_of(mismatch: Mismatch) -> &'static str {
        match mismatch {
            Mismatch::Literal { .. } => "expected `USER#` at byte 0",
            Mismatch::Part { .. } => "invalid `number` at byte 5",
            Mismatch::Disagreement { .. } => "`number` has different values in two places",
            Mismatch::Trailing { .. } => "expected the end of the key at byte 5",
            Mismatch::TooLong { .. } => "longer than 2048 bytes",
        }
    }

    #[test]
    fn every_mismatch_says_where_the_text_differs() {
        for mismatch in [
            Mismatch::Literal { expected: "USER#", at: 0 },
            Mismatch::Part { field: "number", at: 5 },
            Mismatch::Disagreement { field: "number" },
            Mismatch::Trailing { at: 5 },
            Mismatch::TooLong { max: 2048 },
        ] {
            assert_eq!(mismatch.to_string(), text_of(mismatch));
        }
    }
}
