//! Reads values.

use alloc::string::String;
use core::fmt::Display;
use core::mem;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{Error as _, IntoDeserializer, Visitor};

use super::map_key::Name;
use super::variant::Variant;
use super::{Error, NUMBER};

/// Reads a value from an attribute of the SDK.
#[derive(Debug)]
pub(in crate::aws) struct Deserializer {
    value: AttributeValue,
    /// Whether serde reads the value by way of a buffer, which has only integers of 64 bits and floats.
    buffered: bool,
    /// Whether a number that is too large for an `f32` is refused. Otherwise it is read as infinity.
    finite: bool,
}

impl Deserializer {
    pub(in crate::aws) fn new(value: AttributeValue) -> Self {
        Self { value, buffered: false, finite: false }
    }

    /// Reads what is inside of a value.
    fn of_part(value: AttributeValue, buffered: bool) -> Self {
        Self { value, buffered, finite: false }
    }

    fn check_unbuffered(&self) -> Result<(), Error> {
        if self.buffered {
            return Err(Error::custom(
                "serde cannot read a number of more than 64 bits in a flattened field",
            ));
        }
        Ok(())
    }

    fn number(self) -> Result<String, Error> {
        match self.value {
            AttributeValue::N(number) => Ok(number),
            _ => Err(expected("num")),
        }
    }

    fn text(self) -> Result<String, Error> {
        match self.value {
            AttributeValue::S(text) => Ok(text),
            _ => Err(expected("string")),
        }
    }

    /// Passes on the entries of a map, after one that has been taken out of it.
    fn visit_entries<'de, V: Visitor<'de>>(
        self,
        first: Option<(String, AttributeValue)>,
        visitor: V,
    ) -> Result<V::Value, Error> {
        let AttributeValue::M(map) = self.value else { return Err(expected("map")) };
        let entries = first.into_iter().chain(map);
        visitor.visit_map(MapDeserializer::new(
            entries.map(|(name, value)| (Name(name), Self::of_part(value, self.buffered))),
        ))
    }

    /// Passes on the elements of a list or a set, of which none may be left.
    fn visit_elements<'de, V: Visitor<'de>>(
        self,
        elements: impl Iterator<Item = AttributeValue>,
        visitor: V,
    ) -> Result<V::Value, Error> {
        let buffered = self.buffered;
        let elements = elements.map(|value| Self::of_part(value, buffered));
        let mut elements = SeqDeserializer::new(elements);
        let value = visitor.visit_seq(&mut elements)?;
        elements.end()?;
        Ok(value)
    }

    fn null(self, otherwise: &str) -> Result<(), Error> {
        match self.value {
            AttributeValue::Null(true) => Ok(()),
            _ => Err(expected(otherwise)),
        }
    }
}

fn expected(kind: &str) -> Error {
    Error::custom(format_args!("Expected {kind}"))
}

fn not_parsed(text: &str, kind: &str, reason: impl Display) -> Error {
    Error::custom(format_args!("Failed to parse '{text}' as {kind}: {reason}"))
}

macro_rules! numbers {
    ($kind:literal: $($method:ident $visit:ident $number:ty),*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            let text = self.number()?;
            match text.parse::<$number>() {
                Ok(number) => visitor.$visit(number),
                Err(reason) => Err(not_parsed(&text, $kind, reason)),
            }
        }
    )*};
}

macro_rules! wide_integers {
    ($($method:ident $visit:ident $number:ty),*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            self.check_unbuffered()?;
            let text = self.number()?;
            match text.parse::<$number>() {
                Ok(number) => visitor.$visit(number),
                Err(reason) => Err(not_parsed(&text, "an integer", reason)),
            }
        }
    )*};
}

impl<'de> serde::Deserializer<'de> for Deserializer {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match &self.value {
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
            AttributeValue::Bool(_) => self.deserialize_bool(visitor),
            AttributeValue::B(_) => self.deserialize_bytes(visitor),
            AttributeValue::Null(_) => self.deserialize_unit(visitor),
            AttributeValue::M(_) => self.deserialize_map(visitor),
            _ => self.deserialize_seq(visitor),
        }
    }

    numbers!("an integer":
        deserialize_i8 visit_i8 i8, deserialize_i16 visit_i16 i16,
        deserialize_i32 visit_i32 i32, deserialize_i64 visit_i64 i64,
        deserialize_u8 visit_u8 u8, deserialize_u16 visit_u16 u16,
        deserialize_u32 visit_u32 u32, deserialize_u64 visit_u64 u64
    );
    wide_integers!(deserialize_i128 visit_i128 i128, deserialize_u128 visit_u128 u128);
    numbers!("a float": deserialize_f64 visit_f64 f64);

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let finite = self.finite;
        let text = self.number()?;
        match text.parse::<f32>() {
            Ok(number) if finite && number.is_infinite() => {
                Err(not_parsed(&text, "a float", "an `f32` has no number so large"))
            }
            Ok(number) => visitor.visit_f32(number),
            Err(reason) => Err(not_parsed(&text, "a float", reason)),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            AttributeValue::Bool(value) => visitor.visit_bool(value),
            _ => Err(expected("bool")),
        }
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let text = self.text().map_err(|_| expected("char"))?;
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => visitor.visit_char(letter),
            _ => Err(expected("char")),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_string(self.text()?)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            AttributeValue::B(bytes) => visitor.visit_byte_buf(bytes.into_inner()),
            _ => Err(expected("binary data")),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            AttributeValue::Null(true) => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.null("unit")?;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.null("unit struct")?;
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        if name != NUMBER {
            return visitor.visit_newtype_struct(self);
        }
        self.check_unbuffered()?;
        visitor.visit_newtype_struct(self.number()?.into_deserializer())
    }

    fn deserialize_seq<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Error> {
        match mem::replace(&mut self.value, AttributeValue::Null(true)) {
            AttributeValue::L(list) => self.visit_elements(list.into_iter(), visitor),
            AttributeValue::Ss(set) => {
                self.visit_elements(set.into_iter().map(AttributeValue::S), visitor)
            }
            AttributeValue::Ns(set) => {
                self.visit_elements(set.into_iter().map(AttributeValue::N), visitor)
            }
            AttributeValue::Bs(set) => {
                self.visit_elements(set.into_iter().map(AttributeValue::B), visitor)
            }
            _ => Err(expected("seq")),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.visit_entries(None, visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        mut self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let first = match (&mut self.value, fields) {
            (AttributeValue::L(_), _) => return self.deserialize_seq(visitor),
            // An enum with a tag and content: without the tag first, serde buffers the content.
            (AttributeValue::M(map), [tag, _]) => map.remove_entry(*tag),
            _ => None,
        };
        self.visit_entries(first, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.value {
            AttributeValue::S(name) => visitor.visit_enum(name.into_deserializer()),
            AttributeValue::M(map) => {
                let mut entries = map.into_iter();
                let (Some((name, value)), None) = (entries.next(), entries.next()) else {
                    return Err(expected("an item with a single key"));
                };
                let data = Self::of_part(value, self.buffered);
                visitor.visit_enum(Variant { name, data })
            }
            _ => Err(expected("enum")),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_string(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_string(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_bytes(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }
}

impl IntoDeserializer<'_, Error> for Deserializer {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}
