//! Failures known from other libraries, each impossible here. N3, N12, N16 and N18 are compile errors,
//! which the UI tests check. Those of queries and of tables are tested there.

use chrono::{DateTime, Utc};
use ddb_keys::{Entity, KeyPart, Refusal};
use uuid::Uuid;

#[derive(Entity)]
#[pk("USER#<user>#ORG#<org>")]
struct Member {
    user: String,
    org: String,
}

#[test]
fn n01_two_tuples_never_share_a_key() {
    let key = |user: &str, org: &str| Member { user: user.into(), org: org.into() }.key().build();
    for (user, org) in [("1#ORG#2", "3"), ("1", "2#ORG#3")] {
        let refusal = *key(user, org).unwrap_err().refusal();
        assert_eq!(refusal, Refusal::Separator { separator: '#', at: 1 });
    }
    assert!(!MemberKey::matches("USER#1#ORG#2#ORG#3"));
    assert_eq!(key("1", "2").unwrap().to_string(), "USER#1#ORG#2");
}

#[test]
fn n05_a_missing_value_leaves_out_the_whole_index_key() {
    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[gsi(ByTeam, pk = "TEAM#<team>", sk = "ROLE#<role>")]
    struct User {
        id: u32,
        team: Option<String>,
        role: Option<String>,
    }

    for (team, role) in [(Some("t"), None), (None, Some("r")), (None, None)] {
        let user = User { id: 1, team: team.map(str::to_owned), role: role.map(str::to_owned) };
        assert_eq!(user.by_team_key(), None);
        assert!(user.keys().unwrap().indexes.is_empty());
    }
    let empty = User { id: 1, team: Some(String::new()), role: Some("r".into()) };
    assert_eq!(*empty.keys().unwrap_err().refusal(), Refusal::Empty, "never `TEAM#`");
}

#[derive(Entity)]
#[pk("NUMBER#<number:06>")]
struct Numbered {
    number: u32,
}

#[test]
fn n08_padding_neither_overflows_nor_cuts() {
    // `-7` cannot be asked for: padding a signed integer does not compile.
    let key = |number| Numbered { number }.key().pk();
    assert_eq!(key(999_999).unwrap(), "NUMBER#999999");
    assert_eq!(*key(1_000_000).unwrap_err().refusal(), Refusal::TooWide { width: 6 });
}

#[test]
fn n09_only_canonical_texts_parse() {
    for text in
        ["000-7", "abc", " 00007", "00007 ", "7", "0000007", "", "00007\t", "+00007", "0.0007"]
    {
        assert!(!NumberedKey::matches(&format!("NUMBER#{text}")), "{text:?}");
    }
    for text in ["USER##ORG#2", "USER#1#ORG#", "USER#1#ORG#2#", "USER#1#ORG#2#X", "#USER#1#ORG#2"] {
        assert!(!MemberKey::matches(text), "{text:?}");
    }
}

#[test]
fn n10_two_places_of_one_field_must_agree() {
    #[derive(Entity)]
    #[pk("GAME#<id>")]
    #[sk("#METADATA#<id>")]
    struct Game {
        id: u32,
    }
    assert_eq!(Game { id: 1 }.key().build().unwrap().to_string(), "GAME#1 | #METADATA#1");
    assert!(GameKey::matches("GAME#1", "#METADATA#1"));
    assert!(!GameKey::matches("GAME#1", "#METADATA#2"));
    assert!(!GameKey::matches("GAME#1", "#METADATA#10"));
    assert!(!GameKey::matches("GAME#10", "#METADATA#1"));
}

#[test]
fn n11_bytes_are_kept_unless_folding_is_asked_for() {
    let key = |user| MemberKey { user, org: "x" }.pk().unwrap().to_string();
    assert_ne!(key("Alice"), key("alice"));
    assert_ne!(key("é"), key("e\u{301}"), "nothing is normalized");
    assert_eq!(MemberKey::parse("USER#Alice#ORG#x").unwrap().user, "Alice");
}

#[test]
fn n13_literals_are_not_patterns() {
    #[derive(Entity)]
    #[pk("a.b#<id>")]
    struct Dotted {
        id: String,
    }
    assert!(!DottedKey::matches("aXb#1"));
    for id in ["1\n2", "\n", ".*", "$1", "\\d+", "%s", "{}"] {
        let key = Dotted { id: id.into() }.key().pk().unwrap().to_string();
        assert_eq!(DottedKey::parse(&key).unwrap().id, id);
    }
}

