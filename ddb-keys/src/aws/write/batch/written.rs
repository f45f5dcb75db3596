//! The result of a batch write.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::aws::{Error, Item};

/// The result of writing many items.
#[derive(Debug, Clone, PartialEq)]
#[must_use = "some writes may not have been done"]
pub struct Written {
    /// The writes that were not done, or whose answer was lost; empty if all were done.
    pub left: Vec<Unwritten>,
}

impl Written {
    /// Checks that every write was done.
    ///
    /// # Errors
    ///
    /// [`Error::Unwritten`], with the writes that were not done.
    pub fn complete(self) -> Result<(), Error> {
        if self.left.is_empty() { Ok(()) } else { Err(Error::Unwritten(self.left)) }
    }
}

/// A write of a batch that was not done. If its answer was lost, it may have been.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Unwritten {
    /// An item that was to be written.
    Put {
        /// The item, keys included.
        item: Item,
        /// Why it was not written.
        reason: String,
    },
    /// An item that was to be deleted.
    Delete {
        /// Its key.
        key: Item,
        /// Why it was not deleted.
        reason: String,
    },
    /// An entity of an iterator or a stream that could not become an item.
    Invalid {
        /// The entity.
        entity: &'static str,
        /// Why it could not.
        reason: String,
    },
}

impl fmt::Display for Unwritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Put { reason, .. } => write!(f, "an item was not written: {reason}"),
            Self::Delete { reason, .. } => write!(f, "an item was not deleted: {reason}"),
            Self::Invalid { entity, reason } => {
                write!(f, "an item of `{entity}` was not written: {reason}")
            }
        }
    }
}
