//! How a placeholder writes its value: `<field>`, `<field:08>`, `<field:desc>`, …

use core::fmt::{self, Write};

use super::error::Refusal;
use super::integer::{Integer, Unsigned, digits_of, parse_digits, write_digits};
use super::part::KeyPart;
use super::shape::{CharSet, TextShape};
use super::sorted::{PlainSorted, PlainSortedAtEnd, Sorted, SortedAtEnd};

/// A way to write the values of a part type as text, and to read them back.
pub trait Format<P: KeyPart + ?Sized> {
    /// What the texts can be.
    const SHAPE: TextShape;

    /// Whether the text gives back the whole value, nothing truncated or folded.
    const EXACT: bool;

    /// Whether the greatest value has the least text.
    const DESCENDING: bool = false;

    /// The exact number of bytes that [`write`](Self::write) writes.
    fn text_len(view: P::View<'_>) -> usize;

    /// Writes the text, or refuses the value.
    fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal>;

    /// The value that has exactly this text.
    fn parse(text: &str) -> Option<P::View<'_>>;

    /// Whether the text of this value gives it back, nothing truncated or folded.
    #[must_use]
    fn keeps(view: P::View<'_>) -> bool {
        let _ = view;
        Self::EXACT
    }
}

/// `<field>`: the plain text.
#[derive(Debug, Clone, Copy)]
pub struct Plain;

impl<P: KeyPart + ?Sized> Format<P> for Plain {
    const SHAPE: TextShape = P::SHAPE;
    const EXACT: bool = true;

    #[inline]
    fn text_len(view: P::View<'_>) -> usize {
        P::text_len(view)
    }

    #[inline]
    fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
        P::write(view, out)
    }

    #[inline]
    fn parse(text: &str) -> Option<P::View<'_>> {
        P::parse(text)
    }
}

impl<P: KeyPart + ?Sized> SortedAtEnd<P> for Plain where P::Base: PlainSortedAtEnd {}
impl<P: KeyPart + ?Sized> Sorted<P> for Plain where P::Base: PlainSorted {}

/// `<field:0N>`: an unsigned integer in `N` digits. One that needs more is refused, never cut.
#[derive(Debug, Clone, Copy)]
pub struct Padded<const N: usize>;

impl<P: KeyPart + ?Sized, const N: usize> Format<P> for Padded<N>
where
    P::Base: Unsigned,
{
    const SHAPE: TextShape = TextShape::bounded(N, N, CharSet::DIGITS);
    const EXACT: bool = true;

    #[inline]
    fn text_len(_: P::View<'_>) -> usize {
        N
    }

    #[inline]
    fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
        write_within::<N>(P::Base::distance(P::to_base(view)), out)
    }

    #[inline]
    fn parse(text: &str) -> Option<P::View<'_>> {
        number_of::<P>(parse_width(text, N)?)
    }
}

impl<P: KeyPart + ?Sized, const N: usize> SortedAtEnd<P> for Padded<N> where P::Base: Unsigned {}
impl<P: KeyPart + ?Sized, const N: usize> Sorted<P> for Padded<N> where P::Base: Unsigned {}

/// `<field:ordered>`: an integer, signed or not, so that text order is number order.
#[derive(Debug, Clone, Copy)]
pub struct Ordered;

impl<P: KeyPart + ?Sized> Format<P> for Ordered
where
    P::Base: Integer,
{
    const SHAPE: TextShape = full_width::<P::Base>();
    const EXACT: bool = true;

    #[inline]
    fn text_len(_: P::View<'_>) -> usize {
        digits_of(P::Base::SPAN)
    }

    #[inline]
    fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
        write_digits(P::Base::distance(P::to_base(view)), digits_of(P::Base::SPAN), out)
    }

    #[inline]
    fn parse(text: &str) -> Option<P::View<'_>> {
        number_of::<P>(parse_width(text, digits_of(P::Base::SPAN))?)
    }
}

impl<P: KeyPart + ?Sized> SortedAtEnd<P> for Ordered where P::Base: Integer {}
impl<P: KeyPart + ?Sized> Sorted<P> for Ordered where P::Base: Integer {}

/// `<field:desc>`: an integer, so that text order is number order turned round.
#[derive(Debug, Clone, Copy)]
pub struct Desc;

impl<P: KeyPart + ?Sized> Format<P> for Desc
where
    P::Base: Integer,
{
    const SHAPE: TextShape = full_width::<P::Base>();
    const EXACT: bool = true;
    const DESCENDING: bool = true;

    #[inline]
    fn text_len(_: P::View<'_>) -> usize {
        digits_of(P::Base::SPAN)
    }

    #[inline]
    fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
        let distance = P::Base::SPAN - P::Base::distance(P::to_base(view));
        write_digits(distance, digits_of(P::Base::SPAN), out)
    }

    #[inline]
    fn parse(text: &str) -> Option<P::View<'_>> {
        let distance = parse_width(text, digits_of(P::Base::SPAN))?;
        number_of::<P>(P::Base::SPAN.checked_sub(distance)?)
    }
}

