//! The format of a raw key attribute, `pk = field`.

use core::fmt::Write;
use core::iter;

use super::case::Fold;
use super::plain::Format;
use crate::part::{KeyPart, Refusal};
use crate::schema::TextShape;

/// A raw key attribute, which DynamoDB stores and sorts as its type.
#[derive(Debug, Clone, Copy)]
pub struct Raw;

/// Each letter stands for itself.
impl Fold for Raw {
    fn fold(letter: char) -> impl Iterator<Item = char> {
        iter::once(letter)
    }
}

impl<P: KeyPart + ?Sized> Format<P> for Raw {
    const SHAPE: TextShape = P::SHAPE;
    const EXACT: bool = true;
    const RAW: bool = true;

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
