//! What a write means for the unique values of its item: which locks it takes and gives back, and that the stored item still has the values
//! that were read.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use std::collections::HashMap;

use aws_sdk_dynamodb::types::{
    AttributeValue, Delete, Put, ReturnValuesOnConditionCheckFailure, TransactWriteItem,
};

use super::requirements::{Guarded, Requirements};
use crate::aws::item::decode::unclaimed;
use crate::aws::item::identify::identify;
use crate::aws::item::key::{key_item, stored_key};
use crate::aws::item::locks::{locks_of, stored_locks};
use crate::aws::request::expression::parts::{ExpressionParts, Names};
use crate::aws::request::expression::{Expression, Scope};
use crate::aws::{EntityOf, Error, Item, ItemError, TableItems};
use crate::schema::{EntitySchema, KeyAttribute, TableSchema};
use crate::table::Table;

/// What a write of one item means for its unique values.
#[derive(Debug, Clone)]
pub(in crate::aws) struct UniqueWrite {
    table: &'static TableSchema,
    entity: &'static EntitySchema,
    before: Before,
    /// The locks that the item has afterwards.
    after: Vec<Lock>,
}

/// The locks that the item has before a write.
#[derive(Debug, Clone, Copy)]
enum Before {
    /// There is no item.
    None,
    /// Those that follow from the stored item.
    Stored(ReadLocks),
    /// Some of those that it has afterwards.
    Some,
}

/// Reads the locks of a stored item.
type ReadLocks = fn(Item) -> Result<Vec<Lock>, ItemError>;

impl UniqueWrite {
    /// Of a write of the whole item of an entity. `None` if the entity has no unique values.
    pub(in crate::aws) fn of_put<T: Table, E: EntityOf<T>>(
        entity: &E,
        item: &Item,
    ) -> Result<Option<Box<Self>>, ItemError> {
        let Some(mut write) = Self::of_delete::<T, E>() else { return Ok(None) };
        write.after = Lock::all::<T>(locks_of::<T, E>(entity)?)?;
        let read = Lock::all::<T>(stored_locks::<T, E>(item.clone())?)?;
        match write.after.iter().find(|lock| !read.contains(lock)) {
            Some(lock) => Err(lock.not_kept(E::NAME, &read)),
            None => Ok(Some(write)),
        }
    }

    /// Of an item that stays as it is, and may lack its locks.
    pub(super) fn of_claim<T: Table, E: EntityOf<T>>(
        entity: &E,
        item: &Item,
    ) -> Result<Option<Box<Self>>, ItemError> {
        let mut put = Self::of_put::<T, E>(entity, item)?;
        if let Some(claim) = &mut put {
            claim.before = Before::Some;
        }
        Ok(put)
    }

    /// Of a deletion. `None` if the entity has no unique values.
    pub(in crate::aws) fn of_delete<T: Table, E: EntityOf<T>>() -> Option<Box<Self>> {
        Self::of_deletion(T::SCHEMA, E::SCHEMA, |item| Lock::all::<T>(stored_locks::<T, E>(item)?))
    }

    /// Of the deletion of an item of an entity that is known only now.
    pub(super) fn of_deletion_of_row<T: TableItems>(
        entity: &'static EntitySchema,
    ) -> Option<Box<Self>> {
        Self::of_deletion(T::SCHEMA, entity, |item| Lock::all::<T>(T::from_item(item)?.locks()?))
    }

    fn of_deletion(
        table: &'static TableSchema,
        entity: &'static EntitySchema,
        read: ReadLocks,
    ) -> Option<Box<Self>> {
        let before = Before::Stored(read);
        let has_values = !entity.uniques.is_empty();
        has_values.then(|| Box::new(Self { table, entity, before, after: Vec::new() }))
    }

    /// The write creates the item.
    pub(super) fn creates(&mut self) {
        self.before = Before::None;
    }

