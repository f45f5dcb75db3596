//! What an audit finds.

use std::sync::{Arc, Mutex};

use arrayvec::ArrayString;
use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Error, Item};
use ddb_keys::{Entity, Table};
use ddb_keys_admin::{AuditReport, Checkpoint, FindingKind, audit};
use serde::{Deserialize, Serialize};

use super::model::*;
use crate::engines::{engines, on_every_engine, put_raw};

/// Changes a stored item behind the library's back.
type Change<'a> = &'a dyn Fn(&mut Item);

#[tokio::test]
async fn a_table_that_fits_the_code_is_clean() {
    on_every_engine(async |table: Client<Shop>| {
        for number in 0..30 {
            table.put(&order("ada", number)).await.unwrap();
        }
        table.put(&Customer { customer: "ada".to_string() }).await.unwrap();
        let report = audit(&table).await.unwrap();
        assert!(report.is_clean(), "{report}");
        let entities: Vec<_> =
            report.entities.iter().map(|of| (of.entity.as_str(), of.items)).collect();
        assert_eq!(entities, [("Order", 30), ("Customer", 1)]);
        assert_eq!(report.items, 31);
        assert_eq!(report.bytes, report.entities.iter().map(|of| of.bytes).sum::<u64>());
        assert_eq!(report.partitions[0].0, "CUSTOMER#ada");
        assert_eq!(*report.partitions[0].1.start(), report.bytes);
        assert!(report.consumed.read > 0.0);
    })
    .await;
}

#[tokio::test]
async fn attributes_that_no_field_has_are_found_and_counted() {
    on_every_engine(async |table: Client<Shop>| {
        table.put(&order("ada", 1)).await.unwrap();
        for (number, legacy) in [(2, text("x")), (4, AttributeValue::Bool(true))] {
            let mut item = Shop::item(&order("ada", number)).unwrap();
            item.insert("legacy".to_string(), legacy);
            put_raw(&table, item).await;
        }
        let report = audit(&table).await.unwrap();
        assert_eq!(report.items_with(FindingKind::UnknownAttribute), 2, "{report}");
        assert!(!report.is_clean() && report.findings.len() == 1, "{report}");
        assert!(report.to_string().contains("no field of `Order` has `legacy`"), "{report}");
        let count = |name: &str| {
            let of = report.entities[0].attributes.iter().find(|of| of.name == name).unwrap();
            let types: Vec<_> = of.types.iter().map(|(of, items)| (of.as_str(), *items)).collect();
            (of.is_known, types)
        };
        assert_eq!(count("legacy"), (false, vec![("BOOL", 1), ("S", 1)]));
        assert_eq!(count("total"), (true, vec![("N", 3)]));
        assert_eq!(count("GSI1PK"), (true, vec![("S", 3)]), "an index key is known");
        assert!(
            report
                .to_json()
                .contains(r#"{"known":false,"name":"legacy","types":{"BOOL":1,"S":1}}"#)
        );
    })
    .await;
}

#[tokio::test]
async fn everything_that_does_not_fit_is_found() {
    on_every_engine(async |table: Client<Shop>| {
        let item = |number: u32, change: Change<'_>| {
            let mut item = Shop::item(&order("ada", number)).unwrap();
            change(&mut item);
            item
        };
        put_former(&table, &order("ada", 1), 1).await;
        put_former(&table, &order("ada", 2), 2).await;
        let changes: [(u32, Change<'_>); 8] = [
            (4, &|item| drop(item.insert("GSI1PK".to_string(), text("STATE#stale")))),
            (5, &|item| drop(item.remove("GSI1SK"))),
            (7, &|item| drop(item.insert("number".to_string(), AttributeValue::N("8".into())))),
            (8, &|item| drop(item.remove("total"))),
            (10, &|item| drop(item.insert("SK".to_string(), text("#CUSTOMER")))),
            (11, &|item| drop(item.insert("entity_type".to_string(), text("Unheard")))),
            (13, &|item| {
                item.remove("entity_type");
                item.insert("PK".to_string(), text("WHO#KNOWS"));
            }),
            (14, &|item| {
                let long = "x".repeat(1900);
                item.insert("customer".to_string(), text(&long));
                item.insert("PK".to_string(), text(&format!("CUSTOMER#{long}")));
            }),
        ];
        for (number, change) in changes {
            put_item(&table, item(number, change)).await;
        }
        let report = audit(&table).segments(2).await.unwrap();
        assert!(!report.is_clean() && report.is_complete());
        for (kind, items) in [
            (FindingKind::FormerKey, 2),
            (FindingKind::StaleIndexKey, 2),
            (FindingKind::HalfIndexKey, 1),
            (FindingKind::WrongKey, 1),
            (FindingKind::Unreadable, 1),
            (FindingKind::TypeAndKeyDisagree, 1),
            (FindingKind::Unclaimed, 2),
            (FindingKind::LongKey, 1),
        ] {
            assert_eq!(report.items_with(kind), items, "{kind}\n{report}");
        }
        let json: serde_json::Value = serde_json::from_str(&report.to_json()).unwrap();
        assert_eq!(json["findings"].as_array().unwrap().len(), 8);
        assert_eq!(json["clean"], false);
        assert_eq!(json["entities"][0]["entity"], "Order");
        let former = report.findings.iter().find(|of| of.kind == FindingKind::FormerKey).unwrap();
        assert_eq!(former.samples.len(), 2);
    })
    .await;
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("SESSION#<id>")]
struct Session {
    id: u32,
    expires: Option<u64>,
}

#[derive(Debug, Table)]
#[table(name = "sessions", pk = "PK")]
enum Sessions {
    Session(Session),
}

#[tokio::test]
async fn a_time_to_live_in_milliseconds_is_found() {
    on_every_engine(async |table: Client<Sessions>| {
        for (id, expires) in [(1, None), (2, Some(1_900_000_000))] {
            table.put(&Session { id, expires }).await.unwrap();
        }
        // The library refuses milliseconds; another writer may not.
        let mut item = Sessions::item(&Session { id: 3, expires: Some(1_900_000_000) }).unwrap();
        item.insert("expires".into(), AttributeValue::N("1900000000000".into()));
        put_raw(&table, item).await;
        let report = audit(&table).await.unwrap();
        assert_eq!(report.items_with(FindingKind::NotAnEpochSecond), 1, "{report}");
        assert!(report.to_string().contains("SESSION#3"), "{report}");
    })
    .await;
}

/// Its key in the index needs a topic.
#[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ARTICLE#<id>")]
#[gsi(ByTopic, pk = "TOPIC#<topic>", sk = "<id>")]
struct Article {
    id: u32,
    topic: String,
}

/// Is not in the index without a topic.
#[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
#[entity(part(key_topic: Option<ArrayString<16>> = filled(&self.topic)))]
#[pk("NOTE#<id>")]
#[gsi(ByTopic, pk = "TOPIC#<key_topic>", sk = "<id>")]
struct Note {
    id: u32,
    topic: String,
}

fn filled(text: &str) -> Option<ArrayString<16>> {
    ArrayString::from(text).ok().filter(|text| !text.is_empty())
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "articles", pk = "PK", type_attribute = none)]
#[gsi(ByTopic, name = "by-topic", pk = "GSI1PK", sk = "GSI1SK")]
enum Articles {
    Article(Article),
    Note(Note),
}

