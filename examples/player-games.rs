//! The same access patterns in two designs, with their costs. Run it with `cargo run --example player-games`.

use std::io;
use std::process::ExitCode;

use clap::Parser;
use ddb_keys_examples::player_games::{
    denormalized::Denormalized, overloaded::Overloaded, sample::Sample, tell,
};
use ddb_keys_examples::{Failure, connection::Connection, finish, report::Report};

/// Serves seven access patterns over players and games from two tables: one copies all data into
/// every item, the other overloads its keys. Prints what each request reads and costs.
#[derive(Parser)]
#[command(name = "player-games")]
struct Options {
    #[command(flatten)]
    connection: Connection,
    /// Prefix of the names of both tables, which must not exist yet
    #[arg(long, value_name = "NAME", default_value = "player-games")]
    tables: String,
}

#[tokio::main]
async fn main() -> ExitCode {
    finish("player-games", run(Options::parse()).await)
}

async fn run(options: Options) -> Result<(), Failure> {
    let place = options.connection.open().await?;
    let sample = Sample::new();
    let opening = format!("{} generated registrations, in {}", sample.rows.len(), place.name);
    let mut report = Report::new(io::stdout(), opening)?;
    let name = |design: &str| format!("{}-{design}", options.tables);
    let one = Denormalized::client(place.sdk.clone()).with_table_name(name("denormalized"));
    let other = Overloaded::client(place.sdk.clone()).with_table_name(name("overloaded"));
    let told = tell(&mut report, &sample, &one, &other).await;
    told.map_err(|failure| place.failure(failure))
}
