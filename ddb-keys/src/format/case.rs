//! `<field:upper>` and `<field:lower>`, which fold ASCII letters. Other letters stay as they are.

use core::fmt::{self, Write};

use super::plain::Format;
use crate::part::{FoldableText, KeyPart, Refusal};
use crate::schema::TextShape;

/// `<field:upper>`: text with its ASCII letters in upper case. Other letters, such as `é`, stay as they are.
#[derive(Debug, Clone, Copy)]
pub struct Upper;

/// `<field:lower>`: text with its ASCII letters in lower case. Other letters, such as `É`, stay as they are.
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

struct Folding<'w, W> {
    out: &'w mut W,
    fold: fn(&char) -> char,
}

impl<W: Write> Write for Folding<'_, W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.chars().try_for_each(|letter| self.out.write_char((self.fold)(&letter)))
    }
}
