//! A hot partition, and how many shards it needs. Run it with `cargo run --example hot-partition`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::{fs, io};

use clap::Parser;
use ddb_keys_examples::hot_partition::{entities::Shows, model::Load, story, svg};
use ddb_keys_examples::{Failure, connection::Connection, finish, report::Report};

/// Counts requests in shards on an engine. Then offers a load to a model of DynamoDB's partitions, and shows how many writes it
/// throttles with how many shards, for the table alone and with an index beside it.
#[derive(Parser)]
#[command(name = "hot-partition")]
struct Options {
    #[command(flatten)]
    connection: Connection,
    /// Name of the table, which must not exist yet
    #[arg(long, value_name = "NAME", default_value = "hot-partition")]
    table: String,
    #[command(flatten)]
    load: Load,
    /// Draw the chart into this file, too
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> ExitCode {
    finish("hot-partition", run(Options::parse()).await)
}

async fn run(options: Options) -> Result<(), Failure> {
    let place = options.connection.open().await?;
    let table = Shows::client(place.sdk.clone()).with_table_name(options.table);
    let opening = format!("a counter over shards, in {}", place.name);
    let mut report = Report::new(io::stdout(), opening)?;
    let told = story::tell(&mut report, &table, options.load).await;
    let outcomes = told.map_err(|failure| place.failure(failure))?;
    if let Some(file) = options.svg {
        let drawn = svg::draw(options.load, &outcomes);
        fs::write(&file, drawn).map_err(|error| format!("{}: {error}", file.display()))?;
        report.line(format_args!("The chart is in {}.", file.display()))?;
    }
    Ok(())
}
