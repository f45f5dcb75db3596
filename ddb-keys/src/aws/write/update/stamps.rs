//! The time stamps that an update sets, and the index keys that are made from them.

use alloc::vec::Vec;
use std::time::SystemTime;

use aws_sdk_dynamodb::types::AttributeValue;

use super::changes::{Changes, Whole, template_attribute};
use super::index_keys::always_has;
use crate::aws::{Error, InvalidRequest};
use crate::schema::{Field, IndexKeySchema, KeyAttribute};

impl Changes {
    /// Sets `updated`, also in the index keys that the caller sets.
    pub(super) fn set_updated(&mut self, time: SystemTime) -> Result<(), Error> {
        let Some(updated) = self.entity.updated else { return Ok(()) };
        for key in &mut self.set_keys {
            key.fields.retain(|(field, _)| *field != updated);
        }
        let value = self.stamp_of(updated, time)?;
        self.change(updated.attribute, Whole::Set(value))?;
        let values = self.updated_values(time)?;
        for key in self.keys_fed_by(updated) {
            let is_set = self.set_keys.iter().any(|set| set.schema == key);
            if is_set || !self.covers(key.index) {
                self.update_key(key, is_set, updated, &values);
            }
        }
        Ok(())
    }

    /// Sets `created` in case that the update creates the item, unless the caller sets it.
    pub(super) fn set_created(&mut self, time: SystemTime) -> Result<(), Error> {
        let Some(created) = self.entity.created else { return Ok(()) };
        let is_given = self.whole.contains_key(created.attribute)
            || self.unchanged.contains_key(created.attribute)
            || self.actions.iter().any(|action| action.path.root == created.attribute);
        if is_given {
            return Ok(());
        }
        self.touched.push(created);
        let value = self.stamp_of(created, time)?;
        self.change(created.attribute, Whole::SetIfMissing(value))
    }

    fn stamp_of(&self, field: Field, time: SystemTime) -> Result<AttributeValue, Error> {
        (self.code.stamp)(field.attribute, time).ok_or_else(|| {
            InvalidRequest::value(field.attribute, "serde cannot write the time stamp").into()
        })
    }

    /// What index keys have of the primary key and the time.
    fn updated_values(
        &self,
        time: SystemTime,
    ) -> Result<Vec<(&'static KeyAttribute, AttributeValue)>, Error> {
        let pk = self.key.as_ref().and_then(|key| key.pk.as_str()).unwrap_or_default();
        let sk = self.key.as_ref().and_then(|key| key.sk.as_ref()?.as_str());
        let mut values = Vec::new();
        (self.code.each_updated_value)(pk, sk, time, &mut |attribute, value| {
            values.push((attribute, value.into()));
        })?;
        Ok(values)
    }

    /// Writes the attributes of an index key that have the time. If the item may lack the rest of the key, the field counts as one
    /// that was changed without it.
    fn update_key(
        &mut self,
        key: &'static IndexKeySchema,
        is_set: bool,
        updated: Field,
        values: &[(&'static KeyAttribute, AttributeValue)],
    ) {
        let is_optional = key.optional_fields().any(|name| name == updated.name);
        let is_there = is_set
            || always_has(key)
            || (key.when.is_empty() && key.optional_fields().eq([updated.name]));
        let templates = key.own_attributes().filter(|own| own.source.is_template());
        for template in templates {
            if !template.has_field(updated.name) && (is_set || !is_optional) {
                continue;
            }
            let value = values.iter().find(|(of, _)| *of == template && is_there);
            match value.zip(template_attribute(self.table, template)) {
                Some(((_, value), name)) => {
                    self.whole.insert(name.into(), Whole::Set(value.clone()));
                }
                None => self.touched.push(updated),
            }
        }
    }

    /// Whether the update sets what a template writes.
    pub(super) fn sets_template(&self, template: &KeyAttribute) -> bool {
        template_attribute(self.table, template).is_some_and(|name| self.sets(name))
    }
}
