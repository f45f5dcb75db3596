//! Writing many items in batches.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::future::poll_fn;
use core::marker::PhantomData;
use core::mem;
use core::pin::Pin;
use core::task::{Context, Poll};
use core::time::Duration;
use std::collections::HashSet;

use aws_sdk_dynamodb::error::ProvideErrorMetadata;
use aws_sdk_dynamodb::types::{DeleteRequest, PutRequest, WriteRequest};
use futures_core::Stream;
use serde::Serialize;

use super::batch_check::{check_any, check_own_keys, check_unversioned};
use super::version::Expected;
use crate::aws::Client;
use crate::aws::item::identify::identify;
use crate::aws::item::key::stored_key;
use crate::aws::item::size::{item_size, json_size};
use crate::aws::item_key;
use crate::aws::request::attempts::Attempts;
use crate::aws::request::retry::{self, Answer, RetryPolicy, Work};
use crate::aws::request::trace::Span;
use crate::aws::{Error, Item, Pending, TableItems, encode};
use crate::key::{Entity, Key, KeyOf};
use crate::schema::{EntitySchema, TableSchema};
use crate::table::{Contains, Table};

/// The most writes of one request.
const MAX_WRITES: usize = 25;
/// The most bytes of one request as JSON, with room for what surrounds the items.
const MAX_BYTES: usize = 16_000_000;
/// The most bytes of an item.
const MAX_ITEM: usize = 409_600;

/// Puts and deletes any number of items when it is awaited, and returns [`Written`].
///
/// The writes are cut into batches of at most 25 items and 16 MB, which are sent one after the
/// other. A batch is not a transaction: it has no conditions, and each write happens on its own. If
/// an item is written several times, the last write counts.
///
/// Writes that DynamoDB leaves unprocessed, throttles or does not answer are sent again, within the
/// bounds of [`max_attempts`](Self::max_attempts) and [`timeout`](Self::timeout). Writes that were
/// still not done then come back in [`Written::left`] with the reason. An item that cannot be
/// written costs no other item.
///
/// Dropping the future stops writing: any part of the writes may have been done.
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
/// let write = table.batch_write().put_iter(users).delete(UserKey { name: "somebody" });
/// write.await?.complete()?;
/// assert_eq!(table.scan().await?.len(), 60);
/// # Ok(())
/// # }
/// ```
#[must_use = "nothing is written until it is awaited"]
pub struct BatchWrite<T> {
    client: Client<T>,
    sources: VecDeque<Writes>,
    policy: RetryPolicy,
    table: PhantomData<fn() -> T>,
}

impl<T: Table> fmt::Debug for BatchWrite<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BatchWrite")
            .field("table_name", &self.client.table_name())
            .field("policy", &self.policy)
            .finish_non_exhaustive()
    }
}

/// Where writes come from.
enum Writes {
    /// Writes that are there.
    Given(Vec<Result<WriteRequest, Error>>),
    /// Writes that are made when they are needed.
    Made(Pin<Box<dyn Stream<Item = Made> + Send>>),
}

/// A write that was made when it was needed, or why it could not be.
type Made = Result<WriteRequest, Unwritten>;

impl<T: Table> BatchWrite<T> {
    pub(in crate::aws) fn new(client: &Client<T>) -> Self {
        Self {
            client: client.clone(),
            sources: VecDeque::new(),
            policy: RetryPolicy::default(),
            table: PhantomData,
        }
    }

