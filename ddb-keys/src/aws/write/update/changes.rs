//! What an update changes, and the update expression for it.

use alloc::borrow::ToOwned;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;

use super::actions::{Action, Change, Keyword};
use crate::aws::Error;
use crate::aws::InvalidRequest;
use crate::aws::KeyFields;
use crate::aws::attribute::{Path, Term};
use crate::aws::request::expression::Expression;
use crate::key::{Entity, IndexKeyOf};
use crate::schema::TableSchema;
use crate::schema::{EntitySchema, Field, IndexKeySchema, KeyAttribute, Source};

/// Whether a field's value meets the condition that an index key, by its name, sets for it.
type Meets = fn(&str, &str, &AttributeValue) -> Option<bool>;

/// The changes of one update, by attribute.
#[derive(Debug)]
pub(in crate::aws) struct Changes {
    pub(in crate::aws) table: &'static TableSchema,
    pub(in crate::aws) entity: &'static EntitySchema,
    pub(in crate::aws) meets: Meets,
    /// The fields of the primary key, which are checked and not written.
    primary: BTreeMap<&'static str, Result<AttributeValue, String>>,
    set: BTreeMap<String, AttributeValue>,
    add: BTreeMap<String, AttributeValue>,
    remove: BTreeSet<String>,
    /// Changes of typed attributes that are not in `set`, `add` and `remove`.
    actions: Vec<Action>,
    /// The fields that change.
    pub(in crate::aws) touched: Vec<Field>,
    /// The index keys that are set, and those that are removed.
    pub(in crate::aws) set_keys: Vec<&'static IndexKeySchema>,
    pub(in crate::aws) removed_keys: Vec<&'static IndexKeySchema>,
}

impl Changes {
    pub(in crate::aws) fn new<E: Entity>(
        table: &'static TableSchema,
        key: &impl KeyFields,
    ) -> Self {
        let mut primary = BTreeMap::new();
        key.each_field(&mut |name, value| {
            primary.insert(name, value);
        });
        Self {
            table,
            entity: E::SCHEMA,
            meets: E::meets,
            primary,
            set: BTreeMap::new(),
            add: BTreeMap::new(),
            remove: BTreeSet::new(),
            actions: Vec::new(),
            touched: Vec::new(),
            set_keys: Vec::new(),
            removed_keys: Vec::new(),
        }
    }

    pub(in crate::aws) fn set(
        &mut self,
        attribute: &str,
        value: AttributeValue,
    ) -> Result<(), Error> {
        let field = self.checked_field(attribute)?;
        self.touched.extend(field);
        // DynamoDB refuses NULL in a key: a raw key that is `None` is left out of the item.
        if matches!(value, AttributeValue::Null(_)) && field.is_some_and(|field| self.is_raw(field))
        {
            self.remove.insert(attribute.to_owned());
            return Ok(());
        }
        self.write(attribute, value)
    }

    /// Sets an attribute that is not a field: a token of this write.
    pub(in crate::aws) fn mark(&mut self, attribute: &str, token: AttributeValue) {
        self.set.insert(attribute.to_owned(), token);
    }

    pub(in crate::aws) fn add(
        &mut self,
        attribute: &str,
        value: AttributeValue,
    ) -> Result<(), Error> {
        let field = self.checked_field(attribute)?;
        if let Some(key) = field.and_then(|field| self.keys_fed_by(field).next()) {
            let (entity, attribute) = (self.entity.name, attribute.to_string());
            return Err(InvalidRequest::AddedToKeyPart { entity, attribute, key: key.name }.into());
        }
        match self.add.insert(attribute.to_owned(), value) {
            Some(_) => Err(self.disagreement(attribute)),
            None => Ok(()),
        }
    }

    pub(in crate::aws) fn remove(&mut self, attribute: &str) -> Result<(), Error> {
        let field = self.checked_field(attribute)?;
        self.touched.extend(field);
        self.remove.insert(attribute.to_owned());
        Ok(())
    }

