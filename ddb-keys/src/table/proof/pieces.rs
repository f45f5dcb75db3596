//! Two templates compared piece by piece between their separators: it settles nearly every pair
//! that their heads leave open, in a few steps each.

use super::pattern::{Stretch, same_bytes, segment, stretch};
use crate::keys::{KeyAttribute, Segment};

/// Whether two templates can write the same text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Never,
    Meet,
    /// The pieces do not tell.
    Open,
}

/// What stands between two separators.
#[derive(Clone, Copy)]
enum Piece {
    Literal {
        text: &'static str,
        from: usize,
        to: usize,
    },
    Part(Stretch),
    /// Parts and literals, none with a separator in it.
    Mixed,
    /// From here on the text may hold any number of separators.
    Rest,
}

/// A place in a template, at the start of a piece.
#[derive(Clone, Copy)]
struct Cursor {
    segment: usize,
    byte: usize,
}

/// Compares two key attributes with the same separator.
pub(super) const fn compare(a: &KeyAttribute, b: &KeyAttribute) -> Verdict {
    if a.separator as u32 != b.separator as u32 {
        return Verdict::Open;
    }
    let mut verdict = Verdict::Meet;
    let (mut at_a, mut at_b) = (Cursor { segment: 0, byte: 0 }, Cursor { segment: 0, byte: 0 });
    loop {
        let (piece_a, next_a) = piece(a, at_a);
        let (piece_b, next_b) = piece(b, at_b);
        match meet(&piece_a, &piece_b) {
            Verdict::Never => return Verdict::Never,
            Verdict::Open => verdict = Verdict::Open,
            Verdict::Meet => {}
        }
        if matches!(piece_a, Piece::Rest) || matches!(piece_b, Piece::Rest) {
            return Verdict::Open;
        }
        match (next_a, next_b) {
            (Some(a), Some(b)) => (at_a, at_b) = (a, b),
            (None, None) => return verdict,
            // One has more separators than the other can have.
            _ => return Verdict::Never,
        }
    }
}

/// The piece that starts at a place, and where the next one starts.
const fn piece(attribute: &KeyAttribute, start: Cursor) -> (Piece, Option<Cursor>) {
    let separator = attribute.separator as u8;
    let mut found = Piece::Literal { text: "", from: 0, to: 0 };
    let mut at = start;
    while let Some(next) = segment(attribute, at.segment) {
        match next {
            Segment::Literal(text) => {
                let end = end_of(text, at.byte, separator);
                if end > at.byte {
                    found = match found {
                        Piece::Literal { from, to, .. } if from == to => {
                            Piece::Literal { text, from: at.byte, to: end }
                        }
                        _ => Piece::Mixed,
                    };
                }
                if end < text.len() {
                    return (found, Some(Cursor { segment: at.segment, byte: end + 1 }));
                }
            }
            Segment::Part(part) => {
                let part_here = stretch(attribute, at.segment, &part);
                if part.tail || part_here.chars.has_byte(separator) {
                    return (Piece::Rest, None);
                }
                found = match found {
                    Piece::Literal { from, to, .. } if from == to => Piece::Part(part_here),
                    _ => Piece::Mixed,
                };
            }
        }
        at = Cursor { segment: at.segment + 1, byte: 0 };
    }
    (found, None)
}

/// Where the separator next stands in a literal, or the literal's end.
const fn end_of(text: &str, from: usize, separator: u8) -> usize {
    let bytes = text.as_bytes();
    let mut at = from;
    while at < bytes.len() && bytes[at] != separator {
        at += 1;
    }
    at
}

const fn meet(a: &Piece, b: &Piece) -> Verdict {
    let meet = match (a, b) {
        (Piece::Literal { text, from, to }, Piece::Literal { text: other, from: start, to: end }) => {
            let (_, other) = other.as_bytes().split_at(*start);
            let (other, _) = other.split_at(*end - *start);
            same_bytes(other, text.as_bytes(), *from, *to)
        }
        (Piece::Literal { text, from, to }, Piece::Part(part))
        | (Piece::Part(part), Piece::Literal { text, from, to }) => {
            part.takes(text.as_bytes(), *from, *to)
        }
        (Piece::Part(part), Piece::Part(other)) => part.meets(other),
        _ => return Verdict::Open,
    };
    if meet { Verdict::Meet } else { Verdict::Never }
}
