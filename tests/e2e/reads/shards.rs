//! Queries of all shards: the sorted union of what each shard returns, every row once, whatever the direction, range, limit or cursor.

use std::collections::BTreeMap;

use aws_sdk_dynamodb::types::AttributeValue::S;
use ddb_keys::aws::{Client, CursorError, Error, InvalidRequest};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::pages::{check, check_streams, through_pages};
use super::{Engine, Outcome, on_every_engine};
use crate::chance::{Chance, rounds};
use crate::engines::put_raw;
use crate::scripted::{Scripted, error};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("EVENTS#<stream>#<id:shard(4)>")]
#[sk("<at:06>#<id>")]
#[gsi(ByDay, pk = "DAY#<day:shard(16)>", sk = "<at:06>#<day>")]
struct Event {
    stream: String,
    id: String,
    at: u32,
    day: Option<String>,
    text: String,
}

/// Stored between the events.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("EVENTS#<stream>#<of:shard(4)>")]
#[sk("<at:06>#<of>#NOTE")]
struct Note {
    stream: String,
    of: String,
    at: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "events", pk = "PK", sk = "SK")]
#[gsi(ByDay, name = "by-day", pk = "GPK", sk = "GSK")]
enum Stream {
    Event(Event),
    Note(Note),
}

#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Stream)]
struct Everything {
    events: Vec<Event>,
    notes: Vec<Note>,
}

/// Events in every shard, many of them at the same time, with notes between them, and another stream beside them.
async fn events(engine: &Engine) -> Outcome<(Client<Stream>, Vec<Event>)> {
    let table = Stream::client(engine.sdk.clone()).with_table_name(engine.name("events"));
    table.create_table().await?;
    let (mut batch, mut stored) = (table.batch(), Vec::new());
    for stream in ["a", "b"] {
        for number in 0..24 {
            let (stream, id, at) = (stream.to_owned(), format!("id-{number}"), number % 7 * 10);
            let day = (number % 3 == 0).then(|| format!("{stream}{number}"));
            let text = format!("text {}", number % 2);
            if number % 2 == 0 {
                batch = batch.put(&Note { stream: stream.clone(), of: id.clone(), at });
            }
            let event = Event { stream, id, at, day, text };
            batch = batch.put(&event);
            stored.push(event);
        }
    }
    batch.await?;
    Ok((table, stored))
}

/// The events of one stream in the order of their sort keys.
fn expected(stored: &[Event], of: impl Fn(&Event) -> bool) -> Vec<Event> {
    let of = stored.iter().filter(|event| event.stream == "a" && of(event));
    let mut events: Vec<Event> = of.cloned().collect();
    events.sort_by_key(|event| (event.at, event.id.clone()));
    events
}

