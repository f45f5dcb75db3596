//! The fields behind keys, as serde writes them into items, and the keys that an update takes.

use alloc::string::{String, ToString};
use core::fmt;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;

use super::value::to_attribute_value;
use crate::key::{IndexKeyOf, KeyOf};
use crate::schema::Field;

/// The codec of items and fields: serde, through `serde_dynamo`.
#[derive(Debug)]
pub enum Serde {}

/// Takes a field's name and its value.
pub type FieldVisitor<'v> = &'v mut dyn FnMut(&'static str, Result<AttributeValue, String>);

/// Takes a field that a template names, and its value.
pub type TemplateFieldVisitor<'v> = &'v mut dyn FnMut(Field, FieldValue<'_>);

/// Takes the attribute of a field that an item lacks, and a function that returns the value of the field.
pub type LeftOutVisitor<'v> = &'v mut dyn FnMut(&'static str, &dyn Fn() -> Option<AttributeValue>);

/// The value of a field, to be written as an attribute or compared with one.
#[derive(Clone, Copy)]
pub struct FieldValue<'v>(&'v dyn ErasedValue);

/// A value that serde can write, whatever its type.
trait ErasedValue {
    fn write(&self) -> Result<AttributeValue, String>;
    fn is_written_as(&self, stored: &AttributeValue) -> bool;
}

impl<V: Serialize> ErasedValue for V {
    fn write(&self) -> Result<AttributeValue, String> {
        to_attribute_value(self).map_err(|error| error.to_string())
    }

    fn is_written_as(&self, stored: &AttributeValue) -> bool {
        to_attribute_value(self).is_ok_and(|written| written == *stored)
    }
}

impl<'v> FieldValue<'v> {
    /// The value of a field.
    pub fn new<V: Serialize>(value: &'v V) -> Self {
        Self(value)
    }

    /// The attribute that serde writes, if it can.
    pub fn stored(self) -> Option<AttributeValue> {
        self.write().ok()
    }

    /// The attribute that serde writes.
    pub(in crate::aws) fn write(self) -> Result<AttributeValue, String> {
        self.0.write()
    }

    /// Whether serde writes exactly this attribute.
    pub(in crate::aws) fn is_written_as(self, stored: &AttributeValue) -> bool {
        self.0.is_written_as(stored)
    }
}

impl fmt::Debug for FieldValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("FieldValue").field(&self.write()).finish()
    }
}

/// A key whose fields can be written as attributes. `#[derive(Entity)]` implements it.
#[diagnostic::on_unimplemented(
    message = "the fields of `{Self}` cannot be written as attributes",
    label = "serde cannot write one of its fields",
    note = "an update writes the fields behind a key: their types need `#[derive(Serialize)]`"
)]
pub trait KeyFields<C = Serde> {
    /// Passes each field of the key to the visitor.
    #[doc(hidden)]
    fn each_field(&self, visit: FieldVisitor<'_>);
}

#[diagnostic::do_not_recommend]
impl<C, K: KeyFields<C>> KeyFields<C> for &K {
    fn each_field(&self, visit: FieldVisitor<'_>) {
        K::each_field(self, visit);
    }
}

/// A way to write a field of type `V` as an attribute.
pub trait FieldCodec<V> {
    /// The attribute's value.
    fn value(view: &V) -> Result<AttributeValue, String>;
}

#[diagnostic::do_not_recommend]
impl<V: Serialize> FieldCodec<V> for Serde {
    fn value(view: &V) -> Result<AttributeValue, String> {
        to_attribute_value(view).map_err(|error| error.to_string())
    }
}

/// The value of a field that serde writes by a user function, which takes the field's type and not
/// the key's.
#[doc(hidden)]
pub fn written_by_function() -> Result<AttributeValue, String> {
    Err(String::from("serde writes the field by a function of its own: put the whole item instead"))
}

/// A present primary key, such as `UserKey`, whose fields an update can write in case it creates the item. A generic function that updates
/// takes an `impl UpdateKey<E>`.
#[diagnostic::on_unimplemented(
    message = "expected the present key of an entity, found `{Self}`",
    label = "takes the primary key, such as `UserKey {{ … }}` or `user.key()`; an item that is still under a former key is moved first: \
             `table.rekey(former_key, &user)`",
    note = "the types of the key's fields implement `Serialize`; a whole entity is written by `table.replace(&user)`; a generic function \
            takes an `impl UpdateKey<E>`"
)]
pub trait UpdateKey<E>: KeyOf<E> {
    /// Passes each field of the key to the visitor.
    #[doc(hidden)]
    fn each_key_field(&self, visit: FieldVisitor<'_>);
}

#[diagnostic::do_not_recommend]
impl<E, K: KeyOf<E> + KeyFields> UpdateKey<E> for K {
    fn each_key_field(&self, visit: FieldVisitor<'_>) {
        self.each_field(visit);
    }
}

/// What [`set_index`](crate::aws::Update::set_index) takes: an index key whose fields an update can write, or an `Option` of one, which
/// removes the key if it is `None`.
///
/// Every index key of an entity is one, such as `GameOpenGamesKey`, and what `game.open_games_key()` returns.
///
/// ```
/// use ddb_keys::Table;
/// use ddb_keys::aws::{EntityOf, IndexKeyOrNone, Update};
///
/// fn moved<T: Table, E: EntityOf<T>>(
///     update: Update<T, E>, key: impl IndexKeyOrNone<E>,
/// ) -> Update<T, E> {
///     update.set_index(key)
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "expected an index key of `{E}`, found `{Self}`",
    label = "takes an index key of `{E}`, or an `Option` of one",
    note = "an index key is named after its entity and index: `GameOpenGamesKey {{ … }}`, and `game.open_games_key()` returns it; the types of \
            its fields implement `Serialize`"
)]
pub trait IndexKeyOrNone<E> {
    /// The index key.
    type Key: IndexKeyOf<E> + KeyFields;

    /// Returns the key if there is one.
    #[doc(hidden)]
    fn key(&self) -> Option<&Self::Key>;
}

#[diagnostic::do_not_recommend]
impl<E, K: IndexKeyOf<E> + KeyFields> IndexKeyOrNone<E> for K {
    type Key = K;

    fn key(&self) -> Option<&K> {
        Some(self)
    }
}

#[diagnostic::do_not_recommend]
impl<E, K: IndexKeyOf<E> + KeyFields> IndexKeyOrNone<E> for Option<K> {
    type Key = K;

    fn key(&self) -> Option<&K> {
        self.as_ref()
    }
}
