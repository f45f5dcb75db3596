//! Updates that are refused before anything is sent, and their messages.

use std::collections::BTreeMap;

use ddb_keys::aws::{Client, Error, InvalidRequest};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use super::known_failures::{key, task};
use super::tracker::*;
use crate::engines::on_every_engine;

#[track_caller]
fn says<T: std::fmt::Debug>(outcome: Result<T, Error>, words: &str) {
    match outcome.unwrap_err() {
        Error::Refused(refused) => assert_eq!(refused.to_string(), words),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn conditional_keys_need_the_field_that_decides() {
    on_every_engine::<Tracker>(async |table| {
        table.put(&task(1)).await.unwrap();
        let open = TaskOpenBoardKey { project: "apollo", priority: 2, id: 1 };
        says(
            table.update(key(1)).set_index(open).remove_index::<TaskByOwnerKey<'_>>().await,
            "`owner` of `Task` feeds the index key `OfOwner`, which would go stale: change both with \
             `set_index`, or with `remove_index`",
        );
        let both = || {
            let update = table.update(key(1)).remove_index::<TaskByOwnerKey<'_>>();
            update.remove_index::<TaskOfOwnerKey<'_>>().set_index(open)
        };
        says(
            both().await,
            "whether the index key `OpenBoard` of `Task` applies depends on `state`: set that, too",
        );
        says(
            table
                .update(key(1))
                .set_text("state", State::Open)
                .remove_index::<TaskOpenBoardKey<'_>>()
                .remove_index::<TaskRegionsKey<'_>>()
                .remove_index::<TaskByRoundKey<'_>>()
                .await,
            "the index key `OpenBoard` of `Task` cannot be removed: nothing that it is made from is \
             optional or changes with it, or another index key shares its attributes",
        );
        let closed = TaskClosedBoardKey { project: "apollo", closed_at: "2024" };
        says(
            table
                .update(key(1))
                .set_text("state", State::Open)
                .set_index(closed)
                .remove_index::<TaskRegionsKey<'_>>()
                .remove_index::<TaskByRoundKey<'_>>()
                .await,
            "this could leave `Task` without its index key `OpenBoard`: give it with `set_index`",
        );
    })
    .await;
}

#[tokio::test]
async fn parts_of_the_primary_key_are_checked() {
    on_every_engine::<Tracker>(async |table| {
        table.put(&task(1)).await.unwrap();
        says(
            table.update(key(1)).set_text("id", 2).await,
            "`id` of `Task` feeds the primary key, `TASK#<id:05>`, which no update can change: `rekey` \
             moves the item",
        );
        let other = TaskOfOwnerKey { owner: "ada", id: 2 };
        says(table.update(key(1)).set_index(other).await, "`id` of `Task` is given two values: give it one");
        says(table.update(key(1)).set_text("GSI1SK", "x").await, "`Task` stores no attribute `GSI1SK`: use the name that serde gives the field");
        for name in ["PK", "SK"] {
            let Err(Error::Refused(refused)) = table.update(key(1)).set_text(name, "x").await else {
                panic!("{name} was set")
            };
            assert!(matches!(refused, InvalidRequest::PrimaryKeyPart { .. }), "{refused:?}");
        }
        says(table.update(key(1)).await, "the update changes nothing: add a change, such as `set`");
    })
    .await;
}

#[tokio::test]
async fn an_attribute_has_one_value() {
    on_every_engine::<Tracker>(async |table| {
        table.put(&task(1)).await.unwrap();
        let update = || table.update(key(1));
        let twice = "`votes` of `Task` is given two values: give it one";
        says(update().set_text("votes", 1).set_text("votes", 2).await, twice);
        says(update().add_text("votes", 1).add_text("votes", 1).await, twice);
        says(update().set_text("votes", 1).add_text("votes", 1).await, twice);
        says(update().set_text("votes", 1).remove_text("votes").await, twice);
        says(update().add_text("votes", 1).remove_text("votes").await, twice);
        assert_eq!(update().set_text("votes", 3).set_text("votes", 3).await.unwrap().votes, 3);
    })
    .await;
}

#[tokio::test]
async fn one_key_of_an_index_takes_the_place_of_another() {
    on_every_engine::<Tracker>(async |table| {
        table.put(&task(1)).await.unwrap();
        let closing = || {
            let update = table.update(key(1)).set_text("state", State::Closed);
            update.remove_index::<TaskOpenBoardKey<'_>>().remove_index::<TaskRegionsKey<'_>>()
        };
        says(
            closing().remove_index::<TaskByRoundKey<'_>>().await,
            "this could leave `Task` without its index key `ClosedBoard`: give it with `set_index`",
        );
        let open = TaskOpenBoardKey { project: "apollo", priority: 2, id: 1 };
        let update = closing().remove_index::<TaskByRoundKey<'_>>().set_index(open);
        let by_owner = TaskByOwnerKey { owner: "ada", due: 7, priority: 2 };
        says(
            update.set_index(by_owner).set_index(TaskOfOwnerKey { owner: "ada", id: 1 }).await,
            "the index key `OpenBoard` of `Task` does not apply to the item as it would then be: leave it out, or change the fields that decide",
        );
        let closed = TaskClosedBoardKey { project: "apollo", closed_at: "2024" };
        let update = closing().remove_index::<TaskByRoundKey<'_>>().set_index(closed);
        let changed = update.await.unwrap();
        assert_eq!((changed.state, changed.closed_at.as_deref()), (State::Closed, Some("2024")));
        let board = table.query(Task::query_closed_board().project("apollo")).await.unwrap();
        assert_eq!(board, [changed]);
    })
    .await;
}

/// Its sort key folds the name, and its index key has it exactly.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("LOG")]
#[sk("LOG#<name:lower>")]
#[gsi(ByName, pk = "NAME#<name>")]
struct Log {
    name: String,
    text: Option<String>,
    #[serde(flatten)]
    rest: BTreeMap<String, String>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "logs", pk = "PK", sk = "SK")]
#[gsi(ByName, name = "by-name", pk = "GSI1PK")]
enum Logs {
    Log(Log),
}

async fn named(table: &Client<Logs>, name: &str) -> usize {
    table.query(Log::query_by_name().name(name)).await.unwrap().len()
}

#[tokio::test]
async fn what_a_primary_key_folds_is_not_written_with_the_index_key() {
    on_every_engine::<Logs>(async |table| {
        let log = Log { name: "Boot".into(), text: None, rest: BTreeMap::new() };
        table.put(&log).await.unwrap();
        // The key has `boot`, and the item has `Boot`.
        let key = LogKey { name: "BOOT" };
        let changed = table.update(key).set_index(LogByNameKey { name: "BOOT" }).await;
        assert!(changed.unwrap_err().is_condition_failed());
        assert_eq!((named(&table, "Boot").await, named(&table, "BOOT").await), (1, 0));
        let exact = table.update(LogKey { name: "Boot" });
        let changed = exact.set_index(LogByNameKey { name: "Boot" }).await.unwrap();
        assert_eq!(changed, log);
        table.replace(&Log { name: "BOOT".into(), ..log }).await.unwrap();
        assert_eq!((named(&table, "Boot").await, named(&table, "BOOT").await), (0, 1));
        says(
            table.update(key).set_index(LogByNameKey { name: "boot" }).await,
            "`name` of `Log` is given two values: give it one",
        );
        says(
            table.update(key).or_create().set_text("text", "x").await,
            "this could leave `Log` without its index key `ByName`: give it with `set_index`",
        );
    })
    .await;
}

#[tokio::test]
async fn flattened_fields_can_have_any_name_except_those_of_the_table() {
    on_every_engine::<Logs>(async |table| {
        let log = Log { name: "a".into(), text: None, rest: BTreeMap::new() };
        table.put(&log).await.unwrap();
        let changed = table.update(LogKey { name: "a" }).set_text("colour", "red").await.unwrap();
        assert_eq!(changed.rest["colour"], "red");
        for name in ["GSI1PK", "entity_type"] {
            let words = format!(
                "`Log` stores no attribute `{name}`: use the name that serde gives the field"
            );
            says(table.update(LogKey { name: "a" }).set_text(name, "x").await, &words);
            says(table.update(LogKey { name: "a" }).remove_text(name).await, &words);
        }
    })
    .await;
}

/// serde writes its day by a function, which an index key does not know.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("VISIT#<id>")]
#[gsi(ByDay, when(paid = true), pk = "DAY#<day>")]
struct Visit {
    id: u32,
    #[serde(serialize_with = "as_text", deserialize_with = "of_text")]
    day: u32,
    #[serde(alias = "payed")]
    paid: bool,
}

fn as_text<S: serde::Serializer>(day: &u32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&day.to_string())
}

