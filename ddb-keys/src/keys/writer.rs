//! Building a key: one allocation of exact size, every value checked as it is written.

use alloc::string::String;

use super::error::{KeyError, Refusal};
use super::format::Format;
use super::integer::{MOST_NATIVE_DIGITS, significant_digits};
use super::part::KeyPart;
use super::schema::{KeyAttribute, KeyType};
use super::shape::{TextShape, early_occurrence};
use super::value::KeyValue;

/// What stands after a placeholder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Nothing: the value ends with the key.
    Last,
    /// Nothing, and the value may contain the separator: `<field..>`.
    Tail,
    /// Nothing: the value is a raw key attribute of this type.
    Raw(Option<KeyType>),
    /// A literal.
    Before(&'static str),
}

/// Writes the text of one key attribute.
#[derive(Debug)]
pub struct Writer {
    text: String,
    attribute: &'static KeyAttribute,
}

impl Writer {
    /// Reserves `len` bytes; refuses, before it allocates, a key longer than DynamoDB takes.
    #[inline]
    pub fn new(attribute: &'static KeyAttribute, len: usize) -> Result<Self, KeyError> {
        check_len(attribute, len)?;
        Ok(Self { text: String::with_capacity(len), attribute })
    }

    /// Writes a literal of the template.
    #[inline]
    pub fn literal(&mut self, literal: &'static str) {
        self.text.push_str(literal);
    }

    /// Writes the value at a placeholder.
    #[inline]
    pub fn part<P: KeyPart + ?Sized, F: Format<P>>(
        &mut self,
        field: &'static str,
        view: P::View<'_>,
        end: End,
    ) -> Result<(), KeyError> {
        let start = self.text.len();
        let written = F::write(view, &mut self.text).and_then(|()| {
            check_part(F::SHAPE, &self.text[start..], end, self.attribute.separator)
        });
        match written {
            Ok(()) => Ok(()),
            Err(refusal) => Err(refused(self.attribute, field, refusal)),
        }
    }

    /// The finished text.
    #[inline]
    pub fn finish(self) -> Result<KeyValue, KeyError> {
        check_len(self.attribute, self.text.len())?;
        Ok(KeyValue::S(self.text))
    }
}

/// The value of a raw key attribute.
pub fn raw<P: KeyPart + ?Sized>(
    attribute: &'static KeyAttribute,
    field: &'static str,
    view: P::View<'_>,
) -> Result<KeyValue, KeyError> {
    // A text that is too long is refused before it is copied.
    check_len(attribute, P::text_len(view))?;
    let value = P::native(view).map_err(|refusal| refused(attribute, field, refusal))?;
    if value.is_empty() {
        return Err(refused(attribute, field, Refusal::Empty));
    }
    check_len(attribute, value.len())?;
    Ok(value)
}

#[inline]
fn check_len(attribute: &'static KeyAttribute, len: usize) -> Result<(), KeyError> {
    let max = attribute.place.role.max_len();
    if len <= max {
        Ok(())
    } else {
        Err(KeyError { attribute, field: None, refusal: Refusal::TooLong { len, max } })
    }
}

/// Checks what a part has written. All of it that the shape settles is gone at compile time.
#[inline]
pub(super) fn check_part(
    shape: TextShape,
    text: &str,
    end: End,
    separator: char,
) -> Result<(), Refusal> {
    if text.is_empty() {
        return Err(Refusal::Empty);
    }
    if matches!(end, End::Raw(Some(KeyType::N))) && significant_digits(text) > MOST_NATIVE_DIGITS {
        return Err(Refusal::TooPrecise);
    }
    if matches!(end, End::Tail | End::Raw(_)) || shape.fixed_width().is_some() {
        return Ok(());
    }
    if shape.chars.has_byte(separator as u8)
        && let Some(at) = text.bytes().position(|byte| byte == separator as u8)
    {
        return Err(Refusal::Separator { separator, at });
    }
    if let End::Before(literal) = end
        && !literal.starts_with(separator)
        && shape.can_meet(literal)
        && let Some(at) = early_occurrence(text, literal)
    {
        return Err(Refusal::Ending { literal, at });
    }
    Ok(())
}

#[cold]
fn refused(attribute: &'static KeyAttribute, field: &'static str, refusal: Refusal) -> KeyError {
    KeyError { attribute, field: Some(field), refusal }
}
