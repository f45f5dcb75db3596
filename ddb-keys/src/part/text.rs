//! Text as key parts.

use core::convert::identity;
use core::fmt;
use core::marker::PhantomData;

use super::derived::view_traits;
use super::key_part::{Everywhere, LastOnly, Sorted};
use super::key_part::{KeyPart, own_base, text_of};
use super::refusal::Refusal;
use crate::schema::KeyType;
use crate::schema::{CharSet, TextShape};

#[diagnostic::do_not_recommend]
impl KeyPart for str {
    type View<'a> = &'a str;
    const SHAPE: TextShape = TextShape::TEXT;
    const NATIVE: Option<KeyType> = Some(KeyType::S);
    const VALUE_KIND: &'static str = "text";
    own_base!();

    #[inline]
    fn view(&self) -> &str {
        self
    }

    #[inline]
    fn text_len(view: &str) -> usize {
        view.len()
    }

    #[inline]
    fn write(view: &str, out: &mut impl fmt::Write) -> Result<(), Refusal> {
        Ok(out.write_str(view)?)
    }

    #[inline]
    fn parse(text: &str) -> Option<&str> {
        if text.is_empty() { None } else { Some(text) }
    }
}

/// A part that is text, which formats such as `lower` can fold, and which can be queried by prefixes.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not text",
    label = "`upper`, `lower`, `uppercase` and `lowercase` fold text",
    note = "leave the format out; the names of an enum are spelled by `#[key_part(rename_all = \"UPPERCASE\")]` above it"
)]
pub trait FoldableText {}

#[diagnostic::do_not_recommend]
impl FoldableText for str {}

impl Sorted for str {
    type Order = LastOnly;
}

/// The base of newtypes with a fixed length: text that sorts anywhere in a key.
#[derive(Debug)]
pub enum FixedText {}

#[diagnostic::do_not_recommend]
impl KeyPart for FixedText {
    type View<'a> = &'a str;
    const SHAPE: TextShape = TextShape::TEXT;
    const NATIVE: Option<KeyType> = Some(KeyType::S);
    const VALUE_KIND: &'static str = "text";
    own_base!();

    fn view(&self) -> &str {
        match *self {}
    }

    text_of!(str, identity, Some);
}

impl Sorted for FixedText {
    type Order = Everywhere;
}

impl FoldableText for FixedText {}

/// The view of a newtype around text: a `&str` that keeps the newtype's type, so that ids are not mixed up.
///
/// ```
/// use ddb_keys::{Entity, KeyPart, Text};
///
/// #[derive(KeyPart)]
/// struct UserId(String);
///
/// #[derive(Entity)]
/// #[pk("USER#<id>")]
/// struct User { id: UserId }
///
/// let id = UserId("alice".into());
/// let key = UserKey { id: Text::from(&id) };
/// assert_eq!(key, UserKey { id: (&id).into() });
/// assert_eq!(key.build()?.to_string(), "USER#alice");
/// assert_eq!(key.id.as_str(), "alice");
/// # Ok::<(), ddb_keys::KeyError>(())
/// ```
pub struct Text<'a, T: ?Sized> {
    text: &'a str,
    of: PhantomData<fn() -> *const T>,
}

impl<'a, T: ?Sized> Text<'a, T> {
    /// Creates the view of a string as a `T`, without a check. Building a key checks whether `T` allows the text, and
    /// so does [`check`](Self::check).
    ///
    /// ```
    /// use ddb_keys::{KeyPart, Text};
    ///
    /// #[derive(Debug, KeyPart)]
    /// struct UserId(String);
    ///
    /// const ANN: Text<'_, UserId> = Text::new("ann");
    /// assert_eq!(ANN, UserId("ann".into()).view());
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(text: &'a str) -> Self {
        Self { text, of: PhantomData }
    }

    /// Returns the text.
    ///
    /// ```
    /// use ddb_keys::KeyPart;
    ///
    /// #[derive(Debug, KeyPart)]
    /// struct UserId(String);
    ///
    /// assert_eq!(UserId("ann".into()).view().as_str(), "ann");
    /// ```
    #[must_use]
    #[inline]
    pub const fn as_str(&self) -> &'a str {
        self.text
    }
}

impl<'a, T: KeyPart<View<'a> = Text<'a, T>>> Text<'a, T> {
    /// Checks whether `T` allows the text, such as user input that is to become a `T`.
    ///
    /// The rules of a template, such as that a value has no separator, are checked when a key is built.
    ///
    /// ```
    /// use ddb_keys::{KeyPart, Refusal, Text};
    ///
    /// #[derive(Debug, KeyPart)]
    /// #[key_part(chars = "0-9A-Za-z")]
    /// struct UserId(String);
    ///
    /// impl TryFrom<String> for UserId {
    ///     type Error = Refusal;
    ///
    ///     fn try_from(text: String) -> Result<Self, Refusal> {
    ///         Text::<Self>::new(&text).check()?;
    ///         Ok(Self(text))
    ///     }
    /// }
    ///
    /// let refusal = UserId::try_from("a b".to_owned()).unwrap_err();
    /// assert_eq!(refusal, Refusal::Character { allowed: "0-9A-Za-z", at: 1 });
    /// ```
    pub fn check(self) -> Result<Self, Refusal> {
        if self.text.is_empty() && T::SHAPE.min > 0 {
            return Err(Refusal::Empty);
        }
        T::write(self, &mut Nowhere)?;
        Ok(self)
    }
}

/// Discards a string that is written only to be checked.
struct Nowhere;

impl fmt::Write for Nowhere {
    fn write_str(&mut self, _: &str) -> fmt::Result {
        Ok(())
    }
}

impl<'a, T: KeyPart<View<'a> = Text<'a, T>>> From<&'a T> for Text<'a, T> {
    #[inline]
    fn from(value: &'a T) -> Self {
        value.view()
    }
}

view_traits!([<T: ?Sized>] Text<'_, T> [] H text);

impl<T: ?Sized> fmt::Debug for Text<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.text, f)
    }
}

impl<T: ?Sized> fmt::Display for Text<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)
    }
}

/// Serializes the text, as serde does for a newtype around text.
#[cfg(feature = "aws-sdk")]
impl<T: ?Sized> serde::Serialize for Text<'_, T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text)
    }
}

/// The strings that `#[key_part(len = …, chars = …, empty)]` allows.
#[derive(Debug, Clone, Copy)]
pub struct TextBounds {
    /// The exact length in bytes.
    pub len: Option<usize>,
    /// The allowed characters, as a list of characters and ranges.
    pub chars: Option<&'static str>,
    /// Whether the text may be empty.
    pub empty: bool,
}

impl TextBounds {
    /// Returns the shape of the strings.
    #[must_use]
    pub const fn shape(self) -> TextShape {
        let chars = match self.chars {
            Some(list) => CharSet::of(list),
            None => CharSet::ALL,
        };
        let (min, max) = match self.len {
            Some(len) => (len, len),
            None => (if self.empty { 0 } else { 1 }, usize::MAX),
        };
        TextShape::of_chars(min, max, chars).as_free_text()
    }

    /// Refuses a string that is not allowed.
    #[inline]
    pub fn check(self, text: &str) -> Result<(), Refusal> {
        if text.is_empty() && !self.empty {
            return Err(Refusal::Empty);
        }
        if let Some(expected) = self.len
            && text.len() != expected
        {
            return Err(Refusal::Length { expected, found: text.len() });
        }
        if let Some(allowed) = self.chars
            && let Some(at) = CharSet::of(allowed).first_outside(text)
        {
            return Err(Refusal::Character { allowed, at });
        }
        Ok(())
    }
}
