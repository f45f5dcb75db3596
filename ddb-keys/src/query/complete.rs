//! Queries that a client can read: those that have every part of the partition key.

use super::condition::KeyCondition;
use crate::key::KeyError;

/// A query whose partition key is complete, so that a client can read it.
///
/// Its type `Select` says [what it selects](super#what-a-query-selects): `-> impl IntoCondition<Select = One<Order>>`.
#[diagnostic::on_unimplemented(
    message = "expected a query, found `{Self}`",
    label = "takes a query, such as `Order::query().username(…)`, and `load` that of an item collection; a key is for `get`",
    note = "a query begins at an entity, `Order::query().username(…)`, for a whole partition `Order::collection().username(…)`; \
            a query for `load` begins at an item collection, `Account::query().username(…)`; a key is read by `table.get(…)`"
)]
pub trait IntoCondition {
    /// `One` entity, or [another selection](super#what-a-query-selects).
    type Select;

    /// Returns the condition.
    ///
    /// # Errors
    ///
    /// The first value that was refused.
    ///
    /// ```
    /// # use ddb_keys::{Entity, query::IntoCondition};
    /// # #[derive(Debug, Entity)]
    /// # #[pk("CHAT#<chat>")]
    /// # #[sk("MSG#<number:04>")]
    /// # #[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "<number:04>")]
    /// # struct Message { chat: String, author: String, number: u32 }
    /// let condition = Message::query().chat("rust").number(7).into_condition()?;
    /// assert_eq!(condition.equal()[0].1.as_str(), Some("CHAT#rust"));
    /// # Ok::<(), ddb_keys::KeyError>(())
    /// ```
    fn into_condition(self) -> Result<KeyCondition<Self::Select>, KeyError>;
}

#[diagnostic::do_not_recommend]
impl<S> IntoCondition for KeyCondition<S> {
    type Select = S;

    fn into_condition(self) -> Result<Self, KeyError> {
        Ok(self)
    }
}
