//! The findings of an audit about one item.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;

use super::findings::FindingKind;
use super::partitions::Size;
use super::tally::Audited;
use crate::aws::item::encode::display;
use crate::aws::item::identify::identify;
use crate::aws::item::key::stored_key;
use crate::aws::item::key_value::key_value;
use crate::aws::item::size::item_size;
use crate::aws::{Item, TableItems, Unclaimed};
use crate::key::Key;
use crate::schema::{EntitySchema, MAX_PARTITION_KEY, MAX_SORT_KEY, TableSchema};

/// Times from here on must be milliseconds: as seconds, this would be the year 5138.
const NOT_SECONDS: u64 = 100_000_000_000;

/// Adds the findings about an item.
pub(super) fn examine<T: TableItems>(item: Item, audited: &mut Audited) {
    let bytes = u64::try_from(item_size(&item)).unwrap_or(u64::MAX);
    audited.items += 1;
    audited.bytes += bytes;
    let Some(key) = stored_key(&item, T::SCHEMA) else {
        let key = Key { pk: crate::part::KeyValue::S(String::new()), sk: None };
        return audited.find(FindingKind::Unclaimed, &key, "it has no key of the table");
    };
    audited.partitions.add(key.pk.clone(), Size { items: 1, bytes });
    find_long_keys(&item, &key, T::SCHEMA, audited);
    let position = match identify::<T>(&item) {
        Ok(position) => position,
        Err(reason @ Unclaimed::TypeAndKeyDisagree { .. }) => {
            return audited.find(FindingKind::TypeAndKeyDisagree, &key, reason);
        }
        Err(reason) => return audited.find(FindingKind::Unclaimed, &key, reason),
    };
    let Some(entity) = T::SCHEMA.entities.get(position) else { return };
    audited.count(entity.name, &key, bytes);
    find_expiry(&item, &key, entity, audited);
    let index_attributes = index_attributes(&item, T::SCHEMA, entity);
    let row = match T::decode_at(position, item) {
        Ok(row) => row,
        Err(error) => return audited.find(FindingKind::Unreadable, &key, error),
    };
    let encoded = match row.encode() {
        Ok(encoded) => encoded,
        Err(error) => return audited.find(FindingKind::Unreadable, &key, error),
    };
    if stored_key(&encoded, T::SCHEMA).as_ref() != Some(&key) {
        if row.former_keys().iter().any(|former| former.as_ref() == Ok(&key)) {
            audited.find(FindingKind::FormerKey, &key, format!("an item of `{}`", entity.name));
        } else {
            let present = stored_key(&encoded, T::SCHEMA);
            let present = present.map(|key| key.to_string()).unwrap_or_default();
            audited.find(FindingKind::WrongKey, &key, format!("its fields make {present}"));
        }
    }
    find_index_keys(&index_attributes, &encoded, &key, T::SCHEMA, audited);
}

type Attributes = Vec<(&'static str, Option<AttributeValue>)>;

/// The attributes that index keys write, as they are stored. Raw keys are data of the entity.
fn index_attributes(
    item: &Item,
    table: &'static TableSchema,
    entity: &'static EntitySchema,
) -> Attributes {
    let is_primary = |name: &str| name == table.pk || table.sk == Some(name);
    let names = table.key_names().filter(|name| {
        !is_primary(name) && table.type_attribute != Some(*name) && !entity.has_attribute(name)
    });
    names.map(|name| (name, item.get(name).cloned())).collect()
}

fn find_index_keys(
    stored: &Attributes,
    encoded: &Item,
    key: &Key,
    table: &'static TableSchema,
    audited: &mut Audited,
) {
    let differing = |name: &str| {
        let stored = stored.iter().find(|(of, _)| *of == name);
        stored.is_some_and(|(_, value)| value.as_ref() != encoded.get(name))
    };
    let has = |name: &str| match stored.iter().find(|(of, _)| *of == name) {
        Some((_, value)) => value.is_some(),
        None => encoded.contains_key(name),
    };
    let (mut half, mut stale) = (None, None);
    for index in table.indexes {
        let names = || index.pk.iter().chain(index.sk);
        if names().any(|name| differing(name)) {
            let is_half = names().any(|name| has(name)) && !names().all(|name| has(name));
            let of = if is_half { &mut half } else { &mut stale };
            of.get_or_insert(index.name);
        }
    }
    for (index, kind) in [(half, FindingKind::HalfIndexKey), (stale, FindingKind::StaleIndexKey)] {
        if let Some(index) = index {
            audited.find(kind, key, format!("the index `{index}`"));
        }
    }
}

fn find_expiry(item: &Item, key: &Key, entity: &EntitySchema, audited: &mut Audited) {
    let Some(field) = entity.ttl else { return };
    let Some(value) = item.get(field.attribute) else { return };
    let is_time = match value {
        AttributeValue::Null(_) => true,
        AttributeValue::N(number) => {
            number.parse::<u64>().is_ok_and(|seconds| seconds < NOT_SECONDS)
        }
        _ => false,
    };
    if !is_time {
        let reason = format!("`{}` is {}", field.attribute, display(value));
        audited.find(FindingKind::NotAnEpochSecond, key, reason);
    }
}

fn find_long_keys(item: &Item, key: &Key, table: &'static TableSchema, audited: &mut Audited) {
    let of_table = [(table.pk, MAX_PARTITION_KEY)].into_iter();
    let of_table = of_table.chain(table.sk.map(|sk| (sk, MAX_SORT_KEY)));
    let of_indexes = table.indexes.iter().flat_map(|index| {
        let pk = index.pk.iter().map(|name| (*name, MAX_PARTITION_KEY));
        pk.chain(index.sk.iter().map(|name| (*name, MAX_SORT_KEY)))
    });
    for (name, max) in of_table.chain(of_indexes) {
        let len = item.get(name).and_then(key_value).map_or(0, |value| value.len());
        if len > max / 10 * 9 {
            let reason = format!("`{name}` has {len} of {max} bytes");
            return audited.find(FindingKind::LongKey, key, reason);
        }
    }
}
