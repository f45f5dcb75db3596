//! The basic patterns of single-table design. Run it with `cargo run --example entity-patterns`.

use std::io;
use std::process::ExitCode;

use clap::Parser;
use ddb_keys_examples::connection::Connection;
use ddb_keys_examples::entity_patterns::{Patterns, identify, load, rows, tell};
use ddb_keys_examples::report::Report;
use ddb_keys_examples::{Failure, finish};

/// Builds and parses keys, and reads a user with everything that belongs to it, a hierarchy, and a
/// many-to-many relation from both sides.
#[derive(Parser)]
#[command(name = "entity-patterns")]
struct Options {
    #[command(flatten)]
    connection: Connection,
    /// Name of the table, which must not exist yet
    #[arg(long, value_name = "NAME", default_value = "entity-patterns")]
    table: String,
    /// Only print the entity that this key belongs to
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
    let opening = format!("{} generated items, in {}", rows().len(), place.name);
    let mut report = Report::new(io::stdout(), opening)?;
    tell(&mut report, &table).await
}
