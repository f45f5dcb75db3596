//! Parts: one value, one text, and nothing else parses.

use std::borrow::Cow;
use std::rc::Rc;
use std::sync::Arc;

use ddb_keys::{Entity, KeyPart, schema::TextShape};
use uuid::Uuid;

/// The plain text of a part. Checks its announced length and shape.
fn text<P: KeyPart>(value: &P) -> String {
    let mut text = String::new();
    P::write(value.view(), &mut text).unwrap();
    assert_eq!(P::text_len(value.view()), text.len());
    assert!((P::SHAPE.min..=P::SHAPE.max).contains(&text.len()), "{text}");
    assert!(P::SHAPE.allows(&text), "{text}");
    assert_eq!(P::parse(&text), Some(value.view()), "{text}");
    text
}

/// None of these is the text of any value.
fn refuses<P: KeyPart>(texts: &[&str]) {
    for text in texts {
        assert_eq!(P::parse(text), None, "{text:?}");
    }
}

#[test]
fn text_is_itself() {
    for sample in ["a", " ", "#", "é\u{301}", "😀", "\0", "\n", "<>"] {
        assert_eq!(text(&String::from(sample)), sample);
        assert_eq!(text(&sample), sample);
        assert_eq!(text(&Cow::Borrowed(sample)), sample);
        assert_eq!(text(&Box::<str>::from(sample)), sample);
        assert_eq!(text(&Arc::<str>::from(sample)), sample);
        assert_eq!(text(&Rc::new(String::from(sample))), sample);
        assert_eq!(text(&&&sample), sample);
    }
    refuses::<String>(&[""]);
}

#[test]
fn bools_are_two_words() {
    assert_eq!((text(&true), text(&false)), ("true".into(), "false".into()));
    refuses::<bool>(&["", "True", "TRUE", "1", "0", "true ", " true", "tru"]);
}

#[test]
fn a_char_is_one_character() {
    for sample in ['a', '#', '\0', 'é', '😀', char::MAX] {
        assert_eq!(text(&sample), String::from(sample));
    }
    refuses::<char>(&["", "ab", "e\u{301}"]);
}

#[test]
fn integers_are_decimal() {
    macro_rules! ends {
        ($($int:ty),+) => {$(
            for value in [<$int>::MIN, <$int>::MAX, 0, 1, 9, 10, 99, 100] {
                assert_eq!(text(&value), value.to_string());
            }
            refuses::<$int>(&[
                "", "007", "00", "+7", "-0", "-00", "--7", "-", "+", " 7", "7 ", "7\t", "7\n", "7.0", "1e3", "0x7", "7_0",
                "１", "٣", "NaN", "inf", "\"7\"", "999999999999999999999999999999999999999999",
            ]);
        )+};
    }
    ends!(u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize);
    refuses::<u8>(&["256", "-1"]);
    refuses::<i8>(&["128", "-129", "-01"]);
    refuses::<u64>(&["18446744073709551616"]);
    refuses::<i64>(&["-9223372036854775809"]);
    refuses::<u128>(&["340282366920938463463374607431768211456"]);
}

#[test]
fn a_uuid_has_one_spelling() {
    let id = Uuid::from_u128(0x67e5_5044_10b1_426f_9247_bb68_0e5f_e0c8);
    assert_eq!(text(&id), "67e55044-10b1-426f-9247-bb680e5fe0c8");
    refuses::<Uuid>(&[
        "",
        "67E55044-10b1-426f-9247-bb680e5fe0c8",
        "{67e55044-10b1-426f-9247-bb680e5fe0c8}",
        "urn:uuid:67e55044-10b1-426f-9247-bb680e5fe0c8",
        "67e5504410b1426f9247bb680e5fe0c8",
        "67e5504410b1426f9247bb680e5fe0c8----",
        "67e55044-10b1-426f-9247-bb680e5fe0c8\t",
        " 67e55044-10b1-426f-9247-bb680e5fe0c8",
        "67e55044-10b1-426f-9247-bb680e5fe0cg",
    ]);
}

