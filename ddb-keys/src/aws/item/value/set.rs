//! The sets that `serde_dynamo::string_set` and its siblings write.

use alloc::vec::Vec;
use core::fmt::Display;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::ser::{Error as _, Impossible};

use super::Error;
use crate::aws::item::unsupported::{Unsupported, refused};

#[derive(Debug, Clone, Copy)]
pub(super) enum SetKind {
    Text,
    Number,
    Bytes,
}

impl SetKind {
    /// Returns the kind of set that the name of a newtype stands for.
    #[inline]
    pub(super) fn of(name: &str) -> Option<Self> {
        // No type of Rust has such a name.
        if name.starts_with(|first: char| first.is_alphabetic() || first == '_') {
            return None;
        }
        let named = |found: Result<&str, Unsupported>| found.is_ok_and(|found| found == name);
        if named(serde_dynamo::string_set::serialize(&(), ToName)) {
            Some(Self::Text)
        } else if named(serde_dynamo::number_set::serialize(&(), ToName)) {
            Some(Self::Number)
        } else if named(serde_dynamo::binary_set::serialize(&(), ToName)) {
            Some(Self::Bytes)
        } else {
            None
        }
    }

    /// Makes a set of a list.
    pub(super) fn set_of(self, list: AttributeValue) -> Result<AttributeValue, Error> {
        let AttributeValue::L(elements) = list else {
            return Err(Error::custom("Not a set-like sequence"));
        };
        match self {
            Self::Text => all(elements, "String set element does not serialize to string", |one| {
                if let AttributeValue::S(text) = one { Some(text) } else { None }
            })
            .map(AttributeValue::Ss),
            Self::Number => {
                all(elements, "Number set element does not serialize to number", |one| {
                    if let AttributeValue::N(number) = one { Some(number) } else { None }
                })
                .map(AttributeValue::Ns)
            }
            Self::Bytes => {
                all(elements, "Binary set element does not serialize to binary", |one| {
                    if let AttributeValue::B(bytes) = one { Some(bytes) } else { None }
                })
                .map(AttributeValue::Bs)
            }
        }
    }
}

/// Converts every element.
fn all<T>(
    elements: Vec<AttributeValue>,
    otherwise: impl Display,
    convert: impl Fn(AttributeValue) -> Option<T>,
) -> Result<Vec<T>, Error> {
    let converted = elements.into_iter().map(convert).collect::<Option<_>>();
    converted.ok_or_else(|| Error::custom(otherwise))
}

/// Finds out the name that `serde_dynamo` gives the newtype of a set, which it does not export.
struct ToName;

impl serde::Serializer for ToName {
    type Ok = &'static str;
    type Error = Unsupported;
    type SerializeSeq = Impossible<&'static str, Unsupported>;
    type SerializeTuple = Impossible<&'static str, Unsupported>;
    type SerializeTupleStruct = Impossible<&'static str, Unsupported>;
    type SerializeTupleVariant = Impossible<&'static str, Unsupported>;
    type SerializeMap = Impossible<&'static str, Unsupported>;
    type SerializeStruct = Impossible<&'static str, Unsupported>;
    type SerializeStructVariant = Impossible<&'static str, Unsupported>;

    fn serialize_newtype_struct<V: Serialize + ?Sized>(
        self,
        name: &'static str,
        _: &V,
    ) -> Result<&'static str, Unsupported> {
        Ok(name)
    }

    refused! {
        serialize_bool(bool); serialize_char(char); serialize_str(&str); serialize_bytes(&[u8]);
        serialize_i8(i8); serialize_i16(i16); serialize_i32(i32); serialize_i64(i64);
        serialize_u8(u8); serialize_u16(u16); serialize_u32(u32); serialize_u64(u64);
        serialize_f32(f32); serialize_f64(f64);
        serialize_none(); serialize_unit(); serialize_unit_struct(&'static str);
        serialize_unit_variant(&'static str, u32, &'static str);
        serialize_seq(Option<usize>) -> SerializeSeq;
        serialize_tuple(usize) -> SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> SerializeTupleVariant;
        serialize_map(Option<usize>) -> SerializeMap;
        serialize_struct(&'static str, usize) -> SerializeStruct;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> SerializeStructVariant;
    }

    fn serialize_some<V: Serialize + ?Sized>(self, _: &V) -> Result<&'static str, Unsupported> {
        Err(Unsupported)
    }

    fn serialize_newtype_variant<V: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &V,
    ) -> Result<&'static str, Unsupported> {
        Err(Unsupported)
    }
}
