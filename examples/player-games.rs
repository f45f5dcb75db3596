//! `cargo run --example player-games`: one set of access patterns, two designs, and what each costs.

use std::io;
use std::process::ExitCode;

use clap::Parser;
use ddb_keys::aws::Meter;
use ddb_keys_examples::connection::Connection;
use ddb_keys_examples::player_games::denormalized::Denormalized;
use ddb_keys_examples::player_games::overloaded::Overloaded;
use ddb_keys_examples::player_games::sample::Sample;
use ddb_keys_examples::player_games::story::tell;
use ddb_keys_examples::report::Report;
use ddb_keys_examples::{Failure, finish};

/// Serves seven access patterns over players and games from two tables, one that copies everything
/// into every item and one that overloads its keys, and prints what each request reads and costs.
#[derive(Parser)]
#[command(name = "player-games")]
struct Options {
    #[command(flatten)]
    connection: Connection,
    /// The beginning of the tables' names, which must not exist yet
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
    let opening = format!(
        "{} games, {} players, {} registrations, made up, into {}",
        sample.games.len(),
        sample.players.len(),
        sample.registrations.len(),
        place.name
    );
    let mut report = Report::new(io::stdout(), opening)?;
    let meter = Meter::new();
    let name = |design: &str| format!("{}-{design}", options.tables);
    let one = Denormalized::client(place.sdk.clone()).with_table_name(name("denormalized"));
    let other = Overloaded::client(place.sdk.clone()).with_table_name(name("overloaded"));
    let (one, other) = (one.metered(&meter), other.metered(&meter));
    let told = tell(&mut report, &sample, &meter, &one, &other).await;
    told.map_err(|failure| place.failure(failure))
}