#[derive(Debug, Clone, PartialEq, KeyPart)]
struct UserId(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct Number(u32);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct Ticket(Number);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct GameId(Uuid);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct Flag(bool);

#[test]
fn newtypes_share_the_text_of_what_they_wrap() {
    assert_eq!(text(&UserId("alice".into())), "alice");
    assert_eq!(text(&Number(7)), "7");
    assert_eq!(text(&Ticket(Number(7))), "7");
    assert_eq!(text(&GameId(Uuid::nil())), Uuid::nil().to_string());
    assert_eq!(text(&Flag(true)), "true");
    refuses::<Ticket>(&["007", "-1", "4294967296"]);
}

#[test]
fn a_newtype_over_text_keeps_its_type_in_the_key() {
    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User {
        id: UserId,
    }

    let id = UserId("alice".into());
    let key = UserKey { id: (&id).into() };
    assert_eq!(key.id.as_str(), "alice");
    let user = User { id: id.clone() };
    assert_eq!(key, user.key());
    assert_eq!(key, UserKey { id: ddb_keys::Text::new("alice") });
    assert_eq!(format!("{key:?} {}", key.id), "UserKey { id: \"alice\" } alice");
}

#[test]
fn enums_are_their_variants_names() {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    enum Plain {
        Open,
        InProgress,
        r#Type,
    }
    assert_eq!(text(&Plain::Open), "Open");
    assert_eq!(text(&Plain::InProgress), "InProgress");
    assert_eq!(text(&Plain::Type), "Type");
    refuses::<Plain>(&["", "open", "Open ", "OPEN", "Opened"]);
}

#[test]
fn enums_are_renamed_as_serde_does() {
    macro_rules! renamed {
        ($($rule:literal: $open:literal, $in_progress:literal, $id:literal;)+) => {$({
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
            #[key_part(rename_all = $rule)]
            enum State {
                Open,
                InProgress,
                ByID,
                #[key_part(rename = "the Rest")]
                Other,
            }
            assert_eq!(text(&State::Open), $open);
            assert_eq!(text(&State::InProgress), $in_progress);
            assert_eq!(text(&State::ByID), $id);
            assert_eq!(text(&State::Other), "the Rest");
        })+};
    }
    renamed! {
        "lowercase": "open", "inprogress", "byid";
        "UPPERCASE": "OPEN", "INPROGRESS", "BYID";
        "PascalCase": "Open", "InProgress", "ByID";
        "camelCase": "open", "inProgress", "byID";
        "snake_case": "open", "in_progress", "by_i_d";
        "SCREAMING_SNAKE_CASE": "OPEN", "IN_PROGRESS", "BY_I_D";
        "kebab-case": "open", "in-progress", "by-i-d";
        "SCREAMING-KEBAB-CASE": "OPEN", "IN-PROGRESS", "BY-I-D";
    }
}

#[test]
fn variants_without_fields_may_be_written_with_brackets() {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    enum Kind {
        Unit,
        Tuple(),
        Named {},
    }
    assert_eq!(
        [Kind::Unit, Kind::Tuple(), Kind::Named {}].map(|kind| text(&kind)),
        ["Unit", "Tuple", "Named"]
    );
}

#[test]
fn bounded_text_says_what_it_can_be() {
    #[derive(Debug, KeyPart)]
    #[key_part(len = 27, chars = "0-9A-Za-z")]
    struct Ksuid(String);

    let id = "0ujtsYcgvSTl8PAuAdqWYSMnLOv";
    assert_eq!(text(&Ksuid(id.into())), id);
    let bounded = TextShape::bounded(27, 27, "0-9A-Za-z").as_free_text();
    assert_eq!(Ksuid::SHAPE, bounded);
    refuses::<Ksuid>(&[
        "",
        "0ujtsYcgvSTl8PAuAdqWYSMnLO",
        "0ujtsYcgvSTl8PAuAdqWYSMnLOvv",
        "0ujtsYcgvSTl8PAuAdqWYSMnLO-",
        "0ujtsYcgvSTl8PAuAdqWYSMnLO\t",
    ]);
}

#[test]
fn a_hyphen_that_makes_no_range_stands_for_itself() {
    #[derive(Debug, KeyPart)]
    #[key_part(chars = "0-9a-z-_")]
    struct Slug(String);

    assert_eq!(text(&Slug("a-b_c-9".into())), "a-b_c-9");
    refuses::<Slug>(&["", "A", "a b", "a.b", "é"]);
}

#[test]
fn a_newtype_may_be_generic() {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    struct Tagged<T>(T);

    assert_eq!(text(&Tagged(7_u8)), "7");
}