#[tokio::test]
async fn an_item_from_which_no_key_can_be_made_is_read_and_not_written() {
    on_every_engine(async |table: Client<Articles>| {
        for kind in ["ARTICLE", "NOTE"] {
            let id = AttributeValue::N("1".into());
            let attributes = [("PK", text(&format!("{kind}#1"))), ("id", id), ("topic", text(""))];
            let item = attributes.into_iter().map(|(name, value)| (name.to_string(), value));
            put_raw(&table, item.collect()).await;
        }
        let article = table.get(ArticleKey { id: 1 }).await.unwrap().unwrap();
        assert!(matches!(table.put(&article).await, Err(Error::Key(_))));
        let note = table.get(NoteKey { id: 1 }).await.unwrap().unwrap();
        table.put(&note).await.unwrap();

        let report = audit(&table).await.unwrap();
        let kinds: Vec<_> = report.findings.iter().map(|of| (of.kind, of.items)).collect();
        assert_eq!(kinds, [(FindingKind::Unwritable, 1)], "{report}");
        assert!(report.to_string().contains("`topic` is empty"), "{report}");
    })
    .await;
}

#[derive(Clone, Default)]
struct Memory(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Memory {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn audits_of_shares_add_up_to_the_audit_of_the_table() {
    on_every_engine(async |table: Client<Shop>| {
        for number in 0..60 {
            let order = order(&format!("customer-{number}"), number);
            match number % 3 {
                0 => table.put(&order).await.unwrap(),
                generation => put_former(&table, &order, generation).await,
            }
        }
        let whole = audit(&table).await.unwrap();
        let mut texts = Vec::new();
        for number in 0..3 {
            let memory = Memory::default();
            let checkpoint = Checkpoint::new(std::io::empty(), memory.clone());
            audit(&table).share(number, 3).segments(2).checkpoint(checkpoint).await.unwrap();
            texts.push(String::from_utf8(memory.0.lock().unwrap().clone()).unwrap());
        }
        let merged = AuditReport::of_checkpoints(texts).unwrap();
        assert!(merged.is_complete());
        assert_eq!((merged.items, merged.bytes), (whole.items, whole.bytes));
        let sizes = |report: &AuditReport| {
            report.partitions.iter().map(|(_, bytes)| *bytes.start()).collect::<Vec<_>>()
        };
        assert_eq!(sizes(&merged), sizes(&whole));
        let kinds = |report: &AuditReport| {
            report.findings.iter().map(|of| (of.kind, of.items)).collect::<Vec<_>>()
        };
        assert_eq!(kinds(&merged), kinds(&whole));
        assert_eq!(kinds(&whole), [(FindingKind::FormerKey, 40)]);
    })
    .await;
}

#[tokio::test]
async fn an_audit_goes_on_after_its_checkpoint() {
    for engine in engines().await {
        let table = engine.table::<Shop>().await;
        for number in 0..40 {
            table.put(&order("ada", number)).await.unwrap();
        }
        let file = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
        let file = file.join(format!("audit-{}.checkpoint", std::process::id()));
        let _ = std::fs::remove_file(&file);
        let first = audit(&table).checkpoint(Checkpoint::file(&file)).await.unwrap();
        let again = audit(&table).checkpoint(Checkpoint::file(&file)).await.unwrap();
        assert_eq!(again, first, "everything was read before");
        std::fs::remove_file(&file).unwrap();
    }
}
