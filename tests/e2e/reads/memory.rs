//! A stream holds the page that it returns rows of, however many pages there are.

use allocation_counter::measure;
use ddb_keys::aws::{Client, RowStream};
use serde_json::{Value, json};
use tokio::runtime::Builder;

use super::{Message, Rooms};
use crate::scripted::{Request, Scripted};

const PAGE: u64 = 100;
const SEGMENTS: u32 = 4;

/// A page after the one that the request names.
fn page(request: &Request, pages: u64) -> (u16, String) {
    let last = request.body["ExclusiveStartKey"]["SK"]["S"].as_str();
    let last: Option<u64> = last.map(|sk| sk["MSG#".len()..].parse().unwrap());
    let first = last.map_or(0, |last| last + 1);
    let key =
        |number| json!({ "PK": { "S": "ROOM#rust" }, "SK": { "S": format!("MSG#{number:04}") } });
    let item = |number: u64| {
        let mut item = key(number);
        item["entity_type"] = json!({ "S": "Message" });
        item["room"] = json!({ "S": "rust" });
        item["number"] = json!({ "N": number.to_string() });
        item["author"] = json!({ "S": "ann" });
        item["GPK"] = json!({ "S": "AUTHOR#ann" });
        item["GSK"] = json!({ "S": format!("AT#{number:04}") });
        item["text"] = json!({ "S": "hello" });
        item
    };
    let items: Vec<Value> = (first..first + PAGE).map(item).collect();
    let mut page = json!({ "Items": items, "Count": PAGE, "ScannedCount": PAGE });
    if first + PAGE < pages * PAGE {
        page["LastEvaluatedKey"] = key(first + PAGE - 1);
    }
    (200, page.to_string())
}

/// The maximum number of bytes that are allocated at the same time while a stream reads so many pages, and the rows.
fn peak(pages: u64, stream: fn(&Client<Rooms>) -> RowStream<Message>) -> (u64, u64) {
    // Allocations are counted by thread, so the server runs on another one.
    let server = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let client = Builder::new_current_thread().enable_all().build().unwrap();
    let answering = Scripted::answering(move |request| page(request, pages));
    let scripted = server.block_on(answering).unwrap();
    let table = Rooms::client(scripted.sdk());
    let read = || {
        client.block_on(async {
            let (mut rows, mut count) = (stream(&table), 0);
            while rows.try_next().await.unwrap().is_some() {
                count += 1;
            }
            count
        })
    };
    // Allocations that the client makes only once.
    read();
    let mut rows = 0;
    (measure(|| rows = read()).bytes_max, rows)
}

fn does_not_grow(segments: u64, stream: fn(&Client<Rooms>) -> RowStream<Message>) {
    let ((few, rows), (many, more)) = (peak(5, stream), peak(50, stream));
    assert_eq!((rows, more), (5 * segments * PAGE, 50 * segments * PAGE));
    println!("{few} bytes for {rows} rows, {many} bytes for {more}");
    assert!(many < few + few / 4, "{few} bytes became {many}");
}

#[test]
fn does_not_grow_with_the_rows_of_a_query() {
    does_not_grow(1, |table| table.query(Message::query().room("rust")).stream());
}

#[test]
fn does_not_grow_with_the_items_of_a_scan_in_segments() {
    does_not_grow(SEGMENTS.into(), |table| table.scan_of::<Message>().segments(SEGMENTS).stream());
}
