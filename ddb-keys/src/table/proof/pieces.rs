//! Two templates compared piece by piece between their separators: it settles nearly every pair
//! that their heads leave open, in a few steps each.

use super::known::same_value;
use super::pattern::{Stretch, same_bytes, segment, stretch};
use crate::keys::{KeyAttribute, Part, Segment};

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
    /// One part alone, as it is declared and as it is here.
    Part(Part, Stretch),
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

const START: Cursor = Cursor { segment: 0, byte: 0 };

/// Compares two key attributes with the same separator.
pub(super) const fn compare(a: &KeyAttribute, b: &KeyAttribute) -> Verdict {
    if a.separator as u32 != b.separator as u32 {
        return Verdict::Open;
    }
    let mut verdict = Verdict::Meet;
    let (mut at_a, mut at_b) = (START, START);
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

/// Whether fields that stand in both halves of a key tell two entities apart: `<kind>#<id>` is
/// `USER#…` in one half, and `ORDER#…` in the other. Each pair is `a`, then `b`.
pub(super) const fn tied_apart(half: [&KeyAttribute; 2], other: [&KeyAttribute; 2]) -> bool {
    if half[0].separator as u32 != half[1].separator as u32 {
        return false;
    }
    let (mut at_a, mut at_b) = (START, START);
    loop {
        let (piece_a, next_a) = piece(half[0], at_a);
        let (piece_b, next_b) = piece(half[1], at_b);
        let apart = match (&piece_a, &piece_b) {
            (Piece::Part(part, _), Piece::Literal { .. }) => never_with(part, &piece_b, other, 0),
            (Piece::Literal { .. }, Piece::Part(part, _)) => never_with(part, &piece_a, other, 1),
            _ => false,
        };
        if apart {
            return true;
        }
        if matches!(piece_a, Piece::Rest) || matches!(piece_b, Piece::Rest) {
            return false;
        }
        let (Some(a), Some(b)) = (next_a, next_b) else { return false };
        (at_a, at_b) = (a, b);
    }
}

/// Whether two templates never meet when a part of one of them has this text.
const fn never_with(part: &Part, text: &Piece, pair: [&KeyAttribute; 2], side: usize) -> bool {
    let (mut at_own, mut at_other) = (START, START);
    loop {
        let (own, next_own) = piece(pair[side], at_own);
        let (other, next_other) = piece(pair[1 - side], at_other);
        if let Piece::Part(here, _) = &own
            && same_value(part, here)
            && matches!(meet(text, &other), Verdict::Never)
        {
            return true;
        }
        if matches!(own, Piece::Rest) || matches!(other, Piece::Rest) {
            return false;
        }
        let (Some(own), Some(other)) = (next_own, next_other) else { return false };
        (at_own, at_other) = (own, other);
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
                    Piece::Literal { from, to, .. } if from == to => Piece::Part(part, part_here),
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
        (
            Piece::Literal { text, from, to },
            Piece::Literal { text: other, from: start, to: end },
        ) => {
            let (_, other) = other.as_bytes().split_at(*start);
            let (other, _) = other.split_at(*end - *start);
            same_bytes(other, text.as_bytes(), *from, *to)
        }
        (Piece::Literal { text, from, to }, Piece::Part(_, part))
        | (Piece::Part(_, part), Piece::Literal { text, from, to }) => {
            part.takes(text.as_bytes(), *from, *to)
        }
        (Piece::Part(_, part), Piece::Part(_, other)) => part.meets(other),
        _ => return Verdict::Open,
    };
    if meet { Verdict::Meet } else { Verdict::Never }
}
