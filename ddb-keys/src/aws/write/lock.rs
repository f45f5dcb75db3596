//! The item that stands for a unique value, and what a transaction does to it.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::{Delete, Put, TransactWriteItem};

use super::action_condition::ActionCondition;
use super::requirements::Guarded;
use crate::aws::item::decode::unclaimed;
use crate::aws::item::identify::identify;
use crate::aws::item::key::{key_item, stored_key};
use crate::aws::request::expression::Expression;
use crate::aws::{Error, Item, ItemError};
use crate::schema::TableSchema;
use crate::table::Table;

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
    pub(super) fn all<T: Table>(items: Vec<Item>) -> Result<Vec<Self>, ItemError> {
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
    pub(super) fn not_kept(&self, entity: &'static str, read: &[Self]) -> ItemError {
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
    /// `None` if the lock stays as it is. `unsure` says that one which stays, or is new, may be stored or not.
    pub(super) fn between(old: Option<Lock>, new: Option<Lock>, unsure: bool) -> Option<Self> {
        match (old, new) {
            (old, Some(new)) if unsure && old.as_ref().is_none_or(|old| *old == new) => {
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
        let mut condition = Expression::default();
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
        let action = TransactWriteItem::builder();
        let action = match self {
            Self::Take(lock) | Self::Confirm(lock) | Self::Replace { new: lock, .. } => {
                let put = Put::builder().table_name(table_name).set_item(Some(lock.item.clone()));
                action.put(put.build().map_err(Error::sdk)?)
            }
            Self::Release(lock) => {
                let delete = Delete::builder().table_name(table_name);
                let delete = delete.set_key(Some(lock.key.clone()));
                action.delete(delete.build().map_err(Error::sdk)?)
            }
        };
        let mut action = action.build();
        if let Some(of_action) = ActionCondition::of(&mut action) {
            of_action.and(condition.finish()?);
        }
        Ok(action)
    }
}
