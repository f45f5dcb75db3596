//! What an update changes, and the rules that keep index keys whole and true to the item.

use alloc::borrow::ToOwned;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;

use super::Error;
use super::expression::Expression;
use super::key_fields::KeyFields;
use super::refused::RefusedRequest;
use crate::keys::{
    Entity, EntitySchema, Field, IndexKeyOf, IndexKeySchema, KeyAttribute, Segment, Source,
};
use crate::table::TableSchema;

/// The changes of one update, by attribute.
#[derive(Debug)]
pub(super) struct Changes {
    table: &'static TableSchema,
    entity: &'static EntitySchema,
    /// The fields of the primary key, which are checked and not written.
    primary: BTreeMap<&'static str, AttributeValue>,
    set: BTreeMap<String, AttributeValue>,
    add: BTreeMap<String, AttributeValue>,
    remove: BTreeSet<String>,
    /// The fields that change.
    touched: Vec<Field>,
    /// The index keys that are set, and those that are removed.
    set_keys: Vec<&'static IndexKeySchema>,
    removed_keys: Vec<&'static IndexKeySchema>,
}

impl Changes {
    pub(super) fn new(
        table: &'static TableSchema,
        entity: &'static EntitySchema,
        key: &impl KeyFields,
    ) -> Result<Self, Error> {
        let mut changes = Self {
            table,
            entity,
            primary: BTreeMap::new(),
            set: BTreeMap::new(),
            add: BTreeMap::new(),
            remove: BTreeSet::new(),
            touched: Vec::new(),
            set_keys: Vec::new(),
            removed_keys: Vec::new(),
        };
        changes.primary = fields_of(key)?.into_iter().collect();
        Ok(changes)
    }

    pub(super) fn set(&mut self, attribute: &str, value: AttributeValue) -> Result<(), Error> {
        self.touch(attribute)?;
        self.write(attribute, value)
    }

    pub(super) fn add(&mut self, attribute: &str, value: AttributeValue) -> Result<(), Error> {
        let field = self.checked_field(attribute)?;
        if let Some(key) = field.and_then(|field| self.keys_fed_by(field).next()) {
            let (entity, attribute) = (self.entity.name, attribute.to_string());
            return Err(RefusedRequest::AddedToKeyPart { entity, attribute, key: key.name }.into());
        }
        self.add.insert(attribute.to_owned(), value);
        Ok(())
    }

    pub(super) fn remove(&mut self, attribute: &str) -> Result<(), Error> {
        self.touch(attribute)?;
        self.remove.insert(attribute.to_owned());
        Ok(())
    }

    /// Sets an index key as a whole: what its templates write, and the fields behind them.
    pub(super) fn set_index<E: Entity, K: IndexKeyOf<E> + KeyFields>(
        &mut self,
        key: &K,
    ) -> Result<(), Error> {
        for (name, value) in fields_of(key)? {
            match (self.primary.get(name), self.field_named(name)) {
                (Some(given), _) if *given != value => return Err(self.disagreement(name)),
                (None, Some(field)) => {
                    self.touched.push(field);
                    self.write(field.attribute, value)?;
                }
                _ => {}
            }
        }
        let table = self.table;
        let mut written = Ok(());
        key.each_index_value(&mut |attribute, value| {
            if written.is_ok()
                && let Some(name) = template_attribute(table, attribute)
            {
                written = self.write(name, value.into());
            }
        })?;
        written?;
        self.set_keys.push(K::SCHEMA);
        Ok(())
    }

    /// Removes an index key as a whole: what its templates wrote, and the optional fields behind them.
    pub(super) fn remove_index(&mut self, key: &'static IndexKeySchema) -> Result<(), Error> {
        for name in key.optional {
            if let Some(field) = self.field_named(name) {
                self.touched.push(field);
                self.remove.insert(field.attribute.to_owned());
            }
        }
        self.removed_keys.push(key);
        Ok(())
    }

