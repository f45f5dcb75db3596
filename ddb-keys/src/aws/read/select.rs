//! What queries and scans select, the rows that they have, and what neither may ask for.

use aws_sdk_dynamodb::types::Select;
use serde::de::DeserializeOwned;

use super::row_reader::{Formers, Reads, RowReader};
use crate::aws::item::codec::decode_at;
use crate::aws::item::decode::{decode, unclaimed};
use crate::aws::item::identify::{former_index_key, identify_among, is_under_former_key};
use crate::aws::{EntityOf, InvalidRequest, Item, ItemError, TableItems};
use crate::key::Queries;
use crate::query::{Collection, Everything, Former, IntoCondition, Members, One, Through};
use crate::schema::{EntitySchema, IndexSchema, TableSchema};
use crate::table::{ItemCollection, Table};

/// A query whose rows the table `T` can read.
///
/// It is implemented for each [query](crate::query) of an entity of the table, of a whole partition, and of an item collection. A generic
/// function that returns the rows requires `Q: QueryOf<T, Missing = ()>`; one that hydrates them needs no more than `Q: QueryOf<T>`.
///
#[doc = crate::aws::example::example!(
    "use ddb_keys::aws::{Client, QueryOf};"
    ""
    "async fn newest<T: Table, Q: QueryOf<T, Missing = ()>>("
    "    table: &Client<T>, query: Q,"
    ") -> Result<Option<Q::Row>, Error> {"
    "    table.query(query).descending().first().await"
    "}"
    "table.put(&message).await?;"
    r#"assert_eq!(newest(&table, Message::query().room("rust")).await?, Some(message));"#
)]
#[diagnostic::on_unimplemented(
    message = "`{T}` cannot read what this query selects",
    label = "not a query of the table `{T}`",
    note = "a query begins at an entity of the table, `Order::query().username(…)`, or for a whole partition `Order::collection().username(…)`",
    note = "a key is read by `get`; and what `table.query(…)` returns is a request, which `.await` sends: give the query inside of it"
)]
pub trait QueryOf<T>: IntoCondition {
    /// The type of a row: the entity itself, or the table's enum.
    type Row: Send + 'static;

    /// The fields of the rows that the index does not store, `()` if there are none.
    type Missing;

    /// How the rows are read.
    #[doc(hidden)]
    fn reader() -> RowReader<Self::Row>;
}

impl<T, Q: IntoCondition<Select: Selects<T>>> QueryOf<T> for Q {
    type Row = <Q::Select as Selects<T>>::Row;
    type Missing = <Q::Select as Selects<T>>::Missing;

    fn reader() -> RowReader<Self::Row> {
        <Q::Select as Selects<T>>::reader()
    }
}

/// A selection that the table `T` can read: the items of one entity, or all items.
///
/// Implemented only for the [selections](crate::query#what-a-query-selects) of this library.
#[diagnostic::on_unimplemented(
    message = "`{T}` cannot read what this query selects",
    label = "selects `{Self}`",
    note = "a function that takes or returns a query says what it selects: `impl IntoCondition<Select = One<Order>>`, or `Select = One<E>` for any \
            entity of the table"
)]
pub trait Selects<T> {
    /// See [`QueryOf::Row`].
    type Row: Send + 'static;

    /// See [`QueryOf::Missing`].
    type Missing;

    /// How the rows are read.
    #[doc(hidden)]
    fn reader() -> RowReader<Self::Row>;
}

impl<T: Table, E: EntityOf<T> + DeserializeOwned> Selects<T> for One<E> {
    type Row = E;
    type Missing = ();

    fn reader() -> RowReader<E> {
        RowReader {
            one_entity: true,
            entity: Some(E::SCHEMA),
            require_whole: |index| require_stored(index, E::SCHEMA),
            is_row: is_of::<T, E>,
            formers: Formers {
                primary: match E::SCHEMA.formers {
                    [] => None,
                    _ => Some(is_under_former_key::<T, E>),
                },
                of_index: match E::SCHEMA.former_indexes {
                    [] => None,
                    _ => Some(|index, item| former_index_key::<T, E>(index, item).is_some()),
                },
            },
            read: |item| {
                read_one_of::<T, E>(item, &|position| position == E::POSITION, |_, item| {
                    decode::<T, E>(item)
                })
            },
            reads: Reads::All,
            fields: None,
        }
    }
}

#[diagnostic::do_not_recommend]
impl<T: Table, E: EntityOf<T> + DeserializeOwned> Selects<T> for Former<One<E>> {
    type Row = E;
    type Missing = ();

    fn reader() -> RowReader<E> {
        let is_row = |item: &Item| Ok(is_of::<T, E>(item)? && is_under_former_key::<T, E>(item));
        RowReader {
            is_row,
            formers: Formers::default(),
            read: |item| decode::<T, E>(item).map(Some),
            reads: Reads::Rows,
            ..<One<E> as Selects<T>>::reader()
        }
    }
}

