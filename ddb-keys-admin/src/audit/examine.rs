//! The findings of an audit about one item.

use aws_sdk_dynamodb::types::AttributeValue;

use ddb_keys::aws::{Item, TableItems, Unclaimed, item_size};
use ddb_keys::schema::{EntitySchema, MAX_EXPIRY, MAX_PARTITION_KEY, MAX_SORT_KEY, TableSchema};
use ddb_keys::{IndexKey, Key, KeyValue};

use super::findings::FindingKind;
use super::partitions::Size;
use super::tally::Audited;
use crate::item::{IndexAttribute, index_attributes, key_of};

/// Adds the findings about an item.
pub(super) fn examine<T: TableItems>(item: Item, audited: &mut Audited) {
    let bytes = u64::try_from(item_size(&item)).unwrap_or(u64::MAX);
    audited.items += 1;
    audited.bytes += bytes;
    let Some(key) = key_of(&item, T::SCHEMA) else {
        let key = Key { pk: KeyValue::S(String::new()), sk: None };
        return audited.find(FindingKind::Unclaimed, &key, "it has no key of the table");
    };
    if let Some(reason) = long_key(&item, T::SCHEMA) {
        audited.find(FindingKind::LongKey, &key, reason);
    }
    match T::entity_of(&item) {
        Ok(entity) => {
            let count = audited.count(entity.name, &key, bytes);
            let unknown = count.attributes.add(&item, T::SCHEMA, entity);
            if !unknown.is_empty() {
                let names = unknown.iter().map(|name| format!("`{name}`"));
                let names = names.collect::<Vec<_>>().join(", ");
                let reason = format!("no field of `{}` has {names}", entity.ident);
                audited.find(FindingKind::UnknownAttribute, &key, reason);
            }
            find_expiry(&item, &key, entity, audited);
            if T::SCHEMA.owner_of_locks(entity.name).is_some() {
                audited.locks.held(&key);
            }
            match T::from_item(item.clone()) {
                Err(error) => audited.find(FindingKind::Unreadable, &key, error),
                Ok(row) => {
                    if let Err(reason) = compare(&row, &item, &key, entity, audited) {
                        audited.find(FindingKind::Unwritable, &key, reason);
                    }
                }
            }
        }
        Err(reason) => {
            let kind = match reason {
                Unclaimed::TypeAndKeyDisagree { .. } => FindingKind::TypeAndKeyDisagree,
                _ => FindingKind::Unclaimed,
            };
            audited.find(kind, &key, reason);
        }
    }
    audited.partitions.add(key.pk, Size { items: 1, bytes });
}

/// Compares the keys that an item's fields make with those that it has.
fn compare<T: TableItems>(
    row: &T,
    item: &Item,
    key: &Key,
    entity: &EntitySchema,
    audited: &mut Audited,
) -> Result<(), String> {
    let Some(keys) = row.keys().map_err(|error| error.to_string())? else { return Ok(()) };
    for lock in row.locks().map_err(|error| error.to_string())? {
        if let Some(key) = key_of(&lock, T::SCHEMA) {
            audited.locks.due(&key);
        }
    }
    let attributes = index_attributes(item, &keys, T::SCHEMA, entity);
    // Only the whole item shows what flattened fields write, and in which indexes raw keys put it.
    if entity.flattened || attributes.iter().any(|of| of.is_raw && !of.is_as_built()) {
        row.to_item().map_err(|error| error.to_string())?;
    }
    if keys.primary != *key {
        if row.former_keys().iter().any(|former| former.as_ref() == Ok(key)) {
            audited.find(FindingKind::FormerKey, key, format!("an item of `{}`", entity.name));
        } else {
            let reason = format!("its fields make {}", keys.primary);
            audited.find(FindingKind::WrongKey, key, reason);
        }
    }
    for (kind, index, attribute) in wrong_indexes(&attributes, &row.former_index_keys(), T::SCHEMA)
    {
        audited.find(kind, key, format!("in the index `{index}`, {attribute}"));
    }
    Ok(())
}

