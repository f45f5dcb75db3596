//! What DynamoDB refuses in an item, or takes without expiring it: empty sets, too many bytes, milliseconds.

use core::hash::Hash;
use std::collections::HashSet;

use aws_sdk_dynamodb::types::AttributeValue;

use super::size::{MAX_ITEM, attribute_size, item_size};
use crate::aws::{Item, ItemError, ValueError};
use crate::schema::{EntitySchema, MAX_EXPIRY};

/// Checks a whole item: its sets, its size, and when it expires.
pub(super) fn check_item(item: &Item, entity: &EntitySchema) -> Result<(), ItemError> {
    let name = entity.name;
    for (attribute, value) in item {
        check_value(value).map_err(|error| ItemError::Serialize {
            entity: name,
            source: error.in_entry(attribute),
        })?;
    }
    if let Some(ttl) = entity.ttl
        && let Some(found) = item.get(ttl.attribute).and_then(milliseconds)
    {
        return Err(ItemError::NotSeconds { entity: name, attribute: ttl.attribute, found });
    }
    let size = item_size(item);
    if size <= MAX_ITEM {
        return Ok(());
    }
    let largest = item.iter().max_by_key(|(name, value)| attribute_size(name, value));
    let attribute = largest.map(|(name, _)| name.clone()).unwrap_or_default();
    Err(ItemError::TooLarge { entity: name, size, attribute })
}

/// Checks the sets in a value, which have elements, and each of them once.
pub(in crate::aws) fn check_value(value: &AttributeValue) -> Result<(), ValueError> {
    match value {
        AttributeValue::Ss(elements) | AttributeValue::Ns(elements) => check_set(elements),
        AttributeValue::Bs(elements) => check_set(elements),
        AttributeValue::L(elements) => elements.iter().enumerate().try_for_each(|(at, element)| {
            check_value(element).map_err(|error| error.in_element(at))
        }),
        AttributeValue::M(entries) => entries
            .iter()
            .try_for_each(|(name, entry)| check_value(entry).map_err(|error| error.in_entry(name))),
        _ => Ok(()),
    }
}

fn check_set<V: Eq + Hash>(elements: &[V]) -> Result<(), ValueError> {
    if elements.is_empty() {
        return Err(ValueError::new(
            "DynamoDB has no empty sets: leave the field out, with `#[serde(default, skip_serializing_if = \"…\")]`",
        ));
    }
    if elements.iter().collect::<HashSet<_>>().len() < elements.len() {
        return Err(ValueError::new("the set has an element twice"));
    }
    Ok(())
}

/// The number of a TTL attribute that must be milliseconds, and not seconds.
pub(in crate::aws) fn milliseconds(ttl: &AttributeValue) -> Option<u64> {
    let AttributeValue::N(number) = ttl else { return None };
    let (seconds, _) = number.split_once('.').unwrap_or((number, ""));
    seconds.parse().ok().filter(|seconds| *seconds > MAX_EXPIRY)
}
