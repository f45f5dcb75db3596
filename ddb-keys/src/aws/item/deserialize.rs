//! Entities read straight from the SDK's items.
//!
//! `serde_dynamo` reads a map of its own, into which it would first copy the item. Here it reads the values alone.

use alloc::string::String;
use std::collections::hash_map::IntoIter;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::value::StringDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, IntoDeserializer, MapAccess, Visitor,
};
use serde_dynamo::Error;

use crate::aws::Item;

/// Reads a value from an item.
pub(in crate::aws) fn deserialize<V: DeserializeOwned>(item: Item) -> Result<V, Error> {
    V::deserialize(FromItem(item))
}

/// An item that a struct takes attribute by attribute. Anything else gets it from `serde_dynamo`.
struct FromItem(Item);

impl FromItem {
    fn copied(self) -> serde_dynamo::Deserializer {
        let item = serde_dynamo::Item::from(self.0);
        serde_dynamo::Deserializer::from_attribute_value(serde_dynamo::AttributeValue::M(
            item.into(),
        ))
    }
}

macro_rules! from_copy {
    ($($method:ident($($name:ident: $value:ty),*);)*) => {$(
        fn $method<V: Visitor<'de>>(self, $($name: $value,)* visitor: V) -> Result<V::Value, Error> {
            self.copied().$method($($name,)* visitor)
        }
    )*};
}

impl<'de> Deserializer<'de> for FromItem {
    type Error = Error;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_map(Attributes { rest: self.0.into_iter(), value: None })
    }

    from_copy! {
        deserialize_any(); deserialize_ignored_any(); deserialize_identifier();
        deserialize_bool(); deserialize_char(); deserialize_str(); deserialize_string();
        deserialize_bytes(); deserialize_byte_buf();
        deserialize_i8(); deserialize_i16(); deserialize_i32(); deserialize_i64(); deserialize_i128();
        deserialize_u8(); deserialize_u16(); deserialize_u32(); deserialize_u64(); deserialize_u128();
        deserialize_f32(); deserialize_f64();
        deserialize_option(); deserialize_unit(); deserialize_seq(); deserialize_map();
        deserialize_unit_struct(name: &'static str);
        deserialize_newtype_struct(name: &'static str);
        deserialize_tuple(len: usize);
        deserialize_tuple_struct(name: &'static str, len: usize);
        deserialize_enum(name: &'static str, variants: &'static [&'static str]);
    }
}

/// The attributes that have not been read yet.
struct Attributes {
    rest: IntoIter<String, AttributeValue>,
    /// The value of the name that was read last.
    value: Option<AttributeValue>,
}

impl<'de> MapAccess<'de> for Attributes {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.value = Some(value);
        let name: StringDeserializer<Error> = name.into_deserializer();
        seed.deserialize(name).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        // serde asks for a value only after its name.
        let value = self.value.take().unwrap_or(AttributeValue::Null(true));
        seed.deserialize(serde_dynamo::Deserializer::from_attribute_value(value.into()))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeMap;
    use alloc::string::ToString;
    use alloc::vec::Vec;
    use core::fmt::Debug;

    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Plain {
        #[serde(alias = "id")]
        shelf_name: String,
        note: Option<String>,
        #[serde(default)]
        books: u8,
        inner: Option<BTreeMap<String, Vec<f64>>>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Strict {
        id: String,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Flat {
        id: String,
        #[serde(flatten)]
        rest: BTreeMap<String, String>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Newtype<V>(V);

    #[derive(Debug, PartialEq, Deserialize)]
    enum Variants {
        #[serde(rename = "id")]
        Id(String),
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(tag = "id")]
    enum Tagged {
        #[serde(rename = "x")]
        Plain { note: String },
    }

    fn items() -> [Item; 7] {
        let text = |text: &str| AttributeValue::S(text.to_string());
        let numbers = AttributeValue::L(Vec::from([AttributeValue::N("0.5".to_string())]));
        let inner = AttributeValue::M(Item::from([("x".to_string(), numbers)]));
        [
            Item::new(),
            Item::from([("id".to_string(), text("x"))]),
            Item::from([("id".to_string(), text("x")), ("note".to_string(), text("y"))]),
            Item::from([("id".to_string(), text("x")), ("books".to_string(), text("y"))]),
            Item::from([("shelfName".to_string(), text("x"))]),
            Item::from([("inner".to_string(), inner.clone())]),
            Item::from([("shelfName".to_string(), text("x")), ("inner".to_string(), inner)]),
        ]
    }

    fn same<V: DeserializeOwned + Debug + PartialEq>() {
        for item in items() {
            let several = item.len() > 1;
            let (found, expected) =
                (deserialize::<V>(item.clone()), serde_dynamo::from_item::<_, V>(item));
            // A map's order is random, and so is the first of several errors.
            if several {
                assert_eq!(found.ok(), expected.ok());
            } else {
                assert_eq!(found, expected);
            }
        }
    }

    #[test]
    fn values_and_errors_are_those_of_serde_dynamo() {
        same::<Plain>();
        same::<Strict>();
        same::<Flat>();
        same::<Newtype<Plain>>();
        same::<Newtype<Flat>>();
        same::<Option<Plain>>();
        same::<Variants>();
        same::<Tagged>();
        same::<BTreeMap<String, String>>();
        same::<BTreeMap<u32, String>>();
        same::<Vec<String>>();
        same::<(String, String)>();
        same::<String>();
        same::<u8>();
        same::<()>();
    }
}
