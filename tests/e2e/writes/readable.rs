//! Law L9: the entity can read every value that an update accepts, and other attributes stay unchanged.

#![allow(clippy::duplicated_attributes, reason = "indexes share attributes")]

use std::collections::BTreeSet;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Error, InvalidRequest, Item, TableItems};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engines::on_every_engine;

/// Text that is stored as a number.
mod numeric {
    use super::*;

    pub(super) fn serialize<S: Serializer>(text: &str, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(text.len() as u64)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
        u64::deserialize(from).map(|length| "x".repeat(usize::try_from(length).unwrap_or(0)))
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
struct User {
    name: String,
    email: String,
    logins: u32,
    small: i8,
    rating: f64,
    #[serde(default)]
    visits: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    nick: Option<String>,
    note: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<String>,
    #[serde(with = "numeric")]
    mark: String,
    #[serde(default)]
    seen: BTreeSet<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("DEAL#<id>")]
#[gsi(ByBrand, pk = "BRAND#<brand>", sk = "<day>")]
#[gsi(ByCategory, pk = "CATEGORY#<category>", sk = "<brand>#<day>")]
struct Deal {
    id: u32,
    brand: String,
    category: String,
    day: u32,
    price: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TICKET#<id>")]
#[gsi(ByDue, pk = "QUEUE#<queue>", sk = "DUE#<due>")]
#[gsi(ByStep, pk = "QUEUE#<queue>", sk = "STEP#<step>#<stage>")]
struct Ticket {
    id: u32,
    queue: String,
    due: Option<u32>,
    step: Option<String>,
    stage: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "readable", pk = "PK")]
#[gsi(ByBrand, name = "by-brand", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(ByCategory, name = "by-category", pk = "GSI2PK", sk = "GSI2SK")]
#[gsi(ByDue, name = "by-due", pk = "QUEUE", sk = "DUE")]
#[gsi(ByStep, name = "by-step", pk = "QUEUE", sk = "STEP")]
enum Things {
    User(User),
    Deal(Deal),
    Ticket(Ticket),
}

/// An index over the table's own sort key, and another one that shares it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("LIST#<list>")]
#[sk("ITEM#<item>")]
#[gsi(ByOwner, pk = "OWNER#<owner>", sk = "ITEM#<item>")]
struct Line {
    list: String,
    item: String,
    owner: Option<String>,
    count: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "lines", pk = "PK", sk = "SK")]
#[gsi(ByOwner, name = "by-owner", pk = "GSI1PK", sk = "SK")]
enum Lines {
    Line(Line),
}

/// Its key keeps the hour of its time only.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("LOG#<name:lower>")]
struct Log {
    name: String,
    lines: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "logs", pk = "PK")]
enum Logs {
    Log(Log),
}

const ANN: UserKey<'static> = UserKey { name: "ann" };

fn ann() -> User {
    User {
        name: "ann".into(),
        email: "a@x".into(),
        logins: 5,
        small: 100,
        rating: 0.5,
        visits: 0,
        nick: Some("a".into()),
        note: None,
        tags: vec!["t".into()],
        mark: "xx".into(),
        seen: BTreeSet::new(),
    }
}

async fn raw<T: TableItems>(table: &Client<T>, pk: &str) -> Item {
    let key = AttributeValue::S(pk.into());
    let get = table.sdk().get_item().table_name(table.table_name()).key("PK", key);
    get.consistent_read(true).send().await.unwrap().item.unwrap()
}

#[track_caller]
fn refused<R: std::fmt::Debug>(outcome: Result<R, Error>) -> InvalidRequest {
    match outcome {
        Err(Error::Refused(refused)) => refused,
        other => panic!("{other:?}"),
    }
}

/// What a text form writes is the caller's: it is sent as it is, and the answer tells.
#[tokio::test]
async fn a_value_that_the_field_cannot_hold_is_an_error_of_the_answer() {
    on_every_engine::<Things>(async |table| {
        for update in [
            table.update(ANN).set_text("logins", "many"),
            table.update(ANN).set_text("email", ()),
            table.update(ANN).add_text("logins", 0.5),
            table.update(ANN).add_text("logins", -9),
            table.update(ANN).remove_text("email"),
        ] {
            table.put(&ann()).await.unwrap();
            let outcome = update.await;
            assert!(matches!(outcome, Err(Error::Item(_))), "{outcome:?}");
        }
        table.put(&ann()).await.unwrap();
        let update =
            table.update(ANN).remove_text("visits").remove_text("tags").remove_text("nick");
        let changed = update.remove_text("note").set_text("rating", 2).await.unwrap();
        assert_eq!((changed.tags, changed.nick, changed.rating), (vec![], None, 2.0));
    })
    .await;
}

