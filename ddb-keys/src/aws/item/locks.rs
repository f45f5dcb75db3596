//! The items that stand for an entity's unique values: its locks.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::marker::PhantomData;

use serde::Serialize;

use super::decode::own_item;
use super::encode::encode;
use super::key::take_key;
use super::stored_entity::LockVisitor;
use crate::aws::{EntityOf, Item, ItemError, StoredEntity, ValueError};
use crate::table::Table;

/// The locks of an entity in the table `T`.
pub fn locks_of<T: Table, E: StoredEntity>(entity: &E) -> Result<Vec<Item>, ItemError> {
    let mut locks = Locks::<T> { items: Vec::new(), table: PhantomData };
    entity.each_lock(&mut locks)?;
    Ok(locks.items)
}

/// The locks of a stored item, which must be of the entity `E`, one with unique values.
pub(in crate::aws) fn stored_locks<T: Table, E: EntityOf<T>>(
    item: Item,
) -> Result<Vec<Item>, ItemError> {
    let mut fields = own_item::<T, E>(item)?;
    let key = take_key(&mut fields, T::SCHEMA, E::SCHEMA);
    let unreadable = || {
        let reason = "its unique values are read before a write: derive `Deserialize` for it";
        let (source, key) = (ValueError::new(reason), key.clone().map(Box::new));
        Err(ItemError::Deserialize { entity: E::NAME, source, key, old_item: None })
    };
    let entity = E::read_fields(fields, key.as_ref()).unwrap_or_else(unreadable)?;
    locks_of::<T, E>(&entity)
}

/// Locks as items of the table `T`.
struct Locks<T> {
    items: Vec<Item>,
    table: PhantomData<fn() -> T>,
}

impl<T: Table> LockVisitor for Locks<T> {
    fn visit<L: StoredEntity + Serialize>(&mut self, lock: &L) -> Result<(), ItemError> {
        let item = encode::<T, L>(lock)?;
        // Two fields may have the same value.
        if !self.items.contains(&item) {
            self.items.push(item);
        }
        Ok(())
    }
}