#[test]
fn n14_a_fields_name_in_a_literal_stays_there() {
    #[derive(Entity)]
    #[pk("user:<user>")]
    #[sk("user:user")]
    #[entity(separator = ':')]
    struct User {
        user: String,
    }
    let user = User { user: "alice".into() };
    assert_eq!(user.key().build().unwrap().to_string(), "user:alice | user:user");
}

#[test]
fn n15_keys_too_long_for_dynamodb_are_refused() {
    let user = "x".repeat(3005 - "USER##ORG#x".len());
    let error = MemberKey { user: &user, org: "x" }.build().unwrap_err();
    assert_eq!(*error.refusal(), Refusal::TooLong { len: 3005, max: 2048 });
}

#[test]
fn published_keys_that_went_wrong_do_not_parse() {
    #[derive(Debug, KeyPart)]
    #[key_part(chars = "0-9A-Za-z_-")]
    struct Word(String);

    #[derive(Entity)]
    #[pk("ORDER#<number>")]
    struct Order {
        number: u32,
    }
    #[derive(Entity)]
    #[pk("EQUIPMENTS#<number:03>")]
    struct Equipment {
        number: u16,
    }
    #[derive(Entity)]
    #[pk("#METADATA#<player>")]
    struct Player {
        player: Word,
    }
    #[derive(Entity)]
    #[pk("F#<feature>#S#<sub_feature>")]
    struct Feature {
        feature: Word,
        sub_feature: Word,
    }
    #[derive(Entity)]
    #[pk("<id>")]
    struct Item {
        id: Uuid,
    }
    #[derive(Entity)]
    #[pk("REC#<number>#<at:millis>#SKU#<sku>")]
    struct Record {
        number: u32,
        at: DateTime<Utc>,
        sku: Word,
    }
    #[derive(Entity)]
    #[pk("<airport>#<at:secs>")]
    struct Flight {
        airport: Word,
        at: DateTime<Utc>,
    }

    assert_eq!(Order { number: 1 }.key().pk().unwrap(), "ORDER#1");
    assert!(!OrderKey::matches("ORDER# 1"));
    assert_eq!(Equipment { number: 1 }.key().pk().unwrap(), "EQUIPMENTS#001");
    assert!(!EquipmentKey::matches("EQUIPMENTS#001EQUIPMENTS#002"));
    assert!(Player { player: Word("player001".into()) }.key().pk().is_ok());
    assert!(!PlayerKey::matches("#METEADATA#player001"));
    assert!(!PlayerKey::matches("#METADATA#\"info\""));
    let feature = Feature { feature: Word("U1".into()), sub_feature: Word("s".into()) };
    assert_eq!(feature.key().pk().unwrap(), "F#U1#S#s");
    for text in ["F#U1#S#<sub_feature>", "F#U1#S#s\t", "F#U1#S#"] {
        assert!(!FeatureKey::matches(text), "{text:?}");
    }
    let id = Item { id: Uuid::max() }.key().pk().unwrap().to_string();
    assert!(ItemKey::matches(&id) && !ItemKey::matches(&id.to_uppercase()));
    let at: DateTime<Utc> = "2023-05-28T14:15:39.240Z".parse().unwrap();
    let record = Record { number: 1, at, sku: Word("999".into()) };
    assert_eq!(record.key().pk().unwrap(), "REC#1#2023-05-28T14:15:39.240Z#SKU#999");
    assert!(!RecordKey::matches("REC#12023-05-28T14:15:39.24#SKU#999"));
    let flight = Flight { airport: Word("JFK".into()), at };
    assert_eq!(flight.key().pk().unwrap(), "JFK#2023-05-28T14:15:39Z");
    for text in ["JFK#2021-08-03T20:25:25:00", "JFK#2021-08-03T20:25:25"] {
        assert!(!FlightKey::matches(text), "{text:?}");
    }
}

#[test]
fn n21_times_sort_as_text_where_their_usual_texts_do_not() {
    use chrono::SecondsFormat;

    #[derive(Entity)]
    #[pk("LOG")]
    #[sk("<at:millis>")]
    struct Entry {
        at: DateTime<Utc>,
    }

    let at = |text: &str| text.parse::<DateTime<Utc>>().unwrap();
    let (early, late) = (at("2024-10-14T01:01:00Z"), at("2024-10-14T01:01:00.500Z"));
    assert!(early < late);
    let usual = |at: DateTime<Utc>| at.to_rfc3339_opts(SecondsFormat::AutoSi, true);
    assert!(usual(early) > usual(late), "`Z` stands after `.`");
    let text = |at| EntryKey { at }.sk().unwrap().to_string();
    assert!(text(early) < text(late));
}
