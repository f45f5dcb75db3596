//! What generated code asks about the types of fields. It must compile for types that serde does not know, too.
//!
//! Most of it is autoref specialization: generated code calls a method on a reference, such as `(&Value(&field)).value()`. The first
//! trait is implemented for the type itself, the second one for a reference to it. Method lookup
//! prefers the first, which needs fewer references, and falls back to the second if the bound of the first is not met.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use core::marker::PhantomData;
use std::collections::HashMap;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::decode::decode_fields;
use super::stored_entity::LockVisitor;
use super::value::from_attribute_value;
use crate::aws::{Item, ItemError, StoredEntity, ValueError};
use crate::key::{Key, KeyOf};

pub use super::key_fields::FieldValue;

/// A value to be written.
#[derive(Debug)]
pub struct Value<'v, V>(pub &'v V);

/// Implemented for values that serde can write.
pub trait Writable {
    fn value(&self) -> Option<FieldValue<'_>>;
}

impl<V: Serialize> Writable for Value<'_, V> {
    fn value(&self) -> Option<FieldValue<'_>> {
        Some(FieldValue::new(self.0))
    }
}

/// Implemented for every value.
pub trait Unwritable {
    fn value(&self) -> Option<FieldValue<'_>> {
        None
    }
}

impl<V> Unwritable for &Value<'_, V> {}

/// Implemented for types with a default.
pub trait HasDefault<V> {
    fn default_value(&self) -> Option<V>;
}

impl<V: Default> HasDefault<V> for Type<V> {
    fn default_value(&self) -> Option<V> {
        Some(V::default())
    }
}

/// Implemented for every type.
pub trait HasNoDefault<V> {
    fn default_value(&self) -> Option<V> {
        None
    }
}

impl<V> HasNoDefault<V> for &Type<V> {}

/// Implemented for locks that serde can write.
pub trait WritableLock {
    fn pass_to(&self, visitor: &mut impl LockVisitor) -> Result<(), ItemError>;
}

impl<L: StoredEntity + Serialize> WritableLock for Value<'_, L> {
    fn pass_to(&self, visitor: &mut impl LockVisitor) -> Result<(), ItemError> {
        visitor.visit(self.0)
    }
}

/// Implemented for every lock.
pub trait UnwritableLock {
    fn pass_to(&self, visitor: &mut impl LockVisitor) -> Result<(), ItemError>;
}

impl<L: StoredEntity> UnwritableLock for &Value<'_, L> {
    fn pass_to(&self, _: &mut impl LockVisitor) -> Result<(), ItemError> {
        let source = ValueError::new("it stands for a unique value: derive `Serialize` for it");
        Err(ItemError::Serialize { entity: L::NAME, source })
    }
}

/// A type to be read.
#[derive(Debug)]
pub struct Type<V>(pub PhantomData<V>);

/// Implemented for types that serde can read.
pub trait Readable<V> {
    fn read(&self, value: &AttributeValue) -> Option<V>;
}

impl<V: DeserializeOwned> Readable<V> for Type<V> {
    fn read(&self, value: &AttributeValue) -> Option<V> {
        from_attribute_value(value.clone()).ok()
    }
}

/// Implemented for every type.
pub trait Unreadable<V> {
    fn read(&self, _: &AttributeValue) -> Option<V> {
        None
    }
}

impl<V> Unreadable<V> for &Type<V> {}

/// Implemented for entities that serde can read.
pub trait ReadableEntity<E> {
    /// Reads the fields of a stored item.
    fn read_fields(&self, fields: Item, key: Option<&Key>) -> Option<Result<E, ItemError>>;

    /// Reads what serde has written of an entity.
    fn read_back(&self, entity: &E, fields: &Item) -> Option<Result<E, ItemError>>;
}

impl<E: StoredEntity + DeserializeOwned> ReadableEntity<E> for Type<E> {
    fn read_fields(&self, fields: Item, key: Option<&Key>) -> Option<Result<E, ItemError>> {
        Some(decode_fields(fields, key))
    }

    fn read_back(&self, entity: &E, fields: &Item) -> Option<Result<E, ItemError>> {
        let key = entity.key().build_key().map_err(ItemError::Key);
        Some(key.and_then(|key| decode_fields(fields.clone(), Some(&key))))
    }
}

/// Implemented for every entity.
pub trait UnreadableEntity<E> {
    fn read_fields(&self, _: Item, _: Option<&Key>) -> Option<Result<E, ItemError>> {
        None
    }

    fn read_back(&self, _: &E, _: &Item) -> Option<Result<E, ItemError>> {
        None
    }
}

impl<E> UnreadableEntity<E> for &Type<E> {}

/// The type of a field. Inherent constants have priority over those of a trait, so a type that is not known
/// to be a map or an `Option` has that of [`AnyType`].
#[derive(Debug)]
pub struct Flattenable<V>(PhantomData<V>);

/// Fallback for every type.
pub trait AnyType {
    /// Whether it is a map.
    const IS_MAP: bool = false;
    /// Whether it is an `Option`, which may be missing.
    const IS_OPTION: bool = false;
}

impl<V> AnyType for Flattenable<V> {}

impl<V> Flattenable<Option<V>> {
    /// It is one.
    pub const IS_OPTION: bool = true;
}

macro_rules! maps {
    ($($($param:ident),* => $map:ty;)*) => {
        $(
            impl<$($param),*> Flattenable<$map> {
                /// It is one.
                pub const IS_MAP: bool = true;
            }

            impl<$($param),*> Flattenable<Option<$map>> {
                /// It is one.
                pub const IS_MAP: bool = true;
            }

            impl<$($param),*> Flattenable<Box<$map>> {
                /// It is one.
                pub const IS_MAP: bool = true;
            }
        )*
    };
}

maps! {
    K, V, S => HashMap<K, V, S>;
    K, V => BTreeMap<K, V>;
}
