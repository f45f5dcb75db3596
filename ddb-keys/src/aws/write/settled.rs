//! Transactions whose items have unique values: what is stored is read, the locks that change become actions of their own, and all of it
//! is done again if somebody has changed the values in between.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use aws_sdk_dynamodb::error::SdkError;
use aws_sdk_dynamodb::operation::get_item::GetItemError;
use aws_sdk_dynamodb::operation::transact_write_items::builders::TransactWriteItemsFluentBuilder;
use tokio::time::{Instant, timeout_at};

use super::lock::{Lock, LockChange};
use super::transaction::{Label, Made, TOKEN_LIFE, TransactWriteAction, Transaction};
use crate::aws::request::backoff::{Backoff, LATE, RetryPolicy};
use crate::aws::{Cancellation, Error, InvalidRequest, Item};
use crate::schema::TableSchema;

/// Sends a transaction.
pub(super) async fn run(transaction: Transaction) -> Result<(), Error> {
    if transaction.actions.iter().all(|action| action.unique().is_none()) {
        return transaction.run().await;
    }
    Unsettled::of(transaction)?.run().await
}

/// The SDK's request, filled, if it does not depend on what is stored.
pub(super) fn into_builder(
    transaction: Transaction,
) -> Result<TransactWriteItemsFluentBuilder, Error> {
    if transaction.actions.iter().all(|action| action.unique().is_none()) {
        return transaction.into_builder();
    }
    let policy = transaction.policy;
    let unsettled = Unsettled::of(transaction)?;
    if let Some(entity) = unsettled.entity_to_read() {
        return Err(InvalidRequest::ReadsItem { entity, option: "into_builder" }.into());
    }
    let stored = vec![None; unsettled.actions.len()];
    let changes = unsettled.changes(&stored)?;
    unsettled.settled(&stored, &changes, policy)?.into_builder()
}

/// Sends a transaction of one action. Its errors are those of a single write.
pub(super) async fn run_single(transaction: Transaction) -> Result<(), Error> {
    let requirements = transaction.actions.first().and_then(TransactWriteAction::requirements);
    let requirements = requirements.cloned();
    match (run(transaction).await, requirements) {
        (Err(Error::Cancelled(mut reasons)), Some(requirements))
            if reasons.first().is_some_and(Cancellation::is_condition) =>
        {
            Err(requirements.explain(reasons.swap_remove(0).item))
        }
        (result, _) => result,
    }
}

/// A transaction whose locks are not known yet.
struct Unsettled {
    transaction: Transaction,
    actions: Vec<(Made, Label)>,
    /// Locks that an item gives up, and that belong to another one: the names of their tables, and their keys.
    of_others: Vec<(Box<str>, Item)>,
}

impl Unsettled {
    fn of(mut transaction: Transaction) -> Result<Self, Error> {
        let actions = core::mem::take(&mut transaction.actions).into_iter();
        let actions = actions.map(TransactWriteAction::into_made).collect::<Result<Vec<_>, _>>()?;
        let unsettled = Self { transaction, actions, of_others: Vec::new() };
        // With the token of an earlier attempt the actions must be the same, and what is stored may be another by now.
        match unsettled.entity_to_read() {
            Some(entity) if unsettled.transaction.request.get_client_request_token().is_some() => {
                Err(InvalidRequest::ReadsItem { entity, option: "idempotent" }.into())
            }
            _ => Ok(unsettled),
        }
    }

