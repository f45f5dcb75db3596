//! Every operation under every fault: compares the result with what was done.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use aws_sdk_dynamodb::config::timeout::TimeoutConfig;
use ddb_keys::Entity as _;
use ddb_keys::aws::{Client, Error};

use super::lost_answers::with_retries;
use super::proxy::{Fault, Proxy};
use super::tables::{Sessions, ttl};
use super::{AGES, Reading, ReadingKey, Readings, reading};
use crate::engines::{Engine, engines, run};

/// The name of a fault, the requests that it strikes, the fault.
const FAULTS: &[(&str, usize, Fault)] = &[
    ("reset before", 0, Fault::DroppedRequest),
    ("reset in answer", 0, Fault::CutAnswer),
    ("reset after", 0, Fault::DroppedAnswer),
    ("cut JSON", 0, Fault::CutJson),
    ("HTML 503", 0, Fault::Html),
    ("status 500", 0, Fault::Internal),
    ("throttled twice", 1, Fault::Throttled),
    ("throttled always", usize::MAX, Fault::Throttled),
    ("HTML always", usize::MAX, Fault::Html),
    ("doubled answer", 0, Fault::DoubledAnswer),
    ("no answer", 0, Fault::Silence),
    ("answer never", 0, Fault::SilentAnswer),
    ("reversed rows", usize::MAX, Fault::Reversed),
    ("repeated key", usize::MAX, Fault::RepeatedKey),
];

const OPERATIONS: &[&str] = &[
    "get",
    "query",
    "scan",
    "get_many",
    "transact_get",
    "put",
    "create",
    "replace",
    "update",
    "update once",
    "delete",
    "batch_write",
    "transact_write",
    "rekey",
];

/// Operations on the table itself.
const ADMINISTRATION: &[&str] = &["create_table", "ensure_table", "enable_ttl"];

/// The item that the operations are about, and another one.
const OLD: ReadingKey = ReadingKey { sensor: 1, number: 1 };
const OTHER: ReadingKey = ReadingKey { sensor: 3, number: 3 };

async fn call(table: &Client<Readings>, operation: &str) -> Result<(), Error> {
    let (old, new) = (Reading { value: 7, ..reading(1, 0) }, reading(2, 0));
    let short = Duration::from_secs(3);
    match operation {
        "get" => table.get(OLD).await.map(|row| assert!(row.is_some())),
        "query" => {
            let rows = table.query(Reading::query().sensor(1)).await;
            rows.map(|rows| assert_eq!(rows.len(), 1))
        }
        "scan" => table.scan().await.map(|rows| assert_eq!(rows.len(), 2)),
        "get_many" => {
            let keys = [OLD, OTHER];
            let found = table.get_many(keys).max_attempts(3).timeout(short).await;
            found.map(|rows| assert_eq!(rows.iter().map(Reading::key).collect::<Vec<_>>(), keys))
        }
        "transact_get" => {
            let items = table.transact_get((OLD, OTHER)).await;
            items.map(|(old, other)| assert!(old.is_some() && other.is_some()))
        }
        "put" => table.put(&new).await.map(drop),
        "create" => table.create(&new).await.map(drop),
        "replace" => table.replace(&old).await.map(drop),
        "update" => table.update(OLD).add_text("value", 1).await.map(drop),
        "update once" => table.update(OLD).add_text("value", 1).once().await,
        "delete" => table.delete(OLD).must_exist().await.map(drop),
        "batch_write" => table.batch().put(&new).max_attempts(3).timeout(short).await,
        "rekey" => table.rekey(OLD, &new).await,
        _ => table.transact_write(table.create(&new)).await,
    }
}

/// The effect of a write in the table.
async fn effect(table: &Client<Readings>, operation: &str) -> &'static str {
    let new = table.get(ReadingKey { sensor: 2, number: 2 }).consistent().await.unwrap();
    let old = table.get(OLD).consistent().await.unwrap();
    match (operation, old.map(|old| old.value), new.is_some()) {
        ("put" | "create" | "batch_write" | "transact_write", _, true) => "done",
        ("replace", Some(7), _) | ("delete", None, _) => "done",
        ("update" | "update once", Some(1), _) => "done",
        ("update" | "update once", Some(2..), _) => "done twice",
        ("rekey", None, true) => "done",
        ("rekey", None, false) | ("rekey", Some(_), true) => "half done",
        ("get" | "query" | "scan" | "get_many" | "transact_get", ..) => "",
        _ => "not done",
    }
}

fn told(result: &Result<(), Error>) -> &'static str {
    match result {
        Ok(()) => "Ok",
        Err(Error::Unsure { .. }) => "Unsure",
        Err(Error::ConditionFailed { .. }) => "ConditionFailed",
        Err(Error::NotFound { .. }) => "NotFound",
        Err(Error::Unwritten(_)) => "Unwritten",
        Err(Error::Cancelled(_)) => "Cancelled",
        Err(Error::Incomplete(_)) => "Incomplete",
        Err(Error::RepeatedKey) => "RepeatedKey",
        Err(Error::NotActive { .. }) => "NotActive",
        Err(_) => "Sdk",
    }
}

