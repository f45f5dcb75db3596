//! `cargo run --example entity-patterns`: the patterns that single-table designs are made of.

use std::io;
use std::process::ExitCode;

use clap::Parser;
use ddb_keys_examples::connection::Connection;
use ddb_keys_examples::entity_patterns::{Patterns, identify, load, rows, tell};
use ddb_keys_examples::report::Report;
use ddb_keys_examples::{Failure, finish};

/// Builds and parses keys, and reads a table by its patterns: a user with what belongs to it, a
/// hierarchy, and a relation of many to many from both sides.
#[derive(Parser)]
#[command(name = "entity-patterns")]
struct Options {
    #[command(flatten)]
    connection: Connection,
    /// The name of the table, which must not exist yet
    #[arg(long, value_name = "NAME", default_value = "entity-patterns")]
    table: String,
    /// Only say which entity an item with this key is
    #[arg(long, num_args = 2, value_names = ["PK", "SK"])]
    key: Vec<String>,
}

#[tokio::main]
async fn main() -> ExitCode {
    finish("entity-patterns", run(Options::parse()).await)
}

async fn run(options: Options) -> Result<(), Failure> {
    if let [pk, sk] = &*options.key {
        println!("{}", identify(pk, sk)?);
        return Ok(());
    }
    let place = options.connection.open().await?;
    let table = Patterns::client(place.sdk.clone()).with_table_name(options.table);
    load(&table).await.map_err(|failure| place.failure(failure))?;
    let opening = format!("{} items, made up, into {}", rows().len(), place.name);
    let mut report = Report::new(io::stdout(), opening)?;
    tell(&mut report, &table).await
}
