//! Whether the value that is read from an item has the item's keys.

use alloc::string::{String, ToString};

use crate::aws::{Item, ItemError, StoredEntity};
use crate::key::IndexKey;

/// Checks that serde reads these fields as a value with the same keys. A function such as those of
/// `chrono::serde::ts_seconds` may keep less of a field than a key does: the item would not be found under the key of the
/// value that is read from it, and to put that value would make another item.
pub(in crate::aws) fn check_read_back<E: StoredEntity>(
    entity: &E,
    fields: &Item,
) -> Result<(), ItemError> {
    let Some(read) = entity.read_back(fields) else { return Ok(()) };
    let (written, read) = (entity.keys()?, read?.keys()?);
    let differs =
        |index, written, read| ItemError::NotKept { entity: E::NAME, index, written, read };
    if written.primary != read.primary {
        return Err(differs(None, written.primary.to_string(), read.primary.to_string()));
    }
    let of_read = |index: &IndexKey| read.indexes.iter().find(|other| other.name == index.name);
    let lost = written.indexes.iter().find(|index| of_read(index) != Some(index));
    let gained = || read.indexes.iter().find(|index| !written.indexes.contains(index));
    let Some(index) = lost.or_else(gained) else { return Ok(()) };
    let text = |keys: &[IndexKey]| keys.iter().find(|key| key.name == index.name).map(text_of);
    let [written, read] = [&written.indexes, &read.indexes].map(|keys| text(keys));
    let none = || String::from("none");
    Err(differs(Some(index.name), written.unwrap_or_else(none), read.unwrap_or_else(none)))
}

fn text_of(key: &IndexKey) -> String {
    let values = key.pk.iter().chain(&key.sk).map(ToString::to_string);
    values.collect::<alloc::vec::Vec<_>>().join(" | ")
}
