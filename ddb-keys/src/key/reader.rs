//! Parsing a key: one pass over borrowed text, no allocation, never a panic.

use core::fmt;

use super::error::{Mismatch, ParseError};
use super::memchr::position;
use super::writer::{End, fits};
use crate::format::Format;
use crate::part::KeyPart;
use crate::schema::KeyAttribute;

/// Reads the text of one key attribute from the left.
#[derive(Debug)]
pub struct Reader<'a> {
    text: &'a str,
    /// What has not been read yet.
    rest: &'a str,
    attribute: &'static KeyAttribute,
}

impl<'a> Reader<'a> {
    /// Starts at the left end; refuses a text longer than a key can be.
    #[inline]
    pub fn new(attribute: &'static KeyAttribute, text: &'a str) -> Result<Self, ParseError> {
        let max = attribute.place.role.max_len();
        if text.len() > max {
            return Err(ParseError { attribute, mismatch: Mismatch::TooLong { max } });
        }
        Ok(Self { text, rest: text, attribute })
    }

    /// Passes a literal of the template.
    #[inline]
    pub fn literal(&mut self, literal: &'static str) -> Result<(), ParseError> {
        let Some(rest) = self.rest.strip_prefix(literal) else {
            return Err(self.fail(Mismatch::Literal { expected: literal, at: self.at() }));
        };
        self.rest = rest;
        Ok(())
    }

    /// Cuts out the text at a placeholder, without reading its value.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "measured")]
    pub fn cut<P: KeyPart + ?Sized, F: Format<P>>(
        &mut self,
        field: &'static str,
        end: End,
    ) -> Result<&'a str, ParseError> {
        let separator = self.attribute.separator;
        let len = match (F::SHAPE.fixed_width(), end) {
            (_, End::Tail | End::Raw(_)) | (None, End::Last) => Some(self.rest.len()),
            (Some(width), _) => Some(width),
            (None, End::Before(literal)) => find(self.rest, literal),
        };
        // What ends at the first separator has none in it.
        let end = match end {
            End::Before(literal) if literal.as_bytes() == [separator as u8] => End::Tail,
            end => end,
        };
        match len.and_then(|len| self.rest.split_at_checked(len)) {
            Some((part, rest)) if fits(F::SHAPE, part, end, separator) => {
                self.rest = rest;
                Ok(part)
            }
            _ => Err(self.fail(Mismatch::Part { field, at: self.at() })),
        }
    }

    /// The value that a text cut out at a placeholder stands for.
    #[inline]
    pub fn value<P: KeyPart + ?Sized, F: Format<P>>(
        &self,
        field: &'static str,
        part: &'a str,
    ) -> Result<P::View<'a>, ParseError> {
        F::parse(part).ok_or_else(|| {
            let at = part.as_ptr().addr().saturating_sub(self.text.as_ptr().addr());
            self.fail(Mismatch::Part { field, at })
        })
    }

    /// Cuts out the text at a placeholder and reads its value.
    #[inline]
    pub fn part<P: KeyPart + ?Sized, F: Format<P>>(
        &mut self,
        field: &'static str,
        end: End,
    ) -> Result<P::View<'a>, ParseError> {
        let part = self.cut::<P, F>(field, end)?;
        self.value::<P, F>(field, part)
    }

    /// Checks that a text cut out at another place may stand here, too, where it ends otherwise.
    #[inline]
    pub fn may_stand<P: KeyPart + ?Sized, F: Format<P>>(
        &self,
        field: &'static str,
        part: &str,
        end: End,
    ) -> Result<(), ParseError> {
        if fits(F::SHAPE, part, end, self.attribute.separator) {
            Ok(())
        } else {
            Err(self.fail(Mismatch::Part { field, at: self.at() }))
        }
    }

    /// Passes another place of a field that has the same text there.
    #[inline]
    pub fn same(&mut self, field: &'static str, part: &str) -> Result<(), ParseError> {
        let Some(rest) = self.rest.strip_prefix(part) else {
            return Err(self.fail(Mismatch::Disagreement { field }));
        };
        self.rest = rest;
        Ok(())
    }

    /// Checks that a text cut out at another place of a field is what its value writes there.
    #[inline]
    pub fn agrees<P: KeyPart + ?Sized, F: Format<P>>(
        &self,
        field: &'static str,
        view: P::View<'_>,
        part: &str,
    ) -> Result<(), ParseError> {
        let mut expected = Expect(part);
        match F::write(view, &mut expected) {
            Ok(()) if expected.0.is_empty() => Ok(()),
            _ => Err(self.fail(Mismatch::Disagreement { field })),
        }
    }

    /// Checks that the template's end is the text's end.
    #[inline]
    pub fn finish(self) -> Result<(), ParseError> {
        if self.rest.is_empty() {
            Ok(())
        } else {
            Err(self.fail(Mismatch::Trailing { at: self.at() }))
        }
    }

    /// The byte where what has not been read yet begins.
    fn at(&self) -> usize {
        self.text.len() - self.rest.len()
    }

    #[cold]
    fn fail(&self, mismatch: Mismatch) -> ParseError {
        ParseError { attribute: self.attribute, mismatch }
    }
}

/// Where a literal first stands. One that begins with an ASCII byte is looked for by that byte.
#[inline]
fn find(text: &str, literal: &str) -> Option<usize> {
    match literal.as_bytes() {
        [byte] => position(text.as_bytes(), *byte),
        _ => text.find(literal),
    }
}

/// Compares what is written with a text, byte for byte.
struct Expect<'a>(&'a str);

impl fmt::Write for Expect<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(text).ok_or(fmt::Error)?;
        Ok(())
    }
}
