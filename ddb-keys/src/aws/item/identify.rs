//! Which entity an item belongs to.

use alloc::string::ToString;

use aws_sdk_dynamodb::types::AttributeValue;

use super::key::{StoredKey, text};
use crate::aws::{EntityOf, Item, Unclaimed};
use crate::schema::{EntitySchema, IndexSchema};
use crate::table::{Table, with_formers};

/// The position of the entity that an item belongs to: by its type attribute, or by its keys if it
/// has none.
pub(in crate::aws) fn identify<T: Table>(item: &Item) -> Result<usize, Unclaimed> {
    identify_stored::<T>(item, &StoredKey::of(item, T::SCHEMA)?)
}

/// The position of the entity that an item with this key belongs to.
pub(in crate::aws) fn identify_stored<T: Table>(
    item: &Item,
    key: &StoredKey<'_>,
) -> Result<usize, Unclaimed> {
    let named = T::SCHEMA.type_attribute.and_then(|attribute| item.get(attribute));
    match named {
        Some(AttributeValue::S(name)) => by_type::<T>(name, key),
        _ => by_shape::<T>(key),
    }
}

/// The position of the entity that an item belongs to, if it is one of the `wanted` ones. `None` for an item of another
/// entity.
///
/// # Errors
///
/// An item that no entity claims. Only a table with a variant for such items passes over those that are certainly not of
/// a wanted entity.
pub(in crate::aws) fn identify_among<T: Table>(
    item: &Item,
    wanted: &dyn Fn(usize) -> bool,
) -> Result<Option<usize>, Unclaimed> {
    match identify::<T>(item) {
        Ok(position) => Ok(wanted(position).then_some(position)),
        Err(reason) if is_of_others::<T>(&reason, item, wanted) => Ok(None),
        Err(reason) => Err(reason),
    }
}

/// Whether an item that no entity claims for itself belongs to others than the wanted ones.
fn is_of_others<T: Table>(reason: &Unclaimed, item: &Item, wanted: &dyn Fn(usize) -> bool) -> bool {
    let mut positions = 0..T::SCHEMA.entities.len();
    match reason {
        // Under a key from an earlier time it may be a wanted one.
        Unclaimed::NoKey { .. } | Unclaimed::UnknownKey { .. } => false,
        // Several entities claim it.
        Unclaimed::Ambiguous { .. } => StoredKey::of(item, T::SCHEMA).is_ok_and(|key| {
            !positions.any(|position| wanted(position) && key.fits::<T>(position))
        }),
        Unclaimed::TypeAndKeyDisagree { name, .. } => {
            let is_named = |position| wanted(position) && name_at::<T>(position) == *name;
            T::TAKES_UNKNOWN && !positions.any(is_named)
        }
        Unclaimed::UnknownType { .. } => T::TAKES_UNKNOWN,
    }
}

/// Whether an item of the entity `E` lies under a former key.
pub(in crate::aws) fn is_under_former_key<T: Table, E: EntityOf<T>>(item: &Item) -> bool {
    let Ok(key) = StoredKey::of(item, T::SCHEMA) else { return false };
    !key.is_present::<E>() && identify_stored::<T>(item, &key) == Ok(E::POSITION)
}

/// The name of the former key of the entity `E` that an item has in an index.
pub(in crate::aws) fn former_index_key<T: Table, E: EntityOf<T>>(
    index: &IndexSchema,
    item: &Item,
) -> Option<&'static str> {
    let text_of = |name: &&str| item.get(*name).and_then(text);
    // A local index has the partition key of the table.
    let pk = text_of(index.pk.first().unwrap_or(&T::SCHEMA.pk))?;
    let former = E::former_in_index(index.ident, pk, index.sk.first().and_then(text_of))?;
    (identify::<T>(item) == Ok(E::POSITION)).then_some(former)
}

/// An entity with unique values that could have the key of an item.
pub(in crate::aws) fn with_unique_values<T: Table>(item: &Item) -> Option<&'static EntitySchema> {
    let key = StoredKey::of(item, T::SCHEMA).ok()?;
    let mut entities = T::SCHEMA.entities.iter().copied().enumerate();
    let (_, entity) =
        entities.find(|(at, entity)| !entity.uniques.is_empty() && key.is_like::<T>(*at))?;
    Some(entity)
}

fn by_type<T: Table>(name: &str, key: &StoredKey<'_>) -> Result<usize, Unclaimed> {
    let Some(position) = named::<T>(name, key) else {
        return Err(Unclaimed::UnknownType { name: name.to_string() });
    };
    if key.fits::<T>(position) {
        return Ok(position);
    }
    let (pk, sk) = key.display();
    Err(Unclaimed::TypeAndKeyDisagree { name: name_at::<T>(position), pk, sk })
}

/// The position of the entity with a name. The key leads to it sooner than the names of many entities.
fn named<T: Table>(name: &str, key: &StoredKey<'_>) -> Option<usize> {
    let is_named = |position: usize| (name_at::<T>(position) == name).then_some(position);
    let by_key =
        key.texts().and_then(|(pk, sk)| T::LOOKUP.find(pk, sk.unwrap_or_default(), is_named));
    by_key.or_else(|| (0..T::SCHEMA.entities.len()).find_map(is_named))
}

fn by_shape<T: Table>(key: &StoredKey<'_>) -> Result<usize, Unclaimed> {
    let unknown = || {
        let (pk, sk) = key.display();
        Unclaimed::UnknownKey { pk, sk }
    };
    let mut found: Option<usize> = None;
    let mut claimed_twice = |position: usize| {
        if found == Some(position) || !key.fits::<T>(position) {
            return None;
        }
        found.replace(position).zip(Some(position))
    };
    let both = match key.texts() {
        Some((pk, sk)) => {
            let both = T::LOOKUP.find(pk, sk.unwrap_or_default(), &mut claimed_twice);
            both.or_else(|| with_formers::<T>().find_map(claimed_twice))
        }
        // The lookup knows texts alone.
        None => (0..T::SCHEMA.entities.len()).find_map(claimed_twice),
    };
    if let Some((one, other)) = both {
        let entities = [one.min(other), one.max(other)].map(name_at::<T>);
        return Err(Unclaimed::Ambiguous { entities });
    }
    found.ok_or_else(unknown)
}

fn name_at<T: Table>(position: usize) -> &'static str {
    T::SCHEMA.entities.get(position).map_or("", |entity| entity.name)
}