    /// The entity, if the stored item must be read before the write.
    pub(super) fn entity_to_read(&self) -> Option<&'static str> {
        matches!(self.before, Before::Stored(_)).then_some(self.entity.name)
    }

    /// Whether the item may have the lock already. One that is not made from the item's key could be that of another item.
    pub(super) fn may_have(&self, lock: &Lock) -> bool {
        let mut uniques = self.entity.uniques.iter().filter(|unique| unique.lock == lock.entity);
        let tells_owner = uniques.all(|unique| {
            let of_key =
                |key: &KeyAttribute| unique.fields.iter().any(|field| key.has_field(field));
            self.entity.primary_attributes().any(of_key)
        });
        matches!(self.before, Before::Some) && tells_owner
    }

    pub(super) fn entity(&self) -> &'static str {
        self.entity.name
    }

    /// The locks before the write, and after it.
    pub(super) fn locks(&self, stored: Option<&Item>) -> Result<[Vec<Lock>; 2], Error> {
        let before = match (self.before, stored) {
            (Before::Stored(read), Some(item)) => read(item.clone())?,
            _ => Vec::new(),
        };
        Ok([before, self.after.clone()])
    }

    /// Adds the condition that the stored item is as it was read, as far as its unique values go.
    pub(super) fn keep_as_read(
        &self,
        stored: Option<&Item>,
        action: &mut TransactWriteItem,
        requirements: &mut Requirements,
    ) -> Result<(), Error> {
        let Some(condition) = Condition::of(action) else { return Ok(()) };
        let mut expression = condition.beside();
        match stored {
            None => expression.is_absent(self.table),
            Some(item) => {
                expression.exists(self.table);
                for field in self.entity.unique_fields() {
                    let as_read = Guarded::as_read(field.attribute, item.get(field.attribute));
                    requirements.guard(&mut expression, as_read);
                }
            }
        }
        condition.and(expression.finish()?);
        requirements.shown = true;
        Ok(())
    }

    /// Whether the stored item has other unique values than it had when it was read.
    pub(super) fn has_changed(&self, read: Option<&Item>, now: Option<&Item>) -> bool {
        let fields = || self.entity.unique_fields().map(|field| field.attribute);
        match (read, now) {
            (Some(read), Some(now)) => fields().any(|name| read.get(name) != now.get(name)),
            (read, now) => read.is_some() != now.is_some(),
        }
    }
}

/// The item that stands for one value.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Lock {
    /// The name of its entity.
    pub(super) entity: &'static str,
    /// Its primary key.
    pub(super) key: Item,
    item: Item,
}

impl Lock {
    /// The locks of one item. Two of its values may be the same.
    fn all<T: Table>(items: Vec<Item>) -> Result<Vec<Self>, ItemError> {
        let mut locks: Vec<Self> = Vec::with_capacity(items.len());
        for item in items {
            let (position, key) = match identify::<T>(&item) {
                Ok(position) => (position, stored_key(&item, T::SCHEMA)),
                Err(reason) => return Err(unclaimed::<T>(reason, item)),
            };
            let entity = T::SCHEMA.entities.get(position).map_or("", |entity| entity.name);
            let key = key.map(|key| key_item(T::SCHEMA, key)).unwrap_or_default();
            if !locks.iter().any(|other| other.key == key) {
                locks.push(Self { entity, key, item });
            }
        }
        Ok(locks)
    }

    /// The error of a lock that would not follow from what is stored, but another one.
    fn not_kept(&self, entity: &'static str, read: &[Self]) -> ItemError {
        let of_entity = |other: &&Self| other.entity == self.entity;
        let read = read.iter().find(of_entity).map(|other| &other.item);
        let read = read.map_or_else(|| String::from("none"), |item| format!("{item:?}"));
        let written = format!("{:?}", self.item);
        ItemError::NotKept { entity, index: Some(self.entity), written, read }
    }
}

/// What happens to one lock.
pub(super) enum LockChange {
    /// The value is new.
    Take(Lock),
    /// The lock may be there.
    Confirm(Lock),
    /// The lock says something else, or belongs to another item of the same transaction.
    Replace { old: Lock, new: Lock },
    /// The value is free again.
    Release(Lock),
}

impl LockChange {
    /// `None` if the lock stays as it is.
    pub(super) fn between(old: Option<Lock>, new: Option<Lock>, is_claimed: bool) -> Option<Self> {
        match (old, new) {
            (old, Some(new)) if is_claimed && old.as_ref().is_none_or(|old| *old == new) => {
                Some(Self::Confirm(new))
            }
            (Some(old), Some(new)) if old == new => None,
            (Some(old), Some(new)) => Some(Self::Replace { old, new }),
            (None, Some(new)) => Some(Self::Take(new)),
            (Some(old), None) => Some(Self::Release(old)),
            (None, None) => None,
        }
    }

