//! Deleting items.

use alloc::boxed::Box;

use aws_sdk_dynamodb::operation::delete_item::DeleteItemError;
use aws_sdk_dynamodb::operation::delete_item::builders::DeleteItemFluentBuilder;
use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Write;
use super::fit::check_old_item;
use super::once::Once;
use super::requirements::Guarded;
use super::send::{Sendable, send, send_for_old, sends};
use super::single::{Operation, action, with_condition};
use super::unique::UniqueWrite;
use super::version::ExpectedVersion;
use crate::aws::VersionedEntity;
use crate::aws::example::example;
use crate::aws::{Client, EntityOf, Error, Pending, encode, item_key};
use crate::key::KeyOf;
use crate::table::Table;

/// Deletes one item when it is awaited.
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
/// # let bob = User { name: "bob".into(), email: "bob@example.com".into() };
/// table.put(&bob).await?;
/// let other = table.delete(UserKey { name: "bob" }).condition_text("email = :mail");
/// assert!(other.value(":mail", "x").await.is_err());
/// table.delete(UserKey { name: "bob" }).must_exist().await?;
/// table.delete(UserKey { name: "bob" }).await?;
/// assert!(table.delete(UserKey { name: "bob" }).must_exist().await.is_err());
/// # Ok(())
/// # }
/// ```
///
/// # Cost
///
/// One request: a write unit for each KB of the item, at least one. Each index entry of the item costs its own
/// units. [`once`](Delete::once) doubles the units of the table. For an entity with
/// [unique values](crate::guide::transactions#unique-values) it is a transaction, before which the item is read.
///
/// # Errors
///
/// - [`Error::Key`] if a value cannot be part of the key; nothing is sent.
/// - [`Error::ConditionFailed`] if a condition is false.
/// - [`Error::NotFound`] if the item [must exist](Delete::must_exist).
/// - [`Error::Conflict`] if the item has another version.
/// - [`Error::Unsure`] instead of these, if a response was lost before.
pub type Delete<T, E> = Write<DeleteItem, T, E>;

/// The kind of a [`Delete`]: the item is deleted.
#[derive(Debug)]
pub struct DeleteItem;

impl Operation for DeleteItem {
    type Request = DeleteItemFluentBuilder;

    with_condition!();

    fn action(request: DeleteItemFluentBuilder) -> Result<TransactWriteItem, Error> {
        action!(Delete, request, delete: set_key get_key)
    }
}

impl Sendable for DeleteItem {
    sends!("delete", DeleteItemError);
}

impl<T: Table, E: EntityOf<T>> Delete<T, E> {
    pub(in crate::aws) fn new(client: &Client<T>, key: &impl KeyOf<E>) -> Self {
        let request = client.sdk().delete_item().table_name(client.table_name());
        let request = item_key::<T, E>(key).map(|key| request.set_key(Some(key)));
        let delete = Self::begin(client, DeleteItem, request.map_err(Error::from));
        delete.with_unique(Ok(UniqueWrite::of_delete::<T, E>()))
    }

    /// Fails with [`Error::NotFound`] if the item does not exist.
    ///
    #[doc = example!(
        "let refused = table.delete(key).must_exist().await;"
        r#"assert!(matches!(refused, Err(Error::NotFound { entity: "Message" })));"#
    )]
    pub fn must_exist(mut self) -> Self {
        self.requirements.existing = true;
        self
    }

    /// Deletes the item only if it still has the version that was read.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        "#[entity(version = version)]"
        r#"#[pk("FILE#<name>")]"#
        "struct File { name: String, version: u64 }"
        ""
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "files", pk = "PK")]"#
        "# enum Files { File(File) }"
        "# let table = Files::client(engine.client());"
        "# table.create_table().await?;"
        r#"table.create(&File { name: "a".into(), version: 0 }).await?;"#
        r#"assert!(table.delete(FileKey { name: "a" }).if_version(7).await.is_err());"#
        r#"table.delete(FileKey { name: "a" }).if_version(1).await?;"#
    )]
    #[doc(alias = "optimistic locking")]
    pub fn if_version(mut self, version: u64) -> Self
    where
        E: VersionedEntity,
    {
        self.requirements.version = ExpectedVersion::given::<E>(version);
        self
    }

    /// Deletes the item only if it has the version of this value, if the entity counts versions.
    pub(in crate::aws) fn of_version_in(mut self, entity: &E) -> Self
    where
        E: Serialize,
    {
        if E::SCHEMA.version.is_some() {
            let item = encode::<T, E>(entity).map_err(Error::from);
            match item.and_then(|mut item| ExpectedVersion::in_item(E::SCHEMA, &mut item)) {
                Ok(expected) => self.requirements.version = expected,
                Err(error) => self.expression.fail(error),
            }
        }
        self
    }

    /// Deletes the item only if it has no other values of these attributes.
    pub(in crate::aws) fn without_others<'v>(
        mut self,
        attributes: impl Iterator<Item = (&'static str, &'v AttributeValue)>,
    ) -> Self {
        for (name, value) in attributes {
            let equal = Guarded::equal(name, value.clone()).unless_missing(name);
            self.requirements.guard(&mut self.expression, equal);
        }
        self
    }

    /// Deletes the item only if it has the version that another write of the same transaction expects.
    pub(in crate::aws) fn expecting(mut self, expected: Option<ExpectedVersion>) -> Self {
        self.requirements.version = expected;
        self
    }

    /// Sends the write as a transaction of one action with a token, so that it happens once even if
    /// a response is lost and the SDK retries it. Costs twice the write units.
    ///
    /// The error is never [`Unsure`](Error::Unsure): a condition that is false means that nothing
    /// was written. DynamoDB remembers the token for ten minutes.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.delete(key).must_exist().once().await?;"
    )]
    pub fn once(self) -> Once {
        Once::new(self, ())
    }

    /// Deletes the item, and returns it. `None` if there was none.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.delete(key).take().await?, Some(message));"
        "assert_eq!(table.delete(key).take().await?, None);"
    )]
    ///
    /// # Cost
    ///
    /// The cost of the deletion: returning the item costs nothing.
    ///
    /// # Errors
    ///
    /// The errors of the deletion. [`Error::OldItemUnknown`] if a response was lost before the item was deleted, and
    /// [`Error::Item`] if the item cannot be read as an `E`; both times it is deleted. The latter error has the item.
    #[doc(alias = "ReturnValues")]
    #[doc(alias = "ALL_OLD")]
    #[doc(alias = "returning_old")]
    #[doc(alias = "pop")]
    pub fn take(self) -> Pending<Option<E>>
    where
        E: DeserializeOwned,
    {
        const { check_old_item(E::SCHEMA) }
        send_for_old(self)
    }
}

impl<T: Table, E: EntityOf<T>> IntoFuture for Delete<T, E> {
    type Output = Result<(), Error>;
    type IntoFuture = Pending<()>;

    fn into_future(self) -> Self::IntoFuture {
        if self.unique.is_some() {
            return self.once().into_future();
        }
        let sent = send::<DeleteItem>(self.fill(), None);
        Box::pin(async move { sent.await.map(drop) })
    }
}
