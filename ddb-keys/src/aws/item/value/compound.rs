//! Writes lists, maps and sets, element by element.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};
use serde::{Serialize, Serializer as _};
use serde_dynamo::AttributeValue as Written;

use super::name::text_of;
use super::place::Serializer;
use crate::aws::{Item, ValueError};

/// The reason why two values cannot have one name.
pub(in crate::aws) const REPEATED: &str =
    "two values are written under this name, and one would be lost";

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
pub struct List {
    to: Serializer,
    elements: Vec<AttributeValue>,
    variant: Option<&'static str>,
}

impl List {
    pub(super) fn new(to: Serializer, len: Option<usize>, variant: Option<&'static str>) -> Self {
        Self { to, elements: Vec::with_capacity(len.unwrap_or_default()), variant }
    }

    fn push<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), ValueError> {
        let written = value.serialize(self.to);
        self.elements.push(written.map_err(|error| error.in_element(self.elements.len()))?);
        Ok(())
    }
}

macro_rules! lists {
    ($($kind:ident $method:ident),*) => {$(
        impl $kind for List {
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
pub struct Map {
    to: Serializer,
    entries: Item,
    /// The name of the next value.
    name: String,
    variant: Option<&'static str>,
}

impl Map {
    pub(super) fn new(to: Serializer, len: Option<usize>, variant: Option<&'static str>) -> Self {
        let entries = Item::with_capacity(len.unwrap_or_default() + to.room());
        Self { to, entries, name: String::new(), variant }
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
        impl $kind for Map {
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

impl SerializeMap for Map {
    type Ok = AttributeValue;
    type Error = ValueError;

    fn serialize_key<V: Serialize + ?Sized>(&mut self, key: &V) -> Result<(), ValueError> {
        let key = key.serialize(Serializer::of_key())?;
        if self.to.is_buffered() && !key.is_s() {
            return Err(ValueError::new(
                "serde cannot read a key of a flattened map that is not text",
            ));
        }
        self.name = text_of(key)?;
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

#[derive(Debug, Clone, Copy)]
pub(super) enum SetKind {
    Text,
    Number,
    Bytes,
}

impl SetKind {
    /// Returns the kind of set that the name of a newtype stands for. `serde_dynamo` does not export the names, but makes a set of
    /// a list in such a newtype.
    #[inline]
    pub(super) fn of(name: &'static str) -> Option<Self> {
        // No type of Rust has such a name.
        if name.starts_with(|first: char| first.is_alphabetic() || first == '_') {
            return None;
        }
        let empty: [(); 0] = [];
        match serde_dynamo::Serializer.serialize_newtype_struct(name, &empty) {
            Ok(Written::Ss(_)) => Some(Self::Text),
            Ok(Written::Ns(_)) => Some(Self::Number),
            Ok(Written::Bs(_)) => Some(Self::Bytes),
            _ => None,
        }
    }

    /// Makes a set of a list.
    pub(super) fn set_of(self, list: AttributeValue) -> Result<AttributeValue, ValueError> {
        let AttributeValue::L(elements) = list else {
            return Err(ValueError::new("a set is written from a list or a set"));
        };
        match self {
            Self::Text => all(elements, "text", |one| match one {
                AttributeValue::S(text) => Some(text),
                _ => None,
            })
            .map(AttributeValue::Ss),
            Self::Number => all(elements, "numbers", |one| match one {
                AttributeValue::N(number) => Some(number),
                _ => None,
            })
            .map(AttributeValue::Ns),
            Self::Bytes => all(elements, "bytes", |one| match one {
                AttributeValue::B(bytes) => Some(bytes),
                _ => None,
            })
            .map(AttributeValue::Bs),
        }
    }
}

/// Converts every element.
fn all<T>(
    elements: Vec<AttributeValue>,
    kind: &str,
    convert: impl Fn(AttributeValue) -> Option<T>,
) -> Result<Vec<T>, ValueError> {
    let converted = elements.into_iter().map(convert).collect::<Option<_>>();
    converted.ok_or_else(|| {
        ValueError::new(format_args!("a set of {kind} has only elements that are stored as {kind}"))
    })
}
