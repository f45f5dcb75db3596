//! Keys of maps, which DynamoDB stores as text.

use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::{Deserializer, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;

use crate::aws::ValueError;

/// Returns the text of a map's key: of text, of a number, or of a `bool`.
pub(super) fn text_of(key: AttributeValue) -> Result<String, ValueError> {
    match key {
        AttributeValue::S(text) | AttributeValue::N(text) => Ok(text),
        AttributeValue::Bool(value) => Ok(value.to_string()),
        _ => Err(not_a_key()),
    }
}

/// The error of a key that has no text of its own.
pub(super) fn not_a_key() -> ValueError {
    ValueError::new("the key of a map must be text, a number or a `bool`")
}

/// Reads a key from its text.
pub(super) struct Name<'n>(pub(super) &'n str);

macro_rules! parsed {
    ($($method:ident $visit:ident $expected:literal),*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
            let Self(name) = self;
            let not_one = |_| ValueError::new(format_args!("expected {} as the key, found {name}", $expected));
            visitor.$visit(name.parse().map_err(not_one)?)
        }
    )*};
}

impl<'de> Deserializer<'de> for Name<'_> {
    type Error = ValueError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        visitor.visit_str(self.0)
    }

    parsed!(
        deserialize_i8 visit_i8 "an `i8`", deserialize_i16 visit_i16 "an `i16`",
        deserialize_i32 visit_i32 "an `i32`", deserialize_i64 visit_i64 "an `i64`",
        deserialize_i128 visit_i128 "an `i128`", deserialize_u8 visit_u8 "a `u8`",
        deserialize_u16 visit_u16 "a `u16`", deserialize_u32 visit_u32 "a `u32`",
        deserialize_u64 visit_u64 "a `u64`", deserialize_u128 visit_u128 "a `u128`",
        deserialize_f32 visit_f32 "a number", deserialize_f64 visit_f64 "a number",
        deserialize_bool visit_bool "a `bool`"
    );

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        visitor.visit_enum(self.0.into_deserializer())
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
