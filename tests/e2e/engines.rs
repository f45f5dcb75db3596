//! The engines that tests run against.

use std::io::{self, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Once};
use std::time::SystemTime;

use ddb_keys::Table;
use ddb_keys::aws::{Client, Item, TableItems};
use ddb_keys::embedded::{Embedded, local_client};

/// The environment variable with the endpoint of Amazon DynamoDB Local.
const LOCAL_ENDPOINT: &str = "DYNAMODB_LOCAL_ENDPOINT";

/// An engine with DynamoDB's API.
pub(crate) struct Engine {
    pub(crate) name: &'static str,
    pub(crate) sdk: aws_sdk_dynamodb::Client,
    /// Stops when it is dropped.
    embedded: Option<Embedded>,
}

/// The embedded engine, and Amazon DynamoDB Local if its endpoint is known.
pub(crate) async fn engines() -> Vec<Engine> {
    let embedded = Embedded::start().await.unwrap();
    let sdk = embedded.client();
    let mut engines = vec![Engine { name: "embedded", sdk, embedded: Some(embedded) }];
    if let Ok(endpoint) = std::env::var(LOCAL_ENDPOINT) {
        let sdk = local_client(&endpoint);
        engines.push(Engine { name: "Amazon DynamoDB Local", sdk, embedded: None });
    } else {
        static SAY: Once = Once::new();
        SAY.call_once(|| {
            // Not `eprintln!`, whose output is hidden for tests that pass.
            let _ = writeln!(
                io::stderr(),
                "skipped on Amazon DynamoDB Local: {LOCAL_ENDPOINT} is not set"
            );
        });
    }
    engines
}

impl Engine {
    /// The URL that it listens on.
    pub(crate) fn endpoint(&self) -> String {
        self.embedded.as_ref().map(Embedded::endpoint).unwrap_or_else(|| {
            std::env::var(LOCAL_ENDPOINT).expect("the other engine is known by its endpoint")
        })
    }

    /// A table of its own, empty.
    pub(crate) async fn table<T: Table + TableItems>(&self) -> Client<T> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("{}-{}-{number}", T::SCHEMA.name, run());
        let table = Client::new(self.sdk.clone()).with_table_name(name);
        table.create_table().await.unwrap();
        table
    }
}

/// Stores an item as it is, as another program would.
pub(crate) async fn put_raw<T: Table>(table: &Client<T>, item: Item) {
    let put = table.sdk().put_item().table_name(table.table_name());
    put.set_item(Some(item)).send().await.unwrap();
}

/// A text that only this run has. Engines keep the tables and tokens of earlier runs, and process
/// identifiers come again.
pub(crate) fn run() -> &'static str {
    static RUN: LazyLock<String> = LazyLock::new(|| {
        let now = SystemTime::UNIX_EPOCH.elapsed().unwrap();
        format!("{:x}-{}", now.as_micros(), std::process::id())
    });
    &RUN
}

/// Runs a test with an empty table of each engine.
pub(crate) async fn on_every_engine<T: Table + TableItems>(test: impl AsyncFn(Client<T>)) {
    for engine in engines().await {
        println!("on {}", engine.name);
        test(engine.table::<T>().await).await;
    }
}
