//! The conditions of index keys: if one is false, the item must not be in the index.

use super::attributes::{is_at, start};
use super::keys::Keys;
use crate::schema::TableSchema;
use crate::schema::{EntitySchema, IndexKeySchema, Source};
use crate::schema::{contains, same};

/// Checks that a key with a condition has an attribute that the item lacks if the condition is false. Only if keys of
/// the entity share attributes, another one may write it.
#[track_caller]
pub(super) const fn require_effect(table: &TableSchema, entity: &EntitySchema, shares: bool) {
    let mut at = 0;
    while at < entity.indexes.len() {
        let key = &entity.indexes[at];
        if !key.when.is_empty() && !has_own(table, entity, key, shares) {
            start(entity)
                .push(" is in the index `")
                .push(key.index)
                .push("` whatever the condition of the key `")
                .push(key.name)
                .push("` says, because other keys write all of its attributes too\nhelp: give it an attribute of its own")
                .fail();
        }
        at += 1;
    }
}

/// Returns whether a key writes an attribute that no key of another index writes when the condition is
/// false.
const fn has_own(
    table: &TableSchema,
    entity: &EntitySchema,
    key: &IndexKeySchema,
    shares: bool,
) -> bool {
    let mut keys = Keys::of_index(key);
    while let Some(attribute) = keys.next() {
        if matches!(attribute.source, Source::Template { .. })
            && let Some(name) = table.attribute_at(attribute)
            && !(shares && stays(table, entity, key, name))
        {
            return true;
        }
    }
    false
}

/// Returns whether an attribute is in the item when a key's condition is false. A condition on the same
/// fields may be the same condition, which is unknown here.
const fn stays(
    table: &TableSchema,
    entity: &EntitySchema,
    key: &IndexKeySchema,
    name: &str,
) -> bool {
    if same(name, table.pk) || matches!(table.sk, Some(sk) if same(name, sk)) {
        return true;
    }
    let mut at = 0;
    while at < entity.indexes.len() {
        let other = &entity.indexes[at];
        if !same(other.index, key.index)
            && writes(table, other, name)
            && !holds_all(other.when, key.when)
        {
            return true;
        }
        at += 1;
    }
    false
}

const fn writes(table: &TableSchema, key: &IndexKeySchema, name: &str) -> bool {
    let mut keys = Keys::of_index(key);
    while let Some(attribute) = keys.next() {
        if is_at(table, attribute, name) {
            return true;
        }
    }
    false
}

const fn holds_all(fields: &[&str], wanted: &[&str]) -> bool {
    let mut at = 0;
    while at < wanted.len() {
        if !contains(fields, wanted[at]) {
            return false;
        }
        at += 1;
    }
    true
}