    /// The entity of the first item that must be read, if any must.
    fn entity_to_read(&self) -> Option<&'static str> {
        let mut unique = self.actions.iter().filter_map(|(made, _)| made.unique.as_ref());
        unique.find(|unique| unique.reads()).map(|unique| unique.entity())
    }

    async fn run(mut self) -> Result<(), Error> {
        let policy = self.transaction.policy;
        let policy = RetryPolicy { timeout: policy.timeout.min(TOKEN_LIFE), ..policy };
        let deadline = Instant::now() + policy.timeout;
        let mut backoff = Backoff::new(policy);
        loop {
            backoff.pause_and_begin().await;
            let stored = timeout_at(deadline, self.read()).await.map_err(|_| late())??;
            let changes = self.changes(&stored)?;
            let timeout = deadline.saturating_duration_since(Instant::now());
            let settled = self.settled(&stored, &changes, RetryPolicy { timeout, ..policy })?;
            let reasons = match settled.run().await {
                Err(Error::Cancelled(reasons)) => reasons,
                result => return result,
            };
            backoff.note(1, 1, false);
            let is_stale = self.stale(&stored, &reasons).is_some();
            let again = is_stale || self.note_others(&changes, &reasons);
            if !again || backoff.is_over() || Instant::now() >= deadline {
                return Err(self.explain(&stored, &changes, reasons));
            }
        }
    }

    /// The items that are stored now, in the order of the actions. `None` for an action that does not ask for it.
    async fn read(&self) -> Result<Vec<Option<Item>>, Error> {
        let mut stored = Vec::with_capacity(self.actions.len());
        for (made, _) in &self.actions {
            let reads = made.unique.as_ref().is_some_and(|unique| unique.reads());
            stored.push(match made.target().filter(|_| reads) {
                Some(target) => {
                    let get = self.transaction.sdk.get_item().table_name(target.table);
                    let get = get.set_key(Some(target.key())).consistent_read(true);
                    Box::pin(get.send()).await.map_err(Error::sent)?.item
                }
                None => None,
            });
        }
        Ok(stored)
    }

    /// The locks that change.
    fn changes(&self, stored: &[Option<Item>]) -> Result<Vec<LockAction>, Error> {
        let mut places: Vec<Place<'_>> = Vec::new();
        for (at, ((made, _), stored)) in self.actions.iter().zip(stored).enumerate() {
            let (Some(unique), Some(schema)) = (&made.unique, made.schema) else { continue };
            let Some(target) = made.target() else { continue };
            let [before, after] = unique.locks(stored.as_ref())?;
            for lock in before {
                let mut others = self.of_others.iter();
                let is_of_others =
                    others.any(|(table, key)| **table == *target.table && *key == lock.key);
                let place = Place::of(&mut places, target.table, schema, &lock);
                if !is_of_others && place.old.is_none() {
                    place.old = Some((at, lock));
                }
            }
            for lock in after {
                let place = Place::of(&mut places, target.table, schema, &lock);
                if place.new.is_some() {
                    let entity = unique.entity();
                    return Err(Error::NotUnique { entity, lock: lock.entity, item: None });
                }
                place.may_be_there = unique.may_have(&lock);
                place.new = Some((at, lock));
                place.entity = unique.entity();
            }
        }
        let changes = places.into_iter().filter_map(|place| {
            let Place { table_name, table, entity, old, new, may_be_there, .. } = place;
            // A lock that goes from one item to another may be missing, too.
            let is_handed_on =
                old.as_ref().zip(new.as_ref()).is_some_and(|(old, new)| old.0 != new.0);
            let [old, new] = [old, new].map(|lock| lock.map(|(_, lock)| lock));
            let change = LockChange::between(old, new, may_be_there || is_handed_on)?;
            Some(LockAction { table_name: table_name.into(), table, entity, change })
        });
        Ok(changes.collect())
    }

    /// The transaction with the actions on locks.
    fn settled(
        &self,
        stored: &[Option<Item>],
        changes: &[LockAction],
        policy: RetryPolicy,
    ) -> Result<Transaction, Error> {
        let Transaction { sdk, request, .. } = &self.transaction;
        let mut actions = Vec::with_capacity(self.actions.len() + changes.len());
        for ((made, label), stored) in self.actions.iter().zip(stored) {
            let mut made = made.clone();
            if let (Some(unique), Some(requirements)) = (made.unique.take(), &mut made.requirements)
                && unique.reads()
            {
                unique.keep_as_read(stored.as_ref(), &mut made.action, requirements)?;
            }
            actions.push(made.labelled(label.clone()));
        }
        for LockAction { table_name, table, change, .. } in changes {
            let action = change.action(table_name, table)?;
            let schema = Some(*table);
            let made = Made { action, schema, requirements: None, unique: None };
            actions.push(made.labelled(Some(change.lock().entity.into())));
        }
        Ok(Transaction { sdk: sdk.clone(), request: request.clone(), actions, policy })
    }

    /// The first action that failed because the unique values of its item are not those that were read.
    fn stale(&self, stored: &[Option<Item>], reasons: &[Cancellation]) -> Option<usize> {
        let mut actions = self.actions.iter().zip(stored).zip(reasons);
        actions.position(|(((made, _), read), reason)| {
            made.unique.as_ref().is_some_and(|unique| {
                let now = reason.item.as_deref();
                unique.reads() && reason.is_condition() && unique.has_changed(read.as_ref(), now)
            })
        })
    }

    /// Notes the locks that an item gives up although they belong to another one. Returns whether there are any.
    fn note_others(&mut self, changes: &[LockAction], reasons: &[Cancellation]) -> bool {
        let reasons = reasons.iter().skip(self.actions.len());
        let refused = changes.iter().zip(reasons).filter(|(_, reason)| reason.is_condition());
        let released = refused.filter(|(action, _)| action.change.is_release());
        let before = self.of_others.len();
        self.of_others.extend(
            released
                .map(|(action, _)| (action.table_name.clone(), action.change.lock().key.clone())),
        );
        self.of_others.len() > before
    }

    /// The error of a transaction: somebody has changed the values of an item at every attempt, or, if all that stood in its way were
    /// locks, the value of an item is not unique.
    fn explain(
        &self,
        stored: &[Option<Item>],
        changes: &[LockAction],
        mut reasons: Vec<Cancellation>,
    ) -> Error {
        if let Some(at) = self.stale(stored, &reasons) {
            let entity = self.actions[at].0.unique.as_ref().map_or("", |unique| unique.entity());
            return Error::Conflict { entity, item: reasons.swap_remove(at).item };
        }
        let (own, of_locks) = reasons.split_at(self.actions.len().min(reasons.len()));
        let taken = changes.iter().zip(of_locks).find(|(_, reason)| reason.is_condition());
        match taken {
            Some((action, reason)) if own.iter().all(|reason| reason.code.is_none()) => {
                let (entity, lock) = (action.entity, action.change.lock().entity);
                Error::NotUnique { entity, lock, item: reason.item.clone() }
            }
            _ => Error::Cancelled(reasons),
        }
    }
}

