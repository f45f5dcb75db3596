//! What passes over a table cost: memory, and time beside loops without the library.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use aws_sdk_dynamodb::types::{Delete, Put, ReturnConsumedCapacity, TransactWriteItem};
use ddb_keys::Entity;
use ddb_keys::aws::{Client, FileAudit, Item};
use ddb_keys::embedded::{Embedded, local_client};
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;

use super::model::*;
use crate::engines::engines;

/// A file of orders, each in a partition of its own.
fn audited(orders: u32) -> u64 {
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = path.join(format!("orders-{orders}-{}.jsonl", std::process::id()));
    let mut text = String::new();
    for number in 0..orders {
        let item = Shop::item(&order(&format!("customer-{number:08}"), number)).unwrap();
        let json: serde_json::Value = serde_dynamo::from_item(item).unwrap();
        writeln!(text, "{json}").unwrap();
    }
    std::fs::write(&path, text).unwrap();
    let measured = allocation_counter::measure(|| {
        let report = FileAudit::<Shop>::new([&path]).run().unwrap();
        assert_eq!(report.items, u64::from(orders));
    });
    std::fs::remove_file(path).unwrap();
    measured.bytes_max
}

#[test]
fn the_memory_of_an_audit_does_not_grow_with_the_items() {
    // Mostly the partitions that are known, at most 2048 of them, and the table that they are kept in.
    for orders in [1_000, 5_000, 100_000] {
        let bytes = audited(orders);
        println!("{bytes} bytes for {orders} items");
        assert!(bytes < 1_000_000, "{bytes} bytes for {orders} items");
    }
}

/// How many items the passes read that are measured: few, and many. `MIGRATED_ITEMS=100000` makes the
/// difference larger.
fn few_and_many() -> [u32; 2] {
    match std::env::var("MIGRATED_ITEMS") {
        Ok(items) => [1000, items.parse().unwrap()],
        Err(_) => [200, 1600],
    }
}

/// An engine with orders under a former key and with outdated index keys, on a thread of its own.
fn on_another_thread(orders: u32) -> (String, mpsc::Sender<()>) {
    let (ready, started) = mpsc::channel();
    let (stop, stopped) = mpsc::channel();
    std::thread::spawn(move || {
        let runtime = Runtime::new().unwrap();
        let engine = runtime.block_on(async {
            let engine = Embedded::start().await.unwrap();
            let table: Client<Shop> = Client::new(engine.client());
            table.create_table().await.unwrap();
            let mut writes = JoinSet::new();
            for number in 0..orders {
                let table = table.clone();
                writes.spawn(async move {
                    // As few partitions as not to fill the room that the report has for them.
                    let order = order(&format!("c-{}", number % 50), number);
                    let mut item = Shop::item(&order).unwrap();
                    item.extend(key_item(&former_key(&order, 1)));
                    item.insert("GSI1PK".to_string(), text("STATE#outdated"));
                    item.insert("GSI1SK".to_string(), text("0"));
                    put_item(&table, item).await;
                });
                if writes.len() >= 16 {
                    writes.join_next().await.unwrap().unwrap();
                }
            }
            writes.join_all().await;
            engine
        });
        ready.send(engine.endpoint()).unwrap();
        let _ = stopped.recv();
        drop(runtime);
    });
    (started.recv().unwrap(), stop)
}

/// The most bytes that a pass has at a time. The engine is on other threads, which are not measured.
fn peak(sdk: aws_sdk_dynamodb::Client, pass: impl AsyncFn(Client<Shop>)) -> u64 {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    let table = Client::new(sdk);
    // The connection, and what the SDK keeps.
    let missing = OrderKey { customer: "nobody", number: 0 };
    runtime.block_on(async { table.get(missing).await }).unwrap();
    allocation_counter::measure(|| runtime.block_on(pass(table))).bytes_max
}

#[test]
fn the_memory_of_passes_over_a_table_does_not_grow_with_the_items() {
    let peaks = few_and_many().map(|orders| {
        let (endpoint, stop) = on_another_thread(orders);
        let sdk = local_client(&endpoint);
        let reindex = peak(sdk.clone(), async |table: Client<Shop>| {
            let report = table.reindex().segments(2).page_size(25).await.unwrap();
            assert_eq!(report.written, u64::from(orders), "{report}");
        });
        let migrate = peak(sdk.clone(), async |table: Client<Shop>| {
            let report = table.migrate::<Order>().segments(2).page_size(25).await.unwrap();
            assert_eq!(report.written, u64::from(orders), "{report}");
        });
        let audit = peak(sdk, async |table: Client<Shop>| {
            let report = table.audit().segments(2).page_size(25).await.unwrap();
            assert!(report.is_clean(), "{report}");
        });
        stop.send(()).unwrap();
        println!("{orders} items: reindex {reindex}, migrate {migrate}, audit {audit} bytes");
        [reindex, migrate, audit]
    });
    for (few, many) in peaks[0].iter().zip(peaks[1]) {
        assert!(many < 2 * few, "{many} bytes, and {few} for fewer items");
    }
}