#[tokio::test(flavor = "multi_thread")]
async fn all_shards_are_the_sorted_union() -> Outcome {
    on_every_engine(async |engine| {
        let (table, stored) = events(engine).await?;
        let query = || table.query(Event::query().stream("a").all_shards());
        let rows = expected(&stored, |_| true);
        assert_eq!(query().await?, rows);
        check(query, 24).await?;
        check(|| table.query(Event::query().stream("a").all_shards().at(0).id("id-0")), 1).await?;
        for concurrency in [0, 1, 3, 100] {
            assert_eq!(query().concurrency(concurrency).await?, rows, "{concurrency} at a time");
        }
        let of_one: Vec<_> = (0..4).map(|shard| Event::query().stream("a").shard(shard)).collect();
        let mut union = Vec::new();
        for shard in of_one {
            union.extend(table.query(shard).await?);
        }
        union.sort_by_key(|event| (event.at, event.id.clone()));
        assert_eq!(union, rows);
        let everything = || table.query(Event::collection().stream("a").all_shards());
        check(everything, 36).await?;

        let whole = table.load(Everything::query().stream("a").all_shards()).await?;
        let Some(Everything { events, notes }) = whole else { panic!("there are events") };
        assert_eq!((events, notes.len()), (rows, 12));
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_the_range_the_limit_and_the_direction() -> Outcome {
    on_every_engine(async |engine| {
        let (table, stored) = events(engine).await?;
        let mut chance = Chance::of_seed(11);
        for round in 0..8_u32 {
            let (one, other) = (chance.below(80), chance.below(80));
            let (low, high) = (one.min(other).try_into()?, one.max(other).try_into()?);
            let within = |at: u32| low <= at && at <= high;
            let query = || table.query(Event::query().stream("a").all_shards().at_in(low..=high));
            let mut rows = expected(&stored, |event| within(event.at));
            assert_eq!(query().await?, rows, "{low} {high}");
            assert_eq!(query().count().await?, rows.len());
            assert_eq!(query().exists().await?, !rows.is_empty());
            assert_eq!(query().first().await?.as_ref(), rows.first());
            let filtered = query().filter(|event| event.text.eq("text 1"));
            let odd = |event: &Event| within(event.at) && event.text == "text 1";
            assert_eq!(filtered.await?, expected(&stored, odd));
            if round < 1 {
                check(query, rows.len()).await?;
            }
            rows.reverse();
            for limit in [1, 3, 16, 100] {
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
async fn shards_of_a_sparse_index() -> Outcome {
    on_every_engine(async |engine| {
        let (table, stored) = events(engine).await?;
        let mut rows: Vec<Event> = stored.into_iter().filter(|event| event.day.is_some()).collect();
        rows.sort_by_key(|event| (event.at, event.day.clone()));
        let query = || table.query(Event::query_by_day().all_shards());
        assert_eq!(query().await?, rows);
        check(query, rows.len()).await?;
        let at = |at| table.query(Event::query_by_day().all_shards().at(at));
        let of_time = rows.iter().filter(|event| event.at == 30).count();
        check(|| at(30), of_time).await?;
        let found = table.query(Event::query_by_day().all_shards().at(30).day("a3")).await?;
        assert_eq!(found.len(), 1);

        #[derive(Debug, PartialEq, Deserialize)]
        struct Line {
            text: String,
        }
        check(|| query().select_as::<Line>(), rows.len()).await?;
        assert_eq!(query().hydrate().await?.rows, rows);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_of_shards_can_go_on_after_every_row() -> Outcome {
    on_every_engine(async |engine| {
        let (table, _) = events(engine).await?;
        check_streams(|| table.query(Event::query().stream("a").all_shards())).await
    })
    .await
}

/// Pages of changing sizes, in both directions, over shards of any sizes, some of which hold nothing or the items of somebody else.
#[tokio::test(flavor = "multi_thread")]
async fn whatever_lies_in_the_shards() -> Outcome {
    on_every_engine(async |engine| {
        let (table, _) = events(engine).await?;
        for seed in 0..rounds(60) {
            let mut chance = Chance::of_seed(u64::try_from(seed)?);
            let stream = format!("random-{seed}");
            let (ids, times) = (1 + chance.below(40), 1 + u32::try_from(chance.below(9))?);
            let mut batch = table.batch();
            let mut expected = BTreeMap::new();
            for _ in 0..chance.below(40) {
                let id = format!("id-{}", chance.below(ids));
                let at = u32::try_from(chance.below(64))? % times;
                let [stream, text] = [stream.clone(), String::from("text")];
                let event = Event { stream, id: id.clone(), at, day: None, text };
                if chance.one_in(4) {
                    batch = batch.put(&Note { stream: event.stream.clone(), of: id, at });
                } else if expected.insert((at, id), event.clone()).is_none() {
                    batch = batch.put(&event);
                }
            }
            batch.await?;
            let descending = chance.one_in(2);
            let mut expected: Vec<Event> = expected.into_values().collect();
            if descending {
                expected.reverse();
            }
            let (mut rows, mut cursor) = (Vec::new(), None);
            loop {
                let query = table.query(Event::query().stream(&stream).all_shards());
                let query = if descending { query.descending() } else { query };
                let query = query.concurrency(1 + chance.below(4)).limit(1 + chance.below(9));
                let page = query.page(cursor).await?;
                rows.extend(page.rows);
                cursor = page.cursor;
                if cursor.is_none() {
                    break;
                }
            }
            assert_eq!(rows, expected, "seed {seed}");
        }
        Ok(())
    })
    .await
}

/// Rows of nobody with one sort key in several shards: none is lost between two pages, and none comes twice.
#[tokio::test(flavor = "multi_thread")]
async fn rows_of_one_sort_key_lie_in_the_order_of_their_shards() -> Outcome {
    on_every_engine(async |engine| {
        let (table, _) = events(engine).await?;
        for shard in 0..4 {
            for sk in ["000030#id-10", "000030#id-100", "000000#", "000099#\u{10ffff}"] {
                let pk = S(format!("EVENTS#c#{shard}"));
                put_raw(&table, [("PK".into(), pk), ("SK".into(), S(sk.into()))].into()).await;
            }
        }
        let query = || {
            let all = table.query(Event::collection().stream("c").all_shards());
            all.select_as::<BTreeMap<String, String>>()
        };
        let keys = |rows: Vec<BTreeMap<String, String>>| -> Vec<(String, String)> {
            rows.into_iter().map(|row| (row["SK"].clone(), row["PK"].clone())).collect()
        };
        let mut all = keys(query().await?);
        assert!(all.is_sorted() && all.len() == 16, "{all:?}");
        for limit in 1..=6 {
            assert_eq!(keys(through_pages(Some(limit), query).await?), all, "limit {limit}");
        }
        all.reverse();
        for limit in 1..=6 {
            let pages = through_pages(Some(limit), || query().descending()).await?;
            assert_eq!(keys(pages), all, "limit {limit}, descending");
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cursor_of_shards_fits_its_own_query_alone() -> Outcome {
    on_every_engine(async |engine| {
        let (table, _) = events(engine).await?;
        let query = |stream: &str| table.query(Event::query().stream(stream).all_shards());
        let cursor = query("a").limit(7).page(None).await?.cursor;
        for other in [
            query("b"),
            query("a").descending(),
            table.query(Event::query().stream("a").shard(0)),
            table.query(Event::query().stream("a").all_shards().at_in(..=50)),
        ] {
            let refused = other.page(cursor.clone()).await;
            assert!(matches!(refused, Err(Error::Cursor(CursorError::OtherQuery))), "{refused:?}");
        }
        assert_eq!(query("a").page(cursor).await?.rows.len(), 17);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_several_shards_refuse() -> Outcome {
    let engine = Engine::embedded().await?;
    let (table, _) = events(&engine).await?;
    let refused = table.query(Event::query().stream("a").shard(4)).await;
    assert_eq!(
        refused.unwrap_err().to_string(),
        "`Event`, partition key `EVENTS#<stream>#<id:shard(4)>`: `id` is outside the range of its format"
    );
    let refused = table.query(Event::query().stream("a").all_shards()).into_builder();
    assert!(matches!(refused, Err(Error::Refused(InvalidRequest::SeveralPartitions))));
    let unordered = table.query(Event::query().stream("a").all_shards());
    let unordered = unordered.customize(|query| {
        query.projection_expression("#t").expression_attribute_names("#t", "text")
    });
    let refused = unordered.select_as::<BTreeMap<String, String>>().await;
    assert!(matches!(refused, Err(Error::Cursor(CursorError::NoPosition))), "{refused:?}");
    Ok(())
}

/// Pages of the shards of a stream, each with rows of its own, as an engine would return them.
fn page_of(body: &Value, rows_of_a_shard: usize) -> Value {
    let pk = body["ExpressionAttributeValues"][":_0"]["S"].as_str().unwrap().to_owned();
    let shard: usize = pk.rsplit('#').next().unwrap().parse().unwrap();
    let start = body["ExclusiveStartKey"]["SK"]["S"].as_str().unwrap_or_default();
    let limit = body["Limit"].as_u64().map_or(usize::MAX, |limit| limit.try_into().unwrap());
    let rows = (0..rows_of_a_shard).map(|row| format!("{:06}#x", row * 16 + shard));
    let mut rows: Vec<_> = rows.filter(|sk| sk.as_str() > start).collect();
    let has_more = rows.len() > limit;
    rows.truncate(limit);
    let item = |sk: &String| json!({ "PK": { "S": pk }, "SK": { "S": sk } });
    let mut page =
        json!({ "Items": rows.iter().map(item).collect::<Vec<_>>(), "Count": rows.len() });
    if has_more {
        page["LastEvaluatedKey"] = item(rows.last().unwrap());
    }
    page
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("WIDE#<at:shard(16)>")]
#[sk("<at:06>#x")]
struct Wide {
    at: u32,
}

#[derive(Debug, Table)]
#[table(name = "wide", pk = "PK", sk = "SK", type_attribute = none)]
enum Widths {
    Wide(Wide),
}

type Raw = BTreeMap<String, String>;

#[tokio::test(flavor = "multi_thread")]
async fn a_limit_reads_what_is_needed_and_no_more_than_a_page_of_each_shard() -> Outcome {
    for (limit, requests, read) in [(1, 16, 16), (16, 16, 32), (100, 16, 208)] {
        let server = Scripted::answering(|request| (200, page_of(&request.body, 1000).to_string()));
        let server = server.await?;
        let table = Widths::client(server.sdk());
        let query = table.query(Wide::collection().all_shards()).select_as::<Raw>();
        let rows = query.limit(limit).await?;
        assert_eq!(rows.len(), limit);
        assert!(rows.iter().enumerate().all(|(at, row)| row["SK"] == format!("{at:06}#x")));
        let sent = server.requests();
        assert_eq!(sent.len(), requests, "limit {limit}");
        let asked: u64 = sent.iter().map(|sent| sent.body["Limit"].as_u64().unwrap()).sum();
        assert_eq!(asked, read, "limit {limit}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn shards_are_read_ahead_together() -> Outcome {
    let server = Scripted::answering(|request| (200, page_of(&request.body, 5000).to_string()));
    let server = server.await?;
    let table = Widths::client(server.sdk());
    let rows = table.query(Wide::collection().all_shards()).select_as::<Raw>().await?;
    assert_eq!(rows.len(), 80_000);
    assert!(rows.is_sorted_by_key(|row| row["SK"].clone()));
    assert_eq!(server.requests().len(), 16 * 5, "pages of a thousand rows, each once");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_error_in_one_shard_leaves_a_place_to_go_on() -> Outcome {
    let mut requests = 0;
    let server = Scripted::answering(move |request| {
        requests += 1;
        match requests {
            20 => error("ValidationException", "on purpose"),
            _ => (200, page_of(&request.body, 3000).to_string()),
        }
    });
    let server = server.await?;
    let table = Widths::client(server.sdk());
    let query = || table.query(Wide::collection().all_shards()).select_as::<Raw>();
    let Err(Error::Incomplete(read)) = query().await else { panic!("one request fails") };
    let cursor = read.cursor().cloned();
    let mut rows = read.into_rows::<Raw>().unwrap();
    assert!(!rows.is_empty());
    rows.extend(query().after(cursor).await?);
    assert!(rows.iter().enumerate().all(|(at, row)| row["SK"] == format!("{at:06}#x")));
    assert_eq!(rows.len(), 48_000);
    Ok(())
}
