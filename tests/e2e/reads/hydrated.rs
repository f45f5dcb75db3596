//! Rows that an index finds and the table has: in the index's order, and what changes in between.

use ddb_keys::aws::{Client, Cursor, Error, Page, Query};
use serde_json::{Value, json};

use super::{Message, Outcome, Rooms, numbers, on_every_engine, rooms};
use crate::scripted::{Answer, Scripted, error};

/// The messages of an author, of which the index stores the texts alone. What it lacks need not be named.
fn of_ann(table: &Client<Rooms>) -> Query<Rooms, Message, impl Sized + use<>> {
    table.query(Message::query_by_author().author("ann"))
}

async fn through_pages<M>(
    limit: Option<usize>,
    query: impl Fn() -> Query<Rooms, Message, M>,
) -> Outcome<Vec<Message>> {
    let (mut rows, mut cursor) = (Vec::new(), None::<Cursor>);
    loop {
        let asked = limit.into_iter().fold(query(), Query::limit);
        let page = asked.hydrate().page(cursor).await?;
        assert!(page.vanished.is_empty() && page.unreadable.is_empty());
        if let Some(limit) = limit {
            assert!(page.rows.len() == limit || page.is_last(), "{} of {limit}", page.rows.len());
        }
        rows.extend(page.rows);
        match page.cursor {
            Some(next) => cursor = Some(next.to_string().parse()?),
            None => return Ok(rows),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_come_whole_and_in_the_order_of_the_index() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let page = of_ann(&table).hydrate().await?;
        assert!(page.is_last() && page.vanished.is_empty());
        assert_eq!((page.rows.len(), page.skipped), (40, 40), "replies are skipped");
        assert!(page.rows.iter().all(|message| message.author == "ann"));
        assert!(page.rows.is_sorted_by_key(|message| message.number));
        let backwards = of_ann(&table).descending().hydrate().consistent().await?.rows;
        assert!(backwards.is_sorted_by_key(|message| u32::MAX - message.number));
        for limit in [None, Some(1), Some(7), Some(40), Some(1000)] {
            assert_eq!(through_pages(limit, || of_ann(&table)).await?, page.rows, "{limit:?}");
            let descending = through_pages(limit, || of_ann(&table).descending()).await?;
            assert_eq!(descending, backwards, "{limit:?}");
        }
        let five = of_ann(&table).limit(5).hydrate().await?;
        assert_eq!((five.rows.as_slice(), five.is_last()), (&page.rows[..5], false));
        let filtered = of_ann(&table).filter(|message| message.text.eq("text 8")).hydrate().await?;
        assert_eq!(numbers(&filtered.rows), [8, 8]);
        let everything = table.query(Message::collection_by_author().author("ann"));
        assert_eq!(everything.hydrate().await?.rows.len(), 80);
        let nobody = table.query(Message::query_by_author().author("none"));
        assert!(nobody.hydrate().await?.rows.is_empty());
        let primary = table.query(Message::query().room("r1").number_in(3..=4));
        assert_eq!(numbers(&primary.hydrate().await?.rows), [3, 4]);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_can_go_on_after_every_row() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let all = of_ann(&table).hydrate().await?.rows;
        let (mut stream, mut count) = (of_ann(&table).hydrate().stream(), 0);
        while let Some(row) = stream.try_next().await? {
            assert_eq!(row, all[count]);
            count += 1;
            let rest = of_ann(&table).after(stream.cursor()?).hydrate().await?;
            assert_eq!(rest.rows, all[count..], "after {count} rows");
        }
        assert_eq!(count, all.len());
        assert!(stream.take_vanished().is_empty());
        Ok(())
    })
    .await
}

/// The message with a number as it is stored, in the index or in the table.
fn message(number: u32, author: &str, is_entry: bool) -> Value {
    let mut item = json!({
        "PK": { "S": "ROOM#r1" }, "SK": { "S": format!("MSG#{number:04}") },
        "GPK": { "S": format!("AUTHOR#{author}") }, "GSK": { "S": format!("AT#{number:04}") },
        "entity_type": { "S": "Message" }, "text": { "S": "now" },
    });
    if !is_entry {
        item["room"] = json!({ "S": "r1" });
        item["number"] = json!({ "N": number.to_string() });
        item["author"] = json!({ "S": author });
    }
    item
}

fn entries(numbers: &[u32], more: bool) -> Answer {
    let items: Vec<_> = numbers.iter().map(|number| message(*number, "ann", true)).collect();
    let mut body = json!({ "Items": items, "Count": items.len(), "ScannedCount": items.len() });
    if let Some(last) = items.last().filter(|_| more) {
        let key = ["PK", "SK", "GPK", "GSK"].map(|name| (name.to_owned(), last[name].clone()));
        body["LastEvaluatedKey"] = Value::Object(key.into_iter().collect());
    }
    (200, body.to_string())
}

fn items(found: &[Value]) -> Answer {
    (200, json!({ "Responses": { "rooms": found } }).to_string())
}