#[tokio::test]
async fn a_sum_that_the_field_cannot_hold_is_refused_by_a_condition() {
    on_every_engine::<Things>(async |table| {
        table.put(&ann()).await.unwrap();
        let full = |error: Error| matches!(error, Error::ConditionFailed { item: Some(_), .. });
        let logins = |number: u32| table.update(ANN).subtract(|u| u.logins, number);
        let small = |number: i8| table.update(ANN).add(|u| u.small, number);
        assert!(full(logins(9).await.unwrap_err()));
        assert!(full(small(28).await.unwrap_err()));
        assert!(table.update(ANN).add(|u| u.logins, u32::MAX).await.is_err());
        let transaction = table.transact_write(logins(6));
        assert!(transaction.await.unwrap_err().is_condition_failed());
        assert_eq!(logins(5).await.unwrap().logins, 0);
        assert_eq!(small(27).await.unwrap().small, 127);
        assert_eq!(small(-128).await.unwrap().small, -1);
        assert_eq!(table.update(ANN).add(|u| u.rating, -3.0).await.unwrap().rating, -2.5);
        // A missing attribute counts as 0.
        table.update(ANN).remove_text("visits").await.unwrap();
        assert!(full(table.update(ANN).subtract(|u| u.visits, 1).await.unwrap_err()));
        assert_eq!(table.update(ANN).add(|u| u.visits, 1).await.unwrap().visits, 1);
    })
    .await;
}

#[tokio::test]
async fn values_are_written_as_serde_writes_the_field() {
    on_every_engine::<Things>(async |table| {
        table.put(&ann()).await.unwrap();
        let update = table.update(ANN).set(|u| u.nick, None).set(|u| u.tags, Vec::new());
        let changed = update.set(|u| u.note, None).set(|u| u.mark, "xxx".to_owned()).await.unwrap();
        let item = raw(&table, "USER#ann").await;
        assert_eq!(item, Things::item(&changed).unwrap());
        assert_eq!((item.get("nick"), item.get("tags")), (None, None));
        assert_eq!(item["note"], AttributeValue::Null(true));
    })
    .await;
}

#[tokio::test]
async fn fields_of_an_index_key_that_do_not_change_must_be_as_they_are_stored() {
    on_every_engine::<Things>(async |table| {
        let read = Deal { id: 1, brand: "a".into(), category: "c".into(), day: 7, price: 9 };
        table.put(&read).await.unwrap();
        let rebrand = |read: &Deal, brand: &str| {
            let (brand, day) = (brand.to_owned(), read.day);
            let new = Deal { brand: brand.clone(), ..read.clone() };
            let update = table.update(DealKey { id: 1 }).set_text("brand", &brand);
            let update = update.set_index(DealByBrandKey { brand: &brand, day });
            update.set_index(new.by_category_key())
        };
        let changed = rebrand(&read, "b").await.unwrap();
        assert_eq!(changed, Deal { brand: "b".into(), ..read.clone() });
        let mut elsewhere = changed.clone();
        elsewhere.category = "other".into();
        table.put(&elsewhere).await.unwrap();
        let stale = rebrand(&read, "c").await.unwrap_err();
        assert!(matches!(stale, Error::ConditionFailed { item: Some(_), .. }), "{stale:?}");
        assert_eq!(table.get(DealKey { id: 1 }).await.unwrap(), Some(elsewhere.clone()));
        let missing = rebrand(&elsewhere, "d").or_create().set_text("price", 1).await.unwrap();
        assert_eq!(missing, Deal { brand: "d".into(), price: 1, ..elsewhere });
        table.delete(DealKey { id: 1 }).await.unwrap();
        let created = rebrand(&read, "e").or_create().set_text("price", 1).await.unwrap();
        assert_eq!(created, Deal { brand: "e".into(), price: 1, ..read });
    })
    .await;
}

