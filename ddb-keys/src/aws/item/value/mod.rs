//! Values as serde writes and reads them, straight to and from the SDK's attributes.
//!
//! The form is that of `serde_dynamo`, whose own types cannot hold what serde calls `i128` and `u128`. Here they are
//! numbers of up to 38 digits, as many as DynamoDB keeps.

mod compound;
mod deserializer;
mod map_key;
mod serializer;
mod set;
mod variant;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub(in crate::aws) use deserializer::Deserializer;
pub(in crate::aws) use map_key::name_of;
pub use serializer::Serializer;

/// Why a value cannot be written or read.
pub(in crate::aws) type Error = serde_dynamo::Error;

/// The name of the newtype that [`as_number`](crate::aws::as_number) writes.
pub(in crate::aws) const NUMBER: &str = "\u{37e}ddb_keys::aws::as_number\u{37e}";

/// Returns the attribute that serde writes for a value.
pub(in crate::aws) fn to_attribute_value<V: Serialize + ?Sized>(
    value: &V,
) -> Result<AttributeValue, Error> {
    value.serialize(Serializer::default())
}

/// Reads a value from an attribute.
pub(in crate::aws) fn from_attribute_value<V: DeserializeOwned>(
    value: AttributeValue,
) -> Result<V, Error> {
    V::deserialize(Deserializer::new(value))
}

#[cfg(test)]
mod tests {
    use alloc::borrow::ToOwned;
    use alloc::boxed::Box;
    use alloc::collections::{BTreeMap, BTreeSet};
    use alloc::string::{String, ToString};
    use alloc::vec;
    use alloc::vec::Vec;
    use core::fmt::Debug;

    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Unit;

    #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    struct Newtype<V>(V);

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Tuple(u8, String);

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    enum Variants {
        Unit,
        Newtype(Newtype<i8>),
        Tuple(u8, f32),
        Struct { inner: Option<Box<Self>>, name: char },
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Sets {
        #[serde(with = "serde_dynamo::string_set")]
        texts: BTreeSet<String>,
        #[serde(with = "serde_dynamo::number_set")]
        numbers: Vec<i64>,
        #[serde(with = "serde_dynamo::binary_set")]
        bytes: Vec<Bytes>,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "kind")]
    enum Tagged {
        One { number: u64 },
        Other { fraction: f64 },
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(untagged)]
    enum Untagged {
        Number(i64),
        Text(String),
        List(Vec<Untagged>),
        Nothing,
    }

    #[derive(Debug, PartialEq)]
    struct Bytes(Vec<u8>);

