//! What one key says about the fields of the other: a field that stands in both has one value.

use super::pattern::segment;
use super::witness::Witness;
use crate::schema::{KeyAttribute, Part, Segment, same};

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
