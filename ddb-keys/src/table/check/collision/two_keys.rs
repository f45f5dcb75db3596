//! Whether two primary keys can be the same.

use super::align::{Track, may_align};
use super::automaton::Cells;
use super::intersect::intersect;
use super::prefilter::{Pieces, Verdict, compare, tied_apart};
use crate::schema::{EntitySchema, KeyAttribute, PrimaryTemplates, TableSchema, same};

/// No entity.
pub(in crate::table::check) const NONE: u16 = u16::MAX;

/// A primary key, its templates taken apart.
#[derive(Debug, Clone, Copy)]
pub(in crate::table::check) struct Row {
    pk: Key,
    sk: Key,
}

/// A template as the pieces between separators, and as a track of segments.
#[derive(Debug, Clone, Copy)]
struct Key {
    pieces: Pieces,
    track: Track,
}

impl Key {
    const OPEN: Self = Self { pieces: Pieces::OPEN, track: Track::OPEN };

    const fn of(attribute: &KeyAttribute) -> Self {
        Self { pieces: Pieces::of(attribute), track: Track::of(attribute) }
    }

    /// Whether some text may be written by both; `Verdict::Open` asks for a search by bytes.
    const fn compare(&self, other: &Self) -> Verdict {
        match compare(&self.pieces, &other.pieces) {
            Verdict::Open if !may_align(&self.track, &other.track) => Verdict::Never,
            verdict => verdict,
        }
    }
}

impl Row {
    pub(in crate::table::check) const fn of(key: &PrimaryTemplates) -> Self {
        let sk = match key.sk {
            Some(sk) => Key::of(sk),
            None => Key::OPEN,
        };
        Self { pk: Key::of(key.pk), sk }
    }
}

/// Whether two primary keys can be the same.
pub(in crate::table::check) const fn collide(
    a: &PrimaryTemplates,
    row_a: &Row,
    b: &PrimaryTemplates,
    row_b: &Row,
) -> bool {
    let pk = row_a.pk.compare(&row_b.pk);
    let (Some(sk_a), Some(sk_b)) = (a.sk, b.sk) else {
        return a.sk.is_none() && b.sk.is_none() && meet(a.pk, b.pk, pk);
    };
    // A difference in either key settles the pair, so nothing slow is asked before both are compared.
    if matches!(pk, Verdict::Never) {
        return false;
    }
    let sk = row_a.sk.compare(&row_b.sk);
    let (pks, sks) = ([&row_a.pk.pieces, &row_b.pk.pieces], [&row_a.sk.pieces, &row_b.sk.pieces]);
    !matches!(sk, Verdict::Never)
        && !tied_apart(pks, sks)
        && !tied_apart(sks, pks)
        && meet(a.pk, b.pk, pk)
        && meet(sk_a, sk_b, sk)
}

/// Returns whether the pieces of two keys leave open whether the keys can be the same.
pub(super) const fn needs_search(a: &Row, b: &Row, have_sort_keys: bool) -> bool {
    let (pk, sk) = (compare(&a.pk.pieces, &b.pk.pieces), compare(&a.sk.pieces, &b.sk.pieces));
    matches!(pk, Verdict::Open) || have_sort_keys && matches!(sk, Verdict::Open)
}

/// Whether some text is one that both key attributes can have.
pub(in crate::table) const fn can_meet(a: &KeyAttribute, b: &KeyAttribute) -> bool {
    meet(a, b, Key::of(a).compare(&Key::of(b)))
}

/// Whether some text of a key attribute is one of another, or begins with one.
pub(in crate::table) fn can_begin(attribute: &KeyAttribute, with: &KeyAttribute) -> bool {
    intersect(&Cells::of(attribute, None), &Cells::of(with, None).and_longer())
}

const fn meet(a: &KeyAttribute, b: &KeyAttribute, verdict: Verdict) -> bool {
    match verdict {
        Verdict::Never => false,
        Verdict::Meet => true,
        Verdict::Open => intersect(&Cells::of(a, None), &Cells::of(b, None)),
    }
}

/// The primary key that an entity has today.
pub(in crate::table::check) const fn present(entity: &EntitySchema) -> PrimaryTemplates {
    PrimaryTemplates { former: None, pk: entity.pk, sk: entity.sk }
}

/// Whether the table says that two entities share keys on purpose.
pub(super) const fn overlap(table: &TableSchema, a: &str, b: &str) -> bool {
    let mut at = 0;
    while at < table.overlaps.len() {
        let (first, second) = table.overlaps[at];
        if (same(first, a) && same(second, b)) || (same(first, b) && same(second, a)) {
            return true;
        }
        at += 1;
    }
    false
}