impl<P: KeyPart + ?Sized> SortedAtEnd<P> for Desc where P::Base: Integer {}
impl<P: KeyPart + ?Sized> Sorted<P> for Desc where P::Base: Integer {}

/// `<field:desc(N)>`: an unsigned integer turned round in `N` digits.
#[derive(Debug, Clone, Copy)]
pub struct DescWidth<const N: usize>;

impl<P: KeyPart + ?Sized, const N: usize> Format<P> for DescWidth<N>
where
    P::Base: Unsigned,
{
    const SHAPE: TextShape = TextShape::bounded(N, N, CharSet::DIGITS);
    const EXACT: bool = true;
    const DESCENDING: bool = true;

    #[inline]
    fn text_len(_: P::View<'_>) -> usize {
        N
    }

    #[inline]
    fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
        let value = P::Base::distance(P::to_base(view));
        let turned =
            const { greatest(N) }.checked_sub(value).ok_or(Refusal::TooWide { width: N })?;
        write_digits(turned, N, out)
    }

    #[inline]
    fn parse(text: &str) -> Option<P::View<'_>> {
        number_of::<P>(const { greatest(N) }.checked_sub(parse_width(text, N)?)?)
    }
}

impl<P: KeyPart + ?Sized, const N: usize> SortedAtEnd<P> for DescWidth<N> where P::Base: Unsigned {}
impl<P: KeyPart + ?Sized, const N: usize> Sorted<P> for DescWidth<N> where P::Base: Unsigned {}

const fn full_width<B: Integer + ?Sized>() -> TextShape {
    let width = digits_of(B::SPAN);
    TextShape::bounded(width, width, CharSet::DIGITS)
}

/// The greatest number of `width` digits, as far as a `u128` goes.
const fn greatest(width: usize) -> u128 {
    let mut number: u128 = 0;
    let mut digits = 0;
    while digits < width {
        number = number.saturating_mul(10).saturating_add(9);
        digits += 1;
    }
    number
}

#[inline]
fn write_within<const N: usize>(number: u128, out: &mut impl Write) -> Result<(), Refusal> {
    if number > const { greatest(N) } {
        return Err(Refusal::TooWide { width: N });
    }
    write_digits(number, N, out)
}

#[inline]
fn parse_width(text: &str, width: usize) -> Option<u128> {
    if text.len() == width { parse_digits(text) } else { None }
}

#[inline]
fn number_of<'a, P: KeyPart + ?Sized>(distance: u128) -> Option<P::View<'a>>
where
    P::Base: Integer,
{
    P::from_base(P::Base::at_distance(distance)?)
}

/// `<field:upper>`: text with its ASCII letters in upper case.
#[derive(Debug, Clone, Copy)]
pub struct Upper;

/// `<field:lower>`: text with its ASCII letters in lower case.
#[derive(Debug, Clone, Copy)]
pub struct Lower;

macro_rules! folding {
    ($($format:ident: $fold:ident, $shape:ident;)+) => {$(
        impl<P: KeyPart + ?Sized> Format<P> for $format
        where
            P::Base: FoldableText,
        {
            const SHAPE: TextShape = P::SHAPE.$shape();
            const EXACT: bool = false;

            #[inline]
            fn text_len(view: P::View<'_>) -> usize {
                P::text_len(view)
            }

            #[inline]
            fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
                P::write(view, &mut Folding { out, fold: char::$fold })
            }

            #[inline]
            fn parse(text: &str) -> Option<P::View<'_>> {
                let folded = text.chars().all(|letter| letter.$fold() == letter);
                if folded { P::parse(text) } else { None }
            }
        }
    )+};
}

folding! {
    Upper: to_ascii_uppercase, upper_case;
    Lower: to_ascii_lowercase, lower_case;
}

/// Text whose letters `upper` and `lower` may fold.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no text",
    label = "`upper` and `lower` fold text",
    note = "leave the format out: other parts have one spelling already"
)]
pub trait FoldableText {}

impl FoldableText for str {}

struct Folding<'w, W> {
    out: &'w mut W,
    fold: fn(&char) -> char,
}

impl<W: Write> Write for Folding<'_, W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.chars().try_for_each(|letter| self.out.write_char((self.fold)(&letter)))
    }
}

#[cfg(test)]
mod tests {
    use super::greatest;

    #[test]
    fn so_many_digits_hold_so_great_a_number() {
        assert_eq!([0, 1, 3].map(greatest), [0, 9, 999]);
        assert_eq!(greatest(38), 10_u128.pow(38) - 1);
        assert_eq!(greatest(39), u128::MAX, "which has 39 digits, too");
    }
}
