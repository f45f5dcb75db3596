//! The changes of an update.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;

use super::actions::{Action, Change};
use super::entity_code::EntityCode;
use crate::aws::Error;
use crate::aws::InvalidRequest;
use crate::aws::KeyFields;
use crate::aws::attribute::{AttributeType, Clause, Term};
use crate::key::{Entity, IndexKeyOf, Key};
use crate::schema::{EntitySchema, Field, IndexKeySchema, KeyAttribute, TableSchema};

/// The name of an attribute.
pub(super) type Name = Cow<'static, str>;

/// The changes of one update, by attribute.
#[derive(Debug)]
pub(in crate::aws) struct Changes {
    pub(super) table: &'static TableSchema,
    pub(super) entity: &'static EntitySchema,
    pub(super) code: EntityCode,
    /// The primary key; `None` if it could not be built.
    pub(super) key: Option<Key>,
    /// The fields of the primary key, which are checked and not written.
    pub(super) primary: Vec<(&'static str, Result<AttributeValue, String>)>,
    pub(super) set: BTreeMap<Name, AttributeValue>,
    /// Attributes that are set only if the item does not have them.
    pub(super) set_if_missing: BTreeMap<Name, AttributeValue>,
    /// Attributes that do not change, with the values that they must have.
    pub(super) unchanged: BTreeMap<Name, AttributeValue>,
    pub(super) add: BTreeMap<Name, AttributeValue>,
    pub(super) remove: BTreeSet<Name>,
    /// The values that serde stores by leaving the attribute out, which is removed.
    pub(super) left_out: BTreeMap<Name, AttributeValue>,
    /// Changes of typed attributes that are not in `set`, `add` and `remove`.
    pub(super) actions: Vec<Action>,
    /// Attributes that the caller sets or removes by name.
    pub(super) given: Vec<Name>,
    /// Attributes that must not exist.
    pub(super) absent: BTreeSet<Name>,
    /// Conditions under which sums stay in the ranges of their fields.
    pub(super) guards: Vec<Clause>,
    /// The fields that change.
    pub(super) touched: Vec<Field>,
    /// The index keys that are set, with their fields, and those that are removed.
    pub(super) set_keys: Vec<SetKey>,
    pub(super) removed_keys: Vec<&'static IndexKeySchema>,
}

/// An index key that an update sets.
#[derive(Debug)]
pub(super) struct SetKey {
    pub(super) schema: &'static IndexKeySchema,
    pub(super) fields: Vec<(Field, AttributeValue)>,
}

impl Changes {
    pub(in crate::aws) fn new<E: Entity>(
        table: &'static TableSchema,
        code: EntityCode,
        key: Option<Key>,
        fields: &impl KeyFields,
    ) -> Box<Self> {
        let mut primary = Vec::new();
        fields.each_field(&mut |name, value| primary.push((name, value)));
        // Updates are moved with each method, and the changes are large.
        Box::new(Self {
            table,
            entity: E::SCHEMA,
            code,
            key,
            primary,
            set: BTreeMap::new(),
            set_if_missing: BTreeMap::new(),
            unchanged: BTreeMap::new(),
            add: BTreeMap::new(),
            remove: BTreeSet::new(),
            left_out: BTreeMap::new(),
            actions: Vec::new(),
            given: Vec::new(),
            absent: BTreeSet::new(),
            guards: Vec::new(),
            touched: Vec::new(),
            set_keys: Vec::new(),
            removed_keys: Vec::new(),
        })
    }

    /// Sets an attribute to a value that the caller has serialized, as any serializer would.
    pub(in crate::aws) fn set_text(
        &mut self,
        attribute: &str,
        value: AttributeValue,
    ) -> Result<(), Error> {
        if self.code.serde.written_by_function.contains(&attribute) {
            let (entity, attribute) = (self.entity.name, attribute.to_string());
            return Err(InvalidRequest::WrittenByFunction { entity, attribute }.into());
        }
        self.set(attribute, value)
    }

