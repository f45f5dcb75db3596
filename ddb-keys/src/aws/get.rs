//! Reading one item by its key.

use alloc::boxed::Box;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::get_item::builders::GetItemFluentBuilder;
use serde::de::DeserializeOwned;

use super::client::Client;
use super::item::{entity_from_item, item_key};
use super::{Error, Pending};
use crate::keys::{Entity, KeyOf};
use crate::table::Contains;

/// Reads one item as its entity when it is awaited; none when there is no such item.
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited"]
pub struct Get<T, E> {
    request: Result<GetItemFluentBuilder, Error>,
    of: PhantomData<fn() -> (T, E)>,
}

impl<T: Contains<E>, E: Entity> Get<T, E> {
    pub(super) fn new(client: &Client<T>, key: &impl KeyOf<E>) -> Self {
        let request = item_key::<T, E>(key)
            .map_err(Error::from)
            .map(|key| client.sdk().get_item().table_name(client.table_name()).set_key(Some(key)));
        Self { request, of: PhantomData }
    }

    /// Reads what every write before this read has left, at twice the cost.
    pub fn consistent(self) -> Self {
        self.customize(|request| request.consistent_read(true))
    }

    /// Changes the SDK's request in ways that are not covered here.
    pub fn customize(
        self,
        change: impl FnOnce(GetItemFluentBuilder) -> GetItemFluentBuilder,
    ) -> Self {
        Self { request: self.request.map(change), of: PhantomData }
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
            let output = self.request?.send().await.map_err(Error::sdk)?;
            Ok(output.item.map(entity_from_item::<T, E>).transpose()?)
        })
    }
}
