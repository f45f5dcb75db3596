//! The engines that every test runs against: the embedded one, and Amazon DynamoDB Local where
//! the environment names its endpoint.

use std::io::{self, Write};
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use ddb_keys::aws::{Client, TableItems};
use ddb_keys::embedded::{Embedded, local_client};

static SKIPPED: Once = Once::new();
static TABLES: AtomicU32 = AtomicU32::new(0);

/// Runs a test over an empty table, once on each engine.
pub async fn on_every_engine<T: TableItems>(test: impl AsyncFn(Client<T>)) {
    on_every_sdk(async |sdk| {
        let table = Client::<T>::new(sdk).with_table_name(unique_name(T::SCHEMA.name));
        table.create_table().await.unwrap();
        test(table.clone()).await;
        table.sdk().delete_table().table_name(table.table_name()).send().await.unwrap();
    })
    .await;
}

/// Runs a test with a client of each engine.
pub async fn on_every_sdk(test: impl AsyncFn(aws_sdk_dynamodb::Client)) {
    let engine = Embedded::start().await.unwrap();
    test(engine.client()).await;
    match std::env::var("DYNAMODB_LOCAL_ENDPOINT") {
        Ok(endpoint) => test(local_client(&endpoint)).await,
        Err(_) => SKIPPED.call_once(|| {
            // Written past the capture of what passing tests print.
            let _ = writeln!(
                io::stderr(),
                "skipped on Amazon DynamoDB Local: DYNAMODB_LOCAL_ENDPOINT is not set"
            );
        }),
    }
}

/// A table name that no other test, and no earlier run, has.
pub fn unique_name(name: &str) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos();
    let table = TABLES.fetch_add(1, Ordering::Relaxed);
    format!("{name}-{}-{now}-{table}", std::process::id())
}
