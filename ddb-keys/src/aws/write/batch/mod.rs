//! Writing many items in batches.

mod queue;
mod request;
mod streamed;

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::string::ToString;
use core::fmt;

use aws_sdk_dynamodb::types::WriteRequest;
use futures_core::Stream;
use serde::Serialize;

use crate::aws::example::example;
use crate::aws::request::backoff::{CONCURRENCY, RetryPolicy, retry_methods};
use crate::aws::request::resend;
use crate::aws::write::fit::check_batch;
use crate::aws::{
    Client, EntityOf, Error, InvalidRequest, Item, ItemError, Pending, StoredEntity, TableItems,
    Unwritten, item_key,
};
use crate::key::KeyOf;
use crate::table::{MemberName, Table};
use queue::Queue;
use queue::{Iter, Made, Writes};
pub use request::UnversionedEntityOf;
use request::{Write, delete, delete_any, delete_raw, put_any, put_entity};
pub use streamed::StreamedEntity;

/// Puts and deletes any number of items when it is awaited.
///
/// The writes are cut into batches of at most 25 items and 16 MB, which are sent in
/// sequence. A batch is not a transaction: it has no conditions, and each write happens on its own. If
/// an item is written several times, the last write is sent last. After a lost response an earlier one may still arrive later: DynamoDB
/// does not say what became of it.
///
/// Writes that DynamoDB leaves unprocessed, throttles or does not respond to are retried, within the bounds of
/// [`max_attempts`](Self::max_attempts) and [`timeout`](Self::timeout). An item that cannot be written does not affect the
/// others.
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
/// let write = table.batch().put_iter(users).delete(UserKey { name: "somebody" });
/// write.await?;
/// assert_eq!(table.scan().await?.len(), 60);
/// # Ok(())
/// # }
/// ```
///
/// # Cost
///
/// One request for each 25 writes. Each write costs as much as a single one: a write unit for each KB of the item,
/// and the units of its index entries.
///
/// # Errors
///
/// A key or an item of [`put`](Self::put), [`put_any`](Self::put_any) or [`delete`](Self::delete) that cannot be
/// made is an error; nothing is sent then. [`Error::Unwritten`] has the writes that were still not done in the end, each with
/// the reason, and says whether an iterator or a stream was not read to its end; all others were done.
#[must_use = "nothing is written until it is awaited: `.await?`"]
pub struct BatchWrite<T> {
    client: Client<T>,
    sources: VecDeque<Writes>,
    /// Why the first of the added writes that cannot be sent cannot be.
    failure: Option<Error>,
    policy: RetryPolicy,
    concurrency: usize,
}

impl<T: Table> fmt::Debug for BatchWrite<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BatchWrite")
            .field("table_name", &self.client.table_name())
            .field("policy", &self.policy)
            .finish_non_exhaustive()
    }
}

impl<T: Table> BatchWrite<T> {
    pub(in crate::aws) fn new(client: &Client<T>) -> Self {
        Self {
            client: client.clone(),
            sources: VecDeque::new(),
            failure: None,
            policy: RetryPolicy::default(),
            concurrency: CONCURRENCY,
        }
    }