    /// Sets an attribute to a value that is written as serde writes the field.
    pub(in crate::aws) fn set(
        &mut self,
        attribute: &str,
        value: AttributeValue,
    ) -> Result<(), Error> {
        let field = self.checked_field(attribute)?;
        self.touched.extend(field);
        self.forget_aliases(attribute);
        self.forget_names_beside(attribute, Some(&value));
        // DynamoDB refuses NULL in a key, so a raw key that is `None` is left out of the item. Other values of raw keys are written
        // even if serde leaves them out, as `put` writes them.
        let is_raw = field.is_some_and(|field| self.is_raw(field));
        let is_left_out =
            if is_raw { value.is_null() } else { (self.code.leaves_out)(attribute, &value) };
        if is_left_out {
            self.require_missing_reads_as(attribute, &value)?;
            let name = name_of(field, attribute);
            self.remove.insert(name.clone());
            self.left_out.insert(name, value);
            return Ok(());
        }
        let name = name_of(field, attribute);
        self.given.push(name.clone());
        self.write(name, value)
    }

    /// Sets an attribute that is not a field: a token of this write.
    pub(in crate::aws) fn mark(&mut self, attribute: &'static str, token: AttributeValue) {
        self.set.insert(attribute.into(), token);
    }

    /// Changes a typed attribute, or something inside of one.
    pub(in crate::aws) fn act(&mut self, action: Action) -> Result<(), Error> {
        let action = action.with_default()?;
        self.require_left_out_is_read(&action)?;
        for source in action.sources() {
            self.require_present_name(&source);
            self.require_no_alias(&source.root);
            // serde reads the default of a field only if what the field is inside is there.
            if source.default_value().is_some() {
                let holder =
                    source.parent().map(|parent| Clause::has_type(parent, AttributeType::M));
                self.guards.extend(holder);
            }
        }
        let Action { path, change } = action;
        let is_own = self.is_own(&path);
        let is_replaced =
            matches!(change, Change::Set(Term::Value(_) | Term::Skipped(_)) | Change::Remove);
        if path.steps.is_empty() && is_replaced {
            let others = path.aliases.iter().filter(|_| !is_own);
            self.remove.extend(others.map(|other| Cow::Borrowed(*other)));
        } else {
            self.require_present_name(&path);
        }
        let change = match (path.steps.is_empty(), change) {
            (true, Change::Set(Term::Value(value))) => return self.set(&path.root, value),
            (true, Change::Set(Term::Skipped(value))) if is_own => {
                return self.set(&path.root, value);
            }
            // The compiler has checked that the field of a flattened struct may be missing, if it is removed or left out.
            (true, Change::Set(Term::Skipped(_)) | Change::Remove) if !is_own => {
                return self.remove_optional(&path.root).map(drop);
            }
            (true, Change::Remove) => return self.remove(&path.root),
            (true, Change::Add(value)) => {
                self.check_addable(&path.root)?;
                return self.add_within_range(&path.root, value);
            }
            (false, Change::Set(Term::Skipped(_))) => Change::Remove,
            (_, Change::SetIfMissing(Term::Skipped(_))) => return Ok(()),
            (_, change) => change,
        };
        self.touched.extend(self.checked_field(&path.root)?);
        self.require_no_alias(&path.root);
        self.actions.push(Action { path, change });
        Ok(())
    }

    pub(in crate::aws) fn remove(&mut self, attribute: &str) -> Result<(), Error> {
        let name = self.remove_optional(attribute)?;
        self.given.push(name);
        Ok(())
    }

    /// Removes an attribute that items may lack.
    fn remove_optional(&mut self, attribute: &str) -> Result<Name, Error> {
        let field = self.checked_field(attribute)?;
        let name = name_of(field, attribute);
        self.touched.extend(field);
        self.forget_aliases(attribute);
        self.forget_names_beside(attribute, None);
        let decides_keys = |field| self.is_raw(field) || self.keys_fed_by(field).next().is_some();
        if field.is_some_and(decides_keys) {
            self.require_missing_reads_as(attribute, &AttributeValue::Null(true))?;
        }
        self.remove.insert(name.clone());
        Ok(name)
    }

