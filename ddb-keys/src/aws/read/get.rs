//! Reading one item by its key.

use alloc::boxed::Box;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::get_item::builders::GetItemFluentBuilder;
use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::DeserializeOwned;

use crate::aws::Client;
use crate::aws::item::decode::{check_entity, entity_from_item};
use crate::aws::item_key;
use crate::aws::request::expression::{Expression, now};
use crate::aws::request::trace::Span;
use crate::aws::{Error, Item, Pending};
use crate::key::{Entity, KeyOf};
use crate::schema::EntitySchema;
use crate::table::Contains;

/// Reads one item as its entity when it is awaited; none when there is no such item.
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited"]
pub struct Get<T, E> {
    request: Result<GetItemFluentBuilder, Error>,
    /// An expired item is none.
    unexpired: bool,
    of: PhantomData<fn() -> (T, E)>,
}

impl<T: Contains<E>, E: Entity> Get<T, E> {
    pub(in crate::aws) fn new(client: &Client<T>, key: &impl KeyOf<E>) -> Self {
        let request = item_key::<T, E>(key)
            .map_err(Error::from)
            .map(|key| client.sdk().get_item().table_name(client.table_name()).set_key(Some(key)));
        Self { request, unexpired: false, of: PhantomData }
    }

    /// Reads what every write before this read has left, at twice the cost.
    pub fn consistent(self) -> Self {
        self.customize(|request| request.consistent_read(true))
    }

    /// Takes an item that has expired by `#[entity(ttl = field)]`, but is still there, for none.
    pub fn unexpired(self) -> Self {
        Self { unexpired: true, ..self }
    }

    /// Changes the SDK's request in ways that are not covered here.
    pub fn customize(
        self,
        change: impl FnOnce(GetItemFluentBuilder) -> GetItemFluentBuilder,
    ) -> Self {
        Self { request: self.request.map(change), ..self }
    }

    /// The SDK's request, filled.
    pub fn into_builder(self) -> Result<GetItemFluentBuilder, Error> {
        self.request
    }
}

impl<T, E> IntoFuture for Get<T, E>
where
    T: Contains<E> + 'static,
    E: Entity + DeserializeOwned + 'static,
{
    type Output = Result<Option<E>, Error>;
    type IntoFuture = Pending<Option<E>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(async move {
            let item = send(self.request?).await?;
            let item = item.filter(|item| !self.unexpired || !has_expired(item, E::SCHEMA));
            Ok(item.map(entity_from_item::<T, E>).transpose()?)
        })
    }
}

fn has_expired(item: &Item, schema: &EntitySchema) -> bool {
    match schema.ttl.and_then(|field| item.get(field.attribute)) {
        Some(AttributeValue::N(seconds)) => {
            seconds.parse().is_ok_and(|expires: u64| expires <= now())
        }
        _ => false,
    }
}

async fn send(request: GetItemFluentBuilder) -> Result<Option<Item>, Error> {
    let span = Span::new("get", request.get_table_name().as_deref(), None);
    Ok(span.around(request.send()).await.map_err(Error::sent)?.item)
}

/// Asks whether there is an item when it is awaited, at the cost of reading it.
///
/// An item of another entity is [`ItemError::WrongEntity`](crate::aws::ItemError::WrongEntity), as it
/// is for a read.
#[derive(Debug)]
#[must_use = "nothing is asked until it is awaited"]
pub struct Exists<T, E>(Get<T, E>);

impl<T: Contains<E>, E: Entity> Exists<T, E> {
    pub(in crate::aws) fn new(client: &Client<T>, key: &impl KeyOf<E>) -> Self {
        let mut expression = Expression::default();
        let telling = expression.telling::<T>(None);
        Self(Get::new(client, key).customize(|request| {
            let request = request.projection_expression(telling);
            request.set_expression_attribute_names(expression.into_names())
        }))
    }

    /// Asks about what every write before this read has left, at twice the cost.
    pub fn consistent(self) -> Self {
        Self(self.0.consistent())
    }

    /// Changes the SDK's request in ways that are not covered here.
    pub fn customize(
        self,
        change: impl FnOnce(GetItemFluentBuilder) -> GetItemFluentBuilder,
    ) -> Self {
        Self(self.0.customize(change))
    }

    /// The SDK's request, filled.
    pub fn into_builder(self) -> Result<GetItemFluentBuilder, Error> {
        self.0.into_builder()
    }
}

impl<T: Contains<E> + 'static, E: Entity + 'static> IntoFuture for Exists<T, E> {
    type Output = Result<bool, Error>;
    type IntoFuture = Pending<bool>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(async move {
            let item = send(self.0.request?).await?;
            let item = item.map(check_entity::<T, E>).transpose()?;
            Ok(item.is_some())
        })
    }
}
