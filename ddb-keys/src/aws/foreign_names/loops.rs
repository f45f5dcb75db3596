//! Loops over pages, streams, and queries and scans that are not awaited, and methods of iterators.
//!
//! The bounds are on a type other than the one that is looped over, because the compiler shows their messages only then. The
//! methods return whatever is expected, so that there is one error.

use alloc::vec::{IntoIter, Vec};
use core::marker::PhantomData;
use core::ops::Deref;

use super::{answered, instead, refused};
use crate::aws::read::select::Selected;
use crate::aws::{Client, Error, Page, Query, RowStream, Rows, Scan};
use crate::query::{Collection, Members, One};
use crate::table::Table;

instead! {
    "a query or a scan returns its rows when it is awaited",
    "await it first: `.await?`",
    "to take rows while they are read, write `.stream()`, and `while let Some(row) = rows.try_next().await?`"
    => ReadBeforeTheLoop;

    "the rows of a query or a scan are taken one by one from its stream",
    "write `.stream()` before this method of `futures::StreamExt` or `TryStreamExt`"
    => WriteStream;

    "a page has its rows in `rows`",
    "write `page.rows`, or `&page.rows`"
    => RowsOfThePage;

    "a page has the cursor of the next one in `cursor`",
    "write `page.cursor`, which is `None` after the last page"
    => CursorOfThePage;

    "the rows of a stream are awaited one by one",
    "write `while let Some(row) = rows.try_next().await?`"
    => TryNext;

    "the rows of a stream are awaited one by one, and the methods of streams are in a trait",
    "write `while let Some(row) = rows.try_next().await?`, or `use futures::StreamExt;` (or `TryStreamExt`) for this method"
    => TryNextOrStreamExt;

    "a stream has the rows of a request, whose options are given before",
    "write the method before `.stream()`; the methods of streams need `use futures::StreamExt;`"
    => BeforeTheStream;

    "a stream has the rows of a request, which can do this instead",
    "write it in place of `.stream()`; the methods of streams need `use futures::StreamExt;`"
    => InPlaceOfTheStream;

    "a stream has the rows of a request, which are limited before",
    "write `.limit(20)` before `.stream()`; the methods of streams need `use futures::StreamExt;`"
    => LimitBeforeTheStream;

    "a stream is not awaited itself, but row by row",
    "remove `.await?`; the loop is `while let Some(row) = rows.try_next().await?`"
    => AwaitItsRows;

    "the number of rows is limited by `limit`, and a page begins at the cursor of the one before",
    "write `.limit(20)` or `.page(cursor)`"
    => LimitOrPage;
}

#[cfg(not(rust_analyzer))]
#[doc(hidden)]
impl<R> Iterator for Page<R>
where
    Vec<R>: RowsOfThePage,
{
    type Item = <Vec<R> as RowsOfThePage>::Instead;

    fn next(&mut self) -> Option<Self::Item> {
        None
    }
}

#[cfg(not(rust_analyzer))]
#[doc(hidden)]
#[allow(clippy::copy_iterator, reason = "it is never an iterator")]
impl<R> Iterator for &Page<R>
where
    Vec<R>: RowsOfThePage,
{
    type Item = <Vec<R> as RowsOfThePage>::Instead;

    fn next(&mut self) -> Option<Self::Item> {
        None
    }
}

refused! {
    [R] Page<R>, Self {
        RowsOfThePage: len is_empty iter first last get contains;
    }
}

// The compiler asks whether they are iterators, too, and shows a message only if one question fails.
#[cfg(not(rust_analyzer))]
#[doc(hidden)]
#[allow(clippy::should_implement_trait, reason = "nothing calls it")]
impl<R> Page<R> {
    pub fn into_iter(self) -> IntoIter<R>
    where
        Vec<R>: RowsOfThePage,
    {
        unreachable!()
    }
}

#[cfg(not(rust_analyzer))]
#[doc(hidden)]
impl<R> Iterator for RowStream<R>
where
    Result<R, Error>: TryNext,
{
    type Item = <Result<R, Error> as TryNext>::Instead;

    fn next(&mut self) -> Option<Self::Item> {
        None
    }
}