#[diagnostic::do_not_recommend]
impl<T: Table, E, const KEY: usize> Selects<T> for Former<Through<One<E>, KEY>>
where
    E: EntityOf<T> + Queries<KEY> + DeserializeOwned,
    Through<One<E>, KEY>: Selects<T, Row = E>,
{
    type Row = E;
    type Missing = <Through<One<E>, KEY> as Selects<T>>::Missing;

    fn reader() -> RowReader<E> {
        let is_row = |item: &Item| Ok(is_of::<T, E>(item)? && has_former_key::<T, E>(KEY, item));
        RowReader { is_row, ..<Former<One<E>> as Selects<T>>::reader() }
    }
}

/// Whether an item has the former key of an index that has this number.
fn has_former_key<T: Table, E: EntityOf<T>>(number: usize, item: &Item) -> bool {
    E::SCHEMA.key_in_index(number).is_some_and(|key| {
        let index = T::SCHEMA.index(key.index);
        index.and_then(|index| former_index_key::<T, E>(index, item)) == Some(key.name)
    })
}

#[diagnostic::do_not_recommend]
impl<T: TableItems, C: ItemCollection<Table = T>> Selects<T> for Members<C> {
    type Row = T;
    type Missing = ();

    fn reader() -> RowReader<T> {
        RowReader {
            one_entity: true,
            require_whole: |index| {
                let mut members = C::SCHEMA.members.iter();
                members.try_for_each(|member| require_stored(index, member.entity))
            },
            is_row: |item| is_one_of::<T>(item, &|position| C::SCHEMA.has_member(position)),
            read: |item| {
                read_one_of::<T, T>(item, &|position| C::SCHEMA.has_member(position), decode_at)
            },
            ..everything()
        }
    }
}

#[diagnostic::do_not_recommend]
impl<T: TableItems, E: EntityOf<T>> Selects<T> for Collection<E> {
    type Row = T;
    type Missing = ();

    fn reader() -> RowReader<T> {
        everything()
    }
}

#[diagnostic::do_not_recommend]
impl<T: TableItems> Selects<T> for Everything {
    type Row = T;
    type Missing = ();

    fn reader() -> RowReader<T> {
        everything()
    }
}

/// Reads every item as the table's enum.
fn everything<T: TableItems>() -> RowReader<T> {
    RowReader {
        one_entity: false,
        entity: None,
        require_whole: |index| require_all_stored(index, T::SCHEMA),
        is_row: |_| Ok(true),
        formers: Formers::default(),
        read: |item| T::from_item(item).map(Some),
        reads: Reads::All,
        fields: None,
    }
}

/// Whether an item is of the entity `E`.
pub(in crate::aws) fn is_of<T: Table, E: EntityOf<T>>(item: &Item) -> Result<bool, ItemError> {
    is_one_of::<T>(item, &|position| position == E::POSITION)
}

/// Whether an item is of one of the entities at these positions of the table's schema.
fn is_one_of<T: Table>(item: &Item, wanted: &dyn Fn(usize) -> bool) -> Result<bool, ItemError> {
    match identify_among::<T>(item, wanted) {
        Ok(position) => Ok(position.is_some()),
        Err(reason) => Err(unclaimed::<T>(reason, item.clone())),
    }
}

/// Reads an item of one of the entities at these positions. `None` if it is of another one.
fn read_one_of<T: Table, R>(
    item: Item,
    wanted: &dyn Fn(usize) -> bool,
    read: fn(usize, Item) -> Result<R, ItemError>,
) -> Result<Option<R>, ItemError> {
    match identify_among::<T>(&item, wanted) {
        Ok(position) => position.map(|position| read(position, item)).transpose(),
        Err(reason) => Err(unclaimed::<T>(reason, item)),
    }
}

/// Refuses to read a table's enum from an index that lacks fields of one of its entities.
fn require_all_stored(index: &IndexSchema, table: &TableSchema) -> Result<(), InvalidRequest> {
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

/// Refuses a consistent read of a global index.
pub(super) fn no_global_index(index: Option<&'static IndexSchema>) -> Result<(), InvalidRequest> {
    match index {
        Some(IndexSchema { name, local: false, .. }) => {
            Err(InvalidRequest::ConsistentIndex { index: name })
        }
        _ => Ok(()),
    }
}

/// Refuses a start key, because the read sets its own for each page, and a count in place of items, which would be no rows.
pub(super) fn reads_rows(
    has_start_key: bool,
    select: Option<&Select>,
) -> Result<(), InvalidRequest> {
    if has_start_key {
        return Err(InvalidRequest::already_set("exclusive_start_key", "after"));
    }
    if select == Some(&Select::Count) {
        return Err(InvalidRequest::already_set("select", "count"));
    }
    Ok(())
}