    /// Adds an item to write.
    ///
    /// A batch cannot check what it overwrites, so an entity that counts versions does not compile
    /// here: use [`overwrite`](Self::overwrite), or a transaction. For the same reason an entity that shares
    /// keys with another one, by `overlap`, does not compile in any batch.
    ///
    /// ```compile_fail,E0080
    /// # use ddb_keys::{Entity, Table, aws::Client};
    /// # use serde::{Deserialize, Serialize};
    /// #[derive(Debug, Serialize, Deserialize, Entity)]
    /// #[entity(version = version)]
    /// #[pk("PAGE#<name>")]
    /// struct Page { name: String, version: u64 }
    ///
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "app", pk = "PK")]
    /// # enum App { Page(Page) }
    /// # fn write(table: Client<App>, page: Page) {
    /// let _ = table.batch_write().put(&page);
    /// # }
    /// # fn main() {
    /// # let _ = write as fn(Client<App>, Page);
    /// # }
    /// ```
    pub fn put<E: Entity + Serialize>(self, entity: &E) -> Self
    where
        T: Contains<E>,
    {
        const { check_unversioned(E::SCHEMA) }
        self.overwrite(entity)
    }

    /// Adds an item to write, whatever version of it is stored.
    ///
    /// A change that was made since the value was read is lost. The item gets the version after
    /// the value's own.
    pub fn overwrite<E: Entity + Serialize>(self, entity: &E) -> Self
    where
        T: Contains<E>,
    {
        const { check_own_keys(T::SCHEMA, E::SCHEMA) }
        self.write(put_entity::<T, E>(entity))
    }

    /// Adds an item of any entity of the table. One that [`put`](Self::put) would not take is an error.
    pub fn put_any(self, row: &T) -> Self
    where
        T: TableItems,
    {
        self.write(row.encode().map_err(Error::from).and_then(|item| put_any::<T>(item, false)))
    }

    /// Adds an item of any entity of the table, whatever version of it is stored; see
    /// [`overwrite`](Self::overwrite).
    pub fn overwrite_any(self, row: &T) -> Self
    where
        T: TableItems,
    {
        self.write(row.encode().map_err(Error::from).and_then(|item| put_any::<T>(item, true)))
    }

    /// Adds the items of an iterator, which is asked for them as they are sent.
    ///
    /// Memory holds one batch of them, however many there are. An entity that cannot become an item
    /// comes back as [`Unwritten::Invalid`]. If DynamoDB takes no more writes, the rest of the
    /// iterator is not asked for.
    pub fn put_iter<E, I>(self, entities: I) -> Self
    where
        E: Entity + Serialize,
        I: IntoIterator<Item = E, IntoIter: Send + 'static>,
        T: Contains<E>,
    {
        const { check_unversioned(E::SCHEMA) }
        const { check_own_keys(T::SCHEMA, E::SCHEMA) }
        let entities = entities.into_iter();
        self.source(Iter(entities.map(|entity| made::<T, E>(&entity))))
    }

    /// Adds the items of a stream, which is asked for them as they are sent.
    ///
    /// Memory holds one batch of them, however many there are. An entity that cannot become an item
    /// comes back as [`Unwritten::Invalid`]. If DynamoDB takes no more writes, the rest of the
    /// stream is not asked for. A batch is sent when it is full or the stream has ended.
    pub fn put_stream<E, S>(self, entities: S) -> Self
    where
        E: Entity + Serialize,
        S: Stream<Item = E> + Send + 'static,
        T: Contains<E>,
    {
        const { check_unversioned(E::SCHEMA) }
        const { check_own_keys(T::SCHEMA, E::SCHEMA) }
        self.source(Mapped(Box::pin(entities), |entity: E| made::<T, E>(&entity)))
    }

    /// Adds an item to delete.
    pub fn delete<E: Entity>(self, key: impl KeyOf<E>) -> Self
    where
        T: Contains<E>,
    {
        const { check_own_keys(T::SCHEMA, E::SCHEMA) }
        let delete = item_key::<T, E>(&key)
            .map_err(Error::from)
            .and_then(|key| DeleteRequest::builder().set_key(Some(key)).build().map_err(built));
        self.write(delete.map(|delete| WriteRequest::builder().delete_request(delete).build()))
    }

    /// Consecutive attempts without progress before giving up. Default: 8. At least one attempt is
    /// made.
    pub fn max_attempts(mut self, max_attempts: u32) -> Self {
        self.policy.max_attempts = max_attempts;
        self
    }

    /// Time without progress before giving up. Default: one minute. An answer is always waited for
    /// one second.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.policy.timeout = timeout;
        self
    }

    fn write(mut self, write: Result<WriteRequest, Error>) -> Self {
        if let Some(Writes::Given(writes)) = self.sources.back_mut() {
            writes.push(write);
        } else {
            self.sources.push_back(Writes::Given(Vec::from([write])));
        }
        self
    }

    fn source(mut self, source: impl Stream<Item = Made> + Send + 'static) -> Self {
        self.sources.push_back(Writes::Made(Box::pin(source)));
        self
    }
}

