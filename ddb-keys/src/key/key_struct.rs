//! Key structs: what they build, whose keys they are, and the traits and functions that they get.

use alloc::vec::Vec;
use core::fmt::{self, Debug};
use core::iter;

use super::error::KeyError;
use super::whole_key::{Key, MultiKey};
use crate::part::KeyValue;
use crate::schema::{IndexKeySchema, KeyAttribute};

#[cfg(feature = "aws-sdk")]
use super::template::Templates;

/// A primary key of the entity `E`, such as `UserKey`: the present one or a former one. A generic function takes an `impl KeyOf<E>`.
#[diagnostic::on_unimplemented(
    message = "expected the primary key of the entity, found `{Self}`",
    label = "takes the primary key of one entity, such as `UserKey {{ username: \"ann\" }}` or `user.key()`",
    note = "an index key finds items by a query, `table.query(User::query_by_email().email(…)).one().await?`, and they are deleted by their keys",
    note = "a list of keys is read by `table.get_many(keys)`, and deleted by a batch: `for key in keys {{ batch = batch.delete(key); }}`",
    note = "a query is read by `table.query(…)`, and a whole entity is written by `put` or `replace`, and deleted by its key: `table.delete(user.key())`",
    note = "to read by the texts of a stored key, write `table.get_any(\"USER#ann\", \"PROFILE\")`, whose row is the table's enum"
)]
pub trait KeyOf<E>: Sized {
    /// Builds the key.
    ///
    /// ```
    /// use ddb_keys::{Entity, KeyOf};
    ///
    /// #[derive(Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String }
    ///
    /// fn partition<E: Entity>(key: &impl KeyOf<E>) -> Option<String> {
    ///     Some(key.build_key().ok()?.pk.as_str()?.to_owned())
    /// }
    ///
    /// assert_eq!(partition::<User>(&UserKey { name: "ann" }).as_deref(), Some("USER#ann"));
    /// ```
    ///
    /// # Errors
    ///
    /// A value that the key cannot have.
    fn build_key(&self) -> Result<Key, KeyError>;

    /// Builds the former keys that follow from this one, in the order they were declared.
    #[doc(hidden)]
    #[inline]
    fn former_keys(&self) -> Vec<Result<Key, KeyError>> {
        Vec::new()
    }
}

#[diagnostic::do_not_recommend]
impl<E, K: PrimaryKey<E>> KeyOf<E> for K {
    #[inline]
    fn build_key(&self) -> Result<Key, KeyError> {
        self.built()
    }

    #[inline]
    fn former_keys(&self) -> Vec<Result<Key, KeyError>> {
        self.built_formers()
    }
}

/// Implemented by generated key structs. [`KeyOf`] is a separate trait, because generated impls cannot forbid that the compiler's errors
/// list them: where there is no prelude, it does not know the attribute.
pub trait PrimaryKey<E> {
    /// Builds the key.
    fn built(&self) -> Result<Key, KeyError>;

    /// Builds the former keys that follow from this one, in the order they were declared.
    #[inline]
    fn built_formers(&self) -> Vec<Result<Key, KeyError>> {
        Vec::new()
    }
}

#[diagnostic::do_not_recommend]
impl<E, K: PrimaryKey<E> + ?Sized> PrimaryKey<E> for &K {
    #[inline]
    fn built(&self) -> Result<Key, KeyError> {
        K::built(self)
    }

    #[inline]
    fn built_formers(&self) -> Vec<Result<Key, KeyError>> {
        K::built_formers(self)
    }
}

/// A key of the entity `E` in one of its indexes, such as `GameOpenGamesKey`.
///
/// ```
/// use ddb_keys::{Entity, IndexKeyOf};
///
/// #[derive(Entity)]
/// #[pk("GAME#<id>")]
/// #[gsi(OpenGames, pk = "MAP#<map>", sk = "<id>")]
/// struct Game { id: String, map: String }
///
/// fn index_of<E, K: IndexKeyOf<E>>(_: &K) -> &'static str {
///     K::SCHEMA.index
/// }
/// assert_eq!(index_of(&GameOpenGamesKey { map: "juicy", id: "g1" }), "OpenGames");
/// ```
#[diagnostic::on_unimplemented(
    message = "expected an index key of `{E}`, found `{Self}`",
    label = "not an index key of `{E}`",
    note = "an index key is named after its entity and index: `GameOpenGamesKey`, and `game.open_games_key()` returns it"
)]
pub trait IndexKeyOf<E> {
    /// The index key as data.
    const SCHEMA: &'static IndexKeySchema;

