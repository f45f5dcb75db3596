//! Entities read straight from the SDK's items.

use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::DeserializeOwned;
use serde_dynamo::Error;

use super::value::from_attribute_value;
use crate::aws::Item;

/// Reads a value from an item.
pub(in crate::aws) fn deserialize<V: DeserializeOwned>(item: Item) -> Result<V, Error> {
    from_attribute_value(AttributeValue::M(item))
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeMap;
    use alloc::string::{String, ToString};
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
            let text = |error: Error| error.to_string();
            let found = deserialize::<V>(item.clone()).map_err(text);
            let expected = serde_dynamo::from_item::<_, V>(item).map_err(text);
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
