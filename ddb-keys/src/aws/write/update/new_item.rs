//! The attributes that an item needs to be readable if an update creates it.

use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::AttributeValue;

use super::actions::{Action, Change};
use super::additions::sum_of_values;
use super::changes::{Changes, Whole, written};
use crate::aws::attribute::Term;
use crate::aws::item::encode::name_of;
use crate::aws::item::key::key_item;
use crate::aws::{Error, InvalidRequest, Item};

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
            if self.entity.primary_keeps(name) || self.sets(attribute) {
                self.change(attribute, Whole::Set(value))?;
            } else if self.keys_fed_by(field).next().is_some() && !self.is_written_alike(field) {
                self.unchanged.insert(attribute.into(), value);
            } else {
                // An item that exists may have more of the value than its key keeps.
                self.change(attribute, Whole::SetIfMissing(value))?;
            }
        }
        if let Some(attribute) = self.table.type_attribute {
            let name = AttributeValue::S(self.entity.name.to_string());
            self.change(attribute, Whole::Set(name))?;
        }
        // A new item needs the attributes that an existing one has already.
        for (attribute, value) in self.unchanged.clone() {
            self.change(attribute, Whole::Set(value))?;
        }
        Ok(())
    }

    /// Checks that the entity can read the item that would be created, with every index key that its fields say. Those that
    /// follow from the primary key are filled in.
    pub(super) fn check_new_item(&mut self) -> Result<(), Error> {
        let Some(item) = self.new_item() else { return Ok(()) };
        let expected =
            (self.code.check_new)(item.clone()).map_err(|reason| self.incomplete(reason))?;
        for (attribute, value) in expected {
            let Some(name) = name_of(self.table, attribute) else { continue };
            let value = AttributeValue::from(value);
            match item.get(name) {
                Some(stored) if *stored == value => {}
                None if self.follows_from_primary(attribute) => {
                    self.change(name, Whole::Set(value))?;
                }
                _ => {
                    return Err(match attribute.index {
                        Some(index) => self.missing_key(index),
                        // A part of the key that was given is computed otherwise.
                        None => self.disagreement(name),
                    });
                }
            }
        }
        Ok(())
    }

    /// The error of an item that the entity cannot read. No update can give what is behind a computed part of the primary key.
    fn incomplete(&self, reason: String) -> Error {
        let mut primary = self.entity.primary_attributes();
        let computed = primary.find_map(|key| self.computed_in(key, key.text()));
        let incomplete = InvalidRequest::Incomplete { entity: self.entity.name, reason };
        computed.unwrap_or_else(|| incomplete.into())
    }

    /// The item that would be created. `None` if DynamoDB works out a part of it, or refuses to create it.
    fn new_item(&self) -> Option<Item> {
        let mut item = key_item(self.table, self.key.clone()?);
        for (name, change) in &self.whole {
            if let Whole::Set(value) | Whole::SetIfMissing(value) | Whole::Add(value) = change {
                item.insert(name.to_string(), value.clone());
            }
        }
        for Action { path, change } in &self.actions {
            let value = match change {
                // An item that does not exist has no attribute to go into.
                _ if !path.steps.is_empty() => return None,
                Change::Set(Term::Value(value))
                | Change::SetIfMissing(Term::Value(value))
                | Change::Append(Term::Value(value))
                | Change::Prepend(Term::Value(value))
                | Change::Add(value) => value.clone(),
                Change::Delete(_) | Change::Remove => continue,
                Change::Computed(computed) => sum_of_values(computed)?,
                // Nor has it another attribute that could be copied.
                _ => return None,
            };
            item.insert(path.root.to_string(), value);
        }
        Some(item)
    }
}
