//! Reading many items by their keys: cut into batches, what is throttled tried again, what is
//! left given back.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::time::Duration;
use std::collections::HashMap;

use aws_sdk_dynamodb::types::KeysAndAttributes;

use crate::aws::Client;
use crate::aws::from_item;
use crate::aws::item::encode::key_item;
use crate::aws::item::value::key_value;
use crate::aws::request::retry::{ATTEMPTS, Backoff, LEFT, PATIENCE};
use crate::aws::request::trace::Span;
use crate::aws::{Error, Item, ItemError, Pending, TableItems};
use crate::key::{Entity, Key, KeyError, KeyOf};
use crate::table::{Contains, Table};

/// The most keys of one request.
const MAX_KEYS: usize = 100;

/// Reads any number of items when it is awaited: what [`Found`] holds then.
///
/// A key that is given twice is read once. Batches are no transaction: the items are read one by
/// one, and writes may come between.
///
/// ```no_run
/// # use ddb_keys::{Entity, Table};
/// # use ddb_keys::aws::{Client, Error};
/// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
/// # #[pk("USER#<username>")]
/// # struct User { username: String }
/// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
/// # #[pk("GAME#<game_id>")]
/// # struct Game { game_id: u32 }
/// # #[derive(Debug, Table)]
/// # #[table(name = "games", pk = "PK")]
/// # enum Games { User(User), Game(Game) }
/// # async fn read(table: Client<Games>) -> Result<(), Error> {
/// let keys = ["ann", "bob"].map(|username| UserKey { username });
/// let users: Vec<User> = table.get_many(keys).await?.complete()?;
///
/// let mixed = table.get_many_any().key(UserKey { username: "ann" }).key(GameKey { game_id: 7 });
/// let rows: Vec<Games> = mixed.await?.complete()?;
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited"]
pub struct GetMany<T, R> {
    client: Client<T>,
    keys: Vec<Result<Key, KeyError>>,
    row: fn(Item) -> Result<R, ItemError>,
    consistent: bool,
    attempts: u32,
    patience: Duration,
}

/// What came of reading many items.
#[derive(Debug, Clone, PartialEq)]
#[must_use = "some keys may be left over"]
pub struct Found<R> {
    /// The items that there are, in the order of their keys. A key that is neither here nor left
    /// over has no item.
    pub rows: Vec<R>,
    /// The keys that were not read.
    pub left: Vec<Unread>,
}

/// A key that was not read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unread {
    /// The key; the `parse` of its entity gives it back in parts.
    pub key: Key,
    /// Why it was not read.
    pub reason: String,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} was not read: {}", self.key, self.reason)
    }
}

impl<R> Found<R> {
    /// The items, if every key was read.
    ///
    /// # Errors
    ///
    /// [`Error::Unread`], with the keys that were not read.
    pub fn complete(self) -> Result<Vec<R>, Error> {
        if self.left.is_empty() { Ok(self.rows) } else { Err(Error::Unread(self.left)) }
    }
}

impl<T: Table, R> GetMany<T, R> {
    pub(in crate::aws) fn new(
        client: &Client<T>,
        keys: Vec<Result<Key, KeyError>>,
        row: fn(Item) -> Result<R, ItemError>,
    ) -> Self {
        Self {
            client: client.clone(),
            keys,
            row,
            consistent: false,
            attempts: ATTEMPTS,
            patience: PATIENCE,
        }
    }

    /// Reads what every write before this read has left, at twice the cost.
    pub fn consistent(self) -> Self {
        Self { consistent: true, ..self }
    }

    /// How often DynamoDB may read nothing of what it is asked for before the rest is given back;
    /// 8 unless it is said.
    pub fn max_attempts(self, attempts: u32) -> Self {
        Self { attempts, ..self }
    }

    /// How long DynamoDB may read nothing of what it is asked for before the rest is given back; a
    /// minute unless it is said.
    pub fn timeout(self, longest: Duration) -> Self {
        Self { patience: longest, ..self }
    }

