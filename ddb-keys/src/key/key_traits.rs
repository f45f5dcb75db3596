//! The traits and functions of key structs.

/// `Clone`, `Copy`, `PartialEq`, `Eq`, `Hash` and `Debug` for a key struct, without bounds on its type parameters. A primary key is a
/// `KeyStruct`, too.
///
/// A macro of the runtime costs less compile time than the same tokens from the derive, which cross into the compiler
/// one by one.
#[doc(hidden)]
#[macro_export]
macro_rules! __key_traits {
    (finds_an_item [$($generics:tt)*] $key:ty [$($bounds:tt)*] $($fields:tt)*) => {
        $crate::__key_traits! { [$($generics)*] $key [$($bounds)*] $($fields)* }
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
        $crate::__view_traits! { [$($generics)*] $key [$($bounds)*] $hasher $($field)* }
        impl $($generics)* $crate::__rt::Debug for $key $($bounds)* {
            #[inline]
            fn fmt(&self, f: &mut $crate::__rt::Formatter<'_>) -> $crate::__rt::fmt::Result {
                $crate::__rt::fmt_key(f, $title, &[$(($name, &self.$field)),*])
            }
        }
    };
}

/// The functions of a key struct: those that build it or a part of it, and those that read a text, if it can be read.
#[doc(hidden)]
#[macro_export]
macro_rules! __key_functions {
    (
        $this:ident [$($build:ident $doc:literal $built:ty = $value:expr;)+]
        $($parse:ident $doc_of_parse:literal $matches:ident ($($text:ident: $string:ty),+) $texts:expr)?
    ) => {
        $(
            #[doc = $doc]
            #[allow(unreachable_pub)]
            #[inline]
            pub fn $build(&$this) -> $crate::__rt::Result<$built, $crate::__rt::KeyError> {
                $value
            }
        )+
        $(
            #[doc = $doc_of_parse]
            #[allow(unreachable_pub)]
            #[inline]
            pub fn $parse(
                $($text: $string),+
            ) -> $crate::__rt::Result<Self, $crate::__rt::ParseError> {
                $crate::__rt::parse(&$texts)
            }

            /// Whether a text is a key of this kind.
            #[must_use]
            #[allow(unreachable_pub)]
            #[inline]
            pub fn $matches($($text: $string),+) -> $crate::__rt::bool {
                Self::$parse($($text),+).is_ok()
            }
        )?
    };
}

/// Reads the fields of a key from the texts of its placeholders.
#[doc(hidden)]
#[macro_export]
macro_rules! __read_key {
    ($lifetime:lifetime [$($template:ty),*] $texts:tt $sources:expr => $values:tt $key:expr) => {
        #[inline]
        fn read(
            texts: &[&$lifetime $crate::__rt::str],
        ) -> $crate::__rt::Option<$crate::__rt::Result<Self, $crate::__rt::ParseError>> {
            // `?` takes the compiler longer.
            match $crate::__rt::cut::<Self, ($($template,)*)>(texts) {
                $crate::__rt::Option::Some($texts) => $crate::__rt::Option::Some(match $crate::__rt::read($sources) {
                    $crate::__rt::Result::Ok($values) => $crate::__rt::Result::Ok($key),
                    $crate::__rt::Result::Err(error) => $crate::__rt::Result::Err(error),
                }),
                $crate::__rt::Option::None => $crate::__rt::Option::None,
            }
        }

        #[cold]
        fn explain(texts: &[&$lifetime $crate::__rt::str]) -> $crate::__rt::ParseError {
            $crate::__rt::explain::<Self, ($($template,)*)>(texts)
        }
    };
}

/// Builds a primary key, in its impl of `PrimaryKey`.
#[doc(hidden)]
#[macro_export]
macro_rules! __built {
    () => {
        #[inline]
        fn built(&self) -> $crate::__rt::Result<$crate::__rt::Key, $crate::__rt::KeyError> {
            self.build()
        }
    };
}
