//! Integers of fixed width: `<field:08>`, `<field:ordered>`, `<field:desc>`, `<field:desc(8)>`.

use core::fmt::Write;

use super::order::FixedWidth;
use super::plain::Format;
use crate::part::{Integer, KeyPart, Refusal, Unsigned, digits_of, parse_digits, write_digits};
use crate::schema::TextShape;

/// Formats that write a number for the difference of a value from the smallest one, and read the difference back.
macro_rules! formats {
    ($(
        $(#[$doc:meta])+
        $format:ident $(<$n:ident>)?: $bound:ident, $width:expr,
        descending: $descending:literal, nonzero: $nonzero:expr,
        |$distance:ident| $write:expr, |$number:ident| $read:expr;
    )+) => {$(
        $(#[$doc])+
        #[derive(Debug, Clone, Copy)]
        pub struct $format $(<const $n: usize>)?;

        impl<P: KeyPart + ?Sized $(, const $n: usize)?> Format<P> for $format $(<$n>)?
        where
            P::Base: $bound,
        {
            const SHAPE: TextShape =
                TextShape { nonzero: $nonzero, ..TextShape::bounded($width, $width, "0-9") };
            const EXACT: bool = true;
            const DESCENDING: bool = $descending;

            #[inline]
            fn text_len(_: P::View<'_>) -> usize {
                $width
            }

            #[inline]
            fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
                let $distance = P::Base::distance(P::to_base(view));
                write_digits($write, $width, out)
            }

            #[inline]
            fn parse(text: &str) -> Option<P::View<'_>> {
                let $number = parse_width(text, $width)?;
                P::from_base(P::Base::at_distance($read)?)
            }
        }

        impl $(<const $n: usize>)? FixedWidth for $format $(<$n>)? {}
    )+};
}

formats! {
    /// `<field:0N>`: an integer in `N` digits. A number with more digits is refused, and so is one below 0.
    Padded<N>: Integer, N, descending: false, nonzero: P::SHAPE.nonzero,
    |distance| within::<N>(distance.checked_sub(P::Base::ZERO).ok_or(Refusal::Negative)?)?,
    |number| number.checked_add(P::Base::ZERO)?;

    /// `<field:ordered>`: an integer in a fixed width, so that its strings sort as the numbers do.
    Ordered: Integer, digits_of(P::Base::SPAN),
    descending: false, nonzero: P::SHAPE.nonzero && P::Base::ZERO == 0,
    |distance| distance, |number| number;

    /// `<field:desc>`: an integer in a fixed width, so that its strings sort in descending order.
    Desc: Integer, digits_of(P::Base::SPAN), descending: true, nonzero: false,
    |distance| P::Base::SPAN - distance, |number| P::Base::SPAN.checked_sub(number)?;

    /// `<field:desc(N)>`: an unsigned integer in `N` digits that sort in descending order.
    DescWidth<N>: Unsigned, N, descending: true, nonzero: false,
    |distance| const { greatest(N) } - within::<N>(distance)?,
    |number| const { greatest(N) }.checked_sub(number)?;
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
