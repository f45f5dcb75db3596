//! Methods of a query for parts that do not come next, and for fields that are in no part. They cannot be called: the error
//! says what to write.

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a query selects items by the parts of its key, and this field is none of them",
    label = "filter by it, beside the partition key: `table.query(…).filter(|item| item.field.eq(value))`",
    note = "to find items by the field alone, declare an index, such as `#[gsi(ByField, pk = \"FIELD#<field>\")]`, and query it"
)]
pub trait IsNoPart {
    /// What the method would return.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "DynamoDB finds a partition by its whole key: no part of it can be a range or a beginning",
    label = "give the value: `.username(\"ann\")`; parts of the sort key have ranges",
    note = "without a partition key, every item is read by `table.scan()`"
)]
pub trait IsExact {
    /// What the method would return.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "only text has a beginning, and this part is written in another format",
    label = "give a range of values: `.number_in(100..=199)`, `.day_in(from..=to)`"
)]
pub trait HasNoBeginning {
    /// What the method would return.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "the query of a collection takes the parts of the partition key",
    label = "remove this, or query one entity: `Order::query()`"
)]
pub trait SelectsOneEntity<Next> {
    /// What the method would return.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a query takes the parts of its key from left to right: the next one is named in `{Next}`",
    label = "write the method of that part first: its name is what follows `Needs` or `Takes`"
)]
pub trait ComesNext<Next> {
    /// What the method would return.
    type Instead;
}

/// What the type of a query dereferences to: the names that cannot come next.
#[doc(hidden)]
#[macro_export]
macro_rules! __misplaced_parts {
    (
        $names:ident $next:ident [$($of_one:tt)*] [$($predicates:tt)*] $one:ty, $collection:ty,
        [$($partition:ident)*] [$($exact:ident)*] [$($sort:ident)*]
        [$($beginning:ident)*] [$($other:ident)*]
    ) => {
        #[allow(unreachable_pub)]
        pub struct $names<Select, $next>($crate::__rt::PhantomData<fn() -> (Select, $next)>);
        #[allow(unreachable_pub)]
        impl<Select, $next> $names<Select, $next> {
            pub const fn of_a_query<'a>() -> &'a Self {
                &Self($crate::__rt::PhantomData)
            }
        }
        impl<Select, $next> $crate::__rt::Deref for $names<Select, $next> {
            type Target = $crate::__rt::QueryMethods<Select>;
            fn deref(&self) -> &$crate::__rt::QueryMethods<Select> {
                $crate::__rt::QueryMethods::of_a_query()
            }
        }
        $crate::__misplaced_methods! { [<Select, $next>] $names<Select, $next>, Select, []
            [ComesNext<$next, Instead: $crate::__rt::Sized>] $($partition)*;
            [IsExact<Instead: $crate::__rt::Sized>] $($exact)*;
            [HasNoBeginning<Instead: $crate::__rt::Sized>] $($beginning)*;
            [IsNoPart<Instead: $crate::__rt::Sized>] $($other)*;
        }
        $crate::__misplaced_methods! { [$($of_one)*] $names<$one, $next>, $one, [$($predicates)*]
            [ComesNext<$next, Instead: $crate::__rt::Sized>] $($sort)*;
        }
        $crate::__misplaced_methods! { [$($of_one)*] $names<$collection, $next>, $collection, [$($predicates)*]
            [SelectsOneEntity<$next, Instead: $crate::__rt::Sized>] $($sort)*;
        }
        $crate::__misplaced_methods! { [<Members, $next>] $names<$crate::__rt::Members<Members>, $next>,
            $crate::__rt::Members<Members>, []
            [SelectsOneEntity<$next, Instead: $crate::__rt::Sized>] $($sort)*;
        }
    };
}

/// Methods that cannot be called. Editors do not see them, so that they propose the next part.
#[doc(hidden)]
#[macro_export]
macro_rules! __misplaced_methods {
    (
        [$($generics:tt)*] $names:ty, $select:ty, [$($predicates:tt)*]
        $([$($instead:tt)*] $($name:ident)*;)*
    ) => {
        #[allow(unreachable_pub)]
        #[cfg(not(rust_analyzer))]
        impl $($generics)* $names $($predicates)* {
            $($crate::__misplaced_methods! { @each $select, [$($instead)*] $($name)* })*
        }
    };
    (@each $select:ty, $instead:tt $($name:ident)*) => {
        $($crate::__misplaced_methods! { @one $select, $instead $name })*
    };
    (@one $select:ty, [$($instead:tt)*] $name:ident) => {
        pub fn $name<__Any>(self, _: impl $crate::__rt::Sized) -> __Any
        where
            $crate::__rt::QueryMethods<$select>: $crate::__rt::$($instead)*,
        {
            loop {}
        }
    };
}
