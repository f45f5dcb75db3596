//! What one half of a key says about the other: a field that stands in both has one value.

use super::pattern::segment;
use super::witness::Witness;
use crate::schema::same;
use crate::schema::{KeyAttribute, Part, Segment};

/// The text of one half of a key, as one of the two templates reads it.
#[derive(Clone, Copy)]
pub(in crate::table::check) struct Known<'w> {
    pub(in crate::table::check) attribute: &'static KeyAttribute,
    pub(in crate::table::check) witness: &'w Witness,
    /// Which of the two templates: 0 or 1.
    pub(in crate::table::check) side: usize,
}

impl Known<'_> {
    /// Whether the part's text is known.
    pub(in crate::table::check) const fn has(&self, part: &Part) -> bool {
        self.witness.text().is_some() && place_of(self.attribute, part).is_some()
    }

    pub(in crate::table::check) const fn bytes(&self) -> &[u8] {
        self.witness.bytes()
    }

    /// From where to where the part's text stands in the witness.
    pub(in crate::table::check) const fn text_of(&self, part: &Part) -> (usize, usize) {
        match place_of(self.attribute, part) {
            Some(segment) => self.witness.range(self.side, segment),
            None => (0, 0),
        }
    }
}

/// Where an attribute has the same field with the same text.
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

/// Whether two parts have the same text, being of one field. Fixed widths may be different
/// formats, such as `08` and `desc(8)`, so that nothing follows.
pub(in crate::table::check) const fn same_value(part: &Part, other: &Part) -> bool {
    let (a, b) = (part.shape, other.shape);
    same(part.field, other.field)
        && (a.free || !a.words.is_empty() || a.fixed_width().is_none())
        && a.min == b.min
        && a.max == b.max
        && a.case as u8 == b.case as u8
        && a.chars.same(b.chars)
}
