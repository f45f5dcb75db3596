//! Whether two primary keys can be the same.

use super::automaton::Cells;
use super::intersect::intersect;
use super::shared_fields::tied_apart;
use crate::schema::{EntitySchema, KeyAttribute, PrimaryTemplates, TableSchema, same};

/// No entity.
pub(in crate::table::check) const NONE: u16 = u16::MAX;

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

/// Whether some text is one that both key attributes can have.
pub(in crate::table) const fn can_meet(a: &KeyAttribute, b: &KeyAttribute) -> bool {
    intersect(&Cells::of(a, None), &Cells::of(b, None))
}

/// Whether some text of a key attribute is one of another, or begins with one.
pub(in crate::table) fn can_begin(attribute: &KeyAttribute, with: &KeyAttribute) -> bool {
    intersect(&Cells::of(attribute, None), &Cells::of(with, None).and_longer())
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
