//! Key structs: fields by name, and `build` and `parse` as inverse functions.

use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::Arc;

use ddb_keys::{Entity, KeyPart};
use uuid::Uuid;

#[derive(Debug, Clone, Entity)]
#[pk("USER#<username>")]
#[sk("#METADATA#<username>")]
struct User {
    username: String,
    #[allow(dead_code)]
    email: String,
}

fn alice() -> User {
    User { username: "alice".into(), email: "alice@example.com".into() }
}

#[test]
fn a_key_builds_prints_and_parses_back() {
    let key = UserKey { username: "alice" };
    assert_eq!(key.build().unwrap().to_string(), "USER#alice | #METADATA#alice");
    assert_eq!(key.pk().unwrap(), "USER#alice");
    assert_eq!(key.sk().unwrap(), "#METADATA#alice");
    assert_eq!(UserKey::parse("USER#alice", "#METADATA#alice").unwrap(), key);
}

#[test]
fn a_value_is_compared_with_its_text() {
    let pk = UserKey { username: "alice" }.pk().unwrap();
    assert!(pk == "USER#alice" && pk == *"USER#alice");
    assert!(pk != "USER#bob" && pk != *"USER#bob");
}

#[test]
fn matches_is_the_type_guard() {
    assert!(UserKey::matches("USER#alice", "#METADATA#alice"));
    assert!(!UserKey::matches("USER#alice", "#METADATA#bob"));
    assert!(!UserKey::matches("GAME#alice", "#METADATA#alice"));
    assert!(!UserKey::matches("", ""));
}

#[test]
fn an_entity_gives_its_key() {
    let user = alice();
    assert_eq!(user.key(), UserKey { username: "alice" });
    assert_eq!(UserKey::from(&user), user.key());
    let keys = user.keys().unwrap();
    assert_eq!(keys.primary, user.key().build().unwrap());
    assert!(keys.indexes.is_empty());
}

#[test]
fn keys_are_plain_values() {
    let (one, same, other) =
        (UserKey { username: "a" }, UserKey { username: "a" }, UserKey { username: "b" });
    let copy = one;
    assert_eq!(copy, same);
    assert_ne!(one, other);
    assert_eq!(HashSet::from([one, same, other]).len(), 2);
    assert_eq!(format!("{one:?}"), "UserKey { username: \"a\" }");
}

#[test]
fn parsed_keys_borrow_from_the_text() {
    let pk = String::from("USER#alice");
    let key = UserKey::parse(&pk, "#METADATA#alice").unwrap();
    assert_eq!(key.username.as_ptr(), pk[5..].as_ptr());
}

#[test]
fn text_literals_and_references_coerce() {
    let (owned, boxed, shared) = (String::from("a"), Box::<str>::from("a"), Arc::<str>::from("a"));
    for key in [
        UserKey { username: "a" },
        UserKey { username: &owned },
        UserKey { username: &boxed },
        UserKey { username: &shared },
    ] {
        assert_eq!(key.pk().unwrap(), "USER#a");
    }
}

#[test]
fn keys_are_covariant() {
    fn shorter<'s>(key: UserKey<'static>, _: &'s str) -> UserKey<'s> {
        key
    }
    let text = String::from("x");
    assert_eq!(shorter(UserKey { username: "a" }, &text).username, "a");
}

#[test]
fn a_key_without_placeholders_is_a_unit_struct() {
    #[derive(Entity)]
    #[pk("CONFIG")]
    #[sk("#")]
    struct Config;

    assert_eq!(ConfigKey.build().unwrap().to_string(), "CONFIG | #");
    assert_eq!(ConfigKey::parse("CONFIG", "#").unwrap(), ConfigKey);
    assert_eq!(Config.key(), ConfigKey);
    assert!(!ConfigKey::matches("CONFIG", "##"));
    assert!(!ConfigKey::matches("CONFI", "#"));
}

#[test]
fn a_key_in_which_nothing_borrows_has_no_lifetime() {
    #[derive(Entity)]
    #[pk("GAME#<id>")]
    struct Game {
        id: Uuid,
    }

    fn key() -> GameKey {
        Game { id: Uuid::nil() }.key()
    }
    assert_eq!(key().pk().unwrap(), "GAME#00000000-0000-0000-0000-000000000000");
}

#[test]
fn a_table_may_have_a_partition_key_alone() {
    #[derive(Entity)]
    #[pk("SESSION#<token>")]
    struct Session {
        token: String,
    }

    let session = Session { token: "t".into() };
    let built = session.key().build().unwrap();
    assert_eq!((built.to_string(), built.sk), ("SESSION#t".into(), None));
    assert_eq!(SessionKey::parse("SESSION#t").unwrap().token, "t");
    assert!(!Session::claims("SESSION#t", Some("x")));
}

