//! Methods of a query for parts that do not come next, and for fields that are in no part. They cannot be called: the error
//! says what to write.

use super::foreign::{GivenByPart, NamedAfterTheField, QueryMethods};
use super::next_part::{NoFurtherPart, NothingAfterARange};

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a query selects items by the parts of its key, and this field is none of them",
    label = "filter by it, beside the partition key: `table.query(…).filter(|item| item.field.eq(value))`",
    note = "to find items by the field alone, declare an index, such as `#[gsi(ByField, pk = \"FIELD#<field>\")]`, and query it"
)]
pub trait IsNoPart {
    /// The return type of the method.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "DynamoDB finds a partition by its whole key: no part of it can be a range or a beginning",
    label = "give one value, by the method named after the part, such as `.username(\"ann\")`; parts of the sort key have ranges",
    note = "to find items by a range or the beginning of a part, put that part into the sort key of an index, such as `#[gsi(ByName, pk = \"USERS\", sk = \"<name>\")]`; \
            without a partition key, every item is read by `table.scan_of::<Order>()`"
)]
pub trait IsExact {
    /// The return type of the method.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "only text has a beginning, and this part is written in another format",
    label = "give a range of values by the method that ends in `_in`: `.number_in(100..=199)`, `.day_in(from..=to)`"
)]
pub trait HasNoBeginning {
    /// The return type of the method.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a query takes the parts of its key from left to right, and the next one is `{Next}`",
    label = "give `{Next}` first, by the method of that name",
    note = "to find items without that part, declare an index whose key begins with what is known, such as `#[gsi(ByEmail, pk = \"EMAIL#<email>\")]`"
)]
pub trait ComesNext<Next> {
    /// The return type of the method.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "the query has every part that it takes",
    label = "leave this part out",
    note = "the query of a collection takes the parts of the partition key alone; for a part of the sort key, query the entity: `Order::query()`"
)]
pub trait TakesNoFurtherPart {
    /// The return type of the method.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a range is the last part of a query, and nothing can follow it",
    label = "leave this part out, and filter by it: `table.query(…).filter(|item| item.field.eq(value))`",
    note = "a part can follow if the one before it is given as a value, `.number(7)`, in place of a range, `.number_in(1..=9)`"
)]
pub trait FollowsARange {
    /// The return type of the method.
    type Instead;
}

/// The messages about a misplaced part when no part can follow.
macro_rules! nothing_comes_next {
    ($($trait:ident)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<Select> $trait<NoFurtherPart> for QueryMethods<Select>
        where
            Self: TakesNoFurtherPart,
        {
            type Instead = <Self as TakesNoFurtherPart>::Instead;
        }

        #[diagnostic::do_not_recommend]
        impl<Select> $trait<NothingAfterARange> for QueryMethods<Select>
        where
            Self: FollowsARange,
        {
            type Instead = <Self as FollowsARange>::Instead;
        }
    )*};
}
nothing_comes_next!(ComesNext GivenByPart NamedAfterTheField);

/// Implemented by nothing. `Query` is named like the function that begins the query of the index.
#[diagnostic::on_unimplemented(
    message = "`{E}::query()` reads by the primary key, and the index has a query of its own",
    label = "begin with `{E}::{Query}()`, and give each part of the index by its method, such as `.status(…)`",
    note = "to narrow one partition by a field, filter it: `table.query(…).filter(|item| item.year.eq(1999))`"
)]
pub trait PartOfAnIndex<E, Query> {
    /// The return type of the method.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a range of a part is given by a method that ends in `_in`, and its beginning by one in `_starts_with`",
    label = "write `.number_in(1..=9)`, or `.name_starts_with(\"a\")` for a part that is text"
)]
pub trait EndsInInOrStartsWith {
    /// The return type of the method.
    type Instead;
}

