//! Iterators that stand for a list where a tuple can stand, too.

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