#[test]
fn fields_stand_in_order_of_first_appearance_each_once() {
    #[derive(Entity)]
    #[pk("<b>#<a>")]
    #[sk("<c>#<b>#<a>")]
    struct Letters {
        a: String,
        b: u8,
        c: char,
    }

    let letters = Letters { a: "x".into(), b: 7, c: '!' };
    assert_eq!(format!("{:?}", letters.key()), "LettersKey { b: 7, a: \"x\", c: '!' }");
    assert_eq!(letters.key().build().unwrap().to_string(), "7#x | !#7#x");
}

#[test]
fn name_separator_and_key_can_be_chosen() {
    #[derive(Entity)]
    #[entity(name = "USER", separator = '|', key = MemberPrimaryKey)]
    #[pk("USER|<id>|<city>")]
    struct Member {
        id: String,
        city: String,
    }

    assert_eq!((Member::NAME, Member::SCHEMA.name), ("USER", "USER"));
    let member = Member { id: "a#b".into(), city: "c".into() };
    assert_eq!(member.key(), MemberPrimaryKey { id: "a#b", city: "c" });
    assert_eq!(member.key().pk().unwrap(), "USER|a#b|c");
}

#[test]
fn a_tail_takes_the_rest() {
    #[derive(Debug, Entity)]
    #[pk("ORDER#<id..>")]
    struct Order {
        id: String,
    }

    let order = Order { id: "2024-01-15#abc".into() };
    assert_eq!(order.key().pk().unwrap(), "ORDER#2024-01-15#abc");
    assert_eq!(OrderKey::parse("ORDER#2024-01-15#abc").unwrap().id, order.id);
    assert!(!OrderKey::matches("ORDER#"));
}

#[test]
fn a_doubled_bracket_stands_for_itself() {
    #[derive(Entity)]
    #[pk("<<<id>>")]
    struct Quoted {
        id: u8,
    }

    assert_eq!(Quoted { id: 7 }.key().pk().unwrap(), "<7>");
    assert_eq!(QuotedKey::parse("<7>").unwrap().id, 7);
}

#[test]
fn raw_identifiers_are_named_without_their_mark() {
    #[derive(Entity)]
    #[pk("<type>#<r#match>")]
    #[sk(r#fn)]
    #[gsi(r#Type, pk = r#type)]
    struct r#Keyword {
        r#type: String,
        r#match: u8,
        r#fn: String,
    }

    let keyword = Keyword { r#type: "t".into(), r#match: 1, r#fn: "f".into() };
    let key = KeywordKey { r#type: "t", r#match: 1, r#fn: "f" };
    assert_eq!(keyword.key(), key);
    assert_eq!(key.build().unwrap().to_string(), "t#1 | f");
    assert_eq!(keyword.type_key().pk().unwrap(), "t");
}

#[test]
fn visibility_is_the_structs() {
    mod inner {
        #[derive(ddb_keys::Entity)]
        #[pk("USER#<id>")]
        pub(crate) struct User {
            pub(crate) id: u8,
        }
    }

    let key: inner::UserKey = ddb_keys::Entity::key(&inner::User { id: 1 });
    assert_eq!(key, inner::UserKey { id: 1 });
}

#[test]
fn generic_entities_have_generic_keys() {
    #[derive(Entity)]
    #[pk("ENVELOPE#<id>")]
    #[sk("<number:ordered>")]
    struct Envelope<T, N, Body>
    where
        T: Clone,
    {
        id: T,
        number: N,
        body: Body,
    }

    let envelope = Envelope { id: String::from("e"), number: -1_i8, body: vec![1.5] };
    assert_eq!(envelope.body.len(), 1);
    let key: EnvelopeKey<'_, String, i8> = envelope.key();
    assert_eq!(key.build().unwrap().to_string(), "ENVELOPE#e | 127");
    assert_eq!(EnvelopeKey::<u8, u8>::parse("ENVELOPE#7", "007").unwrap().id, 7);
}

#[test]
fn lifetimes_and_const_parameters_work() {
    #[derive(Entity)]
    #[pk("<name>#<nick>#<owned>")]
    struct Borrowed<'a, 'b: 'a, const N: usize> {
        name: &'a str,
        nick: Cow<'b, str>,
        owned: Box<str>,
        _padding: [u8; N],
    }

    let borrowed = Borrowed { name: "n", nick: "k".into(), owned: "o".into(), _padding: [0; 3] };
    assert_eq!(borrowed.key().pk().unwrap(), "n#k#o");
    assert_eq!(BorrowedKey::parse("n#k#o").unwrap(), borrowed.key());
}

#[test]
fn newtypes_that_borrow_are_parts() {
    #[derive(KeyPart)]
    struct Name<'a>(&'a str);

    #[derive(Entity)]
    #[pk("<name>")]
    struct Named<'a> {
        name: Name<'a>,
    }

    let named = Named { name: Name("n") };
    assert_eq!(named.key().pk().unwrap(), "n");
    assert_eq!(NamedKey::parse("n").unwrap().name.as_str(), "n");
}