/// The change of a lock, with the table that it is in and the entity that it is a lock of.
struct LockAction {
    table_name: Box<str>,
    table: &'static TableSchema,
    entity: &'static str,
    change: LockChange,
}

/// A lock before and after all actions of a transaction.
struct Place<'a> {
    table_name: &'a str,
    table: &'static TableSchema,
    key: Item,
    entity: &'static str,
    /// With the action whose item has it.
    old: Option<(usize, Lock)>,
    new: Option<(usize, Lock)>,
    /// Whether the new one may be stored already.
    may_be_there: bool,
}

impl<'a> Place<'a> {
    /// The place of a lock, which is added if it is not there yet. There are few.
    fn of<'p>(
        places: &'p mut Vec<Self>,
        table_name: &'a str,
        table: &'static TableSchema,
        lock: &Lock,
    ) -> &'p mut Self {
        let known =
            places.iter().position(|place| place.table_name == table_name && place.key == lock.key);
        let position = known.unwrap_or_else(|| {
            let (key, entity) = (lock.key.clone(), "");
            let (old, new, may_be_there) = (None, None, false);
            places.push(Self { table_name, table, key, entity, old, new, may_be_there });
            places.len() - 1
        });
        &mut places[position]
    }
}

fn late() -> Error {
    Error::sent(SdkError::<GetItemError>::timeout_error(LATE))
}
