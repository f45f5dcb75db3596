//! An example of a string that two templates can both write, and what one key says about the fields of the other: a field that
//! stands in both has one value.

use super::pattern::segment;
use crate::schema::{KeyAttribute, Part, Segment, same};

/// The maximum length of an example, in bytes.
const MAX_LEN: usize = 512;

/// A string, and for each of its bytes the segment of either template that writes it.
#[derive(Clone, Copy)]
pub(in crate::table::check) struct Witness {
    bytes: [u8; MAX_LEN],
    segments: [[u16; MAX_LEN]; 2],
    start: usize,
}

impl Witness {
    /// An unknown text.
    pub(super) const UNKNOWN: Self =
        Self { bytes: [0; MAX_LEN], segments: [[0; MAX_LEN]; 2], start: MAX_LEN };

    /// Puts a byte before the text, with the segments that write it. `None` if there is no room.
    pub(super) const fn prepend(mut self, byte: u8, segments: [u16; 2]) -> Option<Self> {
        let Some(start) = self.start.checked_sub(1) else { return None };
        self.start = start;
        self.bytes[start] = byte;
        self.segments[0][start] = segments[0];
        self.segments[1][start] = segments[1];
        Some(self)
    }

    /// Returns the text if it is known and is UTF-8.
    pub(in crate::table::check) const fn text(&self) -> Option<&str> {
        let (_, text) = self.bytes.split_at(self.start);
        if text.is_empty() {
            return None;
        }
        match core::str::from_utf8(text) {
            Ok(text) => Some(text),
            Err(_) => None,
        }
    }

    /// The text that a segment of one of the templates writes, if it is known.
    pub(in crate::table::check) const fn text_of(
        &self,
        side: usize,
        segment: usize,
    ) -> Option<&[u8]> {
        let mut from = self.start;
        while from < MAX_LEN && (self.segments[side][from] as usize) != segment {
            from += 1;
        }
        let mut to = from;
        while to < MAX_LEN && (self.segments[side][to] as usize) == segment {
            to += 1;
        }
        if from == to { None } else { Some(self.bytes.split_at(to).0.split_at(from).1) }
    }
}

/// The text of a partition or sort key, as one of the two templates reads it. Some of its fields may be unknown.
#[derive(Clone, Copy)]
pub(in crate::table::check) struct Known<'w> {
    pub(in crate::table::check) attribute: &'static KeyAttribute,
    pub(in crate::table::check) witness: &'w Witness,
    /// The template that reads it: 0 or 1.
    pub(in crate::table::check) side: usize,
}

impl Known<'_> {
    /// Returns the text of a part's field, if it is known.
    pub(in crate::table::check) const fn text_of(&self, part: &Part) -> Option<&[u8]> {
        let mut at = 0;
        while let Some(next) = segment(self.attribute, at) {
            if let Segment::Part(other) = next
                && same_value(part, &other)
            {
                return self.witness.text_of(self.side, at);
            }
            at += 1;
        }
        None
    }
}

/// Returns whether two parts are of one field and have the same text. Parts of a fixed width may differ in their
/// formats, such as `08` and `desc(8)`, so their strings may differ.
pub(in crate::table::check) const fn same_value(part: &Part, other: &Part) -> bool {
    let (a, b) = (part.shape, other.shape);
    same(part.field, other.field)
        && a.tells_formats_apart()
        && a.min == b.min
        && a.max == b.max
        && a.case as u8 == b.case as u8
        && a.chars.same(b.chars)
}
