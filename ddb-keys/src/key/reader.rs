//! Parsing a key: one pass over borrowed text, without allocation or panics.

#![allow(clippy::inline_always, reason = "measured: what is not inlined takes half as long again")]

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use super::error::{Mismatch, ParseError};
use super::writer::{End, fits};
use crate::format::Format;
use crate::part::KeyPart;
use crate::schema::{KeyAttribute, Segment, Source, TextShape, position};

/// Reads the text of one key attribute from the left.
#[derive(Debug)]
pub struct Reader<'a> {
    text: &'a str,
    /// The text that has not been read yet.
    rest: &'a str,
    attribute: &'static KeyAttribute,
}

impl<'a> Reader<'a> {
    /// Starts to read a string. Refuses one that is longer than a key can be.
    #[inline]
    pub fn new(attribute: &'static KeyAttribute, text: &'a str) -> Result<Self, ParseError> {
        let max = attribute.max_len();
        if text.len() > max {
            return Err(ParseError { attribute, mismatch: Mismatch::TooLong { max } });
        }
        Ok(Self { text, rest: text, attribute })
    }

    /// Passes a literal of the template.
    #[inline(always)]
    pub fn literal(&mut self, literal: &'static str) -> Result<(), ParseError> {
        let Some(rest) = self.rest.strip_prefix(literal) else {
            return Err(self.fail(Mismatch::Literal { expected: literal, at: self.at() }));
        };
        self.rest = rest;
        Ok(())
    }

    /// Passes the literal before a placeholder, and cuts out the placeholder's text. That of a repeated one is not checked,
    /// because it is compared with the text of another.
    #[inline(always)]
    pub fn placeholder<P: KeyPart + ?Sized, F: Format<P>>(
        &mut self,
        segment: usize,
        repeated: bool,
    ) -> Result<Cut<'a, P, F>, ParseError> {
        let attribute = self.attribute;
        let (field, end) = attribute.placeholder(segment);
        let (text, rest) = self.part(F::SHAPE, segment, repeated)?;
        let at = self.at();
        self.rest = rest;
        Ok(Cut { text, at, attribute, field, end, of: PhantomData })
    }

    /// Passes the literal before a placeholder, and splits off the placeholder's text, which must have a shape.
    #[inline(always)]
    fn part(
        &mut self,
        shape: TextShape,
        segment: usize,
        repeated: bool,
    ) -> Result<(&'a str, &'a str), ParseError> {
        let separator = self.attribute.separator;
        let (field, end) = self.attribute.placeholder(segment);
        self.literal(self.attribute.literal_before(segment))?;
        // A string that ends at the first separator does not contain one.
        let checked = match end {
            End::Before(literal) if literal.as_bytes() == [separator as u8] => End::Tail,
            end => end,
        };
        match self.split(shape, end) {
            Some((text, rest)) if repeated || fits(shape, text, checked, separator) => {
                Ok((text, rest))
            }
            _ => Err(self.fail(Mismatch::Part { field, at: self.at() })),
        }
    }

    /// Splits off the text at a placeholder.
    #[inline(always)]
    fn split(&self, shape: TextShape, end: End) -> Option<(&'a str, &'a str)> {
        let len = match (shape.fixed_width(), end) {
            (_, End::Tail | End::Raw(_)) | (None, End::Last) => self.rest.len(),
            (Some(width), _) => width,
            (None, End::Before(literal)) => find(self.rest, literal)?,
        };
        self.rest.split_at_checked(len)
    }

    /// Passes the literal at the template's end, and checks that the text also ends there.
    #[inline(always)]
    pub fn finish(mut self) -> Result<(), ParseError> {
        self.literal(self.attribute.last_literal())?;
        if self.rest.is_empty() {
            Ok(())
        } else {
            Err(self.fail(Mismatch::Trailing { at: self.at() }))
        }
    }

    /// Returns the position of the text that has not been read yet.
    fn at(&self) -> usize {
        self.text.len() - self.rest.len()
    }

    #[cold]
    fn fail(&self, mismatch: Mismatch) -> ParseError {
        ParseError { attribute: self.attribute, mismatch }
    }
}

impl KeyAttribute {
    /// Splits a text into those of the placeholders, in order. A raw key has one, which is the whole text.
    ///
    /// Each text has a length and characters that its part allows. Whether it is a value of the part's type is known to the
    /// key struct alone, and to [`Table::compare_key`](crate::Table::compare_key).
    ///
    /// ```
    /// use ddb_keys::{Entity, Mismatch};
    ///
    /// #[derive(Entity)]
    /// #[pk("CUSTOMER#<customer>#<number:04>")]
    /// struct Order { customer: String, number: u32 }
    ///
    /// let pk = Order::SCHEMA.pk;
    /// assert_eq!(pk.split("CUSTOMER#ada#0007")?, ["ada", "0007"]);
    ///
    /// let error = pk.split("CUSTOMER#ada#last").unwrap_err();
    /// assert_eq!(*error.mismatch(), Mismatch::Part { field: "number", at: 13 });
    /// # Ok::<(), ddb_keys::ParseError>(())
    /// ```
    pub fn split<'t>(&'static self, text: &'t str) -> Result<Vec<&'t str>, ParseError> {
        let mut reader = Reader::new(self, text)?;
        let shapes = match self.source {
            Source::Raw { shape, .. } => Vec::from([(0, shape)]),
            Source::Template { segments, .. } => {
                let segments = segments.iter().enumerate();
                let parts = segments.filter_map(|(at, segment)| match segment {
                    Segment::Part(part) => Some((at, part.shape)),
                    Segment::Literal(_) => None,
                });
                parts.collect()
            }
        };
        let texts = shapes.into_iter().map(|(at, shape)| {
            let (text, rest) = reader.part(shape, at, false)?;
            if !shape.has(text) {
                let (field, _) = self.placeholder(at);
                return Err(reader.fail(Mismatch::Part { field, at: reader.at() }));
            }
            reader.rest = rest;
            Ok(text)
        });
        let texts = texts.collect::<Result<_, _>>()?;
        reader.finish()?;
        Ok(texts)
    }