impl<T: Table + 'static> BatchWrite<T> {
    async fn run(self) -> Result<Written, Error> {
        let mut waiting = VecDeque::with_capacity(self.sources.len());
        for source in self.sources {
            waiting.push_back(match source {
                Writes::Given(writes) => {
                    let writes = writes.into_iter().collect::<Result<Vec<_>, _>>()?;
                    Waiting::Given(last_of_each(writes, T::SCHEMA).into())
                }
                Writes::Made(writes) => Waiting::Made(writes),
            });
        }
        let mut writing = Writing { client: self.client, waiting, next: None, left: Vec::new() };
        // The error that ended the work is the reason of each write that is left.
        drop(retry::run(&mut writing, self.policy, 1).await);
        Ok(Written { left: writing.left })
    }
}

/// Writes that wait to be sent.
enum Waiting {
    Given(VecDeque<WriteRequest>),
    Made(Pin<Box<dyn Stream<Item = Made> + Send>>),
}

/// Writes that are being done.
struct Writing<T> {
    client: Client<T>,
    waiting: VecDeque<Waiting>,
    /// A write that the last batch had no room for.
    next: Option<WriteRequest>,
    left: Vec<Unwritten>,
}

impl<T: Table + 'static> Work for Writing<T> {
    type Unit = WriteRequest;
    type Done = ();

    async fn next_batch(&mut self, mut batch: Vec<WriteRequest>) -> Vec<WriteRequest> {
        let mut bytes: usize = batch.iter().map(request_size).sum();
        while batch.len() < MAX_WRITES {
            let Some(write) = self.next_write().await else { break };
            let same = batch.iter().position(|other| is_of_same_item(other, &write, T::SCHEMA));
            if let Some(earlier) = same {
                bytes -= request_size(&batch.remove(earlier));
            }
            let size = request_size(&write);
            if bytes + size > MAX_BYTES && !batch.is_empty() {
                self.next = Some(write);
                break;
            }
            bytes += size;
            batch.push(write);
        }
        batch
    }

    fn send(
        &self,
        batch: Vec<WriteRequest>,
        longest: Duration,
    ) -> impl Future<Output = Answer<WriteRequest, ()>> + Send + 'static {
        send(self.client.clone(), batch, longest)
    }

    fn done(&mut self, (): ()) {}

    fn give_up(&mut self, writes: Vec<WriteRequest>, reason: &str) {
        self.left.extend(writes.into_iter().filter_map(|write| unwritten(write, reason)));
    }

    fn give_up_rest(&mut self, reason: &str) {
        let next = self.next.take();
        self.give_up(next.into_iter().collect(), reason);
        for waiting in mem::take(&mut self.waiting) {
            if let Waiting::Given(writes) = waiting {
                self.give_up(writes.into(), reason);
            }
        }
    }
}

