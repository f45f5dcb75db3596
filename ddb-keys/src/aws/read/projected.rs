//! The fields that an index stores of each entity, as types: a read through an index that stores less than its rows
//! need does not compile.

use core::marker::PhantomData;

use super::row_reader::RowReader;
use super::select::Selects;
use crate::key::Queries;
use crate::query::{Collection, One, Through};
use crate::schema::TableSchema;
use crate::table::unknown_name;

/// A read whose rows are whole: none of their `Fields` is missing.
///
/// An index that does not store every field of an entity does not have its rows. Name the missing fields in
/// the projection of the index, read the rows from the table with
/// [`hydrate`](crate::aws::Query::hydrate), or read what the index stores with
/// [`select_as`](crate::aws::Query::select_as).
#[diagnostic::on_unimplemented(
    message = "the index does not store all fields of the rows: `{Fields}`",
    label = "read the rows from the table, `.hydrate().await?.rows`, or what the index stores, `.select_as::<R>()`",
    note = "or include the missing attributes in the projection of the index"
)]
pub trait Whole<Fields> {}

#[diagnostic::do_not_recommend]
impl<R> Whole<()> for R {}

/// The fields of `E` that the index `I` of a table does not store.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not declare the index that this query reads",
    label = "the table has no such index"
)]
pub trait Projects<E, I> {
    /// `()` if the index stores them all.
    type Missing: Missing;
}

/// The fields that the index `I` of a table does not store, of the first entity that lacks any there.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not declare the index that this query reads",
    label = "the table has no such index"
)]
pub trait ProjectsAll<I> {
    /// `()` if the index stores all of them.
    type Missing: Missing;
}

/// A list of missing fields.
pub trait Missing {
    /// This list, or another one if this is empty.
    type Or<M: Missing>: Missing;
}

impl Missing for () {
    type Or<M: Missing> = M;
}

/// The fields that an index lacks, in a tuple. Errors about a read through it show this type.
#[derive(Debug)]
pub struct NotStored<Fields>(PhantomData<Fields>);

/// Stands for further fields.
#[derive(Debug)]
#[allow(non_camel_case_types, reason = "shown among names of fields")]
pub struct and_others;

/// Makes a list of this many fields.
#[derive(Debug)]
pub struct Listed<const COUNT: usize>;

/// The first fields of a list of two. The compiler shortens what it shows of longer ones.
pub trait FirstOf<A, B> {
    /// The list.
    type List: Missing;
}

impl<A, B> FirstOf<A, B> for Listed<0> {
    type List = ();
}

macro_rules! lists {
    ($($count:literal: [$($field:ident),*] $list:ty;)*) => {
        $(
            impl<A, B> FirstOf<A, B> for Listed<$count> {
                type List = NotStored<$list>;
            }

            impl<$($field),*> Missing for NotStored<$list> {
                type Or<M: Missing> = Self;
            }
        )*
    };
}

lists! {
    1: [A] (A,);
    2: [A, B] (A, B);
    3: [A, B] (A, B, and_others);
}

/// How many fields of an entity an index lacks, up to three, and the numbers of the first two.
pub type Lacking = (usize, [usize; 2]);

/// Returns what some indexes of a table lack of each entity. Nothing after a mistake that is reported:
/// one that the derive found, or an index that includes an unknown name.
#[must_use]
pub const fn lacking<const INDEXES: usize, const ENTITIES: usize>(
    table: Option<&TableSchema>,
    indexes: [&str; INDEXES],
) -> [[Lacking; ENTITIES]; INDEXES] {
    let mut found = [[(0, [usize::MAX; 2]); ENTITIES]; INDEXES];
    let Some(table) = table else { return found };
    let mut index = 0;
    while index < INDEXES {
        if let Some(schema) = table.index(indexes[index])
            && unknown_name(table, schema).is_none()
        {
            let mut entity = 0;
            while entity < ENTITIES && entity < table.entities.len() {
                found[index][entity] = schema.lacking(table.entities[entity]);
                entity += 1;
            }
        }
        index += 1;
    }
    found
}

/// Once the table is known, so is whether the index stores all that the rows are made from.
macro_rules! through_an_index {
    ($selection:ident: $projects:ident [$($argument:ident),*]) => {
        #[diagnostic::do_not_recommend]
        impl<T, E, const KEY: usize> Selects<T> for Through<$selection<E>, KEY>
        where
            T: $projects<$($argument,)* <E as Queries<KEY>>::Index>,
            E: Queries<KEY>,
            $selection<E>: Selects<T>,
        {
            type Row = <$selection<E> as Selects<T>>::Row;
            type Missing = <T as $projects<$($argument,)* <E as Queries<KEY>>::Index>>::Missing;

            fn reader() -> RowReader<Self::Row> {
                <$selection<E> as Selects<T>>::reader()
            }
        }
    };
}

through_an_index!(One: Projects [E]);
through_an_index!(Collection: ProjectsAll []);