    /// What an item that the update creates must carry to be read again.
    pub(super) fn create(&mut self) -> Result<(), Error> {
        let fields: Vec<_> =
            self.primary.iter().map(|(name, value)| (*name, value.clone())).collect();
        for (name, value) in fields {
            let Some(field) = self.field_named(name) else { continue };
            if field.attribute != self.table.pk && Some(field.attribute) != self.table.sk {
                self.write(field.attribute, value)?;
            }
        }
        if let Some(attribute) = self.table.type_attribute {
            self.write(attribute, AttributeValue::S(self.entity.name.to_string()))?;
        }
        let entity = self.entity;
        let always = entity.indexes.iter().find(|key| {
            key.optional.is_empty()
                && key.when.is_empty()
                && key.own_attributes().any(is_template)
                && !self.covers(key.index)
        });
        match always {
            Some(key) => {
                Err(RefusedRequest::MissingIndexKey { entity: entity.name, key: key.name }.into())
            }
            None => Ok(()),
        }
    }

    /// Whether there is nothing to change.
    pub(super) fn is_empty(&self) -> bool {
        self.set.is_empty()
            && self.add.is_empty()
            && self.remove.is_empty()
            && self.removed_keys.is_empty()
    }

    /// Checks that nothing goes stale, and writes the update expression.
    pub(super) fn finish(mut self, expression: &mut Expression) -> Result<String, Error> {
        for field in &self.touched {
            if let Some(key) = self.keys_fed_by(*field).find(|key| !self.covers(key.index)) {
                let (entity, attribute) = (self.entity.name, field.attribute.to_string());
                return Err(
                    RefusedRequest::IndexKeyPart { entity, attribute, key: key.name }.into()
                );
            }
        }
        for key in self.removed_keys.clone() {
            self.remove_templates(key)?;
        }
        if let Some(both) = self
            .remove
            .iter()
            .find(|name| self.set.contains_key(*name) || self.add.contains_key(*name))
        {
            return Err(self.disagreement(both));
        }
        if let Some(both) = self.add.keys().find(|name| self.set.contains_key(*name)) {
            return Err(self.disagreement(both));
        }
        let set = self.set.into_iter().map(|(name, value)| {
            format!("{} = {}", expression.own_name(&name), expression.own_value(value))
        });
        let set = set.collect::<Vec<_>>();
        let add = self.add.into_iter().map(|(name, value)| {
            format!("{} {}", expression.own_name(&name), expression.own_value(value))
        });
        let add = add.collect::<Vec<_>>();
        let remove = self.remove.iter().map(|name| expression.own_name(name)).collect::<Vec<_>>();
        let clauses = [("SET", set), ("ADD", add), ("REMOVE", remove)];
        let clauses = clauses.iter().filter(|(_, changes)| !changes.is_empty());
        let text = clauses.map(|(word, changes)| format!("{word} {}", changes.join(", ")));
        Ok(text.collect::<Vec<_>>().join(" "))
    }

