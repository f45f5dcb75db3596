//! The cost of keys. Allocations are counted here; benchmarks measure instructions and time.

use std::hint::black_box;

use allocation_counter::{AllocationInfo, measure};
use ddb_keys::{
    Entity, KeyPart, Mismatch, Table,
    query::IntoCondition,
    schema::{MAX_PARTITION_KEY, MAX_SORT_KEY},
};
use uuid::Uuid;

#[derive(KeyPart)]
struct Tenant(String);

#[derive(Entity)]
#[pk("TENANT#<tenant>#GAME#<game>")]
#[sk("AT#<at:millis>#<number:08>#<note..>")]
struct Event {
    tenant: Tenant,
    game: Uuid,
    at: jiff::Timestamp,
    number: u32,
    note: String,
}

#[derive(Entity)]
#[pk("USER#<username>")]
#[sk("#METADATA#<username>")]
struct User {
    username: String,
}

/// Every kind of key that contains text.
#[derive(Entity)]
#[pk("PAGE#<site:lower>")]
#[sk("<path..>")]
#[gsi(ByTitle, pk = "TITLE#<title>", sk = "<path>")]
#[gsi(ByAuthor, pk = [author, "SITE#<site>"], sk = ["<title:upper>", code])]
#[gsi(ByCode, when(draft = true), pk = "<code>")]
#[lsi(ByPath, sk = path)]
#[gsi(Inverted)]
struct Page {
    site: String,
    path: String,
    title: Option<String>,
    author: Tenant,
    code: Code,
    draft: bool,
}

#[derive(KeyPart)]
#[key_part(chars = "a-z")]
struct Code(String);

