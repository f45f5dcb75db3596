//! Lists of keys and of queries. The compiler's messages about them are shorter than those about iterators.

/// Hands a macro the iterators of the standard library that stand for a list where a tuple can stand, too. No trait can be implemented
/// for all iterators and for tuples: the standard library could make a tuple one.
macro_rules! iterators {
    ($each:ident) => {
        $each! {
            [I, F] ::core::iter::Map<I, F>;
            [I, P] ::core::iter::Filter<I, P>;
            [I, F] ::core::iter::FilterMap<I, F>;
            [I, U: IntoIterator, F] ::core::iter::FlatMap<I, U, F>;
            [I: Iterator<Item: IntoIterator>] ::core::iter::Flatten<I>;
            [I, J] ::core::iter::Chain<I, J>;
            [I] ::core::iter::Copied<I>;
            [I] ::core::iter::Cloned<I>;
            [I] ::core::iter::Rev<I>;
            [I] ::core::iter::Skip<I>;
            [I] ::core::iter::Take<I>;
            [I] ::core::iter::StepBy<I>;
            [I, P] ::core::iter::TakeWhile<I, P>;
            [I, P] ::core::iter::SkipWhile<I, P>;
            [I, F] ::core::iter::Inspect<I, F>;
            ['a, V] ::core::slice::Iter<'a, V>;
            [V] ::alloc::vec::IntoIter<V>;
            [V, const N: usize] ::core::array::IntoIter<V, N>;
        }
    };
}
pub(in crate::aws) use iterators;

/// A trait of every iterable, with a message of its own for what is not.
macro_rules! list {
    ($(#[$about:meta])* $list:ident: $items:ident) => {
        $(#[$about])*
        pub trait $list<I> {
            #[doc(hidden)]
            fn $items(self) -> impl Iterator<Item = I>;
        }

        #[diagnostic::do_not_recommend]
        impl<L: IntoIterator<Item = I>, I> $list<I> for L {

            fn $items(self) -> impl Iterator<Item = I> {
                self.into_iter()
            }
        }
    };
}

list! {
    /// A list of keys.
    #[diagnostic::on_unimplemented(
        message = "expected a list of keys, found `{Self}`",
        label = "write `get_many([key])`, or for keys of several entities `get_many_any((user_key, order_key))`",
        note = "one item is read by `get(key)`, and the items of a query by `table.query(…)`"
    )]
    KeyList: keys
}

list! {
    /// A list of queries.
    #[diagnostic::on_unimplemented(
        message = "expected a list of queries, found `{Self}`",
        label = "not a list",
        note = "write `table.load_many([query])`, or `table.load(query)` for one item collection"
    )]
    QueryList: queries
}
