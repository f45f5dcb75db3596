//! Reading one item by its key.

use alloc::boxed::Box;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::get_item::builders::GetItemFluentBuilder;
use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::DeserializeOwned;

use crate::aws::example::example;
use crate::aws::item::decode::only_entity;
use crate::aws::item::identify::identify;
use crate::aws::item::key::key_item;
use crate::aws::request::expression::parts::join;
use crate::aws::request::expression::{Expression, now};
use crate::aws::request::trace::Span;
use crate::aws::request::unsent::Unsent;
use crate::aws::{
    Client, EntityOf, Error, InvalidRequest, Item, Pending, TableItems, decode, item_key,
};
use crate::key::{Key, KeyError, KeyOf, TellsFormerKeys};
use crate::part::KeyValue;
use crate::schema::EntitySchema;
use crate::table::Table;

/// Reads one item as an `R`: its entity, or the table's enum.
///
/// `None` if there is no such item, or if another entity that `overlap`s has its key.
///
/// # Cost
///
/// One request: half a read unit for each 4 KB of the item, or one with [`consistent`](Self::consistent).
/// [`or_former`](Self::or_former) sends more requests if there is no item.
///
/// # Errors
///
/// [`Error::Key`] if a value cannot be part of the key, and [`Error::Item`] if the item cannot be read.
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited: `.await?`"]
pub struct Get<T, R> {
    request: Unsent<GetItemFluentBuilder>,
    unexpired: bool,
    /// The key, which an item under a former key must be of. `None` if there are no former keys, or if it cannot be built, which
    /// is an error.
    key: Option<Key>,
    /// The keys that the item may have had before.
    former_keys: Vec<Result<Key, KeyError>>,
    or_former: bool,
    /// Sends the request. The bounds of reading are those of the call that makes a `Get`, so that an entity that does not
    /// meet them is one error, at that call.
    start: fn(Self) -> Pending<Option<R>>,
    of: PhantomData<fn() -> (T, R)>,
}

impl<T: Table, E: EntityOf<T> + DeserializeOwned> Get<T, E> {
    pub(in crate::aws) fn new(client: &Client<T>, key: &impl KeyOf<E>) -> Self {
        let former_keys = key.former_keys();
        Self {
            request: Unsent::of(request(client, key)),
            unexpired: false,
            key: if former_keys.is_empty() { None } else { key.build_key().ok() },
            former_keys,
            or_former: false,
            start: Self::send,
            of: PhantomData,
        }
    }

    /// Looks for the item under its former keys if there is none under this key.
    ///
    /// An item that is not found costs one more read for each `#[former(…)]` of the entity, and then
    /// another one under this key, in case a migration has just moved the item. These reads are
    /// strongly consistent. An item under the present key costs nothing more.
    ///
    /// ```
    /// # use ddb_keys::embedded::Embedded;
    /// # use ddb_keys::{Entity, Table};
    /// # use serde::{Deserialize, Serialize};
    /// #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    /// #[pk("ORDER#<number:08>")]
    /// #[former(V1, pk = "O#<number>")]
    /// struct Order { number: u32 }
    ///
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "orders", pk = "PK")]
    /// # enum Orders { Order(Order) }
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let engine = Embedded::start().await?;
    /// # let table = Orders::client(engine.client());
    /// # table.create_table().await?;
    /// # let mut old = Orders::item(&Order { number: 7 })?;
    /// # old.insert("PK".into(), aws_sdk_dynamodb::types::AttributeValue::S("O#7".into()));
    /// # table.sdk().put_item().table_name("orders").set_item(Some(old)).send().await?;
    /// let order = table.get(OrderKey { number: 7 }).await?;
    /// assert_eq!(order, None, "it lies under its former key");
    /// let order = table.get(OrderKey { number: 7 }).or_former().await?;
    /// assert_eq!(order, Some(Order { number: 7 }));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// A former key with a field that the present key lacks does not follow from it. Read such an
    /// item by its own key, `get(OrderV1Key { .. })`. A former key that lacks a field of the present one, or keeps less of
    /// it, may hold the item of another key, which is not returned.
    pub fn or_former(self) -> Self
    where
        E: TellsFormerKeys,
    {
        Self { or_former: true, ..self }
    }

    /// Returns whether the item exists, without receiving all of it.
    ///
    /// `false` if another entity that `overlap`s has the key.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert!(table.get(key).consistent().exists().await?);"
    )]
    ///
    /// # Cost
    ///
    /// As much as reading the whole item: DynamoDB charges for items, not for what it returns of them.
    ///
    /// # Errors
    ///
    /// A projection set by [`customize`](Self::customize) is an [`InvalidRequest`](crate::aws::InvalidRequest):
    /// the request reads the attributes that tell entities apart.
    pub async fn exists(self) -> Result<bool, Error> {
        if self.unexpired || self.or_former {
            return Ok(self.await?.is_some());
        }
        exists::<T, E>(self.request.into_inner()?).await
    }

    fn send(self) -> Pending<Option<E>> {
        let Self { request, unexpired, key, former_keys, or_former, .. } = self;
        let key = key.filter(|_| or_former);
        Box::pin(async move {
            let request = request.into_inner()?;
            let again = key.map(|key| (key, request.clone().consistent_read(true)));
            let mut item = only::<T, E>(send(request).await?)?;
            if item.is_none()
                && let Some((key, again)) = again
            {
                item = moved::<T, E>(again, &key, former_keys).await?;
            }
            let item = item.filter(|item| !unexpired || !has_expired(item, E::SCHEMA));
            Ok(item.map(decode::<T, E>).transpose()?)
        })
    }
}

