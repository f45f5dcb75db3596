//! The template of a key attribute as a type, such as `Placeholder<str, Plain, 1>`, which builds the attribute and
//! parses it. Literals and names are constant data, so that both compile to straight-line code.

#![allow(clippy::inline_always, reason = "measured: what is not unrolled takes half as long again")]

use alloc::string::String;
use core::marker::PhantomData;

use super::error::{KeyError, Mismatch, ParseError};
use super::reader::{Cut, Fields, Reader};
use super::writer::{End, finish, fits, misfit, raw, refused, reserve};
use crate::format::Format;
use crate::part::{KeyPart, KeyValue};
use crate::schema::{KeyAttribute, Segment, Source};

/// A placeholder: a part of the type `P` in the format `F`, at a segment of the template.
#[derive(Debug)]
pub struct Placeholder<P: ?Sized, F, const SEGMENT: usize, const REPEATED: bool = false>(
    PhantomData<(F, P)>,
);

/// Another placeholder of a field, in the same format as the one from which the value is read. Its text is compared
/// instead of parsed.
pub type Repeated<P, F, const SEGMENT: usize> = Placeholder<P, F, SEGMENT, true>;

/// The placeholders of a template, in order: one, or a tuple of them. Tuples are nested where there are
/// more than eight.
pub trait Template {
    /// A value for each placeholder.
    type Views<'v>: Copy;
    /// The text at each placeholder.
    type Texts<'a>;

    /// Returns the length of the values' strings and of the literals before them.
    fn len(attribute: &KeyAttribute, views: Self::Views<'_>) -> usize;
    /// Writes the values, each after the literal before it.
    fn write(
        attribute: &'static KeyAttribute,
        text: &mut String,
        views: Self::Views<'_>,
    ) -> Result<(), KeyError>;
    /// Cuts out the strings.
    fn cut<'a>(reader: &mut Reader<'a>) -> Result<Self::Texts<'a>, ParseError>;

    /// Builds the attribute.
    #[inline(always)]
    fn build(
        attribute: &'static KeyAttribute,
        views: Self::Views<'_>,
    ) -> Result<KeyValue, KeyError> {
        build_text::<Self>(attribute, views)
    }
}

impl<P: KeyPart + ?Sized, F: Format<P>, const SEGMENT: usize, const REPEATED: bool> Template
    for Placeholder<P, F, SEGMENT, REPEATED>
{
    type Views<'v> = P::View<'v>;
    type Texts<'a> = Cut<'a, P, F>;

    #[inline(always)]
    fn len(attribute: &KeyAttribute, view: P::View<'_>) -> usize {
        attribute.literal_before(SEGMENT).len() + F::text_len(view)
    }

    #[inline(always)]
    fn write(
        attribute: &'static KeyAttribute,
        text: &mut String,
        view: P::View<'_>,
    ) -> Result<(), KeyError> {
        let (field, end) = attribute.placeholder(SEGMENT);
        text.push_str(attribute.literal_before(SEGMENT));
        let start = text.len();
        if let Err(refusal) = F::write(view, text) {
            return Err(refused(attribute, field, refusal));
        }
        // Inlined, so that the checks that the value's type makes unnecessary are left out. The attribute is not kept beside
        // the text in a struct, because the optimizer would forget it whenever the text grows.
        let part = &text[start..];
        if fits(F::SHAPE, part, end, attribute.separator) {
            return Ok(());
        }
        // `end` itself is not passed on: behind a reference, the optimizer would not know its value.
        let literal = if let End::Before(literal) = end { Some(literal) } else { None };
        Err(misfit(attribute, field, F::SHAPE, part, literal))
    }

    #[inline(always)]
    fn cut<'a>(reader: &mut Reader<'a>) -> Result<Cut<'a, P, F>, ParseError> {
        reader.placeholder(SEGMENT, REPEATED)
    }

    #[inline(always)]
    fn build(attribute: &'static KeyAttribute, view: P::View<'_>) -> Result<KeyValue, KeyError> {
        if F::RAW {
            return raw::<P>(attribute, attribute.placeholder(SEGMENT).0, view);
        }
        build_text::<Self>(attribute, view)
    }
}

