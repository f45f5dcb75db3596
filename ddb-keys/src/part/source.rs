//! What the parts of a key are made from: fields, which may be missing in an index key and make the index sparse then, and
//! values that are computed from fields.
//!
//! Whether a field is optional is decided by its type, not by its spelling in the source. [`KeySource`] is implemented
//! for parts, whose [`Presence`] is [`Always`], and for `Option`s of parts, whose presence is [`Sometimes`].

use super::key_part::KeyPart;

/// A field of an index key: a part, or an `Option` of one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a part of a key",
    label = "not a key part",
    note = "your own enum or newtype derives it: `#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, ddb_keys::KeyPart)]`, without `Copy` if it \
            wraps text; a type of another crate is wrapped in a newtype",
    note = "other parts are text, integers, `bool`, `char`, ids (feature `uuid` or `ulid`), times (feature `chrono`, \
            `time` or `jiff`) and, in an index key, an `Option` of a part"
)]
pub trait KeySource {
    /// The type of the part itself, without the `Option`.
    type Part: KeyPart + ?Sized;

    /// Whether the part may be missing.
    type Presence: Presence;

    /// Lets generated code find out whether a type is a part or an `Option` of one.
    const IS_PART: bool = true;

    /// Returns the part's view: an `Option` if the part may be missing.
    fn source(&self) -> Present<Self, <Self::Part as KeyPart>::View<'_>>;
}

/// `Option<T>` if the field type `F` is an `Option`, otherwise `T`.
pub type Present<F, T> = <<F as KeySource>::Presence as Presence>::Of<T>;

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

/// The presence of a value: [`Always`], or [`Sometimes`] if it may be missing.
pub trait Presence {
    /// Whether the value may be missing.
    const OPTIONAL: bool;
    /// `T`, or `Option<T>`.
    type Of<T>;
    /// The presence of a pair: [`Always`] if both values are always present.
    type And<P: Presence>: Presence;

    /// Converts the value to an `Option`.
    fn option<T>(value: Self::Of<T>) -> Option<T>;
    /// Applies a function to the value if it is present.
    fn map<T, U>(value: Self::Of<T>, change: impl FnOnce(T) -> U) -> Self::Of<U>;
    /// Pairs two values. The pair is present if both are.
    fn zip<T, P: Presence, U>(
        value: Self::Of<T>,
        other: P::Of<U>,
    ) -> <Self::And<P> as Presence>::Of<(T, U)>;
}

/// The presence of a value that is never missing.
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

/// The presence of a value that may be missing.
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

/// The value of one of an entity's computed parts. `#[derive(Entity)]` implements it for each `#[entity(part(…))]`.
pub trait ComputedPart<const NUMBER: usize> {
    /// The type of the part.
    type Value: ComputedValue;

    /// Computes the part.
    fn compute(&self) -> Self::Value;
}

/// A value of which a key keeps a copy, because there is no field that it could borrow from.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the type of a computed part",
    label = "not a part that is copied into keys",
    note = "a computed part is an integer, a `bool`, a `char`, an id, a time, an enum without fields, or an `Option` of one; text is \
            borrowed from a field, which has to store it"
)]
pub trait ComputedValue {}

#[diagnostic::do_not_recommend]
impl<T> ComputedValue for T where T: for<'v> KeyPart<View<'v> = T> {}

#[diagnostic::do_not_recommend]
impl<T> ComputedValue for Option<T> where T: for<'v> KeyPart<View<'v> = T> {}
