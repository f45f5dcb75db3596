//! Writes that cannot leave an index stale.

mod bare_sdk;
mod expiry;
mod index_truth;
mod indexes_stay_true;
mod keys_alone;
mod known_failures;
mod moves;
mod refusals;
mod steps;
mod tracker;
mod transactions;
mod versions;

use ddb_keys::aws::{Client, TableItems};

use crate::engines::engines;

/// Runs a test over an empty table of each engine.
async fn on_every_engine<T: TableItems>(test: impl AsyncFn(Client<T>)) {
    for engine in engines().await {
        println!("on {}", engine.name);
        test(engine.table().await).await;
    }
}
