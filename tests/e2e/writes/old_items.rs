//! Writes that return the item as it was before.

use std::time::Duration;

use aws_sdk_dynamodb::config::retry::RetryConfig;
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValue};
use ddb_keys::aws::{Client, Error, InvalidRequest, ItemError};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::engines::{engines, on_every_engine};
use crate::scripted::{self, Answer, Scripted};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PAGE#<name>")]
struct Page {
    name: String,
    views: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = version)]
#[pk("DRAFT#<name>")]
struct Draft {
    name: String,
    version: u64,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "pages", pk = "PK")]
enum Pages {
    Page(Page),
    Draft(Draft),
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "marked", pk = "PK", write_token = "_w")]
enum Marked {
    Page(Page),
}

const KEY: PageKey<'static> = PageKey { name: "home" };

fn page(views: u32) -> Page {
    Page { name: "home".into(), views }
}

#[tokio::test]
async fn the_old_item_is_returned() {
    on_every_engine(async |table: Client<Pages>| {
        assert_eq!(table.delete(KEY).take().await.unwrap(), None);
        assert_eq!(table.create(&page(1)).returning_old().await.unwrap(), None);
        assert_eq!(table.put(&page(2)).returning_old().await.unwrap(), Some(page(1)));
        assert_eq!(table.replace(&page(3)).returning_old().await.unwrap(), Some(page(2)));
        let added = table.update(KEY).add(|page| page.views, 1).returning_old().await.unwrap();
        assert_eq!(added, Some(page(3)));
        assert_eq!(table.delete(KEY).must_exist().take().await.unwrap(), Some(page(4)));

        let draft = Draft { name: "a".into(), version: 0 };
        assert_eq!(table.put(&draft).returning_old().await.unwrap(), None);
        let first = Draft { version: 1, ..draft.clone() };
        assert_eq!(table.put(&first).returning_old().await.unwrap(), Some(first.clone()));
        let stale = table.put(&first).returning_old().await.unwrap_err();
        assert!(matches!(stale, Error::Conflict { item: Some(_), .. }), "{stale:?}");
        let taken = table.delete(draft.key()).if_version(2).take().await.unwrap();
        assert_eq!(taken.map(|draft| draft.version), Some(2));
    })
    .await;
}

#[tokio::test]
async fn an_item_that_an_update_creates_has_no_old_one() {
    for engine in engines().await {
        // The embedded engine returns the key in place of nothing.
        if engine.name == "embedded" {
            continue;
        }
        let table = engine.table::<Pages>().await;
        let created = table.update(KEY).or_create().add(|page| page.views, 5).returning_old();
        assert_eq!(created.await.unwrap(), None);
        assert_eq!(table.get(KEY).await.unwrap(), Some(page(5)));
    }
}

#[tokio::test]
async fn conditions_hold_as_without_it() {
    on_every_engine(async |table: Client<Pages>| {
        let missing = table.delete(KEY).must_exist().take().await.unwrap_err();
        assert!(matches!(missing, Error::NotFound { entity: "Page" }), "{missing:?}");
        let missing = table.replace(&page(1)).returning_old().await.unwrap_err();
        assert!(matches!(missing, Error::NotFound { entity: "Page" }), "{missing:?}");
        table.put(&page(1)).await.unwrap();
        let refused =
            table.delete(KEY).condition(|page| page.views.gt(1)).take().await.unwrap_err();
        assert!(refused.is_condition_failed(), "{refused:?}");
        assert_eq!(table.get(KEY).await.unwrap(), Some(page(1)));
        let set = table.put(&page(2)).customize(|put| put.return_values(ReturnValue::None));
        let error = set.returning_old().await.unwrap_err();
        let refused = InvalidRequest::AlreadySet { part: "return_values", instead: "into_builder" };
        assert!(matches!(error, Error::Refused(error) if error == refused));
    })
    .await;
}

/// The write was done all the same.
#[tokio::test]
async fn an_old_item_that_cannot_be_read_is_an_error() {
    on_every_engine(async |table: Client<Pages>| {
        let mut item = Pages::item(&page(1)).unwrap();
        item.insert("views".into(), AttributeValue::S("many".into()));
        let put = table.sdk().put_item().table_name(table.table_name());
        let put = put.set_item(Some(item.clone()));
        put.clone().send().await.unwrap();
        let error = table.put(&page(2)).returning_old().await.unwrap_err();
        assert!(error.to_string().contains("`views`"), "{error}");
        assert_eq!(table.get(KEY).await.unwrap(), Some(page(2)));
        put.send().await.unwrap();
        let taken = table.delete(KEY).take().await.unwrap_err();
        assert_eq!(table.get(KEY).await.unwrap(), None);
        // The table no longer has the item.
        for error in [error, taken] {
            let Error::Item(ItemError::Deserialize { entity: "Page", old_item, .. }) = error else {
                panic!("{error:?}")
            };
            assert_eq!(old_item.as_deref(), Some(&item));
        }
    })
    .await;
}

fn with_retries<T: Table>(server: &Scripted) -> Client<T> {
    let retries = RetryConfig::standard().with_initial_backoff(Duration::from_millis(1));
    let config = server.sdk().config().to_builder().retry_config(retries);
    Client::new(aws_sdk_dynamodb::Client::from_conf(config.build()))
}

/// The old item of the second attempt may be what the first one has left.
#[tokio::test]
async fn after_a_lost_answer_the_old_item_is_not_known() {
    let lost: Answer = (500, String::new());
    let attributes = json!({ "PK": { "S": "PAGE#home" }, "name": { "S": "home" }, "views": { "N": "2" },
        "entity_type": { "S": "Page" } });
    let old: Answer = (200, json!({ "Attributes": attributes }).to_string());
    for answer in [old.clone(), (200, "{}".to_owned())] {
        for nth in 0..3 {
            let server = Scripted::start(&[lost.clone(), answer.clone()]).await.unwrap();
            let table = with_retries::<Pages>(&server);
            let error = match nth {
                0 => table.put(&page(2)).returning_old().await,
                1 => table.delete(KEY).take().await,
                _ => table.update(KEY).add(|page| page.views, 1).returning_old().await,
            };
            let error = error.unwrap_err();
            assert!(matches!(error, Error::OldItemUnknown { entity: "Page" }), "{error:?}");
            assert_eq!(server.requests().len(), 2);
        }
    }

    // An attempt that DynamoDB refused has left nothing.
    let throttled = scripted::error("ThrottlingException", "too many");
    let server = Scripted::start(&[throttled, old]).await.unwrap();
    let taken = with_retries::<Pages>(&server).delete(KEY).take().await.unwrap();
    assert_eq!(taken, Some(page(2)));
}

/// A token shows that the first attempt has done the write, but not what it has replaced.
#[tokio::test]
async fn a_token_does_not_tell_the_old_item() {
    let token = std::sync::Arc::new(std::sync::Mutex::new(None));
    let server = Scripted::answering(move |request| {
        let mut token = token.lock().unwrap();
        match token.take() {
            None => {
                *token = Some(request.body["Item"]["_w"].clone());
                (500, String::new())
            }
            Some(sent) => {
                let body = json!({
                    "__type": "com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException",
                    "message": "The conditional request failed",
                    "Item": { "PK": { "S": "PAGE#home" }, "name": { "S": "home" }, "views": { "N": "2" }, "_w": sent },
                });
                (400, body.to_string())
            }
        }
    });
    let server = server.await.unwrap();
    let error = with_retries::<Marked>(&server).create(&page(2)).returning_old().await.unwrap_err();
    assert!(matches!(error, Error::OldItemUnknown { entity: "Page" }), "{error:?}");
}
