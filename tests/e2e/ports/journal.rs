//! The journal of an event-sourced actor system, and the offsets of those who read it.
//!
//! | item | `pid` | `seq_nr` | `entity_type_slice`, `ts` |
//! |---|---|---|---|
//! | event | S, the actor: its type, `\|` and its id | N | S, type `-` slice, and N, microseconds |
//!
//! | item | `name_slice` | `pid` |
//! |---|---|---|
//! | progress | S, projection `-` slice | `_` |
//! | last event of an actor | the same | S, the actor |
//!
//! The slice of an actor follows from its name and is stored in the index key alone. A projection's name may contain hyphens. Neither table
//! has a type attribute. A deleted event stays, without its bytes.

use std::collections::{BTreeMap, BTreeSet};

use arrayvec::ArrayString;
use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Item};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

use super::{bytes, item, number, text};
use crate::engines::{on_every_engine, put_raw};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(separator = '-')]
#[entity(part(entity_type: ArrayString<64> = entity_type(&self.pid), slice: u16 = slice(&self.pid)))]
#[pk(pid)]
#[sk(seq_nr)]
#[gsi(BySlice, pk = "<entity_type>-<slice>", sk = ts)]
struct Event {
    pid: String,
    seq_nr: u64,
    ts: u64,
    event_ser_id: u32,
    event_payload: ByteBuf,
    #[serde(
        default,
        skip_serializing_if = "BTreeSet::is_empty",
        with = "serde_dynamo::string_set"
    )]
    tags: BTreeSet<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    del: Option<bool>,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "event_journal", pk = "pid", sk = "seq_nr", type_attribute = none)]
#[gsi(BySlice, name = "event_journal_slice_idx", pk = "entity_type_slice", sk = "ts")]
enum Journal {
    Event(Event),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk(name_slice)]
#[sk("_")]
struct Progress {
    name_slice: String,
    ts: u64,
    seen: BTreeMap<String, u64>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk(name_slice)]
#[sk(pid)]
struct LastEvent {
    name_slice: String,
    pid: String,
    seq_nr: u64,
}

#[derive(Debug, PartialEq, Table)]
#[table(
    name = "offsets",
    pk = "name_slice",
    sk = "pid",
    type_attribute = none,
    overlap(Progress, LastEvent, first = Progress)
)]
enum Offsets {
    Progress(Progress),
    LastEvent(LastEvent),
}

const CART: &str = "Cart|a-1#x";
const START: u64 = 1_700_000_000_000_000;

/// The type's name, which has no hyphen.
fn entity_type(pid: &str) -> ArrayString<64> {
    let name = pid.split_once('|').map_or("", |(name, _)| name);
    ArrayString::from(name).unwrap_or_default()
}

fn slice(pid: &str) -> u16 {
    pid.bytes().fold(0_u16, |hash, byte| hash.wrapping_mul(31).wrapping_add(byte.into())) % 1024
}

fn stored(seq_nr: u64) -> Item {
    item([
        ("pid", text(CART)),
        ("seq_nr", number(&seq_nr.to_string())),
        ("entity_type_slice", text("Cart-382")),
        ("ts", number(&(START + seq_nr).to_string())),
        ("event_ser_id", number("17")),
        ("event_payload", bytes(&[1, 2])),
        ("tags", AttributeValue::Ss(vec!["blue".into()])),
    ])
}

async fn fill(table: &Client<Journal>) {
    for seq_nr in 1..=12 {
        put_raw(table, stored(seq_nr)).await;
    }
}

fn numbers(events: &[Event]) -> Vec<u64> {
    events.iter().map(|event| event.seq_nr).collect()
}

#[test]
fn items_are_those_of_the_application() {
    let Journal::Event(event) = Journal::from_item(stored(7)).unwrap();
    assert_eq!((event.pid.as_str(), event.seq_nr, event.ts), (CART, 7, START + 7));
    assert_eq!(Journal::item(&event).unwrap(), stored(7));

    let name_slice = || ("name_slice", text("cart-view-617"));
    let seen = AttributeValue::M(item([(CART, number("12"))]));
    let progress = item([name_slice(), ("pid", text("_")), ("ts", number("9")), ("seen", seen)]);
    let last = item([name_slice(), ("pid", text(CART)), ("seq_nr", number("12"))]);
    for stored in [&progress, &last] {
        assert_eq!(&Offsets::from_item(stored.clone()).unwrap().to_item().unwrap(), stored);
    }
    assert!(matches!(Offsets::from_item(progress), Ok(Offsets::Progress(_))));
    assert!(matches!(Offsets::from_item(last), Ok(Offsets::LastEvent(_))));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_actor_is_replayed_in_the_order_of_its_numbers() {
    on_every_engine(async |table: Client<Journal>| {
        fill(&table).await;
        let events = || Event::query().pid(CART);
        let replayed = table.query(events().seq_nr_in(9..12)).await.unwrap();
        assert_eq!(numbers(&replayed), [9, 10, 11], "as numbers, not as text");
        let latest = table.query(events()).descending().first().await.unwrap();
        assert_eq!(latest.map(|event| event.seq_nr), Some(12));

        let key = EventKey { pid: CART, seq_nr: 1 };
        let deleted = table.update(key).set(|event| event.del, true);
        let deleted = deleted.set(|event| event.event_payload, ByteBuf::new()).await.unwrap();
        assert_eq!(deleted.del, Some(true));
        let next = Event { seq_nr: 13, del: None, ..deleted };
        table.create(&next).await.unwrap();
        assert!(table.create(&next).await.unwrap_err().is_condition_failed());
        assert_eq!(table.delete_found(events().seq_nr_in(..=5)).await.unwrap(), 5);
        assert_eq!(numbers(&table.query(events()).await.unwrap()), [6, 7, 8, 9, 10, 11, 12, 13]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slice_is_read_from_a_time_on() {
    on_every_engine(async |table: Client<Journal>| {
        fill(&table).await;
        let cart = entity_type(CART);
        let slice = || Event::query_by_slice().entity_type(cart).slice(slice(CART));
        let since = table.query(slice().ts_in(START + 8..)).limit(3).await.unwrap();
        assert_eq!(numbers(&since), [8, 9, 10]);
        let before = table.query(slice().ts_in(..START + 3));
        assert_eq!(numbers(&before.await.unwrap()), [1, 2], "the third is read, and left out");
        assert_eq!(table.query(slice().ts_in(..START + 3)).count().await.unwrap(), 2);
    })
    .await;
}
