//! Writing whole items.

use alloc::boxed::Box;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::put_item::builders::PutItemFluentBuilder;
use aws_sdk_dynamodb::types::AttributeValue;

use super::condition_state::HasACondition;
use super::expected_version::Expected;
use super::into_actions::one_action;
use super::once::Once;
use super::requirements::{Requirements, send_write, show_stored};
use super::transact_action::{Label, TransactWriteAction, action, label_method};
use super::versioning::Versioning;
use crate::aws::Client;
use crate::aws::attribute::Condition;
use crate::aws::example::example;
use crate::aws::request::expression::methods::{changing_method, condition_methods};
use crate::aws::request::expression::parts::fill_condition;
use crate::aws::request::expression::{Expression, Scope};
use crate::aws::request::sending::{Sending, sent_when_polled};
use crate::aws::{Error, Item, ItemError, Pending, StoredEntity};
use crate::table::{EntityOf, Table};

/// The result of a [`put`](crate::aws::Client::put), [`create`](crate::aws::Client::create) or
/// [`replace`](crate::aws::Client::replace): the new version, a `u64`, if the entity has
/// `#[entity(version = field)]`, and otherwise `()`.
pub type Saved<E> = <<E as StoredEntity>::Versioning as Versioning>::Saved;

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
/// table.put(&bob).condition_text("attribute_not_exists(email) OR email = :old").value(":old", "none").await?;
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
/// entry that changes costs its own units. A write that is refused costs units, too. [`once`](Self::once) doubles
/// the units of the table.
///
/// # Errors
///
/// - [`Error::Key`] or [`Error::Item`] if the entity cannot be an item; nothing is sent.
/// - [`Error::ConditionFailed`] if a condition is false, or if `create` finds an item.
/// - [`Error::NotFound`] if `replace` finds none.
/// - [`Error::Conflict`] if the stored item has another version.
/// - [`Error::Unsure`] instead of these, if a response was lost before.
#[derive(Debug)]
#[must_use = "nothing is written until it is awaited: `.await?`"]
pub struct Put<T, E> {
    sdk: aws_sdk_dynamodb::Client,
    request: Option<Box<PutItemFluentBuilder>>,
    expression: Expression,
    requirements: Requirements,
    /// The version that the item gets.
    version: u64,
    /// The name of the write in a transaction.
    label: Label,
    sending: Sending<Result<(), Error>>,
    of: PhantomData<fn() -> (T, E)>,
}

impl<T: Table, E: EntityOf<T>> Put<T, E> {
    pub(in crate::aws) fn new(client: &Client<T>, item: Result<Item, ItemError>) -> Self {
        let scope = Scope { table: T::SCHEMA, entity: E::SCHEMA };
        let (mut expression, mut requirements) =
            (Expression::within(scope), Requirements::new(scope));
        let mut request = client.sdk().put_item().table_name(client.table_name());
        let item = item.map_err(Error::from).and_then(|mut item| {
            requirements.version = Expected::in_item(E::SCHEMA, E::SERDE.aliases, &mut item)?;
            if let Some((attribute, token)) = requirements.mark() {
                item.insert(attribute.into(), token);
            }
            Ok(item)
        });
        match item {
            Ok(item) => request = request.set_item(Some(item)),
            Err(error) => expression.fail(error),
        }
        let version = requirements.version.as_ref().map_or(0, Expected::next);
        let (sdk, request) = (client.sdk().clone(), Some(Box::new(request)));
        let (label, sending, of) = (None, Sending::default(), PhantomData);
        Self { sdk, request, expression, requirements, version, label, sending, of }
    }

    pub(in crate::aws) fn of_a_new_item(mut self) -> Self {
        self.expression.is_absent(T::SCHEMA);
        // An item that does not exist has no version.
        self.requirements.version = None;
        self
    }

    /// Returns the version that the stored item must have.
    pub(in crate::aws) fn expected(&self) -> Option<Expected> {
        self.requirements.version.clone()
    }

