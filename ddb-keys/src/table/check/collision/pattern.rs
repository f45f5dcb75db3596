//! A key attribute as literals and stretches of text with known bounds.

use crate::schema::{CharSet, KeyAttribute, Part, Segment, Source, TextShape};

/// The maximum number of bytes of a part that are counted one by one.
const COUNTED: usize = 64;

/// The strings that a part can have at its position.
#[derive(Debug, Clone, Copy)]
pub(in crate::table::check) struct Stretch {
    pub(in crate::table::check) chars: CharSet,
    pub(in crate::table::check) min: usize,
    pub(in crate::table::check) max: usize,
    pub(in crate::table::check) words: &'static [&'static str],
    /// Whether a character other than `0` is among them.
    pub(in crate::table::check) nonzero: bool,
    /// The literal after it, if a value that makes it occur early is refused, unless the characters alone exclude
    /// that.
    pub(in crate::table::check) guard: Option<&'static str>,
}

/// A segment of the attribute's template. A raw attribute is one part that takes all of the text.
pub(in crate::table::check) const fn segment(
    attribute: &KeyAttribute,
    at: usize,
) -> Option<Segment> {
    match attribute.source {
        Source::Template { segments, .. } => {
            if at < segments.len() {
                Some(segments[at])
            } else {
                None
            }
        }
        Source::Raw { field, shape, kind, .. } if at == 0 => Some(Segment::Part(Part {
            field,
            shape,
            tail: true,
            exact: true,
            kind,
            computed_from: &[],
            element: None,
        })),
        Source::Raw { .. } => None,
    }
}

/// Returns the strings that `part` can have as segment `at` of the attribute's template.
pub(in crate::table::check) const fn stretch(
    attribute: &KeyAttribute,
    at: usize,
    part: &Part,
) -> Stretch {
    let TextShape { min, max, mut chars, words, nonzero, .. } = part.shape;
    let mut guard = None;
    if !part.tail && part.shape.fixed_width().is_none() {
        let separator = attribute.separator as u8;
        chars = chars.without(separator);
        if let Some(Segment::Literal(literal)) = segment(attribute, at + 1)
            && literal.as_bytes()[0] != separator
        {
            if literal.len() == 1 {
                chars = chars.without(literal.as_bytes()[0]);
            } else {
                guard = Some(literal);
            }
        }
    }
    Stretch { chars, min, max, words, nonzero, guard }
}

impl Stretch {
    /// Returns how many bytes are counted one by one, and whether more may follow.
    pub(super) const fn counted(&self) -> (usize, bool) {
        let bound = if self.max == usize::MAX { self.min } else { self.max };
        let bound = if bound == 0 { 1 } else { bound };
        let counted = if bound > COUNTED { COUNTED } else { bound };
        (counted, self.max == usize::MAX || counted < bound)
    }

    /// Returns whether the text may have any length.
    pub(in crate::table::check) const fn is_endless(&self) -> bool {
        self.min <= 1 && self.max == usize::MAX
    }
}
