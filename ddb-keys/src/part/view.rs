//! What holds views: that of a newtype around text, and key structs.

/// `Clone`, `Copy`, `PartialEq`, `Eq` and `Hash` by the fields of a type, without bounds on its type parameters.
///
/// A macro of the runtime costs less compile time than the same tokens from the derive, which cross into the compiler
/// one by one.
#[doc(hidden)]
#[macro_export]
macro_rules! __view_traits {
    ([$($generics:tt)*] $ty:ty [$($bounds:tt)*] $hasher:ident $($field:ident)*) => {
        impl $($generics)* $crate::__rt::Clone for $ty $($bounds)* {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }
        impl $($generics)* $crate::__rt::Copy for $ty $($bounds)* {}
        impl $($generics)* $crate::__rt::PartialEq for $ty $($bounds)* {
            #[inline]
            fn eq(&self, other: &Self) -> $crate::__rt::bool {
                $(self.$field == other.$field &&)* true
            }
        }
        impl $($generics)* $crate::__rt::Eq for $ty $($bounds)* {}
        impl $($generics)* $crate::__rt::Hash for $ty $($bounds)* {
            fn hash<$hasher: $crate::__rt::Hasher>(&self, state: &mut $hasher) {
                $($crate::__rt::Hash::hash(&self.$field, state);)*
            }
        }
    };
}
pub(super) use __view_traits as view_traits;
