//! What one half of a key says about the other: a field that stands in both has one value.

use super::pattern::segment;
use super::witness::Witness;
use crate::keys::{KeyAttribute, Part, Segment, TextShape};

/// The text of one half of a key, as one of the two templates reads it.
#[derive(Clone, Copy)]
pub(super) struct Known<'w> {
    pub(super) attribute: &'static KeyAttribute,
    pub(super) witness: &'w Witness,
    /// Which of the two templates: 0 or 1.
    pub(super) side: usize,
}

impl Known<'_> {
    /// Whether the part's text is known.
    pub(super) const fn has(&self, part: &Part) -> bool {
        self.witness.text().is_some() && place_of(self.attribute, part).is_some()
    }

    pub(super) const fn bytes(&self) -> &[u8] {
        self.witness.bytes()
    }

    /// From where to where the part's text stands in the witness.
    pub(super) const fn text_of(&self, part: &Part) -> (usize, usize) {
        match place_of(self.attribute, part) {
            Some(segment) => self.witness.range(self.side, segment),
            None => (0, 0),
        }
    }
}

/// Whether a field stands in both halves of a key with the same text.
pub(super) const fn tied(half: &KeyAttribute, other: &KeyAttribute) -> bool {
    let mut at = 0;
    while let Some(next) = segment(half, at) {
        if let Segment::Part(part) = next
            && place_of(other, &part).is_some()
        {
            return true;
        }
        at += 1;
    }
    false
}

/// Where an attribute has the same field with the same text.
const fn place_of(attribute: &KeyAttribute, part: &Part) -> Option<usize> {
    let mut at = 0;
    while let Some(next) = segment(attribute, at) {
        if let Segment::Part(other) = next
            && super::text::same(part.field, other.field)
            && same_text(part.shape, other.shape)
        {
            return Some(at);
        }
        at += 1;
    }
    None
}

/// Whether one value has one text in both places. Fixed widths may be different formats, such as
/// `08` and `desc(8)`, so that nothing follows.
const fn same_text(a: TextShape, b: TextShape) -> bool {
    let plain = a.free || !a.words.is_empty() || a.fixed_width().is_none();
    plain && a.min == b.min && a.max == b.max && a.chars.same(b.chars)
}
