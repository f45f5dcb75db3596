//! Changing attributes of an item in place.

mod actions;
mod additions;
pub(in crate::aws) mod changes;
mod checks;
mod entity_code;
mod index_keys;
pub(in crate::aws) mod methods;
mod new_item;
mod primary;
mod stamps;
mod update_text;

use alloc::boxed::Box;

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::operation::update_item::builders::UpdateItemFluentBuilder;
use aws_sdk_dynamodb::types::{ReturnValue, TransactWriteItem};
use serde::de::DeserializeOwned;

use super::Write;
use super::fit::check_or_create;
use super::once::Once;
use super::requirements::Requirements;
use super::send::{Sendable, send, send_for_old, sends};
use super::single::{Operation, action, with_condition};
use super::version::ExpectedVersion;
use crate::aws::VersionedEntity;
use crate::aws::example::example;
use crate::aws::item::decode::entity_from_item;
use crate::aws::item::key::{key_item, own_key};
use crate::aws::item::key_fields::IndexKeyOrNone;
use crate::aws::request::expression::Expression;
use crate::aws::{Client, EntityOf, Error, InvalidRequest, Pending, StoredEntity, UpdateKey};
use crate::key::IndexKeyOf;
use crate::table::Table;
use changes::Changes;
use entity_code::EntityCode;

/// Changes attributes of one item when it is awaited, and returns the changed entity.
///
/// The item must exist, unless [`or_create`](Update::or_create) says otherwise. Index keys move as a unit: a field that
/// is used in a template or a `when` changes with [`set_index`](Update::set_index) or
/// [`remove_index`](Update::remove_index), and any other change of it is refused before anything is sent. Raw index
/// attributes are ordinary data, except an optional one beside templates, which decides whether the templates are
/// written.
///
/// An update must leave the item with exactly the index keys that its fields determine. To set or remove a key with a
/// `when`, also set the field that decides, so that this can be checked before anything is sent.
///
/// ```
/// use ddb_keys::embedded::Embedded;
/// use ddb_keys::{Entity, Table};
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Debug, Serialize, Deserialize, Entity)]
/// #[pk("GAME#<id>")]
/// #[gsi(Open, pk = "MAP#<map>", sk = "OPENED#<opened>")]
/// struct Game { id: u32, map: String, opened: Option<String>, people: u32 }
///
/// #[derive(Debug, Table)]
/// #[table(name = "games", pk = "PK")]
/// #[gsi(Open, name = "open", pk = "GSI1PK", sk = "GSI1SK")]
/// enum Games { Game(Game) }
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let engine = Embedded::start().await?;
/// let table = Games::client(engine.client());
/// table.create_table().await?;
/// table.put(&Game { id: 7, map: "dunes".into(), opened: Some("2019".into()), people: 1 }).await?;
///
/// let game = table.update(GameKey { id: 7 }).add(|g| g.people, 1).await?;
/// assert_eq!(game.people, 2);
///
/// // `.remove(|g| g.opened)` does not compile, and a field that is given as text is refused.
/// assert!(table.update(GameKey { id: 7 }).remove_text("opened").await.is_err());
/// let game = table.update(GameKey { id: 7 }).remove_index::<GameOpenKey>().await?;
/// assert_eq!(game.opened, None);
/// assert!(table.query(Game::query_open().map("dunes")).await?.is_empty());
/// # Ok(())
/// # }
/// ```
///
/// # Cost
///
/// One request: a write unit for each KB of the item, as it was or as it will be, whichever is larger. Each index
/// entry that changes costs its own units, two if its key changes. A write that is refused costs units, too.
/// [`once`](Update::once) doubles the units of the table.
///
/// # Errors
///
/// - [`Error::Key`], [`Error::Item`] or [`Error::Refused`] if a value or a change is not allowed; nothing is sent.
/// - [`Error::NotFound`] if there is no such item, unless [`or_create`](Update::or_create) creates it.
/// - [`Error::ConditionFailed`] if a condition is false.
/// - [`Error::Conflict`] if the item has another version.
/// - [`Error::Unsure`] instead of these, if a response was lost before.
/// - [`Error::Item`] if the changed item cannot be read, and [`Error::Response`] if the response lacks it; the change was done.
pub type Update<T, E> = Write<UpdateItem, T, E>;

/// The kind of an [`Update`]: attributes of the item are changed.
#[derive(Debug)]
pub struct UpdateItem {
    changes: Box<Changes>,
}

