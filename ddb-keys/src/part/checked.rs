//! How generated code checks once whether a type is a part.
//!
//! The check is a constant in a type. If the compiler cannot evaluate it, it reports that once, and ignores every other
//! error about a type that depends on it.

use super::key_part::KeyPart;
use super::optional::KeySource;

/// A type that the keys of the entity `E` are made from, by its number among the types of the entity.
pub trait CheckedPart<E: ?Sized, const NUMBER: usize = 0> {
    /// The type itself, if it is a part.
    type Type: ?Sized;
}

/// A part of no entity in particular, which the derive knows by its spelling or from a bound.
#[diagnostic::do_not_recommend]
impl<P: KeyPart + ?Sized> CheckedPart<()> for P {
    type Type = P;
}

/// A [`CheckedPart`] in key structs and queries.
pub trait PartOf<E: ?Sized, const NUMBER: usize = 0> {
    /// The part, without the `Option` of an index key.
    type Part: KeyPart + ?Sized;

    /// The type of the values in key structs.
    type View<'a>;
}

#[diagnostic::do_not_recommend]
impl<T, E: ?Sized, const NUMBER: usize> PartOf<E, NUMBER> for T
where
    T: CheckedPart<E, NUMBER, Type: KeySource> + ?Sized,
{
    type Part = <T::Type as KeySource>::Part;
    type View<'a> = <<T::Type as KeySource>::Part as KeyPart>::View<'a>;
}

/// `T`, if the constant can be evaluated, whatever its value is.
pub type If<T, const ANY: bool> = <Answer<ANY> as TypeBehind<T>>::Type;

/// The value of a constant.
#[derive(Debug)]
pub struct Answer<const ANY: bool>;

/// The type behind an `Answer`.
pub trait TypeBehind<T: ?Sized> {
    /// The type `T`.
    type Type: ?Sized;
}

impl<T: ?Sized, const ANY: bool> TypeBehind<T> for Answer<ANY> {
    type Type = T;
}
