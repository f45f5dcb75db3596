//! Items that older programs write under names which serde still reads, while they are migrated.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Item};
use ddb_keys::{Entity, Table};
use ddb_keys_admin::{Migration, MigrationReport, migrate, reindex};
use serde::{Deserialize, Serialize};

use super::model::text;
use crate::engines::{Engine, engines, on_every_engine};
use crate::faults::proxy::{Fault, Proxy};
use crate::faults::without_retries;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("NOTE#<id:06>")]
#[former(V1, pk = "N#<number>")]
struct Note {
    id: u32,
    #[serde(alias = "no")]
    number: u32,
    #[serde(alias = "colour", default, skip_serializing_if = "Option::is_none")]
    color: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = version)]
#[pk("PAGE#<id:06>")]
#[gsi(ByState, pk = "STATE#<state>")]
#[former(V1, pk = "P#<id>")]
struct Page {
    #[serde(alias = "page")]
    id: u32,
    state: String,
    #[serde(alias = "revision")]
    version: u64,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "older-names", pk = "PK")]
#[gsi(ByState, name = "by-state", pk = "GSI1PK")]
enum Older {
    Note(Note),
    Page(Page),
}

fn number(number: u64) -> AttributeValue {
    AttributeValue::N(number.to_string())
}

fn note(more: &[(&str, AttributeValue)]) -> Item {
    let own = [("PK", text("N#7")), ("entity_type", text("Note")), ("id", number(1))];
    own.iter().chain(more).map(|(name, value)| (name.to_string(), value.clone())).collect()
}

/// A page of an older program, with more attributes than one condition can compare.
fn page(pk: &str, state: &str, version: u64) -> Item {
    let mut item: Item = (0..250).map(|at| (format!("unknown-{at}"), text("x"))).collect();
    let own = [("PK", text(pk)), ("entity_type", text("Page")), ("id", number(1))];
    let own = own.into_iter().chain([("state", text(state)), ("revision", number(version))]);
    item.extend(own.map(|(name, value)| (name.to_string(), value)));
    item
}

async fn put(table: &Client<Older>, item: Item) {
    let put = table.sdk().put_item().table_name(table.table_name());
    put.set_item(Some(item)).send().await.unwrap();
}

async fn get(table: &Client<Older>, pk: &str) -> Option<Item> {
    let get = table.sdk().get_item().table_name(table.table_name()).consistent_read(true);
    get.key("PK", text(pk)).send().await.unwrap().item
}

/// Replaces an item between a migration's read of it and its write.
async fn replaced(
    engine: &Engine,
    [before, after]: [Item; 2],
    migration: impl Fn(&Client<Older>) -> Migration,
) -> (Client<Older>, MigrationReport) {
    let table = engine.table::<Older>().await;
    put(&table, before).await;
    let proxy = Proxy::between(&engine.endpoint(), 1, 1, Fault::Held).await;
    let through = Client::<Older>::new(without_retries(&engine.sdk, &proxy));
    let through = through.with_table_name(table.table_name());
    let running = tokio::spawn(migration(&through).segments(1).into_future());
    proxy.has(2).await;
    put(&table, after).await;
    proxy.release();
    let report = running.await.unwrap().unwrap();
    (table, report)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_value_that_appears_under_an_older_name_is_moved() {
    for engine in engines().await {
        let before = note(&[("number", number(7))]);
        let after = note(&[("number", number(7)), ("colour", text("red"))]);
        let migration = |table: &Client<Older>| migrate::<Note>(table);
        let (table, report) = replaced(&engine, [before, after], migration).await;
        assert_eq!((report.written, report.changed), (1, 1), "{report}");
        let moved = get(&table, "NOTE#000001").await.unwrap();
        assert_eq!(moved.get("colour"), Some(&text("red")));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_version_under_an_older_name_guards_a_move() {
    for engine in engines().await {
        let pages = [page("P#1", "open", 7), page("P#1", "shut", 8)];
        let migration = |table: &Client<Older>| migrate::<Page>(table);
        let (table, report) = replaced(&engine, pages, migration).await;
        assert_eq!((report.written, report.changed), (1, 1), "{report}");
        let expected = Page { id: 1, state: "shut".into(), version: 8 };
        assert_eq!(table.get(PageKey { id: 1 }).await.unwrap(), Some(expected));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_version_under_an_older_name_guards_index_keys() {
    for engine in engines().await {
        let pages = [page("PAGE#000001", "open", 7), page("PAGE#000001", "shut", 8)];
        let (table, report) = replaced(&engine, pages, reindex).await;
        assert_eq!((report.written, report.changed), (1, 1), "{report}");
        let stored = get(&table, "PAGE#000001").await.unwrap();
        assert_eq!(stored.get("GSI1PK"), Some(&text("STATE#shut")));
    }
}

#[tokio::test]
async fn a_key_field_under_an_older_name_is_read_once() {
    on_every_engine(async |table: Client<Older>| {
        let mut stored = page("PAGE#000001", "open", 7);
        let id = stored.remove("id").unwrap();
        stored.insert("page".to_string(), id);
        put(&table, stored).await;
        let expected = Page { id: 1, state: "open".into(), version: 7 };
        assert_eq!(table.get(PageKey { id: 1 }).await.unwrap(), Some(expected));
    })
    .await;
}

#[tokio::test]
async fn a_field_of_a_former_key_under_an_older_name_is_moved_once() {
    on_every_engine(async |table: Client<Older>| {
        put(&table, note(&[("no", number(7))])).await;
        let expected = Note { id: 1, number: 7, color: None };
        let former = NoteV1Key { number: 7 };
        assert_eq!(table.get(former).await.unwrap(), Some(expected.clone()));
        let report = migrate::<Note>(&table).await.unwrap();
        assert_eq!((report.written, report.refused), (1, 0), "{report}");
        assert_eq!(table.get(NoteKey { id: 1 }).await.unwrap(), Some(expected));
    })
    .await;
}
