//! The engines that the tests run on.

use std::io::{self, Write};
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use aws_sdk_dynamodb::Client;
use ddb_keys::embedded::{Embedded, local_client};

static SKIPPED: Once = Once::new();

/// Runs a test on the embedded engine, and on the engine that the environment names, if any. The test
/// gets a client and a table name that is not in use.
pub(crate) async fn on_every_engine(prefix: &str, specification: impl AsyncFn(Client, &str)) {
    let engine = Embedded::start().await.unwrap();
    specification(engine.client(), prefix).await;

    let Some(local) = local() else { return };
    let name = fresh_name(prefix);
    specification(local.clone(), &name).await;
    let tables = local.list_tables().send().await.unwrap();
    for table in tables.table_names().iter().filter(|table| table.starts_with(&name)) {
        local.delete_table().table_name(table).send().await.unwrap();
    }
}

/// A client for Amazon DynamoDB Local, if the environment names it.
pub(crate) fn local() -> Option<Client> {
    let endpoint = std::env::var("DYNAMODB_LOCAL_ENDPOINT").ok();
    if endpoint.is_none() {
        SKIPPED.call_once(|| {
            // Not `eprintln!`, whose output is hidden for tests that pass.
            let _ = writeln!(
                io::stderr(),
                "skipped on Amazon DynamoDB Local: DYNAMODB_LOCAL_ENDPOINT is not set"
            );
        });
    }
    endpoint.as_deref().map(local_client)
}

/// A name that is not in use. Clocks may be coarse, and tests begin at the same time.
pub(crate) fn fresh_name(prefix: &str) -> String {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos();
    format!("{prefix}-{}-{number}-{now}", std::process::id())
}
