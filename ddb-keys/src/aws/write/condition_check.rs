//! Conditions on items that a transaction does not write.

use alloc::string::String;

use aws_sdk_dynamodb::types::builders::ConditionCheckBuilder;
use aws_sdk_dynamodb::types::{self, TransactWriteItem};
use serde::Serialize;

use super::Write;
use super::requirements::Guarded;
use super::single::{Operation, with_condition};
use super::unique::UniqueWrite;
use crate::aws::attribute::Condition;
use crate::aws::example::example;
use crate::aws::{Client, EntityOf, Error, encode, item_key};
use crate::key::KeyOf;
use crate::table::Table;

/// A condition on an item that a transaction does not change.
///
/// A transaction takes a check only after [`exists`](Self::exists), [`is_absent`](Self::is_absent),
/// [`condition`](Self::condition) or [`condition_text`](Self::condition_text).
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
pub struct Check<T, E>(Write<ConditionCheck, T, E>);

/// The kind of a [`Check`] with its condition: nothing is written.
#[derive(Debug)]
pub struct ConditionCheck;

impl Operation for ConditionCheck {
    type Request = ConditionCheckBuilder;

    with_condition!();

    fn action(request: ConditionCheckBuilder) -> Result<TransactWriteItem, Error> {
        let check = request.build().map_err(Error::sdk)?;
        Ok(TransactWriteItem::builder().condition_check(check).build())
    }
}

impl<T: Table, E: EntityOf<T>> Check<T, E> {
    /// Checks that the item still has the unique values of `entity`, and claims them for it.
    pub(in crate::aws) fn claiming(client: &Client<T>, entity: &E) -> Write<ConditionCheck, T, E>
    where
        E: Serialize,
    {
        let mut check = Self::new(client, &entity.key()).exists();
        let item = match encode::<T, E>(entity) {
            Ok(item) => item,
            Err(error) => {
                check.expression.fail(error);
                return check;
            }
        };
        for field in E::SCHEMA.unique_fields() {
            let value = item.get(field.attribute);
            // serde reads it where the attribute is missing.
            let is_default = value.is_some_and(|value| {
                value.is_null() || E::default_of(field.attribute).as_ref() == Some(value)
            });
            let as_read = Guarded::as_read(field.attribute, value);
            let as_read =
                if is_default { as_read.unless_missing(field.attribute) } else { as_read };
            check.requirements.guard(&mut check.expression, as_read);
        }
        check.with_unique(UniqueWrite::of_claim::<T, E>(entity, &item))
    }

    pub(in crate::aws) fn new(client: &Client<T>, key: &impl KeyOf<E>) -> Self {
        let request = types::ConditionCheck::builder().table_name(client.table_name());
        let request = item_key::<T, E>(key).map(|key| request.set_key(Some(key)));
        Self(Write::begin(client, ConditionCheck, request.map_err(Error::from)))
    }

    /// Requires that the item exists.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let check = table.check(key).exists();"
        r#"table.transact_write((check, table.create(&Room { room: "rust".into() }))).await?;"#
    )]
    pub fn exists(mut self) -> Write<ConditionCheck, T, E> {
        self.0.requirements.existing = true;
        self.0
    }

    /// Requires that no item has this key, of this entity or another one.
    ///
    #[doc = example!(
        r#"let check = table.check(RoomKey { room: "closed" }).is_absent();"#
        "table.transact_write((check, table.create(&message))).await?;"
    )]
    pub fn is_absent(mut self) -> Write<ConditionCheck, T, E> {
        self.0.expression.is_absent(T::SCHEMA);
        self.0
    }

    /// Requires that the condition is true. See [`Write::condition`].
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let popular = table.check(key).condition(|message| message.likes.ge(9));"
        r#"let room = table.create(&Room { room: "rust".into() });"#
        "assert!(table.transact_write((popular, room)).await.is_err());"
    )]
    #[doc(alias = "ConditionExpression")]
    pub fn condition(
        self,
        condition: impl FnOnce(E::Attributes) -> Condition<E>,
    ) -> Write<ConditionCheck, T, E> {
        self.0.condition(condition)
    }

    /// Requires that the expression is true. See [`Write::condition_text`].
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let few = table.check(key).condition_text("likes <= :most").value(":most", 9);"#
        r#"table.transact_write((few, table.create(&Room { room: "rust".into() }))).await?;"#
    )]
    #[doc(alias = "ConditionExpression")]
    pub fn condition_text(self, expression: impl Into<String>) -> Write<ConditionCheck, T, E> {
        self.0.condition_text(expression)
    }
}
