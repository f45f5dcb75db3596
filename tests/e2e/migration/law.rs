//! A migration that is killed and resumed at any point, beside writers, loses and doubles nothing.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use aws_sdk_dynamodb::error::ProvideErrorMetadata;
use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Error};
use ddb_keys::embedded::local_client;
use ddb_keys::{Entity, Key};
use ddb_keys_admin::{Checkpoint, FindingKind, Migration, MigrationReport, audit, migrate};

use super::model::*;
use crate::chance::{Chance, rounds};
use crate::engines::engines;
use crate::faults::proxy::{Fault, Faults, Proxy};
use crate::faults::without_retries;

const WRITERS: u32 = 4;

/// How often the migration is killed at least.
fn kills() -> usize {
    rounds(20)
}

/// `MIGRATED_ITEMS=100000` makes the test as large as the law says.
fn items() -> u32 {
    let set = std::env::var("MIGRATED_ITEMS").ok();
    set.map_or_else(|| u32::try_from(rounds(2000)).unwrap(), |items| items.parse().unwrap())
}

/// A pause before the migration is killed, longer the more there is to do.
fn pause(chance: &mut Chance) -> Duration {
    let longest = 40 * (items() as usize).div_ceil(2000);
    Duration::from_millis(5 + chance.below(longest) as u64)
}

fn customer(number: u32) -> String {
    format!("customer-{}", number % 97)
}

/// Changes, deletes and creates its own orders all the time, and knows what they are.
struct Writer {
    table: Client<Shop>,
    chance: Chance,
    orders: BTreeMap<u32, Option<Order>>,
    writes: usize,
}

impl Writer {
    async fn run(mut self, stop: Arc<AtomicBool>) -> Self {
        while !stop.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(1)).await;
            let numbers: Vec<u32> = self.orders.keys().copied().collect();
            let number = self.chance.of(&numbers);
            let changed = match self.orders[&number].clone() {
                None => self.create(number).await,
                Some(order) if self.chance.one_in(4) => self.delete(&order).await,
                Some(order) => Some(self.change(order).await),
            };
            self.orders.insert(number, changed);
            self.writes += 1;
        }
        self
    }

    async fn create(&self, number: u32) -> Option<Order> {
        let new = Order { total: 1, ..order(&customer(number), number) };
        self.table.create(&new).once().await.unwrap();
        Some(new)
    }

    /// Deletes an order wherever it lies: it may be moved between one attempt and the next. Engines under load lose
    /// answers without a proxy, too, so each attempt is a write that is certain.
    async fn delete(&self, order: &Order) -> Option<Order> {
        loop {
            let present = self.table.delete(order.key()).must_exist();
            let older = self.table.delete(OrderV1Key::from(order)).must_exist();
            let old = self.table.delete(OrderV2Key::from(order)).must_exist();
            for delete in [older, old, present] {
                match delete.once().await {
                    Ok(()) => return None,
                    Err(Error::NotFound { .. }) => {}
                    Err(error) => assert!(is_conflict(&error), "{error:?}"),
                }
            }
        }
    }

    async fn change(&mut self, order: Order) -> Order {
        let state = self.chance.maybe(&["open", "paid"]).map(str::to_string);
        let changed = Order { state, total: order.total + 1, ..order.clone() };
        loop {
            if self.chance.one_in(2)
                && let Some(changed) = self.change_as_before(&order).await
            {
                return changed;
            }
            let moves = [
                self.table.transact_write(self.table.replace(&changed)),
                self.table.rekey(OrderV1Key::from(&order), &changed),
                self.table.rekey(OrderV2Key::from(&order), &changed),
            ];
            for write in moves {
                match write.await {
                    Ok(()) => return changed,
                    Err(
                        Error::Cancelled(_)
                        | Error::NotFound { .. }
                        | Error::ConditionFailed { .. },
                    ) => {}
                    Err(error) => assert!(is_conflict(&error), "{error:?}"),
                }
            }
        }
    }

    /// Changes an order as an old program does, which knows former keys only, and adds an attribute. If its answer is
    /// lost, the next write replaces the whole item.
    async fn change_as_before(&self, order: &Order) -> Option<Order> {
        for generation in [1, 2] {
            let update = self.table.sdk().update_item().table_name(self.table.table_name());
            let update = update
                .set_key(Some(key_item(&former_key(order, generation))))
                .condition_expression("#total = :before")
                .update_expression("SET #total = :after, notes = :notes")
                .expression_attribute_names("#total", "total")
                .expression_attribute_values(":before", AttributeValue::N(order.total.to_string()))
                .expression_attribute_values(
                    ":after",
                    AttributeValue::N((order.total + 1).to_string()),
                )
                .expression_attribute_values(":notes", AttributeValue::L(vec![text("seen")]));
            if update.send().await.is_ok() {
                let notes = vec!["seen".to_string()];
                return Some(Order { total: order.total + 1, notes, ..order.clone() });
            }
        }
        None
    }
}