    /// Changes a typed attribute, or something inside of one.
    pub(in crate::aws) fn act(&mut self, action: Action) -> Result<(), Error> {
        let Action { path, change } = action;
        let change = match (path.steps.is_empty(), change) {
            (true, Change::Set(Term::Value(value))) => return self.set(&path.root, value),
            (true, Change::Set(Term::Skipped(_)) | Change::Remove) => {
                return self.remove(&path.root);
            }
            (true, Change::Add(value)) => return self.add(&path.root, value),
            (false, Change::Set(Term::Skipped(_))) => Change::Remove,
            (_, Change::SetIfMissing(Term::Skipped(_))) => return Ok(()),
            (_, change) => change,
        };
        self.touched.extend(self.checked_field(&path.root)?);
        self.actions.push(Action { path, change });
        Ok(())
    }

    /// Refuses two changes of one path, and a change within what another one changes.
    fn require_apart(&self) -> Result<(), Error> {
        let whole = self.set.keys().chain(self.add.keys()).chain(&self.remove);
        let whole: Vec<_> = whole.map(|name| Path::of(name.clone())).collect();
        for (n, Action { path, .. }) in self.actions.iter().enumerate() {
            let others = self.actions.iter().take(n).map(|action| &action.path);
            if let Some(other) = others.chain(&whole).find(|other| other.overlaps(path)) {
                let paths = [other.to_string(), path.to_string()];
                let entity = self.entity.name;
                return Err(InvalidRequest::OverlappingChanges { entity, paths }.into());
            }
        }
        Ok(())
    }

    /// Sets an index key as a whole: what its templates write, and the fields behind them.
    pub(in crate::aws) fn set_index<E: Entity, K: IndexKeyOf<E> + KeyFields>(
        &mut self,
        key: &K,
    ) -> Result<(), Error> {
        let mut fields = Vec::new();
        key.each_field(&mut |name, value| fields.push((name, value)));
        for (name, value) in fields {
            self.set_field(name, written(name, value)?)?;
        }
        let table = self.table;
        let mut outcome = Ok(());
        key.each_index_value(&mut |attribute, value| {
            if outcome.is_ok()
                && let Some(name) = template_attribute(table, attribute)
            {
                outcome = self.write(name, value.into());
            }
        })?;
        outcome?;
        self.set_keys.push(K::SCHEMA);
        Ok(())
    }

    /// Sets a field of an index key. One that the primary key has, too, is only checked, unless
    /// the primary key keeps less than the whole of it.
    fn set_field(&mut self, name: &str, value: AttributeValue) -> Result<(), Error> {
        if let Some(given) = self.primary.get(name) {
            if given.as_ref() != Ok(&value) {
                return Err(self.disagreement(name));
            }
            if self.entity.primary_keeps(name) {
                return Ok(());
            }
        }
        let Some(field) = self.field_named(name) else { return Ok(()) };
        self.touched.push(field);
        self.write(field.attribute, value)
    }

    /// Removes an index key as a whole: what its templates wrote, and the optional fields behind
    /// them.
    pub(in crate::aws) fn remove_index(&mut self, key: &'static IndexKeySchema) {
        for name in key.optional_fields() {
            let Some(field) = self.field_named(name) else { continue };
            self.touched.push(field);
            self.remove.insert(field.attribute.to_owned());
        }
        self.removed_keys.push(key);
    }

    /// What an item that the update creates must carry to be read again.
    pub(in crate::aws) fn create(&mut self) -> Result<(), Error> {
        for (name, value) in self.primary.clone() {
            let Some(field) = self.field_named(name) else { continue };
            if field.attribute == self.table.pk || Some(field.attribute) == self.table.sk {
                continue;
            }
            // An item that is there already may have more of the value than its key has kept.
            if !self.entity.primary_keeps(name) {
                self.touched.push(field);
            }
            self.write(field.attribute, written(name, value)?)?;
        }
        if let Some(attribute) = self.table.type_attribute {
            self.write(attribute, AttributeValue::S(self.entity.name.to_string()))?;
        }
        self.require_index_keys()
    }

