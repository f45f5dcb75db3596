//! Whether two primary keys can be the same.

use super::automaton::Cells;
use super::intersect::intersect;
use super::shared_fields::tied_apart;
use crate::schema::{EntitySchema, KeyAttribute, PrimaryTemplates, TableSchema, each, same};

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
    intersect(&Cells::of(a, None), &Cells::of(b, None))
}

/// Whether some text of a key attribute is one of another, or begins with one.
pub(in crate::table) fn can_begin(attribute: &KeyAttribute, with: &KeyAttribute) -> bool {
    intersect(&Cells::of(attribute, None), &Cells::of(with, None).and_longer())
}

/// Whether two entities of a table can have the same key without leave to.
pub(super) const fn may_collide(table: &TableSchema, one: usize, other: usize) -> bool {
    let (one, other) = (table.entities[one], table.entities[other]);
    !one.broken && !overlap(table, one.name, other.name) && meet(one, other).is_some()
}

/// Whether the table says that two entities share keys on purpose.
const fn overlap(table: &TableSchema, a: &str, b: &str) -> bool {
    each!(for pair in table.overlaps {
        let (first, second) = *pair;
        if (same(first, a) && same(second, b)) || (same(first, b) && same(second, a)) {
            return true;
        }
    });
    false
}
