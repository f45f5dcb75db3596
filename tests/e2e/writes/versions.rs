//! Optimistic locking: one of two writers gets an error with the stored item.

use ddb_keys::aws::{Client, Error, InvalidRequest};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use super::transactions::Account;
use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = version)]
#[pk("PAGE#<name>")]
struct Page {
    name: String,
    text: String,
    version: u64,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "wiki", pk = "PK")]
enum Wiki {
    Page(Page),
    Account(Account),
}

const HOME: PageKey<'static> = PageKey { name: "home" };

fn page(text: &str) -> Page {
    Page { name: "home".into(), text: text.into(), version: 0 }
}

async fn stored(table: &Client<Wiki>) -> Page {
    table.get(HOME).consistent().await.unwrap().unwrap()
}

#[track_caller]
fn conflict<T: std::fmt::Debug>(outcome: Result<T, Error>) -> Page {
    match outcome.unwrap_err() {
        Error::Conflict { entity: "Page", item: Some(item) } => {
            match Wiki::from_item(*item).unwrap() {
                Wiki::Page(page) => page,
                other => panic!("{other:?}"),
            }
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn one_of_two_writers_loses() {
    on_every_engine::<Wiki>(async |table| {
        table.put(&page("one")).await.unwrap();
        let (mine, theirs) = (stored(&table).await, stored(&table).await);
        assert_eq!(mine.version, 1);
        table.put(&Page { text: "mine".into(), ..mine.clone() }).await.unwrap();
        let lost = conflict(table.put(&Page { text: "theirs".into(), ..theirs.clone() }).await);
        assert_eq!((lost.text.as_str(), lost.version), ("mine", 2));
        let replace = table.replace(&Page { text: "theirs".into(), ..theirs }).await;
        assert_eq!(conflict(replace).version, 2);
        assert_eq!(stored(&table).await, Page { text: "mine".into(), version: 2, ..mine });
    })
    .await;
}

#[tokio::test]
async fn an_item_that_was_never_written_has_version_0() {
    on_every_engine::<Wiki>(async |table| {
        table.create(&page("one")).await.unwrap();
        assert_eq!(conflict(table.put(&page("again")).await).text, "one");
        let twice = table.create(&page("again")).await;
        assert!(matches!(twice, Err(Error::ConditionFailed { entity: "Page", .. })), "{twice:?}");
        let gone = Page { name: "gone".into(), text: String::new(), version: 3 };
        let error = table.put(&gone).await.unwrap_err();
        assert!(matches!(error, Error::Conflict { item: None, .. }), "{error:?}");
    })
    .await;
}

#[tokio::test]
async fn a_version_is_not_set_by_its_name() {
    on_every_engine::<Wiki>(async |table| {
        table.create(&page("mine")).await.unwrap();
        let error = table.update(HOME).set_text("version", 9).await.unwrap_err();
        assert!(error.to_string().contains("every write raises the version"), "{error}");
    })
    .await;
}

#[tokio::test]
async fn writes_return_the_new_version() {
    on_every_engine::<Wiki>(async |table| {
        let mut mine = page("one");
        mine.version = table.create(&mine).await.unwrap();
        assert_eq!(stored(&table).await, mine);
        for _ in 0..3 {
            mine.version = table.put(&mine).await.unwrap();
            assert_eq!(stored(&table).await, mine);
            mine.version = table.replace(&mine).await.unwrap();
            assert_eq!(stored(&table).await, mine);
            mine.version = table.put(&mine).once().await.unwrap();
            assert_eq!(stored(&table).await, mine);
        }
        assert_eq!(mine.version, 10);
        // The version of a new item follows the one in the value.
        let other = Page { name: "other".into(), version: 4, ..page("one") };
        assert_eq!(table.create(&other).await.unwrap(), 5);
        let () = table.create(&Account { id: 1, balance: 0 }).await.unwrap();
        let () = table.put(&Account { id: 1, balance: 0 }).once().await.unwrap();
    })
    .await;
}

/// An item from before its entity counted versions.
#[tokio::test]
async fn an_item_without_a_version_has_version_0() {
    on_every_engine::<Wiki>(async |table| {
        let mut old = Wiki::item(&page("old")).unwrap();
        old.remove("version");
        let put = table.sdk().put_item().table_name(table.table_name()).set_item(Some(old));
        put.send().await.unwrap();

        let wrong = table.update(HOME).if_version(3).set_text("text", "new").await.unwrap_err();
        assert!(matches!(wrong, Error::Conflict { item: Some(_), .. }), "{wrong:?}");
        let update = table.update(HOME).if_version(0).set_text("text", "new");
        let unmet = update.condition_text("attribute_not_exists(PK)").await.unwrap_err();
        assert!(matches!(unmet, Error::ConditionFailed { .. }), "{unmet:?}");
        let changed = table.update(HOME).if_version(0).set_text("text", "new").await.unwrap();
        assert_eq!((changed.text.as_str(), changed.version), ("new", 1));
    })
    .await;
}

#[tokio::test]
async fn updates_and_deletes_of_a_version() {
    on_every_engine::<Wiki>(async |table| {
        table.put(&page("one")).await.unwrap();
        let update = |version| table.update(HOME).set_text("text", "two").if_version(version);
        assert_eq!(conflict(update(7).await).version, 1);
        assert_eq!(update(1).await.unwrap().version, 2);
        // An update without an expected version raises the version, too.
        assert_eq!(table.update(HOME).set_text("text", "three").await.unwrap().version, 3);
        assert_eq!(conflict(table.delete(HOME).if_version(2).await).text, "three");
        table.delete(HOME).if_version(3).await.unwrap();
        assert_eq!(table.get(HOME).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_false_condition_of_the_caller_is_not_a_conflict() {
    on_every_engine::<Wiki>(async |table| {
        table.put(&page("one")).await.unwrap();
        let read = stored(&table).await;
        let put = table.put(&read).condition_text("#text = :text").name("#text", "text");
        let error = put.value(":text", "other").await.unwrap_err();
        assert!(matches!(error, Error::ConditionFailed { .. }), "{error:?}");
    })
    .await;
}

#[tokio::test]
async fn batches_overwrite_any_version_and_count_it() {
    on_every_engine::<Wiki>(async |table| {
        table.batch().overwrite(&page("one")).await.unwrap();
        let read = stored(&table).await;
        assert_eq!(read.version, 1);
        let refused = table.batch().put_any(&Wiki::Page(read.clone())).await.unwrap_err();
        let expected = InvalidRequest::NotInBatch { entity: "Page" };
        assert!(matches!(refused, Error::Refused(refused) if refused == expected));
        table.batch().overwrite_any(&Wiki::Page(read.clone())).await.unwrap();
        assert_eq!(conflict(table.put(&read).await).version, 2);
        // An item that came in without the library, with a 0 as serde writes it.
        let item = Wiki::item(&page("raw")).unwrap();
        let put = table.sdk().put_item().table_name(table.table_name()).set_item(Some(item));
        put.send().await.unwrap();
        table.put(&stored(&table).await).await.unwrap();
        assert_eq!(stored(&table).await.version, 1);
    })
    .await;
}

#[tokio::test]
async fn a_transaction_that_only_stale_versions_stop_is_a_conflict() {
    on_every_engine::<Wiki>(async |table| {
        table.put(&page("one")).await.unwrap();
        let stale = || table.update(HOME).if_version(7).set_text("text", "two");
        let other = table.create(&Account { id: 1, balance: 0 });
        let transaction = table.transact_write((other, stale()));
        assert_eq!(conflict(transaction.await).text, "one");

        let missing = table.check(super::transactions::AccountKey { id: 1 }).exists();
        let both = table.transact_write((missing, stale())).await.unwrap_err();
        let Error::Cancelled(actions) = &both else { panic!("{both:?}") };
        assert!(actions[0].is_condition() && actions[0].item.is_none());
        assert!(actions[1].is_condition() && actions[1].item.is_some());
    })
    .await;
}

#[tokio::test]
async fn moving_an_item_asks_for_its_version() {
    on_every_engine::<Wiki>(async |table| {
        table.put(&page("one")).await.unwrap();
        let read = stored(&table).await;
        table.update(HOME).set_text("text", "two").await.unwrap();
        let moved = Page { name: "start".into(), ..read };
        assert_eq!(conflict(table.rekey(HOME, &moved).await).version, 2);
        let moved = Page { name: "start".into(), ..stored(&table).await };
        table.rekey(HOME, &moved).await.unwrap();
        let start = table.get(PageKey { name: "start" }).await.unwrap().unwrap();
        assert_eq!((start.text.as_str(), start.version), ("two", 3));
    })
    .await;
}
