//! What a client can read: queries that have every part of the partition key.

use super::condition::KeyCondition;
use crate::key::KeyError;

/// Every query, complete or not. It stands before [`IntoCondition`], which implies it, so that the compiler tells what is not a
/// query from what lacks a part.
#[diagnostic::on_unimplemented(
    message = "expected a query, found `{Self}`",
    label = "takes a query",
    note = "a query is written `Order::query().username(…)`, or for a whole partition `Order::collection().username(…)`; a key is \
            read by `table.get(…)`"
)]
pub trait IsAQuery {
    // Named in bounds, so that the compiler shows the message without the bound: see CONTRIBUTING.md.
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<Q: QueryBuilder> IsAQuery for Q {
    type Shown = ();
}

#[diagnostic::do_not_recommend]
impl<S> IsAQuery for KeyCondition<S> {
    type Shown = ();
}

/// A query whose partition key is complete, so that a client can read it.
#[diagnostic::on_unimplemented(
    message = "a part of the partition key is missing in `{Self}`",
    label = "the end of its type names the part: `OrderNeedsUsername` needs `.username(…)`",
    note = "without a partition key, every item is read by `table.scan()`"
)]
pub trait IntoCondition: IsAQuery {
    #[doc(hidden)]
    type Shown;

    /// What the query selects: `One` entity, or [another selection](super#what-a-query-selects).
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
impl<Q: CompleteQuery> IntoCondition for Q {
    type Shown = ();

    type Select = Q::Select;

    fn into_condition(self) -> Result<KeyCondition<Q::Select>, KeyError> {
        self.condition()
    }
}

/// A query that has every part of the partition key. [`IntoCondition`] is a separate trait, because then the compiler's
/// errors do not list unrelated queries.
#[diagnostic::on_unimplemented(
    message = "a part of the partition key is missing in `{Self}`",
    label = "the end of its type names the part: `OrderNeedsUsername` needs `.username(…)`",
    note = "without a partition key, every item is read by `table.scan()`"
)]
pub trait CompleteQuery: IsAQuery {
    /// The selection of the query.
    type Select;

    /// Returns the condition.
    ///
    /// # Errors
    ///
    /// The first value that was refused.
    fn condition(self) -> Result<KeyCondition<Self::Select>, KeyError>;
}

/// The next part of a query that has every part of the partition key.
pub trait Complete {}

/// What comes next once a query has every part of its key: nothing.
#[derive(Debug)]
pub enum AllGiven {}

impl Complete for AllGiven {}

/// Implemented by generated queries.
pub trait QueryBuilder {
    /// The selection of the query.
    type Select;

    /// The next part.
    type Next;

    /// Returns the condition.
    ///
    /// # Errors
    ///
    /// The first value that was refused.
    fn condition(self) -> Result<KeyCondition<Self::Select>, KeyError>;
}

#[diagnostic::do_not_recommend]
impl<Q: QueryBuilder<Next: Complete>> CompleteQuery for Q {
    type Select = Q::Select;

    fn condition(self) -> Result<KeyCondition<Q::Select>, KeyError> {
        QueryBuilder::condition(self)
    }
}

#[diagnostic::do_not_recommend]
impl<S> CompleteQuery for KeyCondition<S> {
    type Select = S;

    fn condition(self) -> Result<Self, KeyError> {
        Ok(self)
    }
}
