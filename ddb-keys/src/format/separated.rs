//! Lists at the end of a template: `<field..>`.

use core::fmt::{self, Write};

use super::plain::{Format, Plain};
use crate::part::{Elements, KeyPart, ListOf, Refusal};
use crate::schema::{Part, TextShape, has_byte};

/// `<field..>` of a list: the plain texts of its elements, with the separator between them.
#[derive(Debug, Clone, Copy)]
pub struct Separated<const SEPARATOR: char>;

impl<T: KeyPart + 'static, const SEPARATOR: char> Format<ListOf<T>> for Separated<SEPARATOR> {
    const SHAPE: TextShape = T::SHAPE.repeated(SEPARATOR);
    const EXACT: bool = true;
    const ELEMENT: Option<&'static Part> = Some(&Part::new::<T, Plain>("", false));

    #[inline]
    fn text_len(list: Elements<'_, T>) -> usize {
        let mut len = 0_usize;
        let counted = list.try_each(|element| {
            len += 1 + element.map_or(0, T::text_len);
            Ok(())
        });
        counted.map_or(0, |()| len.saturating_sub(1))
    }

    #[inline]
    fn write(list: Elements<'_, T>, out: &mut impl Write) -> Result<(), Refusal> {
        let mut number = 0;
        list.try_each(|element| {
            if number > 0 {
                out.write_char(SEPARATOR)?;
            }
            number += 1;
            let element = element.ok_or(Refusal::EmptyElement { number })?;
            let mut written = Written { out, separator: SEPARATOR, is_empty: true, is_cut: false };
            T::write(element, &mut written).map_err(|refusal| match refusal {
                Refusal::Empty => Refusal::EmptyElement { number },
                other => other,
            })?;
            match written {
                Written { is_empty: true, .. } => Err(Refusal::EmptyElement { number }),
                Written { is_cut: true, separator, .. } => {
                    Err(Refusal::SeparatorInElement { separator, number })
                }
                _ => Ok(()),
            }
        })
    }

    #[inline]
    fn parse(text: &str) -> Option<Elements<'_, T>> {
        let is_element = |element: &str| !element.is_empty() && T::parse(element).is_some();
        text.split(SEPARATOR).all(is_element).then(|| Elements::joined(text, SEPARATOR))
    }
}

/// Passes the text of an element on, and looks at it.
struct Written<'o, W> {
    out: &'o mut W,
    separator: char,
    is_empty: bool,
    /// Whether the separator is in it.
    is_cut: bool,
}

impl<W: Write> Write for Written<'_, W> {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.is_empty &= text.is_empty();
        self.is_cut |= has_byte(text.as_bytes(), self.separator as u8);
        self.out.write_str(text)
    }
}
