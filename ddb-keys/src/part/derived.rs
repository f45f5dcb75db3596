//! What the impls of the derives consist of. A macro of the runtime costs less compile time than the same tokens from the
//! derive, which cross into the compiler one by one. The derive itself begins the impls, because a message would name the macro.

/// A newtype.
#[doc(hidden)]
#[macro_export]
macro_rules! __newtype {
    ($inner:ty) => {
        type Inner = $inner;
        #[inline]
        fn inner(&self) -> &$inner {
            &self.0
        }
        #[inline]
        fn around(__inner: $inner) -> Self {
            Self(__inner)
        }
    };
}

/// A newtype around a part.
#[doc(hidden)]
#[macro_export]
macro_rules! __part_of_newtype {
    ($inner:ty) => {
        type View<'view> = <$crate::__rt::BaseOf<Self> as $crate::__rt::Holds<Self>>::Held<'view>;
        type Base = $crate::__rt::BaseOf<Self>;
        const SHAPE: $crate::__rt::TextShape = <$inner as $crate::__rt::KeyPart>::SHAPE;
        const NATIVE: $crate::__rt::Option<$crate::__rt::KeyType> =
            <$inner as $crate::__rt::KeyPart>::NATIVE;

        #[inline]
        fn view(&self) -> Self::View<'_> {
            <Self::Base as $crate::__rt::Holds<Self>>::hold(self)
        }
        #[inline]
        fn to_base<'view>(
            __view: Self::View<'view>,
        ) -> <Self::Base as $crate::__rt::KeyPart>::View<'view> {
            let __inner = <Self::Base as $crate::__rt::Holds<Self>>::inner(__view);
            <$inner as $crate::__rt::KeyPart>::to_base(__inner)
        }
        #[inline]
        fn from_base<'view>(
            __base: <Self::Base as $crate::__rt::KeyPart>::View<'view>,
        ) -> $crate::__rt::Option<Self::View<'view>> {
            $crate::__rt::Option::map(
                <$inner as $crate::__rt::KeyPart>::from_base(__base),
                <Self::Base as $crate::__rt::Holds<Self>>::around,
            )
        }
        $crate::__text_of! {
            $inner,
            <Self::Base as $crate::__rt::Holds<Self>>::inner,
            |__inner| $crate::__rt::Option::Some(<Self::Base as $crate::__rt::Holds<Self>>::around(__inner))
        }
    };
}

/// A newtype around text with the bounds `__BOUNDS`.
#[doc(hidden)]
#[macro_export]
macro_rules! __part_of_bounded_text {
    ($inner:ty, $base:ident) => {
        type View<'view> = $crate::__rt::Text<'view, Self>;
        type Base = $crate::__rt::$base;
        const SHAPE: $crate::__rt::TextShape = __BOUNDS.shape();
        const NATIVE: $crate::__rt::Option<$crate::__rt::KeyType> =
            <$crate::__rt::str as $crate::__rt::KeyPart>::NATIVE;

        #[inline]
        fn view(&self) -> Self::View<'_> {
            $crate::__rt::Text::new(<$inner as $crate::__rt::KeyPart>::view(&self.0))
        }
        #[inline]
        fn to_base<'view>(
            __view: Self::View<'view>,
        ) -> <Self::Base as $crate::__rt::KeyPart>::View<'view> {
            __view.as_str()
        }
        #[inline]
        fn from_base<'view>(
            __base: <Self::Base as $crate::__rt::KeyPart>::View<'view>,
        ) -> $crate::__rt::Option<Self::View<'view>> {
            $crate::__rt::Option::map(__BOUNDS.check(__base).ok(), |()| {
                $crate::__rt::Text::new(__base)
            })
        }
        #[inline]
        fn text_len(__view: Self::View<'_>) -> $crate::__rt::usize {
            __view.as_str().len()
        }
        #[inline]
        fn write(
            __view: Self::View<'_>,
            __out: &mut impl $crate::__rt::fmt::Write,
        ) -> $crate::__rt::Result<(), $crate::__rt::Refusal> {
            __BOUNDS.check(__view.as_str())?;
            <$crate::__rt::str as $crate::__rt::KeyPart>::write(__view.as_str(), __out)
        }
        #[inline]
        fn parse(__text: &$crate::__rt::str) -> $crate::__rt::Option<Self::View<'_>> {
            Self::from_base(__text)
        }
        #[inline]
        fn unchecked(__text: &$crate::__rt::str) -> $crate::__rt::Option<Self::View<'_>> {
            $crate::__rt::Option::Some($crate::__rt::Text::new(__text))
        }
    };
}

