//! `uuid::Uuid` as a key part: 36 characters, hyphenated, in lower case, or 32 without hyphens.

use core::fmt;

use uuid::Uuid;
use uuid::fmt::Simple;

use super::feature::Hyphenated;
use super::key_part::{Everywhere, Sorted};
use super::key_part::{KeyPart, own_view};
use super::refusal::Refusal;
use crate::schema::KeyType;
use crate::schema::TextShape;

const WIDTH: usize = uuid::fmt::Hyphenated::LENGTH;

#[diagnostic::do_not_recommend]
impl KeyPart for Uuid {
    const SHAPE: TextShape = TextShape::bounded(WIDTH, WIDTH, "0-9a-f-");
    const NATIVE: Option<KeyType> = Some(KeyType::S);
    const VALUE_KIND: &'static str = "uuid";
    own_view!();

    #[inline]
    fn text_len(_: Self) -> usize {
        WIDTH
    }

    #[inline]
    fn write(view: Self, out: &mut impl fmt::Write) -> Result<(), Refusal> {
        Ok(out.write_str(view.hyphenated().encode_lower(&mut [0; WIDTH]))?)
    }

    /// Accepts only the text that `write` writes: no braces, no URN, no capitals.
    #[inline]
    fn parse(text: &str) -> Option<Self> {
        canonical::<WIDTH>(text)
    }
}

/// Parses a text of this length without capitals.
#[inline]
fn canonical<const LEN: usize>(text: &str) -> Option<Uuid> {
    let bytes: &[u8; LEN] = text.as_bytes().try_into().ok()?;
    // This has no branches, so that the compiler can compare all bytes at once.
    let capitals = bytes.iter().fold(false, |found, byte| found | byte.is_ascii_uppercase());
    if capitals { None } else { Uuid::try_parse(text).ok() }
}

impl Sorted for Uuid {
    type Order = Everywhere;
}

#[diagnostic::do_not_recommend]
impl Hyphenated for Uuid {
    #[inline]
    fn write_simple(view: Self, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(view.simple().encode_lower(&mut [0; Simple::LENGTH]))
    }

    #[inline]
    fn parse_simple(text: &str) -> Option<Self> {
        canonical::<{ Simple::LENGTH }>(text)
    }
}