#[inline(always)]
fn build_text<T: Template + ?Sized>(
    attribute: &'static KeyAttribute,
    views: T::Views<'_>,
) -> Result<KeyValue, KeyError> {
    let last = attribute.last_literal();
    let mut text = reserve(attribute, T::len(attribute, views) + last.len())?;
    T::write(attribute, &mut text, views)?;
    text.push_str(last);
    finish(attribute, text)
}

/// The attributes of a key struct as data, and how a key is read. The types of its parts occur in functions alone, where
/// the compiler lets them be less visible than the key.
pub trait Templates<'a>: Sized {
    /// The attributes: the partition key first.
    const KEY: &'static [KeyAttribute];

    /// Reads a key from the strings of its attributes, if they have the shape of its templates. A key with bytes has no
    /// text to read.
    fn read(texts: &[&'a str]) -> Option<Result<Self, ParseError>> {
        let _ = texts;
        None
    }

    /// Says where strings differ from the templates.
    fn explain(texts: &[&'a str]) -> ParseError {
        let _ = texts;
        let attribute = Self::KEY.first().unwrap_or(crate::__rt::NO_KEY);
        ParseError { attribute, mismatch: Mismatch::Literal { expected: "", at: 0 } }
    }
}

/// Builds one attribute of a key by its template.
#[inline(always)]
pub fn build<'a, K: Templates<'a>, T: Template, const N: usize>(
    views: T::Views<'_>,
) -> Result<KeyValue, KeyError> {
    T::build(&K::KEY[N], views)
}

/// Reads a key from the strings of its attributes. A second pass finds where they differ from the templates, so that
/// the first one need not prepare an error.
#[inline(always)]
pub fn parse<'a, K: Templates<'a>>(texts: &[&'a str]) -> Result<K, ParseError> {
    match K::read(texts) {
        Some(key) => key,
        None => Err(K::explain(texts)),
    }
}

/// Reads a key from the strings of its attributes, if it is one.
#[inline(always)]
pub(super) fn parse_if<'a, K: Templates<'a>>(texts: &[&'a str]) -> Option<K> {
    K::read(texts)?.ok()
}

/// Cuts out the strings at the placeholders, if the texts have the shape of the templates.
#[inline(always)]
pub fn cut<'a, K: Templates<'a>, T: CutAll>(texts: &[&'a str]) -> Option<T::Texts<'a>> {
    T::cut(K::KEY, texts).ok()
}

/// Says where texts differ from the templates.
pub fn explain<'a, K: Templates<'a>, T: CutAll>(texts: &[&'a str]) -> ParseError {
    match T::cut(K::KEY, texts) {
        Ok(_) => no_such_attribute(K::KEY),
        Err(error) => error,
    }
}

/// Reads the values of a key's fields.
#[inline(always)]
pub fn read<F: Fields>(fields: F) -> Result<F::Values, ParseError> {
    fields.read()
}

/// A tuple of templates that can be parsed.
pub trait CutAll {
    /// The strings at the placeholders of each.
    type Texts<'a>;
    /// Cuts the strings out.
    fn cut<'a>(
        key: &'static [KeyAttribute],
        texts: &[&'a str],
    ) -> Result<Self::Texts<'a>, ParseError>;
}

/// `()` has no template, and stands for those of a key with a mistake.
macro_rules! tuples {
    ($(($($name:ident $number:tt),*))+) => {$(
        #[allow(non_snake_case, unused_variables, reason = "a tuple may be empty")]
        impl<$($name: Template),*> Template for ($($name,)*) {
            type Views<'v> = ($($name::Views<'v>,)*);
            type Texts<'a> = ($($name::Texts<'a>,)*);

            #[inline(always)]
            fn len(attribute: &KeyAttribute, ($($name,)*): Self::Views<'_>) -> usize {
                0 $(+ $name::len(attribute, $name))*
            }

            #[inline(always)]
            fn write(attribute: &'static KeyAttribute, text: &mut String, ($($name,)*): Self::Views<'_>) -> Result<(), KeyError> {
                $($name::write(attribute, text, $name)?;)*
                Ok(())
            }

            #[inline(always)]
            fn cut<'a>(reader: &mut Reader<'a>) -> Result<Self::Texts<'a>, ParseError> {
                Ok(($($name::cut(reader)?,)*))
            }
        }

        impl<$($name: Template),*> CutAll for ($($name,)*) {
            type Texts<'a> = ($($name::Texts<'a>,)*);

            #[inline(always)]
            fn cut<'a>(
                key: &'static [KeyAttribute],
                texts: &[&'a str],
            ) -> Result<Self::Texts<'a>, ParseError> {
                if key.len() != texts.len() {
                    return Err(no_such_attribute(key));
                }
                Ok(($(cut_one::<$name>(&key[$number], texts[$number])?,)*))
            }
        }

        #[allow(non_snake_case)]
        impl<$($name: Fields),*> Fields for ($($name,)*) {
            type Values = ($($name::Values,)*);

            #[inline(always)]
            fn read(self) -> Result<Self::Values, ParseError> {
                let ($($name,)*) = self;
                Ok(($($name.read()?,)*))
            }
        }
    )+};
}

