//! The sorted literals of a table's keys, and the error when none of its entities has a key.

use core::fmt;

use super::prefix::{Beginning, visit};
use crate::schema::TableSchema;

/// The entities of a table, by the literals that their keys begin with.
#[derive(Debug, Clone, Copy)]
pub struct Directory {
    /// The literals of partition keys, each once, and where those with it stand in `entities`.
    pub(super) runs: &'static [Beginning<Run>],
    /// The literals of sort keys, sorted within each run, and positions in the table's schema.
    pub(super) entities: &'static [Beginning<usize>],
}

/// From where to where entities follow each other that have one literal in the partition key.
pub(super) type Run = (usize, usize);

impl Directory {
    /// Reads a key as one of the entities that it may belong to: asks all that begin as it does,
    /// and few others, in no order, until one can be read.
    #[inline]
    pub(crate) fn find<K>(
        &self,
        pk: &str,
        sk: &str,
        mut read: impl FnMut(usize) -> Option<K>,
    ) -> Option<K> {
        visit(self.runs, pk, |&(from, to)| {
            let run = self.entities.get(from..to).unwrap_or_default();
            visit(run, sk, |position| read(*position))
        })
    }
}

/// The error of parsing a key that belongs to no entity of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownKey {
    table: &'static str,
}

impl UnknownKey {
    #[doc(hidden)]
    #[must_use]
    pub const fn of(table: &'static TableSchema) -> Self {
        Self { table: table.name }
    }

    /// Returns the table's name.
    #[must_use]
    pub fn table(&self) -> &'static str {
        self.table
    }
}

impl fmt::Display for UnknownKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the key belongs to no entity of the table `{}`", self.table)
    }
}

impl core::error::Error for UnknownKey {}
