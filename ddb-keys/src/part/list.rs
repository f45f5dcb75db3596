//! Lists of parts, which only the end of a template can hold: `<path..>` with `path: Vec<Name>`.

use alloc::string::String;
use alloc::vec::Vec;
use core::convert::Infallible;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

use super::key_part::{KeyPart, no_text, own_base};
use super::refusal::Refusal;
use super::text::Text;
use crate::schema::{KeyType, TextShape};

/// The view of a list in a key: what a key struct holds of a `Vec`, borrowed from it or from the text of a key.
///
/// ```
/// use ddb_keys::{Entity, Elements};
///
/// #[derive(Entity)]
/// #[pk("DRIVE#<drive>")]
/// #[sk("FILE#<path..>")]
/// struct File { drive: String, path: Vec<String> }
///
/// let key = FileKey { drive: "ann", path: Elements::from(&["home", "photos"]) };
/// assert_eq!(key.build()?.to_string(), "DRIVE#ann | FILE#home#photos");
///
/// let read = FileKey::parse("DRIVE#ann", "FILE#home#photos")?;
/// assert_eq!(read, key);
/// assert_eq!(read.path.iter().collect::<Vec<_>>(), ["home", "photos"]);
///
/// let file = File { drive: "ann".into(), path: vec!["home".into(), "photos".into()] };
/// assert_eq!(file.key(), key);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Elements<'a, T> {
    held: Held<'a, T>,
}

enum Held<'a, T> {
    Values(&'a [T]),
    /// Not checked.
    Texts(&'a [&'a str]),
    /// As a key has it, checked, with the separator between the elements.
    Joined(&'a str, char),
}

impl<'a, T: KeyPart> Elements<'a, T> {
    /// Returns the views of the elements, such as `&str`, in their order. Empty texts have none.
    ///
    /// ```
    /// use ddb_keys::Elements;
    ///
    /// let path: Elements<'_, String> = Elements::from(&["home", "photos"]);
    /// assert_eq!(path.iter().last(), Some("photos"));
    /// ```
    pub fn iter(self) -> impl Iterator<Item = T::View<'a>> {
        self.views().flatten()
    }

    /// Passes on the views of the elements, `None` of an empty text, until one is refused.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "measured: a chain of iterators takes half as long again"
    )]
    pub(crate) fn try_each(
        self,
        mut pass: impl FnMut(Option<T::View<'a>>) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        match self.held {
            Held::Values(values) => values.iter().try_for_each(|value| pass(Some(value.view()))),
            Held::Texts(texts) => texts.iter().try_for_each(|text| pass(T::unchecked(text))),
            Held::Joined(text, separator) => {
                text.split(separator).try_for_each(|text| pass(T::parse(text)))
            }
        }
    }

    /// The views of the elements, `None` of an empty text.
    fn views(self) -> impl Iterator<Item = Option<T::View<'a>>> {
        let (values, texts, joined): (&[T], &[&str], _) = match self.held {
            Held::Values(values) => (values, &[], None),
            Held::Texts(texts) => (&[], texts, None),
            Held::Joined(text, separator) => (&[], &[], Some(text.split(separator))),
        };
        let values = values.iter().map(|value| Some(value.view()));
        let texts = texts.iter().map(|text| T::unchecked(text));
        values.chain(texts).chain(joined.into_iter().flatten().map(T::parse))
    }

    /// Returns whether the list has no elements. No key can be built of an empty list.
    ///
    /// ```
    /// use ddb_keys::Elements;
    ///
    /// assert!(Elements::<String>::from(&[] as &[String]).is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.views().next().is_none()
    }
}

impl<'a, T> Elements<'a, T> {
    /// The elements in the text of a key, which have been checked.
    pub(crate) const fn joined(text: &'a str, separator: char) -> Self {
        Self { held: Held::Joined(text, separator) }
    }
}

impl<'a, T: KeyPart<View<'a> = Text<'a, T>>> Elements<'a, T> {
    /// Creates the view of strings as a list of newtypes around text, without a check. Building a key checks whether `T` allows
    /// each of them.
    ///
    /// ```
    /// use ddb_keys::{Entity, KeyPart, Elements};
    ///
    /// #[derive(Debug, KeyPart)]
    /// #[key_part(chars = "a-z")]
    /// struct Folder(String);
    ///
    /// #[derive(Entity)]
    /// #[pk("DRIVE#<path..>")]
    /// struct Drive { path: Vec<Folder> }
    ///
    /// let key = DriveKey { path: Elements::of_texts(&["home", "photos"]) };
    /// assert_eq!(key.build()?.to_string(), "DRIVE#home#photos");
    /// assert!(DriveKey { path: Elements::of_texts(&["Home"]) }.build().is_err());
    /// # Ok::<(), ddb_keys::KeyError>(())
    /// ```
    #[must_use]
    pub const fn of_texts(texts: &'a [&'a str]) -> Self {
        Self { held: Held::Texts(texts) }
    }
}

impl<'a, T> From<&'a [T]> for Elements<'a, T> {
    #[inline]
    fn from(values: &'a [T]) -> Self {
        Self { held: Held::Values(values) }
    }
}

impl<'a> From<&'a [&'a str]> for Elements<'a, String> {
    #[inline]
    fn from(texts: &'a [&'a str]) -> Self {
        Self { held: Held::Texts(texts) }
    }
}

/// A `Vec` or an array is viewed as the slice of its elements.
macro_rules! as_slices {
    ($([$($generics:tt)*] $list:ty => $element:ty;)+) => {$(
        impl<'a, $($generics)*> From<&'a $list> for Elements<'a, $element> {
            #[inline]
            fn from(list: &'a $list) -> Self {
                Self::from(&list[..])
            }
        }
    )+};
}

as_slices! {
    [T] Vec<T> => T;
    [] Vec<&'a str> => String;
    [T, const N: usize] [T; N] => T;
    [const N: usize] [&'a str; N] => String;
}

impl<T> Clone for Elements<'_, T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Elements<'_, T> {}

impl<T> Clone for Held<'_, T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Held<'_, T> {}

/// Lists are equal if their elements are, wherever they are borrowed from.
impl<T: KeyPart> PartialEq for Elements<'_, T> {
    fn eq(&self, other: &Self) -> bool {
        self.views().eq(other.views())
    }
}

impl<T: KeyPart> Eq for Elements<'_, T> {}

impl<T: KeyPart> Hash for Elements<'_, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.views().for_each(|element| element.hash(state));
        // No list is the beginning of another one.
        None::<T::View<'_>>.hash(state);
    }
}

impl<T: KeyPart> fmt::Debug for Elements<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Serializes a sequence of the elements' views, as serde does for a `Vec`.
#[cfg(feature = "aws-sdk")]
impl<'a, T: KeyPart<View<'a>: serde::Serialize>> serde::Serialize for Elements<'a, T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The part type of a list. It has no text of its own: a format joins the elements.
#[derive(Debug)]
pub struct ListOf<T>(Infallible, PhantomData<T>);

#[diagnostic::do_not_recommend]
impl<T: KeyPart + 'static> KeyPart for ListOf<T> {
    type View<'a> = Elements<'a, T>;
    const SHAPE: TextShape = T::SHAPE;
    const NATIVE: Option<KeyType> = None;
    const VALUE_KIND: &'static str = "list";
    own_base!();

    fn view(&self) -> Elements<'_, T> {
        match self.0 {}
    }

    no_text!();
}
