//! A template as a value, `("USER#", (placeholder, ()))`: building and parsing are one call each, which
//! the compiler unrolls, piece after piece, to straight-line code.

#![allow(clippy::inline_always, reason = "measured: what is not unrolled takes half as long again")]

use core::marker::PhantomData;

use super::error::{KeyError, ParseError};
use super::reader::Reader;
use super::value::{Key, MultiKey};
use super::writer::{End, Writer};
use crate::format::{Format, Plain};
use crate::part::KeyPart;
use crate::part::KeyValue;
use crate::schema::KeyAttribute;

/// A placeholder.
#[derive(Debug)]
pub struct Placeholder<P: ?Sized, F> {
    field: &'static str,
    tail: bool,
    of: PhantomData<(F, P)>,
}

/// A placeholder, and the value that is written there.
#[derive(Debug)]
pub struct Filled<'v, P: KeyPart + ?Sized, F> {
    placeholder: Placeholder<P, F>,
    view: P::View<'v>,
}

/// `<field>`
#[inline(always)]
pub const fn placeholder<P: KeyPart + ?Sized, F: Format<P>>(
    field: &'static str,
) -> Placeholder<P, F> {
    Placeholder { field, tail: false, of: PhantomData }
}

/// `<field..>`
#[inline(always)]
pub const fn tail<P: KeyPart + ?Sized, F: Format<P>>(field: &'static str) -> Placeholder<P, F> {
    Placeholder { field, tail: true, of: PhantomData }
}

