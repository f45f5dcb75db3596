//! Items as the rows that a query or a scan was asked for.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::any::type_name;
use core::fmt;
use core::marker::PhantomData;

use serde::de::DeserializeOwned;

use super::paginate::Step;
use crate::aws::Cursor;
use crate::aws::Unclaimed;
use crate::aws::item::decode::stored_key;
use crate::aws::item::identify::{claimant, fits};
use crate::aws::{Error, Item, ItemError, TableItems};
use crate::aws::{decode, from_item};
use crate::key::Entity;
use crate::query::{Collection, Everything, One};
use crate::schema::EntitySchema;
use crate::table::{Contains, Table};

/// Which of the items in its range a read wants: those of one entity, or all of them.
pub trait Wants<T> {
    /// Whether items of other kinds are passed over.
    #[doc(hidden)]
    const ONE_KIND: bool;

    /// The entity whose attributes a filter may name, if all wanted items are of one.
    #[doc(hidden)]
    const ENTITY: Option<&'static EntitySchema> = None;

    /// Whether this item is wanted.
    #[doc(hidden)]
    fn wanted(item: &Item) -> Wanted;
}

/// Whether an item is wanted.
#[doc(hidden)]
#[derive(Debug)]
pub enum Wanted {
    /// It is.
    Yes,
    /// It is another entity's, or no entity's.
    No,
    /// What would tell is not in the item; the error that says so.
    Unknown(fn(Item) -> ItemError),
}

impl<T: Contains<E>, E: Entity> Wants<T> for One<E> {
    const ONE_KIND: bool = true;
    const ENTITY: Option<&'static EntitySchema> = Some(E::SCHEMA);

    fn wanted(item: &Item) -> Wanted {
        match claimant::<T>(item) {
            Ok(position) if position == T::POSITION => Wanted::Yes,
            Err(Unclaimed::NoKey { .. }) => Wanted::Unknown(unclaimed::<T>),
            Err(Unclaimed::Ambiguous { .. }) if fits::<T>(T::POSITION, item) => {
                Wanted::Unknown(unclaimed::<T>)
            }
            _ => Wanted::No,
        }
    }
}

/// The error of an item that does not say what it is.
fn unclaimed<T: Table>(item: Item) -> ItemError {
    match claimant::<T>(&item) {
        Ok(_) => ItemError::no_entity_at::<T>(item),
        Err(reason) => ItemError::Unclaimed { table: T::SCHEMA.name, reason, item: Box::new(item) },
    }
}

impl<T: Contains<E>, E: Entity> Wants<T> for Collection<E> {
    const ONE_KIND: bool = false;

    fn wanted(_: &Item) -> Wanted {
        Wanted::Yes
    }
}

impl<T> Wants<T> for Everything {
    const ONE_KIND: bool = false;

    fn wanted(_: &Item) -> Wanted {
        Wanted::Yes
    }
}

/// What a read's rows are on a table.
pub trait Selects<T>: Wants<T> {
    /// The entity itself, the table's enum, or a type of the caller's.
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
        match <Self as Wants<T>>::wanted(&item) {
            Wanted::Yes => decode::<T, E>(item).map(Some),
            Wanted::No => Ok(None),
            Wanted::Unknown(error) => Err(error(item)),
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

/// The items that `S` selects, read as an `R`: see [`Query::select`](super::query::Query::select).
pub struct Selected<S, R>(PhantomData<fn() -> (S, R)>);

impl<T, S: Wants<T>, R> Wants<T> for Selected<S, R> {
    const ONE_KIND: bool = S::ONE_KIND;

    fn wanted(item: &Item) -> Wanted {
        S::wanted(item)
    }
}

impl<T: Table, S, R> Selects<T> for Selected<S, R>
where
    S: Wants<T>,
    R: DeserializeOwned + Send + 'static,
{
    type Row = R;

    fn row(item: Item) -> Result<Option<R>, ItemError> {
        if let Wanted::No = S::wanted(&item) {
            return Ok(None);
        }
        let key = stored_key(&item, T::SCHEMA);
        serde_dynamo::from_item(item).map(Some).map_err(|source| ItemError::Deserialize {
            entity: type_name::<R>(),
            source,
            key: key.map(Box::new),
        })
    }
}

impl<S, R> fmt::Debug for Selected<S, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Selected")
    }
}

/// The rows of one page.
#[derive(Debug, Clone)]
pub struct Page<R> {
    /// The rows, in the order of the key.
    pub rows: Vec<R>,
    /// How many items of other kinds lay between them and were passed over.
    pub skipped: usize,
    /// Where the next page starts: right after the last row of this one. None after the last
    /// page; that a page is the last one is sometimes known only when the next one is empty.
    pub cursor: Option<Cursor>,
}

impl<R> Page<R> {
    pub(in crate::aws) const fn empty() -> Self {
        Self { rows: Vec::new(), skipped: 0, cursor: None }
    }

    pub(in crate::aws) fn take(&mut self, step: Step<R>) -> Result<(), Error> {
        self.skipped += step.skipped;
        for row in step.rows {
            self.rows.push(row?);
        }
        Ok(())
    }

    /// Whether nothing comes after this page.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.cursor.is_none()
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::*;

    #[test]
    fn a_selection_is_shown_whatever_its_rows_are() {
        assert_eq!(format!("{:?}", Selected::<(), ()>(PhantomData)), "Selected");
    }
}
