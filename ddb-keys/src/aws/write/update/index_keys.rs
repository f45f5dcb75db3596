//! The rules that keep index keys whole and true to the item while parts of it change.

use alloc::string::ToString;
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;

use super::changes::{Changes, is_template, template_attribute};
use crate::aws::Error;
use crate::aws::InvalidRequest;
use crate::schema::{Field, IndexKeySchema};

/// Whether an item has an index key after the update.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Presence {
    There,
    Absent,
    /// The update does not say what the key, or its condition, depends on.
    Untold(&'static str),
}

impl Changes {
    /// The field behind an attribute, unless no update may change it.
    pub(in crate::aws) fn checked_field(&self, attribute: &str) -> Result<Option<Field>, Error> {
        let entity = self.entity;
        let field = entity.fields.iter().copied().find(|field| field.attribute == attribute);
        let is_key = attribute == self.table.pk || Some(attribute) == self.table.sk;
        if field.is_none() && !is_key && !(entity.flattened && self.is_free(attribute)) {
            let (entity, attribute) = (entity.name, attribute.to_string());
            return Err(InvalidRequest::UnknownAttribute { entity, attribute }.into());
        }
        let fed = [Some(entity.pk), entity.sk].into_iter().flatten().find(|key| {
            let name = self.table.attribute_at(key.place);
            name == Some(attribute) || field.is_some_and(|field| key.source.has_field(field.name))
        });
        match fed {
            Some(key) => Err(InvalidRequest::PrimaryKeyPart {
                entity: entity.name,
                attribute: attribute.to_string(),
                key: key.source.text(),
            }
            .into()),
            None => Ok(field),
        }
    }

    /// Whether an attribute is neither a template's nor the entity's type.
    fn is_free(&self, attribute: &str) -> bool {
        let mut keys = self.entity.key_attributes();
        ![self.table.type_attribute, self.table.write_token].contains(&Some(attribute))
            && !keys.any(|key| template_attribute(self.table, key) == Some(attribute))
    }

    /// Whether a field is, as it is, a key attribute of an index.
    pub(in crate::aws) fn is_raw(&self, field: Field) -> bool {
        let mut keys = self.entity.key_attributes();
        keys.any(|key| !is_template(key) && key.source.has_field(field.name))
    }

    /// The index keys that must be given as a whole when a field changes: those with a template
    /// or a condition that it stands in, and those whose templates are written only where it is.
    pub(in crate::aws) fn keys_fed_by(
        &self,
        field: Field,
    ) -> impl Iterator<Item = &'static IndexKeySchema> + use<> {
        self.entity.indexes.iter().filter(move |key| {
            let templates = || key.own_attributes().filter(|part| is_template(part));
            let has_templates = templates().next().is_some();
            key.when.contains(&field.name)
                || templates().any(|template| template.source.has_field(field.name))
                || (has_templates && key.optional_fields().any(|name| name == field.name))
        })
    }

    /// Every index that a changed field feeds is given as a whole.
    pub(in crate::aws) fn require_covered(&self) -> Result<(), Error> {
        for field in &self.touched {
            if let Some(key) = self.keys_fed_by(*field).find(|key| !self.covers(key.index)) {
                let (entity, attribute) = (self.entity.name, field.attribute.to_string());
                return Err(
                    InvalidRequest::IndexKeyPart { entity, attribute, key: key.name }.into()
                );
            }
        }
        Ok(())
    }

    /// In every index that the update sets or removes a key of, the item has that key afterwards
    /// which its fields say, or none.
    pub(in crate::aws) fn require_truth(&self) -> Result<(), Error> {
        let given = self.set_keys.iter().chain(&self.removed_keys);
        given.map(|key| key.index).try_for_each(|index| self.require_truth_in(index))
    }

    fn require_truth_in(&self, index: &str) -> Result<(), Error> {
        let entity = self.entity.name;
        for key in self.entity.indexes.iter().filter(|key| key.index == index) {
            let is_set = self.set_keys.contains(&key);
            return match self.presence(key) {
                Presence::There if is_set => Ok(()),
                Presence::Absent if is_set => {
                    Err(InvalidRequest::NotApplicable { entity, key: key.name }.into())
                }
                Presence::Absent => continue,
                Presence::Untold(field) if key.when.contains(&field) => {
                    Err(InvalidRequest::Undecided { entity, key: key.name, field }.into())
                }
                _ if self.removed_keys.contains(&key) => {
                    Err(InvalidRequest::NotRemovable { entity, key: key.name }.into())
                }
                _ => Err(InvalidRequest::MissingIndexKey { entity, key: key.name }.into()),
            };
        }
        Ok(())
    }

    /// Whether the item has an index key afterwards, by its conditions and its optional fields.
    fn presence(&self, key: &'static IndexKeySchema) -> Presence {
        let value = |name: &str| self.field_named(name).and_then(|field| self.value_after(field));
        let mut presence = Presence::There;
        for field in key.optional_fields() {
            match value(field) {
                Some(AttributeValue::Null(_)) => return Presence::Absent,
                Some(_) => {}
                None => presence = Presence::Untold(field),
            }
        }
        for &field in key.when {
            match value(field).and_then(|value| (self.meets)(key.name, field, &value)) {
                Some(false) => return Presence::Absent,
                Some(true) => {}
                None => presence = Presence::Untold(field),
            }
        }
        presence
    }

    /// An item that might be created gets every index key that it may not do without.
    pub(in crate::aws) fn require_index_keys(&self) -> Result<(), Error> {
        let missing = self.entity.indexes.iter().find(|key| {
            key.optional_fields().next().is_none()
                && key.own_attributes().any(is_template)
                && !self.covers(key.index)
        });
        match missing {
            Some(key) => {
                let (entity, key) = (self.entity.name, key.name);
                Err(InvalidRequest::MissingIndexKey { entity, key }.into())
            }
            None => Ok(()),
        }
    }

    /// What only a removed key's templates wrote; what another key writes, too, stays.
    pub(in crate::aws) fn templates_of_only(
        &self,
        key: &'static IndexKeySchema,
    ) -> Vec<&'static str> {
        let goes = |other: &IndexKeySchema| {
            self.removed_keys.iter().any(|removed| removed.index == other.index)
                && !self.set_keys.iter().any(|set| set.index == other.index)
        };
        let staying = self.entity.indexes.iter().filter(|other| !goes(other));
        let staying = staying.flat_map(IndexKeySchema::own_attributes);
        let staying: Vec<_> =
            staying.filter_map(|attribute| template_attribute(self.table, attribute)).collect();
        key.own_attributes()
            .filter_map(|attribute| template_attribute(self.table, attribute))
            .filter(|name| !staying.contains(name) && self.table.type_attribute != Some(*name))
            .collect()
    }

    /// A removed key leaves its index: an optional field of it goes away, or what only its
    /// templates wrote, or another key takes its place.
    pub(in crate::aws) fn require_gone(
        &self,
        key: &'static IndexKeySchema,
        own: &[&str],
    ) -> Result<(), Error> {
        let replaced = self.set_keys.iter().any(|set| set.index == key.index);
        let is_optional = key.optional_fields().next().is_some();
        if replaced || is_optional || !own.is_empty() {
            return Ok(());
        }
        Err(InvalidRequest::NotRemovable { entity: self.entity.name, key: key.name }.into())
    }

    fn covers(&self, index: &str) -> bool {
        self.set_keys.iter().chain(&self.removed_keys).any(|key| key.index == index)
    }
}
