//! Transactions that are cancelled because of other transactions.

use std::collections::BTreeSet;
use std::time::Duration;

use ddb_keys::aws::Error;
use serde_json::json;

use super::{ReadingKey, Readings, reading};
use crate::scripted::{Answer, Scripted, error};

fn cancelled(codes: &[&str]) -> Answer {
    let reasons: Vec<_> = codes.iter().map(|code| json!({"Code": code})).collect();
    let body = json!({
        "__type": "com.amazonaws.dynamodb.v20120810#TransactionCanceledException",
        "message": "Transaction cancelled, please refer cancellation reasons",
        "CancellationReasons": reasons,
    });
    (400, body.to_string())
}

#[tokio::test]
async fn a_conflict_is_retried_with_the_same_token() {
    for code in ["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"] {
        let conflict = cancelled(&["None", code]);
        let script = [conflict.clone(), conflict, (200, "{}".to_owned())];
        let server = Scripted::start(&script).await.unwrap();
        let table = Readings::client(server.sdk());
        let write = table.transact_write(table.put(&reading(1, 0)));
        write.write(table.put(&reading(2, 0))).await.unwrap();
        let requests = server.requests();
        let tokens: Vec<_> =
            requests.iter().map(|r| r.body["ClientRequestToken"].clone()).collect();
        assert_eq!(tokens.len(), 3, "{code}");
        assert!(tokens.iter().all(|token| *token == tokens[0] && token.is_string()), "{tokens:?}");
    }
}

#[tokio::test]
async fn repeated_conflicts_are_finally_returned() {
    let server = Scripted::start(&[cancelled(&["TransactionConflict"])]).await.unwrap();
    let table = Readings::client(server.sdk());
    let write = || table.transact_write(table.put(&reading(1, 0)));
    let error = write().max_attempts(3).await.unwrap_err();
    assert!(matches!(&error, Error::Cancelled(reasons) if reasons.len() == 1), "{error:?}");
    assert_eq!(server.requests().len(), 3);
    write().timeout(Duration::from_millis(200)).max_attempts(u32::MAX).await.unwrap_err();
    assert!(server.requests().len() < 20);
}

#[tokio::test]
async fn a_failed_condition_is_not_retried() {
    let script = [cancelled(&["TransactionConflict", "ConditionalCheckFailed"])];
    let server = Scripted::start(&script).await.unwrap();
    let table = Readings::client(server.sdk());
    let write = table.transact_write(table.put(&reading(1, 0)));
    assert!(write.write(table.create(&reading(2, 0))).await.unwrap_err().is_condition_failed());
    assert_eq!(server.requests().len(), 1);
}

#[tokio::test]
async fn a_cancellation_without_reasons_keeps_the_message() {
    let script = [error("TransactionCanceledException", "because it rains")];
    let server = Scripted::start(&script).await.unwrap();
    let table = Readings::client(server.sdk());
    let error = table.transact_write(table.put(&reading(1, 0))).await.unwrap_err();
    assert!(error.to_string().contains("because it rains"), "{error}");
}

/// A transaction is never done twice with one token, so one with an unreadable answer is sent again.
#[tokio::test]
async fn a_truncated_answer_is_requested_again_with_the_same_token() {
    let in_progress = error("TransactionInProgressException", "the same token");
    let cut = cancelled(&["TransactionConflict"]).1[..40].to_owned();
    for failed in [(200, r#"{"ItemColl"#.to_owned()), (400, cut), in_progress] {
        let server = Scripted::start(&[failed.clone(), (200, "{}".to_owned())]).await.unwrap();
        let table = Readings::client(server.sdk());
        table.update(ReadingKey { sensor: 1, number: 1 }).add(|r| r.value, 1).once().await.unwrap();
        let requests = server.requests();
        let tokens = requests.iter().map(|request| &request.body["ClientRequestToken"]);
        assert_eq!(tokens.map(ToString::to_string).collect::<BTreeSet<_>>().len(), 1);
        assert_eq!(requests.len(), 2, "{failed:?}");
    }
}