#[tokio::test]
async fn a_removed_key_leaves_no_half_where_two_indexes_share_an_attribute() {
    on_every_engine::<Things>(async |table| {
        let key = TicketKey { id: 1 };
        let ticket = |due, step: Option<&str>| {
            let step = step.map(str::to_owned);
            Ticket { id: 1, queue: "q".into(), due, stage: step.clone(), step }
        };
        table.put(&ticket(Some(1), Some("s"))).await.unwrap();
        let changed = table.update(key).remove_index::<TicketByDueKey<'_>>().await.unwrap();
        assert_eq!(changed, ticket(None, Some("s")));
        assert!(raw(&table, "TICKET#1").await.contains_key("QUEUE"));

        table.put(&ticket(Some(1), None)).await.unwrap();
        let half = table.update(key).remove_index::<TicketByDueKey<'_>>().await.unwrap_err();
        assert!(matches!(half, Error::ConditionFailed { item: Some(_), .. }), "{half:?}");
        let both = table.update(key).remove_index::<TicketByDueKey<'_>>();
        let changed = both.remove_index::<TicketByStepKey<'_>>().await.unwrap();
        let mut expected = Things::item(&changed).unwrap();
        let mut stored = raw(&table, "TICKET#1").await;
        for none in ["due", "step", "stage"] {
            expected.remove(none);
            stored.remove(none);
        }
        assert_eq!(stored, expected);
    })
    .await;
}

#[tokio::test]
async fn one_optional_part_of_a_key_goes_and_the_other_stays() {
    on_every_engine::<Things>(async |table| {
        let (step, stage) = (Some("s".to_owned()), Some("t".to_owned()));
        let ticket = Ticket { id: 1, queue: "q".into(), due: Some(1), step, stage };
        table.put(&ticket).await.unwrap();
        let update = table.update(TicketKey { id: 1 }).remove_text("step");
        let changed = update.remove_index::<TicketByStepKey<'_>>().await.unwrap();
        assert_eq!(changed, Ticket { step: None, ..ticket.clone() });
        assert!(table.query(Ticket::query_by_step().queue("q")).await.unwrap().is_empty());
        let update = table.update(TicketKey { id: 1 }).set_text("stage", "u");
        let changed = update.remove_index::<TicketByStepKey<'_>>().await.unwrap();
        assert_eq!(changed, Ticket { step: None, stage: Some("u".into()), ..ticket });
    })
    .await;
}

#[tokio::test]
async fn an_index_that_shares_a_key_of_the_table_can_be_updated() {
    on_every_engine::<Lines>(async |table| {
        let key = LineKey { list: "l", item: "i" };
        let line = Line { list: "l".into(), item: "i".into(), owner: None, count: 1 };
        let by_owner = LineByOwnerKey { owner: "ann", item: "i" };
        let update = table.update(key).or_create().set_text("count", 1).set_index(by_owner);
        let owned = Line { owner: Some("ann".into()), ..line.clone() };
        assert_eq!(update.await.unwrap(), owned);
        let found = table.query(Line::query_by_owner().owner("ann")).await.unwrap();
        assert_eq!(found, [owned]);
        let changed = table.update(key).remove_index::<LineByOwnerKey<'_>>().await.unwrap();
        assert_eq!(changed, line);
        assert!(table.query(Line::query_by_owner().owner("ann")).await.unwrap().is_empty());
        let other = table.update(key).set_index(LineByOwnerKey { owner: "ann", item: "other" });
        assert!(matches!(refused(other.await), InvalidRequest::Disagreement { .. }));
    })
    .await;
}

#[tokio::test]
async fn a_new_item_that_could_not_be_read_is_not_created() {
    on_every_engine::<Things>(async |table| {
        let update = table.update(ANN).or_create().set_text("email", "a@x").add_text("logins", 1);
        let refusal = refused(update.await);
        let said = "a new `User` would be incomplete: the item `USER#ann` cannot be read as `User`: \
                    missing field `small`; give the rest, too";
        assert_eq!(refusal.to_string(), said);
        assert_eq!(table.get(ANN).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_key_that_keeps_less_than_the_value_does_not_overwrite_it() {
    on_every_engine::<Logs>(async |table| {
        table.put(&Log { name: "Access".into(), lines: 1 }).await.unwrap();
        let parsed = LogKey::parse("LOG#access").unwrap();
        let changed = table.update(parsed).or_create().add_text("lines", 1).await.unwrap();
        assert_eq!(changed, Log { name: "Access".into(), lines: 2 });
        let new = LogKey { name: "Errors" };
        let created = table.update(new).or_create().add_text("lines", 1).await.unwrap();
        assert_eq!(created, Log { name: "Errors".into(), lines: 1 });
    })
    .await;
}
