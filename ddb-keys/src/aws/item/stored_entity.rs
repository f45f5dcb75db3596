//! The part of an entity that this floor needs: its fields as serde writes and reads them, the settings of serde's attributes that
//! matter for it as a whole, and whether it counts its writes.

use std::time::SystemTime;

use serde::Serialize;

use super::key_fields::{LeftOutVisitor, TemplateFieldVisitor};
use crate::aws::attribute::Document;
use crate::aws::{AttributeValue, Item, ItemError};
use crate::key::{Entity, Key, KeyError, KeyVisitor};
use crate::table;

/// An entity as the client stores it in items. `#[derive(Entity)]` implements it beside [`Entity`]. A generic function
/// that names no table uses it as its bound; others use [`EntityOf`].
///
/// ```
/// use ddb_keys::aws::StoredEntity;
/// use ddb_keys::aws::attribute::{Attributes, Condition};
///
/// fn either<E: StoredEntity>(
///     one: fn(Attributes<E>) -> Condition<E>,
///     other: fn(Attributes<E>) -> Condition<E>,
/// ) -> Condition<E> {
///     one(E::ATTRIBUTES) | other(E::ATTRIBUTES)
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an entity",
    label = "not an entity",
    note = "derive it: `#[derive(Entity)]` with `#[pk(\"…\")]`"
)]
pub trait StoredEntity: Entity + Document {
    /// What writing a whole item returns: the version that was written, a `u64`, if `#[entity(version = field)]` counts the item's writes,
    /// otherwise `()`.
    type Version: Copy + Send + Unpin + 'static;

    /// The version, if there is one.
    #[doc(hidden)]
    fn written_version(version: u64) -> Self::Version;

    /// Passes each field of a stored primary key to the visitor.
    #[doc(hidden)]
    fn each_key_field(pk: &str, sk: Option<&str>, visit: TemplateFieldVisitor<'_>);

    /// Passes each field of this value that a key is made from to the visitor.
    #[doc(hidden)]
    fn each_template_field(&self, visit: TemplateFieldVisitor<'_>);

    /// Returns whether a field's stored value meets the condition of an index key. `None` if that is unknown.
    #[doc(hidden)]
    fn meets(key: &str, field: &str, value: &AttributeValue) -> Option<bool> {
        let _ = (key, field, value);
        None
    }

    /// Returns the value that serde gives a field that is missing, as it would be stored. `None` if it is not known, or NULL.
    #[doc(hidden)]
    fn default_of(attribute: &str) -> Option<AttributeValue> {
        let _ = attribute;
        None
    }

    /// Passes the names to the visitor that fields read and this value does not write, each with a function that returns the value of the
    /// field: those of fields with a default, and all if there are flattened fields that could write them.
    #[doc(hidden)]
    fn each_left_out(&self, visit: LeftOutVisitor<'_>) {
        let _ = visit;
    }

    /// Reads back what serde has written, if a function or another type stands between a field of a key and its attribute,
    /// which may keep less than the key does. `None` if nothing does, or if serde is not known to read the
    /// entity, such as one with type parameters or a lifetime.
    #[doc(hidden)]
    fn read_back(&self, fields: &Item) -> Option<Result<Self, ItemError>> {
        let _ = fields;
        None
    }

    /// Returns a copy of this value with the time stamps of a write; `created` only if the write sets it. `None` if the entity has none.
    #[doc(hidden)]
    fn stamped(&self, now: SystemTime, creates: bool) -> Option<Self> {
        let _ = (now, creates);
        None
    }

    /// Whether this value has a `created` that is not set yet.
    #[doc(hidden)]
    fn lacks_created(&self) -> bool {
        false
    }

    /// Returns a time stamp as it would be stored. `None` if the attribute is none, or if serde cannot write it.
    #[doc(hidden)]
    fn stamp(attribute: &str, now: SystemTime) -> Option<AttributeValue> {
        let _ = (attribute, now);
        None
    }

    /// Passes the attributes of index keys to the visitor that follow from the primary key and the time of a write, in index keys that
    /// have the latter.
    #[doc(hidden)]
    fn each_updated_value(
        pk: &str,
        sk: Option<&str>,
        now: SystemTime,
        visit: KeyVisitor<'_>,
    ) -> Result<(), KeyError> {
        let _ = (pk, sk, now, visit);
        Ok(())
    }

    /// Passes the lock of each unique value to the visitor.
    #[doc(hidden)]
    fn each_lock(&self, visitor: &mut impl LockVisitor) -> Result<(), ItemError> {
        let _ = visitor;
        Ok(())
    }

    /// Reads the fields of a stored item of an entity with unique values. `None` if it has none, or if serde cannot read it.
    #[doc(hidden)]
    fn read_fields(fields: Item, key: Option<&Key>) -> Option<Result<Self, ItemError>> {
        let _ = (fields, key);
        None
    }
}

/// Takes the locks of an entity, which have different types.
pub trait LockVisitor {
    /// Takes one of them.
    fn visit<L: StoredEntity + Serialize>(&mut self, lock: &L) -> Result<(), ItemError>;
}

/// An entity of the table `T`, as the client takes it. Functions that are generic over entities use it as their bound: with `Serialize`
/// for writing, and with `DeserializeOwned` for reading.
///
/// It is [`ddb_keys::EntityOf`](crate::EntityOf) together with the attributes of the entity's items. The derives provide it for
/// each variant of the table's enum.
///
/// ```
/// use ddb_keys::Table;
/// use ddb_keys::aws::{Client, EntityOf, Error};
/// use serde::Serialize;
///
/// async fn save<T: Table, E: EntityOf<T> + Serialize>(
///     table: &Client<T>, entity: &E,
/// ) -> Result<(), Error> {
///     table.put(entity).await?;
///     Ok(())
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an entity of the table `{T}`",
    label = "no variant of the enum `{T}` is known to hold a `{Self}`",
    note = "a write takes the entity itself, not its key or a `&&User`; a row of the table's enum is written by \
            `table.batch().put_any(&row)`, and a list of entities by `table.batch_write(&users)`",
    note = "an entity derives `Entity` and needs a variant in the enum, such as `User(User)`; a generic function requires \
            `E: ddb_keys::aws::EntityOf<T>`, and `E: Serialize` to write one"
)]
pub trait EntityOf<T>: table::EntityOf<T> + StoredEntity {}

#[diagnostic::do_not_recommend]
impl<T, E: table::EntityOf<T> + StoredEntity> EntityOf<T> for E {}

/// An entity whose writes are counted by one of its fields, `#[entity(version = field)]`, so that a write can expect a version.
///
/// ```
/// use ddb_keys::{KeyOf, Table};
/// use ddb_keys::aws::{Client, EntityOf, Error, VersionedEntity};
///
/// async fn remove<T: Table, E: EntityOf<T> + VersionedEntity>(
///     table: &Client<T>,
///     key: impl KeyOf<E>,
///     seen: u64,
/// ) -> Result<(), Error> {
///     table.delete(key).if_version(seen).await
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say which field is its version",
    label = "there is no version to compare with",
    note = "name the field that counts the writes of an item, above the struct: `#[entity(version = field)]`"
)]
pub trait VersionedEntity: StoredEntity<Version = u64> {}

#[diagnostic::do_not_recommend]
impl<E: StoredEntity<Version = u64>> VersionedEntity for E {}
