//! Unique values: items of another entity of the table stand for them, and nothing else writes those.

use crate::schema::{EntitySchema, KeyAttribute, Message, TableSchema, UniqueSchema, each, same};

/// Checks the locks of an entity.
#[track_caller]
pub(super) const fn require_locks(table: &TableSchema, entity: &EntitySchema) {
    each!(for unique in entity.uniques {
        require_lock(table, entity, unique);
    });
}

#[track_caller]
const fn require_lock(table: &TableSchema, entity: &EntitySchema, unique: &UniqueSchema) {
    let lock = unique.lock;
    let Some(found) = entity_of(table, unique) else {
        Message::of(
            "items of `{}` stand for unique values of `{}`, and the table has no such entity\n\
             help: add a variant to the enum: `{}({})`",
            &[lock, entity.name, lock, lock],
        )
        .fail()
    };
    let reason = if !found.uniques.is_empty() {
        "it has unique values itself"
    } else if found.version.is_some() {
        "it counts versions"
    } else if found.ttl.is_some() {
        "it expires"
    } else if found.created.is_some() || found.updated.is_some() {
        "it has time stamps"
    } else if !found.formers.is_empty() {
        "it has former keys"
    } else if is_overlapping(table, lock) {
        "it shares keys with another entity"
    } else if let Some(tenant) = table.tenant
        && tenant.owns(entity) != tenant.owns(found)
    {
        "tenants share one of the two, and not the other"
    } else {
        return;
    };
    Message::of(
        "items of `{}` cannot stand for unique values of `{}`: {}\n\
         help: write an entity for this alone, with the value in its key",
        &[lock, entity.name, reason],
    )
    .fail()
}

const fn entity_of(table: &TableSchema, unique: &UniqueSchema) -> Option<&'static EntitySchema> {
    each!(for entity in table.entities {
        if same(entity.name, unique.lock)
            && is_same(Some(entity.pk), unique.key[0])
            && is_same(entity.sk, unique.key[1])
        {
            return Some(*entity);
        }
    });
    None
}

/// Whether two entities of one name have the same template.
const fn is_same(one: Option<&KeyAttribute>, other: Option<&KeyAttribute>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => same(one.text(), other.text()),
        (None, None) => true,
        _ => false,
    }
}

/// Whether keys of the entity could be keys of another one, even if one of the two has them first.
const fn is_overlapping(table: &TableSchema, entity: &str) -> bool {
    each!(for pair in table.overlaps {
        if pair.has(entity) {
            return true;
        }
    });
    false
}
