//! Rows that have been read: those of a page, and those of a read that may fail before its last row.

use alloc::vec::Vec;

use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::aws::example::example;
use crate::aws::{AffectedKey, Cursor, Error, Incomplete, ItemError};
use crate::key::Key;

/// The rows of one page.
///
/// serde writes the two fields that a client needs, `{"rows": […], "cursor": "…"}`, so that an HTTP handler can respond with the
/// page. `cursor` is `null` after the last page. The other fields may show what clients should not see: log them.
#[derive(Debug)]
pub struct Page<R> {
    /// The rows, in the order of the key. The rows of a scan in several segments have no order.
    pub rows: Vec<R>,
    /// An error for each item that cannot be read as a row, or that no entity claims. The items are left as they are.
    pub unreadable: Vec<ItemError>,
    /// The number of items between the rows that were skipped: those of other entities, and those that lie under a former key.
    pub skipped: usize,
    /// The keys of items that an index still had, but that were gone or no longer matched when they were
    /// read from the table. Empty unless the query is a [`Hydrate`](crate::aws::Hydrate).
    pub vanished: Vec<Key>,
    /// The error that ended the page early: a request failed after others had succeeded. The next page
    /// starts with that request. `None` if none failed.
    pub failure: Option<Error>,
    /// The start of the next page. `None` after the last page. The last page can be empty, because
    /// DynamoDB does not always know earlier that no items follow.
    pub cursor: Option<Cursor>,
}

impl<R> Page<R> {
    /// Returns whether nothing comes after this page.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let page = table.query(Message::query().room("rust")).page(None).await?;"#
        "assert!(page.is_last());"
    )]
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.cursor.is_none()
    }
}

impl<R: Serialize> Serialize for Page<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut page = serializer.serialize_struct("Page", 2)?;
        page.serialize_field("rows", &self.rows)?;
        page.serialize_field("cursor", &self.cursor)?;
        page.end()
    }
}

/// Gathers the rows of a read, and the errors of items that cannot be read.
pub(in crate::aws) struct Gathered<R> {
    pub(in crate::aws) rows: Vec<R>,
    pub(in crate::aws) unreadable: Vec<ItemError>,
}

impl<R> Gathered<R> {
    pub(in crate::aws) fn new() -> Self {
        Self { rows: Vec::new(), unreadable: Vec::new() }
    }

    pub(in crate::aws) fn add(&mut self, row: Result<R, ItemError>) {
        match row {
            Ok(row) => self.rows.push(row),
            Err(error) => self.unreadable.push(error),
        }
    }

    pub(in crate::aws) fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.unreadable.is_empty()
    }
}

impl<R: Send + 'static> Gathered<R> {
    /// The rows, if every item could be read.
    pub(in crate::aws) fn complete(self) -> Result<Vec<R>, Error> {
        self.complete_but(Vec::new())
    }

    /// The rows, if every item could be read, and no key is left unread.
    pub(in crate::aws) fn complete_but(self, unread: Vec<AffectedKey>) -> Result<Vec<R>, Error> {
        if self.unreadable.is_empty() && unread.is_empty() {
            return Ok(self.rows);
        }
        Err(Incomplete::new(self.rows, self.unreadable, None, None).without(unread).into())
    }

    /// The error of a read that failed: the failure itself if nothing had been read before it.
    pub(in crate::aws) fn failed(self, failure: Error, cursor: Option<Cursor>) -> Error {
        if self.is_empty() {
            return failure;
        }
        Incomplete::new(self.rows, self.unreadable, Some(failure), cursor).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_written_for_clients() {
        let page = Page {
            rows: Vec::from([1, 2]),
            unreadable: Vec::new(),
            skipped: 9,
            vanished: Vec::new(),
            failure: None,
            cursor: None,
        };
        let written = serde_json::to_string(&page).unwrap();
        assert_eq!(written, r#"{"rows":[1,2],"cursor":null}"#);
    }
}
