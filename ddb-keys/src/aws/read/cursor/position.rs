//! Where a read is.

use crate::aws::Item;

/// Where a read is, between two items.
#[derive(Debug, Clone)]
pub(in crate::aws) enum Position {
    /// Before the first item.
    Start,
    /// After the item with these key attributes.
    After(Item),
    /// Before the first item in the partition of a bucket.
    Bucket(i64),
    /// After an item whose key attributes were not read.
    Unknown,
    /// After the last item.
    End,
}

impl Position {
    pub(in crate::aws) fn is_end(&self) -> bool {
        matches!(self, Self::End)
    }
}
