//! Queries that a client can read: those that have every part of the partition key.

use super::condition::KeyCondition;
use super::next_part::{AllGiven, NextPart, NoPart};
use crate::key::KeyError;

/// Every query, complete or not. It is a trait of its own so that the compiler distinguishes what is not a query from what lacks a part.
#[diagnostic::on_unimplemented(
    message = "expected a query, found `{Self}`",
    label = "takes a query, such as `Order::query().username(…)`, and `load` that of an item collection; a key is for `get`",
    note = "a query begins at an entity, `Order::query().username(…)`, for a whole partition `Order::collection().username(…)`; \
            a query for `load` begins at an item collection, `Account::query().username(…)`; a key is read by `table.get(…)`"
)]
pub trait IsAQuery {
    /// Always [`TheQuery`]. If a bound were on the query itself, the compiler would quote the generated struct.
    #[doc(hidden)]
    type Itself;

    /// The name of the part of the partition key that comes next, if any does.
    #[doc(hidden)]
    type MissingPart;
}

#[diagnostic::do_not_recommend]
impl<Q: QueryBuilder> IsAQuery for Q {
    type Itself = TheQuery;
    type MissingPart = <Q::Next as NextPart>::OfThePartition;
}

/// Any query. The compiler mentions it in one line, because the type is not defined in the user's crate.
#[derive(Debug)]
pub enum TheQuery {}

/// Whether a query has every part of the partition key. `Part` is the name of the one that comes next.
#[diagnostic::on_unimplemented(
    message = "a query needs the whole partition key, but `{Part}` is missing",
    label = "call the method of that name",
    note = "without a partition key, all items of one entity are read by `table.scan_of::<Order>()`, and those of every entity by `table.scan()`",
    note = "a time that the partition key truncates is given by its unit, `.at_day(date)`, or as a range, `.at_in(from..=to)`"
)]
pub trait HasPartitionKey<Part> {}

#[diagnostic::do_not_recommend]
impl<Part: NoPart> HasPartitionKey<Part> for TheQuery {}

/// Implemented by generated queries.
#[diagnostic::on_unimplemented(
    message = "expected a query, found `{Self}`",
    label = "takes a query, such as `Order::query().username(…)`, and `load` that of an item collection; a key is for `get`",
    note = "what the rows are follows from the query, `table.query(Order::query().username(…))`, and not from `query::<Order>`"
)]
pub trait QueryBuilder {
    /// The selection of the query.
    type Select;

    /// The next part.
    type Next: NextPart;

    /// Returns the condition.
    ///
    /// # Errors
    ///
    /// The first value that was refused.
    fn condition(self) -> Result<KeyCondition<Self::Select>, KeyError>;
}

#[diagnostic::do_not_recommend]
impl<S> QueryBuilder for KeyCondition<S> {
    type Select = S;

    type Next = AllGiven;

    fn condition(self) -> Result<Self, KeyError> {
        Ok(self)
    }
}

/// The selection of a query, complete or not.
#[diagnostic::on_unimplemented(
    message = "expected a query, found `{Self}`",
    label = "takes a query, such as `Order::query().username(…)`, and `load` that of an item collection; a key is for `get`",
    note = "a query begins at an entity, `Order::query().username(…)`, for a whole partition `Order::collection().username(…)`; \
            a query for `load` begins at an item collection, `Account::query().username(…)`; a key is read by `table.get(…)`"
)]
pub trait Selecting: IsAQuery {
    /// `One` entity, or [another selection](super#what-a-query-selects).
    type Select;

    /// Returns the condition.
    ///
    /// # Errors
    ///
    /// The first value that was refused.
    fn condition(self) -> Result<KeyCondition<Self::Select>, KeyError>;
}

#[diagnostic::do_not_recommend]
impl<Q: QueryBuilder> Selecting for Q {
    type Select = Q::Select;

    fn condition(self) -> Result<KeyCondition<Q::Select>, KeyError> {
        QueryBuilder::condition(self)
    }
}

/// A query whose partition key is complete, so that a client can read it.
///
/// Its type `Select` says [what it selects](super#what-a-query-selects): `-> impl IntoCondition<Select = One<Order>>`.
#[diagnostic::on_unimplemented(
    message = "a part of the partition key is missing in `{Self}`",
    label = "the end of its type names the part: `OrderNeedsUsername` needs `.username(…)`",
    note = "without a partition key, all items of one entity are read by `table.scan_of::<Order>()`, and those of every entity by `table.scan()`"
)]
pub trait IntoCondition:
    IsAQuery<Itself: HasPartitionKey<<Self as IsAQuery>::MissingPart>> + Selecting
{
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
impl<Q> IntoCondition for Q
where
    Q: IsAQuery<Itself: HasPartitionKey<<Q as IsAQuery>::MissingPart>> + Selecting,
{
    fn into_condition(self) -> Result<KeyCondition<Q::Select>, KeyError> {
        self.condition()
    }
}
