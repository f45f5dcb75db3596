//! JSON that is kept before it is read, so that a mistake in it affects nothing else.

use alloc::string::String;
use alloc::vec::{self, Vec};
use core::fmt;

use serde::de::value::{Error, MapDeserializer, SeqDeserializer};
use serde::de::{Deserialize, Deserializer, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;

/// Any JSON.
#[derive(Debug)]
pub(super) enum Json {
    Null,
    Bool(bool),
    Positive(u64),
    Negative(i64),
    Float(f64),
    Text(String),
    List(Vec<Self>),
    Object(Vec<(String, Self)>),
}

impl Json {
    /// A member of an object.
    pub(super) fn member(&self, name: &str) -> Option<&Self> {
        let Self::Object(members) = self else { return None };
        members.iter().find_map(|(own, value)| (own == name).then_some(value))
    }

    pub(super) fn as_text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyJson)
    }
}

/// The name under which `serde_json` passes on a number as text, if its feature `arbitrary_precision` is on.
const NUMBER: &str = "$serde_json::private::Number";

/// A number that `serde_json` has passed on as an object.
fn number(members: &[(String, Json)]) -> Option<Json> {
    let [(name, Json::Text(text))] = members else { return None };
    if name != NUMBER {
        return None;
    }
    let integer = text.parse().map(Json::Positive).or_else(|_| text.parse().map(Json::Negative));
    integer.ok().or_else(|| text.parse().map(Json::Float).ok())
}

struct AnyJson;

impl<'de> Visitor<'de> for AnyJson {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
        Ok(Json::Positive(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Negative(value))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Json, E> {
        Ok(Json::Float(value))
    }

    fn visit_str<E>(self, text: &str) -> Result<Json, E> {
        Ok(Json::Text(text.into()))
    }

    fn visit_string<E>(self, text: String) -> Result<Json, E> {
        Ok(Json::Text(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Json, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element()? {
            values.push(value);
        }
        Ok(Json::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Json, A::Error> {
        let mut members = Vec::new();
        while let Some(member) = object.next_entry()? {
            members.push(member);
        }
        Ok(number(&members).unwrap_or(Json::Object(members)))
    }
}

impl IntoDeserializer<'_, Error> for Json {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Json {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Self::Null => visitor.visit_unit(),
            Self::Bool(value) => visitor.visit_bool(value),
            Self::Positive(value) => visitor.visit_u64(value),
            Self::Negative(value) => visitor.visit_i64(value),
            Self::Float(value) => visitor.visit_f64(value),
            Self::Text(text) => visitor.visit_string(text),
            Self::List(values) => {
                let mut list: SeqDeserializer<vec::IntoIter<Self>, Error> =
                    SeqDeserializer::new(values.into_iter());
                let value = visitor.visit_seq(&mut list)?;
                list.end()?;
                Ok(value)
            }
            Self::Object(members) => {
                let mut object: MapDeserializer<'de, vec::IntoIter<(String, Self)>, Error> =
                    MapDeserializer::new(members.into_iter());
                let value = visitor.visit_map(&mut object)?;
                object.end()?;
                Ok(value)
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Self::Null => visitor.visit_none(),
            value => visitor.visit_some(value),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit
        unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier
        ignored_any
    }
}
