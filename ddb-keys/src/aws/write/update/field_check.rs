//! Asks serde whether an entity could read a value in one of its fields.
//!
//! The entity is deserialized from that field alone. It fails in the end, because other fields are
//! missing, but whether the value itself was read is known by then, with whatever attributes of
//! serde the field has.

use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Error as _, IntoDeserializer, MapAccess,
    Visitor,
};
use serde::forward_to_deserialize_any;
use serde_dynamo::Error;

/// Whether a field could be read from a value, or without one. `None` if the entity did not ask for
/// the field, as a hand-written `Deserialize` may not.
pub(in crate::aws) type FieldCheck =
    fn(&str, Option<&AttributeValue>) -> Option<Result<(), String>>;

/// The [`FieldCheck`] of an entity.
pub(in crate::aws) fn check_field<E: DeserializeOwned>(
    attribute: &str,
    value: Option<&AttributeValue>,
) -> Option<Result<(), String>> {
    let mut outcome = None;
    let field = OneField { attribute: Some(attribute), value, outcome: &mut outcome };
    let _ = E::deserialize(field);
    outcome
}

/// An item of one attribute.
struct OneField<'c> {
    attribute: Option<&'c str>,
    value: Option<&'c AttributeValue>,
    outcome: &'c mut Option<Result<(), String>>,
}

impl<'de> Deserializer<'de> for OneField<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_map(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de> MapAccess<'de> for OneField<'_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        let Some(attribute) = self.attribute.take() else { return Ok(None) };
        let name: StrDeserializer<'_, Error> = attribute.into_deserializer();
        seed.deserialize(name).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        let read = match self.value {
            Some(value) => seed.deserialize(serde_dynamo::Deserializer::from_attribute_value(
                value.clone().into(),
            )),
            None => seed.deserialize(NoValue),
        };
        *self.outcome = Some(read.as_ref().map(drop).map_err(ToString::to_string));
        read
    }
}

/// What serde gives a field that is missing: only an `Option` can be read from it.
struct NoValue;

impl<'de> Deserializer<'de> for NoValue {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("the value is missing"))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_none()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeMap;
    use alloc::vec::Vec;

    use serde::Deserialize;

    use super::*;

    mod doubled {
        use serde::{Deserialize, Deserializer};

        pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
            u32::deserialize(from).map(|number| 2 * number)
        }
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    #[allow(dead_code, reason = "only read by serde")]
    struct Shelf {
        shelf_name: String,
        books: u8,
        note: Option<String>,
        tags: Vec<String>,
        #[serde(deserialize_with = "doubled::deserialize")]
        pages: u32,
    }

    #[derive(Deserialize)]
    #[allow(dead_code, reason = "only read by serde")]
    struct Open {
        id: u32,
        #[serde(flatten)]
        rest: BTreeMap<String, String>,
    }

    fn number(text: &str) -> AttributeValue {
        AttributeValue::N(text.into())
    }

    fn reads<E: DeserializeOwned>(attribute: &str, value: AttributeValue) -> Option<bool> {
        check_field::<E>(attribute, Some(&value)).map(|outcome| outcome.is_ok())
    }

    #[test]
    fn a_value_is_read_as_its_field() {
        assert_eq!(reads::<Shelf>("books", number("255")), Some(true));
        assert_eq!(reads::<Shelf>("books", number("256")), Some(false));
        assert_eq!(reads::<Shelf>("books", number("-1")), Some(false));
        assert_eq!(reads::<Shelf>("shelfName", number("1")), Some(false));
        assert_eq!(reads::<Shelf>("tags", AttributeValue::Ss(["a".into()].into())), Some(true));
        assert_eq!(reads::<Shelf>("note", AttributeValue::Null(true)), Some(true));
        assert_eq!(reads::<Shelf>("books", AttributeValue::Null(true)), Some(false));
        assert_eq!(reads::<Shelf>("pages", number("7")), Some(true));
        assert_eq!(reads::<Shelf>("pages", AttributeValue::S("7 p.".into())), Some(false));
        assert_eq!(reads::<Open>("id", AttributeValue::S("x".into())), Some(false));
        assert_eq!(reads::<Open>("anything", AttributeValue::S("x".into())), Some(true));
        assert_eq!(reads::<u32>("id", number("1")), None);
    }

    #[test]
    fn only_an_option_may_be_missing() {
        let missing =
            |attribute| check_field::<Shelf>(attribute, None).map(|outcome| outcome.is_ok());
        assert_eq!(missing("note"), Some(true));
        assert_eq!(missing("books"), Some(false));
        assert_eq!(missing("tags"), Some(false));
    }
}
