//! Making sure of a table, stopped at every request.

use std::time::Duration;

use aws_sdk_dynamodb::types::TimeToLiveStatus;
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::lost_answers::with_retries;
use super::proxy::{Fault, Proxy};
use super::{AGES, without_retries};
use crate::engines::{engines, run};
use crate::scripted::Scripted;

#[derive(Debug, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("SESSION#<id>")]
pub(super) struct Session {
    id: String,
    expires: u64,
}

#[derive(Debug, Table)]
#[table(name = "sessions", pk = "PK")]
pub(super) enum Sessions {
    Session(Session),
}

pub(super) async fn ttl(table: &Client<Sessions>) -> (Option<TimeToLiveStatus>, Option<String>) {
    let name = table.table_name();
    let described = table.sdk().describe_time_to_live().table_name(name).send().await.unwrap();
    let described = described.time_to_live_description.unwrap();
    (described.time_to_live_status, described.attribute_name)
}

/// The caller goes away after so many requests, with or without the last one being carried out.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_converges_wherever_it_was_stopped() {
    for engine in engines().await {
        for fault in [Fault::Silence, Fault::SilentAnswer] {
            let mut stopped = 0;
            for nth in 0.. {
                let name = format!("stopped-{fault:?}-{nth}-{}", run());
                let direct = Sessions::client(engine.sdk.clone()).with_table_name(&name);
                let proxy = Proxy::at(&engine.endpoint(), nth, fault).await;
                let through = Sessions::client(without_retries(&engine.sdk, &proxy));
                let through = through.with_table_name(&name);
                let ensured = through.ensure_table();
                let first = tokio::select! {
                    first = ensured => Some(first),
                    () = proxy.silenced() => None,
                };
                let again = direct.ensure_table().await.unwrap();
                let (status, attribute) = ttl(&direct).await;
                assert!(
                    matches!(status, Some(TimeToLiveStatus::Enabled | TimeToLiveStatus::Enabling)),
                    "{} stopped by {fault:?} at request {nth}: {status:?}",
                    engine.name
                );
                assert_eq!(attribute.as_deref(), Some("expires"));
                direct.sdk().delete_table().table_name(&name).send().await.unwrap();
                if let Some(first) = first {
                    assert_eq!((first.unwrap(), again), (true, false));
                    break;
                }
                stopped += 1;
            }
            assert!(stopped >= 4, "stopped at {stopped} requests only");
        }
    }
}

/// If an answer is lost, or a request refused temporarily, the same call continues.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_continues_after_any_fault() {
    let faults = [
        Fault::DroppedRequest,
        Fault::DroppedAnswer,
        Fault::Internal,
        Fault::Throttled,
        Fault::Html,
        Fault::CutAnswer,
        Fault::CutJson,
    ];
    for engine in engines().await {
        for fault in faults {
            for nth in 0..7 {
                let name = format!("goes-on-{fault:?}-{nth}-{}", run());
                let proxy = Proxy::at(&engine.endpoint(), nth, fault).await;
                let direct = Sessions::client(engine.sdk.clone()).with_table_name(&name);
                let through = Sessions::client(without_retries(&engine.sdk, &proxy));
                let ensured = through.with_table_name(&name).ensure_table().await;
                assert!(
                    matches!(ensured, Ok(true)),
                    "{} {fault:?} at {nth}: {ensured:?}",
                    engine.name
                );
                assert_eq!(ttl(&direct).await.1.as_deref(), Some("expires"));
                direct.sdk().delete_table().table_name(&name).send().await.unwrap();
            }
        }
    }
}

#[tokio::test]
async fn expiry_can_be_enabled_any_number_of_times() {
    for engine in engines().await {
        let table = engine.table::<Sessions>().await;
        for _ in 0..3 {
            table.enable_ttl().await.unwrap();
        }
        assert_eq!(ttl(&table).await.1.as_deref(), Some("expires"));
    }
}

#[tokio::test]
async fn expiry_is_enabled_within_its_time_or_not_at_all() {
    let server = Scripted::silent().await.unwrap();
    let table = Sessions::client(server.sdk());
    let enabled = table.enable_ttl().timeout(Duration::from_millis(100));
    let error = timeout(AGES, enabled).await.unwrap().unwrap_err();
    assert!(matches!(error, Error::NotActive { .. }), "{error:?}");
    assert_eq!(
        error.to_string(),
        "the table `sessions` is not ready: DynamoDB did not answer in time"
    );
}

/// The same table name, and another key.
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("OTHER#<id>")]
#[sk("OTHER")]
struct Other {
    id: String,
}

#[derive(Debug, Table)]
#[table(name = "sessions", pk = "PK", sk = "SK")]
enum Others {
    Other(Other),
}

/// The engine has carried out the request that creates the table, but its answer was lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_was_created_without_an_answer_is_created() {
    for engine in engines().await {
        for fault in [Fault::DroppedAnswer, Fault::CutAnswer, Fault::CutJson] {
            for retries in [without_retries, with_retries] {
                let proxy = Proxy::at(&engine.endpoint(), 0, fault).await;
                let name =
                    format!("unanswered-{}-{}", proxy.endpoint().replace([':', '/'], ""), run());
                let direct = Sessions::client(engine.sdk.clone()).with_table_name(&name);
                let through = Sessions::client(retries(&engine.sdk, &proxy));
                let through = through.with_table_name(&name);
                let created = through.create_table().until_active(AGES).await;
                assert!(matches!(created, Ok(true)), "{} {fault:?}: {created:?}", engine.name);
                assert_eq!(ttl(&direct).await.1.as_deref(), Some("expires"));

                // Without a lost answer the same table is somebody else's.
                let again = through.create_table().until_active(AGES).await.unwrap_err();
                assert!(again.to_string().contains("ResourceInUse"), "{again:?}");
                direct.sdk().delete_table().table_name(&name).send().await.unwrap();
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_the_sdk_asks_for_again_is_created_without_waiting() {
    for engine in engines().await {
        for fault in [Fault::DroppedAnswer, Fault::CutAnswer] {
            let proxy = Proxy::at(&engine.endpoint(), 0, fault).await;
            let name = format!("asked-{}-{}", proxy.endpoint().replace([':', '/'], ""), run());
            let direct = Sessions::client(engine.sdk.clone()).with_table_name(&name);
            let through = Sessions::client(with_retries(&engine.sdk, &proxy));
            let through = through.with_table_name(&name);
            let created = through.create_table().await;
            assert!(matches!(created, Ok(true)), "{} {fault:?}: {created:?}", engine.name);

            let again = through.create_table().await.unwrap_err();
            assert!(again.to_string().contains("ResourceInUse"), "{again:?}");
            direct.sdk().delete_table().table_name(&name).send().await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_table_of_the_same_name_is_not_taken_for_one_that_was_created() {
    for engine in engines().await {
        for retries in [without_retries, with_retries] {
            let proxy = Proxy::at(&engine.endpoint(), 0, Fault::DroppedAnswer).await;
            let name = format!("taken-{}-{}", proxy.endpoint().replace([':', '/'], ""), run());
            let other = Others::client(engine.sdk.clone()).with_table_name(&name);
            other.create_table().await.unwrap();
            let through = Sessions::client(retries(&engine.sdk, &proxy));
            let created = through.with_table_name(&name).create_table().until_active(AGES).await;
            let error = created.unwrap_err();
            assert!(error.to_string().contains("ResourceInUse"), "{error:?}");
            other.sdk().delete_table().table_name(&name).send().await.unwrap();
        }
    }
}