    /// Returns whether a text has the shape of the template. A key struct parses more exactly, but it cannot be read from a key
    /// with bytes in another attribute.
    #[cfg(feature = "aws-sdk")]
    pub(crate) fn has_shape(&'static self, text: &str) -> bool {
        matches!(self.source, Source::Template { .. }) && self.split(text).is_ok()
    }
}

/// The text at a placeholder of a part `P` in the format `F`.
#[derive(Debug)]
pub struct Cut<'a, P: ?Sized, F> {
    text: &'a str,
    /// The byte of the attribute at which the text begins.
    at: usize,
    attribute: &'static KeyAttribute,
    field: &'static str,
    end: End,
    of: PhantomData<(F, P)>,
}

/// The source of a key's values: the text of a placeholder, or a tuple of several. Tuples are nested
/// where there are more than eight.
pub trait Fields {
    /// The values.
    type Values;
    /// Reads the values.
    fn read(self) -> Result<Self::Values, ParseError>;
}

/// The text from which a field is read, with other placeholders that must agree.
pub trait FieldSource<'a>: Fields + Sized {
    /// The text, and what follows its placeholder.
    fn first(&self) -> (&'a str, End);

    /// Expects the same text at another placeholder.
    #[inline(always)]
    fn same<P: ?Sized, F>(self, other: Cut<'a, P, F>) -> Agreeing<'a, Self, P, F, true> {
        Agreeing { field: self, other }
    }

    /// Expects another placeholder to have the text that the value writes there.
    #[inline(always)]
    fn agrees<P: ?Sized, F>(self, other: Cut<'a, P, F>) -> Agreeing<'a, Self, P, F, false> {
        Agreeing { field: self, other }
    }
}

/// A field, and another placeholder of it, which has the `SAME` format or another one.
#[derive(Debug)]
pub struct Agreeing<'a, S, P: ?Sized, F, const SAME: bool> {
    field: S,
    other: Cut<'a, P, F>,
}

impl<'a, P: KeyPart + ?Sized, F: Format<P>> Fields for Cut<'a, P, F> {
    type Values = P::View<'a>;

    #[inline(always)]
    fn read(self) -> Result<P::View<'a>, ParseError> {
        let Self { text, at, attribute, field, .. } = self;
        F::parse(text).ok_or(ParseError { attribute, mismatch: Mismatch::Part { field, at } })
    }
}

impl<'a, P: KeyPart + ?Sized, F: Format<P>> FieldSource<'a> for Cut<'a, P, F> {
    #[inline(always)]
    fn first(&self) -> (&'a str, End) {
        (self.text, self.end)
    }
}

impl<'a, S, P, F, const SAME: bool> Fields for Agreeing<'a, S, P, F, SAME>
where
    S: FieldSource<'a, Values = P::View<'a>>,
    P: KeyPart + ?Sized,
    F: Format<P>,
{
    type Values = S::Values;

    #[inline(always)]
    fn read(self) -> Result<S::Values, ParseError> {
        let Self { field, other } = self;
        if SAME {
            other.expect_text(field.first())?;
            return field.read();
        }
        let view = field.read()?;
        other.expect_view(view)?;
        Ok(view)
    }
}

impl<'a, S, P, F, const SAME: bool> FieldSource<'a> for Agreeing<'a, S, P, F, SAME>
where
    S: FieldSource<'a, Values = P::View<'a>>,
    P: KeyPart + ?Sized,
    F: Format<P>,
{
    #[inline(always)]
    fn first(&self) -> (&'a str, End) {
        self.field.first()
    }
}

impl<P: KeyPart + ?Sized, F: Format<P>> Cut<'_, P, F> {
    /// Expects the text at another placeholder of the field, and what follows it.
    #[inline(always)]
    fn expect_text(&self, (text, end): (&str, End)) -> Result<(), ParseError> {
        if self.text != text {
            return Err(self.fail(Mismatch::Disagreement { field: self.field }));
        }
        // A string that is allowed at one placeholder may not be at one with another end.
        if !end.is(self.end) && !fits(F::SHAPE, text, self.end, self.attribute.separator) {
            return Err(self.fail(Mismatch::Part { field: self.field, at: self.at }));
        }
        Ok(())
    }

    /// Expects the text that a value writes.
    #[inline(always)]
    fn expect_view(&self, view: P::View<'_>) -> Result<(), ParseError> {
        let mut expected = Expect(self.text);
        match F::write(view, &mut expected) {
            Ok(()) if expected.0.is_empty() => Ok(()),
            _ => Err(self.fail(Mismatch::Disagreement { field: self.field })),
        }
    }

    #[cold]
    fn fail(&self, mismatch: Mismatch) -> ParseError {
        ParseError { attribute: self.attribute, mismatch }
    }
}

/// Returns where a literal first occurs. If it starts with an ASCII byte, the search is for that byte.
#[inline]
fn find(text: &str, literal: &str) -> Option<usize> {
    match literal.as_bytes() {
        [byte] => position(text.as_bytes(), *byte),
        _ => text.find(literal),
    }
}

/// Compares written text with an expected one, byte by byte.
struct Expect<'a>(&'a str);

impl fmt::Write for Expect<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(text).ok_or(fmt::Error)?;
        Ok(())
    }
}
