//! The index keys of an item that are not what its fields make.

use crate::aws::item::built_keys::{BuiltKeys, IndexAttribute};
use crate::schema::TableSchema;

/// Whether a raw key is not the one that the fields make.
pub(super) fn raw_keys_differ(built: &BuiltKeys<'_>) -> bool {
    built.attributes().iter().any(|attribute| attribute.is_raw && !attribute.is_as_built())
}

/// An index whose key is there in part, and one whose key is not what the fields make.
pub(super) fn wrong_indexes(
    built: &BuiltKeys<'_>,
    table: &'static TableSchema,
) -> [Option<&'static str>; 2] {
    let (mut half, mut stale) = (None, None);
    for index in table.indexes {
        let names = index.pk.iter().chain(index.sk);
        let of_index = |of: &&IndexAttribute<'_>| names.clone().any(|name| *name == of.name);
        let mut attributes = built.attributes().iter().filter(of_index);
        if attributes.clone().all(IndexAttribute::is_right) {
            continue;
        }
        // Attributes that are not here are those of the table's key, which every item has.
        let has_own = attributes.clone().count() < names.clone().count();
        let has_any = has_own || attributes.clone().any(IndexAttribute::is_stored);
        let is_half = has_any && !attributes.all(IndexAttribute::is_stored);
        if is_half { &mut half } else { &mut stale }.get_or_insert(index.name);
    }
    [half, stale]
}
