//! A page of rows.

use alloc::vec::Vec;

use crate::aws::{Cursor, Error, ItemError};

/// The rows of one page.
#[derive(Debug)]
pub struct Page<R> {
    /// The rows, in the order of the key. Those of a scan in several segments have no order.
    pub rows: Vec<R>,
    /// An error for each item that cannot be read as a row. The items are left as they are.
    pub unreadable: Vec<ItemError>,
    /// The number of items of other entities between the rows, which were skipped.
    pub skipped: usize,
    /// Why the page ended early: a request failed after others had been answered. The next page
    /// starts with that request. `None` if none failed.
    pub failure: Option<Error>,
    /// Where the next page starts. `None` after the last page. The last page can be empty, because
    /// DynamoDB does not always know earlier that no items follow.
    pub cursor: Option<Cursor>,
}

impl<R> Page<R> {
    pub(in crate::aws) const fn empty() -> Self {
        Self { rows: Vec::new(), unreadable: Vec::new(), skipped: 0, failure: None, cursor: None }
    }

    /// Whether nothing comes after this page.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.cursor.is_none()
    }
}
