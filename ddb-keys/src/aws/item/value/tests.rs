//! What is written and read, beside `serde_dynamo`.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Debug;

use serde::Deserialize;

use super::*;
use crate::aws::Item;

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
        same(&1e100_f64),
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

/// Checks that other types read the attribute as with `serde_dynamo`, or fail as well.
fn fails_the_same(value: &AttributeValue) {
    fn check<V: DeserializeOwned + Debug + PartialEq>(value: &AttributeValue) {
        let found = from_attribute_value::<V>(value.clone());
        let expected = serde_dynamo::from_attribute_value::<_, V>(value.clone());
        match found {
            // Elements that a type has no place for are lost there.
            Err(error) if error.reason.starts_with("expected a list of") => {}
            found => assert_eq!(found.ok(), expected.ok(), "{value:?}"),
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
        assert_eq!(error.to_string(), "the key of a map must be text, a number or a `bool`");
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
        let error = to_attribute_value(&number).unwrap_err().to_string();
        assert!(error.starts_with("DynamoDB stores numbers of at most 38 digits"), "{error}");
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
    fn refused(value: &impl Serialize, reason: &str) {
        assert!(serde_dynamo::to_attribute_value::<_, AttributeValue>(value).is_err());
        assert_eq!(to_attribute_value(value).unwrap_err().to_string(), reason);
    }
    refused(&Numbers(["x"]), "a set of numbers has only elements that are stored as numbers");
    refused(&Numbers(1), "a set is written from a list or a set");
    refused(&Texts([1]), "a set of text has only elements that are stored as text");
    refused(&Texts("x"), "a set is written from a list or a set");
}

#[test]
fn a_number_that_dynamodb_cannot_store_is_refused() {
    for number in
        [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e126, -1e300, 1e-131, f64::MIN_POSITIVE]
    {
        let error = to_attribute_value(&Vec::from([0.0, number])).unwrap_err();
        assert_eq!(error.path, "[1]");
        assert!(error.reason.ends_with(&alloc::format!("and not {number}")), "{error}");
    }
    for number in [0.0, -0.0, 9.99e125, 1e-130, f64::EPSILON, f64::from(f32::MAX)] {
        let written = to_attribute_value(&number).unwrap();
        assert_eq!(from_attribute_value::<f64>(written), Ok(number));
    }
    assert!(to_attribute_value(&f32::NAN).is_err());
}

#[test]
fn an_error_names_the_path_and_what_was_found() {
    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only errors matter")]
    struct Outer {
        number: u8,
        inner: BTreeMap<u8, Vec<Variants>>,
        pair: Option<(bool, String)>,
    }
    let text = |text: &str| AttributeValue::S(text.into());
    let number = |text: &str| AttributeValue::N(text.into());
    let map = |name: &str, value| AttributeValue::M([(name.into(), value)].into());
    let tuple = |value| map("Tuple", AttributeValue::L(Vec::from([number("1"), value])));
    let list = |value| AttributeValue::L(Vec::from([text("Unit"), value]));
    for (value, error) in [
        (text("x"), "expected a map, found text (S)"),
        (map("number", AttributeValue::Null(true)), "`number`: expected a number, found NULL"),
        (map("number", number("256")), "`number`: expected an integer from 0 to 255, found 256"),
        (map("number", number("0.5")), "`number`: expected an integer from 0 to 255, found 0.5"),
        (map("inner", number("1")), "`inner`: expected a map, found a number (N)"),
        (map("inner", map("x", list(text("y")))), "`inner.x`: expected a `u8` as the key, found x"),
        (map("inner", map("7", text("x"))), "`inner.7`: expected a list or a set, found text (S)"),
        (
            map("inner", map("7", list(tuple(text("x"))))),
            "`inner.7[1].Tuple[1]`: expected a number, found text (S)",
        ),
        (
            map("inner", map("7", list(map("Struct", map("name", text("xy")))))),
            "`inner.7[1].Struct.name`: expected one character, found \"xy\"",
        ),
        (
            map("inner", map("7", list(AttributeValue::M(Item::new())))),
            "`inner.7[1]`: expected the name of a variant, or a map with it alone, found a map (M)",
        ),
        (map("pair", list(text("x"))), "`pair[0]`: expected BOOL, found text (S)"),
        (map("pair", AttributeValue::Null(true)), "missing field `number`"),
    ] {
        assert_eq!(from_attribute_value::<Outer>(value).unwrap_err().to_string(), error);
    }
}

/// The reasons for a serializer and a deserializer of our own. Where one of these fails, the library has learned something.
#[test]
fn what_serde_dynamo_lacks() {
    use serde_dynamo::{
        from_attribute_value as read_by_library, to_attribute_value as write_by_library,
    };

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Text(#[serde(with = "crate::aws::as_number")] String);
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Tags(#[serde(with = "serde_dynamo::string_set")] Vec<Newtype<String>>);

    // The text of a number is written as S, and cannot be read.
    let number = AttributeValue::N("0.12345678901234567890123456789012345678".into());
    let text = Text(number.as_n().unwrap().clone());
    assert_eq!(to_attribute_value(&text), Ok(number.clone()));
    assert_eq!(from_attribute_value(number.clone()), Ok(text));
    assert!(write_by_library::<_, AttributeValue>(Text("7".into())).unwrap().is_s());
    assert!(read_by_library::<_, Text>(number).is_err());
    // Nor are integers of 128 bits.
    assert!(write_by_library::<_, AttributeValue>(1_u128).is_err());
    assert!(read_by_library::<_, i128>(AttributeValue::N("1".into())).is_err());
    // Elements of a set have no newtypes.
    assert!(read_by_library::<_, Tags>(AttributeValue::Ss(Vec::from(["a".into()]))).is_err());
    // Elements that a type has no place for are lost.
    let one_and_two =
        AttributeValue::L(["1", "2"].map(|text| AttributeValue::N(text.into())).into());
    assert_eq!(read_by_library(one_and_two.clone()), Ok((1,)));
    assert!(from_attribute_value::<(u8,)>(one_and_two).is_err());
    // Errors name neither the attribute nor what was found, and numbers that DynamoDB refuses are written.
    let error = read_by_library::<_, BTreeMap<String, u8>>(AttributeValue::M(
        [("a".into(), AttributeValue::Null(true))].into(),
    ));
    assert_eq!(error.unwrap_err().to_string(), "Expected num");
    assert_eq!(write_by_library(f64::NAN), Ok(AttributeValue::N("NaN".into())));
}
