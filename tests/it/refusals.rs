//! Refused values: every refusal names entity, key, field and byte.

use ddb_keys::{Entity, KeyError, KeyPart, KeyValue, Mismatch, ParseError, Refusal};

#[derive(Debug, KeyPart)]
#[key_part(len = 3, chars = "A-Z")]
struct Airport(String);

#[derive(Entity)]
#[entity(name = "RELEASE")]
#[pk("APP#<app>")]
#[sk("v<major>.<minor>#<airport>#<notes..>")]
#[gsi(ByMajor, pk = "MAJOR#<major>")]
struct Release {
    app: String,
    major: String,
    minor: String,
    airport: Airport,
    notes: String,
}

fn release() -> Release {
    Release {
        app: "a".into(),
        major: "1".into(),
        minor: "2".into(),
        airport: Airport("JFK".into()),
        notes: "n".into(),
    }
}

fn refusal(error: &KeyError) -> (&'static str, Option<&'static str>, Refusal) {
    (error.entity(), error.field(), *error.refusal())
}

#[track_caller]
fn refused(release: &Release, field: &'static str, expected: Refusal, message: &str) {
    let error = release.key().build().unwrap_err();
    assert_eq!(refusal(&error), ("RELEASE", Some(field), expected));
    assert_eq!(error.to_string(), message);
}

#[test]
fn an_empty_value() {
    refused(
        &Release { app: String::new(), ..release() },
        "app",
        Refusal::Empty,
        "`RELEASE`, partition key `APP#<app>`: `app` is empty",
    );
    let tail = Release { notes: String::new(), ..release() };
    assert_eq!(*tail.key().build().unwrap_err().refusal(), Refusal::Empty);
}

#[test]
fn the_separator() {
    refused(
        &Release { app: "ab#c".into(), ..release() },
        "app",
        Refusal::Separator { separator: '#', at: 2 },
        "`RELEASE`, partition key `APP#<app>`: `app` contains the separator `#` at byte 2",
    );
    refused(
        &Release { minor: "é#".into(), ..release() },
        "minor",
        Refusal::Separator { separator: '#', at: 2 },
        "`RELEASE`, sort key `v<major>.<minor>#<airport>#<notes..>`: \
         `minor` contains the separator `#` at byte 2",
    );
}

#[test]
fn the_literal_that_ends_the_value() {
    refused(
        &Release { major: "1.0".into(), ..release() },
        "major",
        Refusal::Ending { literal: ".", at: 1 },
        "`RELEASE`, sort key `v<major>.<minor>#<airport>#<notes..>`: \
         `major` contains `.` at byte 1, which would end the value in this template",
    );
    let allowed = Release { minor: "2.1".into(), ..release() };
    assert_eq!(allowed.key().sk().unwrap(), "v1.2.1#JFK#n");
}

#[test]
fn a_literal_that_the_value_would_complete() {
    #[derive(Entity)]
    #[pk("<a>--<b>")]
    struct Dashes {
        a: String,
        b: String,
    }

    let error = Dashes { a: "x-".into(), b: "y".into() }.key().pk().unwrap_err();
    assert_eq!(*error.refusal(), Refusal::Ending { literal: "--", at: 1 });
    assert_eq!(Dashes { a: "x-y".into(), b: "-".into() }.key().pk().unwrap(), "x-y---");
}

#[test]
fn a_tail_may_contain_anything() {
    let release = Release { notes: "a#b.c<d>".into(), ..release() };
    assert_eq!(release.key().sk().unwrap(), "v1.2#JFK#a#b.c<d>");
}

#[test]
fn a_bounded_text_out_of_bounds() {
    let airport = |code: &str| Release { airport: Airport(code.into()), ..release() };
    refused(
        &airport("JFKX"),
        "airport",
        Refusal::Length { expected: 3, found: 4 },
        "`RELEASE`, sort key `v<major>.<minor>#<airport>#<notes..>`: \
         `airport` has 4 bytes, but its type requires 3",
    );
    refused(
        &airport("JFk"),
        "airport",
        Refusal::Character { allowed: "A-Z", at: 2 },
        "`RELEASE`, sort key `v<major>.<minor>#<airport>#<notes..>`: \
         `airport` has a character other than `A-Z` at byte 2",
    );
}

