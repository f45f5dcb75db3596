//! Laws L6, L8 and L9 for entities at the edge of what Rust, serde and DynamoDB allow.

use std::borrow::Cow;
use std::collections::BTreeMap;

use ddb_keys::aws::{Client, EntityOf, Error, InvalidRequest};
use ddb_keys::{Entity, Table};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind")]
enum Kind {
    Plain,
    Sized { size: u32 },
}

/// serde refuses every attribute that it does not know.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = version, ttl = expires)]
#[serde(deny_unknown_fields, rename_all = "SCREAMING-KEBAB-CASE")]
#[pk("STRICT#<größe>")]
#[sk("ünïcode💡#<r#type>")]
#[gsi(Words, pk = "ÉTÉ#<name:lowercase>", sk = "<name>#<r#type>")]
#[lsi(Latest, sk = "<at:ordered>")]
struct Strict {
    größe: u64,
    r#type: String,
    name: Cow<'static, str>,
    at: i64,
    expires: Option<u64>,
    #[serde(rename = "größe")]
    version: u64,
}

/// A struct and a map beside the fields.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("OPEN#<id>")]
#[sk("OPEN")]
struct Open {
    id: String,
    #[serde(flatten)]
    kind: Kind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("NUMBERS#<id>")]
#[sk("<n:ordered>#<m:desc>")]
struct Numbers {
    id: i64,
    n: i64,
    m: u64,
    ratio: f64,
    least: i64,
    most: u64,
    #[serde(default)]
    more: BTreeMap<String, f32>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "edges", pk = "PK", sk = "SK")]
#[gsi(Words, name = "words", pk = "GSI1PK", sk = "GSI1SK")]
#[lsi(Latest, name = "latest", sk = "LSI1SK")]
enum Edges {
    Strict(Strict),
    Open(Open),
    Numbers(Numbers),
}

/// Writes an entity in every way, and reads it back.
async fn comes_back<E>(table: &Client<Edges>, entity: &E)
where
    E: EntityOf<Edges> + Serialize + DeserializeOwned + Clone + PartialEq + std::fmt::Debug,
{
    table.put(entity).await.unwrap();
    assert_eq!(table.get(entity.key()).await.unwrap().as_ref(), Some(entity));
    let replaced = table.replace(entity).await;
    replaced.unwrap();
    table.delete(entity.key()).must_exist().await.unwrap();
    table.batch().overwrite(entity).await.unwrap();
    assert_eq!(table.get(entity.key()).await.unwrap().as_ref(), Some(entity));
    table.delete(entity.key()).await.unwrap();
}

fn strict(name: &'static str) -> Strict {
    let version = 0;
    Strict {
        größe: u64::MAX,
        r#type: "a\u{200B}\u{FEFF} b".into(),
        name: name.into(),
        at: i64::MIN,
        expires: Some(0),
        version,
    }
}

