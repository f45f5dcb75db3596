//! One item: by a stored key of any entity, and as the first or the only row of a query.

use ddb_keys::aws::{Client, EntityOf, Error, InvalidRequest, ItemError, Meter};
use ddb_keys::{KeyOf, KeyValue, Table};
use serde::de::DeserializeOwned;

use super::{
    Message, Outcome, Reading, Room, RoomKey, Rooms, Sensors, on_every_engine, rooms, sensors,
};

/// Whether a key finds an item, in a function over any table, entity and key.
async fn is_there<T: Table, E: EntityOf<T> + DeserializeOwned>(
    table: &Client<T>,
    key: impl KeyOf<E> + Copy,
) -> Result<bool, Error> {
    let found = table.get(key).await?.is_some();
    assert_eq!(table.exists(key).await?, found);
    assert_eq!(table.get_many([key]).await?.len(), usize::from(found));
    Ok(found)
}

#[tokio::test(flavor = "multi_thread")]
#[allow(clippy::needless_borrows_for_generic_args, reason = "borrowed keys are under test")]
async fn keys_are_given_by_value_and_by_reference() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let room = Room { room: "r1".into() };
        let keys = [RoomKey { room: "r1" }, RoomKey { room: "none" }];
        for (key, found) in keys.iter().zip([true, false]) {
            assert_eq!(table.exists(key).await?, found);
            assert_eq!(table.exists(&key).await?, found);
            assert_eq!(table.get(*key).await?.is_some(), found);
            assert_eq!(is_there(&table, *key).await?, found);
            assert_eq!(is_there(&table, key).await?, found);
            assert_eq!(is_there::<_, Room>(&table, &key).await?, found);
        }
        assert_eq!(table.get_many(&keys).await?, [room]);
        let batch = keys.iter().fold(table.batch(), |batch, key| batch.delete(key));
        batch.await?;
        assert!(!table.exists(&keys[0]).await?);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn get_any_finds_whichever_entity_has_the_key() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let room = Rooms::Room(Room { room: "r1".into() });
        assert_eq!(table.get_any("ROOM#r1", "#METADATA").await?, Some(room));
        let sk = String::from("MSG#0001#REPLY#0000");
        let found = table.get_any(String::from("ROOM#r1"), sk).consistent().await?;
        assert!(matches!(found, Some(Rooms::Reply(reply)) if reply.number == 1));
        assert_eq!(table.get_any("ROOM#none", "#METADATA").await?, None);

        let sensors = sensors(engine).await?;
        let found = sensors.get_any("SENSOR#s1", -7).await?;
        assert!(matches!(found, Some(Sensors::Reading(Reading { at: -7, .. }))));
        assert_eq!(sensors.get_any("SENSOR#s1", KeyValue::N("-6".into())).await?, None);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn delete_any_deletes_whatever_has_the_key() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        table.delete_any("ROOM#r1", "MSG#0001#REPLY#0000").await?;
        assert_eq!(table.get_any("ROOM#r1", "MSG#0001#REPLY#0000").await?, None);
        table.delete_any("ROOM#r1", "NOBODY'S").await?;
        assert!(table.exists(RoomKey { room: "r1" }).await?);
        let refused = table.delete_any("ROOM#r1", ()).await;
        assert!(matches!(refused, Err(Error::Refused(InvalidRequest::NotAKey { .. }))));

        let sensors = sensors(engine).await?;
        sensors.delete_any("SENSOR#s1", -7).await?;
        assert_eq!(sensors.get_any("SENSOR#s1", -7).await?, None);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn get_any_returns_an_item_that_no_entity_claims_as_an_error() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let put = table.sdk().put_item().table_name(table.table_name());
        let s = |text: &str| aws_sdk_dynamodb::types::AttributeValue::S(text.into());
        put.item("PK", s("OTHER#1")).item("SK", s("x")).send().await?;
        let found = table.get_any("OTHER#1", "x").await;
        assert!(matches!(found, Err(Error::Item(ItemError::Unclaimed { .. }))), "{found:?}");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn get_any_sends_no_key_that_the_table_cannot_have() -> Outcome {
    on_every_engine(async |engine| {
        let meter = Meter::new();
        let (rooms, sensors) = (rooms(engine).await?, sensors(engine).await?);
        let (rooms, sensors) = (rooms.metered(&meter), sensors.metered(&meter));
        let refused = |error: Error| match error {
            Error::Refused(error @ InvalidRequest::NotAKey { .. }) => error.to_string(),
            other => panic!("{other}"),
        };
        let long = "x".repeat(1025);
        for (found, reason) in [
            (rooms.get_any("ROOM#r1", ()).await, "the table has a sort key"),
            (rooms.get_any(7, "#METADATA").await, "its partition key has another type"),
            (rooms.get_any("ROOM#r1", b"x".to_vec()).await, "its sort key has another type"),
            (rooms.get_any("", "#METADATA").await, "a key value is empty"),
            (rooms.get_any("x", long.as_str()).await, "a key value is longer than DynamoDB allows"),
        ] {
            let message = refused(found.unwrap_err());
            assert!(message.ends_with(&format!("of the table `rooms`: {reason}")), "{message}");
        }
        let message = refused(sensors.get_any("SENSOR#s1", "7").await.unwrap_err());
        assert!(message.ends_with("its sort key has another type"), "{message}");
        assert_eq!(meter.total().read, 0.0);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_row_is_the_only_one() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let query = || table.query(Message::query().room("r1"));
        let only = table.query(Message::query().room("r1").number(7)).one().await?;
        assert_eq!(only.map(|message| message.number), Some(7), "replies are skipped");
        assert_eq!(table.query(Message::query().room("none")).one().await?, None);
        assert!(matches!(query().one().await, Err(Error::Several)));
        let limited = query().limit(1).one().await?;
        assert_eq!(limited.map(|message| message.number), Some(0), "one row is asked for");
        let filtered =
            |text: &str| query().filter_text("#t = :t").name("#t", "text").value(":t", text);
        let last = filtered("text 39").one().await?;
        assert_eq!(last.map(|message| message.number), Some(39));
        assert_eq!(filtered("none").one().await?, None);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_query_asks_whether_there_is_a_row() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let query = || table.query(Message::query().room("r1"));
        assert!(query().exists().await?);
        assert!(query().descending().exists().await?);
        assert!(!query().limit(0).exists().await?);
        assert!(!table.query(Message::query().room("none")).exists().await?);
        // Replies are between the messages and are not rows.
        assert!(table.query(Message::query().room("r1").number_in(7..=7)).exists().await?);
        assert!(!table.query(Message::query().room("r1").number_in(40..)).exists().await?);
        let filtered =
            |text: &str| query().filter_text("#t = :t").name("#t", "text").value(":t", text);
        assert!(filtered("text 39").exists().await?, "the last item passes");
        assert!(!filtered("none").exists().await?);

        let meter = Meter::new();
        table.metered(&meter).query(Room::collection().room("r1")).exists().await?;
        assert_eq!(meter.total().read, 0.5, "one item is read");
        Ok(())
    })
    .await
}
