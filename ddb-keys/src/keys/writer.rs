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

    /// Writes the value at a placeholder. Always inlined, for then only what its type leaves open is checked.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "measured")]
    pub fn part<P: KeyPart + ?Sized, F: Format<P>>(
        &mut self,
        field: &'static str,
        view: P::View<'_>,
        end: End,
    ) -> Result<(), KeyError> {
        let start = self.text.len();
        if let Err(refusal) = F::write(view, &mut self.text) {
            return Err(refused(self.attribute, field, refusal));
        }
        let (part, separator) = (&self.text[start..], self.attribute.separator);
        if fits(F::SHAPE, part, end, separator) {
            return Ok(());
        }
        Err(misfit(self.attribute, field, F::SHAPE, part, end))
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

/// Refuses a key longer than DynamoDB takes.
#[inline]
pub(super) fn check_len(attribute: &'static KeyAttribute, len: usize) -> Result<(), KeyError> {
    let max = attribute.place.role.max_len();
    if len <= max { Ok(()) } else { Err(KeyError::too_long(attribute, len)) }
}

/// Whether a part may stand where it was written. All of it that the shape settles is gone at compile time.
#[inline(always)]
#[allow(clippy::inline_always, reason = "measured")]
pub(super) fn fits(shape: TextShape, text: &str, end: End, separator: char) -> bool {
    if text.is_empty() {
        return false;
    }
    if matches!(end, End::Raw(Some(KeyType::N))) {
        return significant_digits(text) <= MOST_NATIVE_DIGITS;
    }
    if matches!(end, End::Tail | End::Raw(_)) || shape.fixed_width().is_some() {
        return true;
    }
    if shape.chars.has_byte(separator as u8) && has_byte(text.as_bytes(), separator as u8) {
        return false;
    }
    match end {
        End::Before(literal) if !literal.starts_with(separator) && shape.can_meet(literal) => {
            early_occurrence(text, literal).is_none()
        }
        _ => true,
    }
}

/// Why a part that does not fit is refused.
pub(super) fn check_part(
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

/// Whether a byte occurs, many of them looked at together: this check is most of what building
/// costs. Where the byte stands, only a refusal asks.
#[inline(never)]
fn has_byte(bytes: &[u8], byte: u8) -> bool {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    const TOPS: u64 = u64::from_ne_bytes([0x80; 8]);
    // A byte of `word` is zero where the byte occurs, and only then a borrow reaches its top bit first.
    let in_word = |word: &[u8; 8]| {
        let word = u64::from_ne_bytes(*word) ^ (ONES * u64::from(byte));
        word.wrapping_sub(ONES) & !word & TOPS != 0
    };
    #[allow(
        clippy::needless_bitwise_bool,
        reason = "without branches all bytes are compared at once"
    )]
    let in_block =
        |block: &[u8; 32]| block.iter().fold(false, |found, other| found | (*other == byte));
    match bytes.len() {
        32.. => any_chunk(bytes, in_block),
        8.. => any_chunk(bytes, in_word),
        _ => bytes.contains(&byte),
    }
}

/// Asks all chunks of bytes that fill at least one; the last overlaps those before it, so that nothing
/// is left over.
#[inline]
fn any_chunk<const N: usize>(bytes: &[u8], occurs: impl Fn(&[u8; N]) -> bool) -> bool {
    bytes.last_chunk().is_some_and(&occurs) || bytes.as_chunks().0.iter().any(occurs)
}

#[cold]
fn misfit(
    attribute: &'static KeyAttribute,
    field: &'static str,
    shape: TextShape,
    text: &str,
    end: End,
) -> KeyError {
    let checked = check_part(shape, text, end, attribute.separator);
    refused(attribute, field, checked.err().unwrap_or(Refusal::Empty))
}

#[cold]
fn refused(attribute: &'static KeyAttribute, field: &'static str, refusal: Refusal) -> KeyError {
    KeyError { attribute, field: Some(field), refusal }
}

#[cfg(test)]
mod tests {
    use super::has_byte;

    #[test]
    fn a_byte_is_found_wherever_it_stands() {
        for len in 0..100 {
            for at in 0..len {
                let mut bytes = alloc::vec![b'"'; len];
                bytes[at] = b'#';
                assert!(has_byte(&bytes, b'#'), "{at} of {len}");
                bytes[at] = b'$';
                assert!(!has_byte(&bytes, b'#'), "{at} of {len}");
                bytes[at] = 0xA3;
                assert!(!has_byte(&bytes, b'#'), "{at} of {len}");
            }
        }
    }
}
