//! The part of an entity that this floor needs: its fields as serde writes and reads them.

use super::field_outcome::FieldOutcome;
use super::key_fields::{FieldValue, TemplateFieldVisitor};
use crate::aws::{AttributeValue, Versioning};

/// The part of an entity that reads and writes items. `#[derive(Entity)]` implements it with [`Entity`](crate::Entity),
/// which implies it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an entity",
    label = "not an entity",
    note = "derive it: `#[derive(Entity)]` with `#[pk(\"…\")]`"
)]
pub trait StoredEntity {
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

    /// Returns whether serde leaves a field's value out of the item, by `skip_serializing_if`.
    fn leaves_out(attribute: &str, value: &AttributeValue) -> bool {
        let _ = (attribute, value);
        false
    }

    /// Passes the value to the visitor that serde gives a field that is missing, if a key is made from the field and
    /// serde leaves out some of its values. Nothing is passed if that is the default of the field's type.
    fn each_default(attribute: &str, visit: &mut dyn FnMut(FieldValue<'_>)) {
        let _ = (attribute, visit);
    }

    /// Passes the names to the visitor that fields read and this value does not write, if there are flattened fields that
    /// could write them.
    fn each_left_out(&self, visit: &mut dyn FnMut(&'static str)) {
        let _ = visit;
    }

    /// Returns whether a flattened field could read an attribute, or do without it.
    fn check_flattened(attribute: &str, value: Option<&AttributeValue>) -> FieldOutcome {
        let _ = (attribute, value);
        FieldOutcome::Unknown
    }
}

/// The settings of serde's attributes on the fields of an entity, by the names of the stored attributes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SerdeFields {
    /// Fields that have a default, so that they may be missing.
    pub defaulted: &'static [&'static str],
    /// Fields whose default may differ from that of their type, so that one that is missing need not be `None`.
    pub filled: &'static [&'static str],
    /// Fields that a function writes.
    pub written_by_function: &'static [&'static str],
    /// Fields that a function reads, so that their type does not say whether they may be missing.
    pub read_by_function: &'static [&'static str],
    /// Other names that a field is read under: attribute and alias.
    pub aliases: Aliases,
}

/// Older names that serde reads attributes under, each behind the attribute's present name.
pub(in crate::aws) type Aliases = &'static [(&'static str, &'static str)];

/// Returns the older names of an attribute.
pub(in crate::aws) fn aliases_of(
    aliases: Aliases,
    attribute: &str,
) -> impl Iterator<Item = &'static str> {
    aliases.iter().filter(move |(of, _)| *of == attribute).map(|(_, alias)| *alias)
}

impl SerdeFields {
    /// Returns whether a name is the older one of an attribute.
    pub(in crate::aws) fn is_alias(&self, name: &str) -> bool {
        self.aliases.iter().any(|(_, alias)| *alias == name)
    }

    /// Fields that serde reads and writes as their types are.
    pub const PLAIN: Self = Self {
        defaulted: &[],
        filled: &[],
        written_by_function: &[],
        read_by_function: &[],
        aliases: &[],
    };
}
