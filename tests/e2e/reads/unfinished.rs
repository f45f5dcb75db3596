//! The rows that a read returns although items cannot be read or a request fails.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Error, ItemError};
use ddb_keys_admin::audit;
use serde_json::{Value, json};

use super::{
    Message, MessageKey, Outcome, ReplyKey, Room, RoomKey, Rooms, numbers, on_every_engine, rooms,
};
use crate::scripted::{Answer, Scripted, error};

/// Takes the text out of a message, which cannot be read then.
async fn spoil(table: &Client<Rooms>, number: u32) -> Outcome {
    let key = Rooms::item_key(MessageKey { room: "r1", number })?;
    let update = table.sdk().update_item().table_name(table.table_name()).set_key(Some(key));
    let update = update.update_expression("SET #text = :number");
    let update = update.expression_attribute_names("#text", "text");
    update.expression_attribute_values(":number", AttributeValue::N("1".into())).send().await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreadable_item_does_not_affect_other_rows() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        for number in [1, 39] {
            spoil(&table, number).await?;
        }
        let readable: Vec<u32> = (0..39).filter(|number| *number != 1).collect();
        let query = || table.query(Message::query().room("r1"));

        let page = query().page(None).await?;
        assert_eq!((numbers(&page.rows), page.unreadable.len()), (readable.clone(), 2));
        assert!(matches!(
            &page.unreadable[0],
            ItemError::Deserialize { entity: "Message", key: Some(key), .. }
                if key.to_string() == "ROOM#r1 | MSG#0001"
        ));
        let page = query().limit(3).page(None).await?;
        assert_eq!((numbers(&page.rows), page.unreadable.len()), (vec![0, 2], 1));
        let next = query().limit(3).page(page.cursor).await?;
        assert_eq!(numbers(&next.rows), [3, 4, 5]);

        let Err(Error::Incomplete(read)) = query().await else { panic!("no error") };
        assert!(read.failure().is_none() && read.cursor().is_none());
        assert!(read.to_string().starts_with("2 items could not be read; the item"), "{read}");
        let Err(read) = read.into_rows::<Room>() else { panic!("no rooms") };
        assert_eq!(numbers(&read.into_rows::<Message>().map_err(|_| "messages")?), readable);

        let Err(Error::Incomplete(read)) = table.scan().segments(3).await else {
            panic!("no error")
        };
        let (rows, unreadable) = read.into_parts::<Rooms>().map_err(|_| "rows")?;
        assert_eq!((rows.len(), unreadable.len()), (200, 2));
        let page = table.scan().page(None).await?;
        assert_eq!((page.rows.len(), page.unreadable.len()), (200, 2));
        assert_eq!(query().first().await?.map(|message| message.number), Some(0));
        assert!(query().descending().first().await.is_err());
        assert_eq!(query().count().await?, 40, "they are messages all the same");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreadable_item_does_not_affect_other_answers_of_a_transaction() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        spoil(&table, 1).await?;
        let keys = || [0, 1, 2, 99].map(|number| MessageKey { room: "r1", number });
        let read = table.transact_get((keys(), RoomKey { room: "r1" }));
        let Err(Error::Incomplete(read)) = read.await else { panic!("no error") };
        assert!(matches!(
            read.unreadable(),
            [ItemError::Deserialize { entity: "Message", key: Some(key), .. }]
                if key.to_string() == "ROOM#r1 | MSG#0001"
        ));
        assert!(read.to_string().starts_with("1 item could not be read; the item"), "{read}");
        let Err(read) = read.into_rows::<Message>() else { panic!("no rows") };
        type Answers = (Vec<Option<Message>>, Option<Room>);
        let (messages, room) = read.into_answers::<Answers>().map_err(|_| "answers")?;
        let found = messages.iter().map(|row| row.as_ref().map(|row| row.number));
        assert_eq!(found.collect::<Vec<_>>(), [Some(0), None, Some(2), None]);
        assert_eq!(room, Some(Room { room: "r1".into() }));
        Ok(())
    })
    .await
}

