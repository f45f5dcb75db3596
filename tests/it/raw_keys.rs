//! Raw keys: a field that is a key attribute itself.

use std::fmt::Write;

use ddb_keys::{
    Entity, KeyError, KeyPart, KeyValue, Refusal,
    formats::{RawOnly, Sorted},
    query::IntoCondition,
    schema::{KeyType, Source, TextShape},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct Score(i64);

#[derive(Entity)]
#[pk(id)]
#[sk(score)]
#[gsi(ByDigest, pk = digest, sk = big)]
struct Entry {
    id: String,
    score: Score,
    digest: Option<Vec<u8>>,
    big: u128,
}

fn entry() -> Entry {
    Entry { id: "a".into(), score: Score(-5), digest: Some(vec![0, 255]), big: 1 }
}

#[test]
fn the_type_of_the_field_is_the_type_of_the_attribute() {
    let keys = entry().keys().unwrap();
    assert_eq!(keys.primary.pk, KeyValue::S("a".into()));
    assert_eq!(keys.primary.sk, Some(KeyValue::N("-5".into())));
    assert_eq!(keys.indexes[0].pk, [KeyValue::B(vec![0, 255])]);
    assert_eq!(keys.indexes[0].pk[0].to_string(), "0x00ff");
    assert_eq!(Entry::SCHEMA.indexes[0].pk[0].key_type(), KeyType::B);
}

#[test]
fn strings_and_numbers_parse_from_their_text() {
    assert_eq!(EntryKey::parse("a#b", "-5").unwrap(), EntryKey { id: "a#b", score: Score(-5) });
    for (pk, sk) in [("", "5"), ("a", ""), ("a", "05"), ("a", "5.0"), ("a", "+5"), ("a", "5e1")] {
        assert!(!EntryKey::matches(pk, sk), "{pk:?} | {sk:?}");
    }
}

#[test]
fn nothing_is_refused_but_what_dynamodb_refuses() {
    let long = "x".repeat(2048);
    for id in ["#", "a#b", " ", "\0", "é", &long] {
        assert_eq!(EntryKey { id, score: Score(0) }.pk().unwrap(), id);
    }
    let refusal = |result: Result<KeyValue, KeyError>| *result.unwrap_err().refusal();
    assert_eq!(refusal(EntryKey { id: "", score: Score(0) }.pk()), Refusal::Empty);
    let longer = "x".repeat(2049);
    let error = EntryKey { id: &longer, score: Score(0) }.pk();
    assert_eq!(refusal(error), Refusal::TooLong { len: 2049, max: 2048 });
    let empty = EntryByDigestKey { digest: &[], big: 0 };
    assert_eq!(refusal(empty.pk()), Refusal::Empty);
    let long = [0; 2049];
    let long = EntryByDigestKey { digest: &long, big: 0 };
    assert_eq!(refusal(long.pk()), Refusal::TooLong { len: 2049, max: 2048 });
}

#[test]
fn numbers_have_at_most_38_digits() {
    let key = |big| EntryByDigestKey { digest: &[1], big }.sk();
    let most = 10_u128.pow(38) - 1;
    assert_eq!(key(most).unwrap(), KeyValue::N("9".repeat(38)));
    assert_eq!(key(most + 1).unwrap().to_string(), format!("1{}", "0".repeat(38)));
    let error = key(most + 2).unwrap_err();
    assert_eq!((error.field(), *error.refusal()), (Some("big"), Refusal::TooPrecise));
    assert_eq!(
        error.to_string(),
        "`Entry`, sort key of ByDigest `big`: `big` has more than the 38 significant digits that DynamoDB keeps",
    );
}

#[test]
fn a_number_too_precise_to_be_stored_does_not_parse() {
    #[derive(Entity)]
    #[pk(number)]
    struct Number {
        number: u128,
    }

    assert!(NumberKey::matches(&"9".repeat(38)));
    assert!(!NumberKey::matches(&u128::MAX.to_string()));
    assert!(Number { number: u128::MAX }.key().build().is_err());
}

#[test]
fn a_missing_raw_field_leaves_out_the_index_key() {
    let entry = Entry { digest: None, ..entry() };
    assert_eq!(entry.by_digest_key(), None);
    assert!(entry.keys().unwrap().indexes.is_empty());
}

#[test]
fn the_schema_has_the_attributes_name_as_serde_writes_it() {
    #[derive(Entity)]
    #[pk(id)]
    struct Plain {
        #[allow(dead_code)]
        id: String,
    }
    let Source::Raw { field, attribute, key_type, .. } = Plain::SCHEMA.pk.source else {
        panic!("raw")
    };
    assert_eq!((field, attribute, key_type), ("id", "id", Some(KeyType::S)));
}

#[test]
fn bytes_have_no_text() {
    let mut text = String::new();
    assert_eq!(<Vec<u8> as KeyPart>::write(b"a", &mut text), Err(Refusal::NoText));
    assert_eq!(<Vec<u8> as KeyPart>::parse("a"), None);
    assert_eq!((<Vec<u8> as KeyPart>::text_len(b"a"), text.as_str()), (0, ""));
}

/// Cents, written as a decimal number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Price(u16);

impl KeyPart for Price {
    type View<'a> = Self;
    type Base = Self;
    const SHAPE: TextShape = TextShape::bounded(4, 6, "0-9.");
    const NATIVE: Option<KeyType> = Some(KeyType::N);

    fn view(&self) -> Self {
        *self
    }

    fn to_base<'a>(view: Self::View<'a>) -> Self::View<'a> {
        view
    }

    fn from_base<'a>(base: Self::View<'a>) -> Option<Self::View<'a>> {
        Some(base)
    }

    fn text_len(view: Self) -> usize {
        (view.0 / 100).to_string().len() + 3
    }

    fn write(view: Self, out: &mut impl Write) -> Result<(), Refusal> {
        Ok(write!(out, "{}.{:02}", view.0 / 100, view.0 % 100)?)
    }

    fn parse(text: &str) -> Option<Self> {
        let (whole, cents) = text.split_once('.')?;
        let price = Self(whole.parse::<u16>().ok()? * 100 + cents.parse::<u16>().ok()?);
        Some(price)
    }
}