impl<T> Writing<T> {
    /// The next write that DynamoDB may take.
    async fn next_write(&mut self) -> Option<WriteRequest> {
        if let Some(write) = self.next.take() {
            return Some(write);
        }
        loop {
            let write = match self.waiting.front_mut()? {
                Waiting::Given(writes) => writes.pop_front().map(Ok),
                Waiting::Made(writes) => {
                    poll_fn(|context| writes.as_mut().poll_next(context)).await
                }
            };
            match write {
                None => drop(self.waiting.pop_front()),
                Some(Err(invalid)) => self.left.push(invalid),
                Some(Ok(write)) => match too_large(&write) {
                    Some(reason) => self.left.extend(unwritten(write, &reason)),
                    None => return Some(write),
                },
            }
        }
    }
}

/// Why DynamoDB would refuse a write because of its size.
fn too_large(write: &WriteRequest) -> Option<String> {
    let size = item_size(write.put_request()?.item());
    (size > MAX_ITEM).then(|| {
        alloc::format!("the item has {size} bytes, and DynamoDB stores at most {MAX_ITEM}")
    })
}

async fn send<T: Table>(
    client: Client<T>,
    batch: Vec<WriteRequest>,
    longest: Duration,
) -> Answer<WriteRequest, ()> {
    let attempts = Attempts::default();
    let request = client.sdk().batch_write_item();
    let request = request.request_items(client.table_name(), batch.clone());
    let request = request.customize().interceptor(attempts.clone());
    let span = Span::new("batch_write", Some(client.table_name()), None);
    let error = match tokio::time::timeout(longest, span.around(request.send())).await {
        Err(_) => return Answer::Late(batch),
        Ok(Ok(output)) => {
            let undone = output.unprocessed_items.unwrap_or_default();
            let undone = undone.into_values().flatten().collect();
            return Answer::Done { done: (), undone, full: false };
        }
        Ok(Err(error)) => error,
    };
    let concerns_batch = matches!(
        error.code(),
        Some("ValidationException" | "ItemCollectionSizeLimitExceededException")
    );
    let error = Error::sent(error);
    if attempts.is_temporary() {
        Answer::Temporary(batch, error)
    } else if concerns_batch {
        Answer::Invalid(batch, error)
    } else {
        Answer::Fatal(batch, error)
    }
}

/// The write of an entity that was made when it was needed.
fn made<T: Contains<E>, E: Entity + Serialize>(entity: &E) -> Made {
    put_entity::<T, E>(entity)
        .map_err(|error| Unwritten::Invalid { entity: E::NAME, reason: error.to_string() })
}

fn put_entity<T: Contains<E>, E: Entity + Serialize>(entity: &E) -> Result<WriteRequest, Error> {
    let item = encode::<T, E>(entity).map_err(Error::from);
    item.and_then(|item| put_request(item, Some(E::SCHEMA)))
}

fn put_any<T: Table>(item: Item, any_version: bool) -> Result<WriteRequest, Error> {
    let position = identify::<T>(&item).ok();
    let entity = position.and_then(|at| T::SCHEMA.entities.get(at).copied());
    put_request(check_any(T::SCHEMA, entity, item, any_version)?, entity)
}

/// A write of an item. If its entity counts versions, the item gets the next one.
fn put_request(mut item: Item, entity: Option<&EntitySchema>) -> Result<WriteRequest, Error> {
    if let Some(entity) = entity {
        Expected::in_item(entity, &mut item)?;
    }
    let put = PutRequest::builder().set_item(Some(item)).build().map_err(built)?;
    Ok(WriteRequest::builder().put_request(put).build())
}

fn built(error: aws_sdk_dynamodb::error::BuildError) -> Error {
    Error::sdk(aws_sdk_dynamodb::Error::from(error))
}

/// Of several writes of one item only the last, because DynamoDB refuses a batch that names an item
/// twice.
fn last_of_each(mut writes: Vec<WriteRequest>, schema: &'static TableSchema) -> Vec<WriteRequest> {
    let mut seen: HashSet<Option<Key>> = HashSet::with_capacity(writes.len());
    let is_last: Vec<bool> =
        writes.iter().rev().map(|write| seen.insert(key_of(write, schema))).collect();
    let mut is_last = is_last.into_iter().rev();
    writes.retain(|_| is_last.next().unwrap_or(true));
    writes
}