fn message(number: u32) -> Value {
    json!({
        "PK": { "S": "ROOM#r" }, "SK": { "S": format!("MSG#{number:04}") },
        "room": { "S": "r" }, "number": { "N": number.to_string() },
        "author": { "S": "ann" }, "text": { "S": "t" }, "entity_type": { "S": "Message" },
    })
}

fn answer(numbers: std::ops::Range<u32>, last: Option<u32>) -> Answer {
    let items: Vec<_> = numbers.map(message).collect();
    let mut body = json!({ "Items": items, "Count": items.len(), "ScannedCount": items.len() });
    if let Some(last) = last {
        let key = message(last);
        body["LastEvaluatedKey"] = json!({ "PK": key["PK"], "SK": key["SK"] });
    }
    (200, body.to_string())
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_before_a_request_that_fails_come_with_its_error() -> Outcome {
    let answers =
        [answer(0..3, Some(2)), error("ValidationException", "not now"), answer(3..5, None)];
    let server = Scripted::start(&answers).await?;
    let table = Rooms::client(server.sdk());
    let query = || table.query(Message::query().room("r"));
    let Err(Error::Incomplete(read)) = query().await else { panic!("no error") };
    assert!(matches!(read.failure(), Some(Error::Sdk(_))));
    assert!(read.to_string().starts_with("the read failed after 3 rows: "), "{read}");
    let cursor = read.cursor().cloned();
    assert_eq!(numbers(&read.into_rows::<Message>().map_err(|_| "rows")?), [0, 1, 2]);
    assert_eq!(numbers(&query().after(cursor.clone()).await?), [3, 4]);
    let asked = &server.requests()[2].body["ExclusiveStartKey"];
    assert_eq!(asked, &json!({ "PK": { "S": "ROOM#r" }, "SK": { "S": "MSG#0002" } }));

    let server = Scripted::start(&answers).await?;
    let table = Rooms::client(server.sdk());
    let mut rows = table.query(Message::query().room("r")).stream();
    for number in 0..3 {
        assert_eq!(rows.try_next().await?.map(|row| row.number), Some(number));
    }
    assert!(rows.try_next().await.is_err());
    assert_eq!(rows.cursor()?, cursor);
    assert!(rows.try_next().await?.is_none(), "an error is the last thing");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_keeps_the_rows_before_a_request_that_fails() -> Outcome {
    let answers =
        [answer(0..3, Some(2)), error("ValidationException", "not now"), answer(3..13, None)];
    let server = Scripted::start(&answers).await?;
    let table = Rooms::client(server.sdk());
    let query = || table.query(Message::query().room("r")).limit(10);
    let page = query().page(None).await?;
    assert_eq!(numbers(&page.rows), [0, 1, 2]);
    assert!(matches!(page.failure, Some(Error::Sdk(_))), "{page:?}");
    let page = query().page(page.cursor).await?;
    assert_eq!(numbers(&page.rows), (3..13).collect::<Vec<_>>());
    assert!(page.failure.is_none());
    let first = Scripted::start(&[error("ValidationException", "never")]).await?;
    let table = Rooms::client(first.sdk());
    assert!(matches!(
        table.query(Message::query().room("r")).limit(10).page(None).await,
        Err(Error::Sdk(_))
    ));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_a_scan_keeps_the_rows_beside_a_segment_that_fails() -> Outcome {
    let answers = [answer(0..3, None), error("ValidationException", "not now")];
    let server = Scripted::start(&answers).await?;
    let table = Rooms::client(server.sdk());
    let page = table.scan().segments(2).page(None).await?;
    assert_eq!(page.rows.len(), 3);
    assert!(matches!(page.failure, Some(Error::Sdk(_))), "{page:?}");
    assert!(page.cursor.is_some(), "the other segment");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn no_row_follows_the_error_of_a_segment() -> Outcome {
    // The error answers a segment's second request, which is sent after its first page was read.
    let answers = [answer(0..3, Some(2)), answer(0..0, None), error("ValidationException", "no")];
    let server = Scripted::start(&answers).await?;
    let mut rows = Rooms::client(server.sdk()).scan().segments(2).stream();
    let mut read = 0;
    let failure = loop {
        match rows.try_next().await {
            Ok(row) => read += usize::from(row.is_some()),
            Err(failure) => break failure,
        }
    };
    assert_eq!(read, 3, "the rows that were read come before {failure}");
    for _ in 0..3 {
        assert!(rows.try_next().await?.is_none());
    }
    assert_eq!(server.requests().len(), 3);

    // The other segment's rows may arrive before or after the error, but never after it is returned.
    let page = answer(0..3, None);
    for _ in 0..20 {
        let server = Scripted::start(&[page.clone(), error("ValidationException", "no")]).await?;
        let mut rows = Rooms::client(server.sdk()).scan().segments(2).stream();
        let mut read = 0;
        while let Ok(Some(_)) = rows.try_next().await {
            read += 1;
        }
        assert!(read == 0 || read == 3, "{read}");
        assert!(rows.try_next().await?.is_none());
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_count_reports_items_that_may_be_rows() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        for number in [1, 39] {
            let key = Rooms::item_key(ReplyKey { room: "r1", number, reply: 0 })?;
            let update = table.sdk().update_item().table_name(table.table_name());
            let update = update.set_key(Some(key)).update_expression("SET entity_type = :t");
            let wrong = AttributeValue::S("Message".into());
            update.expression_attribute_values(":t", wrong).send().await?;
        }
        let query = || table.query(Message::query().room("r1"));
        let Err(Error::Incomplete(read)) = query().count().await else { panic!("no error") };
        assert_eq!((read.count(), read.unreadable().len()), (40, 2));
        let Err(Error::Incomplete(read)) = query().limit(5).count().await else {
            panic!("no error")
        };
        assert_eq!((read.count(), read.unreadable().len()), (4, 1), "as many as a page has");
        let page = query().limit(5).page(None).await?;
        assert_eq!((page.rows.len(), page.unreadable.len()), (4, 1));
        for segments in [1, 4] {
            let rows = table.scan_index(Message::scan_by_author()).segments(segments);
            let counted = rows.count().await;
            let Err(Error::Incomplete(read)) = counted else { panic!("{counted:?}") };
            assert_eq!((read.count(), read.unreadable().len()), (80, 2));
            assert!(read.failure().is_none());
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_last_key_that_repeats_ends_the_read() -> Outcome {
    let server = Scripted::start(&[answer(0..3, Some(2))]).await?;
    let table = Rooms::client(server.sdk());
    let query = || table.query(Message::query().room("r"));
    let Err(Error::Incomplete(read)) = query().await else { panic!("no error") };
    assert!(matches!(read.failure(), Some(Error::RepeatedKey)), "{read}");
    assert!(matches!(query().count().await, Err(Error::RepeatedKey)));
    let Err(Error::Incomplete(read)) = table.scan().await else { panic!("no error") };
    assert!(matches!(read.failure(), Some(Error::RepeatedKey)), "{read}");
    assert!(matches!(table.scan().count().await, Err(Error::RepeatedKey)));
    Ok(())
}

#[tokio::test]
async fn a_response_without_its_items_is_not_taken_for_an_empty_one() -> Outcome {
    let server = Scripted::start(&[(200, String::from("{}"))]).await?;
    let table = Rooms::client(server.sdk());
    let lacks = |error: Error, part: &str| {
        let text = format!("the response cannot be read, its status is 200: it has no `{part}`");
        assert_eq!(error.to_string(), text);
    };
    lacks(table.query(Message::query().room("r1")).await.unwrap_err(), "Items");
    lacks(table.scan().await.unwrap_err(), "Items");
    let audited = audit(&table).await.unwrap_err();
    assert!(audited.to_string().contains("it has no `Items`"), "{audited}");
    lacks(table.get_many([RoomKey { room: "r1" }]).await.unwrap_err(), "Responses");
    Ok(())
}
