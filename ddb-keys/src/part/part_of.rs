//! The part that a type stands for, and the arguments of queries for it.
//!
//! Generated code checks once whether a type is a part. The check is a constant in a type. If the compiler cannot evaluate it, it
//! reports that once, and ignores every other error about a type that depends on it.

use super::key_part::KeyPart;
use super::list::Elements;
use super::source::KeySource;

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

/// A [`CheckedPart`] as the elements of a list in key structs.
pub trait ElementOf<E: ?Sized, const NUMBER: usize = 0> {
    /// The type of the lists in key structs.
    type Elements<'a>;
}

#[diagnostic::do_not_recommend]
impl<T, E: ?Sized, const NUMBER: usize> ElementOf<E, NUMBER> for T
where
    T: CheckedPart<E, NUMBER, Type: KeyPart + Sized + 'static>,
{
    type Elements<'a> = Elements<'a, T::Type>;
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

/// An argument of a query for a part: its view, or a value that converts into the view, such as a reference to a newtype over text.
#[diagnostic::on_unimplemented(
    message = "this part of the key does not take a `{Self}`",
    label = "expected a `{P}`, by reference if it wraps text",
    note = "pass a variant of the enum, or a value of the newtype; for a newtype over text, user input that is not a `{P}` yet is \
            `Text::new(text)`"
)]
pub trait IntoPart<P: PartOf<E, N> + ?Sized, E: ?Sized = (), const N: usize = 0> {
    /// Passes the view on.
    fn pass<R>(self, to: impl for<'v> FnOnce(<P::Part as KeyPart>::View<'v>) -> R) -> R;
}

#[diagnostic::do_not_recommend]
impl<'v, P, E, const N: usize, V> IntoPart<P, E, N> for V
where
    P: PartOf<E, N> + ?Sized,
    E: ?Sized,
    V: Into<<P::Part as KeyPart>::View<'v>>,
{
    #[inline]
    fn pass<R>(self, to: impl for<'w> FnOnce(<P::Part as KeyPart>::View<'w>) -> R) -> R {
        to(self.into())
    }
}
