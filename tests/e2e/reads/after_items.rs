//! Reads that go on from an item, in both directions.

use ddb_keys::aws::{CursorError, Error, Query};

use super::{Message, Outcome, Reading, Rooms, Sensors, on_every_engine, rooms, sensors};

/// A query goes on after each of its rows as if it had read up to there.
macro_rules! goes_on_after_each {
    ($query:expr) => {{
        let rows = $query().await?;
        assert!(rows.len() > 3);
        for (at, row) in rows.iter().enumerate() {
            assert_eq!($query().after_item(row).await?, rows[at + 1..]);
            let before = $query().descending().after_item(row).await?;
            assert_eq!(before, rows[..at].iter().rev().cloned().collect::<Vec<_>>());
            let page = $query().limit(2).after_item(row).page(None).await?;
            assert_eq!(page.rows, rows[at + 1..(at + 3).min(rows.len())]);
            if let Some(cursor) = page.cursor {
                assert_eq!($query().after(cursor).await?, rows[at + 3..]);
            }
        }
    }};
}

#[tokio::test(flavor = "multi_thread")]
async fn a_query_goes_on_after_each_of_its_rows() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        goes_on_after_each!(|| table.query(Message::query().room("r1").number_in(3..20)));
        goes_on_after_each!(|| table.query(Message::query().room("r1").number_in(..=9)));
        goes_on_after_each!(|| table.query(Message::query().room("r1").number_in(35..)));
        let table = sensors(engine).await?;
        goes_on_after_each!(|| table.query(Reading::query().sensor("s1").at_in(-49..=28)));
        goes_on_after_each!(|| table.query(Reading::query_by_value().sensor("s1")));
        goes_on_after_each!(
            || table.query(Reading::query_by_place().country("DE").city("Ulm").street("street 1"))
        );
        Ok(())
    })
    .await
}

/// DynamoDB refuses a start at the last key of a range, from which nothing follows.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_follows_the_last_key_of_a_range() -> Outcome {
    on_every_engine(async |engine| {
        let table = sensors(engine).await?;
        let query = || table.query(Reading::query().sensor("s1").at_in(-49..=28));
        for descending in [false, true] {
            let query = || if descending { query().descending() } else { query() };
            let mut rows = query().stream();
            let mut last = None;
            while rows.try_next().await?.is_some() {
                last = rows.cursor()?;
            }
            let Some(last) = last else { panic!("no cursor after the last row") };
            assert_eq!(query().after(last.clone()).await?, []);
            assert_eq!(query().after(last.clone()).count().await?, 0);
            assert_eq!(query().page(last).await?.cursor, None);
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_item_need_not_be_stored_but_lies_in_the_range() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let message = |room: &str, number| {
            let (room, author) = (room.to_owned(), "ann".to_owned());
            Message { room, number, author, text: String::new() }
        };
        let query = || table.query(Message::query().room("r1").number_in(10..=38));
        table.batch().delete_any(&Rooms::Message(message("r1", 20))).await?;
        let next = query().after_item(&message("r1", 20)).first().await?;
        assert_eq!(next.map(|message| message.number), Some(21));

        let outside = |read: Query<Rooms, Message>| async {
            matches!(read.await, Err(Error::Cursor(CursorError::Outside)))
        };
        assert!(outside(query().after_item(&message("r2", 20))).await, "another partition");
        assert!(outside(query().after_item(&message("r1", 9))).await, "before the range");
        assert!(outside(query().after_item(&message("r1", 39))).await, "after the range");
        let refused = query().after_item(&message("a#b", 20)).await;
        assert!(matches!(refused, Err(Error::Key(_))), "{refused:?}");

        let readings = sensors(engine).await?;
        let query = readings.query(Reading::query_by_value().sensor("s1"));
        let Some(Sensors::Reading(other)) = readings.get_any("SENSOR#s2", 7).await? else {
            panic!("nothing is stored")
        };
        let refused = query.after_item(&other).await;
        assert!(matches!(refused, Err(Error::Cursor(CursorError::Outside))), "{refused:?}");
        Ok(())
    })
    .await
}
