//! Writing many items: cut into batches, what is throttled tried again, what is left given back.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::time::Duration;
use std::collections::HashMap;

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};
use aws_sdk_dynamodb::operation::batch_write_item::BatchWriteItemError;
use aws_sdk_dynamodb::types::{DeleteRequest, PutRequest, WriteRequest};
use serde::Serialize;

use super::version::Expected;
use crate::aws::Client;
use crate::aws::item::identify::claimant;
use crate::aws::item_key;
use crate::aws::request::retry::{ATTEMPTS, Backoff, LEFT, PATIENCE};
use crate::aws::request::trace::Span;
use crate::aws::{Error, Item, Pending, TableItems, encode};
use crate::key::{Entity, KeyOf};
use crate::table::{Contains, Table};

/// The most writes of one request.
const MAX_WRITES: usize = 25;

/// Puts and deletes any number of items when it is awaited: [`Written`] has what is left then.
///
/// Batches are no transaction: they have no order and no conditions. Of several writes of one
/// item the last one counts, for DynamoDB refuses a batch that names an item twice. What DynamoDB
/// leaves unprocessed, throttles or fails to answer is sent again under two bounds,
/// [`attempts`](Self::attempts) and [`patience`](Self::patience); what is left then comes back with
/// the reason.
///
/// ```
/// use ddb_keys::embedded::Embedded;
/// use ddb_keys::{Entity, Table};
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Debug, Serialize, Deserialize, Entity)]
/// #[pk("USER#<name>")]
/// struct User { name: String }
///
/// #[derive(Debug, Table)]
/// #[table(name = "app", pk = "PK")]
/// enum App { User(User) }
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let engine = Embedded::start().await?;
/// let table = App::client(engine.client());
/// table.create_table().await?;
///
/// let users = (0..60).map(|number| User { name: format!("user-{number}") });
/// let write = users.fold(table.batch_write(), |write, user| write.put(&user));
/// write.delete(UserKey { name: "user-7" }).await?.complete()?;
/// assert_eq!(table.scan().await?.len(), 59);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
#[must_use = "nothing is written until it is awaited"]
pub struct BatchWrite<T> {
    client: Client<T>,
    writes: Vec<Result<WriteRequest, Error>>,
    attempts: u32,
    patience: Duration,
    table: PhantomData<fn() -> T>,
}

impl<T: Table> BatchWrite<T> {
    pub(in crate::aws) fn new(client: &Client<T>) -> Self {
        Self {
            client: client.clone(),
            writes: Vec::new(),
            attempts: ATTEMPTS,
            patience: PATIENCE,
            table: PhantomData,
        }
    }

    /// Adds an item to write.
    pub fn put<E: Entity + Serialize>(mut self, entity: &E) -> Self
    where
        T: Contains<E>,
    {
        self.writes.push(encode::<T, E>(entity).map_err(Error::from).and_then(put_request::<T>));
        self
    }

    /// Adds an item of whichever entity this is.
    pub fn put_any(mut self, row: &T) -> Self
    where
        T: TableItems,
    {
        self.writes.push(row.encode().map_err(Error::from).and_then(put_request::<T>));
        self
    }

    /// Adds an item to delete.
    pub fn delete<E: Entity>(mut self, key: impl KeyOf<E>) -> Self
    where
        T: Contains<E>,
    {
        let delete = item_key::<T, E>(&key)
            .map_err(Error::from)
            .and_then(|key| DeleteRequest::builder().set_key(Some(key)).build().map_err(built));
        self.writes
            .push(delete.map(|delete| WriteRequest::builder().delete_request(delete).build()));
        self
    }

    /// How often DynamoDB may take nothing of what it is sent before the rest is given back; 8
    /// unless it is said.
    pub fn max_attempts(self, attempts: u32) -> Self {
        Self { attempts, ..self }
    }

    /// How long DynamoDB may take nothing of what it is sent before the rest is given back; a
    /// minute unless it is said.
    pub fn timeout(self, longest: Duration) -> Self {
        Self { patience: longest, ..self }
    }

    async fn run(self) -> Result<Written, Error> {
        let writes = self.writes.into_iter().collect::<Result<Vec<_>, _>>()?;
        let mut waiting: VecDeque<WriteRequest> =
            last_of_each(writes, T::SCHEMA.pk, T::SCHEMA.sk).into();
        let mut backoff = Backoff::new(self.attempts, self.patience);
        let mut left = Vec::new();
        while !waiting.is_empty() {
            let batch: Vec<_> = waiting.drain(..waiting.len().min(MAX_WRITES)).collect();
            let sent = batch.len();
            let answer = tokio::time::timeout(backoff.left(), send(&self.client, &batch)).await;
            let (unprocessed, reason) = match answer.unwrap_or(Answer::Late) {
                Answer::Unprocessed(writes) => (writes, LEFT.to_string()),
                Answer::Late => (batch, String::from("DynamoDB did not answer in time")),
                Answer::Passing(reason) => (batch, reason),
                Answer::RefusedBatch(reason) => {
                    left.extend(given_back(batch, &reason));
                    continue;
                }
                Answer::Refused(reason) => {
                    left.extend(given_back(batch.into_iter().chain(waiting), &reason));
                    return Ok(Written { left });
                }
            };
            backoff.note(sent, unprocessed.len());
            let pause = !unprocessed.is_empty();
            waiting.extend(unprocessed);
            if backoff.is_over() {
                left.extend(given_back(waiting, &reason));
                return Ok(Written { left });
            }
            if pause {
                backoff.pause().await;
            }
        }
        Ok(Written { left })
    }
}

