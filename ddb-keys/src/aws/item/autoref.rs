//! What serde can do with the fields of an entity: asked by generated code, which must compile for
//! types that serde does not know, too.
//!
//! The compiler takes the method of the first trait where its bound holds, for the second one is
//! a reference further away.

use alloc::string::{String, ToString};
use core::marker::PhantomData;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A value to be written.
#[derive(Debug)]
pub struct Written<'v, V: ?Sized>(pub &'v V);

/// Writes what serde can write.
pub trait Writable {
    fn value(&self) -> Option<Result<AttributeValue, String>>;
}

impl<V: Serialize + ?Sized> Writable for Written<'_, V> {
    fn value(&self) -> Option<Result<AttributeValue, String>> {
        Some(serde_dynamo::to_attribute_value(self.0).map_err(|error| error.to_string()))
    }
}

/// Has nothing to say of the rest.
pub trait Unwritable {
    fn value(&self) -> Option<Result<AttributeValue, String>> {
        None
    }
}

impl<V: ?Sized> Unwritable for &Written<'_, V> {}

/// A type to be read.
#[derive(Debug)]
pub struct Read<V>(pub PhantomData<V>);

/// Reads what serde can read.
pub trait Readable<V> {
    fn read(&self, value: &AttributeValue) -> Option<V>;
}

impl<V: DeserializeOwned> Readable<V> for Read<V> {
    fn read(&self, value: &AttributeValue) -> Option<V> {
        serde_dynamo::from_attribute_value(value.clone()).ok()
    }
}

/// Has nothing to say of the rest.
pub trait Unreadable<V> {
    fn read(&self, value: &AttributeValue) -> Option<V>;
}

impl<V> Unreadable<V> for &Read<V> {
    fn read(&self, _: &AttributeValue) -> Option<V> {
        None
    }
}