#[test]
fn a_key_longer_than_dynamodb_takes() {
    #[derive(Entity)]
    #[pk("P#<id>")]
    #[sk("S#<id>")]
    #[gsi(Other, pk = "<name>", sk = name)]
    struct Long {
        id: String,
        name: String,
    }

    let (pk, sk) = (|len: usize| "x".repeat(len - 2), |len: usize| "x".repeat(len - 2));
    assert_eq!(LongKey { id: &pk(2048) }.pk().unwrap().len(), 2048);
    assert_eq!(LongKey { id: &sk(1024) }.sk().unwrap().len(), 1024);
    let error = LongKey { id: &pk(2049) }.pk().unwrap_err();
    assert_eq!(refusal(&error), ("Long", Some("id"), Refusal::TooLong { len: 2049, max: 2048 }));
    assert_eq!(
        error.to_string(),
        "`Long`, partition key `P#<id>`: `id` makes the key 2049 bytes long, but DynamoDB allows at most 2048",
    );
    let error = LongKey { id: &sk(1025) }.sk().unwrap_err();
    assert_eq!(*error.refusal(), Refusal::TooLong { len: 1025, max: 1024 });
    assert!(LongKey { id: &sk(1025) }.build().is_err());

    let name = "é".repeat(512);
    assert!(LongOtherKey { name: &name }.build().is_ok(), "bytes are counted, here 1024");
    let name = format!("{name}x");
    let error = LongOtherKey { name: &name }.build().unwrap_err();
    assert_eq!(
        error.to_string(),
        "`Long`, sort key of Other `name`: `name` makes the key 1025 bytes long, but DynamoDB allows at most 1024"
    );

    let stored = format!("P#{}", "x".repeat(2047));
    let error = LongKey::parse(&stored, "S#x").unwrap_err();
    assert_eq!(*error.mismatch(), Mismatch::TooLong { max: 2048 });
}

#[test]
fn a_number_beyond_its_format() {
    #[derive(Entity)]
    #[pk("N#<number:04>")]
    struct Number {
        number: u64,
    }

    let error = Number { number: 10_000 }.key().pk().unwrap_err();
    assert_eq!(
        error.to_string(),
        "`Number`, partition key `N#<number:04>`: `number` has more than the 4 digits of its format",
    );
}

/// A partition key may be twice as long as a sort key, which it is in an inverted index.
#[test]
fn a_partition_key_that_no_inverted_index_can_hold() {
    #[derive(Entity)]
    #[pk("USER#<name>")]
    #[sk("PROFILE")]
    #[gsi(Inverted)]
    struct User {
        name: String,
    }

    let user = |len: usize| User { name: "x".repeat(len - "USER#".len()) };
    assert_eq!(user(1024).keys().unwrap().indexes.len(), 1);
    let error = user(1025).keys().unwrap_err();
    assert_eq!(*error.refusal(), Refusal::TooLong { len: 1025, max: 1024 });
    assert_eq!(
        error.to_string(),
        "`User`, sort key of Inverted `USER#<name>`: `name` makes the key 1025 bytes long, but DynamoDB allows at most 1024"
    );
}

#[test]
fn an_index_key_is_named_with_its_index() {
    let error = ReleaseByMajorKey { major: "1#" }.pk().unwrap_err();
    assert_eq!(error.key().index, Some("ByMajor"));
    assert_eq!(
        error.to_string(),
        "`RELEASE`, partition key of ByMajor `MAJOR#<major>`: `major` contains the separator `#` at byte 1",
    );
}

