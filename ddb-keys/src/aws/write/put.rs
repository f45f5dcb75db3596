//! Writing whole items.

use alloc::boxed::Box;

use aws_sdk_dynamodb::operation::put_item::PutItemError;
use aws_sdk_dynamodb::operation::put_item::builders::PutItemFluentBuilder;
use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Write;
use super::fit::check_old_item;
use super::once::Once;
use super::requirements::Requirements;
use super::send::{Sendable, send, send_for_old, sends};
use super::single::{Operation, action, with_condition};
use super::stamped::Stamped;
use super::unique::UniqueWrite;
use super::version::ExpectedVersion;
use crate::aws::example::example;
use crate::aws::request::expression::Expression;
use crate::aws::{Client, EntityOf, Error, Item, Pending, StoredEntity, encode};
use crate::table::Table;

/// The result of a [`put`](crate::aws::Client::put), [`create`](crate::aws::Client::create) or
/// [`replace`](crate::aws::Client::replace): the new version, a `u64`, if the entity has
/// `#[entity(version = field)]`, and otherwise `()`. The [time stamps](crate::guide::writing#time-stamps) that the client has set are
/// those of the stored item, and not of the value.
pub type Saved<E> = <E as StoredEntity>::Version;

/// Writes one item, its keys included, when it is awaited.
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
/// use ddb_keys::aws::Error;
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let engine = Embedded::start().await?;
/// # let table = App::client(engine.client());
/// # table.create_table().await?;
/// let alice = User { name: "alice".into(), email: "alice@example.com".into() };
/// table.create(&alice).await?;
/// let again = table.create(&alice).await;
/// assert!(matches!(again, Err(Error::ConditionFailed { .. })));
///
/// let moved = User { email: "alice@example.org".into(), ..alice };
/// table.replace(&moved).await?;
/// let bob = User { name: "bob".into(), email: "bob@example.com".into() };
/// assert!(table.replace(&bob).await.is_err());
///
/// let put = table.put(&bob).condition_text("attribute_not_exists(email) OR email = :old");
/// put.value(":old", "none").await?;
/// # Ok(())
/// # }
/// ```
///
/// For an entity with `#[entity(version = field)]`, the stored item must have the version that the value was read
/// with, or 0 if it is new. It gets the next version, which is returned. If it has another version, the error is a
/// [`Conflict`](Error::Conflict).
///
/// ```
/// # use ddb_keys::embedded::Embedded;
/// # use ddb_keys::{Entity, Table};
/// # use serde::{Deserialize, Serialize};
/// use ddb_keys::aws::Error;
///
/// #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
/// #[entity(version = version)]
/// #[pk("PAGE#<name>")]
/// struct Page { name: String, text: String, version: u64 }
///
/// # #[derive(Debug, Table)]
/// # #[table(name = "app", pk = "PK")]
/// # enum App { Page(Page) }
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let engine = Embedded::start().await?;
/// # let table = App::client(engine.client());
/// # table.create_table().await?;
/// let mut page = Page { name: "home".into(), text: "…".into(), version: 0 };
/// page.version = table.put(&page).await?;
/// assert_eq!(page.version, 1);
///
/// let version = table.put(&Page { text: "one".into(), ..page.clone() }).await?;
/// assert_eq!(version, 2);
/// match table.put(&Page { text: "other".into(), ..page }).await {
///     Err(Error::Conflict { item: Some(item), .. }) => {
///         let App::Page(stored) = App::from_item(*item)?;
///         assert_eq!((stored.text.as_str(), stored.version), ("one", 2));
///     }
///     other => panic!("{other:?}"),
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Cost
///
/// One request: a write unit for each KB of the item, as it was or as it will be, whichever is larger. Each index
/// entry that changes costs its own units. A write that is refused costs units, too. [`once`](Put::once) doubles
/// the units of the table. For an entity with [unique values](crate::guide::transactions#unique-values) it is a transaction, before
/// which `put` and `replace` read the item.
///
/// # Errors
///
/// - [`Error::Key`] or [`Error::Item`] if the entity cannot be an item; nothing is sent.
/// - [`Error::ConditionFailed`] if a condition is false, or if `create` finds an item.
/// - [`Error::NotFound`] if `replace` finds none.
/// - [`Error::Conflict`] if the stored item has another version.
/// - [`Error::NotUnique`] if another item has one of its unique values.
/// - [`Error::Unsure`] instead of these, if a response was lost before.
pub type Put<T, E> = Write<PutItem, T, E>;

/// The kind of a [`Put`]: the whole item is written.
#[derive(Debug)]
pub struct PutItem {
    /// The version that the item gets.
    version: u64,
}

impl Operation for PutItem {
    type Request = PutItemFluentBuilder;

    fn complete(
        self,
        request: PutItemFluentBuilder,
        _: &mut Expression,
        requirements: &mut Requirements,
    ) -> Result<PutItemFluentBuilder, Error> {
        Ok(match requirements.mark() {
            Some((attribute, token)) => request.item(attribute, token),
            None => request,
        })
    }

    with_condition!();

