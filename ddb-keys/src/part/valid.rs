//! The checks of a derived part, made once, at the derive.
//!
//! The derive evaluates the constants of [`PartProbe`] and panics if one of them is false. The compiler then knows that
//! [`ValidPart`] of this type is an error, and does not report the uses of the type, too.

use core::fmt::{self, Debug};
use core::hash::Hash;
use core::marker::PhantomData;

use super::key_part::KeyPart;
use super::newtype::{Holds, Newtype};
use super::refusal::Refusal;
use super::value::KeyValue;
use crate::schema::{KeyType, TextShape};

/// A type whose derive checks whether it can be a part.
#[derive(Debug)]
pub struct PartProbe<T: ?Sized>(PhantomData<T>);

impl<T: Copy + Debug + Eq + Hash> PartProbe<T> {
    /// A key struct can hold the type by value.
    pub const IS_PLAIN: bool = true;
}

impl<T: KeyPart + ?Sized> PartProbe<T> {
    /// The type is a part.
    pub const IS_PART: bool = true;
}

impl<N: Newtype<Inner: KeyPart<Base: Holds<N>>>> PartProbe<N> {
    /// A key struct can hold the newtype.
    pub const IS_HELD: bool = true;
}

/// Fallback for a type that lacks something. Inherent constants have priority over those of a trait.
pub trait Unproven {
    /// See [`PartProbe`].
    const IS_PLAIN: bool = false;
    /// See [`PartProbe`].
    const IS_PART: bool = false;
    /// See [`PartProbe`].
    const IS_HELD: bool = false;
}

impl<T: ?Sized> Unproven for PartProbe<T> {}

/// The functions of derived parts, which exist if all checks have been `OK`.
#[derive(Debug)]
pub struct ValidPart<const OK: bool>;

/// A type that a key struct holds by value, such as an enum without fields.
#[diagnostic::on_unimplemented(
    message = "`{T}` must be a plain value to be a part of a key",
    label = "its derives must include `Debug, Clone, Copy, PartialEq, Eq, Hash`",
    note = "a key struct holds the value itself, and is compared, printed and copied with it"
)]
pub trait CopyPart<T> {
    /// The type itself.
    type Value: Copy + Debug + Eq + Hash;
    /// Copies the value.
    fn copy(value: &T) -> Self::Value;
    /// Converts the value back.
    fn of(value: &Self::Value) -> &T;
}

#[diagnostic::do_not_recommend]
impl<T: Copy + Debug + Eq + Hash> CopyPart<T> for ValidPart<true> {
    type Value = T;

    #[inline]
    fn copy(value: &T) -> T {
        *value
    }

    #[inline]
    fn of(value: &T) -> &T {
        value
    }
}

/// The functions of [`KeyPart`] for the newtype `N`.
pub trait NewtypePart<N> {
    /// See [`KeyPart::View`].
    type View<'a>: Copy + Debug + Eq + Hash;
    /// See [`KeyPart::Base`].
    type Base: KeyPart + ?Sized;
    /// See [`KeyPart::SHAPE`].
    const SHAPE: TextShape;
    /// See [`KeyPart::NATIVE`].
    const NATIVE: Option<KeyType>;

    /// See [`KeyPart::view`].
    fn view(newtype: &N) -> Self::View<'_>;
    /// See [`KeyPart::to_base`].
    fn to_base(view: Self::View<'_>) -> <Self::Base as KeyPart>::View<'_>;
    /// See [`KeyPart::from_base`].
    fn from_base(base: <Self::Base as KeyPart>::View<'_>) -> Option<Self::View<'_>>;
    /// See [`KeyPart::text_len`].
    fn text_len(view: Self::View<'_>) -> usize;
    /// See [`KeyPart::write`].
    fn write(view: Self::View<'_>, out: &mut impl fmt::Write) -> Result<(), Refusal>;
    /// See [`KeyPart::parse`].
    fn parse(text: &str) -> Option<Self::View<'_>>;
    /// See [`KeyPart::native`].
    fn native(view: Self::View<'_>) -> Result<KeyValue, Refusal>;
}

/// The innermost type that a newtype wraps.
type BaseOf<N> = <<N as Newtype>::Inner as KeyPart>::Base;

impl<N: Newtype<Inner: KeyPart<Base: Holds<N>>>> NewtypePart<N> for ValidPart<true> {
    type View<'a> = <BaseOf<N> as Holds<N>>::Held<'a>;
    type Base = BaseOf<N>;
    const SHAPE: TextShape = N::Inner::SHAPE;
    const NATIVE: Option<KeyType> = N::Inner::NATIVE;

    #[inline]
    fn view(newtype: &N) -> Self::View<'_> {
        BaseOf::<N>::hold(newtype)
    }

    #[inline]
    fn to_base(view: Self::View<'_>) -> <Self::Base as KeyPart>::View<'_> {
        N::Inner::to_base(BaseOf::<N>::inner(view))
    }

    #[inline]
    fn from_base(base: <Self::Base as KeyPart>::View<'_>) -> Option<Self::View<'_>> {
        N::Inner::from_base(base).map(BaseOf::<N>::around)
    }

    #[inline]
    fn text_len(view: Self::View<'_>) -> usize {
        N::Inner::text_len(BaseOf::<N>::inner(view))
    }

    #[inline]
    fn write(view: Self::View<'_>, out: &mut impl fmt::Write) -> Result<(), Refusal> {
        N::Inner::write(BaseOf::<N>::inner(view), out)
    }

    #[inline]
    fn parse(text: &str) -> Option<Self::View<'_>> {
        N::Inner::parse(text).map(BaseOf::<N>::around)
    }

    #[inline]
    fn native(view: Self::View<'_>) -> Result<KeyValue, Refusal> {
        N::Inner::native(BaseOf::<N>::inner(view))
    }
}