const ORDERS: u32 = 1500;
const SEGMENTS: i32 = 4;
const AT_ONCE: usize = 8;
const PAGE: i32 = 100;
const ROUNDS: usize = 5;

async fn filled(table: &Client<Shop>) {
    let mut writes = JoinSet::new();
    for number in 0..ORDERS {
        let table = table.clone();
        writes.spawn(
            async move { put_former(&table, &order(&format!("c-{number}"), number), 1).await },
        );
        if writes.len() >= 16 {
            writes.join_next().await.unwrap().unwrap();
        }
    }
    writes.join_all().await;
}

/// The condition that an item is as it was read, as the migration sends it.
fn as_it_was_read(item: &Item) -> (String, HashMap<String, String>, Item) {
    let mut condition = String::from("attribute_exists(#pk)");
    let mut names = HashMap::from([("#pk".to_string(), "PK".to_string())]);
    let mut values = Item::new();
    for (at, (name, value)) in item.iter().enumerate() {
        if name != "PK" && name != "SK" {
            write!(condition, " AND #{at} = :{at}").unwrap();
            names.insert(format!("#{at}"), name.clone());
            values.insert(format!(":{at}"), value.clone());
        }
    }
    for name in ["state", "notes", "GSI1PK", "GSI1SK"] {
        if !item.contains_key(name) {
            write!(condition, " AND attribute_not_exists(#{name})").unwrap();
            names.insert(format!("#{name}"), name.to_string());
        }
    }
    (condition, names, values)
}

/// Moves an order as the migration does, without looking after what goes wrong.
async fn move_by_hand(table: Client<Shop>, item: Item) {
    let order: Order = serde_dynamo::from_item(item.clone()).unwrap();
    let present = key_item(&order.key().build().unwrap());
    if present["SK"] == item["SK"] {
        // It was moved before the scan came to its new place.
        return;
    }
    let (condition, names, values) = as_it_was_read(&item);
    let key = key_item(&former_key(&order, 1));
    let mut new = item;
    new.extend(present);
    let put = Put::builder().table_name(table.table_name()).set_item(Some(new));
    let put = put.condition_expression("attribute_not_exists(PK)").build().unwrap();
    let delete = Delete::builder().table_name(table.table_name()).set_key(Some(key));
    let delete = delete
        .condition_expression(condition)
        .set_expression_attribute_names(Some(names))
        .set_expression_attribute_values(Some(values))
        .build()
        .unwrap();
    let transaction = table.sdk().transact_write_items();
    let transaction = transaction
        .return_consumed_capacity(ReturnConsumedCapacity::Total)
        .transact_items(TransactWriteItem::builder().put(put).build())
        .transact_items(TransactWriteItem::builder().delete(delete).build());
    transaction.send().await.unwrap();
}

/// Sets the index key of an order as the reindexing does, without looking after what goes wrong.
async fn reindex_by_hand(table: Client<Shop>, item: Item) {
    let order: Order = serde_dynamo::from_item(item.clone()).unwrap();
    let (condition, mut names, mut values) = as_it_was_read(&item);
    names.insert("#set".to_string(), "GSI1PK".to_string());
    let key = order.by_state_key().map(|key| key.build().unwrap());
    let update = match key {
        Some(key) => {
            values.insert(":set".to_string(), key.pk.into());
            "SET #set = :set"
        }
        None => "REMOVE #set",
    };
    let key = key_item(&former_key(&order, 1));
    let update = table.sdk().update_item().update_expression(update).set_key(Some(key));
    let update = update
        .table_name(table.table_name())
        .condition_expression(condition)
        .set_expression_attribute_names(Some(names))
        .set_expression_attribute_values(Some(values))
        .return_consumed_capacity(ReturnConsumedCapacity::Total);
    update.send().await.unwrap();
}

