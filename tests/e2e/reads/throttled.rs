//! N19: keys that DynamoDB leaves unprocessed are requested again, and the rest is returned.

use std::time::{Duration, Instant};

use ddb_keys::aws::{Client, Error, Incomplete};

use super::{Outcome, Room, RoomKey, Rooms};
use crate::scripted::{Answer, Scripted, error};

async fn serve(answers: &[Answer]) -> Outcome<(Client<Rooms>, Scripted)> {
    let server = Scripted::start(answers).await?;
    Ok((Rooms::client(server.sdk()), server))
}

fn item(room: &str) -> String {
    format!(r##"{{"PK":{{"S":"ROOM#{room}"}},"SK":{{"S":"#METADATA"}},"room":{{"S":"{room}"}}}}"##)
}

fn key(room: &str) -> String {
    format!(r##"{{"PK":{{"S":"ROOM#{room}"}},"SK":{{"S":"#METADATA"}}}}"##)
}

fn response(rows: &[&str], unprocessed: &[&str]) -> Answer {
    let rows: Vec<_> = rows.iter().map(|row| item(row)).collect();
    let keys: Vec<_> = unprocessed.iter().map(|row| key(row)).collect();
    let left = format!(r#"{{"rooms":{{"Keys":[{}]}}}}"#, keys.join(","));
    let left = if keys.is_empty() { "{}".to_owned() } else { left };
    (200, format!(r#"{{"Responses":{{"rooms":[{}]}},"UnprocessedKeys":{left}}}"#, rows.join(",")))
}

const KEYS: [RoomKey<'static>; 3] =
    [RoomKey { room: "a" }, RoomKey { room: "b" }, RoomKey { room: "c" }];

/// A read that lacks some of its rows.
fn incomplete(read: Result<Vec<Room>, Error>) -> Box<Incomplete> {
    match read {
        Err(Error::Incomplete(read)) => read,
        other => panic!("{other:?}"),
    }
}

fn rooms(names: &[&str]) -> Vec<Room> {
    names.iter().map(|name| Room { room: (*name).to_owned() }).collect()
}

#[tokio::test]
async fn it_is_asked_for_again() -> Outcome {
    let steps =
        [response(&["b"], &["a", "c"]), response(&[], &["a", "c"]), response(&["c", "a"], &[])];
    let (table, _server) = serve(&steps).await?;
    assert_eq!(table.get_many(KEYS).await?, rooms(&["a", "b", "c"]));
    Ok(())
}

#[tokio::test]
async fn unfinished_work_is_returned() -> Outcome {
    let (table, server) =
        serve(&[response(&["b"], &["a", "c"]), response(&[], &["a", "c"])]).await?;
    let read = incomplete(table.get_many(KEYS).max_attempts(3).await);
    assert_eq!(server.requests().len(), 1 + 3, "three that moved nothing");
    let unread: Vec<_> = read.unread().iter().map(ToString::to_string).collect();
    let reason = "DynamoDB left it unprocessed at every attempt";
    assert_eq!(unread, ["a", "c"].map(|room| format!("ROOM#{room} | #METADATA: {reason}")));
    assert_eq!(read.to_string(), format!("2 keys were not read; {}", unread[0]));
    assert!(read.failure().is_none() && read.cursor().is_none());
    assert_eq!(read.into_rows::<Room>().unwrap(), rooms(&["b"]));
    Ok(())
}

#[tokio::test]
async fn it_is_not_asked_for_longer_than_the_caller_says() -> Outcome {
    let (table, server) = serve(&[response(&[], &["a", "b", "c"])]).await?;
    let patience = Duration::from_millis(500);
    let begun = Instant::now();
    let read = table.get_many(KEYS).max_attempts(u32::MAX).timeout(patience);
    let read = incomplete(tokio::time::timeout(Duration::from_secs(120), read).await?);
    assert_eq!(read.unread().len(), 3);
    assert!(begun.elapsed() >= patience);
    // The first five pauses alone are half a second longer than patience, in the middle.
    assert!(server.requests().len() < 20, "{} without pauses", server.requests().len());
    Ok(())
}

#[tokio::test]
async fn an_error_after_an_answer_gives_back_the_rest() -> Outcome {
    let denied = error("AccessDeniedException", "no longer");
    let (table, _server) = serve(&[response(&["b"], &["a", "c"]), denied.clone()]).await?;
    let read = incomplete(table.get_many(KEYS).await);
    assert_eq!((read.count(), read.unread().len()), (1, 2));
    assert!(read.unread()[0].reason.contains("no longer"), "{read}");

    let (table, _server) = serve(&[denied]).await?;
    assert!(table.get_many(KEYS).await.is_err_and(|error| matches!(error, Error::Sdk(_))));
    Ok(())
}

#[tokio::test]
async fn it_is_asked_for_again_after_an_error_that_says_too_much() -> Outcome {
    for name in
        ["ProvisionedThroughputExceededException", "RequestLimitExceeded", "ThrottlingException"]
    {
        let steps = [error(name, "too much"), response(&["a", "b", "c"], &[])];
        let (table, server) = serve(&steps).await?;
        assert_eq!(table.get_many(KEYS).await?, rooms(&["a", "b", "c"]), "{name}");
        assert_eq!(server.requests().len(), 2);
    }
    Ok(())
}

#[tokio::test]
async fn a_read_is_strongly_consistent_on_request() -> Outcome {
    let (table, server) = serve(&[response(&["a", "b", "c"], &[])]).await?;
    table.get_many(KEYS).await?;
    table.get_many(KEYS).consistent().await?;
    let requests = server.requests();
    let consistent = requests.iter().map(|request| &request.body["RequestItems"]["rooms"]);
    let consistent: Vec<_> = consistent.map(|keys| keys["ConsistentRead"] == true).collect();
    assert_eq!(consistent, [false, true]);
    Ok(())
}

#[tokio::test]
async fn an_unreadable_item_does_not_affect_other_rows() -> Outcome {
    let broken = item("b").replace(r#""room":{"S":"b"}"#, r#""room":{"N":"1"}"#);
    let rows = [item("c"), broken, item("a")].join(",");
    let answer = (200, format!(r#"{{"Responses":{{"rooms":[{rows}]}},"UnprocessedKeys":{{}}}}"#));
    let (table, _server) = serve(&[answer]).await?;
    let read = incomplete(table.get_many(KEYS).await);
    assert!(read.unread().is_empty());
    let unreadable: Vec<_> = read.unreadable().iter().map(ToString::to_string).collect();
    assert!(matches!(&unreadable[..], [only] if only.contains("ROOM#b")), "{unreadable:?}");
    assert_eq!(read.into_rows::<Room>().unwrap(), rooms(&["a", "c"]));
    Ok(())
}

#[tokio::test]
async fn an_answer_that_lacks_items_of_a_transaction_is_not_taken_for_items_that_do_not_exist()
-> Outcome {
    let whole = format!(r#"{{"Responses":[{{"Item":{}}},{{}}]}}"#, item("a"));
    let half = format!(r#"{{"Responses":[{{"Item":{}}}]}}"#, item("a"));
    for (answer, is_whole) in [(whole, true), (half, false), ("{}".to_owned(), false)] {
        let (table, _server) = serve(&[(200, answer)]).await?;
        let found = table.transact_get((KEYS[0], KEYS[1])).await;
        match found {
            Ok((one, other)) => {
                assert!(is_whole);
                assert_eq!((one, other), (rooms(&["a"]).pop(), None));
            }
            Err(error) => {
                assert!(!is_whole, "{error}");
                assert!(error.to_string().contains("of 2 items"), "{error}");
            }
        }
    }
    Ok(())
}
