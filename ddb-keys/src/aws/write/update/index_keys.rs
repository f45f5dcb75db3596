//! The rules that keep index keys whole and true to the item while parts of it change.

use alloc::string::ToString;
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;

use super::changes::{Changes, RemovedKey, Whole, template_attribute};
use crate::aws::{Error, InvalidRequest};
use crate::schema::{Field, IndexKeySchema, KeyAttribute};

/// Whether an item has an index key after the update.
#[derive(Clone, Copy, PartialEq, Eq)]
enum KeyAfter {
    Present,
    Absent,
    /// The update does not say what the key, or its condition, depends on.
    Unknown(&'static str),
}

impl Changes {
    /// The field behind an attribute, unless no update may change it.
    pub(super) fn checked_field(&self, attribute: &str) -> Result<Option<Field>, Error> {
        let entity = self.entity;
        let field = entity.fields.iter().copied().find(|field| field.attribute == attribute);
        let is_key = attribute == self.table.pk || Some(attribute) == self.table.sk;
        let is_others_ttl = entity.ttl.is_none() && self.table.ttl_attribute() == Some(attribute);
        let is_taken =
            entity.reads_attribute(attribute) || self.table.adds(attribute) || is_others_ttl;
        let is_free = entity.flattened && !is_taken;
        // A part of the primary key may be in the key only.
        let name = field.map_or(attribute, |field| field.name);
        let fed = entity
            .primary_attributes()
            .find(|key| self.table.attribute_at(key) == Some(attribute) || key.has_field(name));
        if fed.is_none() && self.is_unique(attribute) {
            return Err(self.unique_value(attribute));
        }
        let (entity, attribute) = (entity.name, attribute.to_string());
        match fed {
            Some(key) => {
                Err(InvalidRequest::PrimaryKeyPart { entity, attribute, key: key.text() }.into())
            }
            None if field.is_none() && !is_key && !is_free => {
                Err(InvalidRequest::UnknownAttribute { entity, attribute }.into())
            }
            None => Ok(field),
        }
    }

    /// Whether a unique value is made from an attribute.
    fn is_unique(&self, attribute: &str) -> bool {
        self.entity.unique_fields().any(|field| field.attribute == attribute)
    }

    fn unique_value(&self, attribute: &str) -> Error {
        let (entity, attribute) = (self.entity.name, attribute.to_string());
        InvalidRequest::UniqueValue { entity, attribute }.into()
    }

    /// Returns whether a field is a raw key attribute of an index.
    pub(super) fn is_raw(&self, field: Field) -> bool {
        let mut keys = self.entity.key_attributes();
        keys.any(|key| !key.source.is_template() && key.has_field(field.name))
    }

    /// The index keys that must be given as a whole when a field changes: those with a template
    /// or a condition that uses it, and those whose templates are written only if it is there.
    pub(super) fn keys_fed_by(
        &self,
        field: Field,
    ) -> impl Iterator<Item = &'static IndexKeySchema> + use<> {
        self.entity.indexes.iter().filter(move |key| {
            let templates = || key.own_attributes().filter(|part| part.source.is_template());
            let has_templates = templates().next().is_some();
            key.when.contains(&field.name)
                || templates().any(|template| template.has_field(field.name))
                || (has_templates && key.optional_fields().any(|name| name == field.name))
        })
    }

    /// Every index that a changed field feeds is given as a whole.
    pub(super) fn require_covered(&self) -> Result<(), Error> {
        for field in &self.touched {
            if let Some(key) = self.keys_fed_by(*field).find(|key| !self.covers(key.index)) {
                let (entity, attribute) = (self.entity.name, field.attribute.to_string());
                let part = InvalidRequest::IndexKeyPart { entity, attribute, key: key.name };
                return Err(self.computed_in_index(key).unwrap_or_else(|| part.into()));
            }
        }
        Ok(())
    }

    /// In each index whose key the update sets or removes, the item then has the key that its fields determine,
    /// or none.
    pub(super) fn require_truth(&self) -> Result<(), Error> {
        self.given_keys().try_for_each(|key| self.require_truth_in(key.index))
    }

    fn require_truth_in(&self, index: &str) -> Result<(), Error> {
        let entity = self.entity.name;
        for key in self.entity.indexes.iter().filter(|key| key.index == index) {
            let is_set = self.set_keys.iter().any(|set| set.schema == key);
            return match self.key_after(key) {
                KeyAfter::Present if is_set => Ok(()),
                KeyAfter::Absent if is_set => {
                    Err(InvalidRequest::NotApplicable { entity, key: key.name }.into())
                }
                KeyAfter::Absent => continue,
                KeyAfter::Unknown(field) if key.when.contains(&field) => {
                    Err(InvalidRequest::Undecided { entity, key: key.name, field }.into())
                }
                _ if self.removed_keys.iter().any(|removed| removed.schema == key) => {
                    Err(InvalidRequest::NotRemovable { entity, key: key.name }.into())
                }
                _ => Err(InvalidRequest::MissingIndexKey { entity, key: key.name }.into()),
            };
        }
        Ok(())
    }