    /// Removes what only this key's templates wrote; what another key writes, too, stays.
    fn remove_templates(&mut self, key: &'static IndexKeySchema) -> Result<(), Error> {
        let not_removable =
            || RefusedRequest::NotRemovable { entity: self.entity.name, key: key.name }.into();
        let decided =
            key.when.iter().any(|name| self.touched.iter().any(|field| field.name == *name));
        if key.optional.is_empty() && !decided {
            return Err(not_removable());
        }
        let stays = |name: &str| {
            let others = self.entity.indexes.iter().filter(|other| {
                other.index != key.index
                    && !self.removed_keys.iter().any(|removed| removed.index == other.index)
            });
            let mut written = others.flat_map(IndexKeySchema::own_attributes);
            written.any(|attribute| template_attribute(self.table, attribute) == Some(name))
        };
        let names: Vec<_> = key
            .own_attributes()
            .filter_map(|attribute| template_attribute(self.table, attribute))
            .collect();
        let (shared, own): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| stays(name));
        if own.is_empty()
            && !shared.is_empty()
            && !key.own_attributes().any(|attribute| !is_template(attribute))
        {
            return Err(not_removable());
        }
        self.remove.extend(own.into_iter().map(ToOwned::to_owned));
        Ok(())
    }

    fn touch(&mut self, attribute: &str) -> Result<(), Error> {
        let field = self.checked_field(attribute)?;
        self.touched.extend(field);
        Ok(())
    }

    /// The field behind an attribute, unless no update may change it.
    fn checked_field(&self, attribute: &str) -> Result<Option<Field>, Error> {
        let entity = self.entity;
        let field = entity.fields.iter().copied().find(|field| field.attribute == attribute);
        let is_key = attribute == self.table.pk || Some(attribute) == self.table.sk;
        if field.is_none() && !is_key && !entity.flattened {
            let (entity, attribute) = (entity.name, attribute.to_string());
            return Err(RefusedRequest::UnknownAttribute { entity, attribute }.into());
        }
        let fed = [Some(entity.pk), entity.sk].into_iter().flatten().find(|key| {
            let name = self.table.attribute_at(key.place);
            name == Some(attribute) || field.is_some_and(|field| feeds(key, field))
        });
        match fed {
            Some(key) => Err(RefusedRequest::PrimaryKeyPart {
                entity: entity.name,
                attribute: attribute.to_string(),
                key: format!("`{}`", key.source),
            }
            .into()),
            None => Ok(field),
        }
    }

    /// The index keys with a template, or a condition, that a field stands in.
    fn keys_fed_by(&self, field: Field) -> impl Iterator<Item = &'static IndexKeySchema> + use<> {
        self.entity.indexes.iter().filter(move |key| {
            key.when.contains(&field.name)
                || key
                    .own_attributes()
                    .any(|attribute| is_template(attribute) && feeds(attribute, field))
        })
    }

    fn covers(&self, index: &str) -> bool {
        self.set_keys.iter().chain(&self.removed_keys).any(|key| key.index == index)
    }

    fn field_named(&self, name: &str) -> Option<Field> {
        self.entity.fields.iter().copied().find(|field| field.name == name)
    }

    fn write(&mut self, attribute: &str, value: AttributeValue) -> Result<(), Error> {
        match self.set.get(attribute) {
            Some(other) if *other != value => Err(self.disagreement(attribute)),
            Some(_) => Ok(()),
            None => {
                self.set.insert(attribute.to_owned(), value);
                Ok(())
            }
        }
    }

    fn disagreement(&self, attribute: &str) -> Error {
        let (entity, attribute) = (self.entity.name, attribute.to_string());
        RefusedRequest::Disagreement { entity, attribute }.into()
    }
}

fn fields_of(key: &impl KeyFields) -> Result<Vec<(&'static str, AttributeValue)>, Error> {
    let mut fields = Vec::new();
    let mut failed = None;
    key.each_field(&mut |name, value| match value {
        Ok(value) => fields.push((name, value)),
        Err(reason) => {
            failed.get_or_insert(RefusedRequest::Value { name: name.to_string(), reason });
        }
    });
    match failed {
        Some(refused) => Err(refused.into()),
        None => Ok(fields),
    }
}

fn is_template(attribute: &KeyAttribute) -> bool {
    matches!(attribute.source, Source::Template { .. })
}

/// The table's name for an attribute that a template writes.
fn template_attribute(
    table: &'static TableSchema,
    attribute: &KeyAttribute,
) -> Option<&'static str> {
    if is_template(attribute) { table.attribute_at(attribute.place) } else { None }
}

/// Whether a key attribute is made from a field.
fn feeds(attribute: &KeyAttribute, field: Field) -> bool {
    match attribute.source {
        Source::Raw { field: name, .. } => name == field.name,
        Source::Template { segments, .. } => segments
            .iter()
            .any(|segment| matches!(segment, Segment::Part(part) if part.field == field.name)),
    }
}
