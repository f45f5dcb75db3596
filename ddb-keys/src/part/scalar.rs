//! `bool`, `char` and bytes as key parts.

use alloc::vec::Vec;
use core::fmt;

use super::key_part::{KeyPart, no_text, own_base, own_view};
use super::key_part::{LastOnly, RawOnly, Sorted};
use super::refusal::Refusal;
use super::value::KeyValue;
use crate::schema::KeyType;
use crate::schema::{CharSet, TextShape};

/// `true` or `false`. It cannot be a raw key, because serde writes BOOL and keys are S, N or B.
#[diagnostic::do_not_recommend]
impl KeyPart for bool {
    const SHAPE: TextShape = TextShape::words(&["false", "true"]);
    const NATIVE: Option<KeyType> = None;
    const VALUE_KIND: &'static str = "bool";
    own_view!();

    #[inline]
    fn text_len(view: Self) -> usize {
        if view { 4 } else { 5 }
    }

    #[inline]
    fn write(view: Self, out: &mut impl fmt::Write) -> Result<(), Refusal> {
        Ok(out.write_str(if view { "true" } else { "false" })?)
    }

    #[inline]
    fn parse(text: &str) -> Option<Self> {
        match text {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        }
    }
}

/// Any one character.
#[diagnostic::do_not_recommend]
impl KeyPart for char {
    const SHAPE: TextShape = TextShape::of_chars(1, 4, CharSet::ALL).as_free_text();
    const NATIVE: Option<KeyType> = Some(KeyType::S);
    const VALUE_KIND: &'static str = "char";
    own_view!();

    #[inline]
    fn text_len(view: Self) -> usize {
        view.len_utf8()
    }

    #[inline]
    fn write(view: Self, out: &mut impl fmt::Write) -> Result<(), Refusal> {
        Ok(out.write_char(view)?)
    }

    #[inline]
    fn parse(text: &str) -> Option<Self> {
        let mut chars = text.chars();
        match (chars.next(), chars.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        }
    }
}

impl Sorted for char {
    type Order = LastOnly;
}

/// Bytes. They can only be raw keys, and serde must store the field as bytes, for example by `serde_bytes`.
#[diagnostic::do_not_recommend]
impl KeyPart for Vec<u8> {
    type View<'a> = &'a [u8];
    const SHAPE: TextShape = TextShape::BINARY;
    const NATIVE: Option<KeyType> = Some(KeyType::B);
    const VALUE_KIND: &'static str = "bytes";
    own_base!();

    #[inline]
    fn view(&self) -> &[u8] {
        self
    }

    no_text!();

    fn native(view: &[u8]) -> Result<KeyValue, Refusal> {
        Ok(KeyValue::B(view.to_vec()))
    }
}

impl Sorted for Vec<u8> {
    type Order = RawOnly;
}
