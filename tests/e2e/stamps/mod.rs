//! `#[entity(created = …, updated = …)]`: times that the client sets, by its clock.

mod kinds;
mod updates;
mod walk;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Item};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};

/// Its index keys are made from the time of the last write: one with the primary key, one with another field, too.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(created = created, updated = updated)]
#[pk("BOARD#<board>")]
#[sk("TASK#<id:04>")]
#[gsi(Recent, pk = "TASKS#<board>", sk = "<updated:millis>#<id:04>")]
#[gsi(ByState, pk = "STATE#<state>", sk = "AT#<updated:secs>#<board>")]
#[lsi(OfBoard, sk = "<updated:nanos>")]
struct Task {
    board: String,
    id: u32,
    state: String,
    steps: u32,
    created: DateTime<Utc>,
    updated: DateTime<Utc>,
}

/// Older items have no times. It counts versions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(created = created, updated = changed, version = version)]
#[pk("BOARD#<id>")]
#[sk("BOARD")]
#[gsi(Recent, pk = "BOARDS", sk = "<changed>")]
struct Board {
    id: String,
    title: String,
    #[serde(default, rename = "createdAt", with = "chrono::serde::ts_seconds_option")]
    created: Option<DateTime<Utc>>,
    #[serde(rename = "changedAt")]
    changed: Option<i64>,
    version: u64,
}

/// Without times.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("NOTE#<id>")]
#[sk("NOTE")]
struct Note {
    id: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "boards", pk = "PK", sk = "SK")]
#[gsi(Recent, name = "recent", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(ByState, name = "by-state", pk = "GSI2PK", sk = "GSI2SK")]
#[lsi(OfBoard, name = "of-board", sk = "LSI1SK")]
enum Boards {
    Board(Board),
    Task(Task),
    Note(Note),
}

#[derive(Debug, Clone, PartialEq, ItemCollection)]
#[item_collection(table = Boards)]
struct Whole {
    board: Board,
    tasks: Vec<Task>,
}

/// A clock that tests set.
#[derive(Debug, Clone, Default)]
struct Hand(Arc<AtomicU64>);

/// The beginning of the tests, in seconds since 1970.
const START: u64 = 1_728_867_661;

impl Hand {
    fn set(&self, seconds: u64) {
        self.0.store(seconds, Ordering::Relaxed);
    }

    /// The table, for which it is this time.
    fn at(&self, table: &Client<Boards>) -> Client<Boards> {
        let seconds = self.0.clone();
        table.clock(move || time(seconds.load(Ordering::Relaxed)))
    }

    /// The table, for which a second passes whenever somebody looks at the clock.
    fn ticking(&self, table: &Client<Boards>) -> Client<Boards> {
        let seconds = self.0.clone();
        table.clock(move || time(seconds.fetch_add(1, Ordering::Relaxed)))
    }
}

/// So many seconds after the start, and a part of one.
fn time(seconds: u64) -> SystemTime {
    UNIX_EPOCH + Duration::new(START + seconds, 123_456_789)
}

fn at(seconds: u64) -> DateTime<Utc> {
    DateTime::from_timestamp(unix(seconds), 123_456_789).unwrap()
}

fn unix(seconds: u64) -> i64 {
    i64::try_from(START + seconds).unwrap()
}

/// A value with times that no write takes over.
fn task(id: u32) -> Task {
    let (created, updated) = (at(1_000_000), at(2_000_000));
    Task { board: "b".into(), id, state: "open".into(), steps: 0, created, updated }
}

fn board(title: &str) -> Board {
    Board { id: "b".into(), title: title.into(), created: None, changed: None, version: 0 }
}

const BOARD: BoardKey<'static> = BoardKey { id: "b" };

fn key(id: u32) -> TaskKey<'static> {
    TaskKey { board: "b", id }
}

async fn stored(table: &Client<Boards>, id: u32) -> Task {
    table.get(key(id)).consistent().await.unwrap().unwrap()
}

/// When a task was created and updated, in seconds after the start.
async fn times(table: &Client<Boards>, id: u32) -> [i64; 2] {
    let task = stored(table, id).await;
    [task.created, task.updated].map(|of| (of - at(0)).num_seconds())
}

/// Checks that each item is what its fields say, index keys included.
async fn assert_true(table: &Client<Boards>) {
    let scan = table.sdk().scan().table_name(table.table_name()).consistent_read(true);
    let items: Vec<Item> =
        scan.into_paginator().items().send().collect::<Result<_, _>>().await.unwrap();
    for item in items {
        let expected = match Boards::from_item(item.clone()).unwrap() {
            Boards::Task(task) => Boards::item(&task).unwrap(),
            Boards::Board(board) => Boards::item(&board).unwrap(),
            Boards::Note(note) => Boards::item(&note).unwrap(),
        };
        assert_eq!(item, expected);
    }
}
