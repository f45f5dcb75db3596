//! Key conditions in the names of a table.

use alloc::string::{String, ToString};
use core::fmt;

use crate::query::KeyCondition;
use crate::schema::{KeyAttribute, TableSchema};

impl TableSchema {
    /// Returns a key condition as text, with the attribute names of this table. A condition that prints itself calls
    /// the partition key `PK` and the sort key `SK`, even in an inverted index, where the table may swap these names.
    ///
    /// ```
    /// use ddb_keys::{Entity, Table, query::IntoCondition};
    ///
    /// #[derive(Entity)]
    /// #[pk("GAME#<game>")]
    /// #[sk("USER#<user>")]
    /// #[gsi(Inverted)]
    /// struct Player { game: u32, user: String }
    ///
    /// #[derive(Table)]
    /// #[table(name = "games", pk = "PK", sk = "SK")]
    /// #[gsi(Inverted, name = "InvertedIndex", pk = "SK", sk = "PK")]
    /// enum Games { Player(Player) }
    ///
    /// let games = Player::query_inverted().user("ada").into_condition()?;
    /// assert_eq!(
    ///     Games::SCHEMA.show(&games),
    ///     r#"Inverted: SK = USER#ada and begins_with(PK, "GAME#")"#,
    /// );
    /// # Ok::<(), ddb_keys::KeyError>(())
    /// ```
    #[must_use]
    pub fn show<S>(&'static self, condition: &KeyCondition<S>) -> String {
        Displayed { table: self, condition }.to_string()
    }
}

/// A key condition that prints with the attribute names of a table.
struct Displayed<'c, S> {
    table: &'static TableSchema,
    condition: &'c KeyCondition<S>,
}

impl<S> fmt::Display for Displayed<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name =
            |attribute: &KeyAttribute| self.table.attribute_at(attribute).unwrap_or_default();
        self.condition.write_with(f, name)
    }
}