    /// The lock that the change ends with, or takes away.
    pub(super) fn lock(&self) -> &Lock {
        match self {
            Self::Take(lock) | Self::Confirm(lock) | Self::Release(lock) => lock,
            Self::Replace { new, .. } => new,
        }
    }

    /// Whether it gives a value back, so that a false condition means that another item has it.
    pub(super) fn is_release(&self) -> bool {
        matches!(self, Self::Release(_))
    }

    /// The action of a transaction. A lock that is there is given back or replaced only if it says nothing else than that of the item.
    pub(super) fn action(
        &self,
        table_name: &str,
        table: &'static TableSchema,
    ) -> Result<TransactWriteItem, Error> {
        let mut condition = Expression::within(None::<Scope>);
        match self {
            Self::Take(_) => condition.is_absent(table),
            Self::Replace { old, .. } | Self::Confirm(old) | Self::Release(old) => {
                for (name, value) in &old.item {
                    if !old.key.contains_key(name) {
                        let equal = Guarded::as_read(name, Some(value));
                        equal.unless_missing(name.clone()).add_to(&mut condition);
                    }
                }
            }
        }
        let ExpressionParts { text, names, values } = condition.finish()?;
        let shown = ReturnValuesOnConditionCheckFailure::AllOld;
        let action = TransactWriteItem::builder();
        let action = match self {
            Self::Take(lock) | Self::Confirm(lock) | Self::Replace { new: lock, .. } => {
                let put = Put::builder().table_name(table_name).set_item(Some(lock.item.clone()));
                let put = put.set_condition_expression(text).set_expression_attribute_names(names);
                let put = put.set_expression_attribute_values(values);
                let put = put.return_values_on_condition_check_failure(shown).build();
                put.map(|put| action.put(put))
            }
            Self::Release(lock) => {
                let delete = Delete::builder().table_name(table_name);
                let delete = delete.set_key(Some(lock.key.clone())).set_condition_expression(text);
                let delete = delete.set_expression_attribute_names(names);
                let delete = delete.set_expression_attribute_values(values);
                let delete = delete.return_values_on_condition_check_failure(shown).build();
                delete.map(|delete| action.delete(delete))
            }
        };
        let action = action.map_err(|error| Error::sdk(aws_sdk_dynamodb::Error::from(error)))?;
        Ok(action.build())
    }
}

/// The condition of an action that is already filled.
struct Condition<'a> {
    text: &'a mut Option<String>,
    names: &'a mut Option<Names>,
    values: &'a mut Option<HashMap<String, AttributeValue>>,
    shown: &'a mut Option<ReturnValuesOnConditionCheckFailure>,
}

impl<'a> Condition<'a> {
    fn of(action: &'a mut TransactWriteItem) -> Option<Self> {
        macro_rules! of {
            ($action:expr) => {
                Self {
                    text: &mut $action.condition_expression,
                    names: &mut $action.expression_attribute_names,
                    values: &mut $action.expression_attribute_values,
                    shown: &mut $action.return_values_on_condition_check_failure,
                }
            };
        }
        match (&mut action.put, &mut action.delete) {
            (Some(put), _) => Some(of!(put)),
            (None, Some(delete)) => Some(of!(delete)),
            (None, None) => None,
        }
    }

    /// An expression whose placeholders are none of this one's.
    fn beside(&self) -> Expression {
        let names = self.names.as_ref().map_or(0, HashMap::len);
        let values = self.values.as_ref().map_or(0, HashMap::len);
        Expression::after(names, values)
    }

    fn and(self, ExpressionParts { text, names, values }: ExpressionParts) {
        let Some(more) = text else { return };
        *self.text = Some(match self.text.take() {
            Some(text) => format!("({text}) AND ({more})"),
            None => more,
        });
        if let Some(names) = names {
            self.names.get_or_insert_default().extend(names);
        }
        if let Some(values) = values {
            self.values.get_or_insert_default().extend(values);
        }
        *self.shown = Some(ReturnValuesOnConditionCheckFailure::AllOld);
    }
}
