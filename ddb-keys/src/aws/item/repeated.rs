//! Attributes that an entity writes twice: by a field of its own, and from a flattened one.

use alloc::collections::BTreeSet;
use alloc::string::String;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::ser::{Impossible, SerializeMap, Serializer};

use super::unsupported::{Unsupported, refused};

/// The first attribute that serde writes twice for an entity with flattened fields.
///
/// In an item the second value replaces the first one, and only one of the two fields could be read
/// back.
pub(in crate::aws) fn repeated_attribute<V: Serialize>(value: &V) -> Option<String> {
    value.serialize(TopLevel).unwrap_or_default()
}

/// Takes a map, which is what serde makes of a struct with flattened fields. Anything else writes no
/// attribute twice.
struct TopLevel;

/// The names that have been written, and the first that was written twice.
struct Names {
    written: BTreeSet<String>,
    repeated: Option<String>,
}

impl SerializeMap for Names {
    type Ok = Option<String>;
    type Error = Unsupported;

    fn serialize_key<V: Serialize + ?Sized>(&mut self, key: &V) -> Result<(), Unsupported> {
        let Ok(AttributeValue::S(name) | AttributeValue::N(name)) =
            serde_dynamo::to_attribute_value(key)
        else {
            return Ok(());
        };
        if let Some(name) = self.written.replace(name) {
            self.repeated.get_or_insert(name);
        }
        Ok(())
    }

    fn serialize_value<V: Serialize + ?Sized>(&mut self, _: &V) -> Result<(), Unsupported> {
        Ok(())
    }

    fn end(self) -> Result<Option<String>, Unsupported> {
        Ok(self.repeated)
    }
}

impl Serializer for TopLevel {
    type Ok = Option<String>;
    type Error = Unsupported;
    type SerializeSeq = Impossible<Self::Ok, Unsupported>;
    type SerializeTuple = Impossible<Self::Ok, Unsupported>;
    type SerializeTupleStruct = Impossible<Self::Ok, Unsupported>;
    type SerializeTupleVariant = Impossible<Self::Ok, Unsupported>;
    type SerializeMap = Names;
    type SerializeStruct = Impossible<Self::Ok, Unsupported>;
    type SerializeStructVariant = Impossible<Self::Ok, Unsupported>;

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
        serialize_struct(&'static str, usize) -> SerializeStruct;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> SerializeStructVariant;
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Names, Unsupported> {
        Ok(Names { written: BTreeSet::new(), repeated: None })
    }

    fn serialize_some<V: Serialize + ?Sized>(self, value: &V) -> Result<Self::Ok, Unsupported> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<V: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &V,
    ) -> Result<Self::Ok, Unsupported> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<V: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &V,
    ) -> Result<Self::Ok, Unsupported> {
        Err(Unsupported)
    }
}
