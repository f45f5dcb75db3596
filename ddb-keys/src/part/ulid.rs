//! `ulid::Ulid` as a key part.

use core::fmt;

use ulid::{ULID_LEN, Ulid};

use super::key_part::{Everywhere, Sorted};
use super::key_part::{KeyPart, own_view};
use super::refusal::Refusal;
use crate::schema::KeyType;
use crate::schema::{CharSet, TextShape};

/// The digits of Crockford's base 32, which leaves out `I`, `L`, `O` and `U`.
const LETTERS: CharSet = CharSet::of("0-9A-HJKMNP-TV-Z");

/// 26 characters in upper case, which sort as the ids do.
///
/// ```
/// use ddb_keys::Entity;
/// use ulid::Ulid;
///
/// #[derive(Entity)]
/// #[pk("ORDER#<id>")]
/// struct Order { id: Ulid }
///
/// let key = OrderKey { id: Ulid::from_parts(1, 2) };
/// assert_eq!(key.build()?.to_string(), "ORDER#00000000010000000000000002");
/// assert_eq!(OrderKey::parse("ORDER#00000000010000000000000002")?, key);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[diagnostic::do_not_recommend]
impl KeyPart for Ulid {
    const SHAPE: TextShape = TextShape::of_chars(ULID_LEN, ULID_LEN, LETTERS);
    const NATIVE: Option<KeyType> = Some(KeyType::S);
    const VALUE_KIND: &'static str = "ulid";
    own_view!();

    #[inline]
    fn text_len(_: Self) -> usize {
        ULID_LEN
    }

    #[inline]
    fn write(view: Self, out: &mut impl fmt::Write) -> Result<(), Refusal> {
        Ok(out.write_str(view.array_to_str(&mut [0; ULID_LEN]))?)
    }

    /// Accepts only the text that `write` writes: no lower case, no letters that stand for others, and at most 128
    /// bits.
    #[inline]
    fn parse(text: &str) -> Option<Self> {
        let canonical = text.as_bytes().first().is_some_and(|first| *first <= b'7')
            && LETTERS.first_outside(text).is_none();
        if canonical { Self::from_string(text).ok() } else { None }
    }
}

impl Sorted for Ulid {
    type Order = Everywhere;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_canonical_text_is_read() {
        let greatest = "7ZZZZZZZZZZZZZZZZZZZZZZZZZ";
        assert_eq!(Ulid::parse(greatest), Some(Ulid::max()));
        assert_eq!(Ulid::parse("00000000000000000000000000"), Some(Ulid::nil()));
        for text in [
            "8ZZZZZZZZZZZZZZZZZZZZZZZZZ",
            "7zzzzzzzzzzzzzzzzzzzzzzzzz",
            "0000000000000000000000000O",
            "0000000000000000000000000I",
            "0000000000000000000000000U",
            "0000000000000000000000000",
            "000000000000000000000000000",
            "",
        ] {
            assert_eq!(Ulid::parse(text), None, "{text}");
        }
    }
}