#[tokio::test]
async fn entities_at_the_edge_come_back() {
    on_every_engine::<Edges>(async |table| {
        for kind in [Kind::Plain, Kind::Sized { size: u32::MAX }] {
            for note in [None, Some(String::new()), Some("n".repeat(9000))] {
                comes_back(&table, &Open { id: "\0\u{10FFFF}".into(), kind: kind.clone(), note })
                    .await;
            }
        }
        for (id, ratio) in [(i64::MIN, f64::MAX), (i64::MAX, f64::MIN_POSITIVE), (0, -0.0)] {
            let more = BTreeMap::from([(String::from("é"), 0.1_f32)]);
            let (least, most) = (i64::MIN, u64::MAX);
            let numbers = Numbers { id, n: i64::MIN, m: u64::MAX, ratio, least, most, more };
            if ratio.abs() > 1e125 || (ratio != 0.0 && ratio.abs() < 1e-130) {
                // DynamoDB has no such number.
                let error = table.put(&numbers).await.unwrap_err().to_string();
                assert!(error.contains("`ratio`: DynamoDB stores numbers of"), "{error}");
            } else {
                comes_back(&table, &numbers).await;
            }
        }
        for name in ["ÀÉ", "ß", "İstanbul", "\u{212a}"] {
            let mut strict = strict(name);
            strict.version = table.create(&strict).await.unwrap();
            let key = strict.key();
            assert_eq!(table.get(key).await.unwrap(), Some(strict.clone()));
            let found = table.query(Strict::query_words().name(name)).await.unwrap();
            assert_eq!(found, [strict.clone()]);
            let latest = table.query(Strict::query_latest().größe(u64::MAX)).await.unwrap();
            assert_eq!(latest, [strict.clone()]);
            let changed = table.update(key).set(|s| s.expires, 7).if_version(strict.version);
            strict = Strict { expires: Some(7), version: 2, ..strict.clone() };
            assert_eq!(changed.await.unwrap(), strict);
            let renamed = StrictWordsKey { name: "Ö", r#type: &strict.r#type };
            let changed = table.update(strict.key()).set_index(renamed).await.unwrap();
            assert_eq!(changed.name, "Ö");
            assert!(table.query(Strict::query_words().name(name)).await.unwrap().is_empty());
            let found = table.query(Strict::query_words().name("Ö")).await.unwrap();
            assert_eq!(found, [changed]);
            table.delete(strict.key()).await.unwrap();
        }
    })
    .await;
}

#[tokio::test]
async fn the_longest_keys_are_stored_and_longer_ones_refused() {
    on_every_engine::<Edges>(async |table| {
        let open = |len: usize| Open { id: "é".repeat(len), kind: Kind::Plain, note: None };
        // `OPEN#` and 1021 letters of two bytes are 2047 bytes.
        comes_back(&table, &open(1021)).await;
        assert!(matches!(table.put(&open(1022)).await, Err(Error::Key(_))));
        assert!(matches!(table.get(open(1022).key()).await, Err(Error::Key(_))));
        // The upper case of some letters is longer.
        let long = Strict { name: "ŉ".repeat(680).into(), ..strict("") };
        assert!(matches!(table.put(&long).await, Err(Error::Key(_))));
    })
    .await;
}

#[tokio::test]
async fn transactions_refuse_two_actions_on_one_item_however_its_key_is_written() {
    on_every_engine::<Edges>(async |table| {
        let open = Open { id: "a".into(), kind: Kind::Plain, note: None };
        let twice = table.transact_write((
            table.put(&open),
            table.update(OpenKey { id: "a" }).set_text("note", "b"),
        ));
        let twice = twice.await.unwrap_err();
        assert!(matches!(twice, Error::Refused(InvalidRequest::SameItem { .. })), "{twice:?}");
        let rekey = table.rekey(OpenKey { id: "a" }, &open).await.unwrap_err();
        assert!(matches!(rekey, Error::Refused(InvalidRequest::SameKey { .. })), "{rekey:?}");
    })
    .await;
}

/// Of many writers that count, none is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_writers_lose_nothing() {
    on_every_engine::<Edges>(async |table| {
        let mut strict = strict("a");
        strict.version = table.create(&strict).await.unwrap();
        let writers = (0..4).map(|_| {
            let table = table.clone();
            tokio::spawn(async move {
                for _ in 0..10 {
                    loop {
                        let key = StrictKey { größe: u64::MAX, r#type: "a\u{200B}\u{FEFF} b" };
                        let mut read = table.get(key).consistent().await.unwrap().unwrap();
                        read.at += 1;
                        match table.put(&read).await {
                            Ok(version) => break assert_eq!(version, read.version + 1),
                            Err(Error::Conflict { .. }) => {}
                            Err(error) => panic!("{error:?}"),
                        }
                    }
                }
            })
        });
        for writer in writers.collect::<Vec<_>>() {
            writer.await.unwrap();
        }
        let last = table.get(strict.key()).consistent().await.unwrap().unwrap();
        assert_eq!((last.at, last.version), (i64::MIN + 40, 41));
    })
    .await;
}
