//! Whether two primary keys can be the same. The partition key gives facts about the sort key, and the other way round: a field in both has
//! one value. And whether a string means the same values under two keys of one entity, as with `<n>` and `<n:08>`.

use super::automaton::Cells;
use super::intersect::intersect;
use super::pattern::{segment, stretch};
use super::witness::{Known, Witness, same_value};
use crate::schema::{
    CharSet, EntitySchema, KeyAttribute, PrimaryTemplates, Segment, Source, TableSchema, each, same,
};
use crate::table::lead::starts_with;
use crate::table::lookup::literal;

/// Whether two primary keys can be the same: some text is one of both partition keys, another one of both sort keys, and
/// the fields that are in both keys can have the same values in them.
pub(in crate::table::check) const fn collide(a: &PrimaryTemplates, b: &PrimaryTemplates) -> bool {
    match (a.sk, b.sk) {
        (Some(sk_a), Some(sk_b)) => {
            let (pks, sks) = ([a.pk, b.pk], [sk_a, sk_b]);
            can_meet(a.pk, b.pk)
                && can_meet(sk_a, sk_b)
                && !tied_apart(pks, sks)
                && !tied_apart(sks, pks)
        }
        (None, None) => can_meet(a.pk, b.pk),
        _ => false,
    }
}

/// The first keys by which two entities meet.
pub(super) const fn meet(
    a: &EntitySchema,
    b: &EntitySchema,
) -> Option<(PrimaryTemplates, PrimaryTemplates)> {
    let mut nth = 0;
    while let Some(key) = a.primary_key(nth) {
        let mut other = 0;
        while let Some(key_b) = b.primary_key(other) {
            if collide(&key, &key_b) {
                return Some((key, key_b));
            }
            other += 1;
        }
        nth += 1;
    }
    None
}

/// Whether some text is one that both key attributes can have.
pub(in crate::table) const fn can_meet(a: &KeyAttribute, b: &KeyAttribute) -> bool {
    !begin_apart(a, b) && intersect(&Cells::of(a, None), &Cells::of(b, None))
}

/// Whether some text of a key attribute is one of another, or begins with one.
pub(in crate::table) fn can_begin(attribute: &KeyAttribute, with: &KeyAttribute) -> bool {
    !begin_apart(attribute, with)
        && intersect(&Cells::of(attribute, None), &Cells::of(with, None).and_longer())
}

/// Whether the literals that two keys begin with differ in a byte. It settles most pairs of a chart.
const fn begin_apart(a: &KeyAttribute, b: &KeyAttribute) -> bool {
    let (a, b) = (literal(a), literal(b));
    !starts_with(a, b) && !starts_with(b, a)
}

/// Whether two entities of a table can have the same key without leave to.
pub(super) const fn may_collide(table: &TableSchema, one: usize, other: usize) -> bool {
    let (one, other) = (table.entities[one], table.entities[other]);
    !one.broken && !overlap(table, one.name, other.name) && meet(one, other).is_some()
}

/// Whether the table says that two entities share keys on purpose.
const fn overlap(table: &TableSchema, a: &str, b: &str) -> bool {
    each!(for pair in table.overlaps {
        if pair.has(a) && pair.has(b) {
            return true;
        }
    });
    false
}

/// Returns whether fields that are in both the partition key and the sort key distinguish two entities: where `<kind>#<id>`
/// is `USER#…` in one key, it is not `ORDER#…` in the other.
const fn tied_apart(one: [&'static KeyAttribute; 2], other: [&'static KeyAttribute; 2]) -> bool {
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

/// Whether two keys of an entity have the same literals and the same fields, in formats that read a
/// text as the same value.
pub(super) const fn have_same_values(a: &PrimaryTemplates, b: &PrimaryTemplates) -> bool {
    let sk = match (a.sk, b.sk) {
        (Some(a), Some(b)) => attributes_have_same_values(a, b),
        (None, None) => true,
        _ => false,
    };
    sk && attributes_have_same_values(a.pk, b.pk)
}

const fn attributes_have_same_values(a: &KeyAttribute, b: &KeyAttribute) -> bool {
    if a.separator != b.separator {
        return false;
    }
    match (a.source, b.source) {
        (Source::Raw { field: a, .. }, Source::Raw { field: b, .. }) => same(a, b),
        (Source::Template { .. }, Source::Template { .. }) => {
            templates_have_same_values(&a.source, &b.source)
        }
        _ => false,
    }
}

const fn templates_have_same_values(source_a: &Source, source_b: &Source) -> bool {
    let (a, b) = (source_a.template_segments(), source_b.template_segments());
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        let are_same = match (&a[at], &b[at]) {
            (Segment::Literal(a), Segment::Literal(b)) => same(a, b),
            (Segment::Part(a), Segment::Part(b)) => {
                let formats = (source_a.format(at), source_b.format(at));
                same(a.field, b.field)
                    && (same(formats.0, formats.1)
                        || same_value(a, b)
                        || is_literal(formats.0, a.kind) && is_literal(formats.1, b.kind))
            }
            _ => false,
        };
        if !are_same {
            return false;
        }
        at += 1;
    }
    true
}

/// Whether a format writes the plain text of a value, padded at most. A format that folds letters does not: `ALICE` is the
/// plain text of one value and the folded text of another.
const fn is_literal(format: &str, kind: &str) -> bool {
    let digits = CharSet::DIGITS.covers(format.as_bytes());
    let is_unsigned = matches!(kind.as_bytes(), [b'u', digit, ..] if digit.is_ascii_digit())
        || same(kind, "usize");
    digits || is_unsigned && same(format, "ordered")
}

#[cfg(test)]
mod tests {
    use super::is_literal;

    #[test]
    fn only_formats_that_keep_digits_and_letters_read_a_text_alike() {
        for format in ["", "08"] {
            assert!(is_literal(format, "i32"), "{format}");
        }
        assert!(is_literal("ordered", "u32") && is_literal("ordered", "usize"));
        assert!(!is_literal("ordered", "i32") && !is_literal("ordered", "uuid"));
        for format in
            ["upper", "lower", "uppercase", "lowercase", "desc", "desc(8)", "millis", "day"]
        {
            assert!(!is_literal(format, "u32"), "{format}");
        }
    }
}
