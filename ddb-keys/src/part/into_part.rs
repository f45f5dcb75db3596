//! The arguments of queries for the parts of keys.

use super::checked::PartOf;
use super::key_part::KeyPart;

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
