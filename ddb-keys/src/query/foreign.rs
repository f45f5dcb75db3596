//! Methods that belong to a table's client, or that other libraries give to queries. They cannot be called on a query: the
//! error says what to write.

use core::marker::PhantomData;
use core::ops::Deref;

use super::ReadyQuery;

/// What a query dereferences to, so that the compiler finds these methods after those of the query.
#[derive(Debug)]
pub struct QueryMethods<S>(PhantomData<fn() -> S>);

impl<S> QueryMethods<S> {
    /// The target of `Deref`.
    #[must_use]
    pub const fn of_a_query<'a>() -> &'a Self {
        &Self(PhantomData)
    }
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a query does nothing until a table's client reads it",
    label = "write `table.query(…)` around the query, then what the read has, such as `.limit(9)`, and `.await`"
)]
pub trait ReadByTheTable {
    /// What a filter would be given.
    type Row;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a range of keys is given by a method with the name of the part",
    label = "write the part's name and `_in` or `_starts_with`: `.number_in(1..=9)`, `.name_starts_with(\"a\")`"
)]
pub trait GivenByPart {}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a part of a key is given by a method with the name of its field",
    label = "write the field's name: `.username(\"ann\")`; the last part may be a range, `.number_in(1..=9)`"
)]
pub trait NamedAfterTheField {}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "an index has a query of its own, which is named after it",
    label = "write `Film::query_by_year()` for the index `ByYear`"
)]
pub trait QueryNamedAfterTheIndex {}

// Written out, because the compiler would show a macro and its call. Few names are short: the compiler
// would propose them for many a part that does not come next.

#[doc(hidden)]
impl<S> QueryMethods<S> {
    pub fn limit<R>(self, _: impl Sized) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn filter<R, C>(self, _: impl FnOnce(<Self as ReadByTheTable>::Row) -> C) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn descending<R>(self) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn ascending<R>(self) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn consistent<R>(self) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn select<R>(self) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn stream<R>(self) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn go<R>(self) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn exec<R>(self) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn send<R>(self) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn load<R>(self, _: impl Sized) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn execute<R>(self, _: impl Sized) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn fetch_all<R>(self, _: impl Sized) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn fetch_one<R>(self, _: impl Sized) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn page<R>(self, _: impl Sized) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn all<R>(self) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn first<R>(self) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn count<R>(self) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }

    pub fn fetch<R>(self, _: impl Sized) -> R
    where
        Self: ReadByTheTable,
    {
        unreachable!()
    }
}

#[doc(hidden)]
impl<S> QueryMethods<S> {
    pub fn begins<R>(self, _: impl Sized) -> R
    where
        Self: GivenByPart,
    {
        unreachable!()
    }

    pub fn begins_with<R>(self, _: impl Sized) -> R
    where
        Self: GivenByPart,
    {
        unreachable!()
    }

    pub fn between<R>(self, _: impl Sized, _: impl Sized) -> R
    where
        Self: GivenByPart,
    {
        unreachable!()
    }
}

#[doc(hidden)]
impl<S> QueryMethods<S> {
    pub fn pk<R>(self, _: impl Sized) -> R
    where
        Self: NamedAfterTheField,
    {
        unreachable!()
    }

    pub fn sk<R>(self, _: impl Sized) -> R
    where
        Self: NamedAfterTheField,
    {
        unreachable!()
    }

    pub fn partition_key<R>(self, _: impl Sized) -> R
    where
        Self: NamedAfterTheField,
    {
        unreachable!()
    }

    pub fn sort_key<R>(self, _: impl Sized) -> R
    where
        Self: NamedAfterTheField,
    {
        unreachable!()
    }

    pub fn primary<R>(self, _: impl Sized) -> R
    where
        Self: NamedAfterTheField,
    {
        unreachable!()
    }

    pub fn hash_key<R>(self, _: impl Sized) -> R
    where
        Self: NamedAfterTheField,
    {
        unreachable!()
    }

    pub fn range_key<R>(self, _: impl Sized) -> R
    where
        Self: NamedAfterTheField,
    {
        unreachable!()
    }

    pub fn sk_begins_with<R>(self, _: impl Sized) -> R
    where
        Self: GivenByPart,
    {
        unreachable!()
    }

    pub fn sort_key_begins_with<R>(self, _: impl Sized) -> R
    where
        Self: GivenByPart,
    {
        unreachable!()
    }

    pub fn index<R>(self, _: impl Sized) -> R
    where
        Self: QueryNamedAfterTheIndex,
    {
        unreachable!()
    }
}

#[doc(hidden)]
impl<S> Deref for ReadyQuery<S> {
    type Target = QueryMethods<S>;

    fn deref(&self) -> &QueryMethods<S> {
        QueryMethods::of_a_query()
    }
}
