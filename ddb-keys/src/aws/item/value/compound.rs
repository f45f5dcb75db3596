//! Writes lists and maps, element by element.

use alloc::string::String;
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::ser::{
    Error as _, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant,
};
use serde::{Serialize, Serializer};

use super::{Error, name_of};
use crate::aws::Item;

/// An enum's variant with data: a map with one entry.
pub(super) fn in_variant(variant: &'static str, value: AttributeValue) -> AttributeValue {
    AttributeValue::M(Item::from([(String::from(variant), value)]))
}

/// The serializer of the values inside of a value.
pub trait Inner: Serializer<Ok = AttributeValue, Error = Error> + Copy {}

impl<S: Serializer<Ok = AttributeValue, Error = Error> + Copy> Inner for S {}

/// The elements of a list that have been written so far.
#[derive(Debug)]
pub struct List<S> {
    to: S,
    elements: Vec<AttributeValue>,
    variant: Option<&'static str>,
}

impl<S: Inner> List<S> {
    pub(super) fn new(to: S, len: Option<usize>) -> Self {
        Self { to, elements: Vec::with_capacity(len.unwrap_or_default()), variant: None }
    }

    pub(super) fn of_variant(self, variant: &'static str) -> Self {
        Self { variant: Some(variant), ..self }
    }

    fn push<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), Error> {
        self.elements.push(value.serialize(self.to)?);
        Ok(())
    }

    fn finish(self) -> AttributeValue {
        let list = AttributeValue::L(self.elements);
        match self.variant {
            Some(variant) => in_variant(variant, list),
            None => list,
        }
    }
}

macro_rules! lists {
    ($($kind:ident $method:ident),*) => {$(
        impl<S: Inner> $kind for List<S> {
            type Ok = AttributeValue;
            type Error = Error;

            fn $method<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), Error> {
                self.push(value)
            }

            fn end(self) -> Result<AttributeValue, Error> {
                Ok(self.finish())
            }
        }
    )*};
}
lists!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

/// The entries of a map that have been written so far.
#[derive(Debug)]
pub struct Map<S> {
    to: S,
    entries: Item,
    /// The name of the next value.
    name: Option<String>,
    variant: Option<&'static str>,
}

impl<S: Inner> Map<S> {
    pub(super) fn new(to: S, len: Option<usize>) -> Self {
        let entries = Item::with_capacity(len.unwrap_or_default());
        Self { to, entries, name: None, variant: None }
    }

    pub(super) fn of_variant(self, variant: &'static str) -> Self {
        Self { variant: Some(variant), ..self }
    }

    fn insert<V: Serialize + ?Sized>(&mut self, name: String, value: &V) -> Result<(), Error> {
        self.entries.insert(name, value.serialize(self.to)?);
        Ok(())
    }

    fn finish(self) -> AttributeValue {
        let map = AttributeValue::M(self.entries);
        match self.variant {
            Some(variant) => in_variant(variant, map),
            None => map,
        }
    }
}

macro_rules! structs {
    ($($kind:ident),*) => {$(
        impl<S: Inner> $kind for Map<S> {
            type Ok = AttributeValue;
            type Error = Error;

            fn serialize_field<V: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &V,
            ) -> Result<(), Error> {
                self.insert(String::from(name), value)
            }

            fn end(self) -> Result<AttributeValue, Error> {
                Ok(self.finish())
            }
        }
    )*};
}
structs!(SerializeStruct, SerializeStructVariant);

impl<S: Inner> SerializeMap for Map<S> {
    type Ok = AttributeValue;
    type Error = Error;

    fn serialize_key<V: Serialize + ?Sized>(&mut self, key: &V) -> Result<(), Error> {
        self.name = Some(name_of(key)?);
        Ok(())
    }

    fn serialize_value<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), Error> {
        let name = self.name.take();
        let name = name.ok_or_else(|| Error::custom("a value of a map came before its key"))?;
        self.insert(name, value)
    }

    fn end(self) -> Result<AttributeValue, Error> {
        Ok(self.finish())
    }
}