impl<A: TableItems> Get<A, A> {
    pub(in crate::aws) fn any(client: &Client<A>, key: Result<Item, Error>) -> Self {
        let request = Unsent::of(key.map(|key| request_by(client, key)));
        Self {
            request,
            unexpired: false,
            key: None,
            former_keys: Vec::new(),
            or_former: false,
            start: Self::send_any,
            of: PhantomData,
        }
    }

    fn send_any(self) -> Pending<Option<A>> {
        let Self { request, unexpired, .. } = self;
        Box::pin(async move {
            let item = send(request.into_inner()?).await?;
            let expires = |item: &Item| {
                let entity = identify::<A>(item).ok().and_then(|at| A::SCHEMA.entities.get(at));
                entity.is_some_and(|entity| has_expired(item, entity))
            };
            let item = item.filter(|item| !unexpired || !expires(item));
            Ok(item.map(A::from_item).transpose()?)
        })
    }
}

impl<T, R> Get<T, R> {
    /// Makes the read strongly consistent, at twice the cost.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.get(key).consistent().await?, Some(message));"
    )]
    #[doc(alias = "ConsistentRead")]
    pub fn consistent(self) -> Self {
        self.customize(|request| request.consistent_read(true))
    }

    /// Returns `None` for an item that has expired by its entity's `#[entity(ttl = field)]` and that
    /// DynamoDB has not deleted yet.
    ///
    #[doc = example!(
        "# let message = Message { expires: 0, ..message };"
        "// It has expired, but DynamoDB has not deleted it yet."
        "table.put(&message).await?;"
        "assert_eq!(table.get(key).unexpired().await?, None);"
    )]
    pub fn unexpired(self) -> Self {
        Self { unexpired: true, ..self }
    }

    /// Changes the SDK's request in ways that are not covered here.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "use aws_sdk_dynamodb::types::ReturnConsumedCapacity;"
        ""
        "table.get(key).customize(|get| get.return_consumed_capacity(ReturnConsumedCapacity::Total)).await?;"
    )]
    pub fn customize(
        self,
        change: impl FnOnce(GetItemFluentBuilder) -> GetItemFluentBuilder,
    ) -> Self {
        Self { request: self.request.map(change), ..self }
    }

    /// The SDK's request, filled.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let answer = table.get(key).into_builder()?.send().await?;"
        "assert_eq!(answer.item.map(Chat::from_item).transpose()?, Some(Chat::Message(message)));"
    )]
    pub fn into_builder(self) -> Result<GetItemFluentBuilder, Error> {
        self.request.into_inner()
    }
}

impl<T, R> IntoFuture for Get<T, R> {
    type Output = Result<Option<R>, Error>;
    type IntoFuture = Pending<Option<R>>;

    fn into_future(self) -> Self::IntoFuture {
        (self.start)(self)
    }
}

/// The request for the item of a key.
pub(in crate::aws) fn request<T: Table, E: EntityOf<T>>(
    client: &Client<T>,
    key: &impl KeyOf<E>,
) -> Result<GetItemFluentBuilder, Error> {
    Ok(request_by(client, item_key::<T, E>(key)?))
}

fn request_by<T: Table>(client: &Client<T>, key: Item) -> GetItemFluentBuilder {
    client.sdk().get_item().table_name(client.table_name()).set_key(Some(key))
}

/// An item that may lie under a former key, or may just have been moved away from there. A former key with fewer fields may hold
/// another item, which is not of this key.
async fn moved<T: Table, E: EntityOf<T> + DeserializeOwned>(
    request: GetItemFluentBuilder,
    present: &Key,
    former_keys: Vec<Result<Key, KeyError>>,
) -> Result<Option<Item>, Error> {
    for key in former_keys {
        // A value that the former template refuses was never stored under it.
        let Ok(key) = key else { continue };
        let request = request.clone().set_key(Some(key_item(T::SCHEMA, key)));
        if let Some(item) = only::<T, E>(send(request).await?)?
            && decode::<T, E>(item.clone())?.key().build_key().as_ref() == Ok(present)
        {
            return Ok(Some(item));
        }
    }
    only::<T, E>(send(request).await?)
}

fn only<T: Table, E: EntityOf<T>>(item: Option<Item>) -> Result<Option<Item>, Error> {
    Ok(item.map_or(Ok(None), only_entity::<T, E>)?)
}

/// Returns whether an item has expired, by the comparison that a filter makes.
fn has_expired(item: &Item, schema: &EntitySchema) -> bool {
    match schema.ttl.and_then(|field| item.get(field.attribute)) {
        Some(AttributeValue::N(expires)) => {
            let (expires, now) = (KeyValue::N(expires.clone()), KeyValue::N(now().to_string()));
            expires.order(&now).is_some_and(Ordering::is_le)
        }
        _ => false,
    }
}

async fn send(request: GetItemFluentBuilder) -> Result<Option<Item>, Error> {
    let span = Span::new("get", request.get_table_name().as_deref(), None);
    Ok(span.around(request.send()).await.map_err(Error::sent)?.item)
}

/// Sends a request for the attributes that tell entities apart.
pub(in crate::aws) async fn exists<T: Table, E: EntityOf<T>>(
    request: GetItemFluentBuilder,
) -> Result<bool, Error> {
    let mut expression = Expression::default();
    let telling = expression.telling::<T>(None, None);
    let mut names = expression.into_names();
    if request.get_projection_expression().is_some() {
        let part = "projection_expression";
        return Err(InvalidRequest::AlreadySet { part, instead: "get" }.into());
    }
    for (placeholder, attribute) in request.get_expression_attribute_names().iter().flatten() {
        join(&mut names, placeholder, attribute)?;
    }
    let request = request.projection_expression(telling);
    let item = send(request.set_expression_attribute_names(names)).await?;
    Ok(only::<T, E>(item)?.is_some())
}
