//! Reads values.

use alloc::string::String;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::{IntoDeserializer, Visitor};

use super::access::{Elements, Entries, Variant};
use super::{Deserializer, NUMBER};
use crate::aws::ValueError;

impl Deserializer {
    fn number(self) -> Result<String, ValueError> {
        match self.0 {
            AttributeValue::N(number) => Ok(number),
            other => Err(unexpected("a number", &other)),
        }
    }

    fn text(self) -> Result<String, ValueError> {
        match self.0 {
            AttributeValue::S(text) => Ok(text),
            other => Err(unexpected("text", &other)),
        }
    }
}

/// The error of a value of the wrong type.
fn unexpected(expected: &str, found: &AttributeValue) -> ValueError {
    let found = match found {
        AttributeValue::S(_) => "text (S)",
        AttributeValue::N(_) => "a number (N)",
        AttributeValue::B(_) => "bytes (B)",
        AttributeValue::Bool(_) => "BOOL",
        AttributeValue::Null(_) => "NULL",
        AttributeValue::L(_) => "a list (L)",
        AttributeValue::M(_) => "a map (M)",
        AttributeValue::Ss(_) | AttributeValue::Ns(_) | AttributeValue::Bs(_) => "a set",
        _ => "a value of an unknown type",
    };
    ValueError::new(format_args!("expected {expected}, found {found}"))
}

macro_rules! integers {
    ($($method:ident $visit:ident $number:ty),*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
            let text = self.number()?;
            let Ok(number) = text.parse() else {
                let (least, greatest) = (<$number>::MIN, <$number>::MAX);
                return Err(ValueError::new(format_args!(
                    "expected an integer from {least} to {greatest}, found {text}"
                )));
            };
            visitor.$visit(number)
        }
    )*};
}

macro_rules! floats {
    ($($method:ident $visit:ident),*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
            let text = self.number()?;
            let not_one = |_| ValueError::new(format_args!("expected a number, found {text}"));
            visitor.$visit(text.parse().map_err(not_one)?)
        }
    )*};
}

impl<'de> serde::Deserializer<'de> for Deserializer {
    type Error = ValueError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        match &self.0 {
            AttributeValue::S(_) => self.deserialize_string(visitor),
            AttributeValue::N(text) => {
                if let Ok(number) = text.parse::<i64>() {
                    visitor.visit_i64(number)
                } else if let Ok(number) = text.parse::<u64>() {
                    visitor.visit_u64(number)
                } else {
                    self.deserialize_f64(visitor)
                }
            }
            AttributeValue::Bool(value) => visitor.visit_bool(*value),
            AttributeValue::B(_) => self.deserialize_byte_buf(visitor),
            AttributeValue::Null(_) => visitor.visit_unit(),
            AttributeValue::M(_) => self.deserialize_map(visitor),
            _ => self.deserialize_seq(visitor),
        }
    }

    integers!(
        deserialize_i8 visit_i8 i8, deserialize_i16 visit_i16 i16, deserialize_i32 visit_i32 i32,
        deserialize_i64 visit_i64 i64, deserialize_i128 visit_i128 i128,
        deserialize_u8 visit_u8 u8, deserialize_u16 visit_u16 u16, deserialize_u32 visit_u32 u32,
        deserialize_u64 visit_u64 u64, deserialize_u128 visit_u128 u128
    );
    floats!(deserialize_f32 visit_f32, deserialize_f64 visit_f64);

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        match self.0 {
            AttributeValue::Bool(value) => visitor.visit_bool(value),
            other => Err(unexpected("BOOL", &other)),
        }
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        let text = self.text()?;
        match text.parse() {
            Ok(letter) => visitor.visit_char(letter),
            Err(_) => Err(ValueError::new(format_args!("expected one character, found {text:?}"))),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        visitor.visit_string(self.text()?)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        match self.0 {
            AttributeValue::B(bytes) => visitor.visit_byte_buf(bytes.into_inner()),
            other => Err(unexpected("bytes", &other)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        match self.0 {
            AttributeValue::Null(_) => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        match self.0 {
            AttributeValue::Null(_) => visitor.visit_unit(),
            other => Err(unexpected("NULL", &other)),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        match name {
            NUMBER => visitor.visit_newtype_struct(self.number()?.into_deserializer()),
            _ => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        let list = match self.0 {
            AttributeValue::L(list) => list,
            AttributeValue::Ss(set) => set.into_iter().map(AttributeValue::S).collect(),
            AttributeValue::Ns(set) => set.into_iter().map(AttributeValue::N).collect(),
            AttributeValue::Bs(set) => set.into_iter().map(AttributeValue::B).collect(),
            other => return Err(unexpected("a list or a set", &other)),
        };
        let mut elements = Elements::new(list);
        let value = visitor.visit_seq(&mut elements)?;
        elements.end().map(|()| value)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        self.deserialize_struct("", &[], visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        match (self.0, fields) {
            // An enum with a tag and content: without the tag first, serde buffers the content.
            (AttributeValue::M(mut map), [tag, _]) => {
                visitor.visit_map(Entries::new(map.remove_entry(*tag), map))
            }
            (AttributeValue::M(map), _) => visitor.visit_map(Entries::new(None, map)),
            (list @ AttributeValue::L(_), [_, ..]) => Self(list).deserialize_seq(visitor),
            (other, _) => Err(unexpected("a map", &other)),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        match self.0 {
            AttributeValue::S(name) => visitor.visit_enum(name.into_deserializer()),
            AttributeValue::M(map) if map.len() == 1 => {
                let mut entries = map.into_iter().map(|(name, data)| Variant(name, Self(data)));
                entries.next().map_or_else(
                    || Err(ValueError::new("expected a variant")),
                    |variant| visitor.visit_enum(variant),
                )
            }
            other => Err(unexpected("the name of a variant, or a map with it alone", &other)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        self.deserialize_string(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        self.deserialize_string(visitor)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        self.deserialize_byte_buf(visitor)
    }
}
