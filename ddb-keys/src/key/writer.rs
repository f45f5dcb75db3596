//! Building a key: one allocation of exact size. Each value is checked when it is written.

use alloc::string::String;

use super::error::KeyError;
use crate::part::KeyPart;
use crate::part::KeyValue;
use crate::part::Refusal;
use crate::part::significant_digits;
use crate::schema::{KeyAttribute, KeyType, MAX_SORT_KEY};
use crate::schema::{TextShape, early_occurrence, has_byte};

/// The end of a placeholder: what follows it in the template.
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

impl End {
    /// Returns whether a string that is allowed before one end is allowed before the other.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "measured")]
    pub(super) fn is(self, other: Self) -> bool {
        match (self, other) {
            (Self::Last, Self::Last) | (_, Self::Tail) => true,
            (Self::Before(one), Self::Before(other)) => one == other,
            _ => false,
        }
    }
}

/// Reserves `len` bytes for the text of an attribute. Refuses a key longer than DynamoDB allows before it allocates.
#[inline]
pub(super) fn reserve(attribute: &'static KeyAttribute, len: usize) -> Result<String, KeyError> {
    check_len(attribute, len)?;
    Ok(String::with_capacity(len))
}

/// Returns the finished text.
#[inline]
pub(super) fn finish(attribute: &'static KeyAttribute, text: String) -> Result<KeyValue, KeyError> {
    // The reserved length has been checked, and no limit is lower than this one.
    if text.len() > MAX_SORT_KEY {
        check_len(attribute, text.len())?;
    }
    Ok(KeyValue::S(text))
}

/// Returns the value of a raw key attribute.
pub fn raw<P: KeyPart + ?Sized>(
    attribute: &'static KeyAttribute,
    field: &'static str,
    view: P::View<'_>,
) -> Result<KeyValue, KeyError> {
    // A string that is too long is refused before it is copied.
    check_len(attribute, P::text_len(view))?;
    let value = P::native(view).map_err(|refusal| refused(attribute, field, refusal))?;
    if value.is_empty() {
        return Err(refused(attribute, field, Refusal::Empty));
    }
    check_len(attribute, value.len())?;
    Ok(value)
}

/// Refuses a key longer than DynamoDB allows.
#[inline]
pub(crate) fn check_len(attribute: &'static KeyAttribute, len: usize) -> Result<(), KeyError> {
    let max = attribute.max_len();
    if len <= max { Ok(()) } else { Err(KeyError::too_long(attribute, len)) }
}

/// Checks whether a part is allowed where it was written. Checks that the shape decides are gone after compilation.
#[inline(always)]
#[allow(clippy::inline_always, reason = "measured")]
pub(crate) fn fits(shape: TextShape, text: &str, end: End, separator: char) -> bool {
    if text.is_empty() {
        return shape.min == 0 && !matches!(end, End::Raw(_));
    }
    if matches!(end, End::Raw(Some(KeyType::N))) {
        return significant_digits(text) <= TextShape::MAX_NUMBER_DIGITS;
    }
    if matches!(end, End::Tail | End::Raw(_)) || shape.fixed_width().is_some() {
        return true;
    }
    if shape.chars.has_byte(separator as u8) && has_byte(text.as_bytes(), separator as u8) {
        return false;
    }
    match end {
        End::Before(literal)
            if literal.as_bytes().first() != Some(&(separator as u8))
                && shape.can_meet(literal) =>
        {
            early_occurrence(text, literal).is_none()
        }
        _ => true,
    }
}

/// Returns the reason why a part is refused.
pub(crate) fn check_part(
    shape: TextShape,
    text: &str,
    end: End,
    separator: char,
) -> Result<(), Refusal> {
    if fits(shape, text, end, separator) {
        return Ok(());
    }
    Err(match (text.find(separator), end) {
        _ if text.is_empty() => Refusal::Empty,
        (_, End::Raw(_)) => Refusal::TooPrecise,
        (Some(at), _) => Refusal::Separator { separator, at },
        (None, End::Before(literal)) => {
            Refusal::Ending { literal, at: early_occurrence(text, literal).unwrap_or_default() }
        }
        (None, End::Last | End::Tail) => Refusal::NoText,
    })
}

/// Returns the error of a part that does not fit before a literal, or at the end.
#[cold]
pub(super) fn misfit(
    attribute: &'static KeyAttribute,
    field: &'static str,
    shape: TextShape,
    text: &str,
    literal: Option<&'static str>,
) -> KeyError {
    let end = literal.map_or(End::Last, End::Before);
    let checked = check_part(shape, text, end, attribute.separator);
    refused(attribute, field, checked.err().unwrap_or(Refusal::Empty))
}

#[cold]
pub(super) fn refused(
    attribute: &'static KeyAttribute,
    field: &'static str,
    refusal: Refusal,
) -> KeyError {
    KeyError { attribute, field: Some(field), refusal }
}
