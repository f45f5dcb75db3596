//! Writing one item through a client.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Client;
use crate::aws::example::{example, on_users};
use crate::aws::write::fit::{check_claim, check_own_items};
use crate::aws::{Check, Delete, EntityOf, InvalidRequest, Put, TransactWrite, Update, UpdateKey};
use crate::key::KeyOf;
use crate::table::Table;

/// Writing one item.
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
}
