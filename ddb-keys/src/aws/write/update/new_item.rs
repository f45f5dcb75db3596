//! The attributes that an item needs to be readable if an update creates it.

use alloc::string::ToString;

use aws_sdk_dynamodb::types::AttributeValue;

use super::actions::{Action, Change};
use super::changes::{Changes, written};
use super::number_range::sum_of_values;
use crate::aws::attribute::Term;
use crate::aws::item::encode::name_of;
use crate::aws::item::key::key_item;
use crate::aws::{Error, InvalidRequest};

impl Changes {
    /// Writes the fields of the primary key, and the type.
    pub(super) fn write_key_fields(&mut self) -> Result<(), Error> {
        for (name, value) in self.primary.clone() {
            let Some(field) = self.field_named(name) else { continue };
            let attribute = field.attribute;
            if attribute == self.table.pk || Some(attribute) == self.table.sk {
                continue;
            }
            let value = written(name, value)?;
            if self.entity.primary_keeps(name) || self.set.contains_key(attribute) {
                self.forget_aliases(attribute);
                self.write(attribute, value)?;
            } else if self.keys_fed_by(field).next().is_some() {
                self.unchanged.insert(attribute.into(), value);
            } else {
                // An item that exists may have more of the value than its key keeps.
                self.require_no_alias(attribute);
                self.set_if_missing.insert(attribute.into(), value);
            }
        }
        if let Some(attribute) = self.table.type_attribute {
            self.write(attribute, AttributeValue::S(self.entity.name.to_string()))?;
        }
        // A new item needs the attributes that an existing one has already.
        for (attribute, value) in self.unchanged.clone() {
            self.write(attribute, value)?;
        }
        Ok(())
    }

    /// Checks that the entity can read the item that would be created, with every index key that
    /// its fields say.
    pub(super) fn check_new_item(&self) -> Result<(), Error> {
        let Some(key) = self.key.clone() else { return Ok(()) };
        let mut item = key_item(self.table, key);
        for values in [&self.set, &self.set_if_missing, &self.add] {
            item.extend(values.iter().map(|(name, value)| (name.to_string(), value.clone())));
        }
        for Action { path, change } in &self.actions {
            let value = match change {
                // An item that does not exist has no attribute to go into: DynamoDB refuses to create it.
                _ if !path.steps.is_empty() => return Ok(()),
                Change::Set(Term::Value(value))
                | Change::SetIfMissing(Term::Value(value))
                | Change::Append(Term::Value(value))
                | Change::Prepend(Term::Value(value))
                | Change::Add(value) => value.clone(),
                Change::Delete(_) | Change::Remove => continue,
                Change::Computed(computed) => match sum_of_values(computed) {
                    Some(value) => value,
                    None => return Ok(()),
                },
                // Nor has it another attribute that could be copied.
                _ => return Ok(()),
            };
            item.insert(path.root.to_string(), value);
        }
        let entity = self.entity.name;
        let expected = (self.code.check_new)(item.clone())
            .map_err(|reason| InvalidRequest::Incomplete { entity, reason })?;
        for (attribute, value) in expected {
            let name = name_of(self.table, attribute);
            if name.is_some_and(|name| item.get(name) != Some(&value.into())) {
                let key = attribute.index.unwrap_or_default();
                return Err(InvalidRequest::MissingIndexKey { entity, key }.into());
            }
        }
        Ok(())
    }
}
