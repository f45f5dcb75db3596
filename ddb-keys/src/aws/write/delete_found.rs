//! Deleting what a query finds.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use aws_sdk_dynamodb::error::SdkError;
use aws_sdk_dynamodb::operation::query::QueryError;
use aws_sdk_dynamodb::types::{Delete, TransactWriteItem};

use super::requirements::Requirements;
use super::settled;
use super::transaction::{TransactWriteAction, Transaction};
use super::unique::UniqueWrite;
use crate::aws::example::example;
use crate::aws::item::key::key_item;
use crate::aws::read::page::Gathered;
use crate::aws::read::row_reader::ClaimedKey;
use crate::aws::read::stream::RowStream;
use crate::aws::request::backoff::{CONCURRENCY, LATE, RetryPolicy, retry_methods};
use crate::aws::request::expression::Scope;
use crate::aws::{BatchWrite, Client, Error, InvalidRequest, Pending, Query, QueryOf, TableItems};
use crate::key::Key;
use crate::schema::EntitySchema;
use crate::table::Table;

/// The maximum number of keys that one request deletes.
const MAX_KEYS: usize = 25;

/// Deletes what a query finds when it is awaited, and returns the number of items. Made by [`Client::delete_found`].
///
/// The query reads keys alone, and batches delete them as they are read, so memory holds one page, however many items there are.
/// Items that are written during the deletion may be found or not. Dropping the future stops it.
///
/// A query of one entity deletes its items and no others; a query of a whole partition deletes those of every entity. An item
/// that no entity claims is left, unless the table has a variant `#[table(unknown)]`. Items under a former key are found by the query of
/// the whole partition alone.
///
/// An index lags behind its table: an item that has just left the range of a query through an index may still be deleted.
///
#[doc = example!(
    r#"table.batch().put(&message).put(&Room { room: "rust".into() }).await?;"#
    r#"assert_eq!(table.delete_found(Message::query().room("rust")).await?, 1);"#
    r#"assert_eq!(table.delete_found(Room::collection().room("rust")).await?, 1);"#
    "assert!(table.scan().await?.is_empty());"
)]
///
/// # Cost
///
/// As much as the query, half a read unit for each 4 KB of the items, and one request for each 25 items: a write unit for each KB
/// of each item, and the units of its index entries.
///
/// # Errors
///
/// What was deleted before an error stays deleted, and the same call deletes the rest.
///
/// - [`Error::Key`] or [`Error::Refused`] if the query cannot be made, or if its entity shares keys with another one; nothing is sent.
/// - [`Error::Incomplete`] if items were left that no entity claims, or if a request of the query fails after others have succeeded. It has
///   the number of items that were deleted ([`Incomplete::count`](crate::aws::Incomplete::count)).
/// - [`Error::Unwritten`] if DynamoDB takes no more writes.
#[must_use = "nothing is deleted until it is awaited: `.await?`"]
pub struct DeleteFound<T> {
    client: Client<T>,
    keys: RowStream<ClaimedKey>,
    policy: RetryPolicy,
    concurrency: usize,
    report: Box<dyn FnMut(usize) + Send>,
}

impl<T: Table> DeleteFound<T> {
    pub(in crate::aws) fn new(client: &Client<T>, query: impl QueryOf<T>) -> Self {
        let query = Query::new(client, query);
        let is_refused = |entity: &&EntitySchema| {
            T::SCHEMA.shares_keys(entity.name) || T::SCHEMA.owner_of_locks(entity.name).is_some()
        };
        let keys = match query.entity().filter(is_refused) {
            // Somebody may write an item of the other entity in the meantime, and locks go with what they are locks of.
            Some(entity) => {
                RowStream::failed(InvalidRequest::NotInBatch { entity: entity.name }.into())
            }
            None => query.keys(),
        };
        Self {
            client: client.clone(),
            keys,
            policy: RetryPolicy::default(),
            concurrency: CONCURRENCY,
            report: Box::new(|_| {}),
        }
    }

    /// Calls a function with the number of items that have been deleted, whenever the batches that were open
    /// [at a time](Self::concurrency) are done.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let found = Room::collection().room("rust");"#
        r#"table.delete_found(found).on_progress(|deleted| println!("{deleted} items")).await?;"#
    )]
    pub fn on_progress(self, report: impl FnMut(usize) + Send + 'static) -> Self {
        Self { report: Box::new(report), ..self }
    }

    retry_methods!(r#"table.delete_found(Message::query().room("rust"))"#, "    .await?;");
}

