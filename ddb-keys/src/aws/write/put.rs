//! Writing whole items.

use alloc::boxed::Box;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::put_item::builders::PutItemFluentBuilder;
use serde::Serialize;

use super::transact::{TransactWriteAction, action};
use super::version::{Expected, explain};
use crate::aws::Client;
use crate::aws::request::expression::{Expression, Finished, condition_methods};
use crate::aws::request::trace::Span;
use crate::aws::{Error, Pending, encode};
use crate::key::Entity;
use crate::table::{Contains, Table};

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
/// For an entity with `#[entity(version = field)]` the stored item must have the version that the
/// value was read with, 0 if it never was, and gets the next one; otherwise it is a
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
/// table.put(&Page { name: "home".into(), text: "…".into(), version: 0 }).await?;
/// let page = table.get(PageKey { name: "home" }).await?.unwrap();
/// assert_eq!(page.version, 1);
///
/// table.put(&Page { text: "one".into(), ..page.clone() }).await?;
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
#[derive(Debug)]
#[must_use = "nothing is written until it is awaited"]
pub struct Put<T, E> {
    request: PutItemFluentBuilder,
    expression: Expression,
    /// The version that the stored item must have, for an entity that counts versions.
    expected: Option<Expected>,
    of: PhantomData<fn() -> (T, E)>,
}

impl<T: Contains<E>, E: Entity + Serialize> Put<T, E> {
    pub(in crate::aws) fn new(client: &Client<T>, entity: &E) -> Self {
        let mut expression = Expression::default();
        let mut request = client.sdk().put_item().table_name(client.table_name());
        let mut expected = None;
        let item = encode::<T, E>(entity).map_err(Error::from).and_then(|mut item| {
            expected = Expected::in_item(E::SCHEMA, &mut item)?;
            Ok(item)
        });
        match item {
            Ok(item) => request = request.set_item(Some(item)),
            Err(error) => expression.fail(error),
        }
        Self { request, expression, expected, of: PhantomData }
    }
}

impl<T: Table, E: Entity> Put<T, E> {
    pub(in crate::aws) fn must_be_new(mut self) -> Self {
        self.expression.is_absent(T::SCHEMA);
        // What is not there has no version to differ from.
        self.expected = None;
        self
    }

    /// The version that the stored item must have.
    pub(in crate::aws) fn expected(&self) -> Option<Expected> {
        self.expected.clone()
    }

    pub(in crate::aws) fn must_exist(mut self) -> Self {
        self.expression.exists(T::SCHEMA);
        self
    }

    condition_methods!();

    /// Changes the SDK's request in ways that are not covered here. A condition and its placeholders are given
    /// by [`condition_text`](Self::condition_text), and take the place of one that is set so.
    pub fn customize(
        mut self,
        change: impl FnOnce(PutItemFluentBuilder) -> PutItemFluentBuilder,
    ) -> Self {
        self.request = change(self.request);
        self
    }

    /// The SDK's request, filled.
    pub fn into_builder(mut self) -> Result<PutItemFluentBuilder, Error> {
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

impl<T: Table, E: Entity> IntoFuture for Put<T, E> {
    type Output = Result<(), Error>;
    type IntoFuture = Pending<()>;

    fn into_future(self) -> Self::IntoFuture {
        let expected = self.expected.clone();
        let request = self.into_builder();
        Box::pin(async move {
            let request = request?;
            let span = Span::new("put", request.get_table_name().as_deref(), None);
            let sent = span.around(request.send()).await;
            sent.map(drop).map_err(|error| explain(Error::write(E::NAME, error), expected.as_ref()))
        })
    }
}

impl<T: Table, E: Entity> From<Put<T, E>> for TransactWriteAction {
    fn from(put: Put<T, E>) -> Self {
        let request = put.into_builder();
        Self::of::<T>(request.and_then(|request| action!(Put, request, put: set_item get_item)))
    }
}
