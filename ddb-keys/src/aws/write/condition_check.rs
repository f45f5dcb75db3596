//! Conditions on items that a transaction does not write.

use core::marker::PhantomData;

use aws_sdk_dynamodb::types::builders::ConditionCheckBuilder;
use aws_sdk_dynamodb::types::{ConditionCheck, TransactWriteItem};

use super::transact::TransactWriteAction;
use crate::aws::Client;
use crate::aws::Error;
use crate::aws::item_key;
use crate::aws::request::expression::{Expression, Finished};
use crate::key::{Entity, KeyOf};
use crate::table::{Contains, Table};

/// A condition on an item that a transaction leaves as it is.
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
/// let only_with_alice = table
///     .transact_write()
///     .write(table.check(UserKey { name: "alice" }).exists())
///     .write(table.create(&bob));
/// assert!(only_with_alice.await.unwrap_err().is_condition_failed());
/// assert!(table.get(UserKey { name: "bob" }).await?.is_none());
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
#[must_use = "nothing is checked until a transaction with it is awaited"]
pub struct Check<T, E> {
    request: ConditionCheckBuilder,
    expression: Expression,
    of: PhantomData<fn() -> (T, E)>,
}

impl<T: Contains<E>, E: Entity> Check<T, E> {
    pub(in crate::aws) fn new(client: &Client<T>, key: &impl KeyOf<E>) -> Self {
        let mut expression = Expression::default();
        let mut request = ConditionCheck::builder().table_name(client.table_name());
        match item_key::<T, E>(key) {
            Ok(key) => request = request.set_key(Some(key)),
            Err(error) => expression.fail(error),
        }
        Self { request, expression, of: PhantomData }
    }

    /// The item must exist.
    pub fn exists(mut self) -> Self {
        self.expression.exists(T::SCHEMA);
        self
    }

    /// The item must not exist.
    pub fn is_absent(mut self) -> Self {
        self.expression.is_absent(T::SCHEMA);
        self
    }

    crate::aws::request::expression::condition_methods!();

    /// Changes the SDK's request in ways that are not covered here. A condition and its placeholders are
    /// given by [`condition_text`](Self::condition_text), and take the place of one that is set so.
    pub fn customize(
        mut self,
        change: impl FnOnce(ConditionCheckBuilder) -> ConditionCheckBuilder,
    ) -> Self {
        self.request = change(self.request);
        self
    }
}

impl<T: Table, E: Entity> From<Check<T, E>> for TransactWriteAction {
    fn from(check: Check<T, E>) -> Self {
        let action = check.expression.finish().and_then(|Finished { text, names, values }| {
            check
                .request
                .set_condition_expression(text)
                .set_expression_attribute_names(names)
                .set_expression_attribute_values(values)
                .build()
                .map(|check| TransactWriteItem::builder().condition_check(check).build())
                .map_err(|error| Error::sdk(aws_sdk_dynamodb::Error::from(error)))
        });
        Self::of::<T>(action)
    }
}
