//! Writing many items: cut into batches, what is throttled tried again, what is left given back.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::time::Duration;
use std::collections::HashMap;

use aws_sdk_dynamodb::types::{DeleteRequest, PutRequest, WriteRequest};
use serde::Serialize;

use super::backoff::{ATTEMPTS, Backoff, LEFT, PATIENCE};
use super::client::Client;
use super::item::item_key;
use super::trace::Span;
use super::{Error, Item, ItemError, Pending, TableItems, encode};
use crate::keys::{Entity, KeyOf};
use crate::table::{Contains, Table};

/// The most writes of one request.
const MAX_WRITES: usize = 25;

/// Puts and deletes any number of items when it is awaited.
///
/// Batches are no transaction: they have no order and no conditions. Of several writes of one
/// item the last one counts, for DynamoDB refuses a batch that names an item twice.
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
    pub(super) fn new(client: &Client<T>) -> Self {
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
        self.writes.push(put_request(encode::<T, E>(entity)));
        self
    }

    /// Adds an item of whichever entity this is.
    pub fn put_any(mut self, row: &T) -> Self
    where
        T: TableItems,
    {
        self.writes.push(put_request(row.encode()));
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
    pub fn attempts(self, attempts: u32) -> Self {
        Self { attempts, ..self }
    }

    /// How long DynamoDB may take nothing of what it is sent before the rest is given back; a
    /// minute unless it is said.
    pub fn patience(self, longest: Duration) -> Self {
        Self { patience: longest, ..self }
    }

    async fn run(self) -> Result<Vec<Unwritten>, Error> {
        let writes = self.writes.into_iter().collect::<Result<Vec<_>, _>>()?;
        let mut waiting: VecDeque<WriteRequest> =
            last_of_each(writes, T::SCHEMA.pk, T::SCHEMA.sk).into();
        let mut backoff = Backoff::new(self.attempts, self.patience);
        while !waiting.is_empty() {
            let batch: Vec<_> = waiting.drain(..waiting.len().min(MAX_WRITES)).collect();
            let sent = batch.len();
            let outcome = send(&self.client, batch.clone()).await;
            let (unprocessed, reason) = match outcome {
                Ok(unprocessed) => (unprocessed, None),
                Err(error) => (batch, Some(error)),
            };
            backoff.note(sent, unprocessed.len());
            let pause = !unprocessed.is_empty();
            waiting.extend(unprocessed);
            if let Some(error) = reason {
                return Ok(give_back(waiting, &error.to_string()));
            }
            if backoff.is_over() {
                return Ok(give_back(waiting, LEFT));
            }
            if pause {
                backoff.pause().await;
            }
        }
        Ok(Vec::new())
    }
}

fn put_request(item: Result<Item, ItemError>) -> Result<WriteRequest, Error> {
    let put = PutRequest::builder().set_item(Some(item?)).build().map_err(built)?;
    Ok(WriteRequest::builder().put_request(put).build())
}

fn built(error: aws_sdk_dynamodb::error::BuildError) -> Error {
    Error::sdk(aws_sdk_dynamodb::Error::from(error))
}

async fn send<T: Table>(
    client: &Client<T>,
    batch: Vec<WriteRequest>,
) -> Result<Vec<WriteRequest>, Error> {
    let request = client.sdk().batch_write_item().request_items(client.table_name(), batch);
    let span = Span::new("batch_write", Some(client.table_name()), None);
    let output = span.around(request.send()).await.map_err(Error::sdk)?;
    Ok(output.unprocessed_items.unwrap_or_default().into_values().flatten().collect())
}

/// Of several writes of one item only the last, in the order of first mention.
fn last_of_each(writes: Vec<WriteRequest>, pk: &str, sk: Option<&str>) -> Vec<WriteRequest> {
    let mut positions: HashMap<String, usize> = HashMap::new();
    let mut kept: Vec<WriteRequest> = Vec::with_capacity(writes.len());
    for write in writes {
        let half = |name: &str| alloc::format!("{:?}", attribute_of(&write, name));
        let key = [Some(pk), sk].into_iter().flatten().map(half).collect::<String>();
        match positions.get(&key) {
            Some(&position) => kept[position] = write,
            None => {
                positions.insert(key, kept.len());
                kept.push(write);
            }
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

fn give_back(waiting: VecDeque<WriteRequest>, reason: &str) -> Vec<Unwritten> {
    let unwritten = |write: WriteRequest| {
        let reason = reason.to_string();
        match (write.put_request, write.delete_request) {
            (Some(put), _) => Some(Unwritten::Put { item: put.item, reason }),
            (None, Some(delete)) => Some(Unwritten::Delete { key: delete.key, reason }),
            (None, None) => None,
        }
    };
    waiting.into_iter().filter_map(unwritten).collect()
}

impl<T: Table + 'static> IntoFuture for BatchWrite<T> {
    /// What could not be written, with the reason; empty when everything was.
    type Output = Result<Vec<Unwritten>, Error>;
    type IntoFuture = Pending<Vec<Unwritten>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.run())
    }
}

/// A write of a batch that was not done.
#[derive(Debug, Clone, PartialEq)]
#[must_use = "it was not written"]
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
