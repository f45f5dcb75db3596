//! Key conditions in the names of a table.

use core::fmt;

use crate::query::KeyCondition;
use crate::schema::TableSchema;

/// A key condition that prints with the attribute names of a table.
#[derive(Debug)]
pub struct ShownCondition<'c, S> {
    table: &'static TableSchema,
    condition: &'c KeyCondition<S>,
}

impl TableSchema {
    /// Shows a key condition in this table's names. By itself a condition calls the key's halves
    /// `PK` and `SK`, even of an inverted index, where the table may have them the other way round.
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
    ///     Games::SCHEMA.show(&games).to_string(),
    ///     r#"Inverted: SK = USER#ada and begins_with(PK, "GAME#")"#,
    /// );
    /// # Ok::<(), ddb_keys::KeyError>(())
    /// ```
    #[must_use]
    pub fn show<'c, S>(&'static self, condition: &'c KeyCondition<S>) -> ShownCondition<'c, S> {
        ShownCondition { table: self, condition }
    }
}

impl<S> fmt::Display for ShownCondition<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |attribute: &crate::schema::KeyAttribute| {
            self.table.attribute_at(attribute.place).unwrap_or_default()
        };
        self.condition.write_with(f, name)
    }
}
