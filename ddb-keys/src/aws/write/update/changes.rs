//! The changes of an update.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;

use super::actions::{Action, Change};
use super::entity_code::EntityCode;
use crate::aws::attribute::{AttributeType, Clause, Path, Side, Term};
use crate::aws::write::requirements::Guarded;
use crate::aws::{Error, InvalidRequest, KeyFields, StoredEntity, UpdateKey};
use crate::key::{IndexKeyOf, Key};
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
    /// The changes of whole attributes.
    pub(super) whole: BTreeMap<Name, Whole>,
    /// Changes at paths, and those that DynamoDB works out.
    pub(super) actions: Vec<Action>,
    /// Attributes that do not change, with the values that they must have.
    pub(super) unchanged: BTreeMap<Name, AttributeValue>,
    /// Conditions under which the entity can read the result.
    pub(super) guards: Vec<Guarded>,
    /// The fields that change.
    pub(super) touched: Vec<Field>,
    /// The index keys that are set, with their fields, and those that are removed.
    pub(super) set_keys: Vec<SetKey>,
    pub(super) removed_keys: Vec<RemovedKey>,
}

/// The change of a whole attribute.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Whole {
    Set(AttributeValue),
    SetIfMissing(AttributeValue),
    Add(AttributeValue),
    Remove,
}

impl From<Whole> for Change {
    fn from(whole: Whole) -> Self {
        match whole {
            Whole::Set(value) => Self::Set(Term::Value(value)),
            Whole::SetIfMissing(value) => Self::SetIfMissing(Term::Value(value)),
            Whole::Add(value) => Self::Add(value),
            Whole::Remove => Self::Remove,
        }
    }
}

/// An index key that an update removes.
#[derive(Debug, Clone, Copy)]
pub(super) struct RemovedKey {
    pub(super) schema: &'static IndexKeySchema,
    /// The caller removes it by its name, and not by a key that is `None`.
    pub(super) by_name: bool,
}

/// An index key that an update sets.
#[derive(Debug)]
pub(super) struct SetKey {
    pub(super) schema: &'static IndexKeySchema,
    pub(super) fields: Vec<(Field, AttributeValue)>,
}

impl Changes {
    pub(in crate::aws) fn new<E: StoredEntity>(
        table: &'static TableSchema,
        code: EntityCode,
        key: Option<Key>,
        fields: &impl UpdateKey<E>,
    ) -> Box<Self> {
        let mut primary = Vec::new();
        fields.each_key_field(&mut |name, value| primary.push((name, value)));
        // Updates are moved with each method, and the changes are large.
        Box::new(Self {
            table,
            entity: E::SCHEMA,
            code,
            key,
            primary,
            whole: BTreeMap::new(),
            actions: Vec::new(),
            unchanged: BTreeMap::new(),
            guards: Vec::new(),
            touched: Vec::new(),
            set_keys: Vec::new(),
            removed_keys: Vec::new(),
        })
    }

    /// Sets an attribute.
    pub(in crate::aws) fn set(
        &mut self,
        attribute: &str,
        value: AttributeValue,
    ) -> Result<(), Error> {
        let field = self.checked_field(attribute)?;
        self.refuse_what_writes_set(field)?;
        // DynamoDB refuses NULL in a key, so a raw key that is `None` is left out of the item.
        if value.is_null() && field.is_some_and(|field| self.is_raw(field)) {
            return self.remove(attribute);
        }
        if is_empty(&value) && field.is_some_and(|field| self.is_raw(field)) {
            let reason = "DynamoDB has no empty keys: remove the attribute instead";
            return Err(InvalidRequest::value(attribute, reason).into());
        }
        self.touched.extend(field);
        self.change(name_of(field, attribute), Whole::Set(value))
    }

    /// Whether a path leads to a raw key attribute of an index.
    pub(super) fn is_raw_at(&self, path: &Path) -> bool {
        let mut fields = self.entity.fields.iter().filter(|field| field.attribute == path.root);
        path.steps.is_empty() && fields.any(|field| self.is_raw(*field))
    }

    /// Removes an attribute.
    pub(in crate::aws) fn remove(&mut self, attribute: &str) -> Result<(), Error> {
        let field = self.checked_field(attribute)?;
        if let Some(field) = field
            && (self.is_raw(field) || self.keys_fed_by(field).next().is_some())
        {
            self.require_default(field.attribute, &AttributeValue::Null(true))?;
        }
        self.touched.extend(field);
        self.change(name_of(field, attribute), Whole::Remove)
    }

    /// Adds a condition under which a number stays in the range of its type.
    pub(super) fn keep_in_range(&mut self, path: &Path, room: Option<Clause>) {
        self.guards.extend(room.map(|room| Guarded::range(path, room)));
    }

    /// Sets an attribute that is not a field: a token of this write.
    pub(in crate::aws) fn mark(&mut self, attribute: &'static str, token: AttributeValue) {
        self.whole.insert(attribute.into(), Whole::Set(token));
    }