    impl Serialize for Bytes {
        fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            to.serialize_bytes(&self.0)
        }
    }

    impl<'de> Deserialize<'de> for Bytes {
        fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            struct Visit;
            impl serde::de::Visitor<'_> for Visit {
                type Value = Bytes;

                fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                    f.write_str("bytes")
                }

                fn visit_bytes<E: serde::de::Error>(self, bytes: &[u8]) -> Result<Bytes, E> {
                    Ok(Bytes(bytes.to_owned()))
                }
            }
            from.deserialize_bytes(Visit)
        }
    }

    /// Checks that a value is written and read as by `serde_dynamo`.
    #[track_caller]
    fn same<V: Serialize + DeserializeOwned + Debug + PartialEq>(value: &V) -> AttributeValue {
        let written = to_attribute_value(value).unwrap();
        assert_eq!(Ok(&written), serde_dynamo::to_attribute_value(value).as_ref(), "{value:?}");
        assert_eq!(from_attribute_value::<V>(written.clone()).as_ref(), Ok(value));
        written
    }

    #[test]
    fn values_are_written_and_read_as_by_serde_dynamo() {
        let nested = Variants::Struct { inner: Some(Box::new(Variants::Unit)), name: 'ö' };
        let values = [
            same(&true),
            same(&i64::MIN),
            same(&u64::MAX),
            same(&-7_i8),
            same(&0.1_f32),
            same(&1e300_f64),
            same(&'x'),
            same(&String::from("text")),
            same(&String::new()),
            same(&()),
            same(&Unit),
            same(&Newtype(Newtype(7_u16))),
            same(&Tuple(1, "x".into())),
            same(&(1, String::from("x"), None::<u8>)),
            same(&Some(Vec::from([Some(1), None]))),
            same(&Bytes(Vec::from([0, 255]))),
            same(&Vec::<u8>::new()),
            same(&Variants::Unit),
            same(&Variants::Newtype(Newtype(-1))),
            same(&Variants::Tuple(1, 0.5)),
            same(&Vec::from([nested, Variants::Struct { inner: None, name: '"' }])),
            same(&Tagged::One { number: u64::MAX }),
            same(&Tagged::Other { fraction: 0.25 }),
            same(&vec![Untagged::Number(-1), Untagged::Text("x".into()), Untagged::Nothing]),
            same(&Untagged::List(Vec::from([Untagged::List(Vec::new())]))),
            same(&Sets {
                texts: BTreeSet::from(["a".into(), "b".into()]),
                numbers: Vec::from([1, -2]),
                bytes: Vec::from([Bytes(Vec::from([1])), Bytes(Vec::new())]),
            }),
        ];
        for value in values {
            fails_the_same(&value);
        }
    }

    /// Checks that what cannot be read from an attribute is an error of the same text.
    fn fails_the_same(value: &AttributeValue) {
        fn check<V: DeserializeOwned + Debug + PartialEq>(value: &AttributeValue) {
            let found = from_attribute_value::<V>(value.clone());
            let expected = serde_dynamo::from_attribute_value::<_, V>(value.clone());
            let text = |error: Error| error.to_string();
            let (found, expected) = (found.map_err(text), expected.map_err(text));
            // Elements that a type has no place for are lost there, and an error here.
            if let (Err(error), Ok(_)) = (&found, &expected) {
                assert!(error.starts_with("invalid length"), "{value:?}: {error}");
                return;
            }
            // Which of several entries is read first, and fails, is left to chance.
            if value.as_m().is_ok_and(|entries| entries.len() > 1) {
                assert_eq!(found.ok(), expected.ok(), "{value:?}");
            } else {
                assert_eq!(found, expected, "{value:?}");
            }
        }
        check::<bool>(value);
        check::<u8>(value);
        check::<i64>(value);
        check::<f64>(value);
        check::<char>(value);
        check::<String>(value);
        check::<()>(value);
        check::<Unit>(value);
        check::<Newtype<String>>(value);
        check::<Tuple>(value);
        check::<Option<u8>>(value);
        check::<Vec<String>>(value);
        check::<BTreeMap<String, u8>>(value);
        check::<Variants>(value);
        check::<Untagged>(value);
        check::<Bytes>(value);
    }

    #[test]
    fn keys_of_maps_are_written_and_read_as_by_serde_dynamo() {
        same(&BTreeMap::from([(String::from("a.b#c"), 1), (String::new(), 2)]));
        same(&BTreeMap::from([('x', 1)]));
        same(&BTreeMap::from([(-7_i8, 1), (8, 2)]));
        same(&BTreeMap::from([(u64::MAX, 1)]));
        same(&BTreeMap::from([(i128::MIN, 1)]));
        same(&BTreeMap::from([(u128::MAX, 1)]));
        same(&BTreeMap::from([(true, 1)]));
        same(&BTreeMap::from([(Newtype(String::from("x")), 1)]));
    }

    #[test]
    fn a_key_of_a_map_that_is_not_a_text_is_an_error() {
        #[track_caller]
        fn refused<K: Serialize + Ord>(key: K) {
            let error = to_attribute_value(&BTreeMap::from([(key, 1)])).unwrap_err();
            assert_eq!(error.to_string(), "Key must be a string");
        }
        refused(());
        refused(Some("x"));
        refused(None::<u8>);
        refused(Vec::from([1]));
        refused((1, 2));
        refused(BTreeMap::from([(1, 2)]));
    }

    const MAX: u128 = 10_u128.pow(38) - 1;

    #[test]
    fn integers_have_up_to_38_digits() {
        #[track_caller]
        fn kept<V: Serialize + DeserializeOwned + Debug + PartialEq + ToString>(number: V) {
            let text = number.to_string();
            let written = to_attribute_value(&number);
            assert_eq!(written, Ok(AttributeValue::N(text.clone())));
            assert_eq!(from_attribute_value(AttributeValue::N(text)), Ok(number));
        }
        kept(0_i128);
        kept(0_u128);
        kept(u128::from(u64::MAX) + 1);
        kept(MAX);
        kept(-i128::try_from(MAX).unwrap());
        for number in [MAX + 1, u128::MAX] {
            let error = to_attribute_value(&number).unwrap_err();
            assert_eq!(
                error.to_string(),
                "a number in DynamoDB has at most 38 digits, and this one has 39"
            );
        }
        assert!(to_attribute_value(&i128::MIN).is_err());
        assert!(from_attribute_value::<u128>(AttributeValue::N("-1".into())).is_err());
        assert!(from_attribute_value::<i128>(AttributeValue::S("1".into())).is_err());
    }

    #[test]
    fn integers_of_38_digits_may_be_anywhere() {
        #[derive(Debug, PartialEq, Serialize, Deserialize)]
        struct Wide {
            #[serde(with = "serde_dynamo::number_set")]
            set: BTreeSet<u128>,
            list: Vec<Option<i128>>,
            map: BTreeMap<String, Newtype<u128>>,
            variant: Result<u128, i128>,
            tagged: Tagged,
        }
        #[derive(Debug, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "t", content = "c")]
        enum Tagged {
            Wide(u128),
        }
        let wide = Wide {
            set: BTreeSet::from([1, MAX]),
            list: Vec::from([Some(-5), None]),
            map: BTreeMap::from([("x".into(), Newtype(MAX))]),
            variant: Err(i128::from(i64::MIN) - 1),
            tagged: Tagged::Wide(MAX),
        };
        // Each map has an order of its own.
        for _ in 0..32 {
            let written = to_attribute_value(&wide).unwrap();
            assert_eq!(from_attribute_value::<Wide>(written).as_ref(), Ok(&wide));
        }
    }

    #[test]
    fn a_set_of_newtypes_is_read() {
        #[derive(Debug, PartialEq, Serialize, Deserialize)]
        struct Tags(#[serde(with = "serde_dynamo::string_set")] BTreeSet<Newtype<String>>);

        let tags = Tags(BTreeSet::from([Newtype("a".into())]));
        let written = to_attribute_value(&tags).unwrap();
        assert_eq!(written, AttributeValue::Ss(Vec::from(["a".into()])));
        assert_eq!(from_attribute_value(written), Ok(tags));
    }

    #[test]
    fn sets_hold_elements_of_one_kind() {
        #[derive(Serialize)]
        struct Numbers<V: Serialize>(#[serde(with = "serde_dynamo::number_set")] V);

        #[derive(Serialize)]
        struct Texts<V: Serialize>(#[serde(with = "serde_dynamo::string_set")] V);

        #[track_caller]
        fn same_error(value: &impl Serialize) {
            let expected = serde_dynamo::to_attribute_value::<_, AttributeValue>(value);
            let found = to_attribute_value(value).unwrap_err();
            assert_eq!(found.to_string(), expected.unwrap_err().to_string());
        }
        same_error(&Numbers(["x"]));
        same_error(&Numbers(1));
        same_error(&Texts([1]));
        same_error(&Texts("x"));
    }
}