#[derive(Entity)]
#[pk(owner)]
#[sk(name)]
struct Setting {
    owner: Tenant,
    name: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum State {
    Open,
}

#[derive(Table)]
#[table(name = "costs", pk = "PK", sk = "SK")]
#[gsi(ByTitle, name = "by-title", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(ByAuthor, name = "by-author", pk = ["author", "GSI2PK"], sk = ["GSI2SK", "code"])]
#[gsi(ByCode, name = "by-code", pk = "GSI3PK")]
#[lsi(ByPath, name = "by-path", sk = "path")]
#[gsi(Inverted, name = "inverted", pk = "SK", sk = "PK")]
#[allow(dead_code, reason = "the keys are what is measured")]
enum Costs {
    Event(Event),
    User(User),
    Page(Page),
}

fn allocations(work: impl FnOnce()) -> (u64, u64) {
    let AllocationInfo { count_total, bytes_total, .. } = measure(work);
    (count_total, bytes_total)
}

#[test]
fn a_key_text_is_one_allocation_of_exact_size() {
    let username = "alice".repeat(3);
    let key = UserKey { username: &username };
    let lens = ("USER#".len() + 15, "#METADATA#".len() + 15);
    assert_eq!(allocations(|| drop(black_box(key.pk()))), (1, lens.0 as u64));
    assert_eq!(allocations(|| drop(black_box(key.sk()))), (1, lens.1 as u64));
    assert_eq!(allocations(|| drop(black_box(key.build()))), (2, (lens.0 + lens.1) as u64));
}

#[test]
fn formats_and_ids_write_into_the_same_allocation() {
    let event = Event {
        tenant: Tenant("acme".into()),
        game: Uuid::from_u128(7),
        at: jiff::Timestamp::from_second(1_728_867_661).unwrap(),
        number: 42,
        note: "a#b".into(),
    };
    let key = event.key();
    let built = key.build().unwrap();
    let bytes = built.pk.len() + built.sk.as_ref().unwrap().len();
    assert_eq!(allocations(|| drop(black_box(key.build()))), (2, bytes as u64));
}

const MEGABYTE: usize = 1 << 20;

#[test]
fn parsing_allocates_nothing_whatever_the_text() {
    let long = "x".repeat(MEGABYTE);
    for (pk, sk) in [
        ("USER#a", "#METADATA#a"),
        ("USER#a", "#METADATA#b"),
        ("GAME#1", "#"),
        ("PAGE#a", "b#c"),
        (&long, &long),
    ] {
        let parse = || {
            black_box(UserKey::parse(pk, sk).is_ok());
            black_box(EventKey::matches(pk, sk));
            black_box(PageKey::parse(pk, sk).is_ok());
            black_box(PageByTitleKey::parse(pk, sk).is_ok());
            black_box(PageByAuthorKey::parse([pk, sk], [sk, pk]).is_ok());
            black_box(PageByCodeKey::parse(pk).is_ok());
            black_box(PageByPathKey::parse(pk, sk).is_ok());
            black_box(PageInvertedKey::parse(pk, sk).is_ok());
            black_box(SettingKey::parse(pk, sk).is_ok());
            black_box(CostsKey::parse(pk, sk).is_ok());
        };
        assert_eq!(allocations(parse), (0, 0));
    }
}

/// A text longer than a key is not read, so the cost of parsing is bounded.
#[test]
fn a_text_longer_than_any_key_is_refused_unread() {
    let key = |prefix: &str| prefix.to_owned() + &"x".repeat(MEGABYTE);
    macro_rules! unread {
        ($($parsed:expr => $max:expr;)+) => {$(
            assert_eq!(*$parsed.unwrap_err().mismatch(), Mismatch::TooLong { max: $max });
        )+};
    }
    let long = key("");
    unread! {
        UserKey::parse(&key("USER#"), "#METADATA#a") => MAX_PARTITION_KEY;
        UserKey::parse("USER#a", &key("#METADATA#")) => MAX_SORT_KEY;
        PageKey::parse("PAGE#a", &long) => MAX_SORT_KEY;
        PageByTitleKey::parse(&key("TITLE#"), "b") => MAX_PARTITION_KEY;
        PageByAuthorKey::parse([&long, "SITE#a"], ["A", "a"]) => MAX_PARTITION_KEY;
        PageByAuthorKey::parse(["a", "SITE#a"], ["A", &long]) => MAX_SORT_KEY;
        PageByCodeKey::parse(&long) => MAX_PARTITION_KEY;
        PageByPathKey::parse("PAGE#a", &long) => MAX_SORT_KEY;
        PageInvertedKey::parse("a", &key("PAGE#")) => MAX_SORT_KEY;
        SettingKey::parse(&long, "a") => MAX_PARTITION_KEY;
        SettingKey::parse("a", &long) => MAX_SORT_KEY;
    }
}

/// A part by itself has no limit. It reads a text once, from the left, without copying.
#[test]
fn parts_are_parsed_without_a_copy() {
    fn parse<P: KeyPart>(text: &str) {
        black_box(P::parse(text).is_some());
    }
    for letter in ["x", "0", "-", "é"] {
        let text = letter.repeat(MEGABYTE);
        let parse_all = || {
            parse::<String>(&text);
            parse::<Tenant>(&text);
            parse::<Code>(&text);
            parse::<State>(&text);
            parse::<bool>(&text);
            parse::<char>(&text);
            parse::<u8>(&text);
            parse::<i128>(&text);
            parse::<Uuid>(&text);
            parse::<ulid::Ulid>(&text);
            parse::<chrono::NaiveDate>(&text);
            parse::<time::Date>(&text);
            parse::<jiff::civil::Date>(&text);
        };
        assert_eq!(allocations(parse_all), (0, 0));
    }
}

#[test]
fn a_key_that_is_too_long_is_refused_before_it_is_allocated() {
    let long = "x".repeat(MEGABYTE);
    let (tenant, code) = (Tenant(long.clone()), Code(long.clone()));
    let (short_tenant, short_code) = (Tenant("a".into()), Code("a".into()));
    // The partition key may have been built before the sort key that does not fit.
    macro_rules! refused {
        ($($build:expr;)+) => {$(
            let (_, bytes) = allocations(|| assert!(black_box($build).is_err()));
            assert!(bytes <= 64, "{bytes} bytes for {}", stringify!($build));
        )+};
    }
    let long = long.as_str();
    refused! {
        UserKey { username: long }.build();
        PageKey { site: long, path: "a" }.build();
        PageKey { site: "a", path: long }.build();
        PageByTitleKey { title: long, path: "a" }.build();
        PageByTitleKey { title: "a", path: long }.build();
        PageByAuthorKey { author: (&tenant).into(), site: "a", title: "a", code: (&short_code).into() }.build();
        PageByAuthorKey { author: (&short_tenant).into(), site: long, title: "a", code: (&short_code).into() }.build();
        PageByAuthorKey { author: (&short_tenant).into(), site: "a", title: long, code: (&short_code).into() }.build();
        PageByAuthorKey { author: (&short_tenant).into(), site: "a", title: "a", code: (&code).into() }.build();
        PageByCodeKey { code: (&code).into() }.build();
        PageByPathKey { site: "a", path: long }.build();
        SettingKey { owner: (&tenant).into(), name: "a" }.build();
        SettingKey { owner: (&short_tenant).into(), name: long }.build();
    }
}

#[test]
fn a_query_with_a_value_that_is_too_long_is_refused_before_it_is_allocated() {
    let tenant = Tenant("x".repeat(MEGABYTE));
    let long = tenant.0.as_str();
    macro_rules! refused {
        ($($query:expr;)+) => {$(
            let condition = || assert!(black_box($query.into_condition()).is_err());
            let (_, bytes) = allocations(condition);
            assert!(bytes <= 512, "{bytes} bytes for {}", stringify!($query));
        )+};
    }
    refused! {
        Page::query().site(long);
        Page::collection().site(long);
        Page::query().site("a").path(long);
        Page::query().site("a").path_starts_with(long);
        Page::query_by_title().title(long);
        Page::query_by_title().title("a").path(long);
        Page::query_by_title().title("a").path_starts_with(long);
        Page::query_by_path().site("a").path(long);
        Setting::query().owner(&tenant);
    }
    // The ends of a range are truncated to the length of a key.
    for bytes in [
        allocations(|| {
            drop(black_box(Page::query().site("a").path_in(long..=long).into_condition()))
        })
        .1,
        allocations(|| {
            drop(black_box(Page::query_by_title().title("a").path_in(long..).into_condition()))
        })
        .1,
        allocations(|| {
            drop(black_box(Page::query_by_path().site("a").path_in(..=long).into_condition()))
        })
        .1,
    ] {
        assert!(bytes <= 4096, "{bytes} bytes");
    }
}
