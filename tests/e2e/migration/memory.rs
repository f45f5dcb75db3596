//! The memory that passes over a table take.

use std::fmt::Write;
use std::sync::mpsc;

use ddb_keys::aws::Client;
use ddb_keys::embedded::{Embedded, local_client};
use ddb_keys_admin::{FileAudit, audit, migrate, reindex};
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;

use super::model::*;

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
    for orders in [1_000, 5_000, 12_000] {
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
        Err(_) => [100, 800],
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

/// The maximum number of bytes that a pass has at a time. The engine is on other threads, which are not measured.
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
            let report = reindex(&table).segments(2).page_size(25).await.unwrap();
            assert_eq!(report.written, u64::from(orders), "{report}");
        });
        let migrate = peak(sdk.clone(), async |table: Client<Shop>| {
            let report = migrate::<Order>(&table).segments(2).page_size(25).await.unwrap();
            assert_eq!(report.written, u64::from(orders), "{report}");
        });
        // How much of it the answers for both segments take depends on when they come, so the most of several passes counts.
        let audits = (0..5).map(|_| {
            peak(sdk.clone(), async |table: Client<Shop>| {
                let report = audit(&table).segments(2).page_size(25).await.unwrap();
                assert!(report.is_clean(), "{report}");
            })
        });
        let audit = audits.max().unwrap();
        stop.send(()).unwrap();
        println!("{orders} items: reindex {reindex}, migrate {migrate}, audit {audit} bytes");
        [reindex, migrate, audit]
    });
    for (few, many) in peaks[0].iter().zip(peaks[1]) {
        assert!(many < 2 * few, "{many} bytes, and {few} for fewer items");
    }
}
