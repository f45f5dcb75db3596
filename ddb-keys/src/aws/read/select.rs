//! The items of its range that a read returns, and their type.

use alloc::boxed::Box;
use core::any::type_name;
use core::fmt;
use core::marker::PhantomData;

use serde::de::DeserializeOwned;

use crate::aws::EntityOf;
use crate::aws::item::codec::decode_at;
use crate::aws::item::decode::{row_of_entity, unclaimed};
use crate::aws::item::identify::{identify_among, is_under_former_key};
use crate::aws::item::key::stored_key;
use crate::aws::item::value::from_item;
use crate::aws::read::paginate::RowOf;
use crate::aws::{InvalidRequest, Item, ItemError, TableItems, Unclaimed};
use crate::key::{Entity, Key};
use crate::query::{Collection, Everything, Members, One, Through};
use crate::schema::{EntitySchema, IndexSchema, TableSchema};
use crate::table::{ItemCollection, Table};

/// The rows that a query or a scan of the table `T` returns: the items of one entity, or all items.
///
/// Implemented only for the selections of this library.
#[diagnostic::on_unimplemented(
    message = "`{T}` cannot read what this query selects",
    label = "selects `{Self}`",
    note = "a function that takes or returns a query says what it selects: `impl IntoCondition<Select = One<Order>>`, or `Select = One<E>` for any \
            entity of the table"
)]
pub trait Selects<T>: Rows<T, Row: Send + 'static> {
    /// The selection of a read of the table: this one, or for one through an index what is left of it, such as
    /// `One<Game>`. If the index does not store all fields of the rows, it is a [`Lacks`](super::projected::Lacks), which names them.
    // The type of a read names it through this trait. So a selection that the table cannot read is one error, where the
    // read is made, and awaiting it is not a second one.
    type Selection: Selects<T, Row = Self::Row>;

    /// Whether items of other entities are skipped.
    #[doc(hidden)]
    const ONE_ENTITY: bool;

    /// The entity whose attributes a filter may name, if all rows are of one.
    #[doc(hidden)]
    const ENTITY: Option<&'static EntitySchema> = None;

    /// Whether an item lies under a former key, which the order of the present one does not include. `None` if none can.
    #[doc(hidden)]
    const IS_FORMER: Option<fn(&Item) -> bool> = None;

    /// Refuses a read through an index that does not store all that the rows are made from.
    #[doc(hidden)]
    fn require_whole(index: Option<&IndexSchema>) -> Result<(), InvalidRequest>;

    /// Returns whether an item is a row. It is an error if the item does not show that.
    #[doc(hidden)]
    fn is_row(item: &Item) -> Result<bool, ItemError>;

    /// The row of an item. `None` if the item is skipped.
    #[doc(hidden)]
    fn read_row(item: Item) -> Result<Option<Self::Row>, ItemError>;
}

/// The type of the rows of a selection, whether or not they can be read.
///
/// A read has its rows by this trait, and [`Selects`] is required where it is made. So an entity that cannot be read is one
/// error, and awaiting the read is not a second one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say what a query selects",
    label = "write `One<Order>` for the entity `Order`, `Collection<Order>` for its whole partition, or for a query of an index `Through<One<Order>, 1>`, with \
             `use ddb_keys::query::{{Collection, One, Through}};`"
)]
pub trait Rows<T>: Sealed {
    /// The type of a row: the entity itself, the table's enum, or a user type.
    type Row;

    /// The fields of the rows that the index does not store, `()` if there are none. A generic function that reads rows
    /// takes a `Selects<T, Missing = ()>`.
    type Missing;
}

impl<T, E> Rows<T> for One<E> {
    type Row = E;
    type Missing = ();
}

// So a function that returns a `Query<Shop, Order>` is one error, and using what it returns is not another one.
#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<T, E: Entity> Rows<T> for E {
    type Row = E;
    type Missing = ();
}

impl<T, E> Rows<T> for Collection<E> {
    type Row = T;
    type Missing = ();
}

impl<T, C> Rows<T> for Members<C> {
    type Row = T;
    type Missing = ();
}

impl<T> Rows<T> for Everything {
    type Row = T;
    type Missing = ();
}

