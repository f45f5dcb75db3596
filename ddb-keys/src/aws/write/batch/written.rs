//! The result of a batch write.

use alloc::vec::Vec;

use crate::aws::{Error, Unwritten};

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
