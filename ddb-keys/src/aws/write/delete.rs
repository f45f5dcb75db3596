//! Deleting items.

use alloc::boxed::Box;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::delete_item::builders::DeleteItemFluentBuilder;

use super::transact::{TransactWriteAction, action};
use super::version::{Expected, explain};
use crate::aws::Client;
use crate::aws::item_key;
use crate::aws::request::expression::{Expression, Finished, condition_methods};
use crate::aws::request::trace::Span;
use crate::aws::{Error, Pending};
use crate::key::{Entity, KeyOf};
use crate::table::{Contains, Table};

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
#[derive(Debug)]
#[must_use = "nothing is deleted until it is awaited"]
pub struct Delete<T, E> {
    request: DeleteItemFluentBuilder,
    expression: Expression,
    expected: Option<Expected>,
    of: PhantomData<fn() -> (T, E)>,
}

impl<T: Contains<E>, E: Entity> Delete<T, E> {
    pub(in crate::aws) fn new(client: &Client<T>, key: &impl KeyOf<E>) -> Self {
        let mut expression = Expression::default();
        let mut request = client.sdk().delete_item().table_name(client.table_name());
        match item_key::<T, E>(key) {
            Ok(key) => request = request.set_key(Some(key)),
            Err(error) => expression.fail(error),
        }
        Self { request, expression, expected: None, of: PhantomData }
    }
}

impl<T: Table, E: Entity> Delete<T, E> {
    /// Fails when there is no such item.
    pub fn must_exist(mut self) -> Self {
        self.expression.exists(T::SCHEMA);
        self
    }

    /// Deletes only the version that was read, of an entity that counts versions.
    pub fn if_version(mut self, version: u64) -> Self {
        match Expected::given(E::SCHEMA, version) {
            Ok(expected) => self.expected = Some(expected),
            Err(error) => self.expression.fail(error),
        }
        self
    }

    /// Deletes only the version that another write of the same transaction expects.
    pub(in crate::aws) fn expecting(self, expected: Option<Expected>) -> Self {
        Self { expected, ..self }
    }

    condition_methods!();

    /// Changes the SDK's request in ways that are not covered here. A condition and its placeholders are given
    /// by [`condition_text`](Self::condition_text), and take the place of one that is set so.
    pub fn customize(
        mut self,
        change: impl FnOnce(DeleteItemFluentBuilder) -> DeleteItemFluentBuilder,
    ) -> Self {
        self.request = change(self.request);
        self
    }

    /// The SDK's request, filled.
    pub fn into_builder(mut self) -> Result<DeleteItemFluentBuilder, Error> {
        if let Some(expected) = self.expected.take() {
            expected.condition(&mut self.expression);
            self = self.return_stored();
        }
        let Finished { text, names, values } = self.expression.finish()?;
        Ok(self
            .request
            .set_condition_expression(text)
            .set_expression_attribute_names(names)
            .set_expression_attribute_values(values))
    }
}

impl<T: Table, E: Entity> IntoFuture for Delete<T, E> {
    type Output = Result<(), Error>;
    type IntoFuture = Pending<()>;

    fn into_future(self) -> Self::IntoFuture {
        let expected = self.expected.clone();
        let request = self.into_builder();
        Box::pin(async move {
            let request = request?;
            let span = Span::new("delete", request.get_table_name().as_deref(), None);
            let sent = span.around(request.send()).await;
            sent.map(drop).map_err(|error| explain(Error::write(E::NAME, error), expected.as_ref()))
        })
    }
}

impl<T: Table, E: Entity> From<Delete<T, E>> for TransactWriteAction {
    fn from(delete: Delete<T, E>) -> Self {
        let request = delete.into_builder();
        Self::of::<T>(request.and_then(|request| action!(Delete, request, delete: set_key get_key)))
    }
}
