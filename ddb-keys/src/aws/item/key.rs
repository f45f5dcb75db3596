//! The primary key of a stored item, and key values as attribute values.

use alloc::string::{String, ToString};
use core::mem;

use aws_sdk_dynamodb::primitives::Blob;
use aws_sdk_dynamodb::types::{AttributeValue, ScalarAttributeType};

use crate::aws::{EntityOf, Item, Unclaimed};
use crate::key::{Entity, Key, KeyError, KeyOf};
use crate::part::KeyValue;
use crate::schema::{EntitySchema, KeyAttribute, KeyType, PrimaryTemplates, Source, TableSchema};
use crate::table::Table;

/// The primary key of an item, borrowed from it.
pub(in crate::aws) struct StoredKey<'i> {
    pk: &'i AttributeValue,
    sk: Option<&'i AttributeValue>,
}

impl<'i> StoredKey<'i> {
    /// The key, if the item has every attribute of it and each has a type that keys can have.
    pub(in crate::aws) fn of(
        item: &'i Item,
        table: &'static TableSchema,
    ) -> Result<Self, Unclaimed> {
        let value = |attribute: &'static str| match item.get(attribute) {
            Some(value @ (AttributeValue::S(_) | AttributeValue::N(_) | AttributeValue::B(_))) => {
                Ok(value)
            }
            _ => Err(Unclaimed::NoKey { attribute }),
        };
        Ok(Self { pk: value(table.pk)?, sk: table.sk.map(value).transpose()? })
    }

    /// The strings of both attributes. `None` if one of them is binary.
    pub(in crate::aws) fn texts(&self) -> Option<(&'i str, Option<&'i str>)> {
        let sk = match self.sk {
            Some(value) => Some(text(value)?),
            None => None,
        };
        Some((text(self.pk)?, sk))
    }

    /// Whether the key is one of the entity at a position, present or former.
    pub(in crate::aws) fn fits<T: Table>(&self, position: usize) -> bool {
        let is_own = |entity: &&EntitySchema| self.first_entity::<T>(entity.name).is_none();
        self.is_like::<T>(position) && T::SCHEMA.entities.get(position).is_some_and(is_own)
    }

    /// The entity that has the key in place of this one, because it could have it, too, and comes first.
    fn first_entity<T: Table>(&self, entity: &str) -> Option<&'static str> {
        let first = T::SCHEMA.before(entity).find(|first| self.is_like::<T>(*first))?;
        T::SCHEMA.entities.get(first).map(|entity| entity.name)
    }

    /// Whether the key has the shape of the keys of the entity at a position, present or former.
    pub(in crate::aws) fn is_like<T: Table>(&self, position: usize) -> bool {
        match self.texts() {
            Some((pk, sk)) => T::CLAIMS.get(position).is_some_and(|claims| claims(pk, sk)),
            None => T::SCHEMA.entities.get(position).is_some_and(|entity| {
                (0..).map_while(|nth| entity.primary_key(nth)).any(|key| self.has_shape(&key))
            }),
        }
    }

    /// Whether the key has the shape of the present key of an entity.
    pub(in crate::aws) fn is_present<E: Entity>(&self) -> bool {
        match self.texts() {
            Some((pk, sk)) => E::parse_key(pk, sk).is_some(),
            None => E::SCHEMA.primary_key(0).is_some_and(|key| self.has_shape(&key)),
        }
    }

    /// Whether each text has the shape of its template. Bytes have no template.
    fn has_shape(&self, key: &PrimaryTemplates) -> bool {
        let has_shape = |attribute: &'static KeyAttribute, value| match attribute.source {
            Source::Raw { .. } => true,
            Source::Template { .. } => text(value).is_some_and(|text| attribute.has_shape(text)),
        };
        let sk = match (key.sk, self.sk) {
            (Some(attribute), Some(value)) => has_shape(attribute, value),
            (attribute, value) => attribute.is_none() && value.is_none(),
        };
        sk && has_shape(key.pk, self.pk)
    }

    /// The strings for a message.
    pub(in crate::aws) fn display(&self) -> (String, Option<String>) {
        let display = |value| text(value).unwrap_or("(bytes)").to_string();
        (display(self.pk), self.sk.map(display))
    }

    /// An owned copy.
    fn to_key(&self) -> Option<Key> {
        Some(Key { pk: key_value(self.pk)?, sk: self.sk.and_then(key_value) })
    }
}