    /// The stored fields of the primary key.
    pub(in crate::aws) fn key_fields(
        &self,
    ) -> impl Iterator<Item = (&'static str, &AttributeValue)> {
        let item = self.request.as_ref().and_then(|request| request.get_item().as_ref());
        let keys = || [Some(E::SCHEMA.pk), E::SCHEMA.sk].into_iter().flatten();
        let fields = E::SCHEMA.fields.iter().copied();
        let of_key = fields.filter(move |field| keys().any(|key| key.has_field(field.name)));
        of_key.filter_map(move |field| Some((field.attribute, item?.get(field.attribute)?)))
    }

    pub(in crate::aws) fn of_an_existing_item(mut self) -> Self {
        self.requirements.existing = true;
        self
    }

    condition_methods!(PutItemFluentBuilder, "let write = table.put(&message);", "write.await?;");

    changing_method!();

    /// Changes the SDK's request, which exists from then on.
    fn change(&mut self, change: impl FnOnce(PutItemFluentBuilder) -> PutItemFluentBuilder) {
        self.sending.change();
        self.request = Some(Box::new(change(self.create())));
    }

    label_method!(r#"let write = table.create(&message).label("mine");"#);

    /// Writes only if the condition is true. Several conditions must all be true.
    ///
    /// See [`attribute`](crate::aws::attribute) for the possible conditions, and use
    /// [`condition_text`](Self::condition_text) for others.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let write = table.put(&message);"
        "let write = write.condition(|message| message.likes.le(9) & message.topic.is_none());"
        "write.await?;"
    )]
    #[doc(alias = "ConditionExpression")]
    pub fn condition(mut self, condition: impl FnOnce(E::Attributes) -> Condition<E>) -> Self {
        let condition = condition(E::ATTRIBUTES);
        condition.into_clause(Some(T::SCHEMA.pk)).add_to(self.changing());
        self
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
        let saved = E::Versioning::saved(self.version);
        Once::new(&self.sdk.clone(), self.into_action(), saved)
    }

    /// Returns the SDK's request, filled.
    ///
    #[doc = example!(
        "let sent = table.put(&message).into_builder()?.send().await?;"
        "assert!(sent.attributes.is_none());"
    )]
    pub fn into_builder(mut self) -> Result<PutItemFluentBuilder, Error> {
        self.fill().map(|(request, _)| request)
    }

    fn fill(&mut self) -> Result<(PutItemFluentBuilder, Requirements), Error> {
        let mut expression = self.expression.taken();
        self.requirements.condition(&mut expression)?;
        let request = fill_condition!(self.create(), expression.finish()?);
        Ok((show_stored!(request, self.requirements), self.requirements.taken()))
    }

    /// Takes the SDK's request.
    fn create(&mut self) -> PutItemFluentBuilder {
        self.request.take().map_or_else(|| self.sdk.put_item(), |request| *request)
    }

    fn send_now(&mut self) -> Pending<()> {
        let filled = self.fill();
        Box::pin(async move { send_write!("put", filled) })
    }
}

sent_when_polled!([T: Table, E: EntityOf<T>] Put<T, E> => Result<Saved<E>, Error>, |put, sent| {
    sent.map_ok(|()| E::Versioning::saved(put.version))
});

impl<T: Table, E: EntityOf<T>> Put<T, E> {
    pub(in crate::aws) fn into_action(mut self) -> TransactWriteAction {
        let filled = self.fill().and_then(|(request, mut requirements)| {
            let request = match requirements.token.take() {
                Some((attribute, _)) => {
                    let mut item = request.get_item().clone();
                    if let Some(item) = &mut item {
                        item.remove(attribute);
                    }
                    request.set_item(item)
                }
                None => request,
            };
            Ok((action!(Put, request, put: set_item get_item)?, requirements))
        });
        TransactWriteAction::of::<T>(filled, self.label)
    }
}

one_action!([T: Table, E: EntityOf<T>] Put<T, E>, HasACondition);