/// Whether another transaction was going on.
fn is_conflict(error: &Error) -> bool {
    match error {
        Error::Sdk(error) => error.code() == Some("TransactionConflictException"),
        Error::Cancelled(_) => true,
        _ => false,
    }
}

/// A file of this test's own.
fn checkpoint_file(name: &str) -> PathBuf {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let file = directory.join(format!("{name}-{}.checkpoint", std::process::id()));
    let _ = std::fs::remove_file(&file);
    file
}

async fn fill(table: &Client<Shop>) -> Vec<Writer> {
    let mut writers: Vec<Writer> = (0..WRITERS)
        .map(|number| Writer {
            table: table.clone(),
            chance: Chance::of_seed(u64::from(number)),
            orders: BTreeMap::new(),
            writes: 0,
        })
        .collect();
    let mut batch = tokio::task::JoinSet::new();
    for number in 0..items() {
        let order = order(&customer(number), number);
        writers[(number % WRITERS) as usize].orders.insert(number, Some(order.clone()));
        let table = table.clone();
        batch.spawn(async move {
            match number / WRITERS % 3 {
                0 => table.put(&order).await.unwrap(),
                generation => put_former(&table, &order, generation).await,
            }
        });
        if batch.len() == 32 {
            batch.join_next().await.unwrap().unwrap();
        }
    }
    while let Some(done) = batch.join_next().await {
        done.unwrap();
    }
    writers
}

fn migration(table: &Client<Shop>, file: &Path) -> Migration {
    let migration = migrate::<Order>(table).segments(3).writes_at_once(4).page_size(40);
    migration.checkpoint(Checkpoint::file(file))
}

/// Runs a migration in processes that are killed at random moments, before its last run.
async fn killed_processes(table: &Client<Shop>, endpoint: &str, file: &Path, chance: &mut Chance) {
    for _ in 0..kills() {
        let mut process = Command::new(std::env::current_exe().unwrap());
        process.args(["--exact", "migration::law::process_that_is_killed", "--nocapture"]);
        process.env(TABLE, table.table_name()).env(ENDPOINT, endpoint).env(FILE, file);
        let mut process = process.stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        assert!(lines.any(|line| line.unwrap().contains(STARTED)), "the process did not start");
        tokio::time::sleep(pause(chance)).await;
        process.kill().unwrap();
        process.wait().unwrap();
        // A process may be killed before it has begun.
        let Ok(text) = std::fs::read_to_string(file) else { continue };
        if MigrationReport::of_checkpoints([&text]).unwrap().is_complete() {
            // The next process begins a new pass.
            std::fs::remove_file(file).unwrap();
        }
    }
}

const TABLE: &str = "DDB_KEYS_TESTS_TABLE";
const ENDPOINT: &str = "DDB_KEYS_TESTS_ENDPOINT";
const FILE: &str = "DDB_KEYS_TESTS_CHECKPOINT";
const STARTED: &str = "the migration has started";

/// Runs in a process of its own, with a table under test.
#[tokio::test(flavor = "multi_thread")]
async fn process_that_is_killed() {
    let Ok(name) = std::env::var(TABLE) else { return };
    let sdk = local_client(&std::env::var(ENDPOINT).unwrap());
    let table = Client::new(sdk).with_table_name(name);
    let file = PathBuf::from(std::env::var(FILE).unwrap());
    let mut reports = migration(&table, &file).stream();
    println!("{STARTED}");
    while reports.try_next().await.unwrap().is_some() {}
}

