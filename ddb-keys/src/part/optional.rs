//! Fields as sources of index keys: always there, or sparse.

use super::key_part::KeyPart;

/// A field that an index key is made from: a part, or an `Option` of one, which makes the index
/// sparse.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a part of a key",
    label = "no key part",
    note = "derive it: `#[derive(KeyPart)]` serves newtypes and enums without fields",
    note = "parts are text, integers, `bool`, `char`, by the features `uuid` and `ulid` ids, by \
            `chrono`, `time` and `jiff` times, and in index keys an `Option` of these"
)]
pub trait KeySource {
    /// The part.
    type Part: KeyPart + ?Sized;

    /// Whether the part may be missing.
    type Presence: Presence;

    /// The part's view, as far as there is one.
    fn source(&self) -> Present<Self::Presence, <Self::Part as KeyPart>::View<'_>>;
}

/// What a source of some presence yields: `T`, or `Option<T>`.
pub type Present<P, T> = <P as Presence>::Of<T>;

#[diagnostic::do_not_recommend]
impl<T: KeyPart + ?Sized> KeySource for T {
    type Part = T;
    type Presence = Always;

    #[inline]
    fn source(&self) -> T::View<'_> {
        self.view()
    }
}

#[diagnostic::do_not_recommend]
impl<T: KeyPart> KeySource for Option<T> {
    type Part = T;
    type Presence = Sometimes;

    #[inline]
    fn source(&self) -> Option<T::View<'_>> {
        self.as_ref().map(KeyPart::view)
    }
}

/// Whether a value is always there: [`Always`] or [`Sometimes`].
pub trait Presence {
    /// Whether it may be missing.
    const OPTIONAL: bool;
    /// A value of this presence.
    type Of<T>;
    /// The presence of two values together.
    type And<P: Presence>: Presence;

    /// The value, as an `Option`.
    fn option<T>(value: Self::Of<T>) -> Option<T>;
    /// The value, changed.
    fn map<T, U>(value: Self::Of<T>, change: impl FnOnce(T) -> U) -> Self::Of<U>;
    /// Two values together, there when both are.
    fn zip<T, P: Presence, U>(value: Self::Of<T>, other: P::Of<U>)
    -> Present<Self::And<P>, (T, U)>;
}

/// Always there.
#[derive(Debug)]
pub enum Always {}

impl Presence for Always {
    const OPTIONAL: bool = false;
    type Of<T> = T;
    type And<P: Presence> = P;

    #[inline]
    fn option<T>(value: T) -> Option<T> {
        Some(value)
    }

    #[inline]
    fn map<T, U>(value: T, change: impl FnOnce(T) -> U) -> U {
        change(value)
    }

    #[inline]
    fn zip<T, P: Presence, U>(value: T, other: P::Of<U>) -> P::Of<(T, U)> {
        P::map(other, |other| (value, other))
    }
}

/// There or not.
#[derive(Debug)]
pub enum Sometimes {}

impl Presence for Sometimes {
    const OPTIONAL: bool = true;
    type Of<T> = Option<T>;
    type And<P: Presence> = Self;

    #[inline]
    fn option<T>(value: Option<T>) -> Option<T> {
        value
    }

    #[inline]
    fn map<T, U>(value: Option<T>, change: impl FnOnce(T) -> U) -> Option<U> {
        value.map(change)
    }

    #[inline]
    fn zip<T, P: Presence, U>(value: Option<T>, other: P::Of<U>) -> Option<(T, U)> {
        value.zip(P::option(other))
    }
}

/// What an enum must be to stand in a key as itself.
#[diagnostic::on_unimplemented(
    message = "`{Self}` must be a plain value to be a part of a key",
    label = "add `#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]`",
    note = "a key struct holds the value itself, and is compared, printed and copied with it"
)]
pub trait CopyPart {
    /// The type itself. That it is plain is a bound here, not on the trait, so that a type that is
    /// not is one error.
    type Value: Copy + core::fmt::Debug + Eq + core::hash::Hash;
    /// A copy.
    fn value(&self) -> Self::Value;
    /// The value as what it is.
    fn of(value: &Self::Value) -> &Self;
}

#[diagnostic::do_not_recommend]
impl<T: Copy + core::fmt::Debug + Eq + core::hash::Hash> CopyPart for T {
    type Value = T;

    #[inline]
    fn value(&self) -> T {
        *self
    }

    #[inline]
    fn of(value: &T) -> &T {
        value
    }
}
