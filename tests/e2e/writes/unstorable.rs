//! Values that DynamoDB would refuse, or that the entity could not read back, are refused before anything is sent, with the path to
//! them; and what somebody else has stored is refused with the path when it is read.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use aws_sdk_dynamodb::config::retry::RetryConfig;
use aws_sdk_dynamodb::types::AttributeValue;
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Change, ChangeKind, Client, Error, Item, Update};
use ddb_keys::{Document, Entity, Table};
use ddb_keys_admin::audit;
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;
use crate::scripted::{self, Answer, Scripted};

/// An even number. Its own derive writes others, too.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "u32")]
struct Even(u32);

impl TryFrom<u32> for Even {
    type Error = &'static str;

    fn try_from(number: u32) -> Result<Self, Self::Error> {
        if number.is_multiple_of(2) { Ok(Self(number)) } else { Err("it is odd") }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Address {
    city: String,
    lines: Vec<String>,
    floor: Even,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("USER#<id>")]
#[gsi(ByNick, pk = nick)]
struct User {
    id: u32,
    nick: Option<String>,
    score: f64,
    note: String,
    address: Option<Address>,
    #[serde(with = "serde_dynamo::string_set")]
    tags: BTreeSet<String>,
    #[serde(
        with = "serde_dynamo::number_set",
        default,
        skip_serializing_if = "BTreeSet::is_empty"
    )]
    ports: BTreeSet<u16>,
    #[serde(with = "serde_dynamo::number_set")]
    dice: Vec<u8>,
    by_name: BTreeMap<String, Even>,
    list: Vec<Even>,
    #[serde(default)]
    by_day: BTreeMap<String, u64>,
    expires: Option<u64>,
    #[serde(
        default,
        with = "chrono::serde::ts_seconds_option",
        skip_serializing_if = "Option::is_none"
    )]
    until: Option<DateTime<Utc>>,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "users", pk = "PK")]
#[gsi(ByNick, name = "by-nick", pk = "nick")]
enum Users {
    User(User),
}

const KEY: UserKey = UserKey { id: 1 };
const MILLIS: u64 = 1_764_241_200_000;

fn user() -> User {
    User {
        id: 1,
        nick: Some("ada".into()),
        score: 0.5,
        note: "x".into(),
        address: Some(Address {
            city: "Graz".into(),
            lines: vec!["a".into(), "b".into()],
            floor: Even(2),
        }),
        tags: ["vip".to_string()].into(),
        ports: [80].into(),
        dice: vec![1, 6],
        by_name: [("two".to_string(), Even(2))].into(),
        list: vec![Even(0)],
        by_day: BTreeMap::new(),
        expires: Some(MILLIS / 1000),
        until: DateTime::from_timestamp(MILLIS as i64 / 1000, 0),
    }
}

#[tokio::test]
async fn every_write_of_an_item_refuses_what_dynamodb_would_refuse() {
    on_every_engine(async |table: Client<Users>| {
        let bad = [
            (User { tags: BTreeSet::new(), ..user() }, "`tags`: DynamoDB has no empty sets"),
            (User { dice: vec![6, 1, 6], ..user() }, "`dice`: the set has an element twice"),
            (
                User { score: f64::NAN, ..user() },
                "`score`: DynamoDB stores numbers of at most 38 digits",
            ),
            (
                User { score: 1e126, ..user() },
                "`score`: DynamoDB stores numbers of at most 38 digits",
            ),
            (User { note: "x".repeat(409_600), ..user() }, "the largest attribute is `note`"),
            (
                User { expires: Some(MILLIS), ..user() },
                "`expires` is 1764241200000, which must be milliseconds",
            ),
            (User { nick: Some(String::new()), ..user() }, "`nick` is empty"),
        ];
        for (user, words) in &bad {
            let errors = [
                table.put(user).await.unwrap_err(),
                table.create(user).await.unwrap_err(),
                table.put(user).once().await.unwrap_err(),
                table.transact_write(table.put(user)).await.unwrap_err(),
                table.batch_write([user]).await.unwrap_err(),
                Users::item(user).unwrap_err().into(),
            ];
            for error in errors {
                let text = error.to_string();
                assert!(text.contains(words) && text.contains("`User`"), "{text}");
                assert!(!matches!(error, Error::Sdk(_)), "{error:?}");
            }
        }
        // One byte less is stored.
        let size = ddb_keys::aws::item_size(&Users::item(&user()).unwrap());
        let longest = User { note: "x".repeat(409_601 - size), ..user() };
        table.put(&longest).await.unwrap();
        assert_eq!(table.get(KEY).await.unwrap(), Some(longest));
    })
    .await;
}

