//! Raw keys: an attribute that is a field as it is.

use ddb_keys::{Entity, KeyError, KeyPart, KeyType, KeyValue, Refusal, Source};

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
    assert_eq!(Entry::SCHEMA.indexes[0].pk[0].source.key_type(), KeyType::B);
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
        "`Entry`, sort key of ByDigest `big`: `big` has more than the 38 digits that DynamoDB keeps",
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