/// What is wrong with the key of an index, the name of the index, and an attribute of the key.
type WrongIndex<'a, 'i> = (FindingKind, &'static str, &'a IndexAttribute<'i>);

/// The indexes whose keys are not what the fields make, the first one of each kind with the first attribute that is wrong.
fn wrong_indexes<'a, 'i>(
    attributes: &'a [IndexAttribute<'i>],
    formers: &[IndexKey],
    table: &'static TableSchema,
) -> Vec<WrongIndex<'a, 'i>> {
    let mut wrong_indexes: Vec<WrongIndex<'a, 'i>> = Vec::new();
    for index in table.indexes {
        let names: Vec<&str> = index.pk.iter().chain(index.sk).copied().collect();
        let of_index = attributes.iter().filter(|of| names.contains(&of.name));
        let own: Vec<&IndexAttribute<'i>> = of_index.collect();
        let Some(wrong) = own.iter().find(|of| !of.is_right()) else { continue };
        // Attributes that are not here are those of the table's key, which every item has.
        let has_any = own.len() < names.len() || own.iter().any(|of| of.is_stored());
        let mut of_index = formers.iter().filter(|key| key.index == index.ident);
        let kind = if has_any && !own.iter().all(|of| of.is_stored()) {
            FindingKind::HalfIndexKey
        } else if of_index.any(|key| own.iter().all(|of| of.is_of_key(key, index))) {
            FindingKind::FormerIndexKey
        } else {
            FindingKind::StaleIndexKey
        };
        if wrong_indexes.iter().all(|(known, ..)| *known != kind) {
            wrong_indexes.push((kind, index.name, wrong));
        }
    }
    wrong_indexes
}

fn find_expiry(item: &Item, key: &Key, entity: &EntitySchema, audited: &mut Audited) {
    let Some(field) = entity.ttl else { return };
    let Some(value) = item.get(field.attribute) else { return };
    let is_time = match value {
        AttributeValue::Null(_) => true,
        AttributeValue::N(number) => {
            let (seconds, fraction) = number.split_once('.').unwrap_or((number, "0"));
            let is_fraction = fraction.bytes().all(|digit| digit.is_ascii_digit());
            is_fraction && seconds.parse::<u64>().is_ok_and(|seconds| seconds <= MAX_EXPIRY)
        }
        _ => false,
    };
    if !is_time {
        let reason = format!("`{}` is {value:?}", field.attribute);
        audited.find(FindingKind::NotAnEpochSecond, key, reason);
    }
}

/// Returns which attribute of a key is nearly as long as DynamoDB allows, if one is.
fn long_key(item: &Item, table: &TableSchema) -> Option<String> {
    let is_long = |value: &AttributeValue, max: usize| key_len(value) > max / 10 * 9;
    if !item.values().any(|value| is_long(value, MAX_SORT_KEY)) {
        return None;
    }
    let of_table = [(table.pk, MAX_PARTITION_KEY)].into_iter();
    let of_table = of_table.chain(table.sk.map(|sk| (sk, MAX_SORT_KEY)));
    let of_indexes = table.indexes.iter().flat_map(|index| {
        let pk = index.pk.iter().map(|name| (*name, MAX_PARTITION_KEY));
        pk.chain(index.sk.iter().map(|name| (*name, MAX_SORT_KEY)))
    });
    of_table.chain(of_indexes).find_map(|(name, max)| {
        let value = item.get(name).filter(|value| is_long(value, max))?;
        Some(format!("`{name}` has {} of {max} bytes", key_len(value)))
    })
}

/// The bytes of a value in a key. Keys cannot have values of other types.
fn key_len(value: &AttributeValue) -> usize {
    match value {
        AttributeValue::S(text) | AttributeValue::N(text) => text.len(),
        AttributeValue::B(bytes) => bytes.as_ref().len(),
        _ => 0,
    }
}