impl<T: Table, E: EntityOf<T> + DeserializeOwned> Update<T, E> {
    pub(in crate::aws) fn new(client: &Client<T>, key: &impl UpdateKey<E>) -> Self {
        let built = own_key::<T, E>(key);
        let code = EntityCode::of::<T, E>();
        let changes = Changes::new::<E>(T::SCHEMA, code, built.clone().ok(), key);
        let request = client.sdk().update_item().table_name(client.table_name());
        let request = built.map(|key| request.set_key(Some(key_item(T::SCHEMA, key))));
        let mut update = Self::begin(client, UpdateItem { changes }, request.map_err(Error::from));
        update.requirements.existing = true;
        update.requirements.time = client.its_clock().time_of(E::SCHEMA);
        update
    }
}

impl<T: Table, E: StoredEntity> Update<T, E> {
    /// Sets an index key as a whole: the attributes that its templates write, and their fields.
    ///
    /// Parts of the primary key are only checked. If it holds a field truncated or folded, such as `<at:secs>`, the
    /// stored item must have exactly the value that the index key has, so a key that was parsed does not overwrite
    /// what it lacks. If the update also sets one of the key's fields by itself, the other fields must be as they are
    /// stored; otherwise all of them are written.
    ///
    /// The key of an index that is optional can be passed as it is, `set_index(task.open_key())`: `None` removes the key, as
    /// [`remove_index`](Self::remove_index) does. If it has several optional fields, `None` does not say which of them is
    /// missing: the update must remove that field, too, or the key by its name.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let by_topic = MessageByTopicKey { topic: "help", rank: 3 };"#
        "let message = table.update(key).set_index(by_topic).await?;"
        r#"assert_eq!((message.topic.as_deref(), message.rank), (Some("help"), 3));"#
    )]
    pub fn set_index<K: IndexKeyOrNone<E>>(self, key: K) -> Self {
        match key.key() {
            Some(key) => self.changed(|changes| changes.set_index(key)),
            None => self.without_index::<K::Key>(false),
        }
    }

    /// Removes an index key as a whole: the attributes that its templates write, and their optional
    /// fields. Attributes that another index key of the item needs stay: if the entity has an optional key that shares an attribute,
    /// the item must have that key, or the update fails by [`Guard::Missing`](crate::aws::Guard::Missing). Remove both keys then.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let message = table.update(key).remove_index::<MessageByTopicKey>().await?;"
        "assert_eq!(message.topic, None);"
    )]
    pub fn remove_index<K: IndexKeyOf<E>>(self) -> Self {
        self.without_index::<K>(true)
    }

    /// Creates the item if there is none, with the fields of its key and its type. This is an upsert.
    ///
    #[doc = example!(
        "#[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]"
        r#"#[pk("PAGE#<path>")]"#
        "struct Page { path: String, visits: u32 }"
        ""
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "pages", pk = "PK")]"#
        "# enum Pages { Page(Page) }"
        "# let table = Pages::client(engine.client());"
        "# table.create_table().await?;"
        "for visits in 1..3 {"
        r#"    let page = table.update(PageKey { path: "/" }).or_create();"#
        "    let page = page.add(|page| page.visits, 1).await?;"
        "    assert_eq!(page.visits, visits);"
        "}"
    )]
    ///
    /// Index keys that every item has must be given with [`set_index`](Self::set_index), and a key without one of its
    /// parts does not compile:
    ///
    /// ```compile_fail,E0063
    /// # use ddb_keys::{Entity, Table};
    /// # use serde::{Deserialize, Serialize};
    /// # #[derive(Debug, Serialize, Deserialize, Entity)]
    /// # #[pk("USER#<name>#<year>")]
    /// # struct User { name: String, year: u32, visits: u32 }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "app", pk = "PK")]
    /// # enum App { User(User) }
    /// # fn upsert(table: ddb_keys::aws::Client<App>) {
    /// let _ = table.update(UserKey { name: "alice" }).or_create().add_text("visits", 1);
    /// # }
    /// ```
    #[doc(alias = "upsert")]
    pub fn or_create(mut self) -> Self {
        const { check_or_create(E::SCHEMA) }
        self.requirements.existing = false;
        self
    }

    /// Changes only the version that was read, of an entity that counts versions.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        "#[entity(version = version)]"
        r#"#[pk("FILE#<name>")]"#
        "struct File { name: String, size: u64, version: u64 }"
        ""
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "files", pk = "PK")]"#
        "# enum Files { File(File) }"
        "# let table = Files::client(engine.client());"
        "# table.create_table().await?;"
        r#"table.create(&File { name: "a".into(), size: 0, version: 0 }).await?;"#
        r#"let key = FileKey { name: "a" };"#
        "let file = table.update(key).set(|file| file.size, 10).if_version(1).await?;"
        "assert_eq!((file.size, file.version), (10, 2));"
        "let late = table.update(key).set(|file| file.size, 20).if_version(1).await;"
        "assert!(matches!(late, Err(Error::Conflict { .. })));"
    )]
    #[doc(alias = "optimistic locking")]
    pub fn if_version(mut self, version: u64) -> Self
    where
        E: VersionedEntity,
    {
        self.requirements.version = ExpectedVersion::given::<E>(version);
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
        "table.update(key).add(|message| message.likes, 1).once().await?;"
    )]
    pub fn once(self) -> Once {
        Once::new(self, ())
    }

    /// Sends the change, and returns the item as it was before. `None` if [`or_create`](Self::or_create) has created it.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let old = table.update(key).add(|message| message.likes, 1).returning_old().await?;"
        "assert_eq!(old, Some(message));"
    )]
    ///
    /// # Cost
    ///
    /// The cost of the change: returning the old item costs nothing.
    ///
    /// # Errors
    ///
    /// The errors of the change. [`Error::OldItemUnknown`] if a response was lost before the change was made, and [`Error::Item`]
    /// if the old item cannot be read as an `E`; both times the change was made. Whether the changed item can be read as an `E`,
    /// which the change itself reports, is not known.
    #[doc(alias = "ReturnValues")]
    #[doc(alias = "ALL_OLD")]
    pub fn returning_old(self) -> Pending<Option<E>>
    where
        E: EntityOf<T> + DeserializeOwned,
    {
        send_for_old(self)
    }

    fn without_index<K: IndexKeyOf<E>>(self, by_name: bool) -> Self {
        self.changed(|changes| {
            changes.remove_index(K::SCHEMA, by_name);
            Ok(())
        })
    }

    /// Applies a change. The first error is kept, and returned where the update is used.
    fn changed(mut self, change: impl FnOnce(&mut Changes) -> Result<(), Error>) -> Self {
        if let Err(error) = change(&mut self.operation.changes) {
            self.expression.fail(error);
        }
        self
    }
}