/// Runs a migration that is killed at random moments, to its end.
async fn killed_and_resumed(
    through: &Client<Shop>,
    file: &Path,
    chance: &mut Chance,
    wanted: usize,
) -> (usize, MigrationReport) {
    let mut kills = 0;
    loop {
        let running = tokio::spawn(migration(through, file).into_future());
        if kills < wanted {
            tokio::time::sleep(pause(chance)).await;
            running.abort();
        }
        match running.await {
            Err(error) => {
                assert!(error.is_cancelled(), "{error}");
                kills += 1;
            }
            // It came to its end before it could be killed: it is killed in another pass.
            Ok(Ok(_)) if kills < wanted => std::fs::remove_file(file).unwrap(),
            Ok(Ok(report)) => return (kills, report),
            Ok(Err(error)) => println!("resumed after {error}"),
        }
    }
}

/// Migrates beside writers. With an endpoint, in processes that are killed.
async fn law(direct: Client<Shop>, through: Client<Shop>, endpoint: Option<&str>, name: &str) {
    let start = Instant::now();
    let writers = fill(&direct).await;
    let stop = Arc::new(AtomicBool::new(false));
    let running: Vec<_> =
        writers.into_iter().map(|writer| tokio::spawn(writer.run(stop.clone()))).collect();
    let file = checkpoint_file(name);
    let mut chance = Chance::of_seed(11);
    println!("{} items stored after {:?}", items(), start.elapsed());
    let (killed, report) = match endpoint {
        None => killed_and_resumed(&through, &file, &mut chance, kills()).await,
        Some(endpoint) => {
            killed_processes(&through, endpoint, &file, &mut chance).await;
            let (_, report) = killed_and_resumed(&through, &file, &mut chance, 0).await;
            (kills(), report)
        }
    };
    stop.store(true, Ordering::Relaxed);
    let mut expected: BTreeMap<u32, Order> = BTreeMap::new();
    let mut writes = 0;
    for writer in running {
        let writer = writer.await.unwrap();
        writes += writer.writes;
        let orders = writer.orders.into_iter();
        expected.extend(orders.filter_map(|(number, order)| Some((number, order?))));
    }
    println!("{killed} kills, {writes} writes beside them, {:?}\n{report}", start.elapsed());
    assert!(killed >= kills() && writes > 0);
    assert_eq!((report.refused, report.is_complete()), (0, true), "{report}");

    let mut found: BTreeMap<u32, Order> = BTreeMap::new();
    for item in all(&direct).await {
        let Shop::Order(order) = Shop::from_item(item.clone()).unwrap() else { panic!() };
        let key: Key = order.key().build().unwrap();
        assert_eq!(key_item(&key)["SK"], item["SK"], "an item was left behind");
        assert_eq!(found.insert(order.number, order), None, "an item was doubled");
    }
    assert_eq!(found.len(), expected.len());
    for (number, order) in &expected {
        assert_eq!(found.get(number), Some(order));
    }
    let audit = audit(&direct).await.unwrap();
    assert!(audit.is_clean(), "{audit}");
    assert_eq!(audit.items_with(FindingKind::FormerKey), 0);
    let again = migrate::<Order>(&direct).await.unwrap();
    assert_eq!((again.written, again.refused), (0, 0), "{again}");
    std::fs::remove_file(&file).unwrap();
    let _ = std::fs::remove_file(file.with_extension("checkpoint.new"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_migration_loses_and_doubles_nothing() {
    for engine in engines().await {
        println!("on {}", engine.name);
        let table = engine.table::<Shop>().await;
        law(table.clone(), table, None, "law").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn neither_does_one_whose_processes_are_killed() {
    for engine in engines().await {
        println!("on {}", engine.name);
        let table = engine.table::<Shop>().await;
        law(table.clone(), table, Some(&engine.endpoint()), "processes").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn neither_does_one_whose_answers_are_lost() {
    for engine in engines().await {
        println!("on {}", engine.name);
        let table = engine.table::<Shop>().await;
        let of = &[
            Fault::DroppedRequest,
            Fault::DroppedAnswer,
            Fault::CutAnswer,
            Fault::Html,
            Fault::Internal,
            Fault::Throttled,
        ];
        let proxy = Proxy::start(&engine.endpoint(), Faults { of, percent: 8 }).await;
        let through = Client::new(without_retries(&engine.sdk, &proxy));
        law(table.clone(), through.with_table_name(table.table_name()), None, "faults").await;
    }
}
