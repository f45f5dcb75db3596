//! One condition for every kind of key and every number of parts given.

use ddb_keys::{
    Entity, KeyPart, Refusal,
    query::{IntoCondition, SortCondition},
};

use super::{error, refusal, shown};

#[derive(Entity)]
#[pk("CHAT#<chat_id>")]
#[sk("MSG#<sent_at>#<msg_id>")]
#[gsi(Authors, pk = author, sk = sent_at)]
#[gsi(Inverted)]
#[gsi(Threads, pk = "THREAD#<thread>", sk = "<sent_at>#<msg_id:04>")]
#[lsi(ByAuthor, sk = "AUTHOR#<author>#<msg_id>")]
struct Message {
    chat_id: String,
    sent_at: String,
    msg_id: u32,
    author: String,
    thread: Option<String>,
}

#[test]
fn a_query_has_a_condition_after_every_part() {
    let chat = || Message::query().chat_id("1");
    assert_eq!(shown(chat()), r#"PK = CHAT#1 and begins_with(SK, "MSG#")"#);
    assert_eq!(shown(chat().sent_at("t")), r#"PK = CHAT#1 and begins_with(SK, "MSG#t#")"#);
    assert_eq!(shown(chat().sent_at("t").msg_id(10)), "PK = CHAT#1 and SK = MSG#t#10");
}

#[test]
fn a_collection_is_its_partition() {
    assert_eq!(shown(Message::collection().chat_id("1")), "PK = CHAT#1");
    assert_eq!(shown(Message::collection_threads().thread("t")), "Threads: PK = THREAD#t");
    assert_eq!(shown(Message::collection_authors().author("a")), "Authors: author = a");
    assert_eq!(shown(Message::collection_by_author().chat_id("1")), "ByAuthor: PK = CHAT#1");
}

#[test]
fn an_index_is_queried_by_its_own_key() {
    let threads = || Message::query_threads().thread("t");
    assert_eq!(shown(threads()), "Threads: PK = THREAD#t");
    assert_eq!(
        shown(threads().sent_at("x")),
        r#"Threads: PK = THREAD#t and begins_with(SK, "x#")"#
    );
    assert_eq!(shown(threads().sent_at("x").msg_id(7)), "Threads: PK = THREAD#t and SK = x#0007");
    let condition = threads().into_condition().unwrap();
    assert_eq!(condition.index(), Some("Threads"));
    assert_eq!(Message::query().chat_id("1").into_condition().unwrap().index(), None);
}

#[test]
fn raw_attributes_have_their_own_names() {
    let author = || Message::query_authors().author("a#b");
    assert_eq!(shown(author()), "Authors: author = a#b");
    assert_eq!(shown(author().sent_at("2024")), "Authors: author = a#b and sent_at = 2024");
    assert_eq!(
        shown(author().sent_at_starts_with("2024-10")),
        r#"Authors: author = a#b and begins_with(sent_at, "2024-10")"#
    );
}

#[test]
fn a_local_index_shares_the_partition_key() {
    let chat = || Message::query_by_author().chat_id("1");
    assert_eq!(shown(chat()), r#"ByAuthor: PK = CHAT#1 and begins_with(SK, "AUTHOR#")"#);
    assert_eq!(shown(chat().author("a").msg_id(3)), "ByAuthor: PK = CHAT#1 and SK = AUTHOR#a#3");
}

#[test]
fn an_inverted_index_is_given_from_the_tables_sort_key() {
    let message = || Message::query_inverted().sent_at("t").msg_id(3);
    assert_eq!(shown(message()), r#"Inverted: PK = MSG#t#3 and begins_with(SK, "CHAT#")"#);
    assert_eq!(shown(message().chat_id("1")), "Inverted: PK = MSG#t#3 and SK = CHAT#1");
    assert_eq!(
        shown(Message::collection_inverted().sent_at("t").msg_id(3)),
        "Inverted: PK = MSG#t#3"
    );
}

#[test]
fn n02_a_prefix_ends_at_a_parts_end() {
    #[derive(Entity)]
    #[pk("ORG#<org>")]
    #[sk("USER#<id>#<device>")]
    struct Device {
        org: String,
        id: u32,
        device: String,
    }

    let user = Device::query().org("o").id(1).into_condition().unwrap();
    let (_, SortCondition::BeginsWith(prefix)) = user.sort().unwrap() else { panic!("a prefix") };
    let stored = |id| DeviceKey { org: "o", id, device: "d" }.build().unwrap().sk.unwrap();
    assert!(stored(1).as_str().unwrap().starts_with(prefix));
    assert!(!stored(10).as_str().unwrap().starts_with(prefix), "USER#1 finds USER#10");
}

#[test]
fn n04_queries_and_keys_have_one_encoder() {
    #[derive(Entity)]
    #[pk("REPO#<repo>")]
    #[sk("ISSUE#<number:08>")]
    struct Issue {
        repo: String,
        number: u32,
    }

    let key = IssueKey { repo: "r", number: 7 }.build().unwrap();
    let query = Issue::query().repo("r").number(7).into_condition().unwrap();
    assert_eq!(query.equal()[0].1, key.pk);
    assert_eq!(Some(&query.equal()[1].1), key.sk.as_ref(), "padded on both paths");
    let error = |number| Issue::query().repo("r").number(number).into_condition().unwrap_err();
    assert_eq!(error(100_000_000), IssueKey { repo: "r", number: 100_000_000 }.sk().unwrap_err());
    assert_eq!(*error(u32::MAX).refusal(), Refusal::TooWide { width: 8 }, "never cut");
}

#[test]
fn keys_without_placeholders_are_queried_at_once() {
    #[derive(Entity)]
    #[pk("CONFIG")]
    #[sk("ROOT")]
    struct Config {}

    #[derive(Entity)]
    #[pk("FLAGS")]
    #[sk("FLAG#<name>")]
    struct Flag {
        name: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[sk("PROFILE")]
    struct Profile {
        id: String,
    }

    assert_eq!(shown(Config::query()), "PK = CONFIG and SK = ROOT");
    assert_eq!(shown(Config::collection()), "PK = CONFIG");
    assert_eq!(shown(Flag::query()), r#"PK = FLAGS and begins_with(SK, "FLAG#")"#);
    assert_eq!(shown(Flag::query().name("x")), "PK = FLAGS and SK = FLAG#x");
    assert_eq!(shown(Flag::collection()), "PK = FLAGS");
    assert_eq!(shown(Profile::query().id("1")), "PK = USER#1 and SK = PROFILE");
}

#[test]
fn a_sort_key_is_optional() {
    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[gsi(ByMail, pk = "MAIL#<mail>")]
    struct User {
        id: String,
        mail: String,
    }

    assert_eq!(shown(User::query().id("1")), "PK = USER#1");
    assert_eq!(shown(User::query_by_mail().mail("m")), "ByMail: PK = MAIL#m");
    assert_eq!(shown(User::collection_by_mail().mail("m")), "ByMail: PK = MAIL#m");
}

#[test]
fn literals_around_parts_are_written_as_soon_as_they_are_certain() {
    #[derive(Entity)]
    #[pk("<tenant>#USER")]
    #[sk("v<major>.<minor>-beta")]
    struct Release {
        tenant: String,
        major: u8,
        minor: u8,
    }

    let tenant = || Release::query().tenant("t");
    assert_eq!(shown(tenant()), r#"PK = t#USER and begins_with(SK, "v")"#);
    assert_eq!(shown(tenant().major(1)), r#"PK = t#USER and begins_with(SK, "v1.")"#);
    assert_eq!(shown(tenant().major(1).minor(2)), "PK = t#USER and SK = v1.2-beta");
    assert_eq!(shown(Release::collection().tenant("t")), "PK = t#USER");
}

#[test]
fn lists_are_given_attribute_after_attribute() {
    #[derive(Entity)]
    #[pk("MATCH#<id>")]
    #[gsi(Bracket, pk = [tournament, "REGION#<region>"], sk = [round, "B#<bracket>#<id:04>", score])]
    #[gsi(Texts, pk = ["T#<tournament>", "R#<region>"], sk = ["A", "B#<bracket>"])]
    struct Match {
        id: u16,
        tournament: String,
        region: String,
        round: u8,
        bracket: String,
        score: i64,
    }

    let both = || Match::query_bracket().tournament("W24").region("EU");
    assert_eq!(shown(both()), "Bracket: tournament = W24 and PK2 = REGION#EU");
    let round = || both().round(2);
    let start = "Bracket: tournament = W24 and PK2 = REGION#EU and";
    assert_eq!(shown(round()), format!(r#"{start} round = 2 and begins_with(SK2, "B#")"#));
    let bracket = || round().bracket("UP");
    assert_eq!(shown(bracket()), format!(r#"{start} round = 2 and begins_with(SK2, "B#UP#")"#));
    let id = || bracket().id(7);
    assert_eq!(shown(id()), format!("{start} round = 2 and SK2 = B#UP#0007"));
    assert_eq!(
        shown(id().score_in(-5..=5)),
        format!("{start} round = 2 and SK2 = B#UP#0007 and score between -5 and 5")
    );
    assert_eq!(shown(both().round_in(1..=2)), format!("{start} round between 1 and 2"));
    assert_eq!(
        shown(Match::query_texts().tournament("W").region("EU")),
        r#"Texts: PK = T#W and PK2 = R#EU and SK = A and begins_with(SK2, "B#")"#
    );
    assert_eq!(
        shown(Match::collection_texts().tournament("W").region("EU")),
        "Texts: PK = T#W and PK2 = R#EU"
    );
}

#[test]
fn a_field_in_several_places_is_given_once() {
    #[derive(Entity)]
    #[pk("ORG#<org>#<org:upper>")]
    #[sk("METADATA#<org>#<id>#<id:05>#<name>#<org:lower>")]
    #[gsi(ByNumber, pk = "N#<id>", sk = id)]
    #[gsi(ByName, pk = name, sk = "<name>#<id>")]
    struct Org {
        org: String,
        id: u32,
        name: String,
    }

    let org = || Org::query().org("Acme");
    assert_eq!(shown(org()), r#"PK = ORG#Acme#ACME and begins_with(SK, "METADATA#Acme#")"#);
    let id = || org().id(7);
    assert_eq!(shown(id()), r#"PK = ORG#Acme#ACME and begins_with(SK, "METADATA#Acme#7#00007#")"#);
    assert_eq!(shown(id().name("x")), "PK = ORG#Acme#ACME and SK = METADATA#Acme#7#00007#x#acme");
    assert_eq!(shown(Org::query_by_number().id(7)), "ByNumber: PK = N#7 and id = 7");
    assert_eq!(shown(Org::query_by_name().name("x").id(1)), "ByName: name = x and SK = x#1");
    assert_eq!(
        shown(Org::query_by_name().name("x")),
        r#"ByName: name = x and begins_with(SK, "x#")"#
    );
}

#[test]
fn a_part_is_refused_early_if_a_later_place_refuses_it() {
    #[derive(Entity)]
    #[pk("USER#<id..>")]
    #[sk("A#<kind>#<id>")]
    struct Row {
        id: String,
        kind: String,
    }

    let refused = error(Row::query().id("a#b"));
    assert_eq!(refused.key().text(), "A#<kind>#<id>");
    assert_eq!(*refused.refusal(), Refusal::Separator { separator: '#', at: 1 });
}

#[test]
fn the_first_error_is_kept_and_comes_out_where_the_query_is_used() {
    let chat = |chat_id: &str| Message::query().chat_id(chat_id.to_owned().leak());
    let refused = error(chat("a#b").sent_at("").msg_id(1));
    assert_eq!(
        (refused.field(), refused.key().to_string().as_str()),
        (Some("chat_id"), "`Message`, partition key `CHAT#<chat_id>`",)
    );
    assert_eq!(*refused.refusal(), Refusal::Separator { separator: '#', at: 1 });
    assert_eq!(error(chat("a#b").sent_at_starts_with("")), refused);
    assert_eq!(refusal(chat("")), Refusal::Empty);
    assert_eq!(
        refusal(chat("1").sent_at("a#b").msg_id(1)),
        Refusal::Separator { separator: '#', at: 1 }
    );
    assert_eq!(
        refusal(Message::collection().chat_id("a#b")),
        Refusal::Separator { separator: '#', at: 1 }
    );
    assert_eq!(refusal(Message::query_authors().author("")), Refusal::Empty);
}

#[test]
fn a_key_that_would_be_too_long_is_refused_as_it_is_when_it_is_built() {
    let long = "x".repeat(2048);
    let query = error(Message::query().chat_id(&long));
    let key = MessageKey { chat_id: &long, sent_at: "t", msg_id: 1 }.pk().unwrap_err();
    assert_eq!(query, key);
    assert_eq!(*query.refusal(), Refusal::TooLong { len: 2053, max: 2048 });
    let long = "x".repeat(1020);
    let chat = || Message::query().chat_id("1");
    let too_long = |len| Refusal::TooLong { len, max: 1024 };
    assert_eq!(refusal(chat().sent_at(&long)), too_long(1025));
    assert_eq!(refusal(chat().sent_at_starts_with("x".repeat(1021))), too_long(1025));
    assert_eq!(refusal(chat().sent_at_starts_with("x".repeat(1 << 20))), too_long((1 << 20) + 4));
    let raw = Message::query_authors().author("a");
    assert_eq!(refusal(raw.sent_at("x".repeat(1025).leak())), too_long(1025));
}

#[test]
fn the_longest_keys_can_be_asked_for() {
    let fits = "x".repeat(2043);
    assert!(Message::query().chat_id(&fits).into_condition().is_ok());
    let fits = "x".repeat(1019);
    assert!(Message::query().chat_id("1").sent_at(&fits).into_condition().is_ok());
}

#[test]
fn newtypes_stay_distinct_in_queries() {
    #[derive(KeyPart)]
    struct UserId(String);

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    #[key_part(rename_all = "UPPERCASE")]
    enum State {
        Open,
        Shut,
    }

    #[derive(Entity)]
    #[pk("USER#<user>")]
    #[sk("<state>#<number:06>")]
    struct Ticket {
        user: UserId,
        state: State,
        number: u32,
    }

    let user = UserId("u".into());
    let tickets = || Ticket::query().user(&user);
    assert_eq!(
        shown(tickets().state(State::Open).number_in(..=9)),
        "PK = USER#u and SK between OPEN# and OPEN#000009"
    );
    assert_eq!(shown(tickets().state(State::Shut)), r#"PK = USER#u and begins_with(SK, "SHUT#")"#);
}

#[test]
fn queries_and_conditions_are_data() {
    let query = Message::query().chat_id("1");
    assert_eq!(
        format!("{query:?}"),
        r#"Query { key: ["CHAT#<chat_id>", "MSG#<sent_at>#<msg_id>"], equal: [], begun: Some("CHAT#1"), ending: None, error: None }"#
    );
    let condition = query.into_condition().unwrap();
    assert_eq!(condition.clone(), condition);
    assert!(format!("{condition:?}").contains(r#"S("CHAT#1")"#), "{condition:?}");
    assert_eq!(condition.clone().into_condition().unwrap(), condition);
    assert_eq!(condition.equal().len(), 1);
    let other = Message::query().chat_id("2").into_condition().unwrap();
    assert_ne!(condition, other);
    let ended = Message::query().chat_id("1").sent_at_starts_with("x");
    assert!(format!("{ended:?}").contains(r#"BeginsWith("MSG#x")"#), "{ended:?}");
    assert_eq!(ended.clone().into_condition(), ended.into_condition());
}