/// What came of one batch.
enum Answer {
    /// DynamoDB took the batch, these writes excepted.
    Unprocessed(Vec<WriteRequest>),
    /// There was none.
    Late,
    /// An error that can be gone at the next attempt.
    Passing(String),
    /// This batch will never be taken.
    RefusedBatch(String),
    /// No batch will be taken.
    Refused(String),
}

async fn send<T: Table>(client: &Client<T>, batch: &[WriteRequest]) -> Answer {
    let request = client.sdk().batch_write_item();
    let request = request.request_items(client.table_name(), batch.to_vec());
    let span = Span::new("batch_write", Some(client.table_name()), None);
    match span.around(request.send()).await {
        Ok(output) => {
            let unprocessed = output.unprocessed_items.unwrap_or_default();
            Answer::Unprocessed(unprocessed.into_values().flatten().collect())
        }
        Err(error) => {
            let passes = is_passing(&error);
            let concerns_batch = error.code() == Some("ValidationException");
            let reason = Error::sdk(error).to_string();
            match (passes, concerns_batch) {
                (true, _) => Answer::Passing(reason),
                (false, true) => Answer::RefusedBatch(reason),
                (false, false) => Answer::Refused(reason),
            }
        }
    }
}

/// Whether the same request can succeed later: lost connections, faults of the service, throttling.
fn is_passing(error: &SdkError<BatchWriteItemError>) -> bool {
    let codes = [
        "ProvisionedThroughputExceededException",
        "RequestLimitExceeded",
        "ThrottlingException",
        "LimitExceededException",
    ];
    match error {
        SdkError::ServiceError(answer) => {
            answer.raw().status().is_server_error()
                || error.code().is_some_and(|code| codes.contains(&code))
        }
        SdkError::ConstructionFailure(_) => false,
        _ => true,
    }
}

/// A write of an item, which gets the version after the one that it was read with.
fn put_request<T: Table>(mut item: Item) -> Result<WriteRequest, Error> {
    if let Some(entity) = claimant::<T>(&item).ok().and_then(|at| T::SCHEMA.entities.get(at)) {
        Expected::in_item(entity, &mut item)?;
    }
    let put = PutRequest::builder().set_item(Some(item)).build().map_err(built)?;
    Ok(WriteRequest::builder().put_request(put).build())
}

fn built(error: aws_sdk_dynamodb::error::BuildError) -> Error {
    Error::sdk(aws_sdk_dynamodb::Error::from(error))
}

/// Of several writes of one item only the last, in the order of first mention.
fn last_of_each(writes: Vec<WriteRequest>, pk: &str, sk: Option<&str>) -> Vec<WriteRequest> {
    let mut positions: HashMap<String, usize> = HashMap::new();
    let mut kept: Vec<WriteRequest> = Vec::with_capacity(writes.len());
    for write in writes {
        let half = |name: &str| alloc::format!("{:?}", attribute_of(&write, name));
        let key = [Some(pk), sk].into_iter().flatten().map(half).collect::<String>();
        if let Some(&position) = positions.get(&key) {
            kept[position] = write;
        } else {
            positions.insert(key, kept.len());
            kept.push(write);
        }
    }
    kept
}

fn attribute_of<'w>(
    write: &'w WriteRequest,
    name: &str,
) -> Option<&'w aws_sdk_dynamodb::types::AttributeValue> {
    let of_put = write.put_request().and_then(|put| put.item().get(name));
    of_put.or_else(|| write.delete_request().and_then(|delete| delete.key().get(name)))
}

fn given_back(
    writes: impl IntoIterator<Item = WriteRequest>,
    reason: &str,
) -> impl Iterator<Item = Unwritten> {
    writes.into_iter().filter_map(move |write| {
        let reason = reason.to_string();
        match (write.put_request, write.delete_request) {
            (Some(put), _) => Some(Unwritten::Put { item: put.item, reason }),
            (None, Some(delete)) => Some(Unwritten::Delete { key: delete.key, reason }),
            (None, None) => None,
        }
    })
}

impl<T: Table + 'static> IntoFuture for BatchWrite<T> {
    type Output = Result<Written, Error>;
    type IntoFuture = Pending<Written>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.run())
    }
}

/// What came of writing many items.
#[derive(Debug, Clone, PartialEq)]
#[must_use = "some writes may be left over"]
pub struct Written {
    /// The writes that were not done; empty when all were.
    pub left: Vec<Unwritten>,
}

impl Written {
    /// Nothing, if every write was done.
    ///
    /// # Errors
    ///
    /// [`Error::Unwritten`], with the writes that were not done.
    pub fn complete(self) -> Result<(), Error> {
        if self.left.is_empty() { Ok(()) } else { Err(Error::Unwritten(self.left)) }
    }
}

/// A write of a batch that was not done, or whose answer was lost: then it may have been.
#[derive(Debug, Clone, PartialEq)]
pub enum Unwritten {
    /// An item that was to be written.
    Put {
        /// The item, keys included.
        item: Item,
        /// Why it was not.
        reason: String,
    },
    /// An item that was to be deleted.
    Delete {
        /// Its key.
        key: Item,
        /// Why it was not.
        reason: String,
    },
}

impl fmt::Display for Unwritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Put { reason, .. } => write!(f, "an item was not written: {reason}"),
            Self::Delete { reason, .. } => write!(f, "an item was not deleted: {reason}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_not_be_sent_is_not_tried_again_as_it_is() {
        assert!(!is_passing(&SdkError::construction_failure("no region")));
        assert!(is_passing(&SdkError::timeout_error("no answer")));
    }
}