impl<T, S: Rows<T>, const KEY: usize> Rows<T> for Through<S, KEY> {
    type Row = S::Row;
    type Missing = S::Missing;
}

impl<T, S, R> Rows<T> for Selected<S, R> {
    type Row = R;
    type Missing = ();
}

/// Whether the key attributes of an item that no entity claims are among those that were read.
fn shows_its_key(error: &ItemError) -> bool {
    !matches!(error, ItemError::Unclaimed { reason: Unclaimed::NoKey { .. }, .. })
}

/// The functions of a selection, which a read needs when it is sent.
pub(in crate::aws) struct Reader<T, S: Rows<T>> {
    pub(in crate::aws) one_entity: bool,
    pub(in crate::aws) require_whole: fn(Option<&IndexSchema>) -> Result<(), InvalidRequest>,
    pub(in crate::aws) is_row: IsRow,
    pub(in crate::aws) is_former: Option<fn(&Item) -> bool>,
    pub(in crate::aws) row: RowOf<S::Row>,
    /// Returns the key of an index entry that may be a row.
    pub(in crate::aws) key: RowOf<Key>,
}

/// Returns whether an item is a row.
pub(in crate::aws) type IsRow = fn(&Item) -> Result<bool, ItemError>;

impl<T: Table, S: Selects<T>> Reader<T, S> {
    pub(in crate::aws) fn new() -> Self {
        let (one_entity, require_whole) = (S::ONE_ENTITY, S::require_whole);
        Self {
            one_entity,
            require_whole,
            is_row: S::is_row,
            is_former: S::IS_FORMER,
            row: S::read_row,
            key: key::<T, S>,
        }
    }
}

/// The key of an index entry that may be a row.
fn key<T: Table, S: Selects<T>>(entry: Item) -> Result<Option<Key>, ItemError> {
    let is_row = S::is_row(&entry);
    match (is_row, stored_key(&entry, T::SCHEMA)) {
        (Ok(false), _) => Ok(None),
        // An entry that does not tell its entity may be one whose item does.
        (_, Some(key)) => Ok(Some(key)),
        (Err(error), None) => Err(error),
        (Ok(true), None) => {
            Err(unclaimed::<T>(Unclaimed::NoKey { attribute: T::SCHEMA.pk }, entry))
        }
    }
}

impl<T, S: Rows<T>> Clone for Reader<T, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, S: Rows<T>> Copy for Reader<T, S> {}

impl<T, S: Rows<T>> fmt::Debug for Reader<T, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Reader")
    }
}

/// Keeps [`Selects`] to the selections of this library.
pub trait Sealed {}

impl<E> Sealed for One<E> {}
impl<E: Entity> Sealed for E {}
impl<E> Sealed for Collection<E> {}
impl<C> Sealed for Members<C> {}
impl Sealed for Everything {}
impl<S, const KEY: usize> Sealed for Through<S, KEY> {}
impl<S, R> Sealed for Selected<S, R> {}

impl<T: Table, E: EntityOf<T> + DeserializeOwned> Selects<T> for One<E> {
    type Selection = Self;
    const ONE_ENTITY: bool = true;
    const ENTITY: Option<&'static EntitySchema> = Some(E::SCHEMA);
    const IS_FORMER: Option<fn(&Item) -> bool> =
        if E::SCHEMA.formers.is_empty() { None } else { Some(is_under_former_key::<T, E>) };

    fn require_whole(index: Option<&IndexSchema>) -> Result<(), InvalidRequest> {
        index.map_or(Ok(()), |index| require_stored(index, E::SCHEMA))
    }

    fn is_row(item: &Item) -> Result<bool, ItemError> {
        match identify_among::<T>(item, |position| position == E::POSITION) {
            Ok(position) => Ok(position.is_some()),
            Err(reason) => Err(unclaimed::<T>(reason, item.clone())),
        }
    }

    fn read_row(item: Item) -> Result<Option<E>, ItemError> {
        row_of_entity::<T, E>(item)
    }
}

impl<T: TableItems, E: EntityOf<T>> Selects<T> for Collection<E> {
    type Selection = Self;
    const ONE_ENTITY: bool = false;

