//! The log of the states of devices, which AWS publishes as an example of a data model.
//!
//! | `DeviceID` | `State#Date` | index 1: `Operator`, `Date` | index 2: `EscalatedTo`, `State#Date` |
//! |---|---|---|---|
//! | S, `d#12345` | state `#` time | S, S | S of an entry that was escalated; the sort key is that of the table |
//!
//! The name of an attribute has a `#` in it. An entry has the state in its key alone.

use std::slice;

use ddb_keys::aws::{Client, Item};
use ddb_keys::{Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

use super::{item, text};
use crate::engines::{on_every_engine, put_raw};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
#[key_part(rename_all = "UPPERCASE")]
enum State {
    Normal,
    Warning1,
    Warning4,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(rename_all = "PascalCase")]
#[pk(device_id)]
#[sk("<state>#<date>")]
#[gsi(ByOperator, pk = operator, sk = date)]
#[gsi(Escalated, pk = escalated_to, sk = "<state>#<date>")]
struct Entry {
    #[serde(rename = "DeviceID")]
    device_id: String,
    #[serde(skip_serializing)]
    state: State,
    date: String,
    operator: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    escalated_to: Option<String>,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "DeviceStateLog", pk = "DeviceID", sk = "State#Date", type_attribute = none)]
#[gsi(ByOperator, name = "GSI-1", pk = "Operator", sk = "Date")]
#[gsi(Escalated, name = "GSI-2", pk = "EscalatedTo", sk = "State#Date")]
enum DeviceLog {
    Entry(Entry),
}

/// What the application has stored: one warning, and another that was escalated to Sara.
fn stored() -> [Item; 2] {
    [
        item([
            ("DeviceID", text("d#12345")),
            ("State#Date", text("WARNING1#2020-04-24T14:55:00")),
            ("Date", text("2020-04-24T14:55:00")),
            ("Operator", text("Liz")),
        ]),
        item([
            ("DeviceID", text("d#12345")),
            ("State#Date", text("WARNING4#2020-04-27T16:10:00")),
            ("Date", text("2020-04-27T16:10:00")),
            ("Operator", text("Liz")),
            ("EscalatedTo", text("Sara")),
        ]),
    ]
}

#[test]
fn items_are_those_of_the_application() {
    for stored in stored() {
        let DeviceLog::Entry(entry) = DeviceLog::from_item(stored.clone()).unwrap();
        assert_eq!(DeviceLog::item(&entry).unwrap(), stored);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn entries_are_found_by_state_by_operator_and_where_they_were_escalated() {
    on_every_engine(async |table: Client<DeviceLog>| {
        for stored in stored() {
            put_raw(&table, stored).await;
        }
        let warned = Entry::query().device_id("d#12345").state(State::Warning1);
        let warned = table.query(warned).one().await.unwrap().unwrap();
        let liz = Entry::query_by_operator().operator("Liz");
        let before = liz.clone().date_in("2020-04-20".."2020-04-27T16:10:00");
        assert_eq!(table.query(before).await.unwrap(), slice::from_ref(&warned));
        assert_eq!(table.query(liz.date_in("2020-04-20"..)).count().await.unwrap(), 2);

        let sara = || table.query(Entry::query_escalated().escalated_to("Sara"));
        let (key, date) = (warned.key(), &warned.date);
        let escalated = EntryEscalatedKey { escalated_to: "Sara", state: State::Warning1, date };
        let entry = table.update(key).set_index(escalated).await.unwrap();
        assert_eq!(entry.escalated_to.as_deref(), Some("Sara"));
        assert_eq!(sara().count().await.unwrap(), 2);
        let worst = Entry::query_escalated().escalated_to("Sara").state(State::Warning4);
        assert_eq!(table.query(worst.date_starts_with("2020-04")).count().await.unwrap(), 1);
        table.update(key).remove_index::<EntryEscalatedKey<'_>>().await.unwrap();
        assert_eq!(sara().count().await.unwrap(), 1);
        table.delete(key).must_exist().await.unwrap();
        assert!(!table.exists(key).await.unwrap());
    })
    .await;
}