fn shown(page: &Page<Message>) -> Vec<String> {
    page.vanished.iter().map(ToString::to_string).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn items_that_are_gone_or_moved_are_reported() -> Outcome {
    // 2 is deleted, 3 is of another author now; the table answers in its own order.
    let found = [message(4, "ann", false), message(3, "bob", false), message(1, "ann", false)];
    let script = [entries(&[1, 2, 3, 4], false), items(&found)];

    let server = Scripted::start(&script).await?;
    let page = of_ann(&Rooms::client(server.sdk())).hydrate().await?;
    assert_eq!(numbers(&page.rows), [1, 4]);
    assert_eq!(shown(&page), ["ROOM#r1 | MSG#0002", "ROOM#r1 | MSG#0003"]);
    assert!(page.is_last());
    let asked = server.requests();
    assert_eq!(
        asked.iter().map(|request| request.operation.as_str()).collect::<Vec<_>>(),
        ["Query", "BatchGetItem"]
    );
    assert_eq!(asked[0].body["Limit"], 400);

    let server = Scripted::start(&script).await?;
    let mut stream = of_ann(&Rooms::client(server.sdk())).hydrate().stream();
    let mut rows = Vec::new();
    while let Some(row) = stream.try_next().await? {
        rows.push(row);
    }
    assert_eq!(numbers(&rows), [1, 4]);
    assert_eq!(stream.take_vanished().len(), 2);
    assert!(stream.take_vanished().is_empty());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_item_at_the_end_of_a_range_that_leaves_it_out_has_moved() -> Outcome {
    // `AT$` is the first key after all that begin with `AT#`. DynamoDB includes the ends of ranges.
    let mut moved = message(3, "ann", false);
    moved["GSK"] = json!({ "S": "AT$" });
    let script = [entries(&[2, 3], false), items(&[message(2, "ann", false), moved])];
    let server = Scripted::start(&script).await?;
    let query = Message::query_by_author().author("ann").number_in(1..);
    let page = Rooms::client(server.sdk()).query(query).hydrate().await?;
    assert_eq!(numbers(&page.rows), [2]);
    assert_eq!(shown(&page), ["ROOM#r1 | MSG#0003"]);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_batch_that_fails_is_read_again_from_the_cursor() -> Outcome {
    let fault = || error("ValidationException", "no");
    let script = [
        entries(&[1, 2], true),
        items(&[message(1, "ann", false), message(2, "ann", false)]),
        entries(&[3], false),
        fault(),
        entries(&[3], false),
        items(&[message(3, "ann", false)]),
    ];
    let server = Scripted::start(&script).await?;
    let table = Rooms::client(server.sdk());
    let page = of_ann(&table).hydrate().await?;
    assert_eq!(numbers(&page.rows), [1, 2]);
    assert!(page.failure.is_some());
    let rest = of_ann(&table).after(page.cursor).hydrate().await?;
    assert_eq!(numbers(&rest.rows), [3]);
    assert!(rest.failure.is_none() && rest.is_last());
    let started_after = server.requests()[4].body["ExclusiveStartKey"]["SK"]["S"].clone();
    assert_eq!(started_after, "MSG#0002", "what was listed and not read is listed again");

    let server = Scripted::start(&[entries(&[1], false), fault()]).await?;
    let failed = of_ann(&Rooms::client(server.sdk())).hydrate().await;
    assert!(failed.is_err(), "nothing was read");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_index_whose_last_key_is_of_another_partition_ends_the_read() -> Outcome {
    let (status, body) = entries(&[1, 2], true);
    let body = body.replace("AUTHOR#ann", "AUTHOR#bob");
    let server = Scripted::start(&[(status, body)]).await?;
    let read = of_ann(&Rooms::client(server.sdk())).hydrate().await;
    assert!(matches!(read, Err(Error::LastKeyOutside)), "{read:?}");
    assert_eq!(server.requests().len(), 1, "nothing is read from the table");
    Ok(())
}

#[tokio::test]
async fn no_key_counts_as_read_if_one_of_its_batch_is_not() -> Outcome {
    let left = json!({ "PK": { "S": "ROOM#r1" }, "SK": { "S": "MSG#0002" } });
    let half = json!({
        "Responses": { "rooms": [message(1, "ann", false)] },
        "UnprocessedKeys": { "rooms": { "Keys": [left] } },
    });
    let server = Scripted::answering(move |request| match request.operation.as_str() {
        "Query" => entries(&[1, 2], false),
        _ => (200, half.to_string()),
    });
    let server = server.await?;
    let table = Rooms::client(server.sdk());
    let read = tokio::time::timeout(std::time::Duration::from_secs(300), of_ann(&table).hydrate());
    let Err(Error::Incomplete(read)) = read.await? else { panic!("it is complete") };
    let unread: Vec<_> = read.unread().iter().map(|unread| unread.key.to_string()).collect();
    assert_eq!(unread, ["ROOM#r1 | MSG#0001", "ROOM#r1 | MSG#0002"]);
    assert_eq!((read.count(), read.into_rows::<Message>().map_err(|_| "rows")?.len()), (0, 0));
    Ok(())
}
