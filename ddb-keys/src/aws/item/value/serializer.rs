//! Writes values.

use alloc::string::{String, ToString};
use core::fmt::Display;

use aws_sdk_dynamodb::primitives::Blob;
use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;

use super::NUMBER;
use super::compound::{List, Map, SetKind, in_variant};
use super::name::not_a_key;
use super::place::{Serializer, storable};
use crate::aws::ValueError;

macro_rules! scalars {
    ($($method:ident($ty:ty) => |$value:ident| $written:expr;)*) => {$(
        fn $method(self, $value: $ty) -> Result<AttributeValue, ValueError> {
            Ok($written)
        }
    )*};
}

macro_rules! integers {
    ($($method:ident $number:ty),*) => {
        scalars! { $($method($number) => |number| AttributeValue::N(number.to_string());)* }
    };
}

impl serde::Serializer for Serializer {
    type Ok = AttributeValue;
    type Error = ValueError;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = List;
    type SerializeTupleVariant = List;
    type SerializeMap = Map;
    type SerializeStruct = Map;
    type SerializeStructVariant = Map;

    integers!(
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64
    );

    scalars! {
        serialize_bool(bool) => |value| AttributeValue::Bool(value);
        serialize_char(char) => |value| AttributeValue::S(String::from(value));
        serialize_str(&str) => |value| AttributeValue::S(String::from(value));
        serialize_bytes(&[u8]) => |value| AttributeValue::B(Blob::new(value));
        serialize_unit_struct(&'static str) => |_name| AttributeValue::Null(true);
    }

    fn serialize_i128(self, number: i128) -> Result<AttributeValue, ValueError> {
        self.wide(number.to_string())
    }

    fn serialize_u128(self, number: u128) -> Result<AttributeValue, ValueError> {
        self.wide(number.to_string())
    }

    fn serialize_f32(self, number: f32) -> Result<AttributeValue, ValueError> {
        storable(number.to_string())
    }

    fn serialize_f64(self, number: f64) -> Result<AttributeValue, ValueError> {
        storable(number.to_string())
    }

    fn collect_str<D: Display + ?Sized>(self, value: &D) -> Result<AttributeValue, ValueError> {
        Ok(AttributeValue::S(value.to_string()))
    }

    fn serialize_none(self) -> Result<AttributeValue, ValueError> {
        Ok(AttributeValue::Null(true))
    }

    fn serialize_unit(self) -> Result<AttributeValue, ValueError> {
        Ok(AttributeValue::Null(true))
    }

    fn serialize_some<V: Serialize + ?Sized>(
        self,
        value: &V,
    ) -> Result<AttributeValue, ValueError> {
        if self.is_of_key() { Err(not_a_key()) } else { value.serialize(self) }
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<AttributeValue, ValueError> {
        Ok(AttributeValue::S(String::from(variant)))
    }

    fn serialize_newtype_struct<V: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &V,
    ) -> Result<AttributeValue, ValueError> {
        let value = value.serialize(self)?;
        match (name, value) {
            (NUMBER, AttributeValue::S(number)) => self.text_of_number(number),
            (_, value) => match SetKind::of(name) {
                Some(kind) => kind.set_of(value),
                None => Ok(value),
            },
        }
    }

    fn serialize_newtype_variant<V: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &V,
    ) -> Result<AttributeValue, ValueError> {
        let value = value.serialize(self.of_entry(variant));
        value.map(|value| in_variant(variant, value)).map_err(|error| error.in_entry(variant))
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<List, ValueError> {
        Ok(List::new(self, len, None))
    }

    fn serialize_tuple(self, len: usize) -> Result<List, ValueError> {
        Ok(List::new(self, Some(len), None))
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<List, ValueError> {
        Ok(List::new(self, Some(len), None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<List, ValueError> {
        Ok(List::new(self, Some(len), Some(variant)))
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Map, ValueError> {
        Ok(Map::new(self, len, None))
    }

    fn serialize_struct(self, _: &'static str, len: usize) -> Result<Map, ValueError> {
        Ok(Map::new(self, Some(len), None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Map, ValueError> {
        Ok(Map::new(self, Some(len), Some(variant)))
    }
}