    /// Visits every attribute that the item stores for the index key.
    #[doc(hidden)]
    fn each_index_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError>;
}

/// A callback for key attributes.
pub type KeyVisitor<'v> = &'v mut dyn FnMut(&'static KeyAttribute, KeyValue);

/// The values that a key struct builds, one for each of its attributes.
pub trait KeyValues {
    /// The values, in the order of the attributes.
    fn values(self) -> impl Iterator<Item = KeyValue>;
}

impl KeyValues for KeyValue {
    #[inline]
    fn values(self) -> impl Iterator<Item = Self> {
        iter::once(self)
    }
}

impl KeyValues for Key {
    #[inline]
    fn values(self) -> impl Iterator<Item = KeyValue> {
        iter::once(self.pk).chain(self.sk)
    }
}

impl<const N: usize> KeyValues for [KeyValue; N] {
    #[inline]
    fn values(self) -> impl Iterator<Item = KeyValue> {
        self.into_iter()
    }
}

impl<const P: usize, const S: usize> KeyValues for MultiKey<P, S> {
    #[inline]
    fn values(self) -> impl Iterator<Item = KeyValue> {
        self.pk.into_iter().chain(self.sk)
    }
}

/// Visits the values that a key struct has built, or returns the error.
#[inline]
pub fn visit_values(
    key: &'static [KeyAttribute],
    built: Result<impl KeyValues, KeyError>,
    visit: KeyVisitor<'_>,
) -> Result<(), KeyError> {
    key.iter().zip(built?.values()).for_each(|(attribute, value)| visit(attribute, value));
    Ok(())
}

/// Formats a key struct as `#[derive(Debug)]` does.
pub fn fmt_key(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    fields: &[(&str, &dyn Debug)],
) -> fmt::Result {
    let mut shown = f.debug_struct(name);
    for (field, value) in fields {
        shown.field(field, value);
    }
    shown.finish()
}

/// Returns whether a primary key gives back the whole value of a field.
#[cfg(feature = "aws-sdk")]
pub fn keeps<'a, K: Templates<'a>>(_: &K, field: &str) -> bool {
    K::KEY.iter().any(|attribute| attribute.keeps(field))
}

/// `Clone`, `Copy`, `PartialEq`, `Eq`, `Hash` and `Debug` for a key struct, without bounds on its type parameters.
///
/// A macro of the runtime costs less compile time than the same tokens from the derive, which cross into the compiler
/// one by one.
#[doc(hidden)]
#[macro_export]
macro_rules! __key_traits {
    ([$($generics:tt)*] $key:ty [$($bounds:tt)*] $title:literal $hasher:ident $($field:ident $name:literal)*) => {
        $crate::__view_traits! { [$($generics)*] $key [$($bounds)*] $hasher $($field)* }
        impl $($generics)* $crate::__rt::Debug for $key $($bounds)* {
            #[inline]
            fn fmt(&self, __f: &mut $crate::__rt::Formatter<'_>) -> $crate::__rt::fmt::Result {
                $crate::__rt::fmt_key(__f, $title, &[$(($name, &self.$field)),*])
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
            __texts: &[&$lifetime $crate::__rt::str],
        ) -> $crate::__rt::Option<$crate::__rt::Result<Self, $crate::__rt::ParseError>> {
            // `?` takes the compiler longer.
            match $crate::__rt::cut::<Self, ($($template,)*)>(__texts) {
                $crate::__rt::Option::Some($texts) => $crate::__rt::Option::Some(match $crate::__rt::read($sources) {
                    $crate::__rt::Result::Ok($values) => $crate::__rt::Result::Ok($key),
                    $crate::__rt::Result::Err(__error) => $crate::__rt::Result::Err(__error),
                }),
                $crate::__rt::Option::None => $crate::__rt::Option::None,
            }
        }

        // Compiled where a key is parsed, and not where its struct is derived.
        #[cold]
        #[inline]
        fn explain(__texts: &[&$lifetime $crate::__rt::str]) -> $crate::__rt::ParseError {
            $crate::__rt::explain::<Self, ($($template,)*)>(__texts)
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
