//! Three generations of keys, moved to the newest one beside live writers. Run it with
//! `cargo run --example migration`.

use std::process::ExitCode;

use clap::Parser;
use ddb_keys_admin::{audit, migrate};
use ddb_keys_examples::connection::Connection;
use ddb_keys_examples::migration::{Plan, Shop, run_beside_writers, store_generations};
use ddb_keys_examples::{Failure, finish};

/// Stores orders under three generations of keys, lets writers change them, and moves them to the newest
/// keys at the same time. Then audits the table.
#[derive(Parser)]
#[command(name = "migration")]
struct Options {
    #[command(flatten)]
    connection: Connection,
    /// Name of the table, which must not exist yet
    #[arg(long, value_name = "NAME", default_value = "migration")]
    table: String,
    /// Orders to store
    #[arg(long, value_name = "NUMBER", default_value_t = 300)]
    orders: u32,
    /// Machines that divide the work
    #[arg(long, value_name = "NUMBER", default_value_t = 2)]
    shares: u32,
    /// Capacity units per second of each share
    #[arg(long, value_name = "NUMBER")]
    units_per_second: Option<f64>,
}

#[tokio::main]
async fn main() -> ExitCode {
    finish("migration", run(Options::parse()).await)
}

async fn run(options: Options) -> Result<(), Failure> {
    let place = options.connection.open().await?;
    let table = Shop::client(place.sdk.clone()).with_table_name(options.table);
    store_generations(&table, options.orders).await.map_err(|failure| place.failure(failure))?;
    println!("{} orders under three generations of keys, in {}", options.orders, place.name);
    println!("\nBefore: {}\n", audit(&table).await?);

    let plan = Plan { shares: options.shares, units_per_second: options.units_per_second };
    let done = run_beside_writers(&table, options.orders, plan).await?;
    println!("{}", done.report);
    println!("{} writes of the application in the meantime\n", done.writes);

    println!("After: {}", audit(&table).await?);
    println!("\nOnce more: {}", migrate::<ddb_keys_examples::migration::Order>(&table).await?);
    Ok(())
}