/// The type that a query dereferences to: the names that cannot come next, as methods that cannot be called. Editors do not see
/// them, so that they propose the next part.
///
/// One macro without others in it, because each entity expands it for each of its keys.
#[cfg(not(rust_analyzer))]
#[doc(hidden)]
#[macro_export]
macro_rules! __misplaced_parts {
    (
        [$($generics:tt)*] $query:ty, $names:ident $select:ident $next:ident [$entity:ty] [$($part:ident)*] [$($exact:ident)*] [$($beginning:ident)*]
        [$($index:ident: $begun:path)*] [$($indexed:ident: $of:path)*] [$($other:ident)*]
        [$($begins_with:ident $between:ident)*]
    ) => {
        #[doc(hidden)]
        impl<$($generics)*> $crate::__rt::Deref for $query {
            type Target = $names<$select, $next>;
            fn deref(&self) -> &$names<$select, $next> {
                $names::of_a_query()
            }
        }
        #[allow(unreachable_pub)]
        pub struct $names<$select, $next>($crate::__rt::PhantomData<fn() -> ($select, $next)>);
        #[allow(unreachable_pub)]
        impl<$select, $next> $names<$select, $next> {
            pub const fn of_a_query<'a>() -> &'a Self {
                &Self($crate::__rt::PhantomData)
            }
        }
        impl<$select, $next> $crate::__rt::Deref for $names<$select, $next> {
            type Target = $crate::__rt::QueryMethods<$select, $next>;
            fn deref(&self) -> &$crate::__rt::QueryMethods<$select, $next> {
                $crate::__rt::QueryMethods::of_a_query()
            }
        }
        #[allow(unreachable_pub)]
        impl<$select, $next> $names<$select, $next> {
            $(
                pub fn $part<__Given, __Any>(self, _: __Given) -> __Any
                where
                    $next: $crate::__rt::NextPart,
                    $select: $crate::__rt::TakesParts,
                    $crate::__rt::QueryMethods<$select>: $crate::__rt::ComesNext<$select::Next<$next>, Instead: $crate::__rt::Sized>,
                {
                    loop {}
                }
            )*
            $(
                pub fn $exact<__Given, __Any>(self, _: __Given) -> __Any
                where
                    $crate::__rt::QueryMethods<$select>: $crate::__rt::IsExact<Instead: $crate::__rt::Sized>,
                {
                    loop {}
                }
            )*
            $(
                pub fn $beginning<__Given, __Any>(self, _: __Given) -> __Any
                where
                    $crate::__rt::QueryMethods<$select>: $crate::__rt::HasNoBeginning<Instead: $crate::__rt::Sized>,
                {
                    loop {}
                }
            )*
            $(
                pub fn $index<__Any>(self) -> __Any
                where
                    $crate::__rt::QueryMethods<$select>: $crate::__rt::PartOfAnIndex<$entity, $begun, Instead: $crate::__rt::Sized>,
                {
                    loop {}
                }
            )*
            $(
                pub fn $indexed<__Given, __Any>(self, _: __Given) -> __Any
                where
                    $crate::__rt::QueryMethods<$select>: $crate::__rt::PartOfAnIndex<$entity, $of, Instead: $crate::__rt::Sized>,
                {
                    loop {}
                }
            )*
            $(
                pub fn $other<__Given, __Any>(self, _: __Given) -> __Any
                where
                    $crate::__rt::QueryMethods<$select>: $crate::__rt::IsNoPart<Instead: $crate::__rt::Sized>,
                {
                    loop {}
                }
            )*
            $(
                pub fn $begins_with<__Given, __Any>(self, _: __Given) -> __Any
                where
                    $crate::__rt::QueryMethods<$select>: $crate::__rt::EndsInInOrStartsWith<Instead: $crate::__rt::Sized>,
                {
                    loop {}
                }

                pub fn $between<__From, __To, __Any>(self, _: __From, _: __To) -> __Any
                where
                    $crate::__rt::QueryMethods<$select>: $crate::__rt::EndsInInOrStartsWith<Instead: $crate::__rt::Sized>,
                {
                    loop {}
                }
            )*
        }
    };
}

/// In an editor, nothing.
#[cfg(rust_analyzer)]
#[doc(hidden)]
#[macro_export]
macro_rules! __misplaced_parts {
    ($($nothing:tt)*) => {};
}
