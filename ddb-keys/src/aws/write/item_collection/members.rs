//! Writing the items of an item collection, one after the other.

use alloc::string::ToString;
use alloc::vec::Vec;
use std::collections::HashSet;

use serde::Serialize;

use crate::aws::write::batch::BatchWrite;
use crate::aws::write::delete::Delete;
use crate::aws::write::transact::TransactWrite;
use crate::aws::{EntityOf, InvalidRequest, StoredEntity, UnversionedEntityOf, encode};
use crate::key::{EntityKeys, Key};
use crate::part::KeyValue;
use crate::table::{MemberName, Table, Visitor};

/// Adds the creation of each item to a transaction.
#[derive(Debug)]
pub struct Create<T> {
    pub(super) transaction: TransactWrite<T>,
    pub(super) partition: Partition,
}

impl<T: Table, E: EntityOf<T> + Serialize> Visitor<E> for Create<T> {
    fn visit(mut self, name: MemberName, entity: &E) -> Self {
        let transaction = match self.partition.check(name, entity) {
            Ok(()) => {
                let create = self.transaction.client.create(entity).into_action();
                self.transaction.write(create.of_member(name))
            }
            Err(reason) => self.transaction.refused(reason),
        };
        Self { transaction, ..self }
    }
}

/// Adds the deletion of each item to a transaction.
#[derive(Debug)]
pub struct Remove<T> {
    pub(super) transaction: TransactWrite<T>,
}

impl<T: Table, E: EntityOf<T> + Serialize> Visitor<E> for Remove<T> {
    fn visit(self, name: MemberName, entity: &E) -> Self {
        let delete = Delete::new(&self.transaction.client, &entity.key()).of_version_in(entity);
        // It may lie under a former key, and must not seem to be deleted then.
        let has_former_keys = !entity.former_keys().is_empty();
        let delete = if has_former_keys { delete.must_exist() } else { delete };
        let delete = delete.into_action().of_member(name);
        Self { transaction: self.transaction.write(delete) }
    }
}

/// Adds each item to a batch.
#[derive(Debug)]
pub struct PutInBatch<T: Table> {
    pub(super) batch: BatchWrite<T>,
    pub(super) partition: Partition,
}

impl<T, E> Visitor<E> for PutInBatch<T>
where
    T: Table,
    E: UnversionedEntityOf<T> + Serialize,
{
    fn visit(mut self, name: MemberName, entity: &E) -> Self {
        let batch = match self.partition.check(name, entity) {
            Ok(()) => self.batch.put_member::<E>(name, encode::<T, E>(entity)),
            Err(reason) => self.batch.refused(reason),
        };
        Self { batch, ..self }
    }
}

/// The partition of a collection that is being written.
#[derive(Debug)]
pub(super) struct Partition {
    index: Option<&'static str>,
    /// The partition key of the first item.
    of_first: Option<Vec<KeyValue>>,
    /// The keys of the items.
    keys: HashSet<Key>,
}

impl Partition {
    pub(super) fn of(index: Option<&'static str>) -> Self {
        Self { index, of_first: None, keys: HashSet::new() }
    }

    /// Refuses an item of another partition than the first item's, since a read would not find it there, and one with the key of
    /// another item, of which only one would be left. A value that cannot be in a key is refused when its item is made.
    fn check<E: StoredEntity>(
        &mut self,
        name: MemberName,
        entity: &E,
    ) -> Result<(), InvalidRequest> {
        let Ok(EntityKeys { primary, indexes }) = entity.keys() else { return Ok(()) };
        let found = match self.index {
            None => Vec::from([primary.pk.clone()]),
            Some(ident) => {
                let key = indexes.into_iter().find(|key| key.index == ident);
                key.map(|key| key.pk).unwrap_or_default()
            }
        };
        if found.is_empty() || self.of_first.as_ref().is_some_and(|first| *first != found) {
            return Err(InvalidRequest::OtherPartition { member: name.to_string() });
        }
        self.of_first.get_or_insert(found);
        if self.keys.insert(primary) {
            Ok(())
        } else {
            Err(InvalidRequest::RepeatedMember { member: name.to_string() })
        }
    }
}
