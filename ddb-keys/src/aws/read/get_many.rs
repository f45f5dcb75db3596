//! Reading many items by their keys, in batches.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::string::ToString;
use alloc::vec::Vec;
use std::collections::HashMap;

use aws_sdk_dynamodb::error::BuildError;
use aws_sdk_dynamodb::operation::batch_get_item::BatchGetItemOutput;
use aws_sdk_dynamodb::types::KeysAndAttributes;
use aws_sdk_dynamodb::types::builders::KeysAndAttributesBuilder;
use serde::de::DeserializeOwned;
use tokio::time::Instant;

use super::page::Gathered;
use super::row_reader::RowReader;
use crate::aws::example::example;
use crate::aws::item::key::{key_item, own_key, stored_key};
use crate::aws::item::size::item_size;
use crate::aws::request::attempt_outcome::AttemptWatcher;
use crate::aws::request::backoff::{CONCURRENCY, RetryPolicy, retry_methods};
use crate::aws::request::expression::Expression;
use crate::aws::request::resend::{self, Answer, Work};
use crate::aws::request::trace::Span;
use crate::aws::{AffectedKey, Client, EntityOf, Error, Item, ItemError, Pending, TableItems};
use crate::key::{Key, KeyError, KeyOf};
use crate::table::Table;

/// The maximum number of keys in one request.
const MAX_KEYS: usize = 100;
/// DynamoDB ends a response before it exceeds 16 MB, so a response that is at most one item short of that is full.
const FULL_ANSWER: usize = 15_500_000;

/// Reads any number of items when it is awaited.
///
/// The keys are read in batches of 100, several at a [time](Self::concurrency). The rows come
/// back in the order of their keys; a key without an item has no row, and one that is given twice is read once. A
/// batch is not a transaction: each item is read on its own, and writes may happen in between.
///
/// Keys that DynamoDB leaves unprocessed are requested again, within the bounds of
/// [`max_attempts`](Self::max_attempts) and [`timeout`](Self::timeout).
///
/// Dropping the future stops reading; it changes nothing in the table.
///
/// ```
/// use ddb_keys::embedded::Embedded;
/// use ddb_keys::{Entity, Table};
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
/// #[pk("USER#<username>")]
/// struct User { username: String }
///
/// #[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
/// #[pk("GAME#<game_id>")]
/// struct Game { game_id: u32 }
///
/// #[derive(Debug, PartialEq, Table)]
/// #[table(name = "games", pk = "PK")]
/// enum Games { User(User), Game(Game) }
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let engine = Embedded::start().await?;
/// let table = Games::client(engine.client());
/// table.create_table().await?;
/// table.put(&User { username: "bob".into() }).await?;
///
/// let keys = ["ann", "bob"].map(|username| UserKey { username });
/// let users: Vec<User> = table.get_many(keys).await?;
/// assert_eq!(users, [User { username: "bob".into() }]);
///
/// let mixed = table.get_many_any((UserKey { username: "bob" }, GameKey { game_id: 7 }));
/// let rows: Vec<Games> = mixed.await?;
/// assert_eq!(rows.len(), 1);
/// # Ok(())
/// # }
/// ```
///
/// # Cost
///
/// One request for each 100 keys. Each item costs half a read unit for each 4 KB, or one with
/// [`consistent`](Self::consistent). A key without an item costs half a unit.
///
/// # Errors
///
/// [`Error::Key`] if a value cannot be part of a key; nothing is sent then. [`Error::Incomplete`] if some keys were not
/// read, or some items cannot be read as their entity: it has the other rows, the keys and the items. Another error, such as
/// [`Error::Sdk`], only if no request succeeded.
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited: `.await?`"]
pub struct GetMany<T, R> {
    client: Client<T>,
    keys: Vec<Result<Key, KeyError>>,
    reader: RowReader<R>,
    consistent: bool,
    policy: RetryPolicy,
    concurrency: usize,
}

impl<T: Table, R> GetMany<T, R> {
    pub(in crate::aws) fn new(
        client: &Client<T>,
        keys: Vec<Result<Key, KeyError>>,
        reader: RowReader<R>,
    ) -> Self {
        let (policy, concurrency) = (RetryPolicy::default(), CONCURRENCY);
        Self { client: client.clone(), keys, reader, consistent: false, policy, concurrency }
    }

