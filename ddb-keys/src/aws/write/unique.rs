//! What a write means for the unique values of its item: which locks it takes and gives back, and that the stored item still has the values
//! that were read.

use alloc::boxed::Box;
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::TransactWriteItem;

use super::action_condition::ActionCondition;
use super::lock::Lock;
use super::requirements::{Guarded, Requirements};
use crate::aws::item::locks::{locks_of, stored_locks};
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

    /// Whether the stored item must be read before the write.
    pub(super) fn reads(&self) -> bool {
        matches!(self.before, Before::Stored(_))
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
        let Some(condition) = ActionCondition::of(action) else { return Ok(()) };
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