    fn with_item(
        request: PutItemFluentBuilder,
        change: impl FnOnce(Item) -> Result<Item, Error>,
    ) -> Result<PutItemFluentBuilder, Error> {
        let item = request.get_item().clone().unwrap_or_default();
        Ok(request.set_item(Some(change(item)?)))
    }

    fn action(request: PutItemFluentBuilder) -> Result<TransactWriteItem, Error> {
        action!(Put, request, put: set_item get_item)
    }
}

impl Sendable for PutItem {
    sends!("put", PutItemError);
}

impl<T: Table, E: EntityOf<T>> Put<T, E> {
    /// `creates` says that there is no item yet.
    pub(in crate::aws) fn new(client: &Client<T>, entity: &E, creates: bool) -> Self
    where
        E: Serialize,
    {
        let time = client.its_clock().time_of(E::SCHEMA);
        let creates = creates || entity.lacks_created();
        let stamped = time.and_then(|time| entity.stamped(time, creates));
        let entity = stamped.as_ref().unwrap_or(entity);
        let item = encode::<T, E>(entity);
        let unique = match &item {
            Ok(item) => UniqueWrite::of_put::<T, E>(entity, item),
            Err(_) => Ok(None),
        };
        let item = item.map_err(Error::from).and_then(|mut item| {
            let expected = ExpectedVersion::in_item(E::SCHEMA, &mut item)?;
            Ok((item, expected))
        });
        let expected = item.as_ref().ok().and_then(|(_, expected)| expected.clone());
        let version = expected.as_ref().map_or(0, ExpectedVersion::next);
        let request = client.sdk().put_item().table_name(client.table_name());
        let request = item.map(|(item, _)| request.set_item(Some(item)));
        let mut put = Self::begin(client, PutItem { version }, request);
        put.requirements.version = expected;
        put.requirements.time = time;
        put = put.with_unique(unique);
        let encode = encode::<T, E>;
        put.stamped = stamped.map(|entity| Box::new(Stamped { entity, encode, creates }));
        put
    }

    pub(in crate::aws) fn of_a_new_item(mut self) -> Self {
        self.expression.is_absent(T::SCHEMA);
        if let Some(unique) = &mut self.unique {
            unique.creates();
        }
        // An item that does not exist has no version.
        self.requirements.version = None;
        self
    }

    pub(in crate::aws) fn of_an_existing_item(mut self) -> Self {
        self.requirements.existing = true;
        self
    }

    /// Returns the version that the stored item must have.
    pub(in crate::aws) fn expected(&self) -> Option<ExpectedVersion> {
        self.requirements.version.clone()
    }

    /// The stored fields of the primary key.
    pub(in crate::aws) fn key_fields(
        &self,
    ) -> impl Iterator<Item = (&'static str, &AttributeValue)> {
        let item = self.request.get().and_then(|request| request.get_item().as_ref());
        let fields = E::SCHEMA.fields.iter().copied();
        let of_key = fields.filter(move |field| {
            E::SCHEMA.primary_attributes().any(|key| key.has_field(field.name))
        });
        of_key.filter_map(move |field| Some((field.attribute, item?.get(field.attribute)?)))
    }

    /// Sends the write as a transaction of one action with a token, so that it happens once even if
    /// a response is lost and the SDK retries it. Costs twice the write units.
    ///
    /// The error is never [`Unsure`](Error::Unsure): a condition that is false means that nothing
    /// was written. DynamoDB remembers the token for ten minutes.
    ///
    #[doc = example!(
        "table.create(&message).once().await?;"
    )]
    pub fn once(self) -> Once<Saved<E>> {
        let saved = E::written_version(self.operation.version);
        Once::new(self, saved)
    }

    /// Sends the write, and returns the item that it replaces. `None` if there was none.
    ///
    /// The new version of an entity that counts versions is one more than that of the value.
    ///
    #[doc = example!(
        "assert_eq!(table.put(&message).returning_old().await?, None);"
        "let liked = Message { likes: 1, ..message.clone() };"
        "assert_eq!(table.put(&liked).returning_old().await?, Some(message));"
    )]
    ///
    /// # Cost
    ///
    /// The cost of the write: returning the old item costs nothing.
    ///
    /// # Errors
    ///
    /// The errors of the write. [`Error::OldItemUnknown`] if a response was lost before the write was done, and [`Error::Item`] if
    /// the old item cannot be read as an `E`; both times the write was done.
    #[doc(alias = "ReturnValues")]
    #[doc(alias = "ALL_OLD")]
    pub fn returning_old(self) -> Pending<Option<E>>
    where
        E: DeserializeOwned,
    {
        const { check_old_item(E::SCHEMA) }
        send_for_old(self)
    }
}

impl<T: Table, E: EntityOf<T>> IntoFuture for Put<T, E> {
    type Output = Result<Saved<E>, Error>;
    type IntoFuture = Pending<Saved<E>>;

    fn into_future(self) -> Self::IntoFuture {
        if self.unique.is_some() {
            return self.once().into_future();
        }
        let saved = E::written_version(self.operation.version);
        let sent = send::<PutItem>(self.fill(), None);
        Box::pin(async move { sent.await.map(|_| saved) })
    }
}