impl Operation for UpdateItem {
    type Request = UpdateItemFluentBuilder;

    const CREATES: bool = true;

    fn complete(
        self,
        request: UpdateItemFluentBuilder,
        condition: &mut Expression,
        requirements: &mut Requirements,
    ) -> Result<UpdateItemFluentBuilder, Error> {
        let Self { mut changes } = self;
        if changes.is_empty() && requirements.existing {
            return Err(InvalidRequest::NoChanges.into());
        }
        if request.get_update_expression().is_some() {
            return Err(InvalidRequest::already_set("update_expression", "set_text").into());
        }
        changes.raise_version(requirements.version.as_ref())?;
        if let Some((attribute, token)) = requirements.mark() {
            changes.mark(attribute, token);
        }
        requirements.paths = changes.paths();
        let update = changes.finish(condition, requirements)?;
        if update.is_empty() {
            return Err(InvalidRequest::NoChanges.into());
        }
        Ok(request.update_expression(update))
    }

    with_condition!();

    fn action(request: UpdateItemFluentBuilder) -> Result<TransactWriteItem, Error> {
        action!(
            Update,
            request,
            update: set_key get_key, set_update_expression get_update_expression;
            attribute_updates get_attribute_updates
        )
    }
}

impl Sendable for UpdateItem {
    sends!("update", UpdateItemError);
}

impl<T: Table, E: EntityOf<T> + DeserializeOwned> IntoFuture for Update<T, E> {
    type Output = Result<E, Error>;
    type IntoFuture = Pending<E>;

    /// Sends the request, and reads the changed entity from the response.
    fn into_future(self) -> Self::IntoFuture {
        let sent = send::<UpdateItem>(self.fill(), Some(ReturnValue::AllNew));
        Box::pin(async move {
            let sent = sent.await?;
            // Without them, the change was done all the same.
            let item = sent.item.ok_or_else(|| Error::lacking("Attributes"))?;
            Ok(entity_from_item::<T, E>(item)?)
        })
    }
}
