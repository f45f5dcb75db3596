//! The conditions of index keys: if one is false, the item must not be in the index.

use super::keys::Keys;
use crate::schema::{EntitySchema, IndexKeySchema, Message, Source};
use crate::schema::{TableSchema, contains, each, same};

/// Checks that a key with a condition has an attribute that the item lacks if the condition is false. Only if keys of
/// the entity share attributes, another one may write it.
#[track_caller]
pub(super) const fn require_effect(table: &TableSchema, entity: &EntitySchema, shares: bool) {
    each!(for key in entity.indexes {
        if !key.when.is_empty() && !has_own(table, entity, key, shares) {
            Message::of(
                "`{}` is in the index `{}` whatever the condition of the key `{}` says, because other keys write all of its \
                 attributes too\n\
                 help: give it an attribute of its own",
                &[entity.name, key.index, key.name],
            )
            .fail();
        }
    });
}

/// Returns whether a key writes an attribute that no key of another index writes when the condition is
/// false.
const fn has_own(
    table: &TableSchema,
    entity: &EntitySchema,
    key: &IndexKeySchema,
    shares: bool,
) -> bool {
    let mut keys = Keys::of_index(table, key);
    while let Some((name, attribute)) = keys.next() {
        if matches!(attribute.source, Source::Template { .. })
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
    each!(for other in entity.indexes {
        if !same(other.index, key.index)
            && Keys::of_index(table, other).named(name).is_some()
            && !holds_all(other.when, key.when)
        {
            return true;
        }
    });
    false
}

const fn holds_all(fields: &[&str], wanted: &[&str]) -> bool {
    each!(for field in wanted {
        if !contains(fields, field) {
            return false;
        }
    });
    true
}
