//! Facts that the partition key gives about the sort key, and the other way round: a field in both has one value.

use super::automaton::Cells;
use super::intersect::intersect;
use super::known::Known;
use super::pattern::{segment, stretch};
use super::witness::Witness;
use crate::schema::{KeyAttribute, Segment};

/// Returns whether fields that are in both the partition key and the sort key distinguish two entities: where `<kind>#<id>`
/// is `USER#…` in one key, it is not `ORDER#…` in the other.
pub(super) const fn tied_apart(
    one: [&'static KeyAttribute; 2],
    other: [&'static KeyAttribute; 2],
) -> bool {
    let Some(witness) = literals_for_parts(one) else { return false };
    let a = Known { attribute: one[0], witness: &witness, side: 0 };
    let b = Known { attribute: one[1], witness: &witness, side: 1 };
    !intersect(&Cells::of(other[0], Some(&a)), &Cells::of(other[1], Some(&b)))
}

/// The texts that parts of two templates have if both write the same text: where one has a part between two separators,
/// the other may have a literal. `None` if it nowhere has.
const fn literals_for_parts(pair: [&KeyAttribute; 2]) -> Option<Witness> {
    // A separator of one template alone is ordinary text in the other.
    if pair[0].separator != pair[1].separator {
        return None;
    }
    let (mut witness, mut is_any, mut at) = (Witness::UNKNOWN, false, 0);
    while let (Some(a), Some(b)) = (piece(pair[0], at), piece(pair[1], at)) {
        let (segments, text) = match (a, b) {
            (Piece::Part(part), Piece::Literal(text)) => ([part, u16::MAX], text),
            (Piece::Literal(text), Piece::Part(part)) => ([u16::MAX, part], text),
            _ => ([u16::MAX; 2], &[] as &[u8]),
        };
        let mut byte = text.len();
        while byte > 0 {
            byte -= 1;
            match witness.prepend(text[byte], segments) {
                Some(longer) => witness = longer,
                // The piece that does not fit would be known in part.
                None => return None,
            }
            is_any = true;
        }
        at += 1;
    }
    if is_any { Some(witness) } else { None }
}

/// The text between two separators of a template.
#[derive(Clone, Copy)]
enum Piece {
    Literal(&'static [u8]),
    /// A single part, by its segment.
    Part(u16),
    /// Parts and literals without a separator in them.
    Mixed,
}

impl Piece {
    const fn and(self, next: Self) -> Self {
        match (self, next) {
            (Self::Literal([]), piece) | (piece, Self::Literal([])) => piece,
            _ => Self::Mixed,
        }
    }
}

/// Returns the piece after a number of separators. No pieces are known from a part on that can contain a separator.
const fn piece(attribute: &KeyAttribute, nth: usize) -> Option<Piece> {
    let separator = attribute.separator as u8;
    let (mut piece, mut separators, mut at) = (Piece::Literal(&[]), 0, 0);
    while let Some(next) = segment(attribute, at) {
        match next {
            Segment::Part(part) => {
                if part.tail || stretch(attribute, at, &part).chars.has_byte(separator) {
                    return None;
                }
                if separators == nth {
                    #[allow(clippy::cast_possible_truncation, reason = "a template is short")]
                    let part = Piece::Part(at as u16);
                    piece = piece.and(part);
                }
            }
            Segment::Literal(text) => {
                let mut rest = text.as_bytes();
                loop {
                    let end = position_of(separator, rest);
                    let (text, after) = rest.split_at(end);
                    if separators == nth {
                        piece = piece.and(Piece::Literal(text));
                    }
                    let [_, after @ ..] = after else { break };
                    if separators == nth {
                        return Some(piece);
                    }
                    separators += 1;
                    rest = after;
                }
            }
        }
        at += 1;
    }
    if separators == nth { Some(piece) } else { None }
}

/// Returns the position of a byte, or the text's end.
const fn position_of(byte: u8, text: &[u8]) -> usize {
    let mut at = 0;
    while at < text.len() && text[at] != byte {
        at += 1;
    }
    at
}
