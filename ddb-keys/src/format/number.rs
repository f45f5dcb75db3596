//! Integers of fixed width: `<field:08>`, `<field:ordered>`, `<field:desc>`, `<field:desc(8)>`.

use core::fmt::Write;

use super::plain::FixedWidth;
use super::plain::Format;
use crate::part::{Integer, KeyPart, Refusal, Unsigned, digits_of, parse_digits, write_digits};
use crate::schema::TextShape;

/// `<field:0N>`: an integer in `N` digits. A number with more digits is refused, and so is one below 0.
#[derive(Debug, Clone, Copy)]
pub struct Padded<const N: usize>;

impl<P: KeyPart + ?Sized, const N: usize> Format<P> for Padded<N>
where
    P::Base: Integer,
{
    const SHAPE: TextShape =
        TextShape { nonzero: P::SHAPE.nonzero, ..TextShape::bounded(N, N, "0-9") };
    const EXACT: bool = true;

    #[inline]
    fn text_len(_: P::View<'_>) -> usize {
        N
    }

    #[inline]
    fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
        let number = P::Base::distance(P::to_base(view)).checked_sub(P::Base::ZERO);
        write_digits(within::<N>(number.ok_or(Refusal::Negative)?)?, N, out)
    }

    #[inline]
    fn parse(text: &str) -> Option<P::View<'_>> {
        number_of::<P>(parse_width(text, N)?.checked_add(P::Base::ZERO)?)
    }
}

impl<const N: usize> FixedWidth for Padded<N> {}

/// `<field:ordered>`: an integer in a fixed width, so that its strings sort as the numbers do.
#[derive(Debug, Clone, Copy)]
pub struct Ordered;

impl<P: KeyPart + ?Sized> Format<P> for Ordered
where
    P::Base: Integer,
{
    const SHAPE: TextShape =
        TextShape { nonzero: P::SHAPE.nonzero && P::Base::ZERO == 0, ..full_width::<P::Base>() };
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

impl FixedWidth for Ordered {}

/// `<field:desc>`: an integer in a fixed width, so that its strings sort in descending order.
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

impl FixedWidth for Desc {}

/// `<field:desc(N)>`: an unsigned integer in `N` digits that sort in descending order.
#[derive(Debug, Clone, Copy)]
pub struct DescWidth<const N: usize>;

impl<P: KeyPart + ?Sized, const N: usize> Format<P> for DescWidth<N>
where
    P::Base: Unsigned,
{
    const SHAPE: TextShape = TextShape::bounded(N, N, "0-9");
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

impl<const N: usize> FixedWidth for DescWidth<N> {}

const fn full_width<B: Integer + ?Sized>() -> TextShape {
    let width = digits_of(B::SPAN);
    TextShape::bounded(width, width, "0-9")
}

/// Returns the greatest number of `width` digits, or the greatest `u128`.
const fn greatest(width: usize) -> u128 {
    let mut number: u128 = 0;
    let mut digits = 0;
    while digits < width {
        number = number.saturating_mul(10).saturating_add(9);
        digits += 1;
    }
    number
}

/// Refuses a number that has more than `N` digits.
#[inline]
pub(super) fn within<const N: usize>(number: u128) -> Result<u128, Refusal> {
    if number > const { greatest(N) } { Err(Refusal::TooWide { width: N }) } else { Ok(number) }
}

/// Parses a string of `width` digits.
#[inline]
pub(super) fn parse_width(text: &str, width: usize) -> Option<u128> {
    if text.len() == width { parse_digits(text) } else { None }
}

#[inline]
fn number_of<'a, P: KeyPart + ?Sized>(distance: u128) -> Option<P::View<'a>>
where
    P::Base: Integer,
{
    P::from_base(P::Base::at_distance(distance)?)
}

#[cfg(test)]
mod tests {
    use super::greatest;

    #[test]
    fn a_number_of_digits_bounds_the_value() {
        assert_eq!([0, 1, 3].map(greatest), [0, 9, 999]);
        assert_eq!(greatest(38), 10_u128.pow(38) - 1);
        assert_eq!(greatest(39), u128::MAX, "which has 39 digits, too");
    }
}
