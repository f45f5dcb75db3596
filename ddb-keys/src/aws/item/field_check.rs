//! Asks serde whether an entity could read a value in one of its fields.
//!
//! The entity is deserialized from that field alone. It fails in the end, because other fields are
//! missing, but whether the value itself was read is known by then, whatever serde attributes the field has.

use alloc::string::{String, ToString};
use core::fmt::{self, Display};

use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Error as _, IntoDeserializer, MapAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_dynamo::Error;

use super::value::Deserializer;
use crate::key::Entity;

/// Whether a field could be read. `None` if it is not known.
pub type FieldOutcome = Option<Result<(), String>>;

/// Whether a field could be read from a value, or without one. `None` if the entity did not ask for
/// the field, as a hand-written `Deserialize` may not.
pub(in crate::aws) type FieldCheck = fn(&str, Option<&AttributeValue>) -> FieldOutcome;

/// The [`FieldCheck`] of an entity.
pub(in crate::aws) fn check_field_of<E: Entity + DeserializeOwned>(
    attribute: &str,
    value: Option<&AttributeValue>,
) -> FieldOutcome {
    let is_alias = E::SERDE.aliases.iter().any(|(_, alias)| *alias == attribute);
    if E::SCHEMA.flattened && !E::SCHEMA.has_attribute(attribute) && !is_alias {
        return E::check_flattened(attribute, value);
    }
    check_field::<E>(attribute, value)
}

/// Whether a flattened field of this type could be read. `None` if another field may read the
/// attribute, too.
pub(in crate::aws) fn check_flattened<V: DeserializeOwned>(
    attribute: &str,
    value: Option<&AttributeValue>,
) -> FieldOutcome {
    let (mut outcome, mut fields) = (None, None);
    let field = OneField {
        attribute: Some(attribute),
        value,
        read: Deserializer::of_flattened,
        outcome: &mut outcome,
        fields: &mut fields,
    };
    let _ = V::deserialize(field);
    match fields {
        // A struct takes the attributes of its fields from those that come after it.
        Some(fields) => outcome.filter(|_| fields.contains(&attribute)),
        // A map reads every attribute, and needs none.
        None => outcome.filter(|outcome| value.is_some() && outcome.is_err()),
    }
}

fn check_field<E: DeserializeOwned>(
    attribute: &str,
    value: Option<&AttributeValue>,
) -> FieldOutcome {
    let (mut outcome, mut fields) = (None, None);
    let _ = E::deserialize(OneField {
        attribute: Some(attribute),
        value,
        read: Deserializer::new,
        outcome: &mut outcome,
        fields: &mut fields,
    });
    outcome
}

/// An item of one attribute.
struct OneField<'c> {
    attribute: Option<&'c str>,
    value: Option<&'c AttributeValue>,
    read: fn(AttributeValue) -> Deserializer,
    outcome: &'c mut FieldOutcome,
    /// The fields of the struct, unless it is read as a map.
    fields: &'c mut Option<&'static [&'static str]>,
}

/// Why the entity was not read. Only what happened to the field is of interest.
#[derive(Debug)]
struct NotRead;

impl Display for NotRead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the entity was not read")
    }
}

impl core::error::Error for NotRead {}

impl serde::de::Error for NotRead {
    fn custom<M: Display>(_: M) -> Self {
        Self
    }
}

impl<'de> serde::Deserializer<'de> for OneField<'_> {
    type Error = NotRead;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotRead> {
        visitor.visit_map(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, NotRead> {
        *self.fields = Some(fields);
        visitor.visit_map(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

impl<'de> MapAccess<'de> for OneField<'_> {
    type Error = NotRead;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, NotRead> {
        let Some(attribute) = self.attribute.take() else { return Ok(None) };
        let name: StrDeserializer<'_, NotRead> = attribute.into_deserializer();
        seed.deserialize(name).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, NotRead> {
        let read = match self.value {
            Some(value) => seed.deserialize((self.read)(value.clone())),
            None => seed.deserialize(NoValue),
        };
        *self.outcome = Some(read.as_ref().map(drop).map_err(ToString::to_string));
        read.map_err(|_| NotRead)
    }
}

/// What serde gives a field that is missing: only an `Option` can be read from it.
struct NoValue;

impl<'de> serde::Deserializer<'de> for NoValue {
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
    use alloc::string::String;
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
    fn a_flattened_struct_takes_its_own_fields_and_a_map_reads_all() {
        type Map = BTreeMap<String, String>;
        let outcome = |outcome: FieldOutcome| outcome.map(|read| read.is_ok());
        let (seven, text) = (number("7"), AttributeValue::S("x".into()));
        let of_struct = |attribute, value| outcome(check_flattened::<Shelf>(attribute, value));
        assert_eq!(of_struct("books", Some(&seven)), Some(true));
        assert_eq!(of_struct("books", Some(&text)), Some(false));
        assert_eq!(of_struct("other", Some(&text)), None);
        assert_eq!((of_struct("books", None), of_struct("note", None)), (Some(false), Some(true)));
        let of_map = |value| outcome(check_flattened::<Map>("any", value));
        assert_eq!(of_map(Some(&seven)), Some(false));
        assert_eq!((of_map(Some(&text)), of_map(None)), (None, None));
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
