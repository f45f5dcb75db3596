//! The rows of a read that may fail before its last row.

use alloc::vec::Vec;

use crate::aws::{Cursor, Error, Incomplete, ItemError};

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
        if self.unreadable.is_empty() {
            return Ok(self.rows);
        }
        Err(Incomplete::new(self.rows, self.unreadable, None, None).into())
    }

    /// The error of a read that failed: the failure itself if nothing had been read before it.
    pub(in crate::aws) fn failed(self, failure: Error, cursor: Option<Cursor>) -> Error {
        if self.is_empty() {
            return failure;
        }
        Incomplete::new(self.rows, self.unreadable, Some(failure), cursor).into()
    }
}
