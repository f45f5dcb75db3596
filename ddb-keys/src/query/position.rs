//! Positions in a key: an attribute, and a segment of its template.

use crate::key::{End, KeyError};
use crate::part::Refusal;
use crate::schema::{KeyAttribute, Segment, Source};

/// A position in a key: an attribute, and a segment of its template.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Position {
    pub(super) attribute: usize,
    pub(super) segment: usize,
}

/// A part at its position: where it is written, and what follows it.
#[derive(Clone, Copy)]
pub(super) struct PartPosition {
    pub(super) attribute: &'static KeyAttribute,
    pub(super) field: &'static str,
    pub(super) end: End,
}

impl PartPosition {
    /// The error of a value that is refused here.
    pub(super) fn refused(self, refusal: Refusal) -> KeyError {
        KeyError { attribute: self.attribute, field: Some(self.field), refusal }
    }
}

impl Position {
    pub(super) const START: Self = Self { attribute: 0, segment: 0 };

    pub(super) fn next_segment(self) -> Self {
        Self { segment: self.segment + 1, ..self }
    }

    pub(super) fn next_attribute(self) -> Self {
        Self { attribute: self.attribute + 1, segment: 0 }
    }

    /// Returns the part at a position. A raw attribute counts as a part.
    pub(super) fn part_at(self, key: &'static [KeyAttribute]) -> Option<PartPosition> {
        let attribute = key.get(self.attribute)?;
        let is_part = match attribute.source {
            Source::Raw { .. } => true,
            Source::Template { segments, .. } => {
                matches!(segments.get(self.segment), Some(Segment::Part(_)))
            }
        };
        let (field, end) = attribute.placeholder(self.segment);
        is_part.then_some(PartPosition { attribute, field, end })
    }

    /// Returns the next position of a field, to the right of this one.
    pub(super) fn next_of(self, field: &str, key: &'static [KeyAttribute]) -> Option<Self> {
        let mut at = self.next_segment();
        while let Some(attribute) = key.get(at.attribute) {
            if at.segment >= attribute.source.segments() {
                at = at.next_attribute();
            } else if at.part_at(key).is_some_and(|part| part.field == field) {
                return Some(at);
            } else {
                at = at.next_segment();
            }
        }
        None
    }
}

impl Source {
    /// Returns the number of segments of a template. A raw attribute counts as one.
    fn segments(&self) -> usize {
        match self {
            Self::Template { segments, .. } => segments.len(),
            Self::Raw { .. } => 1,
        }
    }
}
