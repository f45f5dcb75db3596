//! Ranges of times that span partitions: every row once, in order, whatever the limit.

use chrono::{DateTime, TimeDelta, Utc};
use ddb_keys::aws::{Client, CursorError, Error, InvalidRequest};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::pages::{check, check_streams, through_pages};
use super::{Engine, Outcome, on_every_engine};
use crate::chance::Chance;
use crate::scripted::{Answer, Scripted, error};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("<app>#LOG#<at:month>")]
#[sk("<at:millis>#<id:04>")]
#[gsi(ByDay, pk = "<app>#DAY#<day:day>", sk = "<day:millis>#<id:04>")]
struct Log {
    app: String,
    at: DateTime<Utc>,
    id: u32,
    day: Option<DateTime<Utc>>,
    text: String,
}

/// Stored between the log's lines.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("<app>#LOG#<at:month>")]
#[sk("<at:millis>#NOTE#<id:04>")]
struct Note {
    app: String,
    at: DateTime<Utc>,
    id: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "logs", pk = "PK", sk = "SK")]
#[gsi(ByDay, name = "by-day", pk = "GPK", sk = "GSK")]
enum Logs {
    Log(Log),
    Note(Note),
}

fn time(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

/// Times at the ends of months and days, with empty months between them.
fn times() -> Vec<DateTime<Utc>> {
    let edges =
        ["2023-12-31", "2024-01-01", "2024-02-29", "2024-03-01", "2024-07-01", "2024-07-02"];
    let offsets = [0, 1, 43_200_000, 86_399_999];
    let of_edge = |edge: &str| {
        let start = time(&format!("{edge}T00:00:00Z"));
        offsets.map(|millis| start + TimeDelta::milliseconds(millis))
    };
    edges.into_iter().flat_map(of_edge).collect()
}

async fn logs(engine: &Engine) -> Outcome<(Client<Logs>, Vec<Log>)> {
    let table = Logs::client(engine.sdk.clone()).with_table_name(engine.name("logs"));
    table.create_table().await?;
    let (mut batch, mut stored) = (table.batch(), Vec::new());
    for app in ["a", "b"] {
        for at in times() {
            for id in 0..2 {
                let (app, text) = (app.to_owned(), format!("text {id}"));
                let day = (id == 0).then_some(at);
                let log = Log { app: app.clone(), at, id, day, text };
                batch = batch.put(&log).put(&Note { app, at, id });
                stored.push(log);
            }
        }
    }
    batch.await?;
    Ok((table, stored))
}

/// The lines of one application in a range, in order.
fn expected(stored: &[Log], of: impl Fn(&Log) -> bool) -> Vec<Log> {
    let mut logs: Vec<Log> =
        stored.iter().filter(|log| log.app == "a" && of(log)).cloned().collect();
    logs.sort_by_key(|log| (log.at, log.id));
    logs
}

#[tokio::test(flavor = "multi_thread")]
async fn ranges_are_read_partition_by_partition() -> Outcome {
    on_every_engine(async |engine| {
        let (table, stored) = logs(engine).await?;
        let ends = times();
        let mut chance = Chance::of_seed(7);
        for round in 0..12 {
            let (one, other) = (chance.of(&ends), chance.of(&ends));
            let (low, high) = (one.min(other), one.max(other));
            let closed = chance.one_in(2);
            let within = |at| at >= low && (at < high || closed && at == high);
            let query = || match closed {
                true => table.query(Log::query().app("a").at_in(low..=high)),
                false => table.query(Log::query().app("a").at_in(low..high)),
            };
            let mut rows = expected(&stored, |log| within(log.at));
            assert_eq!(query().await?, rows, "{low} {high} {closed}");
            assert_eq!(query().count().await?, rows.len());
            assert_eq!(query().exists().await?, !rows.is_empty());
            assert_eq!(query().first().await?.as_ref(), rows.first());
            let filtered = query().filter(|log| log.text.eq("text 1")).await?;
            assert_eq!(filtered, expected(&stored, |log| within(log.at) && log.id == 1));
            if round < 4 {
                check(query, rows.len()).await?;
            }
            rows.reverse();
            for limit in [1, 3, 7, 100] {
                let latest = query().descending().limit(limit).await?;
                assert_eq!(latest, rows[..limit.min(rows.len())], "{low} {high} {limit}");
                assert_eq!(query().limit(limit).count().await?, limit.min(rows.len()));
            }
            assert_eq!(query().descending().first().await?.as_ref(), rows.first());
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn ranges_of_a_sparse_index_and_rows_of_another_type() -> Outcome {
    on_every_engine(async |engine| {
        let (table, stored) = logs(engine).await?;
        let (low, high) = (time("2023-12-31T12:00:00Z"), time("2024-03-01T00:00:00.001Z"));
        let query = || table.query(Log::query_by_day().app("a").day_in(low..=high));
        let rows = expected(&stored, |log| log.day.is_some_and(|day| (low..=high).contains(&day)));
        assert_eq!(query().await?, rows);
        assert_eq!(query().count().await?, rows.len());
        check(query, rows.len()).await?;

        #[derive(Debug, PartialEq, Deserialize)]
        struct Line {
            text: String,
        }
        let lines = query().select_as::<Line>().await?;
        assert_eq!(lines.len(), rows.len());
        let failed = query().consistent().await;
        let refused = matches!(failed, Err(Error::Refused(InvalidRequest::ConsistentIndex { .. })));
        assert!(refused, "a global index has no consistent reads");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_can_go_on_after_every_row() -> Outcome {
    on_every_engine(async |engine| {
        let (table, _) = logs(engine).await?;
        let range = time("2023-12-31T00:00:00Z")..=time("2024-07-02T00:00:00Z");
        check_streams(|| table.query(Log::query().app("a").at_in(range.clone()))).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cursor_fits_its_own_range_alone() -> Outcome {
    on_every_engine(async |engine| {
        let (table, _) = logs(engine).await?;
        let (low, high) = (time("2024-01-01T00:00:00Z"), time("2024-07-01T00:00:00Z"));
        let query = |app: &str, low, high| table.query(Log::query().app(app).at_in(low..=high));
        let mut cursors = Vec::new();
        let mut cursor = None;
        // Without a limit some pages are empty, and their cursors are at the start of a partition.
        loop {
            let page = query("a", low, high).page(cursor).await?;
            cursors.extend(page.cursor.clone());
            match page.cursor {
                Some(next) => cursor = Some(next),
                None => break,
            }
        }
        assert_eq!(cursors.len(), 6, "one for each month but the last");
        let step = TimeDelta::milliseconds(1);
        for cursor in cursors {
            for other in [
                query("b", low, high),
                query("a", low + step, high),
                query("a", low, high + step),
                query("a", low, high + TimeDelta::days(31)),
                query("a", low - TimeDelta::days(31), high),
                query("a", low, high).descending(),
                table.query(Log::query().app("a").at_month(low)),
            ] {
                let refused = other.page(Some(cursor.clone())).await.err();
                let is_refused = matches!(refused, Some(Error::Cursor(CursorError::OtherQuery)));
                assert!(is_refused, "{refused:?}");
            }
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_empty_partition_costs_one_request_and_an_empty_range_none() -> Outcome {
    let server = Scripted::start(&[answer(&[], None)]).await?;
    let table = Logs::client(server.sdk());
    let read = async |low: &str, high: &str| {
        let before = server.requests().len();
        let rows = table.query(Log::query().app("a").at_in(time(low)..time(high))).await?;
        Ok::<_, Error>((rows.len(), server.requests().len() - before))
    };
    assert_eq!(read("2024-08-01T00:00:00Z", "2024-12-01T00:00:00Z").await?, (0, 4));
    assert_eq!(read("2024-12-01T00:00:00Z", "2024-08-01T00:00:00Z").await?, (0, 0));
    assert_eq!(read("2024-12-01T00:00:00Z", "2024-12-01T00:00:00Z").await?, (0, 0));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn no_single_request_reads_several_partitions() -> Outcome {
    on_every_engine(async |engine| {
        let (table, stored) = logs(engine).await?;
        let (low, high) = (time("2024-01-01T00:00:00Z"), time("2024-03-01T12:00:00Z"));
        let query = || table.query(Log::query().app("a").at_in(low..=high));
        let refused = query().into_builder().err();
        assert!(matches!(refused, Some(Error::Refused(InvalidRequest::SeveralPartitions))));
        assert!(table.query(Log::query().app("a").at_in(low..=low)).into_builder().is_ok());
        // A request of one item at a time is still every row once.
        let one_by_one = query().customize(|request| request.limit(1));
        assert_eq!(one_by_one.await?, expected(&stored, |log| (low..=high).contains(&log.at)));
        let projected = || {
            query().customize(|request| {
                request
                    .projection_expression("PK, SK, #text")
                    .expression_attribute_names("#text", "text")
            })
        };
        #[derive(Debug, PartialEq, Deserialize)]
        struct Line {
            text: String,
        }
        let lines = through_pages(Some(3), || projected().select_as::<Line>()).await?;
        assert_eq!(lines.len(), query().count().await?);
        Ok(())
    })
    .await
}

fn line(at: &str, id: u32) -> Value {
    let (month, at) = (&at[..7], at.to_owned());
    json!({
        "PK": { "S": format!("a#LOG#{month}") }, "SK": { "S": format!("{at}#{id:04}") },
        "app": { "S": "a" }, "at": { "S": at }, "id": { "N": id.to_string() },
        "text": { "S": "x" }, "entity_type": { "S": "Log" },
    })
}

fn answer(items: &[Value], last: Option<&Value>) -> Answer {
    let mut body = json!({ "Items": items, "Count": items.len(), "ScannedCount": items.len() });
    if let Some(last) = last {
        body["LastEvaluatedKey"] = json!({ "PK": last["PK"], "SK": last["SK"] });
    }
    (200, body.to_string())
}

fn january_to_march() -> impl IntoCondition<Select = One<Log>> {
    Log::query().app("a").at_in(time("2024-01-01T00:00:00Z")..=time("2024-03-31T00:00:00Z"))
}

/// The partition and the start key of each request.
fn asked(server: &Scripted) -> Vec<(String, bool)> {
    let of = |request: &crate::scripted::Request| {
        let partition = request.body["ExpressionAttributeValues"][":_0"]["S"].as_str();
        let start = request.body.get("ExclusiveStartKey");
        if let (Some(start), Some(partition)) = (start, partition) {
            assert_eq!(start["PK"]["S"], *partition, "a start key of the same partition");
        }
        (partition.unwrap().to_owned(), start.is_some())
    };
    server.requests().iter().map(of).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn empty_pages_do_not_end_a_partition() -> Outcome {
    let first = line("2024-01-05T00:00:00.000Z", 1);
    let last = line("2024-03-05T00:00:00.000Z", 2);
    let server = Scripted::start(&[
        answer(&[], Some(&first)),
        answer(std::slice::from_ref(&first), None),
        answer(&[], None),
        answer(&[], Some(&last)),
        answer(&[], None),
    ])
    .await?;
    let table = Logs::client(server.sdk());
    let rows = table.query(january_to_march()).await?;
    assert_eq!(rows.len(), 1);
    let month = |month: &str, continued| (format!("a#LOG#2024-{month}"), continued);
    let expected = [
        month("01", false),
        month("01", true),
        month("02", false),
        month("03", false),
        month("03", true),
    ];
    assert_eq!(asked(&server), expected);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fault_midway_loses_no_row_and_leaves_a_cursor() -> Outcome {
    let rows = [line("2024-01-05T00:00:00.000Z", 1), line("2024-02-05T00:00:00.000Z", 2)];
    let fault = || error("ValidationException", "no");
    let script =
        || [answer(&rows[..1], None), fault(), answer(&rows[1..], None), answer(&[], None)];

    let server = Scripted::start(&script()).await?;
    let table = Logs::client(server.sdk());
    let Err(Error::Incomplete(read)) = table.query(january_to_march()).await else {
        panic!("no error")
    };
    // The cursor of a read that is awaited is after its last page: at the second partition.
    let cursor = read.cursor().cloned();
    assert_eq!(read.into_rows::<Log>().map_err(|_| "logs")?.len(), 1);
    let rest = table.query(january_to_march()).after(cursor).await?;
    assert_eq!(rest.iter().map(|log| log.id).collect::<Vec<_>>(), [2]);

    let server = Scripted::start(&script()).await?;
    let table = Logs::client(server.sdk());
    let page = table.query(january_to_march()).limit(5).page(None).await?;
    assert_eq!(page.rows.len(), 1);
    assert!(page.failure.is_some());
    let page = table.query(january_to_march()).limit(5).page(page.cursor).await?;
    assert_eq!(page.rows.iter().map(|log| log.id).collect::<Vec<_>>(), [2]);
    assert!(page.is_last());

    let server = Scripted::start(&script()).await?;
    let table = Logs::client(server.sdk());
    let mut stream = table.query(january_to_march()).stream();
    assert_eq!(stream.try_next().await?.map(|log| log.id), Some(1));
    assert!(stream.try_next().await.is_err());
    let rest = table.query(january_to_march()).after(stream.cursor()?).await?;
    assert_eq!(rest.iter().map(|log| log.id).collect::<Vec<_>>(), [2]);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_last_key_of_another_partition_ends_the_read() -> Outcome {
    let row = line("2024-02-05T00:00:00.000Z", 1);
    let mut of_another_app = row.clone();
    of_another_app["PK"] = json!({ "S": "b#LOG#2024-02" });
    let of = |at| line(at, 1);
    let elsewhere = [
        // Earlier, later, and outside of the range.
        of("2024-01-05T00:00:00.000Z"),
        of("2024-03-05T00:00:00.000Z"),
        of("2024-04-05T00:00:00.000Z"),
        of_another_app,
    ];
    for last in elsewhere {
        let script = [answer(&[], None), answer(std::slice::from_ref(&row), Some(&last))];
        let server = Scripted::start(&script).await?;
        let table = Logs::client(server.sdk());
        let read = table.query(january_to_march()).await;
        assert!(matches!(read, Err(Error::LastKeyOutside)), "{read:?}");
        assert_eq!(server.requests().len(), 2);
    }
    Ok(())
}
