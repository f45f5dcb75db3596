//! Writes values.

use alloc::string::{String, ToString};
use core::fmt::Display;

use aws_sdk_dynamodb::primitives::Blob;
use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;

use super::NUMBER;
use super::compound::SetKind;
use super::compound::{Inner, List, Map, in_variant};
use super::name::not_a_key;
use crate::aws::ValueError;
use crate::part::is_storable_number;
use crate::schema::EntitySchema;

/// Writes a value as an attribute of the SDK.
#[derive(Debug, Clone, Copy, Default)]
pub struct Serializer {
    place: Place,
}

/// What the value is in.
#[derive(Debug, Clone, Copy, Default)]
enum Place {
    /// An attribute, or something inside of one.
    #[default]
    Attribute,
    /// Nothing: the value is the entity.
    Entity(&'static EntitySchema),
    /// A map, of which the value is a key: text.
    Key,
    /// A flattened field, which serde buffers when it reads it. The buffer has only integers of 64 bits and floats.
    Flattened,
}

impl Serializer {
    /// Writes an entity. Attributes that are not the entity's own are those of flattened fields.
    pub(in crate::aws) fn of_entity(entity: &'static EntitySchema) -> Self {
        Self { place: Place::Entity(entity) }
    }

    /// Writes an integer of 128 bits. Those of 39 digits are refused even if DynamoDB would keep them, such as 10³⁸: updates keep
    /// integers below it.
    fn wide(self, number: String) -> Result<AttributeValue, ValueError> {
        match self.place {
            Place::Key => Ok(AttributeValue::N(number)),
            _ if number.trim_start_matches('-').len() > 38 => Err(not_storable(&number)),
            _ => self.text_of_number(number),
        }
    }

    /// Writes a number of any length by its text.
    fn text_of_number(self, number: String) -> Result<AttributeValue, ValueError> {
        match self.place {
            Place::Flattened => Err(ValueError::new(
                "serde cannot read a number of more than 64 bits in a flattened field",
            )),
            _ => storable(number),
        }
    }
}

impl Inner for Serializer {
    fn room(self) -> usize {
        match self.place {
            Place::Entity(entity) => entity.key_attributes().count() + 1,
            _ => 0,
        }
    }

    fn of_key() -> Self {
        Self { place: Place::Key }
    }

    fn is_buffered(self) -> bool {
        matches!(self.place, Place::Entity(_) | Place::Flattened)
    }

    fn of_entry(self, name: &str) -> Self {
        let place = match self.place {
            Place::Entity(entity) if entity.flattened && !entity.has_attribute(name) => {
                Place::Flattened
            }
            Place::Entity(_) => Place::Attribute,
            place => place,
        };
        Self { place }
    }
}

/// Writes a number that DynamoDB may refuse.
fn storable(number: String) -> Result<AttributeValue, ValueError> {
    if is_storable_number(&number) {
        return Ok(AttributeValue::N(number));
    }
    Err(not_storable(&number))
}

fn not_storable(number: &str) -> ValueError {
    ValueError::new(format_args!(
        "DynamoDB stores numbers of at most 38 digits, from 1e-130 to less than 1e126, and not {number}"
    ))
}

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
    type SerializeSeq = List<Self>;
    type SerializeTuple = List<Self>;
    type SerializeTupleStruct = List<Self>;
    type SerializeTupleVariant = List<Self>;
    type SerializeMap = Map<Self>;
    type SerializeStruct = Map<Self>;
    type SerializeStructVariant = Map<Self>;

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
        match self.place {
            Place::Key => Err(not_a_key()),
            _ => value.serialize(self),
        }
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

    fn serialize_seq(self, len: Option<usize>) -> Result<List<Self>, ValueError> {
        Ok(List::new(self, len))
    }

    fn serialize_tuple(self, len: usize) -> Result<List<Self>, ValueError> {
        Ok(List::new(self, Some(len)))
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<List<Self>, ValueError> {
        Ok(List::new(self, Some(len)))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<List<Self>, ValueError> {
        Ok(List::new(self, Some(len)).of_variant(variant))
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Map<Self>, ValueError> {
        Ok(Map::new(self, len))
    }

    fn serialize_struct(self, _: &'static str, len: usize) -> Result<Map<Self>, ValueError> {
        Ok(Map::new(self, Some(len)))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Map<Self>, ValueError> {
        Ok(Map::new(self, Some(len)).of_variant(variant))
    }
}
