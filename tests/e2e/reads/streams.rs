//! Streams and segments return the same rows as `all`.

use std::collections::BTreeSet;

use ddb_keys::aws::RowStream;

use super::{Message, Outcome, Room, Rooms, numbers, on_every_engine, rooms};

async fn collect<R>(mut rows: RowStream<R>) -> Outcome<Vec<R>> {
    let mut all = Vec::new();
    while let Some(row) = rows.try_next().await? {
        all.push(row);
    }
    assert!(rows.try_next().await?.is_none(), "a stream that is over stays over");
    Ok(all)
}

fn shown(rows: &[Rooms]) -> BTreeSet<String> {
    rows.iter().map(|row| format!("{row:?}")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_query() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let query = || table.query(Message::query().room("r1"));
        let all = query().all().await?;
        assert_eq!(collect(query().stream()).await?, all);
        // Small pages: five items each.
        assert_eq!(collect(query().customize(|request| request.limit(5)).stream()).await?, all);
        assert_eq!(numbers(&collect(query().descending().limit(3).stream()).await?), [39, 38, 37]);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn it_reads_no_further_than_it_is_asked() -> Outcome {
    on_every_engine(async |engine| {
        let meter = ddb_keys::aws::Meter::new();
        let table = rooms(engine).await?.metered(&meter);
        let small = |request: aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder| {
            request.limit(5)
        };
        let mut rows = table.query(Room::collection().room("r1")).customize(small).stream();
        assert_eq!(meter.total().read, 0.0);
        for _ in 0..5 {
            rows.try_next().await?;
        }
        let first = meter.total().read;
        assert!(first > 0.0);
        rows.try_next().await?;
        assert!(meter.total().read > first);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_scan_in_segments() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let all = table.scan().all().await?;
        assert_eq!(all.len(), 202);
        for segments in [1, 2, 4, 7] {
            let scan = || table.scan().segments(segments).customize(|request| request.limit(9));
            let rows = scan().all().await?;
            assert_eq!((rows.len(), shown(&rows)), (all.len(), shown(&all)), "{segments} segments");
            assert_eq!(collect(scan().stream()).await?.len(), all.len());
            assert_eq!(scan().count().await?, all.len());
        }
        Ok(())
    })
    .await
}

/// One worker of several reads its own segments.
#[tokio::test(flavor = "multi_thread")]
async fn of_a_segment_that_the_caller_chose() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let segment = |segment| {
            let scan = table.scan();
            scan.customize(move |request| request.segment(segment).total_segments(2))
        };
        let mut rows = segment(0).await?;
        assert_eq!(segment(0).count().await?, rows.len());
        rows.extend(segment(1).await?);
        assert_eq!((rows.len(), shown(&rows).len()), (202, 202));
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_item_that_cannot_be_read_is_an_error_in_its_place() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        // A message without text.
        let key = Rooms::item_key(super::MessageKey { room: "r1", number: 1 })?;
        let update = table.sdk().update_item().table_name(table.table_name()).set_key(Some(key));
        update
            .update_expression("REMOVE #text")
            .expression_attribute_names("#text", "text")
            .send()
            .await?;

        let mut rows = table.query(Message::query().room("r1")).stream();
        let mut seen = Vec::new();
        loop {
            match rows.try_next().await {
                Ok(Some(message)) => seen.push(message.number.to_string()),
                Ok(None) => break,
                Err(error) => seen.push(error.to_string()),
            }
        }
        assert_eq!(seen.len(), 40);
        assert!(seen[1].contains("`Message`") && seen[1].contains("text"), "{}", seen[1]);
        assert!(table.query(Message::query().room("r1")).await.is_err());
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_fails_is_the_last_thing() -> Outcome {
    on_every_engine(async |engine| {
        let table = engine.rooms();
        let mut rows = table.scan().segments(2).stream();
        assert_eq!(format!("{rows:?}"), "RowStream { sources: 0, .. }");
        assert!(rows.try_next().await.is_err());
        assert!(rows.try_next().await?.is_none(), "not the other segment's error");
        Ok(())
    })
    .await
}
