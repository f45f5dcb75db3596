//! The messages and sources of errors.

use std::error::Error as StdError;
use std::net::TcpListener;
use std::time::Duration;

use aws_sdk_dynamodb::types::AttributeValue::{N, S};
use ddb_keys::aws::{Client, Error, InvalidRequest, ItemError};
use ddb_keys::embedded::{Embedded, local_client};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("NOTE#<id>")]
struct Note {
    id: u32,
    text: String,
}

#[derive(Debug, Table)]
#[table(name = "notes", pk = "PK")]
enum Notes {
    Note(Note),
}

/// Nothing listens there.
fn nowhere() -> Client<Notes> {
    Client::new(local_client("http://127.0.0.1:1"))
}

#[tokio::test]
async fn nested_errors_of_the_sdk_are_shown_once() {
    let error = nowhere().get(NoteKey { id: 1 }).await.unwrap_err();
    let shown = error.to_string();
    assert!(shown.starts_with("dispatch failure: "), "{shown}");
    assert!(shown.contains("onnection refused"), "{shown}");
    assert!(!shown.contains("unhandled error"), "{shown}");
    let texts: Vec<_> = shown.split(": ").collect();
    let once = |text: &&str| texts.iter().filter(|other| *other == text).count() == 1;
    assert!(texts.iter().all(once), "{shown}");
    assert!(matches!(&error, Error::Sdk(_)) && error.source().is_some());
}

#[tokio::test]
async fn messages_of_dynamodb_come_with_their_code() {
    let engine = Embedded::start().await.unwrap();
    let error = Client::<Notes>::new(engine.client()).get(NoteKey { id: 1 }).await.unwrap_err();
    assert!(error.to_string().starts_with("ResourceNotFoundException: "), "{error}");
    assert!(!error.is_condition_failed());
    let notes = Client::<Notes>::new(engine.client());
    notes.create_table().await.unwrap();
    let get = notes.get(NoteKey { id: 1 });
    let error = get.customize(|get| get.projection_expression("+")).await.unwrap_err();
    assert!(error.to_string().starts_with("ValidationException: "), "{error}");
}

#[tokio::test]
async fn the_error_of_serde_is_the_source() {
    let engine = Embedded::start().await.unwrap();
    let notes = Client::<Notes>::new(engine.client());
    notes.create_table().await.unwrap();
    let put = notes.sdk().put_item().table_name("notes").item("PK", S("NOTE#1".into()));
    put.item("id", N("1".into())).item("text", N("2".into())).send().await.unwrap();
    let error = notes.get(NoteKey { id: 1 }).await.unwrap_err();
    let Error::Item(item @ ItemError::Deserialize { source, .. }) = &error else {
        panic!("{error:?}")
    };
    assert!(error.to_string().ends_with(&source.to_string()), "{error}");
    for error in [error.source(), item.source()] {
        assert_eq!(error.map(ToString::to_string), Some(source.to_string()));
    }
}

#[tokio::test]
async fn a_refusal_has_no_source() {
    let error = nowhere().query(Note::query().id(1)).unexpired().await.unwrap_err();
    assert!(matches!(error, Error::Refused(InvalidRequest::NoTtl { table: "notes" })), "{error}");
    assert!(error.source().is_none() && !error.is_condition_failed());
}

#[tokio::test]
async fn an_engine_that_is_dropped_answers_no_more() {
    let engine = Embedded::start().await.unwrap();
    let (endpoint, client) = (engine.endpoint(), engine.client());
    client.list_tables().send().await.unwrap();
    let address = endpoint.strip_prefix("http://").unwrap();
    assert!(TcpListener::bind(address).is_err(), "the engine listens");
    drop(engine);
    // Nobody listens any longer if the port can be bound. A request might be answered by the server of another test,
    // which was given the same port; if there is one, this waits until it is gone.
    let is_free = async {
        while TcpListener::bind(address).is_err() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), is_free).await.unwrap();
}
