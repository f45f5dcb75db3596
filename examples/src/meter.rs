//! What requests read, and the capacity that the engine says they consumed.

use std::sync::{Arc, Mutex, PoisonError};

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::config::interceptors::{
    AfterDeserializationInterceptorContextRef, BeforeSerializationInterceptorContextMut,
};
use aws_sdk_dynamodb::config::{ConfigBag, Intercept, RuntimeComponents};
use aws_sdk_dynamodb::error::BoxError;
use aws_sdk_dynamodb::operation::get_item::{GetItemInput, GetItemOutput};
use aws_sdk_dynamodb::operation::put_item::{PutItemInput, PutItemOutput};
use aws_sdk_dynamodb::operation::query::{QueryInput, QueryOutput};
use aws_sdk_dynamodb::operation::update_item::{UpdateItemInput, UpdateItemOutput};
use aws_sdk_dynamodb::types::{ConsumedCapacity, ReturnConsumedCapacity};
use ddb_keys::aws::{Item, item_size};

/// Sums up the requests of an SDK client, whatever makes them.
#[derive(Debug, Clone, Default)]
pub struct Meter(Arc<Mutex<Reading>>);

/// What a meter has seen.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Reading {
    /// Requests that were answered.
    pub requests: usize,
    /// Items that were read or written.
    pub items: usize,
    /// Their size.
    pub bytes: usize,
    /// The capacity units that the engine reports, indexes included.
    pub units: f64,
}

impl Meter {
    /// A client that does what another does, with its requests metered.
    #[must_use]
    pub fn on(sdk: &Client) -> (Client, Self) {
        let meter = Self::default();
        let config = sdk.config().to_builder().interceptor(meter.clone()).build();
        (Client::from_conf(config), meter)
    }

    /// What was seen since the last call.
    pub fn take(&self) -> Reading {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn add<'i>(
        &self,
        items: impl IntoIterator<Item = &'i Item>,
        capacity: Option<&ConsumedCapacity>,
    ) {
        let mut reading = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for item in items {
            reading.items += 1;
            reading.bytes += item_size(item);
        }
        if let Some(capacity) = capacity {
            reading.requests += 1;
            reading.units += capacity.capacity_units.unwrap_or_default();
        }
    }
}

impl Intercept for Meter {
    fn name(&self) -> &'static str {
        "Meter"
    }

    /// Asks for the capacity. Of a put only the request has the item.
    fn modify_before_serialization(
        &self,
        context: &mut BeforeSerializationInterceptorContextMut<'_>,
        _components: &RuntimeComponents,
        _config: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        let asked = Some(ReturnConsumedCapacity::Total);
        let input = context.input_mut();
        if let Some(get) = input.downcast_mut::<GetItemInput>() {
            get.return_consumed_capacity = asked;
        } else if let Some(query) = input.downcast_mut::<QueryInput>() {
            query.return_consumed_capacity = asked;
        } else if let Some(update) = input.downcast_mut::<UpdateItemInput>() {
            update.return_consumed_capacity = asked;
        } else if let Some(put) = input.downcast_mut::<PutItemInput>() {
            put.return_consumed_capacity = asked;
            self.add(&put.item, None);
        }
        Ok(())
    }

    fn read_after_deserialization(
        &self,
        context: &AfterDeserializationInterceptorContextRef<'_>,
        _components: &RuntimeComponents,
        _config: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        let Ok(output) = context.output_or_error() else { return Ok(()) };
        if let Some(get) = output.downcast_ref::<GetItemOutput>() {
            self.add(&get.item, get.consumed_capacity());
        } else if let Some(query) = output.downcast_ref::<QueryOutput>() {
            self.add(query.items(), query.consumed_capacity());
        } else if let Some(update) = output.downcast_ref::<UpdateItemOutput>() {
            self.add(&update.attributes, update.consumed_capacity());
        } else if let Some(put) = output.downcast_ref::<PutItemOutput>() {
            self.add(None, put.consumed_capacity());
        }
        Ok(())
    }
}