    /// Uses strongly consistent reads, which cost twice as much.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.get_many([key]).consistent().await?, [message]);"
    )]
    #[doc(alias = "ConsistentRead")]
    pub fn consistent(self) -> Self {
        Self { consistent: true, ..self }
    }

    /// Reads the items as an `L`, which need not be an entity: a type with the few attributes that matter here.
    ///
    /// DynamoDB sends the attributes that `L` has fields for, and the keys. It sends whole items for a type that may read any
    /// attribute, such as a map or a struct with `#[serde(flatten)]`.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "#[derive(Debug, PartialEq, Deserialize)]"
        "struct Line { author: String }"
        ""
        "let lines: Vec<Line> = table.get_many([key]).select_as().await?;"
        r#"assert_eq!(lines, [Line { author: "ann".into() }]);"#
    )]
    #[doc(alias = "ProjectionExpression")]
    pub fn select_as<L: DeserializeOwned + Send + 'static>(self) -> GetMany<T, L> {
        let Self { client, keys, reader, consistent, policy, concurrency } = self;
        let reader = reader.reading_as::<T, L>();
        GetMany { client, keys, reader, consistent, policy, concurrency }
    }

    retry_methods!("let found = table.get_many([key])", "    .await?;");
}

impl<T: Table, R: Send + 'static> IntoFuture for GetMany<T, R> {
    type Output = Result<Vec<R>, Error>;
    type IntoFuture = Pending<Vec<R>>;

    fn into_future(self) -> Self::IntoFuture {
        let Self { client, keys, reader, consistent, policy, concurrency } = self;
        Box::pin(async move {
            let (waiting, positions) = each_once(keys)?;
            let mut reading = Reading {
                client,
                consistent,
                reader,
                waiting,
                positions,
                is_answered: false,
                rows: Vec::new(),
                unread: Vec::new(),
            };
            match resend::run(&mut reading, policy, concurrency).await {
                // Without any response there is nothing that the error could hide, and what is refused is a mistake in the call.
                Err(error) if !reading.is_answered || matches!(error, Error::Refused(_)) => {
                    Err(error)
                }
                _ => reading.into_rows(),
            }
        })
    }
}

impl<A: TableItems> GetMany<A, A> {
    /// Adds a key of any entity of the table.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let mut read = table.get_many_any(());"
        r#"for room in ["rust", "go"] {"#
        "    read = read.key(RoomKey { room }).key(MessageKey { room, ..key });"
        "}"
        "assert_eq!(read.await?, [Chat::Message(message)]);"
    )]
    pub fn key<E: EntityOf<A>>(mut self, key: impl KeyOf<E>) -> Self {
        self.keys.push(own_key::<A, E>(&key));
        self
    }
}

/// Keys that are being read.
struct Reading<T, R> {
    client: Client<T>,
    consistent: bool,
    reader: RowReader<R>,
    waiting: VecDeque<Key>,
    /// The position of each key among all of them.
    positions: HashMap<Key, usize>,
    is_answered: bool,
    rows: Vec<(usize, Result<R, ItemError>)>,
    unread: Vec<AffectedKey>,
}

impl<T: Table + 'static, R: Send + 'static> Work for Reading<T, R> {
    type Unit = Key;
    type Done = Vec<Item>;

    async fn next_batch(&mut self, mut undone: Vec<Key>) -> Vec<Key> {
        let more = MAX_KEYS.saturating_sub(undone.len()).min(self.waiting.len());
        undone.extend(self.waiting.drain(..more));
        undone
    }

