//! How fast passes over a table are, beside loops without the library.

use std::collections::HashMap;
use std::fmt::Write;
use std::time::{Duration, Instant};

use aws_sdk_dynamodb::types::{Delete, Put, ReturnConsumedCapacity, TransactWriteItem};
use ddb_keys::Entity;
use ddb_keys::aws::{Client, Item};
use ddb_keys::embedded::local_client;
use ddb_keys_admin::{audit, migrate, reindex};
use tokio::task::JoinSet;

use super::model::*;
use crate::engines::engines;
use crate::faults::proxy::{Fault, Faults, Proxy};

/// How many orders are moved.
const MOVED: u32 = 1500;
/// How many orders are only read.
const READ: u32 = 10_000;
const SEGMENTS: i32 = 4;
const AT_ONCE: usize = 8;
const PAGE: i32 = 100;
const ROUNDS: usize = 6;
/// How often a table is read by each side.
const SCANS: usize = 25;
/// Answers that take 30 milliseconds. DynamoDB takes longer for a page of 1 MB.
const FAR: Faults = Faults { of: &[Fault::Delay], percent: 100 };
/// The passes that write.
const PASSES: [&str; 2] = ["reindex", "migrate"];

fn orders(count: u32) -> impl Iterator<Item = Order> {
    (0..count).map(|number| order(&format!("c-{number}"), number))
}

/// Fills a table with orders under a former key.
async fn filled(table: &Client<Shop>) {
    let mut writes = JoinSet::new();
    for order in orders(MOVED) {
        let table = table.clone();
        writes.spawn(async move { put_former(&table, &order, 1).await });
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
async fn by_hand<F>(table: &Client<Shop>, deal: fn(Client<Shop>, Item) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
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
}

/// Reads every item, in segments side by side.
async fn scanned_by_hand(table: &Client<Shop>) {
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
    assert_eq!(segments.join_all().await.into_iter().sum::<usize>(), READ as usize);
}

/// What a pass takes: time, and time of the processors. The latter depends little on other programs; that of the
/// embedded engine is part of it.
type Cost = [Duration; 2];

/// The time that the threads of this process have had a processor, where Linux says so.
fn of_processors() -> Duration {
    let tasks = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let of_task = |task: std::fs::DirEntry| {
        let text = std::fs::read_to_string(task.path().join("schedstat")).ok()?;
        text.split(' ').next()?.parse().ok()
    };
    tasks.filter_map(of_task).map(Duration::from_nanos).sum()
}

async fn measured<T>(work: impl Future<Output = T>) -> (Cost, T) {
    let (start, before) = (Instant::now(), of_processors());
    let result = work.await;
    ([start.elapsed(), of_processors().saturating_sub(before)], result)
}

/// The costs of a pass by hand and by the library.
#[derive(Default)]
struct Costs([Vec<Cost>; 2]);

impl Costs {
    fn print(&self, engine: &str, pass: &str) {
        for (at, of) in ["time", "processors"].into_iter().enumerate() {
            let [by_hand, by_library] = self.0.each_ref().map(|costs| {
                let mut times: Vec<_> = costs.iter().map(|cost| cost[at]).collect();
                times.sort();
                times[times.len() / 2]
            });
            let ratio = by_hand.as_secs_f64() / by_library.as_secs_f64();
            println!("{engine}: {pass}, {of}: {by_hand:?} by hand, {by_library:?}, {ratio:.2}");
        }
    }
}

/// What it costs to reindex a table, and to migrate it.
async fn costs(table: &Client<Shop>, by_library: bool) -> [Cost; PASSES.len()] {
    filled(table).await;
    make_index_keys_outdated(table).await;
    let (page, segments) = (PAGE.unsigned_abs(), SEGMENTS.unsigned_abs());
    if !by_library {
        let (reindex, ()) = measured(by_hand(table, reindex_by_hand)).await;
        let (moves, ()) = measured(by_hand(table, move_by_hand)).await;
        return [reindex, moves];
    }
    let reindex = reindex(table).segments(segments).page_size(page).writes_at_once(AT_ONCE);
    let (reindex, report) = measured(reindex.into_future()).await;
    assert_eq!(report.unwrap().written, u64::from(MOVED));
    let moves = migrate::<Order>(table).segments(segments).page_size(page);
    let (moves, report) = measured(moves.writes_at_once(AT_ONCE).into_future()).await;
    assert_eq!(report.unwrap().written, u64::from(MOVED));
    [reindex, moves]
}

/// What it costs to audit a table.
async fn audited(table: &Client<Shop>) -> Cost {
    let audit = audit(table).segments(SEGMENTS.unsigned_abs()).page_size(PAGE.unsigned_abs());
    let (cost, report) = measured(audit.into_future()).await;
    let report = report.unwrap();
    assert!(report.is_clean() && report.items == u64::from(READ), "{report}");
    cost
}

/// Prints medians and their ratios. Times mean something on a machine that does nothing else:
/// `cargo test --release -p ddb-keys-e2e throughput -- --ignored --nocapture`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures time"]
async fn passes_are_as_fast_as_loops_without_the_library() {
    let names = engines().await.into_iter().map(|engine| engine.name);
    let mut all: Vec<(_, [Costs; PASSES.len()])> =
        names.map(|name| (name, Default::default())).collect();
    for round in 0..2 * ROUNDS {
        // Each side begins every other pair of rounds.
        let by_library = matches!(round % 4, 1 | 2);
        // The embedded engine is a new one each time: with every transaction, it looks at the tokens of all earlier ones.
        for (engine, (_, known)) in engines().await.into_iter().zip(&mut all) {
            let table = engine.table::<Shop>().await;
            for (known, new) in known.iter_mut().zip(costs(&table, by_library).await) {
                known.0[usize::from(by_library)].push(new);
            }
            let delete = table.sdk().delete_table().table_name(table.table_name());
            delete.send().await.unwrap();
        }
    }
    for (engine, costs) in &all {
        for (pass, costs) in PASSES.into_iter().zip(costs) {
            costs.print(engine, pass);
        }
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

/// Prints medians of reading a table by scans and by audits in turn, from near and from afar.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures time"]
async fn audits_are_as_fast_as_scans() {
    for engine in engines().await {
        let near = engine.table::<Shop>().await;
        near.batch().put_iter(orders(READ)).await.unwrap();
        let proxy = Proxy::start(&engine.endpoint(), FAR).await;
        let far = Client::new(local_client(&proxy.endpoint())).with_table_name(near.table_name());
        for (table, pass) in [(&near, "audit"), (&far, "audit, 30 ms away")] {
            let mut costs = Costs::default();
            for _ in 0..SCANS {
                costs.0[0].push(measured(scanned_by_hand(table)).await.0);
                costs.0[1].push(audited(table).await);
            }
            costs.print(engine.name, pass);
        }
    }
}