/// The type that a stream dereferences to, where the compiler looks for a method after those of traits.
#[doc(hidden)]
#[derive(Debug)]
pub struct StreamMethods<R>(PhantomData<fn() -> R>);

#[cfg(not(rust_analyzer))]
#[doc(hidden)]
impl<R> Deref for RowStream<R> {
    type Target = StreamMethods<R>;

    fn deref(&self) -> &StreamMethods<R> {
        &StreamMethods(PhantomData)
    }
}

/// Queries are iterators one by one, so that `all` of a query that lacks fields is not a method of iterators.
macro_rules! loops {
    ($([$($generics:ident),*] $selection:ty;)*) => {$(
        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        impl<T: Table, $($generics),*> Iterator for Query<T, $selection>
        where
            Client<T>: ReadBeforeTheLoop,
        {
            type Item = <Client<T> as ReadBeforeTheLoop>::Instead;

            fn next(&mut self) -> Option<Self::Item> {
                None
            }
        }
    )*};
}

loops! { [E] One<E>; [E] Collection<E>; [C] Members<C>; [S, R] Selected<S, R>; }

#[cfg(not(rust_analyzer))]
#[doc(hidden)]
impl<T: Table, S: Rows<T>> Iterator for Scan<T, S>
where
    Client<T>: ReadBeforeTheLoop,
{
    type Item = <Client<T> as ReadBeforeTheLoop>::Instead;

    fn next(&mut self) -> Option<Self::Item> {
        None
    }
}

answered! {
    [R] StreamMethods<R>, RowStream<R>, self: &Self {
        BeforeTheStream: filter(_) filter_of(_) filter_text(_) limit(_) consistent() descending() after(_) customize(_);
        InPlaceOfTheStream: count() page(_);
        LimitBeforeTheStream: take(_);
        TryNextOrStreamExt: map(_) filter_map(_) flat_map(_) for_each(_) fold(_, _) collect() skip(_) chain(_) zip(_)
            enumerate() then(_) inspect(_) all(_) any(_) peekable() boxed() buffered(_) buffer_unordered(_) chunks(_) ready_chunks(_)
            for_each_concurrent(_, _) into_future() fuse() take_while(_) skip_while(_) try_collect() try_filter(_) try_filter_map(_)
            try_fold(_, _) try_for_each(_) try_for_each_concurrent(_, _) try_take_while(_) map_ok(_) map_err(_) and_then(_) or_else(_)
            err_into() flatten() scan(_, _) unzip() concat() cycle() forward(_) try_concat() try_flatten() try_skip_while(_) map_while(_);
    }

    [R] Page<R>, Vec<R>, self: &Self {
        RowsOfThePage: to_vec() into_rows() map(_) collect();
        CursorOfThePage: has_next() has_more() has_next_page() next() next_page();
    }
}

/// The same names for both reads that have rows.
macro_rules! reads {
    ($($read:ident)*) => {
        answered! {
            $([T: Table, S: Rows<T>] $read<T, S>, Client<T>, self: Self {
                LimitOrPage: take(_) skip(_);
                ReadBeforeTheLoop: iter() into_iter() map(_) filter_map(_) flat_map(_) fold(_, _) enumerate() zip(_) chain(_) inspect(_) any(_)
                    position(_) partition(_) reduce(_) peekable() take_while(_) skip_while(_) collect();
                WriteStream: try_fold(_, _) try_for_each(_) try_for_each_concurrent(_, _) for_each_concurrent(_, _) try_filter(_) try_filter_map(_)
                    try_chunks(_) try_concat() try_flatten() try_take_while(_) try_skip_while(_) map_ok(_) inspect_ok(_) inspect_err(_)
                    buffered(_) buffer_unordered(_) try_buffered(_) try_buffer_unordered(_) ready_chunks(_) err_into();
            })*
        }
    };
}
reads!(Query Scan);