    /// Adds an item to write.
    ///
    /// A batch cannot check what it overwrites, so an entity that counts versions does not compile
    /// here: use [`overwrite`](Self::overwrite), or a transaction. For the same reason an entity that shares
    /// keys with another one, by `overlap`, does not compile in any batch.
    ///
    /// ```compile_fail,E0277
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
    /// let _ = table.batch().put(&page);
    /// # }
    /// ```
    ///
    #[doc = example!(
        "table.batch().put(&message).await?;"
    )]
    pub fn put<E: UnversionedEntityOf<T> + Serialize>(self, entity: &E) -> Self {
        // In each method that users call, because the compiler shows the line of that call.
        const { check_batch(T::SCHEMA, E::SCHEMA) }
        self.overwrite(entity)
    }

    /// Adds an item to write, whatever version of it is stored.
    ///
    /// A change that was made since the value was read is lost. The item gets the version after
    /// the value's own.
    ///
    #[doc = example!(
        "table.batch().overwrite(&message).await?;"
    )]
    pub fn overwrite<E: EntityOf<T> + Serialize>(self, entity: &E) -> Self {
        const { check_batch(T::SCHEMA, E::SCHEMA) }
        let item = self.client.its_clock().encode::<T, E>(entity);
        self.pushed(put_entity::<E>(item))
    }

    /// Adds the items of an iterator, which is read as they are sent. The batch keeps the iterator, so it must own its
    /// items: use `items.into_iter()`, not `items.iter()`.
    ///
    /// Memory holds one batch of them, however many there are. An entity that cannot become an item
    /// comes back as [`Unwritten::Invalid`](crate::aws::Unwritten::Invalid). If DynamoDB accepts no more writes, the rest of the iterator is not read,
    /// which is [`Unwritten::Unread`](crate::aws::Unwritten::Unread).
    ///
    #[doc = example!(
        "let messages = (0..60).map(move |number| Message { number, ..message.clone() });"
        "table.batch().put_iter(messages).await?;"
        r#"assert_eq!(table.query(Message::query().room("rust")).count().await?, 60);"#
    )]
    pub fn put_iter<E, I>(self, entities: I) -> Self
    where
        E: UnversionedEntityOf<T> + Serialize,
        I: IntoIterator<Item = E, IntoIter: Send + 'static>,
    {
        const { check_batch(T::SCHEMA, E::SCHEMA) }
        let clock = self.client.its_clock().clone();
        let write = move |entity| made::<E>(clock.encode::<T, E>(&entity));
        self.source(Iter(entities.into_iter().map(write)))
    }

    /// Adds an item of any entity of the table. One that [`put`](Self::put) would not take is an error.
    ///
    #[doc = example!(
        r#"let rows = [Chat::Message(message), Chat::Room(Room { room: "rust".into() })];"#
        "let batch = rows.iter().fold(table.batch(), |batch, row| batch.put_any(row));"
        "batch.await?;"
    )]
    pub fn put_any(self, row: &T) -> Self
    where
        T: TableItems,
    {
        self.put_row(row, false)
    }

    /// Adds an item of any entity of the table, whatever version of it is stored; see
    /// [`overwrite`](Self::overwrite).
    ///
    #[doc = example!(
        "table.batch().overwrite_any(&Chat::Message(message)).await?;"
    )]
    pub fn overwrite_any(self, row: &T) -> Self
    where
        T: TableItems,
    {
        self.put_row(row, true)
    }

    /// Adds an item to delete.
    ///
    /// A former key may have the text of the present one for some values, as `<number>` and `<number:04>` have of 1000: a batch that puts an item
    /// and then deletes it by the former key may leave nothing. [`rekey`](crate::aws::Client::rekey) and migrations see that.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.batch().delete(key).await?;"
        "assert!(!table.exists(key).await?);"
    )]
    pub fn delete<E: EntityOf<T>>(self, key: impl KeyOf<E>) -> Self {
        const { check_batch(T::SCHEMA, E::SCHEMA) }
        self.pushed(item_key::<T, E>(&key).map_err(Error::from).and_then(delete))
    }

    /// Adds an item of any entity of the table to delete, by its primary key. One whose entity shares its keys with another one, or has
    /// former keys, is an error: the key does not say which item is meant, or where it lies.
    ///
    #[doc = example!(
        "let row = Chat::Message(message);"
        "table.batch().put_any(&row).await?;"
        "table.batch().delete_any(&row).await?;"
        "assert!(!table.exists(key).await?);"
    )]
    pub fn delete_any(self, row: &T) -> Self
    where
        T: TableItems,
    {
        self.pushed(delete_any(row))
    }

    /// Adds the deletion of whatever lies under a key, unless it could have unique values.
    pub(in crate::aws) fn delete_raw(self, key: Result<Item, InvalidRequest>) -> Self {
        self.pushed(key.map_err(Error::from).and_then(delete_raw::<T>))
    }

    /// Adds an item to delete, whatever it is.
    pub(in crate::aws) fn delete_stored(self, key: Item) -> Self {
        self.pushed(delete(key))
    }

    retry_methods!("table.batch().put(&message)", "    .await?;");

    /// Adds an item of an item collection.
    pub(super) fn put_member<E: EntityOf<T> + Serialize>(
        self,
        member: MemberName,
        entity: &E,
    ) -> Self {
        const { check_batch(T::SCHEMA, E::SCHEMA) }
        let put = put_entity::<E>(self.client.its_clock().encode::<T, E>(entity));
        self.pushed(put.map_err(|error| Error::of_member(member, error)))
    }

    fn put_row(self, row: &T, any_version: bool) -> Self
    where
        T: TableItems,
    {
        let item = row.item_at(Some(self.client.its_clock().now())).map_err(Error::from);
        self.pushed(item.and_then(|item| put_any::<T>(item, any_version)))
    }

    /// A batch that cannot be sent.
    pub(super) fn refused(self, reason: InvalidRequest) -> Self {
        self.pushed(Err(reason.into()))
    }

    fn pushed(mut self, write: Result<WriteRequest, Error>) -> Self {
        match (write.map(Write::of::<T>), self.sources.back_mut()) {
            (Err(error), _) => _ = self.failure.get_or_insert(error),
            (Ok(write), Some(Writes::Given(writes))) => writes.push_back(write),
            (Ok(write), _) => self.sources.push_back(Writes::Given(VecDeque::from([write]))),
        }
        self
    }

    fn source(mut self, source: impl Stream<Item = Made> + Send + 'static) -> Self {
        self.sources.push_back(Writes::Made(Box::pin(source)));
        self
    }
}

impl<T: Table + 'static> IntoFuture for BatchWrite<T> {
    type Output = Result<(), Error>;
    type IntoFuture = Pending<()>;

    fn into_future(self) -> Self::IntoFuture {
        let Self { client, sources, failure, policy, concurrency } = self;
        Box::pin(async move {
            failure.map_or(Ok(()), Err)?;
            let mut queue = Queue::new(client, sources);
            // The error that ended the work is the reason for each write that is left.
            drop(resend::run(&mut queue, policy, concurrency).await);
            let left = queue.into_left();
            if left.is_empty() { Ok(()) } else { Err(Error::Unwritten(left)) }
        })
    }
}

/// The write of an entity that is encoded when it is needed.
fn made<E: StoredEntity>(item: Result<Item, ItemError>) -> Made {
    put_entity::<E>(item)
        .map_err(|error| Unwritten::Invalid { entity: E::NAME, reason: error.to_string() })
}
