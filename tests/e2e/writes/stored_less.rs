//! An item has the keys of the value that is read from it, whatever functions of serde keep of its fields.

use std::collections::BTreeMap;

use chrono::serde::{ts_seconds, ts_seconds_option};
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Error, ItemError};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engines::on_every_engine;

fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

/// The key writes milliseconds, and the item has seconds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("VISIT#<id>#<at:millis>")]
struct Visit {
    id: u32,
    #[serde(with = "ts_seconds")]
    at: DateTime<Utc>,
}

/// The key writes no more than the item has.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CALL#<id>#<at:secs>")]
struct Call {
    id: u32,
    #[serde(with = "ts_seconds")]
    at: DateTime<Utc>,
}

/// The key of an index, which an item may be without.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("LOAN#<id>")]
#[gsi(ByDue, pk = "DUE", sk = "<due:millis>")]
struct Loan {
    id: u32,
    #[serde(with = "ts_seconds_option")]
    due: Option<DateTime<Utc>>,
}

fn lowercase<S: Serializer>(text: &str, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&text.to_lowercase())
}

fn trimmed<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    String::deserialize(from).map(|text| text.trim().to_owned())
}

/// One field is changed when it is written, the other when it is read.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("MAIL#<address>")]
#[gsi(ByDue, pk = "SENDER#<sender>", sk = "MAIL#<address>")]
struct Mail {
    #[serde(serialize_with = "lowercase", deserialize_with = "Deserialize::deserialize")]
    address: String,
    #[serde(serialize_with = "Serialize::serialize", deserialize_with = "trimmed")]
    sender: String,
}

/// A condition decides by what is read.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TASK#<id>")]
#[gsi(ByDue, when(state = "open"), pk = "OPEN", sk = "TASK#<id>")]
struct Task {
    id: u32,
    #[serde(serialize_with = "lowercase", deserialize_with = "Deserialize::deserialize")]
    state: String,
}

/// Only written: there is nothing to read back.
#[derive(Debug, Serialize, Entity)]
#[pk("LINE#<id>#<at:millis>")]
struct Line {
    id: u32,
    #[serde(with = "ts_seconds")]
    at: DateTime<Utc>,
}

/// A field that serde does not store, beside one that it changes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("NOTE#<id>#<tag>")]
struct Note {
    #[serde(skip_serializing)]
    id: u32,
    #[serde(serialize_with = "lowercase", deserialize_with = "Deserialize::deserialize")]
    tag: String,
    rest: BTreeMap<String, u32>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "stored-less", pk = "PK")]
#[gsi(ByDue, name = "by-due", pk = "GSI1PK", sk = "GSI1SK")]
enum Log {
    Visit(Visit),
    Call(Call),
    Loan(Loan),
    Mail(Mail),
    Task(Task),
    Note(Note),
}

#[derive(Debug, Table)]
#[table(name = "lines", pk = "PK")]
enum Lines {
    Line(Line),
}

const HALF: &str = "2024-05-01T12:00:00.500Z";
const WHOLE: &str = "2024-05-01T12:00:00Z";

fn mail(address: &str, sender: &str) -> Mail {
    Mail { address: address.into(), sender: sender.into() }
}

fn note(tag: &str) -> Note {
    Note { id: 7, tag: tag.into(), rest: BTreeMap::from([("a".into(), 1)]) }
}

#[test]
fn an_item_has_the_keys_of_what_is_read_from_it() {
    let refused: [(Result<_, ItemError>, _, _, _); 6] = [
        (
            Log::item(&Visit { id: 1, at: at(HALF) }),
            None,
            "VISIT#1#2024-05-01T12:00:00.500Z",
            "VISIT#1#2024-05-01T12:00:00.000Z",
        ),
        (
            Log::item(&Loan { id: 1, due: Some(at(HALF)) }),
            Some("ByDue"),
            "DUE | 2024-05-01T12:00:00.500Z",
            "DUE | 2024-05-01T12:00:00.000Z",
        ),
        (Log::item(&mail("Ann", "bob")), None, "MAIL#Ann", "MAIL#ann"),
        (
            Log::item(&mail("ann", " bob")),
            Some("ByDue"),
            "SENDER# bob | MAIL#ann",
            "SENDER#bob | MAIL#ann",
        ),
        (Log::item(&Task { id: 1, state: "OPEN".into() }), Some("ByDue"), "none", "OPEN | TASK#1"),
        (Log::item(&note("Red")), None, "NOTE#7#Red", "NOTE#7#red"),
    ];
    for (outcome, at, from, to) in refused {
        match outcome {
            Err(ItemError::NotKept { index, written, read, .. }) => {
                assert_eq!((index, written.as_str(), read.as_str()), (at, from, to));
            }
            other => panic!("{from}: {other:?}"),
        }
    }
    assert!(Lines::item(&Line { id: 1, at: at(HALF) }).is_ok());
}

/// The message of the primary key is tested with the errors.
#[test]
fn the_error_names_the_index() {
    let error = Log::item(&mail("ann", " bob")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`Mail`: its key `ByDue` is SENDER# bob | MAIL#ann, but the key of what serde reads back is SENDER#bob | \
         MAIL#ann: let serde store the whole value, or give the key a format that is not finer than what is stored"
    );
}

#[tokio::test]
async fn what_is_kept_is_found_again() {
    on_every_engine::<Log>(async |table| {
        let rows = [
            Log::Visit(Visit { id: 1, at: at(WHOLE) }),
            Log::Call(Call { id: 1, at: at(HALF) }),
            Log::Loan(Loan { id: 1, due: Some(at(WHOLE)) }),
            Log::Loan(Loan { id: 2, due: None }),
            Log::Mail(mail("ann", "bob")),
            Log::Task(Task { id: 1, state: "open".into() }),
            Log::Task(Task { id: 2, state: "DONE".into() }),
            Log::Note(note("red")),
        ];
        for row in &rows {
            let item = row.to_item().unwrap();
            assert_eq!(Log::from_item(item.clone()).unwrap().to_item().unwrap(), item);
        }
        rows.iter().fold(table.batch(), |batch, row| batch.put_any(row)).await.unwrap();
        assert_eq!(table.scan().await.unwrap().len(), rows.len());
        table.put(&Call { id: 1, at: at(WHOLE) }).await.unwrap();
        assert_eq!(table.scan().await.unwrap().len(), rows.len(), "the same call");
    })
    .await;
}

/// Every way to write an item asks.
#[tokio::test]
async fn nothing_is_written_that_would_not_be_found() {
    on_every_engine::<Log>(async |table| {
        let visit = Visit { id: 1, at: at(HALF) };
        let outcomes: [Result<(), Error>; 4] = [
            table.put(&visit).await.map(drop),
            table.create(&visit).await.map(drop),
            table.batch_write([&visit]).await.map(drop),
            table.transact_write((table.put(&visit),)).await.map(drop),
        ];
        for outcome in outcomes {
            assert!(matches!(outcome, Err(Error::Item(ItemError::NotKept { .. }))), "{outcome:?}");
        }
        assert_eq!(table.scan().await.unwrap(), []);
    })
    .await;
}
