//! Keys that an error or a report names.

use alloc::string::String;
use core::fmt;

use crate::key::Key;

/// The key of an item that was not read, or that a report shows, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AffectedKey {
    /// The key. Its entity's `parse` splits it into parts.
    pub key: Key,
    /// The reason.
    pub reason: String,
}

impl fmt::Display for AffectedKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.key, self.reason)
    }
}