    fn send(
        &self,
        batch: Vec<Key>,
        until: Instant,
    ) -> impl Future<Output = Answer<Key, Vec<Item>>> + Send + 'static {
        let keys = self.keys_of(&batch).build();
        send(self.client.clone(), batch, keys, until)
    }

    fn done(&mut self, items: Vec<Item>) {
        self.is_answered = true;
        for item in items {
            let key = stored_key(&item, T::SCHEMA);
            let position = key.and_then(|key| self.positions.get(&key).copied());
            // An item of another entity that overlaps with this one is not a row.
            if let Some(row) = self.reader.row(item) {
                self.rows.push((position.unwrap_or(usize::MAX), row));
            }
        }
    }

    fn give_up(&mut self, keys: Vec<Key>, reason: &str) {
        let unread = |key| AffectedKey { key, reason: reason.to_string() };
        self.unread.extend(keys.into_iter().map(unread));
    }

    fn give_up_rest(&mut self, reason: &str) {
        let rest = core::mem::take(&mut self.waiting);
        self.give_up(rest.into(), reason);
    }
}

impl<T: Table, R> Reading<T, R> {
    /// What is read of the items with these keys.
    fn keys_of(&self, batch: &[Key]) -> KeysAndAttributesBuilder {
        let mut expression = Expression::default();
        let projection = self.reader.projection(T::SCHEMA, None, &mut expression);
        let keys = batch.iter().map(|key| key_item(T::SCHEMA, key.clone())).collect();
        KeysAndAttributes::builder()
            .set_keys(Some(keys))
            .consistent_read(self.consistent)
            .set_projection_expression(projection)
            .set_expression_attribute_names(expression.into_names())
    }
}

impl<T, R: Send + 'static> Reading<T, R> {
    fn into_rows(self) -> Result<Vec<R>, Error> {
        let (mut rows, mut unread) = (self.rows, self.unread);
        rows.sort_by_key(|(position, _)| *position);
        unread.sort_by_key(|unread| self.positions.get(&unread.key).copied());
        let mut gathered = Gathered::new();
        for (_, row) in rows {
            gathered.add(row);
        }
        gathered.complete_but(unread)
    }
}

async fn send<T: Table>(
    client: Client<T>,
    batch: Vec<Key>,
    keys: Result<KeysAndAttributes, BuildError>,
    until: Instant,
) -> Answer<Key, Vec<Item>> {
    let table_name = client.table_name();
    let keys = match keys {
        Ok(keys) => keys,
        Err(error) => {
            return Answer::Fatal(batch, Error::sdk(error));
        }
    };
    let attempts = AttemptWatcher::default();
    let request = client.sdk().batch_get_item().request_items(table_name, keys);
    let request = request.customize().interceptor(attempts.clone());
    let span = Span::new("batch_get", Some(table_name), None);
    match tokio::time::timeout_at(until, Box::pin(span.around(request.send()))).await {
        Err(_) => Answer::Late(batch),
        Ok(Ok(output)) if output.responses.is_none() => {
            Answer::Fatal(batch, Error::lacking("Responses"))
        }
        Ok(Ok(output)) => answer::<T>(output),
        Ok(Err(error)) if attempts.is_temporary(&error) => {
            Answer::Temporary(batch, Error::sent(error))
        }
        Ok(Err(error)) => Answer::Fatal(batch, Error::sent(error)),
    }
}

fn answer<T: Table>(output: BatchGetItemOutput) -> Answer<Key, Vec<Item>> {
    let done: Vec<Item> = output.responses.unwrap_or_default().into_values().flatten().collect();
    let undone = output.unprocessed_keys.unwrap_or_default().into_values();
    let undone = undone.flat_map(|keys| keys.keys);
    let undone: Vec<Key> = undone.filter_map(|key| stored_key(&key, T::SCHEMA)).collect();
    let full = !undone.is_empty() && done.iter().map(item_size).sum::<usize>() > FULL_ANSWER;
    Answer::Done { done, undone, full }
}

/// The keys without repetitions, because DynamoDB refuses a batch that names an item twice, and
/// the position of each.
fn each_once(
    keys: Vec<Result<Key, KeyError>>,
) -> Result<(VecDeque<Key>, HashMap<Key, usize>), KeyError> {
    let mut kept = VecDeque::with_capacity(keys.len());
    let mut positions = HashMap::with_capacity(keys.len());
    for key in keys {
        let key = key?;
        if !positions.contains_key(&key) {
            positions.insert(key.clone(), kept.len());
            kept.push_back(key);
        }
    }
    Ok((kept, positions))
}
