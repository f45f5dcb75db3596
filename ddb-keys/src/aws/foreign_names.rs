//! Methods under the names that other libraries have for them. They cannot be called: the error says what to write.

use super::attribute::{Attribute, Condition, Location};
use super::{BatchWrite, Client, Get, Query, Rows, Scan, Update};
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
        message = "an item is read by `get`",
        label = "write `get`, or `query` for several items of a partition"
    )]
    GetInstead

    #[diagnostic::on_unimplemented(
        message = "several items are read by `get_many`",
        label = "write `get_many`, or `query` for items of one partition"
    )]
    GetManyInstead

    #[diagnostic::on_unimplemented(
        message = "every item of a table is read by `scan`, and those of a partition by `query`",
        label = "write `scan` or `query`"
    )]
    ScanInstead

    #[diagnostic::on_unimplemented(
        message = "an item is written by `create` if it must be new, and otherwise by `put`",
        label = "write `create` or `put`"
    )]
    PutInstead

    #[diagnostic::on_unimplemented(
        message = "a whole item is written by `put`, and some of its attributes by `update`",
        label = "write `put`, or `update(…).or_create()`"
    )]
    UpsertInstead

    #[diagnostic::on_unimplemented(
        message = "attributes of an item are changed by `update`, which needs the item to exist",
        label = "write `update`"
    )]
    UpdateInstead

    #[diagnostic::on_unimplemented(
        message = "an item is deleted by `delete`",
        label = "write `delete`"
    )]
    DeleteInstead

    #[diagnostic::on_unimplemented(
        message = "several items are written by `batch_write`, or all or none of them by `transact_write`",
        label = "write `batch_write().put(&item).delete(key)`"
    )]
    BatchWriteInstead

    #[diagnostic::on_unimplemented(
        message = "writes that all succeed or all fail are a `transact_write`",
        label = "write `transact_write().write(…)`"
    )]
    TransactWriteInstead

    #[diagnostic::on_unimplemented(
        message = "an index is chosen by the query, not by the client",
        label = "write `table.query(…)` with a query of the index",
        note = "the query of an index is named after it: `Game::query_open_games()`"
    )]
    Index

    #[diagnostic::on_unimplemented(
        message = "a batch puts and deletes items, without conditions",
        label = "write `put` or `delete`, or use `transact_write` for other writes"
    )]
    BatchAction

    #[diagnostic::on_unimplemented(
        message = "the request as the SDK builds it is the result of `into_builder`",
        label = "write `.into_builder()`"
    )]
    Params

    #[diagnostic::on_unimplemented(
        message = "a query returns some attributes as a type of their own",
        label = "write `.select::<Summary>()`, where `Summary` is a struct of these attributes"
    )]
    Attributes

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

/// Methods of the client that cannot be called.
macro_rules! on_the_client {
    ($($instead:ident: $($name:ident)*;)*) => {
        #[doc(hidden)]
        impl<T: Table> Client<T> {
            $($(
                pub fn $name(&self, _: impl Sized) -> <Self as $instead>::Instead
                where
                    Self: $instead,
                {
                    Self::instead()
                }
            )*)*
        }
    };
}

on_the_client! {
    GetInstead: get_item find find_one fetch;
    GetManyInstead: batch_get batch_get_item get_all get_items;
    ScanInstead: list find_all list_all;
    PutInstead: insert add put_item save store;
    UpsertInstead: upsert;
    UpdateInstead: patch update_item modify;
    DeleteInstead: delete_item remove destroy;
    BatchWriteInstead: batch_put batch_delete batch_write_item put_many insert_many delete_many write_many;
    TransactWriteInstead: transact transaction transact_write_items;
    Index: index;
}

#[doc(hidden)]
impl<T: Table, S: Rows<T>> Query<T, S> {
    pub fn go(self) -> <Self as Go>::Instead
    where
        Self: Go,
    {
        Self::instead()
    }

    pub fn params(self) -> <Self as Params>::Instead
    where
        Self: Params,
    {
        Self::instead()
    }

    pub fn attributes(self, _: impl Sized) -> <Self as Attributes>::Instead
    where
        Self: Attributes,
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

    pub fn params(self) -> <Self as Params>::Instead
    where
        Self: Params,
    {
        Self::instead()
    }

    pub fn attributes(self, _: impl Sized) -> <Self as Attributes>::Instead
    where
        Self: Attributes,
    {
        Self::instead()
    }
}

#[doc(hidden)]
impl<T, R> Get<T, R> {
    pub fn params(self) -> <Self as Params>::Instead
    where
        Self: Params,
    {
        Self::instead()
    }
}

#[doc(hidden)]
impl<T> BatchWrite<T> {
    pub fn write(self, _: impl Sized) -> <Self as BatchAction>::Instead
    where
        Self: BatchAction,
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
