//! Deleting items.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use core::marker::PhantomData;
use core::mem;

use aws_sdk_dynamodb::operation::delete_item::builders::DeleteItemFluentBuilder;
use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;

use super::condition_state::HasACondition;
use super::expected_version::Expected;
use super::into_actions::one_action;
use super::once::Once;
use super::requirements::{Requirements, send_write, show_stored};
use super::transact_action::{Label, TransactWriteAction, action, label_method};
use super::versioning::Counted;
use crate::aws::Client;
use crate::aws::attribute::Condition;
use crate::aws::example::example;
use crate::aws::request::expression::methods::{changing_method, condition_methods};
use crate::aws::request::expression::parts::fill_condition;
use crate::aws::request::expression::{Expression, Scope};
use crate::aws::request::sending::{Sending, sent_when_polled};
use crate::aws::{Error, Item, Pending, encode, item_key};
use crate::key::{Entity, KeyOf};
use crate::table::{EntityOf, Table};

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
/// let other = table.delete(UserKey { name: "bob" }).condition_text("email = :mail").value(":mail", "x");
/// assert!(other.await.is_err());
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
/// units. [`once`](Self::once) doubles the units of the table.
///
/// # Errors
///
/// - [`Error::Key`] if a value cannot be part of the key; nothing is sent.
/// - [`Error::ConditionFailed`] if a condition is false.
/// - [`Error::NotFound`] if the item [must exist](Self::must_exist).
/// - [`Error::Conflict`] if the item has another version.
/// - [`Error::Unsure`] instead of these, if a response was lost before.
#[derive(Debug)]
#[must_use = "nothing is deleted until it is awaited: `.await?`"]
pub struct Delete<T, E> {
    sdk: aws_sdk_dynamodb::Client,
    table_name: Cow<'static, str>,
    key: Option<Item>,
    /// The SDK's request, if `customize` has changed it. Otherwise it is created in the end: moving it costs more than
    /// filling it.
    request: Option<Box<DeleteItemFluentBuilder>>,
    expression: Expression,
    requirements: Requirements,
    /// The name of the write in a transaction.
    label: Label,
    sending: Sending<Result<(), Error>>,
    of: PhantomData<fn() -> (T, E)>,
}

impl<T: Table, E: EntityOf<T>> Delete<T, E> {
    pub(in crate::aws) fn new(client: &Client<T>, key: &impl KeyOf<E>) -> Self {
        let scope = Scope { table: T::SCHEMA, entity: E::SCHEMA };
        let mut expression = Expression::within(scope);
        let key = item_key::<T, E>(key).map_err(|error| expression.fail(error)).ok();
        let (sdk, table_name) = (client.sdk().clone(), client.shown_name());
        let (request, requirements) = (None, Requirements::new(scope));
        let (label, sending, of) = (None, Sending::default(), PhantomData);
        Self { sdk, table_name, key, request, expression, requirements, label, sending, of }
    }
}

impl<T: Table, E: Entity> Delete<T, E> {
    /// Fails with [`Error::NotFound`] if the item does not exist.
    ///
    #[doc = example!(
        "let refused = table.delete(key).must_exist().await;"
        r#"assert!(matches!(refused, Err(Error::NotFound { entity: "Message" })));"#
    )]
    pub fn must_exist(mut self) -> Self {
        self.sending.change();
        self.requirements.existing = true;
        self
    }

    label_method!(r#"let write = table.delete(key).condition(|m| m.likes.gt(99)).label("mine");"#);

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
        E::Versioning: Counted<E>,
    {
        self.sending.change();
        self.requirements.version = Expected::given::<E>(version);
        self
    }

    /// Deletes the item only if it has the version of this value, if the entity counts versions.
    pub(in crate::aws) fn of_version_in(mut self, entity: &E) -> Self
    where
        E: Serialize,
    {
        if E::SCHEMA.version.is_some() {
            let item = encode::<T, E>(entity).map_err(Error::from);
            match item
                .and_then(|mut item| Expected::in_item(E::SCHEMA, E::SERDE.aliases, &mut item))
            {
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
            let name = self.expression.own_name(name);
            let value = self.expression.own_value(value.clone());
            self.expression.clause(&[
                "attribute_not_exists(",
                &name,
                ") OR ",
                &name,
                " = ",
                &value,
            ]);
        }
        self
    }

    /// Deletes the item only if it has the version that another write of the same transaction expects.
    pub(in crate::aws) fn expecting(mut self, expected: Option<Expected>) -> Self {
        self.requirements.version = expected;
        self
    }

    condition_methods!(DeleteItemFluentBuilder, "let write = table.delete(key);", "write.await?;");

    changing_method!();

    /// Changes the SDK's request, which exists from then on.
    fn change(&mut self, change: impl FnOnce(DeleteItemFluentBuilder) -> DeleteItemFluentBuilder) {
        self.sending.change();
        self.request = Some(Box::new(change(self.create())));
    }

    /// Creates the SDK's request, or takes the one that exists.
    fn create(&mut self) -> DeleteItemFluentBuilder {
        if let Some(request) = self.request.take() {
            return *request;
        }
        let key = self.key.take();
        self.sdk.delete_item().table_name(mem::take(&mut self.table_name)).set_key(key)
    }

    /// Writes only if the condition is true. Several conditions must all be true.
    ///
    /// See [`attribute`](crate::aws::attribute) for the possible conditions, and use
    /// [`condition_text`](Self::condition_text) for others.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let write = table.delete(key);"
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
        "table.put(&message).await?;"
        "table.delete(key).must_exist().once().await?;"
    )]
    pub fn once(self) -> Once {
        Once::new(&self.sdk.clone(), self.into_action(), ())
    }

    /// Returns the SDK's request, filled.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "use aws_sdk_dynamodb::types::ReturnValue;"
        ""
        "let delete = table.delete(key).into_builder()?.return_values(ReturnValue::AllOld);"
        "let old = delete.send().await?.attributes.unwrap_or_default();"
        "assert_eq!(Chat::from_item(old)?, Chat::Message(message));"
    )]
    pub fn into_builder(mut self) -> Result<DeleteItemFluentBuilder, Error> {
        self.fill().map(|(request, _)| request)
    }

    fn fill(&mut self) -> Result<(DeleteItemFluentBuilder, Requirements), Error> {
        let mut expression = self.expression.taken();
        self.requirements.condition(&mut expression)?;
        let request = fill_condition!(self.create(), expression.finish()?);
        Ok((show_stored!(request, self.requirements), self.requirements.taken()))
    }

    fn send_now(&mut self) -> Pending<()> {
        let filled = self.fill();
        Box::pin(async move { send_write!("delete", filled) })
    }
}

sent_when_polled!([T: Table, E: Entity] Delete<T, E> => Result<(), Error>);

impl<T: Table, E: Entity> Delete<T, E> {
    pub(in crate::aws) fn into_action(mut self) -> TransactWriteAction {
        let filled = self.fill().and_then(|(request, requirements)| {
            Ok((action!(Delete, request, delete: set_key get_key)?, requirements))
        });
        TransactWriteAction::of::<T>(filled, self.label)
    }
}

one_action!([T: Table, E: Entity] Delete<T, E>, HasACondition);