    async fn run(mut self) -> Result<Found<R>, Error> {
        let (keys, positions) = each_once(core::mem::take(&mut self.keys))?;
        let mut waiting = VecDeque::from(keys);
        let mut backoff = Backoff::new(self.attempts, self.patience);
        let mut rows: Vec<(usize, R)> = Vec::new();
        let mut is_answered = false;
        while !waiting.is_empty() {
            let batch: Vec<Key> = waiting.drain(..waiting.len().min(MAX_KEYS)).collect();
            let sent = batch.len();
            let (items, unprocessed) = match self.send(&batch).await {
                Ok(answer) => answer,
                Err(error) if is_throttled(&error) => (Vec::new(), batch),
                // Before any answer there is nothing that an error could lose.
                Err(error) if !is_answered => return Err(error),
                Err(error) => {
                    waiting.extend(batch);
                    return Ok(found(rows, waiting, &error.to_string()));
                }
            };
            is_answered = true;
            for item in items {
                let key = key_of::<T>(&item);
                let position = key.and_then(|key| positions.get(&key).copied());
                rows.push((position.unwrap_or(usize::MAX), (self.row)(item)?));
            }
            backoff.note(sent, unprocessed.len());
            let pause = !unprocessed.is_empty();
            waiting.extend(unprocessed);
            if backoff.is_over() {
                break;
            }
            if pause {
                backoff.pause().await;
            }
        }
        Ok(found(rows, waiting, LEFT))
    }

    async fn send(&self, batch: &[Key]) -> Result<(Vec<Item>, Vec<Key>), Error> {
        let table_name = self.client.table_name();
        let keys = batch.iter().map(|key| key_item(T::SCHEMA, key.clone())).collect();
        let keys = KeysAndAttributes::builder()
            .set_keys(Some(keys))
            .consistent_read(self.consistent)
            .build()
            .map_err(|error| Error::sdk(aws_sdk_dynamodb::Error::from(error)))?;
        let request = self.client.sdk().batch_get_item().request_items(table_name, keys);
        let span = Span::new("batch_get", Some(table_name), None);
        let output = span.around(request.send()).await.map_err(Error::sdk)?;
        let items = output.responses.unwrap_or_default().into_values().flatten().collect();
        let unprocessed = output.unprocessed_keys.unwrap_or_default().into_values();
        let unprocessed = unprocessed.flat_map(|keys| keys.keys);
        Ok((items, unprocessed.filter_map(|key| key_of::<T>(&key)).collect()))
    }
}

impl<A: TableItems> GetMany<A, A> {
    pub(in crate::aws) fn any(client: &Client<A>) -> Self {
        Self::new(client, Vec::new(), from_item::<A>)
    }

    /// Adds a key, of any entity of the table.
    pub fn key<E: Entity>(mut self, key: impl KeyOf<E>) -> Self
    where
        A: Contains<E>,
    {
        self.keys.push(key.build_key());
        self
    }
}

/// The keys without repetitions, for DynamoDB refuses a batch that names an item twice, and the
/// place of each.
fn each_once(
    keys: Vec<Result<Key, KeyError>>,
) -> Result<(Vec<Key>, HashMap<Key, usize>), KeyError> {
    let mut kept = Vec::with_capacity(keys.len());
    let mut positions = HashMap::with_capacity(keys.len());
    for key in keys {
        let key = key?;
        if !positions.contains_key(&key) {
            positions.insert(key.clone(), kept.len());
            kept.push(key);
        }
    }
    Ok((kept, positions))
}

fn key_of<T: Table>(item: &Item) -> Option<Key> {
    let half = |name: &str| item.get(name).and_then(key_value);
    let sk = T::SCHEMA.sk.map(half);
    Some(Key { pk: half(T::SCHEMA.pk)?, sk: sk.flatten() })
}

/// Whether DynamoDB read nothing because it was asked for too much at once.
fn is_throttled(error: &Error) -> bool {
    use aws_sdk_dynamodb::Error as Sdk;
    let Error::Sdk(error) = error else { return false };
    matches!(
        **error,
        Sdk::ProvisionedThroughputExceededException(_)
            | Sdk::RequestLimitExceeded(_)
            | Sdk::ThrottlingException(_)
    )
}

fn found<R>(mut rows: Vec<(usize, R)>, left: VecDeque<Key>, reason: &str) -> Found<R> {
    rows.sort_by_key(|(position, _)| *position);
    let unread = |key| Unread { key, reason: reason.to_string() };
    Found {
        rows: rows.into_iter().map(|(_, row)| row).collect(),
        left: left.into_iter().map(unread).collect(),
    }
}

impl<T: Table + 'static, R: Send + 'static> IntoFuture for GetMany<T, R> {
    type Output = Result<Found<R>, Error>;
    type IntoFuture = Pending<Found<R>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.run())
    }
}
