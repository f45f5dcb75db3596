//! An organization and its users in one partition. Run it with `cargo run --example organizations`.

use std::io;
use std::process::ExitCode;

use clap::Parser;
use ddb_keys_examples::connection::Connection;
use ddb_keys_examples::organizations::{Organizations, load, rows, tell};
use ddb_keys_examples::report::Report;
use ddb_keys_examples::{Failure, finish};

/// Reads an organization, the organization with its users, only its users, and one user. Prints the
/// key or key condition of each request.
#[derive(Parser)]
#[command(name = "organizations")]
struct Options {
    #[command(flatten)]
    connection: Connection,
    /// Name of the table, which must not exist yet
    #[arg(long, value_name = "NAME", default_value = "organizations")]
    table: String,
    /// Organization to read, in upper or lower case
    #[arg(long, value_name = "NAME", default_value = "Microsoft")]
    organization: String,
    /// User to read, in upper or lower case
    #[arg(long, value_name = "NAME", default_value = "BillGates")]
    user: String,
}

#[tokio::main]
async fn main() -> ExitCode {
    finish("organizations", run(Options::parse()).await)
}

async fn run(options: Options) -> Result<(), Failure> {
    let place = options.connection.open().await?;
    let table = Organizations::client(place.sdk.clone()).with_table_name(options.table);
    load(&table).await.map_err(|failure| place.failure(failure))?;
    let opening = format!("{} generated items, in {}", rows().len(), place.name);
    let mut report = Report::new(io::stdout(), opening)?;
    tell(&mut report, &table, &options.organization, &options.user).await
}
