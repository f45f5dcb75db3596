//! Which entity an item belongs to.

use alloc::string::ToString;

use aws_sdk_dynamodb::types::AttributeValue;

use super::key::StoredKey;
use crate::aws::{EntityOf, Item, Unclaimed};
use crate::schema::CollectionSchema;
use crate::table::{Claims, Table, with_formers};

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

/// Whether an item is one that a read of one entity returns.
pub(in crate::aws) enum Identity {
    /// An item of the entity.
    Match,
    /// An item of another entity, or one that no entity claims.
    Other,
    /// An item that may be one of the entity, or says it is, but cannot be read as one.
    Unreadable(Unclaimed),
}

/// Compares an item with the entity `E`. An item that says it is an `E`, or may be one, is never
/// taken for another entity's.
pub(in crate::aws) fn identify_as<T: Table, E: EntityOf<T>>(item: &Item) -> Identity {
    match identify::<T>(item) {
        Ok(position) if position == E::POSITION => Identity::Match,
        Err(reason) if may_be::<T>(&reason, item, E::NAME, Some(E::claims)) => {
            Identity::Unreadable(reason)
        }
        Ok(_) | Err(_) => Identity::Other,
    }
}

/// The entity of an item, by its position in the table's schema, if it is a member of an item collection.
///
/// # Errors
///
/// An item that may be of a member, or says it is, but cannot be read as one.
pub(in crate::aws) fn identify_among<T: Table>(
    collection: &CollectionSchema,
    item: &Item,
) -> Result<Option<usize>, Unclaimed> {
    match identify::<T>(item) {
        Ok(position) => Ok(collection.has_member(position).then_some(position)),
        Err(reason) => {
            let mut members = collection.members.iter();
            let is_one = members.any(|member| {
                let claims = T::CLAIMS.get(member.position).copied();
                may_be::<T>(&reason, item, member.entity.name, claims)
            });
            if is_one { Err(reason) } else { Ok(None) }
        }
    }
}

/// Whether an item that no entity claims may belong to this one.
fn may_be<T: Table>(reason: &Unclaimed, item: &Item, entity: &str, claims: Option<Claims>) -> bool {
    match reason {
        Unclaimed::NoKey { .. } => true,
        Unclaimed::TypeAndKeyDisagree { name, .. } => *name == entity,
        Unclaimed::Ambiguous { .. } => StoredKey::of(item, T::SCHEMA)
            .is_ok_and(|key| claims.is_some_and(|claims| key.fits(claims) == Some(true))),
        Unclaimed::UnknownType { .. } | Unclaimed::UnknownKey { .. } => false,
    }
}

fn by_type<T: Table>(name: &str, key: &StoredKey<'_>) -> Result<usize, Unclaimed> {
    let Some(position) = T::SCHEMA.entities.iter().position(|entity| entity.name == name) else {
        return Err(Unclaimed::UnknownType { name: name.to_string() });
    };
    let fits = T::CLAIMS.get(position).and_then(|claims| key.fits(*claims));
    if fits.unwrap_or(true) {
        return Ok(position);
    }
    let (pk, sk) = key.display();
    Err(Unclaimed::TypeAndKeyDisagree { name: name_at::<T>(position), pk, sk })
}

fn by_shape<T: Table>(key: &StoredKey<'_>) -> Result<usize, Unclaimed> {
    let unknown = || {
        let (pk, sk) = key.display();
        Unclaimed::UnknownKey { pk, sk }
    };
    let Some((pk, sk)) = key.texts() else { return Err(unknown()) };
    let mut found: Option<usize> = None;
    let mut claimed_twice = |position: usize| {
        let claims = T::CLAIMS.get(position)?;
        if found == Some(position) || !claims(pk, sk) {
            return None;
        }
        found.replace(position).zip(Some(position))
    };
    let both = T::LOOKUP.find(pk, sk.unwrap_or_default(), &mut claimed_twice);
    let both = both.or_else(|| with_formers::<T>().find_map(claimed_twice));
    if let Some((one, other)) = both {
        let entities = [one.min(other), one.max(other)].map(name_at::<T>);
        return Err(Unclaimed::Ambiguous { entities });
    }
    found.ok_or_else(unknown)
}

fn name_at<T: Table>(position: usize) -> &'static str {
    T::SCHEMA.entities.get(position).map_or("", |entity| entity.name)
}