    /// Returns whether the item has an index key after the update, by its conditions and its optional fields.
    fn key_after(&self, key: &'static IndexKeySchema) -> KeyAfter {
        let mut after = KeyAfter::Present;
        for field in key.optional_fields() {
            match self.value_named(field) {
                Some(AttributeValue::Null(_)) => return KeyAfter::Absent,
                Some(_) => {}
                None => after = KeyAfter::Unknown(field),
            }
        }
        for &field in key.when {
            match self.meets(key, field) {
                Some(false) => return KeyAfter::Absent,
                Some(true) => {}
                None => after = KeyAfter::Unknown(field),
            }
        }
        after
    }

    /// An item that might be created gets every index key that it must have, unless it follows from the primary key.
    pub(super) fn require_index_keys(&self) -> Result<(), Error> {
        let missing = self.entity.indexes.iter().find(|key| {
            let mut templates = key.own_attributes().filter(|part| part.source.is_template());
            always_has(key)
                && !self.covers(key.index)
                && templates.any(|template| {
                    !self.follows_from_primary(template) && !self.sets_template(template)
                })
        });
        missing.map_or(Ok(()), |key| Err(self.missing_key(key.name)))
    }

    /// The error of an item without one of its index keys.
    pub(super) fn missing_key(&self, name: &'static str) -> Error {
        let key = self.entity.indexes.iter().find(|key| [key.name, key.index].contains(&name));
        let missing = InvalidRequest::MissingIndexKey { entity: self.entity.name, key: name };
        key.and_then(|key| self.computed_in_index(key)).unwrap_or_else(|| missing.into())
    }

    /// The error of giving an index key with a part that is computed.
    pub(super) fn computed_in_index(&self, key: &IndexKeySchema) -> Option<Error> {
        key.own_attributes().find_map(|attribute| self.computed_in(attribute, key.name))
    }

    /// The error of giving a key attribute with a part that is computed, which only a whole item can tell.
    pub(super) fn computed_in(&self, of: &KeyAttribute, key: &'static str) -> Option<Error> {
        let part = of.source.parts().find(|part| !part.computed_from.is_empty())?;
        let (entity, part) = (self.entity.name, part.field);
        Some(InvalidRequest::ComputedPart { entity, key, part }.into())
    }

    /// Decides for each field of the index keys that are set whether it changes.
    ///
    /// If the update sets one of a key's fields by itself, the key's other fields are only restated:
    /// they must be as they are stored, and are not written. Otherwise all of them are written, except
    /// fields of the primary key. A key may have been parsed, and then has less of such a field than the item.
    pub(super) fn settle_set_keys(&mut self) -> Result<(), Error> {
        let changed: Vec<&str> = self.touched.iter().map(|field| field.attribute).collect();
        let is_changed = |attribute: &str| changed.contains(&attribute);
        let mut restated = Vec::new();
        let mut written = Vec::new();
        for key in &self.set_keys {
            let partly = key.fields.iter().any(|(field, _)| is_changed(field.attribute));
            for (field, value) in &key.fields {
                let is_primary = self.of_primary(field.name).is_some();
                if is_primary && self.is_written_alike(*field) {
                    continue;
                }
                let is_own = is_primary || self.is_unique(field.attribute);
                let is_kept = is_own || (partly && !is_changed(field.attribute));
                let list = if is_kept { &mut restated } else { &mut written };
                list.push((*field, value.clone()));
            }
        }
        for (field, value) in &restated {
            if self
                .unchanged
                .insert(field.attribute.into(), value.clone())
                .is_some_and(|other| other != *value)
            {
                return Err(self.disagreement(field.attribute));
            }
        }
        for (field, value) in written {
            match self.unchanged.get(field.attribute) {
                Some(other) if *other == value => {}
                Some(_) => return Err(self.disagreement(field.attribute)),
                None => {
                    self.touched.push(field);
                    self.change(field.attribute, Whole::Set(value))?;
                }
            }
        }
        Ok(())
    }

    /// Removes the optional fields of the index keys that are removed: those that the update names,
    /// or all of them if it names none and no condition of the key is false. A key that is `None` names none of several, and may be
    /// `None` because of a condition.
    pub(super) fn settle_removed_keys(&mut self) -> Result<(), Error> {
        let named = self.whole.clone();
        let is_named = |field: &Field| match named.get(field.attribute) {
            Some(Whole::Remove) => true,
            Some(Whole::Set(value)) => value.is_null(),
            _ => false,
        };
        for RemovedKey { schema: key, by_name } in self.removed_keys.clone() {
            // Every write sets the time of the last one.
            let is_kept =
                |name: &&str| self.entity.updated.is_some_and(|field| field.name == *name);
            let optional: Vec<_> = key.optional_fields().filter(|name| !is_kept(name)).collect();
            let fields: Vec<Field> =
                optional.iter().filter_map(|name| self.field_named(name)).collect();
            if fields.iter().any(is_named) || self.is_ruled_out(key) {
                continue;
            }
            let is_unclear = optional.len() > 1 || !key.when.is_empty();
            if let [first, ..] = fields.as_slice()
                && is_unclear
                && !by_name
            {
                let (entity, field) = (self.entity.name, first.attribute);
                return Err(InvalidRequest::UnclearIndexKey { entity, key: key.name, field }.into());
            }
            for field in fields {
                let stays =
                    self.sets(field.attribute) || self.unchanged.contains_key(field.attribute);
                if !stays && self.is_unique(field.attribute) {
                    return Err(self.unique_value(field.attribute));
                }
                if !stays {
                    self.touched.push(field);
                    self.empty(field)?;
                }
            }
        }
        Ok(())
    }