#[test]
fn a_custom_part_can_refuse_for_its_own_reason() {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    struct Even(u8);

    impl KeyPart for Even {
        type View<'a> = Self;
        type Base = Self;
        const SHAPE: ddb_keys::schema::TextShape = u8::SHAPE;
        const NATIVE: Option<ddb_keys::schema::KeyType> = None;
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
            u8::text_len(view.0)
        }
        fn write(view: Self, out: &mut impl std::fmt::Write) -> Result<(), Refusal> {
            if view.0 % 2 == 1 { Err(Refusal::Other("is odd")) } else { u8::write(view.0, out) }
        }
        fn parse(text: &str) -> Option<Self> {
            u8::parse(text).filter(|value| value % 2 == 0).map(Self)
        }
    }

    #[derive(Entity)]
    #[pk("E#<even>")]
    struct Item {
        even: Even,
    }

    let error = Item { even: Even(3) }.key().pk().unwrap_err();
    assert_eq!(error.to_string(), "`Item`, partition key `E#<even>`: `even` is odd");
}

#[test]
fn a_text_that_is_not_a_key_reports_where_it_differs() {
    let sk = "v1.2#JFK#n";
    let parse = |pk, sk| -> (Mismatch, String) {
        let error: ParseError = ReleaseKey::parse(pk, sk).unwrap_err();
        assert_eq!(error.entity(), "RELEASE");
        (*error.mismatch(), error.to_string())
    };
    assert_eq!(parse("USER#a", sk).0, Mismatch::Literal { expected: "APP#", at: 0 });
    assert_eq!(parse("APP#", sk).0, Mismatch::Part { field: "app", at: 4 });
    assert_eq!(parse("APP#a#b", sk).0, Mismatch::Part { field: "app", at: 4 });
    assert_eq!(parse("APP#a", "v12#JFK#n").0, Mismatch::Part { field: "major", at: 1 });
    let (mismatch, message) = parse("APP#a", "v1.2#JFk#n");
    assert_eq!(mismatch, Mismatch::Part { field: "airport", at: 5 });
    assert_eq!(
        message,
        "not the sort key of `RELEASE`, `v<major>.<minor>#<airport>#<notes..>`: \
         invalid `airport` at byte 5",
    );
    assert_eq!(parse("APP#a", "v1.2#JFKX#n").0, Mismatch::Literal { expected: "#", at: 8 });

    #[derive(Entity)]
    #[pk("<id:02>")]
    #[sk("<id>")]
    struct Twice {
        id: u8,
    }
    let key: Result<KeyValue, KeyError> = Twice { id: 7 }.key().sk();
    assert_eq!(key.unwrap(), "7");
    let mismatch = |pk, sk| *TwiceKey::parse(pk, sk).unwrap_err().mismatch();
    assert_eq!(mismatch("07", "8"), Mismatch::Disagreement { field: "id" });
    assert_eq!(mismatch("071", "7"), Mismatch::Trailing { at: 2 });
}

#[test]
fn a_key_that_is_too_long_names_its_only_unbounded_field() {
    #[derive(Entity)]
    #[pk("<first>#<second>")]
    #[sk("<second>#<number>#<second>")]
    struct Pair {
        first: String,
        second: String,
        number: u32,
    }

    let long = "x".repeat(2000);
    let key = PairKey { first: &long, second: &long, number: 7 };
    let field = |error: KeyError| error.field();
    assert_eq!(field(key.sk().unwrap_err()), Some("second"));
    let error = key.pk().unwrap_err();
    assert_eq!(
        error.to_string(),
        "`Pair`, partition key `<first>#<second>`: the key is 4001 bytes long, but DynamoDB allows \
         at most 2048"
    );
    assert_eq!(field(error), None, "either can be why");
}

#[test]
fn an_error_is_debugged_without_the_schema_of_its_key() {
    let error = Release { airport: Airport("jfk".into()), ..release() }.key().build().unwrap_err();
    let shown = "KeyError { entity: \"RELEASE\", key: \"v<major>.<minor>#<airport>#<notes..>\", \
                 field: Some(\"airport\"), refusal: ";
    let debugged = format!("{error:?}");
    assert!(debugged.starts_with(shown) && debugged.len() < 200, "{debugged}");
}
