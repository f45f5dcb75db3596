//! Writing through a client.

use super::Client;
use crate::aws::example::example;
use crate::aws::{
    BatchWrite, Check, Delete, FromItem, InvalidRequest, Put, ToItem, TransactWrite, Update,
    UpdateKey, Versioning,
};
use crate::key::{Entity, KeyOf};
use crate::table::{Contains, EntityOf, Table};

/// Writing.
impl<T: Table> Client<T> {
    /// Writes an item, whether or not it exists.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&message).await?;"
    )]
    #[doc(alias = "upsert")]
    #[doc(alias = "PutItem")]
    pub fn put<E, V>(&self, entity: &E) -> Put<T, E, V>
    where
        E: EntityOf<T, Versioning = V> + ToItem,
        V: Versioning,
    {
        Put::new(self, entity)
    }

    /// Creates an item, which must not exist.
    ///
    #[doc = example!(
        "table.create(&message).await?;"
        "assert!(table.create(&message).await.unwrap_err().is_condition_failed());"
    )]
    #[doc(alias = "attribute_not_exists")]
    #[doc(alias = "PutItem")]
    #[doc(alias = "insert")]
    pub fn create<E, V>(&self, entity: &E) -> Put<T, E, V>
    where
        E: EntityOf<T, Versioning = V> + ToItem,
        V: Versioning,
    {
        Put::new(self, entity).must_be_new()
    }

    /// Replaces an item, which must exist.
    ///
    #[doc = example!(
        "assert!(table.replace(&message).await.is_err());"
        "table.create(&message).await?;"
        "table.replace(&Message { likes: 1, ..message }).await?;"
    )]
    #[doc(alias = "attribute_exists")]
    #[doc(alias = "PutItem")]
    pub fn replace<E, V>(&self, entity: &E) -> Put<T, E, V>
    where
        E: EntityOf<T, Versioning = V> + ToItem,
        V: Versioning,
    {
        Put::new(self, entity).must_exist()
    }

    /// Changes attributes of an item that must exist, and returns the changed item.
    ///
    /// If an answer is lost, an `add` may count twice; [`once`](Update::once) prevents it.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let liked = table.update(key).add_text("likes", 1).await?;"#
        "assert_eq!(liked.likes, 1);"
    )]
    #[doc(alias = "UpdateExpression")]
    #[doc(alias = "ReturnValues")]
    #[doc(alias = "UpdateItem")]
    pub fn update<E: Entity + FromItem, K: UpdateKey<E>>(&self, key: K) -> Update<T, E>
    where
        T: Contains<E>,
    {
        Update::new(self, &key)
    }

    /// Deletes one item, whether or not it exists.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.delete(key).await?;"
        "assert!(!table.exists(key).await?);"
    )]
    #[doc(alias = "DeleteItem")]
    pub fn delete<E: Entity, K: KeyOf<E>>(&self, key: K) -> Delete<T, E>
    where
        T: Contains<E>,
    {
        Delete::new(self, &key)
    }

    /// Moves an item to another primary key.
    ///
    /// It is a transaction that deletes the old item, which must exist, and creates the new one,
    /// which must not. If the entity counts versions, the old item must have the version that the
    /// value was read with.
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
    pub fn rekey<E: Entity + ToItem, K: KeyOf<E>>(&self, old: K, new: &E) -> TransactWrite<T>
    where
        T: Contains<E>,
    {
        let put = self.put(new);
        let delete = Delete::new(self, &old).must_exist().expecting(put.expected());
        let transaction = self.transact_write();
        match (old.build_key(), new.key().build_key()) {
            (Ok(from), Ok(to)) if from == to => {
                transaction.refused(InvalidRequest::SameKey { entity: E::NAME, key: to })
            }
            _ => transaction.write(delete).write(put.must_be_new()),
        }
    }

    /// Writes and deletes any number of items in batches, without order and conditions.
    ///
    #[doc = example!(
        r#"table.batch_write().put(&message).delete(RoomKey { room: "c" }).await?.complete()?;"#
    )]
    #[doc(alias = "UnprocessedItems")]
    #[doc(alias = "BatchWriteItem")]
    pub fn batch_write(&self) -> BatchWrite<T> {
        BatchWrite::new(self)
    }

    /// Does up to 100 writes together or not at all.
    ///
    #[doc = example!(
        r#"let room = Room { room: "rust".into() };"#
        "table.transact_write().write(table.create(&room)).write(table.create(&message)).await?;"
    )]
    #[doc(alias = "ClientRequestToken")]
    #[doc(alias = "TransactWriteItems")]
    pub fn transact_write(&self) -> TransactWrite<T> {
        TransactWrite::new(self)
    }

    /// Makes a condition on an item that a transaction does not write.
    ///
    #[doc = example!(
        "let only_in_a_room = table"
        "    .transact_write()"
        r#"    .write(table.check(RoomKey { room: "rust" }).exists())"#
        "    .write(table.create(&message));"
        "assert!(only_in_a_room.await.is_err());"
    )]
    #[doc(alias = "ConditionCheck")]
    pub fn check<E: Entity, K: KeyOf<E>>(&self, key: K) -> Check<T, E>
    where
        T: Contains<E>,
    {
        Check::new(self, &key)
    }
}
