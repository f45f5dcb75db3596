//! Conditions on items that a transaction does not write.

use core::marker::PhantomData;
use core::mem;

use aws_sdk_dynamodb::types::builders::ConditionCheckBuilder;
use aws_sdk_dynamodb::types::{ConditionCheck, TransactWriteItem};

use super::condition_state::{HasACondition, NoCondition};
use super::into_actions::one_action;
use super::requirements::{Requirements, show_stored};
use super::transact_action::{Label, TransactWriteAction, label_method};
use crate::aws::Client;
use crate::aws::attribute::Condition;
use crate::aws::example::example;
use crate::aws::item_key;
use crate::aws::request::expression::methods::condition_methods;
use crate::aws::request::expression::parts::fill_condition;
use crate::aws::request::expression::{Expression, Scope};
use crate::aws::{Error, InvalidRequest};
use crate::key::{Entity, KeyOf};
use crate::table::{EntityOf, Table};

/// A condition on an item that a transaction does not change.
///
/// A transaction takes a check only after [`exists`](Self::exists), [`is_absent`](Self::is_absent),
/// [`condition`](Self::condition), [`condition_text`](Self::condition_text) or [`customize`](Self::customize).
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
/// let bob = User { name: "bob".into(), email: "bob@example.com".into() };
/// let alice = table.check(UserKey { name: "alice" }).exists();
/// let only_with_alice = table.transact_write((alice, table.create(&bob)));
/// assert!(only_with_alice.await.unwrap_err().is_condition_failed());
/// assert!(table.get(UserKey { name: "bob" }).await?.is_none());
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
#[must_use = "nothing is checked until a transaction with it is awaited"]
pub struct Check<T, E, S = HasACondition> {
    request: ConditionCheckBuilder,
    expression: Expression,
    requirements: Requirements,
    /// The name of the check in its transaction.
    label: Label,
    of: PhantomData<fn() -> (T, E)>,
    state: PhantomData<S>,
}

impl<T: Table, E: EntityOf<T>> Check<T, E, NoCondition> {
    pub(in crate::aws) fn new(client: &Client<T>, key: &impl KeyOf<E>) -> Self {
        let scope = Scope { table: T::SCHEMA, entity: E::SCHEMA };
        let mut expression = Expression::within(scope);
        let mut request = ConditionCheck::builder().table_name(client.table_name());
        match item_key::<T, E>(key) {
            Ok(key) => request = request.set_key(Some(key)),
            Err(error) => expression.fail(error),
        }
        Self {
            request,
            expression,
            requirements: Requirements::new(scope),
            label: None,
            of: PhantomData,
            state: PhantomData,
        }
    }
}

impl<T, E, S> Check<T, E, S> {
    label_method!(r#"let write = table.check(key).is_absent().label("mine");"#);

    fn change(&mut self, change: impl FnOnce(ConditionCheckBuilder) -> ConditionCheckBuilder) {
        self.request = change(mem::take(&mut self.request));
    }

    /// The expression, about to be changed. A check is never sent by itself.
    fn changing(&mut self) -> &mut Expression {
        &mut self.expression
    }

    fn with_condition(self) -> Check<T, E> {
        let Self { request, expression, requirements, label, of, .. } = self;
        Check { request, expression, requirements, label, of, state: PhantomData }
    }
}

impl<T: Table, E: EntityOf<T>, S> Check<T, E, S> {
    /// Requires that the item exists.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let check = table.check(key).exists();"
        r#"table.transact_write((check, table.create(&Room { room: "rust".into() }))).await?;"#
    )]
    pub fn exists(mut self) -> Check<T, E> {
        self.requirements.existing = true;
        self.with_condition()
    }

    /// Requires that no item has this key, of this entity or another one.
    ///
    #[doc = example!(
        r#"let check = table.check(RoomKey { room: "closed" }).is_absent();"#
        "table.transact_write((check, table.create(&message))).await?;"
    )]
    pub fn is_absent(mut self) -> Check<T, E> {
        self.expression.is_absent(T::SCHEMA);
        self.with_condition()
    }

    condition_methods!(
        ConditionCheckBuilder,
        "let write = table.check(key);",
        "table.transact_write(write).await?;"
        => Check<T, E>, Check::with_condition
    );

    /// Writes only if the condition is true. Several conditions must all be true.
    ///
    /// See [`attribute`](crate::aws::attribute) for the possible conditions, and use
    /// [`condition_text`](Self::condition_text) for others.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let write = table.check(key);"
        "let write = write.condition(|message| message.likes.le(9) & message.topic.is_none());"
        "table.transact_write(write).await?;"
    )]
    #[doc(alias = "ConditionExpression")]
    pub fn condition(
        mut self,
        condition: impl FnOnce(E::Attributes) -> Condition<E>,
    ) -> Check<T, E> {
        let condition = condition(E::ATTRIBUTES);
        condition.into_clause(Some(T::SCHEMA.pk)).add_to(&mut self.expression);
        self.with_condition()
    }
}

impl<T: Table, E: Entity, S> Check<T, E, S> {
    fn fill(mut self) -> Result<(TransactWriteItem, Requirements), Error> {
        self.requirements.condition(&mut self.expression)?;
        let request = fill_condition!(self.request, self.expression.finish()?);
        if request.get_condition_expression().is_none() {
            return Err(InvalidRequest::NoCondition.into());
        }
        let check = show_stored!(request, self.requirements).build();
        let check = check.map_err(|error| Error::sdk(aws_sdk_dynamodb::Error::from(error)))?;
        Ok((TransactWriteItem::builder().condition_check(check).build(), self.requirements))
    }
}

impl<T: Table, E: Entity, S> Check<T, E, S> {
    pub(in crate::aws) fn into_action(mut self) -> TransactWriteAction {
        let label = self.label.take();
        TransactWriteAction::of::<T>(self.fill(), label)
    }
}

one_action!([T: Table, E: Entity, S] Check<T, E, S>, S);
