//! What passes over a table cost: memory, and time beside loops without the library.

use std::fmt::Write;
use std::time::{Duration, Instant};

use aws_sdk_dynamodb::types::{Delete, Put, TransactWriteItem};
use ddb_keys::Entity;
use ddb_keys::aws::{AuditReport, Client};
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
        let report = AuditReport::of_files::<Shop>([&path]).unwrap();
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

const ORDERS: u32 = 1500;
const SEGMENTS: i32 = 4;
const AT_ONCE: usize = 8;

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

/// Moves every order as the migration does, without the library's care.
async fn moved_by_hand(table: &Client<Shop>) -> Duration {
    let start = Instant::now();
    let mut segments = JoinSet::new();
    for segment in 0..SEGMENTS {
        let table = table.clone();
        segments.spawn(async move {
            let scan = table.sdk().scan().table_name(table.table_name());
            let scan = scan.segment(segment).total_segments(SEGMENTS);
            let items = scan.send().await.unwrap().items.unwrap_or_default();
            let mut moves = JoinSet::new();
            for item in items {
                if moves.len() >= AT_ONCE {
                    let done: Result<(), _> = moves.join_next().await.unwrap();
                    done.unwrap();
                }
                let table = table.clone();
                moves.spawn(async move {
                    let order: Order = serde_dynamo::from_item(item.clone()).unwrap();
                    let mut new = item.clone();
                    new.extend(key_item(&order.key().build().unwrap()));
                    let put = Put::builder().table_name(table.table_name()).set_item(Some(new));
                    let put = put.condition_expression("attribute_not_exists(PK)").build().unwrap();
                    let key = key_item(&former_key(&order, 1));
                    let delete = Delete::builder().table_name(table.table_name());
                    let delete =
                        delete.set_key(Some(key)).condition_expression("attribute_exists(PK)");
                    let delete = delete.build().unwrap();
                    let transaction = table.sdk().transact_write_items();
                    let transaction = transaction
                        .transact_items(TransactWriteItem::builder().put(put).build())
                        .transact_items(TransactWriteItem::builder().delete(delete).build());
                    transaction.send().await.unwrap();
                });
            }
            moves.join_all().await;
        });
    }
    segments.join_all().await;
    start.elapsed()
}

async fn scanned_by_hand(table: &Client<Shop>) -> Duration {
    let start = Instant::now();
    let mut segments = JoinSet::new();
    for segment in 0..SEGMENTS {
        let scan = table.sdk().scan().table_name(table.table_name());
        let scan = scan.segment(segment).total_segments(SEGMENTS);
        segments.spawn(async move { scan.send().await.unwrap().items.unwrap_or_default().len() });
    }
    assert_eq!(segments.join_all().await.into_iter().sum::<usize>(), ORDERS as usize);
    start.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures time"]
async fn passes_are_as_fast_as_loops_without_the_library() {
    for engine in engines().await {
        let (mut by_hand, mut by_library) = (Duration::MAX, Duration::MAX);
        let (mut scans, mut audits) = (Duration::MAX, Duration::MAX);
        for _ in 0..2 {
            let table = engine.table::<Shop>().await;
            filled(&table).await;
            by_hand = by_hand.min(moved_by_hand(&table).await);
            let table = engine.table::<Shop>().await;
            filled(&table).await;
            let start = Instant::now();
            let migration = table.migrate::<Order>().segments(SEGMENTS.unsigned_abs());
            let report = migration.writes_at_once(AT_ONCE).await.unwrap();
            by_library = by_library.min(start.elapsed());
            assert_eq!(report.written, u64::from(ORDERS));
            for _ in 0..3 {
                scans = scans.min(scanned_by_hand(&table).await);
                let start = Instant::now();
                let report = table.audit().segments(SEGMENTS.unsigned_abs()).await.unwrap();
                audits = audits.min(start.elapsed());
                assert!(report.is_clean());
            }
        }
        println!(
            "{}: migrate {by_library:?}, by hand {by_hand:?}, {:.2}; audit {audits:?}, scan {scans:?}, {:.2}",
            engine.name,
            by_hand.as_secs_f64() / by_library.as_secs_f64(),
            scans.as_secs_f64() / audits.as_secs_f64(),
        );
    }
}
