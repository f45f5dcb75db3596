//! Writing through a client.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Client;
use crate::aws::example::{example, on_users};
use crate::aws::read::raw_key::raw_key;
use crate::aws::write::fit::{check_batch, check_claim, check_own_items};
use crate::aws::{
    BatchWrite, Check, Delete, DeleteFound, EntityOf, IntoActions, InvalidRequest, Put, QueryOf,
    RawSortKey, RawValue, TableItems, TransactWrite, UnversionedEntityOf, Update, UpdateKey,
};
use crate::key::KeyOf;
use crate::table::Table;

/// Writing.
impl<T: Table> Client<T> {
    /// Writes an item, whether or not it exists.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&message).await?;"
    )]
    ///
    /// # Cost
    ///
    /// One request: a write unit for each KB of the item, as it was or as it will be, whichever is larger. Each
    /// index entry that changes costs its own units.
    ///
    /// # Errors
    ///
    /// [`Error::Key`](crate::aws::Error::Key) or [`Error::Item`](crate::aws::Error::Item) if the entity cannot be
    /// an item; nothing is sent then. [`Error::Conflict`](crate::aws::Error::Conflict) if the entity counts
    /// versions and the stored item has another one. With a [condition](Put::condition),
    /// [`Error::ConditionFailed`](crate::aws::Error::ConditionFailed), or
    /// [`Error::Unsure`](crate::aws::Error::Unsure) after a lost response.
    #[doc(alias = "overwrite")]
    #[doc(alias = "PutItem")]
    pub fn put<E: EntityOf<T> + Serialize>(&self, entity: &E) -> Put<T, E> {
        const { check_own_items(T::SCHEMA, E::SCHEMA) }
        Put::new(self, entity, false)
    }

    /// Creates an item, which must not exist.
    ///
    #[doc = example!(
        "table.create(&message).await?;"
        "assert!(table.create(&message).await.unwrap_err().is_condition_failed());"
    )]
    ///
    /// # Cost
    ///
    /// As much as [`put`](Self::put). A write that is refused costs units, too.
    ///
    /// # Errors
    ///
    /// [`Error::ConditionFailed`](crate::aws::Error::ConditionFailed) if the item exists,
    /// [`Error::Unsure`](crate::aws::Error::Unsure) if the item exists after a lost response, and
    /// [`Error::Key`](crate::aws::Error::Key) or [`Error::Item`](crate::aws::Error::Item) if the entity cannot be
    /// an item.
    #[doc(alias = "attribute_not_exists")]
    #[doc(alias = "PutItem")]
    #[doc(alias = "insert")]
    pub fn create<E: EntityOf<T> + Serialize>(&self, entity: &E) -> Put<T, E> {
        const { check_own_items(T::SCHEMA, E::SCHEMA) }
        Put::new(self, entity, true).of_a_new_item()
    }

    /// Replaces an item, which must exist.
    ///
    #[doc = example!(
        "assert!(table.replace(&message).await.is_err());"
        "table.create(&message).await?;"
        "table.replace(&Message { likes: 1, ..message }).await?;"
    )]
    ///
    /// # Cost
    ///
    /// As much as [`put`](Self::put). A write that is refused costs units, too.
    ///
    /// # Errors
    ///
    /// [`Error::NotFound`](crate::aws::Error::NotFound) if there is no such item, and those of [`put`](Self::put).
    #[doc(alias = "attribute_exists")]
    #[doc(alias = "PutItem")]
    pub fn replace<E: EntityOf<T> + Serialize>(&self, entity: &E) -> Put<T, E> {
        const { check_own_items(T::SCHEMA, E::SCHEMA) }
        self.put(entity).of_an_existing_item()
    }

    /// Changes attributes of an item that must exist, and returns the changed item.
    ///
    /// If a response is lost, an `add` may count twice; [`once`](Update::once) prevents it.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let liked = table.update(key).add_text("likes", 1).await?;"#
        "assert_eq!(liked.likes, 1);"
    )]
    ///
    /// # Cost
    ///
    /// One request: a write unit for each KB of the item, as it was or as it will be, whichever is larger. Each
    /// index entry that changes costs its own units. Returning the item costs nothing.
    ///
    /// # Errors
    ///
    /// [`Error::NotFound`](crate::aws::Error::NotFound) if there is no such item,
    /// [`Error::Refused`](crate::aws::Error::Refused) if the change is not allowed, such as one that would leave an
    /// index key stale, [`Error::ConditionFailed`](crate::aws::Error::ConditionFailed) if a condition is false, and
    /// [`Error::Conflict`](crate::aws::Error::Conflict) if the item has another version.
    /// [`Error::Unsure`](crate::aws::Error::Unsure) instead of these after a lost response.
    /// [`Error::Key`](crate::aws::Error::Key) if a value cannot be part of a key.
    /// [`Error::Item`](crate::aws::Error::Item) if a value cannot be stored in its field, or if the changed item
    /// cannot be read as an `E`.
    #[doc(alias = "UpdateExpression")]
    #[doc(alias = "ReturnValues")]
    #[doc(alias = "UpdateItem")]
    #[doc(alias = "patch")]
    #[doc(alias = "partial update")]
    pub fn update<E: EntityOf<T> + DeserializeOwned>(
        &self,
        key: impl UpdateKey<E>,
    ) -> Update<T, E> {
        const { check_own_items(T::SCHEMA, E::SCHEMA) }
        Update::new(self, &key)
    }

    /// Deletes one item, whether or not it exists.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.delete(key).await?;"
        "assert!(!table.exists(key).await?);"
    )]
    ///
    /// # Cost
    ///
    /// One request: a write unit for each KB of the item, at least one. Each index entry of the item costs its own
    /// units.
    ///
    /// # Errors
    ///
    /// [`Error::Key`](crate::aws::Error::Key) if a value cannot be part of the key. With
    /// [`must_exist`](Delete::must_exist), [`Error::NotFound`](crate::aws::Error::NotFound); with a
    /// [condition](Delete::condition), [`Error::ConditionFailed`](crate::aws::Error::ConditionFailed); with
    /// [`if_version`](Delete::if_version), [`Error::Conflict`](crate::aws::Error::Conflict); instead of these,
    /// [`Error::Unsure`](crate::aws::Error::Unsure) after a lost response.
    #[doc(alias = "DeleteItem")]
    pub fn delete<E: EntityOf<T>>(&self, key: impl KeyOf<E>) -> Delete<T, E> {
        const { check_own_items(T::SCHEMA, E::SCHEMA) }
        Delete::new(self, &key)
    }

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

    /// Claims the unique values of an item that was written before they were declared, `#[entity(unique(…))]`, or by another program.
    ///
    /// The item must be stored with the values of this one, and stays as it is. The items that stand for the values are written,
    /// unless they are there; one that says something else belongs to another item, and so does one whose expression names no field of the
    /// item's key: such values are claimed once. To claim those of a whole table, read it,
    /// and claim those of each item.
    ///
    #[doc = on_users!(
        r#"# let item = Users::item(&User { name: "ann".into(), mail: "a@x.org".into() })?;"#
        r#"# table.sdk().put_item().table_name("users").set_item(Some(item)).send().await?;"#
        "let mut users = table.scan_of::<User>().stream();"
        "while let Some(user) = users.try_next().await? {"
        "    match table.claim(&user).await {"
        r#"        Err(Error::NotUnique { item, .. }) => println!("{user:?} shares a value: {item:?}"),"#
        "        claimed => claimed?,"
        "    }"
        "}"
        r#"assert!(table.exists(MailKey { mail: "a@x.org" }).await?);"#
    )]
    ///
    /// # Cost
    ///
    /// One request: two write units for each KB of the items that stand for values, and two for each KB of the item itself.
    ///
    /// # Errors
    ///
    /// [`Error::NotUnique`](crate::aws::Error::NotUnique) if another item has one of the values, and
    /// [`Error::Cancelled`](crate::aws::Error::Cancelled) if the item is gone, or has other values by now.
    /// [`Error::Key`](crate::aws::Error::Key) or [`Error::Item`](crate::aws::Error::Item) if the entity cannot be an item.
    pub fn claim<E: EntityOf<T> + Serialize>(&self, entity: &E) -> TransactWrite<T> {
        const { check_claim(T::SCHEMA, E::SCHEMA) }
        self.transact_write(Check::claiming(self, entity))
    }

    /// Moves an item to another primary key.
    ///
    /// It is a transaction that deletes the old item, which must exist, and creates the new one,
    /// which must not. If the entity counts versions, the old item must have the version that the
    /// value was read with. If the old key is a former key of the new item, the old item must have the same fields in its
    /// present key, since a former key with fewer fields may hold another item.
    ///
    /// ```
    /// # use ddb_keys::embedded::Embedded;
    /// # use ddb_keys::{Entity, Table};
    /// # use serde::{Deserialize, Serialize};
    /// # #[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String, email: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "app", pk = "PK")]
    /// # enum App { User(User) }
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let engine = Embedded::start().await?;
    /// # let table = App::client(engine.client());
    /// # table.create_table().await?;
    /// let alice = User { name: "alice".into(), email: "alice@example.com".into() };
    /// table.create(&alice).await?;
    ///
    /// let renamed = User { name: "alicia".into(), ..alice };
    /// table.rekey(UserKey { name: "alice" }, &renamed).await?;
    /// assert!(table.get(UserKey { name: "alice" }).await?.is_none());
    /// assert_eq!(table.get(UserKey { name: "alicia" }).await?, Some(renamed));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Cost
    ///
    /// One request: two write units for each KB of the old item and of the new one. The index entries of both cost
    /// their own units.
    ///
    /// # Errors
    ///
    /// [`Error::Cancelled`](crate::aws::Error::Cancelled): its action 0 failed if there is no old item, its action
    /// 1 if there is an item under the new key. If the entity counts versions,
    /// [`Error::Conflict`](crate::aws::Error::Conflict) if the old item has another version or is gone.
    /// [`Error::Refused`](crate::aws::Error::Refused) if both keys are the same, and
    /// [`Error::Key`](crate::aws::Error::Key) or [`Error::Item`](crate::aws::Error::Item) if the entity cannot be
    /// an item.
    #[doc(alias = "move")]
    #[doc(alias = "reschedule")]
    pub fn rekey<E>(&self, old: impl KeyOf<E>, new: &E) -> TransactWrite<T>
    where
        E: EntityOf<T> + Serialize,
    {
        let put = self.put(new);
        let delete = Delete::new(self, &old).must_exist().expecting(put.expected());
        let from = old.build_key();
        match (&from, new.key().build_key()) {
            (Ok(from), Ok(to)) if *from == to => TransactWrite::new(self)
                .refused(InvalidRequest::SameKey { entity: E::NAME, key: to }),
            // A former key with fewer fields may hold another item.
            _ if new.former_keys().contains(&from) => {
                self.transact_write((delete.without_others(put.key_fields()), put.of_a_new_item()))
            }
            _ => self.transact_write((delete, put.of_a_new_item())),
        }
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