fn key_of(write: &WriteRequest, schema: &'static TableSchema) -> Option<Key> {
    stored_key(attributes(write)?, schema)
}

fn is_of_same_item(one: &WriteRequest, other: &WriteRequest, schema: &TableSchema) -> bool {
    let (Some(one), Some(other)) = (attributes(one), attributes(other)) else { return false };
    let same = |name: &str| one.get(name) == other.get(name);
    same(schema.pk) && schema.sk.is_none_or(same)
}

/// The item of a put, the key of a delete.
fn attributes(write: &WriteRequest) -> Option<&Item> {
    let put = write.put_request().map(PutRequest::item);
    put.or_else(|| write.delete_request().map(DeleteRequest::key))
}

/// The bytes of a write as JSON, at most.
fn request_size(write: &WriteRequest) -> usize {
    /// `{"DeleteRequest":{"Item":…}},`
    const ENVELOPE: usize = 40;
    ENVELOPE + attributes(write).map_or(0, json_size)
}

fn unwritten(write: WriteRequest, reason: &str) -> Option<Unwritten> {
    let reason = reason.to_string();
    match (write.put_request, write.delete_request) {
        (Some(put), _) => Some(Unwritten::Put { item: put.item, reason }),
        (None, Some(delete)) => Some(Unwritten::Delete { key: delete.key, reason }),
        (None, None) => None,
    }
}

/// An iterator as a stream.
struct Iter<I>(I);

// Nothing is pinned within.
impl<I> Unpin for Iter<I> {}

impl<I: Iterator> Stream for Iter<I> {
    type Item = I::Item;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<I::Item>> {
        Poll::Ready(self.0.next())
    }
}

/// A stream whose items are made into something else.
struct Mapped<S, F>(Pin<Box<S>>, F);

impl<S, F> Unpin for Mapped<S, F> {}

impl<S: Stream, O, F: Fn(S::Item) -> O> Stream for Mapped<S, F> {
    type Item = O;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<O>> {
        let this = &mut *self;
        this.0.as_mut().poll_next(context).map(|item| item.map(&this.1))
    }
}

impl<T: Table + 'static> IntoFuture for BatchWrite<T> {
    type Output = Result<Written, Error>;
    type IntoFuture = Pending<Written>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.run())
    }
}

/// The result of writing many items.
#[derive(Debug, Clone, PartialEq)]
#[must_use = "some writes may not have been done"]
pub struct Written {
    /// The writes that were not done, or whose answer was lost; empty if all were done.
    pub left: Vec<Unwritten>,
}

impl Written {
    /// Checks that every write was done.
    ///
    /// # Errors
    ///
    /// [`Error::Unwritten`], with the writes that were not done.
    pub fn complete(self) -> Result<(), Error> {
        if self.left.is_empty() { Ok(()) } else { Err(Error::Unwritten(self.left)) }
    }
}

/// A write of a batch that was not done. If its answer was lost, it may have been.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Unwritten {
    /// An item that was to be written.
    Put {
        /// The item, keys included.
        item: Item,
        /// Why it was not written.
        reason: String,
    },
    /// An item that was to be deleted.
    Delete {
        /// Its key.
        key: Item,
        /// Why it was not deleted.
        reason: String,
    },
    /// An entity of an iterator or a stream that could not become an item.
    Invalid {
        /// The entity.
        entity: &'static str,
        /// Why it could not.
        reason: String,
    },
}

impl fmt::Display for Unwritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Put { reason, .. } => write!(f, "an item was not written: {reason}"),
            Self::Delete { reason, .. } => write!(f, "an item was not deleted: {reason}"),
            Self::Invalid { entity, reason } => {
                write!(f, "an item of `{entity}` was not written: {reason}")
            }
        }
    }
}
