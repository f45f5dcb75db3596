//! Items as the rows that a query or a scan was asked for.

use alloc::vec::Vec;

use serde::de::DeserializeOwned;

use super::item::{claimant, decode, from_item};
use super::{Error, Item, ItemError, TableItems};
use crate::keys::{Collection, Entity, Everything, One};
use crate::table::Contains;

/// What a query's rows are on a table.
pub trait Selects<T> {
    /// The entity itself, or the table's enum.
    type Row: Send + 'static;

    /// The row of an item; none for an item that is passed over.
    #[doc(hidden)]
    fn row(item: Item) -> Result<Option<Self::Row>, ItemError>;
}

impl<T, E> Selects<T> for One<E>
where
    T: Contains<E> + TableItems,
    E: Entity + DeserializeOwned + Send + 'static,
{
    type Row = E;

    fn row(item: Item) -> Result<Option<E>, ItemError> {
        match claimant::<T>(&item) {
            Ok(position) if position == T::POSITION => decode::<T, E>(item).map(Some),
            _ => Ok(None),
        }
    }
}

impl<T, E> Selects<T> for Collection<E>
where
    T: Contains<E> + TableItems + Send + 'static,
    E: Entity,
{
    type Row = T;

    fn row(item: Item) -> Result<Option<T>, ItemError> {
        from_item(item).map(Some)
    }
}

impl<T: TableItems + Send + 'static> Selects<T> for Everything {
    type Row = T;

    fn row(item: Item) -> Result<Option<T>, ItemError> {
        from_item(item).map(Some)
    }
}

/// The rows of one request.
#[derive(Debug, Clone)]
pub struct Page<R> {
    /// The rows, in the order of the key.
    pub rows: Vec<R>,
    /// How many items of other kinds lay in the range and were passed over.
    pub passed_over: usize,
    /// Where the next page starts; none after the last one.
    pub(super) next: Option<Item>,
}

impl<R> Page<R> {
    pub(super) fn read<T, S: Selects<T, Row = R>>(
        items: Vec<Item>,
        next: Option<Item>,
    ) -> Result<Self, Error> {
        let mut page = Self { rows: Vec::with_capacity(items.len()), passed_over: 0, next };
        for item in items {
            match S::row(item)? {
                Some(row) => page.rows.push(row),
                None => page.passed_over += 1,
            }
        }
        Ok(page)
    }

    /// Whether this is the last page.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.next.is_none()
    }
}
