//! A page of rows.

use alloc::vec::Vec;

use crate::aws::{Cursor, Error, ItemError};
use crate::key::Key;

/// The rows of one page.
#[derive(Debug)]
pub struct Page<R> {
    /// The rows, in the order of the key. Those of a scan in several segments have no order.
    pub rows: Vec<R>,
    /// An error for each item that cannot be read as a row. The items are left as they are.
    pub unreadable: Vec<ItemError>,
    /// The number of items of other entities between the rows, which were skipped.
    pub skipped: usize,
    /// The keys of items that an index still had, but that were gone or no longer matched when they were
    /// read from the table. Empty unless the query is a [`Hydrate`](crate::aws::Hydrate).
    pub vanished: Vec<Key>,
    /// Why the page ended early: a request failed after others had been answered. The next page
    /// starts with that request. `None` if none failed.
    pub failure: Option<Error>,
    /// Where the next page starts. `None` after the last page. The last page can be empty, because
    /// DynamoDB does not always know earlier that no items follow.
    pub cursor: Option<Cursor>,
}

impl<R> Page<R> {
    pub(in crate::aws) fn empty() -> Self {
        let (rows, unreadable, vanished) = (Vec::new(), Vec::new(), Vec::new());
        Self { rows, unreadable, skipped: 0, vanished, failure: None, cursor: None }
    }

    /// Whether nothing comes after this page.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.cursor.is_none()
    }
}