fn of_text<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "visits", pk = "PK")]
#[gsi(ByDay, name = "by-day", pk = "GSI1PK")]
enum Visits {
    Visit(Visit),
    Comment(Comment),
    Ticket(Ticket),
}

/// In no index, but with names that are not known.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("COMMENT#<id>")]
struct Comment {
    id: u32,
    #[serde(serialize_with = "as_text", deserialize_with = "of_text")]
    likes: u32,
    #[serde(flatten)]
    rest: BTreeMap<String, String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TICKET#<id>")]
#[gsi(ByDay, name = Open, when(open = true), pk = "OPEN#<assignee>")]
struct Ticket {
    id: u32,
    open: bool,
    assignee: Option<String>,
}

#[tokio::test]
async fn no_update_brings_an_item_into_an_index_of_others() {
    on_every_engine::<Visits>(async |table| {
        table.put(&Comment { id: 1, likes: 0, rest: BTreeMap::new() }).await.unwrap();
        let update = table.update(CommentKey { id: 1 }).set_text("GSI1PK", "DAY#7");
        says(
            update.await,
            "`Comment` stores no attribute `GSI1PK`: use the name that serde gives the field",
        );
        assert!(table.query(Visit::collection_by_day().day(7)).await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn nothing_is_added_to_a_number_that_serde_writes_as_text() {
    on_every_engine::<Visits>(async |table| {
        let update = table.update(CommentKey { id: 1 }).add(|comment| comment.likes, 1);
        says(
            update.await,
            "the value of `likes` cannot be sent: it is stored as S and not as N, so DynamoDB cannot \
             add to it: read the item, and set the new value",
        );
    })
    .await;
}

#[tokio::test]
async fn a_condition_that_becomes_false_keeps_the_optional_fields_of_its_key() {
    on_every_engine::<Visits>(async |table| {
        let task = Ticket { id: 1, open: true, assignee: Some("ann".into()) };
        table.put(&task).await.unwrap();
        let close = || table.update(TicketKey { id: 1 }).set_text("open", false);
        let closed = close().remove_index::<TicketOpenKey<'_>>().await.unwrap();
        assert_eq!(closed, Ticket { open: false, ..task.clone() });
        assert!(table.query(Ticket::query_open().assignee("ann")).await.unwrap().is_empty());
        table.put(&task).await.unwrap();
        let left =
            table.update(TicketKey { id: 1 }).remove_index::<TicketOpenKey<'_>>().await.unwrap();
        assert_eq!(left, Ticket { assignee: None, ..task });
    })
    .await;
}

#[tokio::test]
async fn a_field_that_serde_writes_by_a_function_is_not_guessed() {
    on_every_engine::<Visits>(async |table| {
        table.put(&Visit { id: 1, day: 7, paid: true }).await.unwrap();
        let update = table.update(VisitKey { id: 1 }).set_text("paid", true);
        says(
            update.set_index(VisitByDayKey { day: 8 }).await,
            "the value of `day` cannot be sent: serde writes the field by a function of its own: put \
             the whole item instead",
        );
        let unpaid = table.update(VisitKey { id: 1 }).set_text("paid", false);
        let unpaid = unpaid.remove_index::<VisitByDayKey>().await.unwrap();
        assert_eq!(unpaid, Visit { id: 1, day: 7, paid: false });
        assert!(table.query(Visit::query_by_day().day(7)).await.unwrap().is_empty());
    })
    .await;
}
