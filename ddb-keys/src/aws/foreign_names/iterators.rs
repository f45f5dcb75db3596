//! Names that iterators have, too, on requests.
//!
//! The bounds are on the client, and the methods are written out: see [`loops`](super::loops).

use super::instead;
use crate::aws::{
    Check, Client, Delete, Get, GetMany, Hydrate, Load, LoadMany, Put, Query, Rows, Update,
};
use crate::table::Table;

instead! {
    "a get reads the item of one key", "write `table.query(…).filter(…)`, or compare the item that is read" => FilterOfAGet;
    "a write has a condition, not a filter", "write `.condition(|order| order.total.lt(100))`, or `.condition_text(\"…\")`" => ConditionNotFilter;
    "a key has one item or none", "write `table.exists(key)`" => CountOfAGet;
    "several items are read by their keys, all of them", "write `table.query(…).filter(…)`, or compare the items that are read" => FilterOfGetMany;
    "an item collection is read whole", "write `table.query(…).filter_of::<Order>(…)`, and `from_rows` for its rows" => FilterOfACollection;
    "a filter belongs to the query of the index", "write `.filter(…).hydrate()`" => FilterBeforeHydrate;
    "rows are counted by the query of the index", "write `.count()` instead of `.hydrate()`" => CountBeforeHydrate;
    "the parts of a key are given to the query, by methods with their names", "write `table.query(Order::query().username(\"ann\").number_in(5..))`" => PartsOfTheQuery;
}

#[doc(hidden)]
impl<T, R> Get<T, R> {
    pub fn filter<A, C>(self, _: impl FnOnce(<Client<T> as FilterOfAGet>::Instead) -> C) -> A
    where
        Client<T>: FilterOfAGet,
    {
        unreachable!()
    }

    pub fn count<A>(self) -> A
    where
        Client<T>: CountOfAGet,
    {
        unreachable!()
    }
}

#[doc(hidden)]
impl<T, R> GetMany<T, R> {
    pub fn filter<A, C>(self, _: impl FnOnce(<Client<T> as FilterOfGetMany>::Instead) -> C) -> A
    where
        Client<T>: FilterOfGetMany,
    {
        unreachable!()
    }
}

#[doc(hidden)]
impl<T, C> Load<T, C> {
    pub fn filter<A, B>(self, _: impl FnOnce(<Client<T> as FilterOfACollection>::Instead) -> B) -> A
    where
        Client<T>: FilterOfACollection,
    {
        unreachable!()
    }
}

#[doc(hidden)]
impl<T, C> LoadMany<T, C> {
    pub fn filter<A, B>(self, _: impl FnOnce(<Client<T> as FilterOfACollection>::Instead) -> B) -> A
    where
        Client<T>: FilterOfACollection,
    {
        unreachable!()
    }
}

#[doc(hidden)]
impl<T, S: Rows<T>> Hydrate<T, S> {
    pub fn filter<A, C>(self, _: impl FnOnce(<Client<T> as FilterBeforeHydrate>::Instead) -> C) -> A
    where
        Client<T>: FilterBeforeHydrate,
    {
        unreachable!()
    }

    pub fn count<A>(self) -> A
    where
        Client<T>: CountBeforeHydrate,
    {
        unreachable!()
    }
}

#[doc(hidden)]
impl<T: Table, S: Rows<T>> Query<T, S> {
    pub fn eq<A>(self, _: impl Sized) -> A
    where
        Client<T>: PartsOfTheQuery,
    {
        unreachable!()
    }

    pub fn ge<A>(self, _: impl Sized) -> A
    where
        Client<T>: PartsOfTheQuery,
    {
        unreachable!()
    }

    pub fn gt<A>(self, _: impl Sized) -> A
    where
        Client<T>: PartsOfTheQuery,
    {
        unreachable!()
    }

    pub fn le<A>(self, _: impl Sized) -> A
    where
        Client<T>: PartsOfTheQuery,
    {
        unreachable!()
    }

    pub fn lt<A>(self, _: impl Sized) -> A
    where
        Client<T>: PartsOfTheQuery,
    {
        unreachable!()
    }

    pub fn begins_with<A>(self, _: impl Sized) -> A
    where
        Client<T>: PartsOfTheQuery,
    {
        unreachable!()
    }

    pub fn between<A>(self, _: impl Sized, _: impl Sized) -> A
    where
        Client<T>: PartsOfTheQuery,
    {
        unreachable!()
    }
}

#[doc(hidden)]
impl<T, E, V> Put<T, E, V> {
    pub fn filter<A, C>(self, _: impl FnOnce(<Client<T> as ConditionNotFilter>::Instead) -> C) -> A
    where
        Client<T>: ConditionNotFilter,
    {
        unreachable!()
    }
}

#[doc(hidden)]
impl<T, E> Update<T, E> {
    pub fn filter<A, C>(self, _: impl FnOnce(<Client<T> as ConditionNotFilter>::Instead) -> C) -> A
    where
        Client<T>: ConditionNotFilter,
    {
        unreachable!()
    }
}

#[doc(hidden)]
impl<T, E> Delete<T, E> {
    pub fn filter<A, C>(self, _: impl FnOnce(<Client<T> as ConditionNotFilter>::Instead) -> C) -> A
    where
        Client<T>: ConditionNotFilter,
    {
        unreachable!()
    }
}

#[doc(hidden)]
impl<T, E, S> Check<T, E, S> {
    pub fn filter<A, C>(self, _: impl FnOnce(<Client<T> as ConditionNotFilter>::Instead) -> C) -> A
    where
        Client<T>: ConditionNotFilter,
    {
        unreachable!()
    }
}
