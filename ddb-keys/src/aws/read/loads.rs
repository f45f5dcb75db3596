//! Queries that select an item collection.

use crate::aws::{Client, Query, Rows, TableItems};
use crate::key::KeyError;
use crate::query::{IntoCondition, KeyCondition, Members};
use crate::table::ItemCollection;

/// Selections of the members of an item collection.
#[diagnostic::on_unimplemented(
    message = "this query does not select an item collection of the table `{T}`",
    label = "begin the query at the struct that derives `ItemCollection`: `table.load(GameRoom::query().game_id(id))`",
    note = "this query selects `{Self}`, which is read by `table.query(…)`; a generic function requires `impl IntoCondition<Select = Members<C>>`"
)]
pub trait Loads<T>: Rows<T> + Sized {
    /// The struct with `#[derive(ItemCollection)]`.
    type Collection: ItemCollection<Table = T>;

    /// Begins the read.
    #[doc(hidden)]
    fn begin(
        client: &Client<T>,
        query: impl IntoCondition<Select = Self>,
    ) -> Query<T, Members<Self::Collection>>;

    /// The key condition of a query.
    #[doc(hidden)]
    fn condition(query: impl IntoCondition<Select = Self>) -> MembersCondition<Self::Collection>;
}

/// The key condition of an item collection.
pub(super) type MembersCondition<C> = Result<KeyCondition<Members<C>>, KeyError>;

#[diagnostic::do_not_recommend]
impl<T, C> Loads<T> for Members<C>
where
    T: TableItems,
    C: ItemCollection<Table = T>,
{
    type Collection = C;

    fn begin(client: &Client<T>, query: impl IntoCondition<Select = Self>) -> Query<T, Self> {
        Query::new(client, query)
    }

    fn condition(query: impl IntoCondition<Select = Self>) -> MembersCondition<C> {
        query.into_condition()
    }
}