    /// Changes a typed attribute, or something inside of one.
    pub(in crate::aws) fn act(&mut self, action: Action) -> Result<(), Error> {
        let Action { path, change } = action.with_default()?;
        let change = match change {
            // A raw key is written even if serde leaves the value out, as `put` writes it.
            Change::Set(Term::Skipped(value)) if self.is_raw_at(&path) => {
                Change::Set(Term::Value(value))
            }
            // serde leaves this value out, and reads the default instead.
            Change::Set(Term::Skipped(value)) => {
                self.require_equal(&path, path.default_value(), &value)?;
                Change::Remove
            }
            Change::SetIfMissing(Term::Skipped(value)) => {
                return self.require_equal(&path, path.default_value(), &value);
            }
            Change::Computed(computed) => {
                self.check_operands(&path, &computed)?;
                // serde reads the default of a field only if what the field is inside is there.
                if let Side::Fallback(source, _) = &computed.one
                    && source.default_value().is_some()
                {
                    self.guards.extend(source.parent().map(|parent| {
                        let is_map = Clause::has_type(parent.clone(), AttributeType::M);
                        Guarded::present(&parent, is_map)
                    }));
                }
                Change::Computed(computed)
            }
            change => change,
        };
        let change = match change {
            Change::Set(Term::Value(value)) if path.steps.is_empty() => {
                return self.set(&path.root, value);
            }
            Change::Remove if path.steps.is_empty() => return self.remove(&path.root),
            Change::Add(value) if path.steps.is_empty() => return self.add(&path.root, value),
            change => change,
        };
        if let Change::Set(Term::Value(value)) | Change::SetIfMissing(Term::Value(value)) = &change
        {
            self.check(&path, value)?;
        }
        self.touched.extend(self.checked_field(&path.root)?);
        self.actions.push(Action { path, change });
        Ok(())
    }

    /// Sets an index key as a whole: the attributes that its templates write, and the fields behind them.
    pub(in crate::aws) fn set_index<E: StoredEntity, K: IndexKeyOf<E> + KeyFields>(
        &mut self,
        key: &K,
    ) -> Result<(), Error> {
        if let Some(error) = self.computed_in_index(K::SCHEMA) {
            return Err(error);
        }
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
                None => self.change(name, Whole::Set(value.into()))?,
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
    pub(in crate::aws) fn remove_index(&mut self, schema: &'static IndexKeySchema, by_name: bool) {
        self.removed_keys.push(RemovedKey { schema, by_name });
    }

    /// The paths of changes inside of attributes.
    pub(super) fn paths(&self) -> Vec<String> {
        let inside = self.actions.iter().filter(|action| !action.path.steps.is_empty());
        inside.map(|action| action.path.to_string()).collect()
    }

    /// Whether there is nothing to change.
    pub(in crate::aws) fn is_empty(&self) -> bool {
        self.whole.is_empty()
            && self.actions.is_empty()
            && self.set_keys.is_empty()
            && self.removed_keys.is_empty()
    }

    /// The value that a field has after the update, as far as the update says; NULL if it is
    /// removed.
    pub(super) fn value_after(&self, field: Field) -> Option<AttributeValue> {
        match self.whole.get(field.attribute) {
            Some(Whole::Remove) => return Some(AttributeValue::Null(true)),
            Some(Whole::Set(value)) => return Some(value.clone()),
            _ => {}
        }
        if let Some(value) = self.unchanged.get(field.attribute) {
            return Some(value.clone());
        }
        self.kept_by_primary(field.name)
    }

    /// Whether the update sets an attribute.
    pub(super) fn sets(&self, attribute: &str) -> bool {
        matches!(self.whole.get(attribute), Some(Whole::Set(_)))
    }

    pub(super) fn field_named(&self, name: &str) -> Option<Field> {
        self.entity.fields.iter().copied().find(|field| field.name == name)
    }

    /// Changes a whole attribute. Where serde reads a field under an older name, too, an item has only one of the names.
    pub(super) fn change(
        &mut self,
        attribute: impl Into<Name>,
        change: Whole,
    ) -> Result<(), Error> {
        let attribute = attribute.into();
        if let Whole::Set(value) | Whole::SetIfMissing(value) | Whole::Add(value) = &change {
            self.check(&Path::of(attribute.clone()), value)?;
        }
        let older = self.entity.aliases_of(&attribute);
        match change {
            Whole::Set(_) | Whole::Remove => {
                self.whole.extend(older.map(|name| (name.into(), Whole::Remove)));
            }
            Whole::SetIfMissing(_) | Whole::Add(_) => {
                self.guards.extend(older.map(Guarded::without_alias));
            }
        }
        match self.whole.get(&attribute) {
            Some(known) if *known == change && !matches!(change, Whole::Add(_)) => Ok(()),
            Some(_) => Err(self.disagreement(&attribute)),
            None => {
                self.whole.insert(attribute, change);
                Ok(())
            }
        }
    }

    pub(super) fn disagreement(&self, attribute: &str) -> Error {
        let (entity, attribute) = (self.entity.name, attribute.to_string());
        InvalidRequest::Disagreement { entity, attribute }.into()
    }
}

/// Whether a value is one that no key has.
pub(super) fn is_empty(value: &AttributeValue) -> bool {
    match value {
        AttributeValue::S(text) => text.is_empty(),
        AttributeValue::B(bytes) => bytes.as_ref().is_empty(),
        _ => false,
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
    value.map_err(|reason| InvalidRequest::value(name, reason).into())
}

/// The table's name for an attribute that a template writes.
pub(super) fn template_attribute(
    table: &'static TableSchema,
    attribute: &KeyAttribute,
) -> Option<&'static str> {
    if attribute.source.is_template() { table.attribute_at(attribute) } else { None }
}
