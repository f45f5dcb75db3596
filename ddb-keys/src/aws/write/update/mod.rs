//! Changing attributes of an item in place.

mod actions;
mod additions;
pub(in crate::aws) mod changes;
mod entity_code;
mod index_keys;
mod new_item;
mod number_range;
mod request;
pub(in crate::aws) mod typed;
mod untyped;
mod update_text;

use alloc::borrow::Cow;
use alloc::boxed::Box;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::update_item::builders::UpdateItemFluentBuilder;

use crate::aws::Client;
use crate::aws::KeyFields;
use crate::aws::attribute::Condition;
use crate::aws::example::example;
use crate::aws::item::bounds::{FromItem, IndexKeyOrNone};
use crate::aws::request::expression::methods::{changing_method, condition_methods};
use crate::aws::request::expression::{Expression, Scope};
use crate::aws::request::sending::Sending;
use crate::aws::write::expected_version::Expected;
use crate::aws::write::once::Once;
use crate::aws::write::requirements::Requirements;
use crate::aws::write::transact_action::{Label, label_method};
use crate::aws::write::versioning::Counted;
use crate::aws::{Error, Pending};
use crate::key::{Entity, IndexKeyOf, KeyOf};
use crate::table::{EntityOf, Table};
use changes::Changes;
use entity_code::EntityCode;

/// Changes attributes of one item when it is awaited, and returns the changed entity.
///
/// The item must exist, unless [`or_create`](Self::or_create) says otherwise. Index keys move as a unit: a field that
/// is used in a template or a `when` changes with [`set_index`](Self::set_index) or
/// [`remove_index`](Self::remove_index), and any other change of it is refused before anything is sent. Raw index
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
/// [`once`](Self::once) doubles the units of the table.
///
/// # Errors
///
/// - [`Error::Key`], [`Error::Item`] or [`Error::Refused`] if a value or a change is not allowed; nothing is sent.
/// - [`Error::NotFound`] if there is no such item, unless [`or_create`](Self::or_create) creates it.
/// - [`Error::ConditionFailed`] if a condition is false.
/// - [`Error::Conflict`] if the item has another version.
/// - [`Error::Unsure`] instead of these, if a response was lost before.
/// - [`Error::Item`] if the changed item cannot be read; the change was done.
#[derive(Debug)]
#[must_use = "nothing is changed until it is awaited: `.await?`"]
pub struct Update<T, E> {
    sdk: aws_sdk_dynamodb::Client,
    table_name: Cow<'static, str>,
    /// The SDK's request, if `customize` has changed it. Otherwise it is created in the end: moving it costs more than
    /// filling it.
    request: Option<Box<UpdateItemFluentBuilder>>,
    expression: Expression,
    changes: Box<Changes>,
    requirements: Requirements,
    /// The name of the write in a transaction.
    label: Label,
    /// Sends the request. The bounds of reading the response are those of the call that makes an `Update`.
    start: fn(&mut Self) -> Pending<E>,
    sending: Sending<Result<E, Error>>,
    of: PhantomData<fn() -> (T, E)>,
}

impl<T: Table, E: EntityOf<T> + FromItem> Update<T, E> {
    pub(in crate::aws) fn new(client: &Client<T>, key: &(impl KeyOf<E> + KeyFields)) -> Self {
        let scope = Scope { table: T::SCHEMA, entity: E::SCHEMA };
        let (mut expression, mut requirements) =
            (Expression::within(scope), Requirements::new(scope));
        requirements.existing = true;
        let built = key.build_key().map_err(|error| expression.fail(error)).ok();
        let code = EntityCode::of::<T, E>();
        let changes = Changes::new::<E>(T::SCHEMA, code, built, key);
        let (sdk, table_name) = (client.sdk().clone(), client.shown_name());
        Self {
            sdk,
            table_name,
            request: None,
            expression,
            changes,
            requirements,
            label: None,
            start: Self::pending,
            sending: Sending::default(),
            of: PhantomData,
        }
    }
}

impl<T: Table, E: Entity> Update<T, E> {
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
    /// fields. Attributes that another index key of the item needs stay.
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
        r#"    let page = table.update(PageKey { path: "/" }).or_create().add(|page| page.visits, 1).await?;"#
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
        self.sending.change();
        self.requirements.existing = false;
        self
    }

    label_method!(
        r#"let write = table.update(key).add(|m| m.likes, 1).condition(|m| m.likes.gt(99)).label("mine");"#
    );

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
        E::Versioning: Counted<E>,
    {
        self.sending.change();
        self.requirements.version = Expected::given::<E>(version);
        self
    }

    condition_methods!(
        "let write = table.update(key).set(|message| message.likes, 5);",
        "write.await?;"
    );

    /// Writes only if the condition is true. Several conditions must all be true.
    ///
    /// See [`attribute`](crate::aws::attribute) for the possible conditions, and use
    /// [`condition_text`](Self::condition_text) for others.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let write = table.update(key).set(|message| message.likes, 5);"
        "let write = write.condition(|message| message.likes.le(9) & message.topic.is_none());"
        "write.await?;"
    )]
    #[doc(alias = "ConditionExpression")]
    pub fn condition(mut self, condition: impl FnOnce(E::Attributes) -> Condition<E>) -> Self {
        let condition = condition(E::ATTRIBUTES);
        // The item must be there, or is created with what serde reads where attributes are missing.
        condition.into_clause(None).add_to(self.changing());
        self
    }

    /// Changes the SDK's request in ways that are not covered here. Setting what the request already has is an error:
    /// use [`condition_text`](Self::condition_text), [`set_text`](Self::set_text) and their like.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "use aws_sdk_dynamodb::types::ReturnConsumedCapacity;"
        ""
        "let update = table.update(key).set(|message| message.likes, 5);"
        "update.customize(|update| update.return_consumed_capacity(ReturnConsumedCapacity::Total)).await?;"
    )]
    pub fn customize(
        mut self,
        change: impl FnOnce(UpdateItemFluentBuilder) -> UpdateItemFluentBuilder,
    ) -> Self {
        self.sending.change();
        let key = self.changes.key.clone();
        self.request = Some(Box::new(change(self.create(key))));
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
        Once::new(&self.sdk.clone(), self.into_action(), ())
    }

    /// Returns the SDK's request, filled.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let update = table.update(key).set(|message| message.likes, 5).into_builder()?;"
        r#"assert!(update.get_update_expression().as_deref().is_some_and(|text| text.starts_with("SET ")));"#
    )]
    pub fn into_builder(mut self) -> Result<UpdateItemFluentBuilder, Error> {
        self.fill().map(|(request, _)| request)
    }

    fn without_index<K: IndexKeyOf<E>>(self, by_name: bool) -> Self {
        self.changed(|changes| {
            changes.remove_index(K::SCHEMA, by_name);
            Ok(())
        })
    }

    changing_method!();

    /// Applies a change. The first error is kept, and returned where the update is used.
    fn changed(mut self, change: impl FnOnce(&mut Changes) -> Result<(), Error>) -> Self {
        self.sending.change();
        if let Err(error) = change(&mut self.changes) {
            self.expression.fail(error);
        }
        self
    }
}
