//! Where in a key the strings of a part sort, so that it has ranges there: in the middle, before a literal that sorts before its
//! characters, at the end, or in adjacent placeholders of one field, which a range bounds together.

use core::cmp::Ordering;
use core::fmt::Write;
use core::marker::PhantomData;

use super::range::{Excluding, Including};
use crate::format::{Format, Raw, SortedFormat};
use crate::part::{
    EndsOrHasNoRanges, KeyPart, PartOf, Refusal, Sorted, SortsAtEnd, SortsEverywhere,
};
use crate::schema::{CharSet, TextShape};

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
    note = "text sorts in the last place of a key, or as a newtype of one length, `#[key_part(len = 8)]`, or as one whose characters all sort \
            after what follows it, `#[key_part(chars = \"0-9A-Z\")]`"
)]
pub trait SortedAt<At, P: ?Sized, E: ?Sized = (), const N: usize = 0> {}

#[diagnostic::do_not_recommend]
impl<P, E: ?Sized, const N: usize, F, R> SortedAt<InMiddle<F>, P, E, N> for R
where
    P: PartOf<E, N> + ?Sized,
    F: SortedFormat<P::Part, Order: SortsEverywhere>,
{
}

#[diagnostic::do_not_recommend]
impl<P, E: ?Sized, const N: usize, F, R> SortedAt<AtEnd<F>, P, E, N> for R
where
    P: PartOf<E, N> + ?Sized,
    F: SortedFormat<P::Part, Order: SortsAtEnd>,
{
}

#[diagnostic::do_not_recommend]
impl<P, E: ?Sized, const N: usize> SortedAt<Raw, P, E, N> for Including where
    P: PartOf<E, N, Part: KeyPart<Base: Sorted>> + ?Sized
{
}

// Of ranges without their first value, `EndsAt` asks for more.
#[diagnostic::do_not_recommend]
impl<P: PartOf<E, N> + ?Sized, E: ?Sized, const N: usize> SortedAt<Raw, P, E, N> for Excluding {}

/// A shape of ranges whose ends the part `P` can have at the place `At` of a key.
#[diagnostic::on_unimplemented(
    message = "a range cannot begin after a `{P}` here: its values have no fixed length in the key",
    label = "a range that may leave out its first value",
    note = "write a range with its first value, or without a beginning: `a..b`, `a..=b`, `a..`, `..b` or `..=b`"
)]
pub trait EndsAt<At, P: ?Sized, E: ?Sized = (), const N: usize = 0> {}

#[diagnostic::do_not_recommend]
impl<At, P: ?Sized, E: ?Sized, const N: usize> EndsAt<At, P, E, N> for Including {}

// What has ranges in the middle has strings of a fixed width.
#[diagnostic::do_not_recommend]
impl<F, P: ?Sized, E: ?Sized, const N: usize> EndsAt<InMiddle<F>, P, E, N> for Excluding {}

#[diagnostic::do_not_recommend]
impl<F, P, E: ?Sized, const N: usize> EndsAt<AtEnd<F>, P, E, N> for Excluding
where
    P: PartOf<E, N> + ?Sized,
    F: SortedFormat<P::Part, Order: EndsOrHasNoRanges>,
{
}

/// A shape of ranges of the part `P`, of whose characters all but `OTHER` sort after `NEXT`, with which the literal after it begins.
///
/// If there is no `OTHER`, keys sort as values do: where a value ends, its key goes on with `NEXT`, which is less than any character with
/// which a longer value goes on.
#[diagnostic::on_unimplemented(
    message = "a `{P}` has no ranges here: all its characters must sort after {NEXT}, which follows it, and {OTHER} does not",
    label = "give one value, or bound the characters of the newtype",
    note = "the characters of a newtype over text are those that it lists, such as `#[key_part(chars = \"0-9A-Z\")]`; all, if it lists none",
    note = "other text sorts in the last place of a key, or as a newtype of one length, `#[key_part(len = 8)]`"
)]
pub trait SortsAfter<
    const NEXT: char,
    const OTHER: char,
    P: ?Sized,
    E: ?Sized = (),
    const N: usize = 0,
>
{
}

/// No character.
const NONE: char = char::MAX;

#[diagnostic::do_not_recommend]
impl<const NEXT: char, P: ?Sized, E: ?Sized, const N: usize, R> SortsAfter<NEXT, NONE, P, E, N>
    for R
{
}

/// Returns a character of the part `P` that does not sort after `next`, which follows the part, or `NONE`. Texts of one length have none:
/// two of them differ before what follows.
#[must_use]
pub const fn not_after<P: KeyPart + ?Sized>(next: char) -> char {
    match (P::SHAPE.fixed_width(), P::SHAPE.chars.not_after(next)) {
        (None, Some(other)) => other,
        _ => NONE,
    }
}

/// A literal of a template, as a type.
pub trait Literal {
    /// The text.
    const TEXT: &'static str;
}

/// A value in the format `F`, which truncates it, a literal, and the same value in the format `G`:
/// `<at:day>#<at:millis>`.
#[derive(Debug)]
pub struct Joined<F, L, G>(PhantomData<(F, L, G)>);

impl<P, F, L, G> Format<P> for Joined<F, L, G>
where
    P: KeyPart + ?Sized,
    F: Format<P>,
    L: Literal,
    G: Format<P>,
{
    const SHAPE: TextShape = TextShape::of_chars(
        F::SHAPE.min + L::TEXT.len() + G::SHAPE.min,
        F::SHAPE.max.saturating_add(L::TEXT.len()).saturating_add(G::SHAPE.max),
        CharSet::ALL,
    );
    /// Not used: a range asks whether a value is [kept](Format::keeps).
    const EXACT: bool = G::EXACT;

    fn text_len(view: P::View<'_>) -> usize {
        F::text_len(view) + L::TEXT.len() + G::text_len(view)
    }

    fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
        F::write(view, out)?;
        out.write_str(L::TEXT)?;
        G::write(view, out)
    }

    /// Not used: only queries join places.
    fn parse(_: &str) -> Option<P::View<'_>> {
        None
    }

    fn keeps(view: P::View<'_>) -> bool {
        F::keeps(view) || G::keeps(view)
    }

    fn compare(one: P::View<'_>, other: P::View<'_>) -> Option<Ordering> {
        F::compare(one, other).or_else(|| G::compare(one, other))
    }
}
