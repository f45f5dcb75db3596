//! Newtypes: parts with the text of the type that they wrap, but a type of their own.

use core::fmt::Debug;
use core::hash::Hash;

use super::key_part::KeyPart;
use super::text::{FixedText, Text};

/// A newtype that derives [`KeyPart`].
pub trait Newtype: Sized {
    /// The wrapped type.
    type Inner;

    /// Returns the wrapped value.
    fn inner(&self) -> &Self::Inner;

    /// Wraps a value.
    fn around(inner: Self::Inner) -> Self;
}

/// The innermost type that a newtype wraps.
pub type BaseOf<N> = <<N as Newtype>::Inner as KeyPart>::Base;

/// A value that a key struct holds as it is.
#[diagnostic::on_unimplemented(
    message = "`{Self}` must be a plain value to be a part of a key",
    label = "its derives must include `Debug, Clone, Copy, PartialEq, Eq, Hash`",
    note = "a key struct holds the value itself, and is compared, printed and copied with it"
)]
pub trait PlainPart: Copy + Debug + Eq + Hash {}

#[diagnostic::do_not_recommend]
impl<V: Copy + Debug + Eq + Hash> PlainPart for V {}

/// The view of the newtype `N`, which depends on the wrapped type: a string with the newtype's type if it wraps text,
/// otherwise the newtype itself.
#[diagnostic::on_unimplemented(
    message = "`{N}` must be a plain value to be a part of a key",
    label = "its derives must include `Debug, Clone, Copy, PartialEq, Eq, Hash`",
    note = "a key struct holds the value itself, and is compared, printed and copied with it"
)]
pub trait Holds<N: Newtype<Inner: KeyPart>>: KeyPart {
    /// The type of the key struct's field.
    type Held<'a>: PlainPart;

    /// Returns the view of a newtype.
    fn hold(newtype: &N) -> Self::Held<'_>;

    /// Returns the view of the wrapped value.
    fn inner(held: Self::Held<'_>) -> <N::Inner as KeyPart>::View<'_>;

    /// Converts the view of a wrapped value to that of the newtype.
    fn around(inner: <N::Inner as KeyPart>::View<'_>) -> Self::Held<'_>;
}

/// The view of a string: `&str`, or that of a newtype around one.
pub trait TextView<'a> {
    /// Returns the view of a string, without checking whether the newtype allows it.
    fn of(text: &'a str) -> Self;
}

impl<'a> TextView<'a> for &'a str {
    #[inline]
    fn of(text: &'a str) -> Self {
        text
    }
}

impl<'a, T: ?Sized> TextView<'a> for Text<'a, T> {
    #[inline]
    fn of(text: &'a str) -> Self {
        Self::new(text)
    }
}

macro_rules! held_as_text {
    ($($base:ty),+) => {$(
        #[diagnostic::do_not_recommend]
        impl<N: Newtype> Holds<N> for $base
        where
            N::Inner: for<'a> KeyPart<Base = $base, View<'a>: TextView<'a>>,
        {
            type Held<'a> = Text<'a, N>;

            #[inline]
            fn hold(newtype: &N) -> Text<'_, N> {
                Self::around(newtype.inner().view())
            }

            #[inline]
            fn inner(held: Self::Held<'_>) -> <N::Inner as KeyPart>::View<'_> {
                TextView::of(held.as_str())
            }

            #[inline]
            fn around(inner: <N::Inner as KeyPart>::View<'_>) -> Self::Held<'_> {
                Text::new(N::Inner::to_base(inner))
            }
        }
    )+};
}

held_as_text!(str, FixedText);

#[diagnostic::do_not_recommend]
impl<N, B> Holds<N> for B
where
    N: Newtype + PlainPart,
    N::Inner: Copy + for<'a> KeyPart<Base = B, View<'a> = N::Inner>,
    B: Copy + KeyPart,
{
    type Held<'a> = N;

    #[inline]
    fn hold(newtype: &N) -> N {
        *newtype
    }

    #[inline]
    fn inner(held: Self::Held<'_>) -> <N::Inner as KeyPart>::View<'_> {
        *held.inner()
    }

    #[inline]
    fn around(inner: <N::Inner as KeyPart>::View<'_>) -> Self::Held<'_> {
        N::around(inner)
    }
}
