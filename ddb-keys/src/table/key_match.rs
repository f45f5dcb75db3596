//! How a stored key compares with the keys of an entity.

use crate::key::{Entity, ParseError, compare};

/// How a stored key compares with the keys of one entity.
///
/// [`Table::compare_key`](crate::Table::compare_key) returns one for each entity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyMatch {
    /// The key is one of the entity.
    Present,
    /// The key is one that items of the entity had before: `#[former(…)]`.
    Former,
    /// The key is not one of the entity. The error says where it differs from the present key.
    Other(ParseError),
}

/// A function that compares a stored partition and sort key with the keys of an entity.
pub type Compare = fn(&str, Option<&str>) -> KeyMatch;

impl KeyMatch {
    /// Compares a stored key with the keys of the entity `E`.
    #[doc(hidden)]
    #[must_use]
    pub fn of<E: Entity>(pk: &str, sk: Option<&str>) -> Self {
        match compare::<E>(pk, sk) {
            Ok(()) => Self::Present,
            Err(_) if E::claims_former(pk, sk) => Self::Former,
            Err(error) => Self::Other(error),
        }
    }
}
