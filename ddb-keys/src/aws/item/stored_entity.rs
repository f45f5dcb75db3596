//! The part of an entity that this floor needs: its fields as serde writes and reads them.

use super::key_fields::TemplateFieldVisitor;
use super::serde_fields::SerdeFields;
use crate::aws::attribute::Document;
use crate::aws::{AttributeValue, Item, ItemError, Versioning};

/// The part of an entity that reads and writes items. `#[derive(Entity)]` implements it with [`Entity`](crate::Entity),
/// which implies it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an entity",
    label = "not an entity",
    note = "derive it: `#[derive(Entity)]` with `#[pk(\"…\")]`"
)]
pub trait StoredEntity: Document {
    /// Whether `#[entity(version = field)]` counts the item's writes.
    type Versioning: Versioning;

    /// The settings of serde's attributes on the fields, besides their names.
    const SERDE: SerdeFields = SerdeFields::PLAIN;

    /// Passes each field of a stored primary key to the visitor.
    fn each_key_field(pk: &str, sk: Option<&str>, visit: TemplateFieldVisitor<'_>);

    /// Passes each field of this value that a key is made from to the visitor.
    fn each_template_field(&self, visit: TemplateFieldVisitor<'_>);

    /// Returns whether a field's stored value meets the condition of an index key. `None` if that is unknown.
    fn meets(key: &str, field: &str, value: &AttributeValue) -> Option<bool> {
        let _ = (key, field, value);
        None
    }

    /// Returns the value that serde gives a field that is missing, as it would be stored. `None` if it is not known, or NULL.
    fn default_of(attribute: &str) -> Option<AttributeValue> {
        let _ = attribute;
        None
    }

    /// Passes the names to the visitor that fields read and this value does not write, if there are flattened fields that
    /// could write them.
    fn each_left_out(&self, visit: &mut dyn FnMut(&'static str)) {
        let _ = visit;
    }

    /// Reads back what serde has written, if a function or another type stands between a field of a key and its attribute,
    /// which may keep less than the key does. `None` if nothing does, or if serde is not known to read the
    /// entity, such as one with type parameters or a lifetime.
    fn read_back(&self, fields: &Item) -> Option<Result<Self, ItemError>>
    where
        Self: Sized,
    {
        let _ = fields;
        None
    }
}
