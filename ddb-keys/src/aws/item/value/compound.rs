//! Writes lists and maps, element by element.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};
use serde::{Serialize, Serializer};

use super::name::text_of;
use crate::aws::{Item, ValueError};

/// The reason why two values cannot have one name.
pub(in crate::aws) const REPEATED: &str =
    "two values are written under this name, and one would be lost";

/// What writes the values inside of a list or a map.
pub trait Inner: Serializer<Ok = AttributeValue, Error = ValueError> + Copy {
    /// Writes a key of a map.
    fn of_key() -> Self;
    /// Writes an entry of the map that this serializer writes.
    fn of_entry(self, name: &str) -> Self;
    /// How many attributes there will be beside those that serde writes: keys, and the type.
    fn room(self) -> usize;
}

/// An enum's variant with data: a map with one entry.
pub(super) fn in_variant(variant: &'static str, value: AttributeValue) -> AttributeValue {
    AttributeValue::M(Item::from([(String::from(variant), value)]))
}

fn finish(variant: Option<&'static str>, value: AttributeValue) -> AttributeValue {
    match variant {
        Some(variant) => in_variant(variant, value),
        None => value,
    }
}

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

    fn push<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), ValueError> {
        let written = value.serialize(self.to);
        self.elements.push(written.map_err(|error| error.in_element(self.elements.len()))?);
        Ok(())
    }
}

macro_rules! lists {
    ($($kind:ident $method:ident),*) => {$(
        impl<S: Inner> $kind for List<S> {
            type Ok = AttributeValue;
            type Error = ValueError;

            fn $method<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), ValueError> {
                self.push(value)
            }

            fn end(self) -> Result<AttributeValue, ValueError> {
                Ok(finish(self.variant, AttributeValue::L(self.elements)))
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
    name: String,
    variant: Option<&'static str>,
}

impl<S: Inner> Map<S> {
    pub(super) fn new(to: S, len: Option<usize>) -> Self {
        let entries = Item::with_capacity(len.unwrap_or_default() + to.room());
        Self { to, entries, name: String::new(), variant: None }
    }

    pub(super) fn of_variant(self, variant: &'static str) -> Self {
        Self { variant: Some(variant), ..self }
    }

    fn insert<V: Serialize + ?Sized>(&mut self, name: String, value: &V) -> Result<(), ValueError> {
        let written = value.serialize(self.to.of_entry(&name));
        let written = written.map_err(|error| error.in_entry(&name))?;
        if self.entries.contains_key(&name) {
            return Err(ValueError::new(REPEATED).in_entry(&name));
        }
        self.entries.insert(name, written);
        Ok(())
    }
}

macro_rules! structs {
    ($($kind:ident),*) => {$(
        impl<S: Inner> $kind for Map<S> {
            type Ok = AttributeValue;
            type Error = ValueError;

            fn serialize_field<V: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &V,
            ) -> Result<(), ValueError> {
                self.insert(name.to_string(), value)
            }

            fn end(self) -> Result<AttributeValue, ValueError> {
                Ok(finish(self.variant, AttributeValue::M(self.entries)))
            }
        }
    )*};
}
structs!(SerializeStruct, SerializeStructVariant);

impl<S: Inner> SerializeMap for Map<S> {
    type Ok = AttributeValue;
    type Error = ValueError;

    fn serialize_key<V: Serialize + ?Sized>(&mut self, key: &V) -> Result<(), ValueError> {
        self.name = text_of(key.serialize(S::of_key())?)?;
        Ok(())
    }

    fn serialize_value<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), ValueError> {
        let name = core::mem::take(&mut self.name);
        self.insert(name, value)
    }

    fn end(self) -> Result<AttributeValue, ValueError> {
        SerializeStruct::end(self)
    }
}
