//! Writing several items through a client.

use serde::Serialize;

use super::Client;
use crate::aws::example::example;
use crate::aws::read::raw_key::raw_key;
use crate::aws::write::fit::check_batch;
use crate::aws::{
    BatchWrite, Check, DeleteFound, EntityOf, IntoActions, QueryOf, RawSortKey, RawValue,
    TableItems, TransactWrite, UnversionedEntityOf,
};
use crate::key::KeyOf;
use crate::table::Table;

/// Writing several items.
impl<T: Table> Client<T> {
    /// Deletes the item with a key that is given as it is stored, whichever entity it belongs to and whether or not it exists.
    ///
    /// The values are text, integers or bytes; in a table without a sort key the second one is `()`. It is a
    /// [batch](BatchWrite) of one, which can be given more.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"table.delete_any("ROOM#rust", "MSG#0001").await?;"#
        "assert!(!table.exists(key).await?);"
    )]
    ///
    /// # Cost
    ///
    /// As much as [`delete`](Self::delete).
    ///
    /// # Errors
    ///
    /// A key that no item of the table can have, such as text for a number, is
    /// [`InvalidRequest::NotAKey`](crate::aws::InvalidRequest::NotAKey).
    #[doc(alias = "DeleteItem")]
    pub fn delete_any(&self, pk: impl RawValue, sk: impl RawSortKey) -> BatchWrite<T> {
        self.batch().delete_raw(raw_key(T::SCHEMA, pk, sk))
    }

    /// Deletes what a query finds, by its keys alone, and returns the number of items.
    ///
    /// A whole partition, such as all that belongs to an account, is one call, whatever entities it holds. See [`DeleteFound`] for what
    /// is left.
    ///
    #[doc = example!(
        r#"table.batch().put(&message).put(&Room { room: "rust".into() }).await?;"#
        r#"let deleted = table.delete_found(Room::collection().room("rust")).await?;"#
        "assert_eq!(deleted, 2);"
    )]
    ///
    /// # Cost
    ///
    /// As much as the query, and one request for each 25 items, each of which costs as much as a [`delete`](Self::delete).
    ///
    /// # Errors
    ///
    /// The errors of [`DeleteFound`]. The same call deletes what an error has left.
    #[doc(alias = "delete_all")]
    #[doc(alias = "delete partition")]
    #[doc(alias = "truncate")]
    pub fn delete_found(&self, query: impl QueryOf<T>) -> DeleteFound<T>
    where
        T: TableItems,
    {
        DeleteFound::new(self, query)
    }

    /// Writes a list of entities in batches, whether or not they exist, in no particular order and without conditions.
    ///
    /// The list consists of references to entities. [`batch`](Self::batch) writes several kinds of items, deletes others and
    /// reads a long list as it is sent.
    ///
    #[doc = example!(
        "let messages = [1, 2, 3].map(|number| Message { number, ..message.clone() });"
        "table.batch_write(&messages).await?;"
        r#"assert_eq!(table.query(Message::query().room("rust")).await?, messages);"#
    )]
    ///
    /// # Cost
    ///
    /// One request for each 25 writes. Each write costs as much as a [`put`](Self::put).
    ///
    /// # Errors
    ///
    /// The errors of [`batch`](Self::batch).
    #[doc(alias = "BatchWriteItem")]
    #[doc(alias = "put_many")]
    pub fn batch_write<'e, E>(&self, entities: impl IntoIterator<Item = &'e E>) -> BatchWrite<T>
    where
        E: UnversionedEntityOf<T> + Serialize,
    {
        const { check_batch(T::SCHEMA, E::SCHEMA) }
        entities.into_iter().fold(self.batch(), BatchWrite::put)
    }

    /// Begins a batch, which writes and deletes any number of items, in no particular order and without conditions.
    ///
    #[doc = example!(
        r#"table.batch().put(&message).delete(RoomKey { room: "c" }).await?;"#
    )]
    ///
    /// # Cost
    ///
    /// One request for each 25 writes. Each write costs as much as a [`put`](Self::put) or a
    /// [`delete`](Self::delete).
    ///
    /// # Errors
    ///
    /// A key or an item of [`put`](BatchWrite::put), [`put_any`](BatchWrite::put_any) or
    /// [`delete`](BatchWrite::delete) that cannot be made is an error; nothing is sent then.
    /// [`Error::Unwritten`](crate::aws::Error::Unwritten) has the writes that were not done; all others were.
    #[doc(alias = "UnprocessedItems")]
    #[doc(alias = "BatchWriteItem")]
    pub fn batch(&self) -> BatchWrite<T> {
        BatchWrite::new(self)
    }

    /// Performs up to 100 writes together or not at all.
    ///
    /// They are given in a tuple, an array, a vector or an iterator that `map`, `filter` and the like return, with a [`label`](crate::aws::Put::label) if need be, and
    /// [`write`](TransactWrite::write) adds more.
    ///
    #[doc = example!(
        r#"let room = Room { room: "rust".into() };"#
        "table.transact_write((table.create(&room), table.create(&message))).await?;"
    )]
    ///
    /// # Cost
    ///
    /// One request: two write units for each KB of each item. Index entries cost as much as with single writes.
    ///
    /// # Errors
    ///
    /// [`Error::Cancelled`](crate::aws::Error::Cancelled) if the condition of an action is false,
    /// [`Error::Conflict`](crate::aws::Error::Conflict) if stale versions are the only reason,
    /// [`Error::Refused`](crate::aws::Error::Refused) for more than 100 actions or two actions on the same item,
    /// and the errors of its writes that are found before anything is sent.
    #[doc(alias = "ClientRequestToken")]
    #[doc(alias = "TransactWriteItems")]
    pub fn transact_write(&self, writes: impl IntoActions) -> TransactWrite<T> {
        TransactWrite::new(self).write(writes)
    }

    /// Makes a condition on an item that a transaction does not write.
    ///
    #[doc = example!(
        r#"let room = table.check(RoomKey { room: "rust" }).exists();"#
        "let only_in_a_room = table.transact_write((room, table.create(&message)));"
        "assert!(only_in_a_room.await.is_err());"
    )]
    ///
    /// # Cost
    ///
    /// A check is part of the request of its transaction.
    ///
    /// # Errors
    ///
    /// The errors of the transaction: [`Error::Cancelled`](crate::aws::Error::Cancelled) if the condition is false, and
    /// [`Error::Key`](crate::aws::Error::Key) if a value cannot be part of the key.
    #[doc(alias = "ConditionCheck")]
    pub fn check<E: EntityOf<T>>(&self, key: impl KeyOf<E>) -> Check<T, E> {
        Check::new(self, &key)
    }
}