/// Deals with every item, in segments side by side, several items of each at the same time.
async fn by_hand<F>(table: &Client<Shop>, deal: fn(Client<Shop>, Item) -> F) -> Duration
where
    F: Future<Output = ()> + Send + 'static,
{
    let start = Instant::now();
    let mut segments = JoinSet::new();
    for segment in 0..SEGMENTS {
        let table = table.clone();
        segments.spawn(async move {
            let mut from = None;
            loop {
                let scan = table.sdk().scan().table_name(table.table_name()).limit(PAGE);
                let scan = scan.segment(segment).total_segments(SEGMENTS);
                let page = scan.set_exclusive_start_key(from).send().await.unwrap();
                let mut moves = JoinSet::new();
                for item in page.items.unwrap_or_default() {
                    if moves.len() >= AT_ONCE {
                        moves.join_next().await.unwrap().unwrap();
                    }
                    moves.spawn(deal(table.clone(), item));
                }
                moves.join_all().await;
                from = page.last_evaluated_key;
                if from.is_none() {
                    break;
                }
            }
        });
    }
    segments.join_all().await;
    start.elapsed()
}

/// Reads every item, in segments side by side.
async fn scanned_by_hand(table: &Client<Shop>) -> Duration {
    let start = Instant::now();
    let mut segments = JoinSet::new();
    for segment in 0..SEGMENTS {
        let table = table.clone();
        segments.spawn(async move {
            let (mut from, mut items) = (None, 0);
            loop {
                let scan = table.sdk().scan().table_name(table.table_name()).limit(PAGE);
                let scan = scan.segment(segment).total_segments(SEGMENTS);
                let page = scan.set_exclusive_start_key(from).send().await.unwrap();
                items += page.items.unwrap_or_default().len();
                from = page.last_evaluated_key;
                if from.is_none() {
                    return items;
                }
            }
        });
    }
    assert_eq!(segments.join_all().await.into_iter().sum::<usize>(), ORDERS as usize);
    start.elapsed()
}

/// The least times of a pass: by hand, and by the library.
struct Times([Duration; 2]);

impl Times {
    const NONE: Self = Self([Duration::MAX; 2]);

    fn note(&mut self, by_hand: Duration, by_library: Duration) {
        self.0 = [self.0[0].min(by_hand), self.0[1].min(by_library)];
    }

    fn print(&self, engine: &str, pass: &str) {
        let [by_hand, by_library] = self.0;
        let ratio = by_hand.as_secs_f64() / by_library.as_secs_f64();
        println!("{engine}: {pass}: by hand {by_hand:?}, {by_library:?}, {ratio:.2}");
    }
}

/// Prints the ratios. They mean something on a machine that does nothing else.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures time"]
async fn passes_are_as_fast_as_loops_without_the_library() {
    let page = PAGE.unsigned_abs();
    let segments = SEGMENTS.unsigned_abs();
    for engine in engines().await {
        let [mut moves, mut reindexes, mut audits] = [const { Times::NONE }; 3];
        for _ in 0..ROUNDS {
            let mut tables = Vec::new();
            for _ in 0..2 {
                let table = engine.table::<Shop>().await;
                filled(&table).await;
                make_index_keys_outdated(&table).await;
                tables.push(table);
            }
            let [of_hand, of_library] = &tables[..] else { panic!() };

            let hand = by_hand(of_hand, reindex_by_hand).await;
            let start = Instant::now();
            let reindex = of_library.reindex().segments(segments).page_size(page);
            let report = reindex.writes_at_once(AT_ONCE).await.unwrap();
            reindexes.note(hand, start.elapsed());
            assert_eq!(report.written, u64::from(ORDERS), "{report}");

            let hand = by_hand(of_hand, move_by_hand).await;
            let start = Instant::now();
            let migration = of_library.migrate::<Order>().segments(segments).page_size(page);
            let report = migration.writes_at_once(AT_ONCE).await.unwrap();
            moves.note(hand, start.elapsed());
            assert_eq!(report.written, u64::from(ORDERS), "{report}");

            for _ in 0..5 {
                let hand = scanned_by_hand(of_library).await;
                let start = Instant::now();
                let report = of_library.audit().segments(segments).page_size(page).await.unwrap();
                audits.note(hand, start.elapsed());
                assert!(report.is_clean(), "{report}");
            }
        }
        reindexes.print(engine.name, "reindex");
        moves.print(engine.name, "migrate");
        audits.print(engine.name, "audit");
    }
}

/// Gives every order an index key that its fields do not make.
async fn make_index_keys_outdated(table: &Client<Shop>) {
    for item in all(table).await {
        let update = table.sdk().update_item().table_name(table.table_name());
        let key = ["PK", "SK"].map(|name| (name.to_string(), item[name].clone()));
        let update = update.set_key(Some(key.into())).update_expression("SET GSI1PK = :old");
        update.expression_attribute_values(":old", text("STATE#old")).send().await.unwrap();
    }
}
