//! The findings of an audit about one item.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::marker::PhantomData;

use aws_sdk_dynamodb::types::AttributeValue;

use super::findings::FindingKind;
use super::index_keys::{raw_keys_differ, wrong_indexes};
use super::partitions::Size;
use super::tally::Audited;
use crate::aws::item::built_keys::BuiltKeys;
use crate::aws::item::encode::display;
use crate::aws::item::identify::identify_stored;
use crate::aws::item::index_attributes::index_attributes;
use crate::aws::item::key::{StoredKey, take_added};
use crate::aws::item::key_value::key_len;
use crate::aws::item::size::item_size;
use crate::aws::{Item, ItemError, TableItems, Unclaimed};
use crate::key::Key;
use crate::part::KeyValue;
use crate::schema::{EntitySchema, KeyAttribute, MAX_PARTITION_KEY, MAX_SORT_KEY, TableSchema};

/// Times from here on must be milliseconds: as seconds, this would be the year 5138.
const NOT_SECONDS: u64 = 100_000_000_000;

/// Examines the items of a table, one after another.
pub(super) struct Examiner<T> {
    /// The names of the attributes that only indexes use.
    of_indexes: Vec<&'static str>,
    table: PhantomData<fn() -> T>,
}

impl<T: TableItems> Examiner<T> {
    pub(super) fn new() -> Self {
        Self { of_indexes: index_attributes(T::SCHEMA).collect(), table: PhantomData }
    }

    /// Adds the findings about an item.
    pub(super) fn examine(&self, item: Item, audited: &mut Audited) {
        let bytes = u64::try_from(item_size(&item)).unwrap_or(u64::MAX);
        audited.items += 1;
        audited.bytes += bytes;
        let Ok(stored) = StoredKey::of(&item, T::SCHEMA) else {
            let key = Key { pk: KeyValue::S(String::new()), sk: None };
            return audited.find(FindingKind::Unclaimed, &key, "it has no key of the table");
        };
        let key = match identify_stored::<T>(&item, &stored) {
            Ok(position) => self.examine_as(position, item, bytes, audited),
            Err(reason) => examine_unclaimed(reason, &item, &stored, T::SCHEMA, audited),
        };
        if let Some(key) = key {
            audited.partitions.add(key.pk, Size { items: 1, bytes });
        }
    }

    /// Adds the findings about an item of the entity at a position of the schema. Returns the key.
    fn examine_as(
        &self,
        position: usize,
        mut item: Item,
        bytes: u64,
        audited: &mut Audited,
    ) -> Option<Key> {
        let entity = T::SCHEMA.entities.get(position)?;
        let long = long_key(&item, T::SCHEMA);
        let mut built = BuiltKeys::new(self.of_indexes.iter().copied(), T::SCHEMA, entity);
        let take = |name: &str, value: &mut _| built.take(name, value);
        let key = take_added(&mut item, T::SCHEMA, entity, take)?;
        if let Some(reason) = long {
            audited.find(FindingKind::LongKey, &key, reason);
        }
        audited.count(entity.name, &key, bytes);
        find_expiry(&item, &key, entity, audited);
        if let Err(error) = read_and_compare::<T>(position, item, built, &key, entity, audited) {
            audited.find(FindingKind::Unreadable, &key, error);
        }
        Some(key)
    }
}

/// Adds the findings about an item that belongs to no entity. Returns the key.
fn examine_unclaimed(
    reason: Unclaimed,
    item: &Item,
    stored: &StoredKey<'_>,
    table: &TableSchema,
    audited: &mut Audited,
) -> Option<Key> {
    let key = stored.to_key()?;
    if let Some(reason) = long_key(item, table) {
        audited.find(FindingKind::LongKey, &key, reason);
    }
    let kind = match reason {
        Unclaimed::TypeAndKeyDisagree { .. } => FindingKind::TypeAndKeyDisagree,
        _ => FindingKind::Unclaimed,
    };
    audited.find(kind, &key, reason);
    Some(key)
}

/// Reads the fields of an item, and compares the keys that they make with those that it has.
fn read_and_compare<T: TableItems>(
    position: usize,
    fields: Item,
    mut built: BuiltKeys<'_>,
    key: &Key,
    entity: &EntitySchema,
    audited: &mut Audited,
) -> Result<(), ItemError> {
    let row = T::decode_at(position, fields, Some(key))?;
    row.each_key_value(&mut |attribute: &KeyAttribute, value| built.note(attribute, value))?;
    // Only the whole item shows what flattened fields write, and in which indexes raw keys put it.
    if entity.flattened || raw_keys_differ(&built) {
        row.encode()?;
    }
    find_differences(built, &row, key, entity, audited);
    Ok(())
}

/// Compares the keys that the fields of an item make with those that it has.
fn find_differences<T: TableItems>(
    built: BuiltKeys<'_>,
    row: &T,
    key: &Key,
    entity: &EntitySchema,
    audited: &mut Audited,
) {
    let [half, stale] = wrong_indexes(&built, T::SCHEMA);
    match built.into_primary() {
        Some(primary) if primary == *key => {}
        _ if row.former_keys().iter().any(|former| former.as_ref() == Ok(key)) => {
            audited.find(FindingKind::FormerKey, key, format!("an item of `{}`", entity.name));
        }
        primary => {
            let primary = primary.map(|key| key.to_string()).unwrap_or_default();
            audited.find(FindingKind::WrongKey, key, format!("its fields make {primary}"));
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
