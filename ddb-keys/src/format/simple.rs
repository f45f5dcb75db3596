//! UUIDs without hyphens: `<field:simple>`.

use core::fmt::Write;

use super::plain::FixedWidth;
use super::plain::Format;
use crate::part::{Hyphenated, KeyPart, Refusal};
use crate::schema::{CharSet, TextShape};

/// `<field:simple>`: the 32 hexadecimal digits of a UUID, in lower case and without hyphens.
#[derive(Debug, Clone, Copy)]
pub struct Simple;

const WIDTH: usize = 32;
const DIGITS: &str = "0-9a-f";

impl<P: KeyPart + ?Sized> Format<P> for Simple
where
    P::Base: Hyphenated,
{
    const SHAPE: TextShape = TextShape::bounded(WIDTH, WIDTH, DIGITS);
    const EXACT: bool = true;

    #[inline]
    fn text_len(_: P::View<'_>) -> usize {
        WIDTH
    }

    #[inline]
    fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
        Ok(write!(out, "{:0WIDTH$x}", P::Base::bits(P::to_base(view)))?)
    }

    /// Accepts only the text that `write` writes: no hyphens and no capitals.
    #[inline]
    fn parse(text: &str) -> Option<P::View<'_>> {
        let canonical = text.len() == WIDTH && CharSet::of(DIGITS).first_outside(text).is_none();
        let bits = if canonical { u128::from_str_radix(text, 16).ok()? } else { return None };
        P::from_base(P::Base::of_bits(bits))
    }
}

impl FixedWidth for Simple {}
