//! Methods that belong to a table's client, or that other libraries give to queries. They cannot be called on a query: the
//! error says what to write.

use core::marker::PhantomData;
use core::ops::Deref;
use core::pin::Pin;
use core::task::{Context, Poll};

use super::next_part::{NextPart, RangeGiven, TakesParts};
use super::span::Span;

/// The type that a query dereferences to, so that the compiler finds these methods after those of the query.
#[derive(Debug)]
pub struct QueryMethods<S, Next = ()>(PhantomData<fn() -> (S, Next)>);

impl<S, Next> QueryMethods<S, Next> {
    /// The target of `Deref`.
    #[must_use]
    pub const fn of_a_query<'a>() -> &'a Self {
        &Self(PhantomData)
    }
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a query does nothing until a table's client reads it",
    label = "put `table.query(…)` around the query, and options after it: `table.query(query).limit(9).await?`"
)]
pub trait ReadByTheTable {
    /// The return type of the method.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a query takes only the parts of its key, and this is an option of the read",
    label = "write it after the closing parenthesis of `table.query(…)`: `table.query(query).limit(9).await?`",
    note = "options are `filter`, `select_as`, `limit`, `page`, `descending` and `consistent`"
)]
pub trait OptionOfARead {
    /// The return type of the method.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a range of keys is given by a method named after the next part, which is `{Next}`",
    label = "add `_in`, or for text `_starts_with`, to that name: `.number_in(1..=9)`, `.name_starts_with(\"a\")`",
    note = "the text of the template before the part, such as `ORDER#`, is in the query already"
)]
pub trait GivenByPart<Next> {
    /// The return type of the method.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a part of a key is given by a method named after its field, and the next one is `{Next}`",
    label = "call the method of that name, such as `.number(7)`, or for a range the one that ends in `_in`: `.number_in(1..=9)`"
)]
pub trait NamedAfterTheField<Next> {
    /// The return type of the method.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "`{E}::query()` reads by the primary key, and each index of `{E}` has a query of its own",
    label = "write `{E}::query_…()` with the name of the index, such as `{E}::query_by_year()` for `ByYear`, and give this part to it",
    note = "to narrow one partition by a field, filter it: `table.query(…).filter(|item| item.year.eq(1999))`"
)]
pub trait QueryNamedAfterTheIndex<E = YourEntity> {
    /// The return type of the method.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a condition needs every part of the partition key, and the trait `IntoCondition`",
    label = "give every part of the partition key, and write `use ddb_keys::query::IntoCondition;`"
)]
pub trait EveryPart {
    /// The return type of the method.
    type Instead;
}

/// Stands for an entity that is not named: one with parameters.
#[derive(Debug)]
pub enum YourEntity {}

/// Methods that cannot be called, with as many arguments as they have elsewhere.
///
/// The compiler shows the message also if the receiver is a reference, because the return type does not depend on the bound. As the
/// bound names the associated type, the message ends without the bound's own place. It says nothing about the body of a closure: it
/// looks into closures after the bounds, and not after an error.
macro_rules! answered {
    (@method $on:ty, $this:ident: $by:ty, $instead:ident [$($of:ty)?] $name:ident($($argument:tt),*)) => {
        pub fn $name<Any>($this: $by $(, $argument: impl Sized)*) -> Any
        where
            $on: $instead<$($of,)? Instead: Sized>,
        {
            unreachable!()
        }
    };
    (@methods [$($generics:tt)*] $ty:ty, $on:ty, $this:ident: $by:ty, $of:tt {
        $($instead:ident: $($name:ident $arguments:tt)*;)*
    }) => {
        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        #[allow(
            clippy::should_implement_trait,
            clippy::iter_not_returning_iterator,
            reason = "nothing calls these methods"
        )]
        impl<$($generics)*> $ty {
            $($(
                $crate::query::answered! { @method $on, $this: $by, $instead $of $name $arguments }
            )*)*
        }
    };
    ($([$($generics:tt)*] $ty:ty, $on:ty, $this:ident: $by:ty $(, of $of:ty)? { $($methods:tt)* })*) => {$(
        $crate::query::answered! {
            @methods [$($generics)*] $ty, $on, $this: $by, [$($of)?] { $($methods)* }
        }
    )*};
}
pub(crate) use answered;

// Few names are short: the compiler would propose them for many a part that does not come next.
answered! {
    [S, Next] QueryMethods<S, Next>, QueryMethods<S>, self: Self {
        OptionOfARead: filter(_) select(_) limit(_) descending() ascending() consistent() page(_) take(_) desc() asc() reverse()
            order_by(_) sort_by(_) where_(_) condition(_);
        ReadByTheTable: stream() go() exec() send() load(_) execute(_) run(_) fetch_all(_) fetch_one(_) pages() paginate(_) all()
            first() one() count() exists() fetch(_) map(_) for_each(_) collect() into_iter() unwrap() len() or(_) and(_) delete();
        EveryPart: into_condition();
        QueryNamedAfterTheIndex: index(_) using_index(_) in_index(_) with_index(_) on_index(_);
    }

    [S: TakesParts, Next: NextPart] QueryMethods<S, Next>, QueryMethods<S>, self: Self, of S::Next<Next> {
        GivenByPart: begins(_) begins_with(_) starts_with(_) between(_, _) eq(_) gt(_) gte(_) ge(_) lt(_) lte(_) le(_) prefix(_)
            sk_begins_with(_) sort_key_begins_with(_);
        NamedAfterTheField: pk(_) sk(_) partition_key(_) sort_key(_) primary(_) hash_key(_) range_key(_);
    }
}

#[cfg(not(rust_analyzer))]
#[doc(hidden)]
impl<S> Deref for Span<S> {
    type Target = QueryMethods<S, RangeGiven>;

    fn deref(&self) -> &QueryMethods<S, RangeGiven> {
        QueryMethods::of_a_query()
    }
}

// Awaiting a query is an error that says so, too. Generated queries have the same impl.
#[cfg(not(rust_analyzer))]
#[doc(hidden)]
impl<S> Future for Span<S>
where
    QueryMethods<S>: ReadByTheTable,
{
    type Output = <QueryMethods<S> as ReadByTheTable>::Instead;

    fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Self::Output> {
        Poll::Pending
    }
}
