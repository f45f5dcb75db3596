//! What writes say after answers that a script decides: doubt where there is doubt, and another attempt where it helps.

use std::time::Duration;

use aws_sdk_dynamodb::config::retry::RetryConfig;
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::time::{Instant, timeout};

use super::AGES;
use crate::scripted::{self, Answer, Scripted};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = version, ttl = expires)]
#[pk("PAGE#<name>")]
struct Page {
    name: String,
    views: u32,
    version: u64,
    expires: u64,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("NOTE#<name>")]
struct Note {
    name: String,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "pages", pk = "PK", write_token = "_w")]
enum Pages {
    Page(Page),
    Note(Note),
}

const KEY: PageKey<'static> = PageKey { name: "home" };

fn page(version: u64) -> Page {
    Page { name: "home".into(), views: 1, version, expires: 4_102_444_800 }
}

fn note(name: &str) -> Note {
    Note { name: name.into() }
}

/// DynamoDB says that the condition is false, and what is stored.
fn condition_failed(version: u64, token: &str) -> Answer {
    let body = json!({
        "__type": "com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException",
        "message": "The conditional request failed",
        "Item": {
            "PK": { "S": "PAGE#home" }, "name": { "S": "home" }, "views": { "N": "1" },
            "version": { "N": version.to_string() }, "expires": { "N": "4102444800" }, "_w": { "S": token },
        },
    });
    (400, body.to_string())
}

fn done() -> Answer {
    (200, "{}".to_owned())
}

/// A client whose SDK sends a request again at once.
fn with_retries(server: &Scripted) -> Client<Pages> {
    let retries = RetryConfig::standard().with_initial_backoff(Duration::from_millis(1));
    let config = server.sdk().config().to_builder().retry_config(retries);
    Pages::client(aws_sdk_dynamodb::Client::from_conf(config.build()))
}

/// The write may have been done, and then the item deleted and created again up to any version.
#[tokio::test]
async fn a_version_is_no_proof_after_a_lost_answer() {
    let lost: Answer = (500, String::new());
    for version in [1, 2, 3, 4, 9] {
        let script = [lost.clone(), condition_failed(version, "another")];
        let unsure = |result: Result<(), Error>| match result {
            Err(Error::Unsure { item: Some(_), .. }) => {}
            other => panic!("version {version}: {other:?}"),
        };
        let server = Scripted::start(&script).await.unwrap();
        unsure(with_retries(&server).put(&page(3)).await.map(drop));
        let server = Scripted::start(&script).await.unwrap();
        let update = with_retries(&server).update(KEY).add(|page| page.views, 1);
        unsure(update.if_version(3).await.map(drop));
        let server = Scripted::start(&script).await.unwrap();
        unsure(with_retries(&server).delete(KEY).if_version(3).await);
    }
}

#[tokio::test]
async fn a_version_is_a_conflict_where_no_answer_was_lost() {
    let server = Scripted::start(&[condition_failed(4, "another")]).await.unwrap();
    let error = with_retries(&server).put(&page(3)).await.unwrap_err();
    assert!(matches!(error, Error::Conflict { item: Some(_), .. }), "{error:?}");
    // An attempt that DynamoDB refused was not done.
    let throttled = scripted::error("ThrottlingException", "too many");
    let server = Scripted::start(&[throttled, condition_failed(4, "another")]).await.unwrap();
    let error = with_retries(&server).put(&page(3)).await.unwrap_err();
    assert!(matches!(error, Error::Conflict { item: Some(_), .. }), "{error:?}");
}

/// The update was done, but its answer does not say what the item is now.
#[tokio::test]
async fn an_update_without_attributes_in_its_answer_was_not_refused() {
    let server = Scripted::start(&[done()]).await.unwrap();
    let error =
        Pages::client(server.sdk()).update(KEY).add(|page| page.views, 1).await.unwrap_err();
    assert!(matches!(error, Error::Response { status: 200, .. }), "{error:?}");
    assert_eq!(
        error.to_string(),
        "the response cannot be read, its status is 200: it has no `Attributes`"
    );
}

#[tokio::test]
async fn whatever_has_a_timeout_ends_by_it() {
    let server = Scripted::silent().await.unwrap();
    let table = Pages::client(server.sdk());
    for limit in [Duration::from_millis(200), Duration::from_millis(1300)] {
        let start = Instant::now();
        let (get_many, batch, transaction, expiry, created, ensured) = timeout(AGES, async {
            tokio::join!(
                table.get_many([KEY]).timeout(limit).into_future(),
                table.batch().put(&note("a")).timeout(limit).into_future(),
                table.transact_write(table.delete(KEY)).timeout(limit).into_future(),
                table.enable_ttl().timeout(limit).into_future(),
                table.create_table().until_active(limit).into_future(),
                table.ensure_table().until_active(limit).into_future(),
            )
        })
        .await
        .expect("it never ends");
        // However busy the machine is.
        assert!(start.elapsed() < limit + Duration::from_secs(2), "{:?}", start.elapsed());
        assert!(get_many.is_err() && transaction.is_err() && expiry.is_err());
        assert!(matches!(batch, Err(Error::Unwritten(_))), "{batch:?}");
        assert!(created.is_err() && ensured.is_err());
    }
}

/// Another transaction is writing the item: nothing was done, and soon it can be.
#[tokio::test]
async fn a_single_write_that_meets_a_transaction_is_sent_again() {
    let conflict =
        scripted::error("TransactionConflictException", "Transaction is ongoing for the item");
    let attributes = json!({ "Attributes": {
        "PK": { "S": "PAGE#home" }, "name": { "S": "home" }, "views": { "N": "2" },
        "version": { "N": "4" }, "expires": { "N": "4102444800" },
    } });
    let script = [conflict.clone(), conflict.clone(), (200, attributes.to_string())];
    for nth in 0..4 {
        let server = Scripted::start(&script).await.unwrap();
        let table = Pages::client(server.sdk());
        match nth {
            0 => assert_eq!(table.put(&page(3)).await.unwrap(), 4),
            1 => table.delete(KEY).await.unwrap(),
            2 => assert_eq!(table.update(KEY).add(|page| page.views, 1).await.unwrap().views, 2),
            _ => table.batch().put(&note("a")).delete(NoteKey { name: "b" }).await.unwrap(),
        }
        let requests = server.requests();
        assert_eq!(requests.len(), 3);
        assert!(requests.iter().all(|request| request.body == requests[0].body), "{requests:?}");
    }

    // It gives up in the end.
    let server = Scripted::start(&[conflict]).await.unwrap();
    let table = Pages::client(server.sdk());
    let error = table.put(&page(3)).await.unwrap_err();
    assert!(error.to_string().starts_with("TransactionConflictException: "), "{error}");
    assert_eq!(server.requests().len(), 8);
}