    /// Whether there is nothing to change.
    pub(in crate::aws) fn is_empty(&self) -> bool {
        self.set.is_empty()
            && self.add.is_empty()
            && self.remove.is_empty()
            && self.actions.is_empty()
            && self.removed_keys.is_empty()
    }

    /// Checks that nothing goes stale, and writes the update expression.
    pub(in crate::aws) fn finish(mut self, expression: &mut Expression) -> Result<String, Error> {
        self.require_covered()?;
        self.require_truth()?;
        for key in self.removed_keys.clone() {
            let own = self.templates_of_only(key);
            self.require_gone(key, &own)?;
            self.remove.extend(own.into_iter().map(ToOwned::to_owned));
        }
        let twice = |name: &&String| self.set.contains_key(*name) || self.add.contains_key(*name);
        let twice = self.remove.iter().find(twice);
        if let Some(name) =
            twice.or_else(|| self.add.keys().find(|name| self.set.contains_key(*name)))
        {
            return Err(self.disagreement(name));
        }
        self.require_apart()?;
        Ok(self.into_text(expression)?)
    }

    fn into_text(self, expression: &mut Expression) -> Result<String, InvalidRequest> {
        let mut changes = Vec::new();
        for (name, value) in self.set {
            let (name, value) = (expression.own_name(&name), expression.own_value(value));
            changes.push((Keyword::Set, format!("{name} = {value}")));
        }
        for (name, value) in self.add {
            let (name, value) = (expression.own_name(&name), expression.own_value(value));
            changes.push((Keyword::Add, format!("{name} {value}")));
        }
        for name in self.remove {
            changes.push((Keyword::Remove, expression.own_name(&name).into_owned()));
        }
        for action in &self.actions {
            changes.push(action.render(expression)?);
        }
        let keywords = [
            ("SET ", Keyword::Set),
            ("ADD ", Keyword::Add),
            ("REMOVE ", Keyword::Remove),
            ("DELETE ", Keyword::Delete),
        ];
        let mut text = String::new();
        for (word, keyword) in keywords {
            let of_keyword = changes.iter().filter(|(of, _)| *of == keyword);
            for (n, (_, change)) in of_keyword.enumerate() {
                let before = match n {
                    0 if text.is_empty() => "",
                    0 => " ",
                    _ => ", ",
                };
                text.push_str(before);
                text.push_str(if n == 0 { word } else { "" });
                text.push_str(change);
            }
        }
        Ok(text)
    }

    /// The value that a field has after the update, as far as the update says; NULL where it is
    /// removed.
    pub(in crate::aws) fn value_after(&self, field: Field) -> Option<AttributeValue> {
        if self.remove.contains(field.attribute) {
            return Some(AttributeValue::Null(true));
        }
        if let Some(value) = self.set.get(field.attribute) {
            return Some(value.clone());
        }
        let given = self.primary.get(field.name)?.as_ref().ok()?;
        self.entity.primary_keeps(field.name).then(|| given.clone())
    }

    pub(in crate::aws) fn field_named(&self, name: &str) -> Option<Field> {
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
        InvalidRequest::Disagreement { entity, attribute }.into()
    }
}

fn written(name: &str, value: Result<AttributeValue, String>) -> Result<AttributeValue, Error> {
    value.map_err(|reason| InvalidRequest::Value { name: name.to_string(), reason }.into())
}

pub(in crate::aws) fn is_template(attribute: &KeyAttribute) -> bool {
    matches!(attribute.source, Source::Template { .. })
}

/// The table's name for an attribute that a template writes.
pub(in crate::aws) fn template_attribute(
    table: &'static TableSchema,
    attribute: &KeyAttribute,
) -> Option<&'static str> {
    if is_template(attribute) { table.attribute_at(attribute.place) } else { None }
}
