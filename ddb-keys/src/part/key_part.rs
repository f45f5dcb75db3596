//! The trait of types whose values can be parts of keys, and the order of their strings, which decides where a query can use a range of values.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use core::convert::identity;
use core::fmt;
use core::hash::Hash;

use super::refusal::Refusal;
use super::value::KeyValue;
use crate::schema::{KeyType, Source, TextShape};

/// A type whose values can be parts of keys.
///
/// The text of a part is canonical: each value is written in one way, and [`parse`](Self::parse)
/// accepts nothing else. Derive it for newtypes and field-less enums; write it by hand for a text form of
/// your own:
///
/// ```
/// use core::fmt::Write;
/// use ddb_keys::{Entity, KeyPart, Refusal, schema::{KeyType, TextShape}};
///
/// /// A version, `3.14` in keys.
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
/// struct Version { major: u8, minor: u8 }
///
/// impl KeyPart for Version {
///     type View<'a> = Self;
///     type Base = Self;
///     const SHAPE: TextShape = TextShape::bounded(3, 7, "0-9.");
///     const NATIVE: Option<KeyType> = Some(KeyType::S);
///     fn view(&self) -> Self { *self }
///     fn to_base<'a>(view: Self::View<'a>) -> Self::View<'a> { view }
///     fn from_base<'a>(base: Self::View<'a>) -> Option<Self::View<'a>> { Some(base) }
///     fn text_len(view: Self) -> usize { u8::text_len(view.major) + 1 + u8::text_len(view.minor) }
///     fn write(view: Self, out: &mut impl Write) -> Result<(), Refusal> {
///         Ok(write!(out, "{}.{}", view.major, view.minor)?)
///     }
///     fn parse(text: &str) -> Option<Self> {
///         let (major, minor) = text.split_once('.')?;
///         Some(Self { major: u8::parse(major)?, minor: u8::parse(minor)? })
///     }
/// }
///
/// #[derive(Entity)]
/// #[pk("RELEASE#<version>")]
/// struct Release { version: Version }
///
/// let key = ReleaseKey { version: Version { major: 3, minor: 14 } };
/// assert_eq!(key.build()?.to_string(), "RELEASE#3.14");
/// assert_eq!(ReleaseKey::parse("RELEASE#3.14")?, key);
/// assert!(!ReleaseKey::matches("RELEASE#03.14"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a part of a key",
    label = "not a key part",
    note = "your own enum or newtype derives it: `#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, ddb_keys::KeyPart)]`, without `Copy` if it \
            wraps text; a type of another crate is wrapped in a newtype",
    note = "other parts are text, integers, `bool`, `char`, ids (feature `uuid` or `ulid`) and times (feature `chrono`, \
            `time` or `jiff`)"
)]
pub trait KeyPart {
    /// The type of the key struct's field: `&str` for text, the value itself for `Copy` types.
    type View<'a>: Copy + fmt::Debug + Eq + Hash;

    /// The type whose formats this one shares: the type that a newtype wraps, otherwise the type itself.
    type Base: KeyPart + ?Sized;

    /// The strings that values of this type are written as. The library relies on it to leave out checks and to prove keys
    /// distinct.
    const SHAPE: TextShape;

    /// The type of a raw key attribute: `KeyType::S` for a string, `KeyType::N` for a number, `KeyType::B` for bytes. `None`
    /// if serde stores this type as one that keys cannot have.
    const NATIVE: Option<KeyType>;

    /// The kind of value that a chart records for this type.
    #[doc(hidden)]
    const VALUE_KIND: &'static str = "other";

    /// Lets generated code find out whether a type is a part.
    #[doc(hidden)]
    const IS_PART: bool = true;

    /// Returns the view of a value.
    ///
    /// ```
    /// use ddb_keys::KeyPart;
    ///
    /// #[derive(Debug, KeyPart)]
    /// struct UserId(String);
    ///
    /// assert_eq!(UserId("ann".into()).view().as_str(), "ann");
    /// ```
    fn view(&self) -> Self::View<'_>;