    /// Sets an index key as a whole: the attributes that its templates write, and the fields behind them.
    pub(in crate::aws) fn set_index<E: Entity, K: IndexKeyOf<E> + KeyFields>(
        &mut self,
        key: &K,
    ) -> Result<(), Error> {
        let mut given = Vec::new();
        key.each_field(&mut |name, value| given.push((name, value)));
        let mut fields = Vec::new();
        for (name, value) in given {
            fields.extend(self.index_field(name, written(name, value)?)?);
        }
        let mut values = Vec::new();
        key.each_index_value(&mut |attribute, value| {
            values.extend(template_attribute(self.table, attribute).map(|name| (name, value)));
        })?;
        for (name, value) in values {
            let own = self.key.as_ref().map(|key| (&key.pk, key.sk.as_ref()));
            let of_table = own.and_then(|(pk, sk)| match name {
                name if name == self.table.pk => Some(pk),
                name if Some(name) == self.table.sk => sk,
                _ => None,
            });
            match of_table {
                Some(stored) if *stored == value => {}
                Some(_) => return Err(self.disagreement(name)),
                None => self.write(name, value.into())?,
            }
        }
        self.set_keys.push(SetKey { schema: K::SCHEMA, fields });
        Ok(())
    }

    /// A field of an index key. `None` if the primary key decides its whole value.
    fn index_field(
        &self,
        name: &str,
        value: AttributeValue,
    ) -> Result<Option<(Field, AttributeValue)>, Error> {
        if let Some(given) = self.of_primary(name) {
            if given.as_ref() != Ok(&value) {
                return Err(self.disagreement(name));
            }
            if self.entity.primary_keeps(name) {
                return Ok(None);
            }
        }
        Ok(self.field_named(name).map(|field| (field, value)))
    }

    /// Removes an index key as a whole: the attributes that its templates wrote, and its optional fields.
    pub(in crate::aws) fn remove_index(&mut self, key: &'static IndexKeySchema) {
        self.removed_keys.push(key);
    }

    /// Whether there is nothing to change.
    pub(in crate::aws) fn is_empty(&self) -> bool {
        self.set.is_empty()
            && self.set_if_missing.is_empty()
            && self.add.is_empty()
            && self.remove.is_empty()
            && self.actions.is_empty()
            && self.set_keys.is_empty()
            && self.removed_keys.is_empty()
    }

    /// The value that a field has after the update, as far as the update says; NULL if it is
    /// removed.
    pub(super) fn value_after(&self, field: Field) -> Option<AttributeValue> {
        if self.remove.contains(field.attribute) {
            let left_out = self.left_out.get(field.attribute).cloned();
            return Some(left_out.unwrap_or(AttributeValue::Null(true)));
        }
        let given = self.set.get(field.attribute).or_else(|| self.unchanged.get(field.attribute));
        if let Some(value) = given {
            return Some(value.clone());
        }
        let given = self.of_primary(field.name)?.as_ref().ok()?;
        self.entity.primary_keeps(field.name).then(|| given.clone())
    }

    /// The value that a field has in the primary key.
    pub(super) fn of_primary(&self, name: &str) -> Option<&Result<AttributeValue, String>> {
        self.primary.iter().find(|(field, _)| *field == name).map(|(_, value)| value)
    }

    pub(super) fn field_named(&self, name: &str) -> Option<Field> {
        self.entity.fields.iter().copied().find(|field| field.name == name)
    }

    pub(super) fn write(
        &mut self,
        attribute: impl Into<Name>,
        value: AttributeValue,
    ) -> Result<(), Error> {
        let attribute = attribute.into();
        match self.set.get(&attribute) {
            Some(other) if *other != value => Err(self.disagreement(&attribute)),
            Some(_) => Ok(()),
            None => {
                self.set.insert(attribute, value);
                Ok(())
            }
        }
    }

    pub(super) fn disagreement(&self, attribute: &str) -> Error {
        let (entity, attribute) = (self.entity.name, attribute.to_string());
        InvalidRequest::Disagreement { entity, attribute }.into()
    }
}

/// Returns the name of an attribute, which is that of a field unless a flattened field stores it.
fn name_of(field: Option<Field>, attribute: &str) -> Name {
    field.map_or_else(|| Cow::Owned(attribute.to_owned()), |field| field.attribute.into())
}

pub(super) fn written(
    name: &str,
    value: Result<AttributeValue, String>,
) -> Result<AttributeValue, Error> {
    value.map_err(|reason| InvalidRequest::Value { name: name.to_string(), reason }.into())
}

/// The table's name for an attribute that a template writes.
pub(super) fn template_attribute(
    table: &'static TableSchema,
    attribute: &KeyAttribute,
) -> Option<&'static str> {
    if attribute.source.is_template() { table.attribute_at(attribute) } else { None }
}
