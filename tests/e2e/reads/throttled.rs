//! N19: what DynamoDB leaves unprocessed is asked for again, and what is left is given back.

use std::collections::VecDeque;
use std::time::Duration;

use ddb_keys::aws::{Client, Error};
use ddb_keys::embedded::local_client;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

use super::{Outcome, Room, RoomKey, Rooms};

/// Answers requests with these bodies, and the last one for ever; counts them.
async fn serve(bodies: &[(u16, String)]) -> Outcome<(Client<Rooms>, JoinHandle<()>)> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    let endpoint = format!("http://{}", listener.local_addr()?);
    let mut bodies = VecDeque::from(bodies.to_vec());
    let server = tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (status, body) =
                if bodies.len() > 1 { bodies.pop_front() } else { bodies.front().cloned() }
                    .unwrap();
            answer(stream, status, &body).await.unwrap();
        }
    });
    Ok((Rooms::client(local_client(&endpoint)), server))
}

async fn answer(mut stream: TcpStream, status: u16, body: &str) -> std::io::Result<()> {
    let mut request = Vec::new();
    loop {
        let mut chunk = [0; 4096];
        let read = stream.read(&mut chunk).await?;
        request.extend(&chunk[..read]);
        let text = String::from_utf8_lossy(&request).to_lowercase();
        let Some((head, rest)) = text.split_once("\r\n\r\n") else { continue };
        let len = head.split("content-length: ").nth(1).and_then(|tail| tail.lines().next());
        if rest.len() >= len.and_then(|len| len.trim().parse().ok()).unwrap_or(0) {
            break;
        }
    }
    let len = body.len();
    let head = format!(
        "HTTP/1.1 {status} X\r\ncontent-type: application/x-amz-json-1.0\r\ncontent-length: {len}\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    stream.shutdown().await
}

fn item(room: &str) -> String {
    format!(r##"{{"PK":{{"S":"ROOM#{room}"}},"SK":{{"S":"#METADATA"}},"room":{{"S":"{room}"}}}}"##)
}

fn key(room: &str) -> String {
    format!(r##"{{"PK":{{"S":"ROOM#{room}"}},"SK":{{"S":"#METADATA"}}}}"##)
}

fn response(rows: &[&str], unprocessed: &[&str]) -> (u16, String) {
    let rows: Vec<_> = rows.iter().map(|row| item(row)).collect();
    let keys: Vec<_> = unprocessed.iter().map(|row| key(row)).collect();
    let left = format!(r#"{{"rooms":{{"Keys":[{}]}}}}"#, keys.join(","));
    let left = if keys.is_empty() { "{}".to_owned() } else { left };
    (200, format!(r#"{{"Responses":{{"rooms":[{}]}},"UnprocessedKeys":{left}}}"#, rows.join(",")))
}

const KEYS: [RoomKey<'static>; 3] =
    [RoomKey { room: "a" }, RoomKey { room: "b" }, RoomKey { room: "c" }];

fn rooms(names: &[&str]) -> Vec<Room> {
    names.iter().map(|name| Room { room: (*name).to_owned() }).collect()
}

#[tokio::test]
async fn it_is_asked_for_again() -> Outcome {
    let steps =
        [response(&["b"], &["a", "c"]), response(&[], &["a", "c"]), response(&["c", "a"], &[])];
    let (table, server) = serve(&steps).await?;
    assert_eq!(table.get_many(KEYS).await?.complete()?, rooms(&["a", "b", "c"]));
    server.abort();
    Ok(())
}

#[tokio::test]
async fn what_is_left_is_given_back() -> Outcome {
    let (table, server) =
        serve(&[response(&["b"], &["a", "c"]), response(&[], &["a", "c"])]).await?;
    let found = table.get_many(KEYS).attempts(3).await?;
    assert_eq!(found.rows, rooms(&["b"]));
    let left: Vec<_> = found.left.iter().map(ToString::to_string).collect();
    let reason = "was not read: DynamoDB left it unprocessed at every attempt";
    assert_eq!(left, ["a", "c"].map(|room| format!("ROOM#{room} | #METADATA {reason}")));
    let error = found.complete().unwrap_err();
    assert!(matches!(&error, Error::Unread(keys) if keys.len() == 2), "{error}");
    server.abort();
    Ok(())
}

#[tokio::test]
async fn it_is_not_asked_for_longer_than_the_caller_says() -> Outcome {
    let (table, server) = serve(&[response(&[], &["a", "b", "c"])]).await?;
    let patience = Duration::from_millis(300);
    let begun = std::time::Instant::now();
    let found = table.get_many(KEYS).attempts(u32::MAX).patience(patience).await?;
    assert_eq!(found.left.len(), 3);
    assert!(begun.elapsed() >= patience && begun.elapsed() < Duration::from_secs(5));
    server.abort();
    Ok(())
}

#[tokio::test]
async fn an_error_after_an_answer_gives_back_the_rest() -> Outcome {
    let denied =
        r#"{"__type":"com.amazon.coral.service#AccessDeniedException","message":"no longer"}"#;
    let (table, server) = serve(&[response(&["b"], &["a", "c"]), (400, denied.to_owned())]).await?;
    let found = table.get_many(KEYS).await?;
    assert_eq!((found.rows.len(), found.left.len()), (1, 2));
    assert!(found.left[0].reason.contains("no longer"), "{}", found.left[0].reason);

    let (table, other) = serve(&[(400, denied.to_owned())]).await?;
    assert!(table.get_many(KEYS).await.is_err_and(|error| matches!(error, Error::Sdk(_))));
    server.abort();
    other.abort();
    Ok(())
}
