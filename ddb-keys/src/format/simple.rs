//! UUIDs without hyphens: `<field:simple>`.

use core::fmt::Write;

use super::plain::FixedWidth;
use super::plain::Format;
use crate::part::{Hyphenated, KeyPart, Refusal};
use crate::schema::TextShape;

/// `<field:simple>`: the 32 hexadecimal digits of a UUID, in lower case and without hyphens.
#[derive(Debug, Clone, Copy)]
pub struct Simple;

const WIDTH: usize = 32;

impl<P: KeyPart + ?Sized> Format<P> for Simple
where
    P::Base: Hyphenated,
{
    const SHAPE: TextShape = TextShape::bounded(WIDTH, WIDTH, "0-9a-f");
    const EXACT: bool = true;

    #[inline]
    fn text_len(_: P::View<'_>) -> usize {
        WIDTH
    }

    #[inline]
    fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
        Ok(P::Base::write_simple(P::to_base(view), out)?)
    }

    /// Accepts only the text that `write` writes: no hyphens and no capitals.
    #[inline]
    fn parse(text: &str) -> Option<P::View<'_>> {
        P::from_base(P::Base::parse_simple(text)?)
    }
}

impl FixedWidth for Simple {}
