//! A template taken apart at its separators, so that parts are compared with the parts of another
//! template by their lengths, characters and words.

use super::head::Head;
use super::known::same_value;
use super::pattern::{Stretch, same_bytes, segment, stretch};
use crate::schema::{KeyAttribute, Part, Segment};

/// The maximum number of pieces that are compared. The rest is left to the search by characters.
const MAX_PIECES: usize = 8;

/// The result of comparing two templates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::table::check) enum Verdict {
    Never,
    Meet,
    /// The pieces do not settle it.
    Open,
}

/// The pieces of a template.
#[derive(Debug, Clone, Copy)]
pub(in crate::table::check) struct Pieces {
    list: [Piece; MAX_PIECES],
    len: usize,
    separator: u8,
    /// Whether the list ends where the text does. Otherwise the last piece may contain further separators.
    closed: bool,
}

/// The text between two separators.
#[derive(Debug, Clone, Copy)]
struct Piece {
    /// The fixed beginning.
    head: Head,
    /// The fixed end, read backwards.
    tail: Head,
    content: Content,
}

#[derive(Debug, Clone, Copy)]
enum Content {
    /// A literal, from one byte of its segment to another.
    Literal(&'static str, usize, usize),
    /// A single part, as it is declared and as it is at this position.
    Part(Part, Stretch),
    /// Parts and literals without a separator in them.
    Mixed,
}

const EMPTY: Piece =
    Piece { head: Head::OPEN, tail: Head::OPEN, content: Content::Literal("", 0, 0) };

impl Pieces {
    /// A template about which nothing is known.
    pub(in crate::table::check) const OPEN: Self =
        Self { list: [EMPTY; MAX_PIECES], len: 0, separator: b'#', closed: false };

    /// The pieces of a key attribute.
    pub(in crate::table::check) const fn of(attribute: &KeyAttribute) -> Self {
        let mut pieces = Self { separator: attribute.separator as u8, ..Self::OPEN };
        let (mut at, mut byte) = (0, 0);
        let mut piece = EMPTY;
        while let Some(next) = segment(attribute, at) {
            match next {
                Segment::Literal(text) => {
                    let end = end_of(text, byte, pieces.separator);
                    if end > byte {
                        piece = piece.with_literal(text, byte, end);
                    }
                    if end < text.len() {
                        if pieces.len == MAX_PIECES {
                            return pieces;
                        }
                        pieces.list[pieces.len] = piece;
                        pieces.len += 1;
                        piece = EMPTY;
                        byte = end + 1;
                        continue;
                    }
                }
                Segment::Part(part) => {
                    let here = stretch(attribute, at, &part);
                    if part.tail || here.chars.has_byte(pieces.separator) {
                        return pieces;
                    }
                    piece = piece.with_part(part, here);
                }
            }
            (at, byte) = (at + 1, 0);
        }
        if pieces.len < MAX_PIECES {
            pieces.list[pieces.len] = piece;
            pieces.len += 1;
            pieces.closed = true;
        }
        pieces
    }
}

impl Piece {
    const fn with_literal(self, text: &'static str, from: usize, to: usize) -> Self {
        let tail = Head::backwards(text, from, to);
        match self.content {
            Content::Literal(_, start, end) if start == end => {
                let head = Head::of(text, from, to);
                Self { head, tail, content: Content::Literal(text, from, to) }
            }
            _ => Self { tail, content: Content::Mixed, ..self },
        }
    }

    const fn with_part(self, part: Part, here: Stretch) -> Self {
        match self.content {
            Content::Literal(_, start, end) if start == end => {
                Self { content: Content::Part(part, here), ..self }
            }
            _ => Self { tail: Head::OPEN, content: Content::Mixed, ..self },
        }
    }
}

/// Returns the position of the next separator in a literal, or the literal's end.
const fn end_of(text: &str, from: usize, separator: u8) -> usize {
    let bytes = text.as_bytes();
    let mut at = from;
    while at < bytes.len() && bytes[at] != separator {
        at += 1;
    }
    at
}

/// Compares two key attributes.
pub(in crate::table::check) const fn compare(a: &Pieces, b: &Pieces) -> Verdict {
    if a.separator != b.separator {
        return Verdict::Open;
    }
    let mut verdict = Verdict::Meet;
    let mut at = 0;
    while at < a.len && at < b.len {
        match meet(&a.list[at], &b.list[at]) {
            Verdict::Never => return Verdict::Never,
            Verdict::Open => verdict = Verdict::Open,
            Verdict::Meet => {}
        }
        at += 1;
    }
    match (a.closed, b.closed) {
        (true, true) if a.len == b.len => verdict,
        (true, true) => Verdict::Never,
        // The closed one has fewer separators than the other one needs.
        (true, false) if a.len <= b.len => Verdict::Never,
        (false, true) if b.len <= a.len => Verdict::Never,
        _ => Verdict::Open,
    }
}

const fn meet(a: &Piece, b: &Piece) -> Verdict {
    if a.head.differs(b.head) || a.tail.differs(b.tail) {
        return Verdict::Never;
    }
    let meet = match (&a.content, &b.content) {
        (Content::Literal(text, from, to), Content::Literal(other, start, end)) => {
            same_bytes(text.as_bytes(), *from, *to, other.as_bytes(), *start, *end)
        }
        (Content::Literal(text, from, to), Content::Part(_, part))
        | (Content::Part(_, part), Content::Literal(text, from, to)) => {
            part.takes(text.as_bytes(), *from, *to)
        }
        (Content::Part(_, part), Content::Part(_, other)) => part.meets(other),
        _ => return Verdict::Open,
    };
    if meet { Verdict::Meet } else { Verdict::Never }
}

/// Returns whether fields that are in both the partition key and the sort key distinguish two entities: `<kind>#<id>`
/// is `USER#…` in one key and `ORDER#…` in the other. Each pair has the same two entities.
pub(in crate::table::check) const fn tied_apart(one: [&Pieces; 2], other: [&Pieces; 2]) -> bool {
    // An entity has one separator for both keys.
    if one[0].separator != one[1].separator {
        return false;
    }
    let mut at = 0;
    while at < one[0].len && at < one[1].len {
        let (a, b) = (&one[0].list[at], &one[1].list[at]);
        let apart = match (&a.content, &b.content) {
            (Content::Part(part, _), Content::Literal(..)) => never_with(part, b, other, 0),
            (Content::Literal(..), Content::Part(part, _)) => never_with(part, a, other, 1),
            _ => false,
        };
        if apart {
            return true;
        }
        at += 1;
    }
    false
}

/// Returns whether two templates never write the same text if a part of one of them has this text.
const fn never_with(part: &Part, text: &Piece, pair: [&Pieces; 2], side: usize) -> bool {
    let (own, other) = (pair[side], pair[1 - side]);
    let mut at = 0;
    while at < own.len && at < other.len {
        if let Content::Part(here, _) = &own.list[at].content
            && same_value(part, here)
            && matches!(meet(text, &other.list[at]), Verdict::Never)
        {
            return true;
        }
        at += 1;
    }
    false
}