/// The function from a variant of an enum to its word.
#[doc(hidden)]
#[macro_export]
macro_rules! __word {
    ([$($declared:tt)*] $words:ident [$($arguments:tt)*] [$($bounds:tt)*] $($variant:ident $text:literal)*) => {
        fn __word $($declared)* (
            __value: &$words $($arguments)*,
        ) -> &'static $crate::__rt::str $($bounds)* {
            match __value {
                $($words::$variant {} => $text,)*
            }
        }
    };
}

/// An enum whose variants are words.
#[doc(hidden)]
#[macro_export]
macro_rules! __part_of_words {
    ([$($name:literal)*] $($variant:ident $text:literal)*) => {
        const SHAPE: $crate::__rt::TextShape =
            $crate::__rt::TextShape::words(&[$($text),*]).of_variants(&[$($name),*]);
        const NATIVE: $crate::__rt::Option<$crate::__rt::KeyType> =
            $crate::__rt::Option::Some($crate::__rt::KeyType::S);
        $crate::__own_view!();

        #[inline]
        fn text_len(__view: Self) -> $crate::__rt::usize {
            __word(&__view).len()
        }
        #[inline]
        fn write(
            __view: Self,
            __out: &mut impl $crate::__rt::fmt::Write,
        ) -> $crate::__rt::Result<(), $crate::__rt::Refusal> {
            <$crate::__rt::str as $crate::__rt::KeyPart>::write(__word(&__view), __out)
        }
        #[inline]
        fn parse(__text: &$crate::__rt::str) -> $crate::__rt::Option<Self> {
            match __text {
                $($text => $crate::__rt::Option::Some(Self::$variant {}),)*
                _ => $crate::__rt::Option::None,
            }
        }
    };
}

/// A part in place of one that a mistake forbids, so that the mistake is the only error.
#[doc(hidden)]
#[macro_export]
macro_rules! __broken_part {
    () => {
        type View<'view> = &'view $crate::__rt::str;
        type Base = $crate::__rt::str;
        const SHAPE: $crate::__rt::TextShape = <$crate::__rt::str as $crate::__rt::KeyPart>::SHAPE;
        const NATIVE: $crate::__rt::Option<$crate::__rt::KeyType> =
            <$crate::__rt::str as $crate::__rt::KeyPart>::NATIVE;

        fn view(&self) -> Self::View<'_> {
            ::core::unreachable!()
        }
        fn to_base<'view>(__view: Self::View<'view>) -> Self::View<'view> {
            __view
        }
        fn from_base<'view>(__base: Self::View<'view>) -> $crate::__rt::Option<Self::View<'view>> {
            $crate::__rt::Option::Some(__base)
        }
        $crate::__text_of!($crate::__rt::str, $crate::__rt::identity, $crate::__rt::Option::Some);
    };
}

/// `Clone`, `Copy`, `PartialEq`, `Eq` and `Hash` by the fields of a type that holds views, without bounds on its type
/// parameters: the view of a newtype around text, and key structs.
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
            fn eq(&self, __other: &Self) -> $crate::__rt::bool {
                $(self.$field == __other.$field &&)* true
            }
        }
        impl $($generics)* $crate::__rt::Eq for $ty $($bounds)* {}
        impl $($generics)* $crate::__rt::Hash for $ty $($bounds)* {
            fn hash<$hasher: $crate::__rt::Hasher>(&self, __state: &mut $hasher) {
                $($crate::__rt::Hash::hash(&self.$field, __state);)*
            }
        }
    };
}
pub(super) use __view_traits as view_traits;
