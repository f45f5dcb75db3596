//! Formats that fold text: `<field:upper>` and `<field:lower>` fold ASCII letters, `<field:uppercase>`
//! and `<field:lowercase>` fold the letters of every script.

use core::fmt::{self, Write};
use core::iter;

use super::plain::{Fold, Format};
use crate::part::{FoldableText, KeyPart, Refusal};
use crate::schema::TextShape;

macro_rules! folding {
    ($($(#[$doc:meta])+ $format:ident: $shape:ident, $len:expr, |$letter:ident| $folded:expr;)+) => {$(
        $(#[$doc])+
        #[derive(Debug, Clone, Copy)]
        pub struct $format;

        impl Fold for $format {
            fn fold($letter: char) -> impl Iterator<Item = char> {
                $folded
            }
        }

        impl<P: KeyPart + ?Sized> Format<P> for $format
        where
            P::Base: FoldableText,
        {
            const SHAPE: TextShape = P::SHAPE.$shape();
            const EXACT: bool = false;

            #[inline]
            fn text_len(view: P::View<'_>) -> usize {
                $len(view)
            }

            #[inline]
            fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
                P::write(view, &mut Folding { out, fold: Self::fold })
            }

            #[inline]
            fn parse(text: &str) -> Option<P::View<'_>> {
                let is_folded = text.chars().all(|letter| Self::fold(letter).eq([letter]));
                if is_folded { P::parse(text) } else { None }
            }
        }
    )+};
}

folding! {
    /// `<field:upper>`: text with its ASCII letters in upper case. Other letters, such as `é`, stay as they are.
    Upper: upper_case, P::text_len, |letter| iter::once(letter.to_ascii_uppercase());
    /// `<field:lower>`: text with its ASCII letters in lower case. Other letters, such as `É`, stay as they are.
    Lower: lower_case, P::text_len, |letter| iter::once(letter.to_ascii_lowercase());
    /// `<field:uppercase>`: text in upper case, whatever its script. A letter may become several: `ß` is `SS`.
    Uppercase: unicode_upper_case, folded_len::<P, Self>, |letter| letter.to_uppercase();
    /// `<field:lowercase>`: text in lower case, whatever its script.
    Lowercase: unicode_lower_case, folded_len::<P, Self>, |letter| letter.to_lowercase();
}

/// Returns the length of a string after folding, which may change it. The length of a refused value is irrelevant.
fn folded_len<P: KeyPart + ?Sized, F: Fold>(view: P::View<'_>) -> usize {
    let mut length = Length(0);
    let written = P::write(view, &mut Folding { out: &mut length, fold: F::fold });
    if written.is_ok() { length.0 } else { 0 }
}

struct Folding<'w, W, F> {
    out: &'w mut W,
    fold: F,
}

impl<W: Write, I: Iterator<Item = char>, F: Fn(char) -> I> Write for Folding<'_, W, F> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.chars().flat_map(&self.fold).try_for_each(|letter| self.out.write_char(letter))
    }
}

/// Counts the bytes that are written.
struct Length(usize);

impl Write for Length {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use super::*;
    use crate::schema::CharSet;

    fn folded<F: Fold>(text: &str) -> String {
        text.chars().flat_map(F::fold).collect()
    }

    /// The properties that shapes, the order of reading formats, and the laws of keys rely on.
    #[test]
    fn every_letter_is_folded_once_and_for_all() {
        let (upper, lower) = (CharSet::of("A-Z"), CharSet::of("a-z"));
        for letter in '\0'..=char::MAX {
            let text = String::from(letter);
            let folds = [
                (folded::<Uppercase>(&text), folded::<Uppercase> as fn(&str) -> String, upper),
                (folded::<Lowercase>(&text), folded::<Lowercase>, lower),
            ];
            for (once, fold, letters) in folds {
                assert_eq!(fold(&once), once, "{letter:?}");
                assert!(once.len() <= 3 * text.len() && text.len() <= 3 * once.len(), "{letter:?}");
                if letter.is_ascii() {
                    assert_eq!(once.len(), 1, "{letter:?}");
                } else {
                    let ascii = once.chars().filter(char::is_ascii);
                    assert!(ascii.clone().all(|ascii| letters.has_byte(ascii as u8)), "{letter:?}");
                }
                // Folding the ASCII letters first does not change the result.
                assert_eq!(fold(&folded::<Lower>(&text)), once, "{letter:?}");
                assert_eq!(fold(&folded::<Upper>(&text)), once, "{letter:?}");
            }
        }
    }
}