impl<T: Table> fmt::Debug for DeleteFound<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DeleteFound")
            .field("table_name", &self.client.table_name())
            .field("policy", &self.policy)
            .finish_non_exhaustive()
    }
}

impl<T: TableItems> IntoFuture for DeleteFound<T> {
    type Output = Result<usize, Error>;
    type IntoFuture = Pending<usize>;

    fn into_future(self) -> Self::IntoFuture {
        let Self { client, mut keys, policy, concurrency, mut report } = self;
        Box::pin(async move {
            let mut deleted = Gathered::new();
            let most = MAX_KEYS.saturating_mul(concurrency);
            loop {
                let (found, failure) = next_keys(&mut keys, &mut deleted, most, policy).await;
                let read = found.len();
                let batch = client.batch().max_attempts(policy.max_attempts);
                let batch = batch.timeout(policy.timeout).concurrency(concurrency);
                let done = if read > 0 { delete(&client, batch, found, policy).await? } else { 0 };
                if done > 0 {
                    (0..done).for_each(|_| deleted.add(Ok(())));
                    report(deleted.rows.len());
                }
                match failure {
                    Some(failure) => return Err(deleted.failed(failure, None)),
                    None if read < most => return deleted.complete().map(|rows| rows.len()),
                    None => {}
                }
            }
        })
    }
}

/// Deletes the items under these keys: those with unique values one by one, together with the items that stand for the values, and
/// the rest in a batch. Returns how many there were.
async fn delete<T: TableItems>(
    client: &Client<T>,
    mut batch: BatchWrite<T>,
    found: Vec<ClaimedKey>,
    policy: RetryPolicy,
) -> Result<usize, Error> {
    let (mut in_batch, mut alone) = (0, Vec::new());
    for (position, key) in found {
        let entity = position.and_then(|position| T::SCHEMA.entities.get(position));
        match entity {
            Some(entity) if !entity.uniques.is_empty() => {
                alone.push(deletion(client, entity, key));
            }
            // It goes with the item whose value it stands for.
            Some(entity) if T::SCHEMA.owner_of_locks(entity.name).is_some() => {}
            _ => {
                batch = batch.delete_stored(key_item(T::SCHEMA, key));
                in_batch += 1;
            }
        }
    }
    if in_batch > 0 {
        batch.await?;
    }
    let done = in_batch + alone.len();
    for deletion in alone {
        let mut transaction = Transaction::new(client.sdk());
        transaction.policy = policy;
        transaction.actions.push(deletion);
        settled::run_single(transaction).await?;
    }
    Ok(done)
}

/// The deletion of an item with unique values.
fn deletion<T: TableItems>(
    client: &Client<T>,
    entity: &'static EntitySchema,
    key: Key,
) -> TransactWriteAction {
    let (table, key) = (T::SCHEMA, key_item(T::SCHEMA, key));
    let delete = Delete::builder().table_name(client.table_name()).set_key(Some(key)).build();
    let delete = delete.map_err(Error::sdk);
    let action = delete.map(|delete| TransactWriteItem::builder().delete(delete).build());
    let requirements = Requirements::new(Scope { table, entity });
    let unique = UniqueWrite::of_deletion_of_row::<T>(entity);
    TransactWriteAction::of::<T>(action.map(|action| (action, requirements)), None, unique)
}

/// The next keys, at most as many, and the error that ended them. Items that no entity claims are left.
async fn next_keys(
    keys: &mut RowStream<ClaimedKey>,
    deleted: &mut Gathered<()>,
    most: usize,
    policy: RetryPolicy,
) -> (Vec<ClaimedKey>, Option<Error>) {
    let mut batch = Vec::with_capacity(MAX_KEYS);
    while batch.len() < most {
        match tokio::time::timeout(policy.timeout, keys.next()).await {
            Ok(None) => break,
            Ok(Some(Ok(key))) => batch.push(key),
            Ok(Some(Err(Error::Item(unclaimed)))) => deleted.add(Err(unclaimed)),
            Ok(Some(Err(failure))) => return (batch, Some(failure)),
            Err(_) => {
                let late = SdkError::<QueryError>::timeout_error(LATE);
                return (batch, Some(Error::sdk(late)));
            }
        }
    }
    (batch, None)
}
