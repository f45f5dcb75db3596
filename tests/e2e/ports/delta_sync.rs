//! The table in which a GraphQL service keeps the latest changes, for clients that were offline.
//!
//! | `ds_pk` | `ds_sk` |
//! |---|---|
//! | `AppSync-delta-sync-post:` day | time of day `:` id `:` version, such as `00:30:29.330:81d36bbb-…:3` |
//!
//! The separator stands in the time of day, too. Both parts of the time follow from the attribute `_lastChangedAt`, in milliseconds. A
//! deleted item is a change with `_deleted`, and every change expires.

use std::slice;

use aws_sdk_dynamodb::types::AttributeValue;
use chrono::{DateTime, Timelike, Utc};
use ddb_keys::aws::{Client, Item};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{item, number, text};
use crate::engines::{on_every_engine, put_raw};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = ttl, separator = ':')]
#[entity(part(
    at: DateTime<Utc> = instant(self.changed),
    hour: u32 = instant(self.changed).hour(),
    minute: u32 = instant(self.changed).minute(),
    second: u32 = instant(self.changed).second(),
    millisecond: u32 = instant(self.changed).timestamp_subsec_millis(),
))]
#[pk("AppSync-delta-sync-post:<at:day>")]
#[sk("<hour:02>:<minute:02>:<second:02>.<millisecond:03>:<id>:<version>")]
struct Change {
    id: Uuid,
    #[serde(rename = "_version")]
    version: u32,
    #[serde(rename = "_lastChangedAt")]
    changed: i64,
    #[serde(rename = "_deleted", default, skip_serializing_if = "Option::is_none")]
    deleted: Option<bool>,
    #[serde(rename = "_ttl")]
    ttl: u64,
    title: String,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "delta-sync", pk = "ds_pk", sk = "ds_sk", type_attribute = none)]
enum Delta {
    Change(Change),
}

const CHANGED: i64 = 1_564_446_629_330;

fn instant(milliseconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(milliseconds).unwrap_or_default()
}

fn stored() -> Item {
    item([
        ("ds_pk", text("AppSync-delta-sync-post:2019-07-30")),
        ("ds_sk", text("00:30:29.330:81d36bbb-1579-4efe-92b8-2e3f679f628b:3")),
        ("id", text("81d36bbb-1579-4efe-92b8-2e3f679f628b")),
        ("_version", number("3")),
        ("_lastChangedAt", number("1564446629330")),
        ("_deleted", AttributeValue::Bool(true)),
        ("_ttl", number("1564533029")),
        ("title", text("Hello")),
    ])
}

#[test]
fn items_are_those_of_the_application() {
    let Delta::Change(change) = Delta::from_item(stored()).unwrap();
    assert_eq!((change.version, change.changed, change.deleted), (3, CHANGED, Some(true)));
    assert_eq!(Delta::item(&change).unwrap(), stored());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_changes_of_a_day_are_read_from_an_hour_on() {
    on_every_engine(async |table: Client<Delta>| {
        put_raw(&table, stored()).await;
        let Delta::Change(change) = Delta::from_item(stored()).unwrap();
        let later = Change { changed: CHANGED + 3_600_000, version: 4, ..change.clone() };
        table.create(&later).await.unwrap();

        let day = || Change::query().at(instant(CHANGED));
        let all = table.query(day()).await.unwrap();
        assert_eq!(all, [change.clone(), later.clone()]);
        assert_eq!(table.query(day().hour_in(1..)).await.unwrap(), [later]);
        let exactly = day().hour(0).minute(30).second(29).millisecond_in(..331);
        assert_eq!(table.query(exactly).await.unwrap(), slice::from_ref(&change));

        let renamed = table.update(change.key()).set(|change| change.title, "Bye").await.unwrap();
        assert_eq!((renamed.title.as_str(), renamed.changed), ("Bye", CHANGED));
        table.delete(change.key()).must_exist().await.unwrap();
    })
    .await;
}