/// The text of a key attribute. `None` for bytes.
pub(super) fn text(value: &AttributeValue) -> Option<&str> {
    match value {
        AttributeValue::S(text) | AttributeValue::N(text) => Some(text),
        _ => None,
    }
}

/// The primary key of an item, if the item has all of it.
pub(in crate::aws) fn stored_key(item: &Item, table: &'static TableSchema) -> Option<Key> {
    StoredKey::of(item, table).ok()?.to_key()
}

/// Returns the key attributes of an item, for requests that take a key.
#[inline]
pub(in crate::aws) fn key_item(table: &TableSchema, key: Key) -> Item {
    let mut item = Item::with_capacity(2);
    item.insert(table.pk.to_string(), key.pk.into());
    if let (Some(name), Some(sk)) = (table.sk, key.sk) {
        item.insert(name.to_string(), sk.into());
    }
    item
}

/// Builds the key of an entity. Refuses one that belongs to another entity, which comes first.
pub(in crate::aws) fn own_key<T: Table, E: EntityOf<T>>(
    key: &impl KeyOf<E>,
) -> Result<Key, KeyError> {
    let key = key.build_key()?;
    if !T::SCHEMA.overlaps.is_empty() {
        check_own::<T>(&key_item(T::SCHEMA, key.clone()), E::SCHEMA)?;
    }
    Ok(key)
}

/// Refuses a key of an entity that belongs to another one, which comes first.
pub(in crate::aws) fn check_own<T: Table>(
    item: &Item,
    entity: &'static EntitySchema,
) -> Result<(), KeyError> {
    if T::SCHEMA.overlaps.is_empty() {
        return Ok(());
    }
    let key = StoredKey::of(item, T::SCHEMA).ok();
    match key.and_then(|key| key.first_entity::<T>(entity.name)) {
        Some(first) => Err(KeyError::of_other(entity.pk, first)),
        None => Ok(()),
    }
}

/// Removes what the table added to an item, so that the entity's own fields are left. Returns the
/// primary key.
pub(in crate::aws) fn take_key(
    item: &mut Item,
    table: &TableSchema,
    entity: &EntitySchema,
) -> Option<Key> {
    let (mut pk, mut sk) = (None, None);
    item.retain(|name, value| {
        if !table.adds(name) {
            return true;
        }
        let is_field = entity.has_attribute(name);
        let place = match table.sk {
            _ if table.pk == name => Some(&mut pk),
            Some(of_table) if of_table == name => Some(&mut sk),
            _ => None,
        };
        match place {
            Some(place) if is_field => *place = key_value(value),
            Some(place) => *place = into_key_value(take_value(value)),
            None => {}
        }
        is_field
    });
    Some(Key { pk: pk?, sk })
}

/// Moves a value out of an item.
fn take_value(value: &mut AttributeValue) -> AttributeValue {
    mem::replace(value, AttributeValue::Null(true))
}

impl From<KeyValue> for AttributeValue {
    fn from(value: KeyValue) -> Self {
        match value {
            KeyValue::S(text) => Self::S(text),
            KeyValue::N(number) => Self::N(number),
            KeyValue::B(bytes) => Self::B(Blob::new(bytes)),
        }
    }
}

impl From<KeyType> for ScalarAttributeType {
    fn from(key_type: KeyType) -> Self {
        match key_type {
            KeyType::S => Self::S,
            KeyType::N => Self::N,
            KeyType::B => Self::B,
        }
    }
}

/// A copy of a stored value as a key value. `None` if keys cannot have its type.
pub(in crate::aws) fn key_value(value: &AttributeValue) -> Option<KeyValue> {
    into_key_value(value.clone())
}

/// A stored value as a key value. `None` if keys cannot have its type.
fn into_key_value(value: AttributeValue) -> Option<KeyValue> {
    match value {
        AttributeValue::S(text) => Some(KeyValue::S(text)),
        AttributeValue::N(number) => Some(KeyValue::N(number)),
        AttributeValue::B(bytes) => Some(KeyValue::B(bytes.into_inner())),
        _ => None,
    }
}