    /// Returns whether the update sets a field so that a condition of the key is false.
    fn is_ruled_out(&self, key: &'static IndexKeySchema) -> bool {
        key.when.iter().any(|&field| self.meets(key, field) == Some(false))
    }

    /// Returns whether a field meets its condition of the key after the update. `None` if the update does not tell.
    fn meets(&self, key: &'static IndexKeySchema, field: &'static str) -> Option<bool> {
        self.value_named(field).and_then(|value| (self.code.meets)(key.name, field, &value))
    }

    /// The value of a field after the update, if the update, or the primary key, tells it.
    fn value_named(&self, field: &str) -> Option<AttributeValue> {
        match self.field_named(field) {
            Some(field) => self.value_after(field),
            None => self.kept_by_primary(field),
        }
    }

    /// Makes an optional field `None`: removes it, or stores NULL if serde would give a missing one a value.
    fn empty(&mut self, field: Field) -> Result<(), Error> {
        let (attribute, null) = (field.attribute, AttributeValue::Null(true));
        if (self.code.default_of)(attribute).is_some() && !self.is_raw(field) {
            return self.change(attribute, Whole::Set(null));
        }
        self.require_default(attribute, &null)?;
        self.change(attribute, Whole::Remove)
    }

    /// Removes what the templates of a removed key wrote. An attribute that another index key
    /// writes, too, stays; that key must then be present.
    pub(super) fn remove_templates(
        &mut self,
        key: &'static IndexKeySchema,
        present: &mut Vec<&'static str>,
    ) -> Result<(), Error> {
        if self.set_keys.iter().any(|set| set.schema.index == key.index) {
            // Another key of the index takes its place, and its attributes.
            return Ok(());
        }
        let mut own: Vec<_> = self.templates_of(key).collect();
        let is_optional = key.optional_fields().next().is_some();
        let staying = self.entity.indexes.iter().filter(|other| !self.goes(other));
        for other in staying {
            let shared: Vec<_> =
                self.templates_of(other).filter(|name| own.contains(name)).collect();
            if shared.is_empty() {
                continue;
            }
            own.retain(|name| !shared.contains(name));
            if always_has(other) || self.set_keys.iter().any(|set| set.schema == other) {
                continue;
            }
            let evidence = self.evidence_of(other, key);
            if evidence.is_empty() {
                let (entity, key) = (self.entity.name, key.name);
                return Err(InvalidRequest::NotRemovable { entity, key }.into());
            }
            present.extend(evidence);
        }
        if !is_optional && own.is_empty() {
            let (entity, key) = (self.entity.name, key.name);
            return Err(InvalidRequest::NotRemovable { entity, key }.into());
        }
        own.retain(|name| !self.sets(name));
        own.into_iter().try_for_each(|name| self.change(name, Whole::Remove))
    }

    /// Attributes that exist exactly while an index key is present, regardless of other keys.
    fn evidence_of(
        &self,
        key: &'static IndexKeySchema,
        other: &'static IndexKeySchema,
    ) -> Vec<&'static str> {
        let others: Vec<_> = self.templates_of(other).collect();
        self.templates_of(key).filter(|name| !others.contains(name)).collect()
    }

    /// The attributes that an index key's templates write, without the table's own key and the type.
    fn templates_of(
        &self,
        key: &'static IndexKeySchema,
    ) -> impl Iterator<Item = &'static str> + use<> {
        let table = self.table;
        key.own_attributes()
            .filter_map(move |attribute| template_attribute(table, attribute))
            .filter(move |name| {
                *name != table.pk && ![table.sk, table.type_attribute].contains(&Some(*name))
            })
    }

    /// Whether the update takes an index key away.
    fn goes(&self, key: &IndexKeySchema) -> bool {
        self.removed_keys.iter().any(|removed| removed.schema.index == key.index)
            && !self.set_keys.iter().any(|set| set.schema.index == key.index)
    }

    /// The index keys that the update sets or removes.
    fn given_keys(&self) -> impl Iterator<Item = &'static IndexKeySchema> {
        self.set_keys
            .iter()
            .map(|set| set.schema)
            .chain(self.removed_keys.iter().map(|removed| removed.schema))
    }

    pub(super) fn covers(&self, index: &str) -> bool {
        self.given_keys().any(|key| key.index == index)
    }
}

/// Whether every item of the entity has an index key.
pub(super) fn always_has(key: &IndexKeySchema) -> bool {
    key.when.is_empty() && key.optional_fields().next().is_none()
}