/// Whether the result is true. An SDK error, `Unsure` and `Unwritten` leave it open.
fn is_true(operation: &str, told: &str, effect: &str) -> bool {
    match (told, effect) {
        ("Ok", "not done") | (_, "half done") => false,
        // An `add` may happen twice, as its docs say.
        ("Ok", "done twice") => operation == "update",
        ("ConditionFailed" | "NotFound" | "Cancelled", effect) => effect == "not done",
        _ => true,
    }
}

/// A client that sends a request again if there is no answer for 0.4 seconds, or, under other faults,
/// for longer than any machine takes.
fn patient(engine: &Engine, proxy: &Proxy, fault: Fault) -> aws_sdk_dynamodb::Client {
    let is_silent = matches!(fault, Fault::Silence | Fault::SilentAnswer);
    let patience = if is_silent { Duration::from_millis(400) } else { AGES };
    let timeouts = TimeoutConfig::builder().operation_attempt_timeout(patience);
    let config = with_retries(&engine.sdk, proxy).config().to_builder();
    aws_sdk_dynamodb::Client::from_conf(config.timeout_config(timeouts.build()).build())
}

/// The result of an operation on the table, its effect, and whether these agree.
async fn administration(
    engine: &Engine,
    operation: &str,
    last: usize,
    fault: Fault,
) -> (String, bool) {
    static TABLES: AtomicUsize = AtomicUsize::new(0);
    let number = TABLES.fetch_add(1, Ordering::Relaxed);
    let name = format!("matrix-{number}-{}", run());
    let direct = Sessions::client(engine.sdk.clone()).with_table_name(&name);
    if operation == "enable_ttl" {
        direct.create_table().await.unwrap();
    }
    let proxy = Proxy::between(&engine.endpoint(), 0, last, fault).await;
    let through = Sessions::client(patient(engine, &proxy, fault)).with_table_name(&name);
    let short = Duration::from_secs(3);
    let call = async {
        match operation {
            "create_table" => through.create_table().until_active(short).await.map(drop),
            "ensure_table" => through.ensure_table().until_active(short).await.map(drop),
            _ => through.enable_ttl().timeout(short).await,
        }
    };
    let result = tokio::time::timeout(AGES, call).await;
    let Ok(result) = result else { return ("never ends".into(), false) };
    let exists = direct.sdk().describe_table().table_name(&name).send().await.is_ok();
    let effect = match exists {
        true if ttl(&direct).await.1.is_some() => "done",
        true => "half done",
        false => "not done",
    };
    if exists {
        direct.sdk().delete_table().table_name(&name).send().await.unwrap();
    }
    let told = told(&result);
    (format!("{told}, {effect}"), told != "Ok" || effect == "done")
}

async fn cell(engine: &Engine, operation: &str, last: usize, fault: Fault) -> (String, bool) {
    let direct: Client<Readings> = engine.table().await;
    direct.put(&reading(1, 0)).await.unwrap();
    direct.put(&reading(3, 0)).await.unwrap();
    let proxy = Proxy::between(&engine.endpoint(), 0, last, fault).await;
    let through = Client::<Readings>::new(patient(engine, &proxy, fault));
    let through = through.with_table_name(direct.table_name());
    let result = tokio::time::timeout(AGES, call(&through, operation)).await;
    let Ok(result) = result else { return ("never ends".into(), false) };
    let (told, effect) = (told(&result), effect(&direct, operation).await);
    let shows_status = fault != Fault::Html
        || result.as_ref().err().is_none_or(|error| error.to_string().contains("503"));
    let cell = if effect.is_empty() { told.to_owned() } else { format!("{told}, {effect}") };
    let is_paged = matches!(operation, "query" | "scan");
    let shows_loop = fault != Fault::RepeatedKey || !is_paged || told != "Ok";
    (cell, is_true(operation, told, effect) && shows_status && shows_loop)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_operation_reports_the_truth_under_every_fault() {
    for engine in engines().await {
        let mut table = format!("{:<17}", engine.name);
        OPERATIONS
            .iter()
            .chain(ADMINISTRATION)
            .for_each(|operation| write!(table, "| {operation:<16}").unwrap());
        let mut lies = Vec::new();
        for (name, last, fault) in FAULTS {
            write!(table, "\n{name:<17}").unwrap();
            for operation in OPERATIONS {
                let (cell, holds) = cell(&engine, operation, *last, *fault).await;
                write!(table, "| {cell:<16}").unwrap();
                if !holds {
                    lies.push(format!("{operation} under {name}: {cell}"));
                }
            }
            for operation in ADMINISTRATION {
                let (cell, holds) = administration(&engine, operation, *last, *fault).await;
                write!(table, "| {cell:<16}").unwrap();
                if !holds {
                    lies.push(format!("{operation} under {name}: {cell}"));
                }
            }
        }
        println!("{table}");
        // For whoever runs every check, who does not see the output of tests that pass.
        let file = format!("fault-matrix-{}.txt", engine.name.replace(' ', "-"));
        std::fs::write(Path::new(env!("CARGO_TARGET_TMPDIR")).join(file), table + "\n").unwrap();
        assert!(lies.is_empty(), "{lies:#?}");
    }
}