    /// Converts the view of a newtype to that of the wrapped type.
    ///
    /// ```
    /// use ddb_keys::KeyPart;
    ///
    /// #[derive(Debug, KeyPart)]
    /// struct UserId(String);
    ///
    /// assert_eq!(UserId::to_base(UserId("ann".into()).view()), "ann");
    /// ```
    fn to_base(view: Self::View<'_>) -> <Self::Base as KeyPart>::View<'_>;

    /// Converts the view of the wrapped type to that of the newtype. `None` if the newtype does not allow the value.
    ///
    /// ```
    /// use ddb_keys::KeyPart;
    ///
    /// #[derive(Debug, KeyPart)]
    /// struct UserId(String);
    ///
    /// assert_eq!(UserId::from_base("ann"), Some(UserId("ann".into()).view()));
    /// ```
    fn from_base(base: <Self::Base as KeyPart>::View<'_>) -> Option<Self::View<'_>>;

    /// Returns the exact number of bytes that [`write`](Self::write) writes.
    ///
    /// ```
    /// use ddb_keys::KeyPart;
    ///
    /// assert_eq!(u32::text_len(1024), 4);
    /// ```
    fn text_len(view: Self::View<'_>) -> usize;

    /// Writes the plain text, or refuses the value.
    ///
    /// ```
    /// use ddb_keys::KeyPart;
    ///
    /// let mut text = String::new();
    /// u32::write(1024, &mut text)?;
    /// assert_eq!(text, "1024");
    /// # Ok::<(), ddb_keys::Refusal>(())
    /// ```
    fn write(view: Self::View<'_>, out: &mut impl fmt::Write) -> Result<(), Refusal>;

    /// Returns the value that has exactly this plain text.
    ///
    /// ```
    /// use ddb_keys::KeyPart;
    ///
    /// assert_eq!(u32::parse("7"), Some(7));
    /// assert_eq!(u32::parse("007"), None, "one value has one text");
    /// ```
    fn parse(text: &str) -> Option<Self::View<'_>>;

    /// Returns the view of a text of an element, which is checked when it is written. `None` if it is empty.
    #[doc(hidden)]
    #[must_use]
    fn unchecked(text: &str) -> Option<Self::View<'_>> {
        Self::parse(text)
    }

    /// Returns the value as a raw key attribute: its plain text as a string or a number.
    #[doc(hidden)]
    fn native(view: Self::View<'_>) -> Result<KeyValue, Refusal> {
        let mut text = alloc::string::String::with_capacity(Self::text_len(view));
        Self::write(view, &mut text)?;
        Ok(match Self::NATIVE {
            Some(KeyType::N) => KeyValue::N(text),
            _ => KeyValue::S(text),
        })
    }
}

impl Source {
    /// Returns the source of a raw key attribute from a field of the type `P`.
    #[doc(hidden)]
    #[must_use]
    pub const fn raw<P: KeyPart + ?Sized>(field: &'static str, attribute: &'static str) -> Self {
        let shape = match P::NATIVE {
            Some(KeyType::N) => P::SHAPE.as_number(),
            _ => P::SHAPE,
        };
        Self::Raw { field, attribute, key_type: P::NATIVE, shape, kind: P::Base::VALUE_KIND }
    }
}

/// The items of `KeyPart` for a type with the text of another, by the functions from its view to the other's and back.
#[doc(hidden)]
#[macro_export]
macro_rules! __text_of {
    ($other:ty, $into:expr, $back:expr) => {
        #[inline]
        fn text_len(__view: Self::View<'_>) -> $crate::__rt::usize {
            <$other as $crate::__rt::KeyPart>::text_len($into(__view))
        }

        #[inline]
        fn write(
            __view: Self::View<'_>,
            __out: &mut impl $crate::__rt::fmt::Write,
        ) -> $crate::__rt::Result<(), $crate::__rt::Refusal> {
            <$other as $crate::__rt::KeyPart>::write($into(__view), __out)
        }

        #[inline]
        fn parse(__text: &$crate::__rt::str) -> $crate::__rt::Option<Self::View<'_>> {
            $crate::__rt::Option::and_then(<$other as $crate::__rt::KeyPart>::parse(__text), $back)
        }

        #[inline]
        fn native(
            __view: Self::View<'_>,
        ) -> $crate::__rt::Result<$crate::__rt::KeyValue, $crate::__rt::Refusal> {
            <$other as $crate::__rt::KeyPart>::native($into(__view))
        }
    };
}
pub(crate) use __text_of as text_of;

/// A pointer to a part is a part with the same text, and so is an owned one.
macro_rules! pointers {
    ($([$($generics:tt)*] $pointer:ty => $part:ty;)+) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> KeyPart for $pointer {
            type View<'a> = <$part as KeyPart>::View<'a>;
            type Base = <$part as KeyPart>::Base;
            const SHAPE: TextShape = <$part>::SHAPE;
            const NATIVE: Option<KeyType> = <$part>::NATIVE;

            #[inline]
            fn view(&self) -> Self::View<'_> {
                <$part>::view(self)
            }

            #[inline]
            fn to_base(view: Self::View<'_>) -> <Self::Base as KeyPart>::View<'_> {
                <$part>::to_base(view)
            }

            #[inline]
            fn from_base(base: <Self::Base as KeyPart>::View<'_>) -> Option<Self::View<'_>> {
                <$part>::from_base(base)
            }

            text_of!($part, identity, Some);
        }
    )+};
}

pointers! {
    [T: KeyPart + ?Sized] &T => T;
    [T: KeyPart + ?Sized] Box<T> => T;
    [T: KeyPart + ?Sized] Rc<T> => T;
    [T: KeyPart + ?Sized] Arc<T> => T;
    [] String => str;
    [] Cow<'_, str> => str;
}

/// The items of `KeyPart` for a type that does not wrap another.
#[doc(hidden)]
#[macro_export]
macro_rules! __own_base {
    () => {
        type Base = Self;

        #[inline]
        fn to_base(__view: Self::View<'_>) -> Self::View<'_> {
            __view
        }

        #[inline]
        fn from_base(__base: Self::View<'_>) -> $crate::__rt::Option<Self::View<'_>> {
            $crate::__rt::Option::Some(__base)
        }
    };
}
pub(crate) use __own_base as own_base;

/// The items of `KeyPart` for a plain value, which is its own view, and does not wrap another.
#[doc(hidden)]
#[macro_export]
macro_rules! __own_view {
    () => {
        type View<'view> = Self;
        $crate::__own_base!();

        #[inline]
        fn view(&self) -> Self {
            *self
        }
    };
}
pub(crate) use __own_view as own_view;

/// The items of `KeyPart` for a type that no template can write.
macro_rules! no_text {
    () => {
        fn text_len(_: Self::View<'_>) -> usize {
            0
        }

        fn write(
            _: Self::View<'_>,
            _: &mut impl core::fmt::Write,
        ) -> Result<(), $crate::part::Refusal> {
            Err($crate::part::Refusal::NoText)
        }

        fn parse(_: &str) -> Option<Self::View<'_>> {
            None
        }
    };
}
pub(crate) use no_text;

/// A part whose values sort in keys, at least as raw key attributes.
///
/// Parts without this trait, such as enums, cannot be queried by ranges.
pub trait Sorted: KeyPart {
    /// The places in a key where the values sort: [`Everywhere`], [`LastOnly`] or [`RawOnly`].
    type Order;
}

/// The strings have a fixed width and sort anywhere in a key.
#[derive(Debug)]
pub enum Everywhere {}

/// The strings sort if nothing follows them in the key.
#[derive(Debug)]
pub enum LastOnly {}

/// The strings do not sort, but DynamoDB sorts the values as raw key attributes.
#[derive(Debug)]
pub enum RawOnly {}

/// An order of strings at the end of a key.
pub trait SortsAtEnd {}

impl SortsAtEnd for Everywhere {}
impl SortsAtEnd for LastOnly {}

/// An order of strings that others follow in the key.
pub trait SortsEverywhere: SortsAtEnd {}

impl SortsEverywhere for Everywhere {}

/// An order of strings whose ranges are not refused because of their ends: they have a fixed width, or no ranges in a
/// key.
pub trait EndsOrHasNoRanges {}

impl EndsOrHasNoRanges for Everywhere {}
impl EndsOrHasNoRanges for RawOnly {}
