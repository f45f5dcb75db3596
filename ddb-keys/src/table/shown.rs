//! Key conditions in the names of a table.

use core::fmt;

use super::TableSchema;
use crate::keys::KeyCondition;

/// A key condition that prints with the attribute names of a table.
#[derive(Debug)]
pub struct ShownCondition<'c, S> {
    table: &'static TableSchema,
    condition: &'c KeyCondition<S>,
}

impl TableSchema {
    /// Shows a key condition in this table's names. By itself a condition calls the key's halves
    /// `PK` and `SK`, even of an inverted index, where the table may have them the other way round.
    #[must_use]
    pub fn show<'c, S>(&'static self, condition: &'c KeyCondition<S>) -> ShownCondition<'c, S> {
        ShownCondition { table: self, condition }
    }
}

impl<S> fmt::Display for ShownCondition<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |attribute: &crate::keys::KeyAttribute| {
            self.table.attribute_at(attribute.place).unwrap_or_default()
        };
        self.condition.write_with(f, name)
    }
}
