//! Reads: their rows, how they continue, and the requests that they refuse.

mod after_items;
mod buckets;
mod bytes;
mod counts;
mod cursors;
mod ensure;
mod forged;
mod former;
mod former_index;
mod hydrated;
mod many;
mod memory;
mod meter;
mod pages;
mod projections;
mod scans;
mod sealed;
mod shards;
mod single;
mod spans;
mod strangers;
mod streams;
mod throttled;
mod unfinished;
mod waits;

use std::error::Error;

use std::sync::atomic::{AtomicU32, Ordering};

use ddb_keys::aws::Client;
use ddb_keys::embedded::Embedded;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::{engines, run};

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ROOM#<room>")]
#[sk("#METADATA")]
struct Room {
    room: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ROOM#<room>")]
#[sk("MSG#<number:04>")]
#[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "AT#<number:04>")]
struct Message {
    room: String,
    number: u32,
    author: String,
    text: String,
}

/// Stored between the messages, in the table and in the index.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ROOM#<room>")]
#[sk("MSG#<number:04>#REPLY#<reply:04>")]
#[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "AT#<number:04>#<reply:04>")]
struct Reply {
    room: String,
    number: u32,
    reply: u32,
    author: String,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "rooms", pk = "PK", sk = "SK")]
#[gsi(ByAuthor, name = "by-author", pk = "GPK", sk = "GSK", projection = include("entity_type", "text"))]
enum Rooms {
    Room(Room),
    Message(Message),
    Reply(Reply),
}

/// Numbers as sort keys, in the table and in a local index.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SENSOR#<sensor>")]
#[sk(at)]
#[lsi(ByValue, sk = value)]
#[gsi(ByPlace, pk = [country, city], sk = [street, at])]
struct Reading {
    sensor: String,
    at: i64,
    value: i32,
    country: String,
    city: String,
    street: String,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "sensors", pk = "PK", sk = "at")]
#[lsi(ByValue, name = "by-value", sk = "value")]
#[gsi(ByPlace, name = "by-place", pk = ["country", "city"], sk = ["street", "at"])]
enum Sensors {
    Reading(Reading),
}

/// An engine, and names for tables that no other test uses.
struct Engine {
    sdk: aws_sdk_dynamodb::Client,
    prefix: String,
    _own: Option<Embedded>,
}

async fn on_every_engine(test: impl AsyncFn(&Engine) -> Outcome) -> Outcome {
    for engine in engines().await {
        let tested = test(&Engine::new(engine.sdk.clone(), None)).await;
        tested.map_err(|error| format!("{}: {error}", engine.name))?;
    }
    Ok(())
}

impl Engine {
    fn new(sdk: aws_sdk_dynamodb::Client, own: Option<Embedded>) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        Self { sdk, prefix: format!("{}-{number}-", run()), _own: own }
    }

    async fn embedded() -> Outcome<Self> {
        let own = Embedded::start().await?;
        Ok(Self::new(own.client(), Some(own)))
    }

    fn name(&self, table: &str) -> String {
        format!("{}{table}", self.prefix)
    }

    fn rooms(&self) -> Client<Rooms> {
        Rooms::client(self.sdk.clone()).with_table_name(self.name("rooms"))
    }

    fn sensors(&self) -> Client<Sensors> {
        Sensors::client(self.sdk.clone()).with_table_name(self.name("sensors"))
    }
}

/// Forty messages of two authors in a room, most with replies of the same authors, and another
/// room beside it.
async fn rooms(engine: &Engine) -> Outcome<Client<Rooms>> {
    let table = engine.rooms();
    table.create_table().await?;
    let author = |number: u32| if number.is_multiple_of(2) { "ann" } else { "bob" }.to_owned();
    let mut batch = table.batch();
    for room in ["r1", "r2"] {
        let room = room.to_owned();
        batch = batch.put(&Room { room: room.clone() });
        for number in 0..40 {
            let (room, text) = (room.clone(), format!("text {number}"));
            batch =
                batch.put(&Message { room: room.clone(), number, author: author(number), text });
            for reply in 0..number % 4 {
                batch =
                    batch.put(&Reply { room: room.clone(), number, reply, author: author(number) });
            }
        }
    }
    batch.await?;
    Ok(table)
}

async fn sensors(engine: &Engine) -> Outcome<Client<Sensors>> {
    let table = engine.sensors();
    table.create_table().await?;
    let mut batch = table.batch();
    for sensor in ["s1", "s2"] {
        for (step, value) in (-15..15).enumerate() {
            let (country, city) = ("DE".to_owned(), "Ulm".to_owned());
            let (sensor, at) = (sensor.to_owned(), i64::from(value) * 7);
            let street = format!("street {}", step % 3);
            batch = batch.put(&Reading { sensor, at, value: value / 2, country, city, street });
        }
    }
    batch.await?;
    Ok(table)
}

fn numbers(messages: &[Message]) -> Vec<u32> {
    messages.iter().map(|message| message.number).collect()
}
