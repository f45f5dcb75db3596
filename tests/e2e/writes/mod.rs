//! Writes that cannot leave an index stale.

mod chance;
mod index_truth;
mod indexes_stay_true;
mod steps;
mod tracker;

use ddb_keys::aws::{Client, TableItems};

use crate::engines::engines;

/// Runs a test over an empty table of each engine.
async fn on_every_engine<T: TableItems>(test: impl AsyncFn(Client<T>)) {
    for engine in engines().await {
        println!("on {}", engine.name);
        test(engine.table().await).await;
    }
}
