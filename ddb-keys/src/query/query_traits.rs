//! The traits of query builders.

/// `Clone`, `Debug` and `IntoCondition` for the type of a query.
///
/// A macro of the runtime costs less compile time than the same tokens from the derive, which cross into the compiler
/// one by one.
#[doc(hidden)]
#[macro_export]
macro_rules! __query_traits {
    (
        [$($generics:tt)*] $query:ty
    ) => {
        impl<$($generics)*> $crate::__rt::Clone for $query {
            fn clone(&self) -> Self {
                Self { zz_given: $crate::__rt::Clone::clone(&self.zz_given) }
            }
        }
        impl<$($generics)*> $crate::__rt::Debug for $query {
            fn fmt(&self, f: &mut $crate::__rt::Formatter<'_>) -> $crate::__rt::fmt::Result {
                $crate::__rt::Debug::fmt(&self.zz_given, f)
            }
        }
    };
}

/// How a query becomes a condition. The derive itself writes what messages point to, because they would name the macro.
#[doc(hidden)]
#[macro_export]
macro_rules! __into_condition {
    ($select:ident) => {
        fn into_condition(
            self,
        ) -> $crate::__rt::Result<$crate::__rt::KeyCondition<$select>, $crate::__rt::KeyError> {
            self.zz_given.condition()
        }
    };
}