impl<P: KeyPart + ?Sized, F> Placeholder<P, F> {
    /// With its value.
    #[inline(always)]
    pub fn of(self, view: P::View<'_>) -> Filled<'_, P, F> {
        Filled { placeholder: self, view }
    }

    #[inline(always)]
    fn end(&self, rest: &impl Pieces) -> End {
        if self.tail { End::Tail } else { rest.end() }
    }
}

/// What is left of a template.
pub trait Pieces {
    /// What a placeholder before it ends at.
    #[inline(always)]
    fn end(&self) -> End {
        End::Last
    }
}

impl Pieces for () {}

impl<R> Pieces for (&'static str, R) {
    #[inline(always)]
    fn end(&self) -> End {
        End::Before(self.0)
    }
}

impl<P: ?Sized, F, R> Pieces for (Placeholder<P, F>, R) {}
impl<P: KeyPart + ?Sized, F, R> Pieces for (Filled<'_, P, F>, R) {}

/// Pieces that can be written.
pub trait Write: Pieces {
    /// The length of their text.
    fn len(&self) -> usize;
    /// Writes them.
    fn write(self, writer: &mut Writer) -> Result<(), KeyError>;
}

impl Write for () {
    #[inline(always)]
    fn len(&self) -> usize {
        0
    }

    #[inline(always)]
    fn write(self, _: &mut Writer) -> Result<(), KeyError> {
        Ok(())
    }
}

impl<R: Write> Write for (&'static str, R) {
    #[inline(always)]
    fn len(&self) -> usize {
        self.0.len() + self.1.len()
    }

    #[inline(always)]
    fn write(self, writer: &mut Writer) -> Result<(), KeyError> {
        writer.literal(self.0);
        self.1.write(writer)
    }
}

impl<P: KeyPart + ?Sized, F: Format<P>, R: Write> Write for (Filled<'_, P, F>, R) {
    #[inline(always)]
    fn len(&self) -> usize {
        F::text_len(self.0.view) + self.1.len()
    }

    #[inline(always)]
    fn write(self, writer: &mut Writer) -> Result<(), KeyError> {
        let (Filled { placeholder, view }, rest) = self;
        writer.part::<P, F>(placeholder.field, view, placeholder.end(&rest))?;
        rest.write(writer)
    }
}

/// Pieces that can be read.
pub trait Read<'a>: Pieces {
    /// The texts at their placeholders.
    type Texts: Copy;
    /// The values of the texts.
    type Values;

    /// Cuts the texts out.
    fn cut(&self, reader: &mut Reader<'a>) -> Result<Self::Texts, ParseError>;
    /// Reads their values.
    fn values(self, reader: &Reader<'a>, texts: Self::Texts) -> Result<Self::Values, ParseError>;
}

impl<'a> Read<'a> for () {
    type Texts = ();
    type Values = ();

    #[inline(always)]
    fn cut(&self, _: &mut Reader<'a>) -> Result<(), ParseError> {
        Ok(())
    }

    #[inline(always)]
    fn values(self, _: &Reader<'a>, (): ()) -> Result<(), ParseError> {
        Ok(())
    }
}

impl<'a, R: Read<'a>> Read<'a> for (&'static str, R) {
    type Texts = R::Texts;
    type Values = R::Values;

    #[inline(always)]
    fn cut(&self, reader: &mut Reader<'a>) -> Result<R::Texts, ParseError> {
        reader.literal(self.0)?;
        self.1.cut(reader)
    }

    #[inline(always)]
    fn values(self, reader: &Reader<'a>, texts: R::Texts) -> Result<R::Values, ParseError> {
        self.1.values(reader, texts)
    }
}

impl<'a, P: KeyPart + ?Sized, F: Format<P>, R: Read<'a>> Read<'a> for (Placeholder<P, F>, R) {
    type Texts = (&'a str, R::Texts);
    type Values = (P::View<'a>, R::Values);

    #[inline(always)]
    fn cut(&self, reader: &mut Reader<'a>) -> Result<Self::Texts, ParseError> {
        let text = reader.cut::<P, F>(self.0.field, self.0.end(&self.1))?;
        Ok((text, self.1.cut(reader)?))
    }

    #[inline(always)]
    fn values(self, reader: &Reader<'a>, texts: Self::Texts) -> Result<Self::Values, ParseError> {
        let value = reader.value::<P, F>(self.0.field, texts.0)?;
        Ok((value, self.1.values(reader, texts.1)?))
    }
}

/// Builds one attribute of a key from its template with values.
#[inline(always)]
pub fn build(
    key: &'static [KeyAttribute],
    number: usize,
    pieces: impl Write,
) -> Result<KeyValue, KeyError> {
    let mut writer = Writer::new(&key[number], pieces.len())?;
    pieces.write(&mut writer)?;
    writer.finish()
}

/// A key without sort key from what was built of it.
#[inline(always)]
pub fn pk_alone(pk: Result<KeyValue, KeyError>) -> Result<Key, KeyError> {
    Ok(Key { pk: pk?, sk: None })
}

/// A key from its halves.
#[inline(always)]
pub fn pk_and_sk(
    pk: Result<KeyValue, KeyError>,
    sk: Result<KeyValue, KeyError>,
) -> Result<Key, KeyError> {
    Ok(Key { pk: pk?, sk: Some(sk?) })
}

/// A key of several attributes from its halves.
#[inline(always)]
pub fn multi_key<const P: usize, const S: usize>(
    pk: Result<[KeyValue; P], KeyError>,
    sk: Result<[KeyValue; S], KeyError>,
) -> Result<MultiKey<P, S>, KeyError> {
    Ok(MultiKey { pk: pk?, sk: sk? })
}

/// A raw attribute of a key, in the place of a template.
#[derive(Debug)]
pub struct RawPlace<P: ?Sized> {
    field: &'static str,
    of: PhantomData<P>,
}

/// `field`
#[inline(always)]
pub const fn raw_place<P: KeyPart + ?Sized>(field: &'static str) -> RawPlace<P> {
    RawPlace { field, of: PhantomData }
}

impl<P: ?Sized> Pieces for RawPlace<P> {}

impl<'a, P: KeyPart + ?Sized> Read<'a> for RawPlace<P> {
    type Texts = &'a str;
    type Values = P::View<'a>;

    #[inline(always)]
    fn cut(&self, reader: &mut Reader<'a>) -> Result<&'a str, ParseError> {
        reader.cut::<P, Plain>(self.field, End::Raw(P::NATIVE))
    }

    #[inline(always)]
    fn values(self, reader: &Reader<'a>, text: &'a str) -> Result<P::View<'a>, ParseError> {
        reader.value::<P, Plain>(self.field, text)
    }
}

/// The texts of a key's attributes, each with its template: `((pk, template), ((sk, template), ()))`.
pub trait ReadKey<'a> {
    /// The values of all attributes.
    type Values;

    /// Reads them; the first is that of this number.
    fn read(self, key: &'static [KeyAttribute], number: usize) -> Result<Self::Values, ParseError>;
}

impl ReadKey<'_> for () {
    type Values = ();

    #[inline(always)]
    fn read(self, _: &'static [KeyAttribute], _: usize) -> Result<(), ParseError> {
        Ok(())
    }
}

impl<'a, R: Read<'a>, K: ReadKey<'a>> ReadKey<'a> for ((&'a str, R), K) {
    type Values = (R::Values, K::Values);

    #[inline(always)]
    fn read(self, key: &'static [KeyAttribute], number: usize) -> Result<Self::Values, ParseError> {
        let ((text, pieces), others) = self;
        let mut reader = Reader::new(&key[number], text)?;
        let texts = pieces.cut(&mut reader)?;
        let values = pieces.values(&reader, texts)?;
        reader.finish()?;
        Ok((values, others.read(key, number + 1)?))
    }
}

/// Reads the values of all placeholders of a key.
#[inline(always)]
pub fn read<'a, K: ReadKey<'a>>(
    key: &'static [KeyAttribute],
    texts: K,
) -> Result<K::Values, ParseError> {
    texts.read(key, 0)
}
