//! Scans go on where they stopped: page by page, from a stream's cursor, and in segments.

use std::collections::BTreeSet;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Cursor, CursorError, Error, InvalidRequest, Meter, Scan};

use super::{Message, Outcome, Reply, Room, Rooms, on_every_engine, rooms, sensors};

/// Reads page after page, every cursor through its text.
async fn through_pages<T, R>(scan: impl Fn() -> Scan<T, R>) -> Outcome<Vec<R>>
where
    T: ddb_keys::Table,
    R: Send + 'static,
{
    let (mut rows, mut cursor) = (Vec::new(), None::<Cursor>);
    loop {
        let page = scan().page(cursor).await?;
        rows.extend(page.rows);
        match page.cursor {
            Some(next) => cursor = Some(next.to_string().parse()?),
            None => return Ok(rows),
        }
    }
}

fn distinct(rows: &[Rooms]) -> BTreeSet<String> {
    rows.iter().map(|row| format!("{row:?}")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_have_every_row_once() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        for segments in [1, 2, 5] {
            let scan = || table.scan().segments(segments).customize(|request| request.limit(9));
            let rows = through_pages(scan).await?;
            assert_eq!((rows.len(), distinct(&rows).len()), (202, 202), "{segments} segments");
        }
        let replies = || {
            let scan =
                table.scan_index(Reply::scan_by_author()).customize(|request| request.limit(7));
            scan.select_as::<std::collections::HashMap<String, String>>()
        };
        assert_eq!(through_pages(replies).await?.len(), 120);
        let sensors = sensors(engine).await?;
        let numbers = || sensors.scan().segments(3).customize(|request| request.limit(4));
        assert_eq!(through_pages(numbers).await?.len(), 60);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scan_of_one_entity_skips_the_others() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let mut messages = Vec::new();
        for room in ["r1", "r2"] {
            messages.extend(table.query(Message::query().room(room)).await?);
        }
        for segments in [1, 3] {
            let scan = || table.scan_of::<Message>().segments(segments);
            let mut rows = scan().await?;
            rows.sort_by_key(|row| (row.room.clone(), row.number));
            assert_eq!(rows, messages);
            assert_eq!(scan().count().await?, 80);
            let paged = through_pages(|| scan().customize(|request| request.limit(9))).await?;
            assert_eq!(paged.len(), 80);
            let by_ann = scan().filter(|message| message.author.eq("ann") & message.number.lt(10));
            assert_eq!(by_ann.await?.len(), 10);
        }
        assert_eq!(table.scan_of::<Room>().await?.len(), 2);

        let stored = |kind: &str| {
            let texts = [("PK", "ROOM#r3"), ("SK", "MSG#0001"), ("entity_type", kind)];
            texts.map(|(name, text)| (name.to_owned(), AttributeValue::S(text.to_owned())))
        };
        let put = |kind| {
            let request = table.sdk().put_item().table_name(table.table_name());
            request.set_item(Some(stored(kind).into())).send()
        };
        // No entity claims a visitor. A message without its fields is one all the same, and not a room.
        for (kind, strangers) in [("Visitor", 1), ("Message", 0)] {
            put(kind).await?;
            match table.scan_of::<Message>().await {
                Err(Error::Incomplete(read)) => {
                    assert_eq!((read.count(), read.unreadable().len()), (80, 1), "{kind}");
                }
                other => panic!("{kind}: {other:?}"),
            }
            match table.scan_of::<Room>().count().await {
                Ok(rooms) => assert_eq!((rooms, 0), (2, strangers), "{kind}"),
                Err(Error::Incomplete(read)) => {
                    assert_eq!((read.count(), read.unreadable().len()), (2, strangers), "{kind}");
                }
                Err(error) => panic!("{kind}: {error}"),
            }
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_is_resumed_after_any_row() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        for segments in [1, 4] {
            let scan = || table.scan().segments(segments).customize(|request| request.limit(9));
            for stop in [1, 8, 9, 10, 57, 201, 202] {
                let mut rows = scan().stream();
                assert_eq!(rows.cursor()?, None);
                let mut all = Vec::new();
                for _ in 0..stop {
                    all.push(rows.try_next().await?.ok_or("a row")?);
                }
                let cursor = rows.cursor()?.ok_or("a cursor")?.to_string().parse::<Cursor>()?;
                drop(rows);
                let rest = scan().after(Some(cursor.clone())).await?;
                assert_eq!(rest.len(), 202 - stop, "{stop} of {segments} segments");
                assert_eq!(scan().after(Some(cursor.clone())).count().await?, 202 - stop);
                all.extend(rest);
                assert_eq!(distinct(&all).len(), 202);
            }
        }
        let query = || table.query(Message::query().room("r1"));
        for stop in [1, 20, 39, 40] {
            let mut rows = query().stream();
            for _ in 0..stop {
                rows.try_next().await?;
            }
            let cursor = rows.cursor()?.ok_or("a cursor")?;
            let rest = query().after(Some(cursor.clone())).await?;
            assert_eq!(super::numbers(&rest), (stop..40).collect::<Vec<_>>());
            assert_eq!(query().after(Some(cursor.clone())).count().await?, rest.len());
            assert_eq!(query().page(Some(cursor.clone())).await?.rows, rest);
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cursor_of_another_scan_is_refused() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let small = |scan: Scan<Rooms, _>| scan.customize(|request| request.limit(9));
        let cursor = small(table.scan().segments(2)).page(None).await?.cursor.ok_or("a cursor")?;
        let refused = |page: Result<_, Error>| match page {
            Err(Error::Cursor(reason)) => Some(reason),
            Err(_) | Ok(()) => None,
        };
        let other = Some(CursorError::OtherQuery);
        assert_eq!(refused(table.scan().page(Some(cursor.clone())).await.map(drop)), other);
        assert_eq!(
            refused(table.scan().segments(3).page(Some(cursor.clone())).await.map(drop)),
            other
        );
        let index =
            table.scan_index(Reply::scan_by_author()).select_as::<serde_json::Value>().segments(2);
        assert_eq!(refused(index.page(Some(cursor.clone())).await.map(drop)), other);
        let query = table.query(Message::query().room("r1"));
        assert_eq!(refused(query.page(Some(cursor.clone())).await.map(drop)), other);
        let of_query = table.query(Message::query().room("r1")).limit(3).page(None).await?.cursor;
        assert_eq!(refused(table.scan().page(of_query).await.map(drop)), other);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_of_customize_are_never_lost() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let key = Rooms::item_key(super::RoomKey { room: "r1" })?;
        let refused = |error: Error| match error {
            Error::Refused(InvalidRequest::AlreadySet { part, .. }) => part,
            other => panic!("{other:?}"),
        };
        let start = key.clone();
        let scan = table.scan().customize(|request| request.set_exclusive_start_key(Some(start)));
        assert_eq!(refused(scan.await.unwrap_err()), "exclusive_start_key");
        let query = || table.query(Room::collection().room("r1"));
        let started = query().customize(|request| request.set_exclusive_start_key(Some(key)));
        assert_eq!(refused(started.count().await.unwrap_err()), "exclusive_start_key");
        let other = query().customize(|request| request.key_condition_expression("PK = :pk"));
        assert_eq!(refused(other.await.unwrap_err()), "key_condition_expression");
        let limit = query().limit(3).customize(|request| request.limit(5));
        assert_eq!(refused(limit.await.unwrap_err()), "limit");
        let filters = query().filter_text("author = :a").value(":a", "ann");
        let filters = filters.customize(|request| request.filter_expression("number = :n"));
        assert_eq!(refused(filters.await.unwrap_err()), "filter_expression");
        let get = table.get(super::RoomKey { room: "r1" });
        let get = get.customize(|request| request.projection_expression("room"));
        assert_eq!(refused(get.exists().await.unwrap_err()), "projection_expression");

        let ann = || AttributeValue::S("ann".into());
        let filtered = query().customize(|request| {
            let request = request.filter_expression("#author = :author");
            let request = request.expression_attribute_names("#author", "author");
            request.expression_attribute_values(":author", ann())
        });
        assert_eq!(filtered.await?.len(), 40);
        let scanned = table.scan().customize(|request| {
            let request = request.filter_expression("author = :author");
            request.expression_attribute_values(":author", ann())
        });
        assert_eq!(scanned.await?.len(), 80);
        assert!(query().customize(|request| request.limit(5)).first().await?.is_some());
        Ok(())
    })
    .await
}

/// Nothing is made in proportion to the number of segments.
#[tokio::test(flavor = "multi_thread")]
async fn a_million_segments_are_not_made_at_once() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let mut made = allocation_counter::measure(|| {
            drop(table.scan().segments(1_000_000).stream());
        });
        assert!(made.bytes_max < 100_000, "{made:?}");
        let mut rows = table.scan().segments(1_000_000).stream();
        made = allocation_counter::measure(|| {
            let waker = std::task::Waker::noop();
            let mut context = std::task::Context::from_waker(waker);
            let _ = std::pin::pin!(rows.try_next()).as_mut().poll(&mut context);
        });
        assert!(made.bytes_max < 64_000_000, "{made:?}");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_count_with_a_limit_costs_what_the_limit_costs() -> Outcome {
    on_every_engine(async |engine| {
        let meter = Meter::new();
        let table = rooms(engine).await?;
        for number in 100..140 {
            let (room, author) = ("big".to_owned(), "ann".to_owned());
            table.put(&Message { room, number, author, text: "t".repeat(1500) }).await?;
        }
        let table = table.metered(&meter);
        let counted = table.query(Message::query().room("big")).limit(1).count().await?;
        assert_eq!((counted, meter.total().read), (1, 0.5));
        let whole = table.query(Room::collection().room("big")).limit(2).count().await?;
        assert_eq!((whole, meter.total().read), (2, 1.0));
        Ok(())
    })
    .await
}
