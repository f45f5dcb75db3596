//! Facts that the partition key gives about the sort key, and the other way round: a field in both has one value.

use super::pattern::segment;
use super::witness::Witness;
use crate::schema::same;
use crate::schema::{KeyAttribute, Part, Segment};

/// The text of a partition or sort key, as one of the two templates reads it.
#[derive(Clone, Copy)]
pub(in crate::table::check) struct Known<'w> {
    pub(in crate::table::check) attribute: &'static KeyAttribute,
    pub(in crate::table::check) witness: &'w Witness,
    /// The template that reads it: 0 or 1.
    pub(in crate::table::check) side: usize,
}

impl Known<'_> {
    /// Returns whether the part's text is known.
    pub(in crate::table::check) const fn has(&self, part: &Part) -> bool {
        self.witness.text().is_some() && place_of(self.attribute, part).is_some()
    }

    pub(in crate::table::check) const fn bytes(&self) -> &[u8] {
        self.witness.bytes()
    }

    /// Returns the range of the part's text in the witness.
    pub(in crate::table::check) const fn text_of(&self, part: &Part) -> (usize, usize) {
        match place_of(self.attribute, part) {
            Some(segment) => self.witness.range(self.side, segment),
            None => (0, 0),
        }
    }
}

/// Returns the segment at which an attribute has the same field with the same text.
const fn place_of(attribute: &KeyAttribute, part: &Part) -> Option<usize> {
    let mut at = 0;
    while let Some(next) = segment(attribute, at) {
        if let Segment::Part(other) = next
            && same_value(part, &other)
        {
            return Some(at);
        }
        at += 1;
    }
    None
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