tuples! {
    ()
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, G 5)
    (A 0, B 1, C 2, D 3, E 4, G 5, H 6)
    (A 0, B 1, C 2, D 3, E 4, G 5, H 6, I 7)
}

/// The error of a wrong number of attributes: a sort key too many, or one too few.
#[cold]
fn no_such_attribute(key: &'static [KeyAttribute]) -> ParseError {
    let attribute = key.first().unwrap_or(crate::__rt::NO_KEY);
    ParseError { attribute, mismatch: Mismatch::Trailing { at: 0 } }
}

#[inline(always)]
fn cut_one<'a, T: Template>(
    attribute: &'static KeyAttribute,
    text: &'a str,
) -> Result<T::Texts<'a>, ParseError> {
    let mut reader = Reader::new(attribute, text)?;
    let texts = T::cut(&mut reader)?;
    reader.finish()?;
    Ok(texts)
}

impl KeyAttribute {
    /// Returns the field at a placeholder, and what follows it.
    #[inline(always)]
    pub(crate) fn placeholder(&self, segment: usize) -> (&'static str, super::writer::End) {
        use super::writer::End;
        match self.source {
            Source::Raw { field, key_type, .. } => (field, End::Raw(key_type)),
            Source::Template { segments, .. } => {
                let Some(Segment::Part(part)) = segments.get(segment) else {
                    return ("", End::Last);
                };
                let end = match segments.get(segment + 1) {
                    _ if part.tail => End::Tail,
                    Some(Segment::Literal(literal)) => End::Before(literal),
                    _ => End::Last,
                };
                (part.field, end)
            }
        }
    }

    /// Returns the literal before a segment, if there is one.
    #[inline(always)]
    pub(super) fn literal_before(&self, segment: usize) -> &'static str {
        match self.source {
            Source::Template { segments, .. } if segment > 0 => literal(segments.get(segment - 1)),
            _ => "",
        }
    }

    /// Returns the literal at the end, if there is one.
    #[inline(always)]
    pub(super) fn last_literal(&self) -> &'static str {
        match self.source {
            Source::Template { segments, .. } => literal(segments.last()),
            Source::Raw { .. } => "",
        }
    }
}

#[inline(always)]
fn literal(segment: Option<&Segment>) -> &'static str {
    match segment {
        Some(Segment::Literal(literal)) => literal,
        _ => "",
    }
}
