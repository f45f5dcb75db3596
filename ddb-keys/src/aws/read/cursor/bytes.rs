//! The binary form of a cursor: key values, and the fingerprint of a query.

use alloc::string::String;
use alloc::vec::Vec;

use crate::part::KeyValue;
use crate::schema::KeyType;

/// A value as its type's letter, its length in two bytes, its bytes.
pub(in crate::aws) fn write_value(bytes: &mut Vec<u8>, value: &KeyValue) {
    let content = content(value);
    // Key values are at most 2048 bytes; a longer one would not be read back.
    let len = u16::try_from(content.len()).unwrap_or(u16::MAX);
    bytes.push(letter(value.key_type()));
    bytes.extend(len.to_be_bytes());
    bytes.extend(content);
}

/// The letter of a type in the binary form.
fn letter(key_type: KeyType) -> u8 {
    match key_type {
        KeyType::S => b'S',
        KeyType::N => b'N',
        KeyType::B => b'B',
    }
}

fn content(value: &KeyValue) -> &[u8] {
    match value {
        KeyValue::S(text) | KeyValue::N(text) => text.as_bytes(),
        KeyValue::B(bytes) => bytes,
    }
}

/// Reads the binary form, which clients may have changed.
pub(in crate::aws) struct Reader<'b> {
    rest: &'b [u8],
}

impl<'b> Reader<'b> {
    pub(in crate::aws) fn new(bytes: &'b [u8]) -> Self {
        Self { rest: bytes }
    }

    pub(in crate::aws) fn take(&mut self, len: usize) -> Option<&'b [u8]> {
        let (taken, rest) = self.rest.split_at_checked(len)?;
        self.rest = rest;
        Some(taken)
    }

    pub(in crate::aws) fn byte(&mut self) -> Option<u8> {
        self.take(1)?.first().copied()
    }

    pub(in crate::aws) fn number(&mut self) -> Option<u32> {
        Some(u32::from_be_bytes(self.take(4)?.try_into().ok()?))
    }

    pub(in crate::aws) fn value(&mut self) -> Option<KeyValue> {
        let letter = self.byte()?;
        let len = u16::from_be_bytes([self.byte()?, self.byte()?]);
        let content = self.take(usize::from(len))?.to_vec();
        match letter {
            b'S' => String::from_utf8(content).ok().map(KeyValue::S),
            b'N' => String::from_utf8(content).ok().map(KeyValue::N),
            b'B' => Some(KeyValue::B(content)),
            _ => None,
        }
    }

    /// Whether the letter of a type comes next.
    pub(in crate::aws) fn is_at_value(&self) -> bool {
        matches!(self.rest, [b'S' | b'N' | b'B', ..])
    }

    pub(in crate::aws) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }
}

/// Tells reads apart by FNV-1a in 64 bits, which is stable across processes and releases.
///
/// It is not a signature. A forged one reaches a position in the query's own range and nothing else. Sealed cursors are bound to all
/// that it is made from.
#[derive(Debug)]
pub(in crate::aws) struct Fingerprint {
    hash: u64,
    /// All that it is made from, for sealed cursors.
    transcript: Option<Vec<u8>>,
}

impl Fingerprint {
    pub(in crate::aws) fn new() -> Self {
        Self { hash: 0xcbf2_9ce4_8422_2325, transcript: None }
    }

    #[cfg(feature = "sealed-cursors")]
    pub(in crate::aws) fn with_transcript() -> Self {
        Self { transcript: Some(Vec::new()), ..Self::new() }
    }

    /// All that it is made from. Each part has its length before it or a length of its own, so that no two reads have the same.
    #[cfg(feature = "sealed-cursors")]
    pub(in crate::aws) fn transcript(&self) -> Option<&[u8]> {
        self.transcript.as_deref()
    }

    pub(in crate::aws) fn bytes(&mut self, bytes: &[u8]) -> &mut Self {
        for byte in bytes {
            self.hash = (self.hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
        if let Some(transcript) = &mut self.transcript {
            transcript.extend(bytes);
        }
        self
    }

    /// A string with its length before it, so that neighbors do not run together.
    pub(in crate::aws) fn text(&mut self, text: &str) -> &mut Self {
        self.counted(text.as_bytes())
    }

    pub(in crate::aws) fn value(&mut self, value: &KeyValue) -> &mut Self {
        self.bytes(&[letter(value.key_type())]).counted(content(value))
    }

    fn counted(&mut self, bytes: &[u8]) -> &mut Self {
        let len = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        self.bytes(&len.to_be_bytes()).bytes(bytes)
    }

    pub(in crate::aws) fn finish(&self) -> [u8; 8] {
        self.hash.to_be_bytes()
    }
}