    fn require_whole(index: Option<&IndexSchema>) -> Result<(), InvalidRequest> {
        require_all_stored(index, T::SCHEMA)
    }

    fn is_row(_: &Item) -> Result<bool, ItemError> {
        Ok(true)
    }

    fn read_row(item: Item) -> Result<Option<T>, ItemError> {
        T::from_item(item).map(Some)
    }
}

impl<T: TableItems, C: ItemCollection<Table = T>> Selects<T> for Members<C> {
    type Selection = Self;
    const ONE_ENTITY: bool = true;

    fn require_whole(index: Option<&IndexSchema>) -> Result<(), InvalidRequest> {
        let Some(index) = index else { return Ok(()) };
        C::SCHEMA.members.iter().try_for_each(|member| require_stored(index, member.entity))
    }

    fn is_row(item: &Item) -> Result<bool, ItemError> {
        match identify_among::<T>(item, |position| C::SCHEMA.has_member(position)) {
            Ok(member) => Ok(member.is_some()),
            Err(reason) => Err(unclaimed::<T>(reason, item.clone())),
        }
    }

    fn read_row(item: Item) -> Result<Option<T>, ItemError> {
        match identify_among::<T>(&item, |position| C::SCHEMA.has_member(position)) {
            Ok(Some(position)) => decode_at::<T>(position, item).map(Some),
            Ok(None) => Ok(None),
            Err(reason) => Err(unclaimed::<T>(reason, item)),
        }
    }
}

impl<T: TableItems> Selects<T> for Everything {
    type Selection = Self;
    const ONE_ENTITY: bool = false;

    fn require_whole(index: Option<&IndexSchema>) -> Result<(), InvalidRequest> {
        require_all_stored(index, T::SCHEMA)
    }

    fn is_row(_: &Item) -> Result<bool, ItemError> {
        Ok(true)
    }

    fn read_row(item: Item) -> Result<Option<T>, ItemError> {
        T::from_item(item).map(Some)
    }
}

/// Refuses to read a table's enum from an index that lacks fields of one of its entities.
fn require_all_stored(
    index: Option<&IndexSchema>,
    table: &TableSchema,
) -> Result<(), InvalidRequest> {
    let Some(index) = index else { return Ok(()) };
    let has_key = |entity: &EntitySchema| entity.indexes.iter().any(|key| key.index == index.ident);
    let mut entities = table.entities.iter().filter(|entity| has_key(entity));
    entities.try_for_each(|entity| require_stored(index, entity))
}

fn require_stored(
    index: &IndexSchema,
    entity: &'static EntitySchema,
) -> Result<(), InvalidRequest> {
    if index.has_whole(entity) {
        return Ok(());
    }
    let missing = index.all_missing_from(entity).collect();
    Err(InvalidRequest::NotWhole { entity: entity.name, index: index.name, missing })
}

/// The items that `S` selects, read as an `R`. See [`Query::select_as`](super::query::Query::select_as).
pub struct Selected<S, R>(PhantomData<fn() -> (S, R)>);

impl<T: Table, S: Selects<T>, R: DeserializeOwned + Send + 'static> Selects<T> for Selected<S, R> {
    type Selection = Self;
    const ONE_ENTITY: bool = S::ONE_ENTITY;
    const IS_FORMER: Option<fn(&Item) -> bool> = S::IS_FORMER;

    fn require_whole(_: Option<&IndexSchema>) -> Result<(), InvalidRequest> {
        Ok(())
    }

    fn is_row(item: &Item) -> Result<bool, ItemError> {
        S::is_row(item)
    }

    fn read_row(item: Item) -> Result<Option<R>, ItemError> {
        match S::is_row(&item) {
            Ok(false) => return Ok(None),
            Err(error) if shows_its_key(&error) => return Err(error),
            Ok(true) | Err(_) => {}
        }
        let key = stored_key(&item, T::SCHEMA);
        from_item(item).map(Some).map_err(|source| ItemError::Deserialize {
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

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::*;

    #[test]
    fn a_selection_is_shown_whatever_its_rows_are() {
        assert_eq!(format!("{:?}", Selected::<(), ()>(PhantomData)), "Selected");
    }
}
