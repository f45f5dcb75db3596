//! Methods under the names that other libraries have for them. They cannot be called: the error says what to write.

use super::attribute::{Attribute, Condition, Location};
use super::{Client, Query, Rows, Scan, Update};
use crate::table::Table;

/// What a method of another name returns, which is nothing, since no type implements this.
macro_rules! instead {
    ($(#[$message:meta] $name:ident)*) => {$(
        #[$message]
        pub trait $name {
            type Instead;
            fn instead() -> Self::Instead;
        }
    )*};
}

instead! {
    #[diagnostic::on_unimplemented(
        message = "the client has no `insert`",
        label = "write `create` for an item that must be new, or `put` for any"
    )]
    Insert

    #[diagnostic::on_unimplemented(
        message = "an index is chosen by the query, not by the client",
        label = "write `table.query(…)` with a query of the index",
        note = "the query of an index is named after it: `Game::query_open_games()`"
    )]
    Index

    #[diagnostic::on_unimplemented(
        message = "a read is sent when it is awaited",
        label = "write `.await`, `.first()`, `.page(…)` or `.stream()`"
    )]
    Go

    #[diagnostic::on_unimplemented(
        message = "rows come in ascending order of the sort key",
        label = "write `.descending()`, or nothing"
    )]
    Sort

    #[diagnostic::on_unimplemented(
        message = "an update returns the changed item",
        label = "remove this, or use `.customize(…)` and `.into_builder()` for another return value"
    )]
    ReturnValues
}

#[doc(hidden)]
impl<T: Table> Client<T> {
    pub fn insert(&self, _: impl Sized) -> <Self as Insert>::Instead
    where
        Self: Insert,
    {
        Self::instead()
    }

    pub fn index(&self, _: impl Sized) -> <Self as Index>::Instead
    where
        Self: Index,
    {
        Self::instead()
    }
}

#[doc(hidden)]
impl<T: Table, S: Rows<T>> Query<T, S> {
    pub fn go(self) -> <Self as Go>::Instead
    where
        Self: Go,
    {
        Self::instead()
    }

    pub fn sort(self, _: impl Sized) -> <Self as Sort>::Instead
    where
        Self: Sort,
    {
        Self::instead()
    }
}

#[doc(hidden)]
impl<T: Table, S: Rows<T>> Scan<T, S> {
    pub fn go(self) -> <Self as Go>::Instead
    where
        Self: Go,
    {
        Self::instead()
    }
}

#[doc(hidden)]
impl<T, E> Update<T, E> {
    pub fn return_values(self, _: impl Sized) -> <Self as ReturnValues>::Instead
    where
        Self: ReturnValues,
    {
        Self::instead()
    }
}

/// A bound on the entity: the compiler does not show the message of a bound on an attribute.
#[diagnostic::on_unimplemented(
    message = "the condition that an attribute does not exist is `missing`",
    label = "write `missing()`"
)]
pub trait NotExists {
    fn instead<E>() -> Condition<E>;
}

#[diagnostic::on_unimplemented(
    message = "the condition that an attribute is one of several values is `in_`",
    label = "write `in_([…])`"
)]
pub trait IsIn {
    fn instead<E>() -> Condition<E>;
}

#[doc(hidden)]
impl<E, V, R, P: Location> Attribute<E, V, R, P> {
    pub fn not_exists(self) -> Condition<E>
    where
        E: NotExists,
    {
        E::instead()
    }

    pub fn is_in(self, _: impl Sized) -> Condition<E>
    where
        E: IsIn,
    {
        E::instead()
    }
}
