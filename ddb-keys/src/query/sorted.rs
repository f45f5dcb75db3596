//! Where in a key the strings of a part sort, so that it has ranges there.

use core::marker::PhantomData;

use super::range::{Excluding, Including};
use crate::format::{Raw, SortedFormat};
use crate::part::{EndsOrHasNoRanges, KeyPart, PartOf, Sorted, SortsAtEnd, SortsEverywhere};

/// A placeholder in the format `F` with a literal after it, so that only strings of a fixed width sort.
#[derive(Debug)]
pub struct InMiddle<F>(PhantomData<F>);

/// The last placeholder of a template, in the format `F`.
#[derive(Debug)]
pub struct AtEnd<F>(PhantomData<F>);

/// A shape of ranges that the part `P` has at the place `At` of a key.
#[diagnostic::on_unimplemented(
    message = "a `{P}` has no ranges here: its text in the key does not sort as its values do",
    label = "give one value, or write the placeholder in a format that sorts",
    note = "an integer sorts as `<field:ordered>`, `<field:desc>` or, in 8 digits, `<field:08>`",
    note = "text sorts in the last place of a key, or as a newtype of one length, `#[key_part(len = 8)]`"
)]
pub trait SortedAt<At, P: ?Sized, E: ?Sized = (), const N: usize = 0> {}

#[diagnostic::do_not_recommend]
impl<At, P, E: ?Sized, const N: usize, S> SortedAt<At, P, E, N> for S
where
    P: PartOf<E, N> + ?Sized,
    S: ShapeAt<P::Part, At>,
{
}

/// Implemented where the strings sort as the values do, or in the opposite order. Thanks to the blanket impl, the message of
/// [`SortedAt`] is shorter. Of ranges without their end, [`EndsAt`] asks for more.
pub trait ShapeAt<P: KeyPart + ?Sized, At> {}

impl<P, F, R> ShapeAt<P, InMiddle<F>> for R
where
    P: KeyPart + ?Sized,
    F: SortedFormat<P, Order: SortsEverywhere>,
{
}
impl<P, F, R> ShapeAt<P, AtEnd<F>> for R
where
    P: KeyPart + ?Sized,
    F: SortedFormat<P, Order: SortsAtEnd>,
{
}
impl<P: KeyPart<Base: Sorted> + ?Sized> ShapeAt<P, Raw> for Including {}
impl<P: KeyPart + ?Sized> ShapeAt<P, Raw> for Excluding {}

/// A shape of ranges whose end the part `P` can leave out at the place `At` of a key.
#[diagnostic::on_unimplemented(
    message = "a range cannot end before a `{P}` here: its values have no fixed length in the key",
    label = "a range without its end",
    note = "write a range that includes its end: `a..=b` or `..=b`"
)]
pub trait EndsAt<At, P: ?Sized, E: ?Sized = (), const N: usize = 0> {}

#[diagnostic::do_not_recommend]
impl<At, P, E: ?Sized, const N: usize, S> EndsAt<At, P, E, N> for S
where
    P: PartOf<E, N> + ?Sized,
    S: EndAt<P::Part, At>,
{
}

/// Implemented where a range can have its end, or leave it out. Thanks to the blanket impl, the message of [`EndsAt`] is shorter.
pub trait EndAt<P: KeyPart + ?Sized, At> {}

impl<P: KeyPart + ?Sized, At> EndAt<P, At> for Including {}
// What has ranges in the middle has strings of a fixed width.
impl<P: KeyPart + ?Sized, F> EndAt<P, InMiddle<F>> for Excluding {}
impl<P: KeyPart + ?Sized, F: SortedFormat<P, Order: EndsOrHasNoRanges>> EndAt<P, AtEnd<F>>
    for Excluding
{
}