type Updated = Update<Users, User>;

/// A change, told the odd number and the empty set that it may use, and what refuses it.
type Refused<'a> = (fn(Updated, Even, fn() -> BTreeSet<String>) -> Updated, &'a str);

/// A change, and the paths that do not exist.
type NoSuchPaths<'a> = (fn(Updated) -> Updated, &'a [&'a str]);

#[tokio::test]
async fn an_update_refuses_what_dynamodb_or_the_type_of_the_value_would_refuse() {
    on_every_engine(async |table: Client<Users>| {
        table.put(&user()).await.unwrap();
        let (odd, none) = (Even(3), BTreeSet::<String>::new);
        let updates: [Refused<'_>; 19] = [
            (
                |u, _, none| u.set(|u| u.tags, none()),
                "`tags` cannot be sent: DynamoDB has no empty sets",
            ),
            (|u, _, none| u.set_if_missing(|u| u.tags, none()), "DynamoDB has no empty sets"),
            (|u, _, none| u.add(|u| u.tags, none()), "DynamoDB has no empty sets"),
            (|u, _, _| u.set(|u| u.dice, vec![1, 1]), "the set has an element twice"),
            (
                |u, _, _| u.set(|u| u.score, f64::NAN),
                "`score` cannot be sent: DynamoDB stores numbers",
            ),
            (|u, _, _| u.add(|u| u.score, f64::INFINITY), "DynamoDB stores numbers"),
            (|u, _, _| u.set_text("score", f64::NAN), "DynamoDB stores numbers"),
            (|u, _, _| u.set(|u| u.expires, MILLIS), "`expires` is 1764241200000"),
            (|u, _, _| u.set_if_missing(|u| u.expires, MILLIS), "`expires` is 1764241200000"),
            (|u, _, _| u.set_text("expires", MILLIS), "`expires` is 1764241200000"),
            (|u, _, _| u.set_text("nick", ""), "DynamoDB has no empty keys"),
            (
                |u, odd, _| u.set(|u| u.by_name.key("a"), odd),
                "`by_name.a` cannot be sent: serde cannot read it back: it is odd",
            ),
            (
                |u, odd, _| u.set_if_missing(|u| u.by_name.key("a"), odd),
                "serde cannot read it back: it is odd",
            ),
            (
                |u, odd, _| u.set(|u| u.list.nth(0), odd),
                "`list[0]` cannot be sent: serde cannot read it back",
            ),
            (|u, odd, _| u.set(|u| u.list, [odd]), "serde cannot read it back: `[0]`: it is odd"),
            (
                |u, odd, _| u.append(|u| u.list, [Even(2), odd]),
                "serde cannot read it back: `[1]`: it is odd",
            ),
            (
                |u, odd, _| u.prepend(|u| u.list, [odd]),
                "serde cannot read it back: `[0]`: it is odd",
            ),
            (
                |u, odd, _| u.set(|u| u.address.at(|a| a.floor), odd),
                "`address.floor` cannot be sent",
            ),
            (
                |u, odd, _| {
                    u.set(|u| u.address, Address { city: "Graz".into(), lines: vec![], floor: odd })
                },
                "`address` cannot be sent: serde cannot read it back: `floor`: it is odd",
            ),
        ];
        for (change, words) in updates {
            for update in [table.update(KEY), table.update(KEY).or_create()] {
                let error = change(update, odd, none).await.unwrap_err();
                assert!(error.to_string().contains(words), "{error}");
                assert!(matches!(error, Error::Refused(_) | Error::Item(_)), "{error:?}");
            }
            let action = change(table.update(KEY), odd, none);
            let error = table.transact_write(action).await.unwrap_err();
            assert!(error.to_string().contains(words), "{error}");
        }
        assert_eq!(table.get(KEY).await.unwrap(), Some(user()));
    })
    .await;
}

#[tokio::test]
async fn a_value_that_serde_leaves_out_removes_the_attribute() {
    on_every_engine(async |table: Client<Users>| {
        table.put(&user()).await.unwrap();
        let update = table.update(KEY).set(|u| u.until, None).set(|u| u.ports, BTreeSet::new());
        let updated = update.await.unwrap();
        assert_eq!((updated.until, updated.ports), (None, BTreeSet::new()));
        let missing = table.update(KEY).condition(|u| u.until.missing() & u.ports.missing());
        missing.set(|u| u.note, "free").await.unwrap();
        let stored = table.sdk().get_item().table_name(table.table_name());
        let stored = stored.key("PK", AttributeValue::S("USER#1".into())).send().await.unwrap();
        let stored = stored.item.unwrap();
        assert!(!stored.contains_key("until") && !stored.contains_key("ports"), "{stored:?}");
    })
    .await;
}

#[tokio::test]
async fn a_path_into_something_missing_is_named() {
    on_every_engine(async |table: Client<Users>| {
        table.put(&User { address: None, ..user() }).await.unwrap();
        // What `put` stores under `by_day` is gone.
        table.update(KEY).remove(|u| u.by_day).await.unwrap();
        let before = table.get(KEY).await.unwrap();
        let paths: [NoSuchPaths<'_>; 4] = [
            (|u| u.add(|u| u.by_day.key("mon"), 1), &["by_day.mon"]),
            (|u| u.set(|u| u.address.at(|a| a.city), "Wien"), &["address.city"]),
            (
                |u| u.append(|u| u.address.at(|a| a.lines), ["c"]).set(|u| u.note, "y"),
                &["address.lines"],
            ),
            (
                |u| u.set(|u| u.by_day.key("tue"), 2).set(|u| u.by_name.key("a"), Even(0)),
                &["by_day.tue", "by_name.a"],
            ),
        ];
        for (change, expected) in paths {
            match change(table.update(KEY)).await.unwrap_err() {
                Error::NoSuchPath { entity: "User", paths } => assert_eq!(paths, expected),
                error => panic!("{error:?}"),
            }
            let one = change(table.update(KEY)).label("the change");
            let actions = match table.transact_write(one).await.unwrap_err() {
                Error::Cancelled(actions) => actions,
                // Amazon DynamoDB Local does not say which action it is.
                Error::Sdk(error) if format!("{error:?}").contains("document path") => continue,
                error => panic!("{error:?}"),
            };
            assert_eq!(actions[0].missing_paths, expected);
            let paths = expected.join("` or `");
            let said = format!("action 0 (the change): the item lacks what `{paths}` is inside of");
            assert_eq!(actions[0].to_string(), said);
        }
        assert_eq!(table.get(KEY).await.unwrap(), before);
        // With what is around it, the same change is made.
        table.update(KEY).set(|u| u.by_day, BTreeMap::new()).await.unwrap();
        let updated = table.update(KEY).add(|u| u.by_day.key("mon"), 1).await.unwrap();
        assert_eq!(updated.by_day["mon"], 1);
    })
    .await;
}

#[tokio::test]
async fn a_path_into_an_item_that_does_not_exist_is_named() {
    on_every_engine(async |table: Client<Users>| {
        let upsert = table.update(KEY).or_create().add(|u| u.by_day.key("mon"), 1);
        match upsert.await.unwrap_err() {
            Error::NoSuchPath { entity: "User", paths } => assert_eq!(paths, ["by_day.mon"]),
            error => panic!("{error:?}"),
        }
        assert!(!table.exists(KEY).await.unwrap());
    })
    .await;
}

/// Replaces the attribute at a path, which is written as errors write it.
fn replace(item: &mut Item, path: &str, value: AttributeValue) {
    let mut steps = path.split(['.', '[']);
    let mut at = item.get_mut(steps.next().unwrap()).unwrap();
    for step in steps {
        at = match (at, step.strip_suffix(']')) {
            (AttributeValue::L(list), Some(index)) => &mut list[index.parse::<usize>().unwrap()],
            (AttributeValue::M(map), None) => map.get_mut(step).unwrap(),
            (at, _) => panic!("{step} of {at:?}"),
        };
    }
    *at = value;
}

#[tokio::test]
async fn whoever_reads_a_wrong_type_learns_where_it_is() {
    on_every_engine(async |table: Client<Users>| {
        let (null, text) = (|| AttributeValue::Null(true), || AttributeValue::S("three".into()));
        for (path, value, reason) in [
            ("score", null(), "expected a number, found NULL"),
            ("score", text(), "expected a number, found text (S)"),
            ("note", AttributeValue::Bool(true), "expected text, found BOOL"),
            ("address", AttributeValue::N("1".into()), "expected a map, found a number (N)"),
            ("address.city", null(), "expected text, found NULL"),
            ("address.lines[1]", AttributeValue::L(vec![]), "expected text, found a list (L)"),
            ("address.floor", AttributeValue::N("3".into()), "it is odd"),
            ("tags", AttributeValue::M(Item::new()), "expected a list or a set, found a map (M)"),
            ("by_name.two", text(), "expected a number, found text (S)"),
            (
                "list[0]",
                AttributeValue::N("-2".into()),
                "expected an integer from 0 to 4294967295, found -2",
            ),
            ("expires", text(), "expected a number, found text (S)"),
        ] {
            let mut item = Users::item(&user()).unwrap();
            replace(&mut item, path, value);
            let put = table.sdk().put_item().table_name(table.table_name());
            put.set_item(Some(item.clone())).send().await.unwrap();
            let words = format!("the item `USER#1` cannot be read as `User`: `{path}`: {reason}");
            let change = Change::<Users>::of(ChangeKind::Inserted, None, Some(item.clone()));
            let texts = [
                Users::from_item(item).unwrap_err().to_string(),
                change.new_image().unwrap_err().to_string(),
                table.get(KEY).await.unwrap_err().to_string(),
                table.scan().await.unwrap_err().to_string(),
                table.query(User::query().id(1)).await.unwrap_err().to_string(),
                table.get_many([KEY]).await.unwrap_err().to_string(),
                audit(&table).await.unwrap().to_string(),
            ];
            for text in texts {
                assert!(text.contains(&words), "{text}");
            }
        }
    })
    .await;
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk(hash)]
struct File {
    hash: Vec<u8>,
    name: String,
}

#[derive(Debug, Table)]
#[table(name = "files", pk = "hash")]
enum Files {
    File(File),
}

#[test]
fn bytes_that_serde_writes_as_a_list_are_no_key() {
    let error = Files::item(&File { hash: vec![1, 2], name: "a".into() }).unwrap_err().to_string();
    let words = "`hash`: serde writes a list, and the key is binary: add `#[serde(with = \"serde_bytes\")]`";
    assert!(error.contains(words), "{error}");
}

/// The attempt without an answer may have made the change, and somebody has removed the attribute since.
#[tokio::test]
async fn after_a_lost_answer_a_missing_path_does_not_say_that_nothing_was_changed() {
    let lost: Answer = (500, String::new());
    let message = "The document path provided in the update expression is invalid for update";
    let server =
        Scripted::start(&[lost, scripted::error("ValidationException", message)]).await.unwrap();
    let retries = RetryConfig::standard().with_initial_backoff(Duration::from_millis(1));
    let config = server.sdk().config().to_builder().retry_config(retries);
    let table = Client::<Users>::new(aws_sdk_dynamodb::Client::from_conf(config.build()));
    let change = table.update(KEY).add(|u| u.by_day.key("mon"), 1);
    let unsure = change.await.unwrap_err();
    assert!(matches!(unsure, Error::Unsure { entity: "User", item: None }), "{unsure:?}");
    assert_eq!(server.requests().len(), 2);
}