#[derive(Entity)]
#[pk(id)]
#[sk(price)]
struct Offer {
    id: String,
    price: Price,
}

#[test]
fn a_custom_part_is_stored_as_the_type_it_names() {
    let offer = Offer { id: "a".into(), price: Price(1250) };
    assert_eq!(offer.key().sk().unwrap(), KeyValue::N("12.50".into()));
}

impl Sorted for Price {
    type Order = RawOnly;
}

#[test]
fn a_range_of_decimals_is_empty_exactly_if_its_ends_are_in_the_wrong_order() {
    let is_empty = |low, high| {
        let range = Offer::query().id("a").price_in(Price(low)..=Price(high));
        range.into_condition().unwrap().is_empty()
    };
    assert!(is_empty(200, 150) && is_empty(1000, 999) && is_empty(5, 4));
    assert!(!is_empty(150, 200) && !is_empty(999, 1000) && !is_empty(150, 150));
}

#[derive(Entity)]
#[pk("PRICE#<price>")]
#[sk("<note..>")]
struct Note {
    price: Miscounted,
    note: Miscounted,
}

/// A part that writes more than it announces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Miscounted(usize);

impl KeyPart for Miscounted {
    type View<'a> = Self;
    type Base = Self;
    const SHAPE: TextShape = TextShape::bounded(1, usize::MAX, "x");
    const NATIVE: Option<KeyType> = None;

    fn view(&self) -> Self {
        *self
    }

    fn to_base<'a>(view: Self::View<'a>) -> Self::View<'a> {
        view
    }

    fn from_base<'a>(base: Self::View<'a>) -> Option<Self::View<'a>> {
        Some(base)
    }

    fn text_len(_: Self) -> usize {
        1
    }

    fn write(view: Self, out: &mut impl Write) -> Result<(), Refusal> {
        (0..view.0).try_for_each(|_| Ok(out.write_str("x")?))
    }

    fn parse(text: &str) -> Option<Self> {
        Some(Self(text.len()))
    }
}

#[test]
fn what_a_part_announces_is_not_relied_on() {
    let key = |price, note| NoteKey { price: Miscounted(price), note: Miscounted(note) };
    assert!(key(2048 - 6, 1024).build().is_ok());
    let refusal = |result: Result<KeyValue, KeyError>| *result.unwrap_err().refusal();
    assert_eq!(refusal(key(2049 - 6, 1).pk()), Refusal::TooLong { len: 2049, max: 2048 });
    assert_eq!(refusal(key(1, 1025).sk()), Refusal::TooLong { len: 1025, max: 1024 });
}
