//! The traits of key structs.

/// `Clone`, `Copy`, `PartialEq`, `Eq`, `Hash` and `Debug` for a key struct, without bounds on its type parameters. A primary key is a
/// `KeyStruct`, too.
///
/// A macro of the runtime costs less compile time than the same tokens from the derive, which cross into the compiler
/// one by one.
#[doc(hidden)]
#[macro_export]
macro_rules! __key_traits {
    (@finds_an_item [$($generics:tt)*] $key:ty [$($bounds:tt)*]) => {
        impl $($generics)* $crate::__rt::KeyStruct for $key $($bounds)* {
            type Itself = Self;
        }
        impl $($generics)* $crate::__rt::KeyStruct for &$key $($bounds)* {
            type Itself = Self;
        }
        impl $($generics)* $crate::__rt::KeyStruct for &&$key $($bounds)* {
            type Itself = Self;
        }
    };
    ([$($generics:tt)*] $key:ty [$($bounds:tt)*] $title:literal $hasher:ident $($field:ident $name:literal)*) => {
        impl $($generics)* $crate::__rt::Clone for $key $($bounds)* {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }
        impl $($generics)* $crate::__rt::Copy for $key $($bounds)* {}
        impl $($generics)* $crate::__rt::PartialEq for $key $($bounds)* {
            #[inline]
            fn eq(&self, other: &Self) -> $crate::__rt::bool {
                $(self.$field == other.$field &&)* true
            }
        }
        impl $($generics)* $crate::__rt::Eq for $key $($bounds)* {}
        impl $($generics)* $crate::__rt::Hash for $key $($bounds)* {
            fn hash<$hasher: $crate::__rt::Hasher>(&self, state: &mut $hasher) {
                $($crate::__rt::Hash::hash(&self.$field, state);)*
            }
        }
        impl $($generics)* $crate::__rt::Debug for $key $($bounds)* {
            #[inline]
            fn fmt(&self, f: &mut $crate::__rt::Formatter<'_>) -> $crate::__rt::fmt::Result {
                $crate::__rt::fmt_key(f, $title, &[$(($name, &self.$field)),*])
            }
        }
    };
}
