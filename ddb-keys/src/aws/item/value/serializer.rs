//! Writes values.

use alloc::string::{String, ToString};
use core::fmt::Display;

use aws_sdk_dynamodb::primitives::Blob;
use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::ser::Error as _;

use super::compound::{List, Map, in_variant};
use super::set::SetKind;
use super::{Error, NUMBER};
use crate::part::is_storable_number;

/// Writes a value as an attribute of the SDK.
#[derive(Debug, Clone, Copy, Default)]
pub struct Serializer {
    /// Whether serde reads the value from a buffer of its own, which has only integers of 64 bits and floats.
    buffered: bool,
}

/// The least number that has more than 38 digits.
const TOO_LONG: u128 = 10_u128.pow(38);

impl Serializer {
    /// Writes a field that is flattened, which serde buffers when it reads it.
    pub(in crate::aws) fn of_flattened() -> Self {
        Self { buffered: true }
    }

    /// Writes an integer of 128 bits.
    fn wide(self, number: impl Display, magnitude: u128) -> Result<AttributeValue, Error> {
        self.check_unbuffered()?;
        if magnitude >= TOO_LONG {
            return Err(Error::custom(
                "a number in DynamoDB has at most 38 digits, and this one has 39",
            ));
        }
        Ok(AttributeValue::N(number.to_string()))
    }

    /// Writes a number that is given by its text.
    fn number(self, text: AttributeValue) -> Result<AttributeValue, Error> {
        self.check_unbuffered()?;
        match text {
            AttributeValue::S(text) if is_storable_number(&text) => Ok(AttributeValue::N(text)),
            _ => Err(Error::custom(
                "not a number of up to 38 digits, from 1e-130 to less than 1e126",
            )),
        }
    }

    fn check_unbuffered(self) -> Result<(), Error> {
        if self.buffered {
            return Err(Error::custom(
                "serde cannot read a number of more than 64 bits in a flattened field",
            ));
        }
        Ok(())
    }
}

macro_rules! numbers {
    ($($method:ident $number:ty),*) => {$(
        fn $method(self, number: $number) -> Result<AttributeValue, Error> {
            Ok(AttributeValue::N(number.to_string()))
        }
    )*};
}

impl serde::Serializer for Serializer {
    type Ok = AttributeValue;
    type Error = Error;
    type SerializeSeq = List<Self>;
    type SerializeTuple = List<Self>;
    type SerializeTupleStruct = List<Self>;
    type SerializeTupleVariant = List<Self>;
    type SerializeMap = Map<Self>;
    type SerializeStruct = Map<Self>;
    type SerializeStructVariant = Map<Self>;

    numbers!(
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64,
        serialize_f32 f32, serialize_f64 f64
    );

    fn serialize_i128(self, number: i128) -> Result<AttributeValue, Error> {
        self.wide(number, number.unsigned_abs())
    }

    fn serialize_u128(self, number: u128) -> Result<AttributeValue, Error> {
        self.wide(number, number)
    }

    fn serialize_bool(self, value: bool) -> Result<AttributeValue, Error> {
        Ok(AttributeValue::Bool(value))
    }

    fn serialize_char(self, value: char) -> Result<AttributeValue, Error> {
        Ok(AttributeValue::S(value.to_string()))
    }

    fn serialize_str(self, value: &str) -> Result<AttributeValue, Error> {
        Ok(AttributeValue::S(String::from(value)))
    }

    fn collect_str<D: Display + ?Sized>(self, value: &D) -> Result<AttributeValue, Error> {
        Ok(AttributeValue::S(value.to_string()))
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<AttributeValue, Error> {
        Ok(AttributeValue::B(Blob::new(value)))
    }

    fn serialize_none(self) -> Result<AttributeValue, Error> {
        Ok(AttributeValue::Null(true))
    }

    fn serialize_some<V: Serialize + ?Sized>(self, value: &V) -> Result<AttributeValue, Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<AttributeValue, Error> {
        Ok(AttributeValue::Null(true))
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<AttributeValue, Error> {
        Ok(AttributeValue::Null(true))
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<AttributeValue, Error> {
        Ok(AttributeValue::S(String::from(variant)))
    }

    fn serialize_newtype_struct<V: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &V,
    ) -> Result<AttributeValue, Error> {
        let value = value.serialize(self)?;
        if name == NUMBER {
            return self.number(value);
        }
        match SetKind::of(name) {
            Some(kind) => kind.set_of(value),
            None => Ok(value),
        }
    }

    fn serialize_newtype_variant<V: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &V,
    ) -> Result<AttributeValue, Error> {
        value.serialize(self).map(|value| in_variant(variant, value))
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<List<Self>, Error> {
        Ok(List::new(self, len))
    }

    fn serialize_tuple(self, len: usize) -> Result<List<Self>, Error> {
        Ok(List::new(self, Some(len)))
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<List<Self>, Error> {
        Ok(List::new(self, Some(len)))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<List<Self>, Error> {
        Ok(List::new(self, Some(len)).of_variant(variant))
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Map<Self>, Error> {
        Ok(Map::new(self, len))
    }

    fn serialize_struct(self, _: &'static str, len: usize) -> Result<Map<Self>, Error> {
        Ok(Map::new(self, Some(len)))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Map<Self>, Error> {
        Ok(Map::new(self, Some(len)).of_variant(variant))
    }
}
