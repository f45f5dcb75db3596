//! `cargo run --example battle-royale`: a game server's table, from an empty table to past games.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use ddb_keys_examples::battle_royale::{
    cast::Cast, entities::BattleRoyale, items_file, sample, story,
};
use ddb_keys_examples::{Failure, connection::Connection, finish, report::Report};

/// Creates a game server's table, fills it, and runs every access pattern, printing each with its
/// key condition and its rows.
///
/// Without options all of this happens inside the process: an embedded engine, and data that the
/// program makes itself.
#[derive(Parser)]
#[command(name = "battle-royale")]
struct Options {
    /// Load the items of this file, one JSON object a line, keys included
    #[arg(long, value_name = "FILE")]
    items: Option<PathBuf>,
    #[command(flatten)]
    connection: Connection,
    /// The name of the table, which must not exist yet
    #[arg(long, value_name = "NAME", default_value = "battle-royale")]
    table: String,
    /// The user who joins a game [default: one in no game]
    #[arg(long, value_name = "NAME")]
    user: Option<String>,
}

#[tokio::main]
async fn main() -> ExitCode {
    finish("battle-royale", run(Options::parse()).await)
}

async fn run(options: Options) -> Result<(), Failure> {
    // All that can be wrong with the data is found before anything is written.
    let (rows, source) = match &options.items {
        Some(path) => (items_file::read(path)?, format!("from {}", path.display())),
        None => (sample::rows(), "made up".to_owned()),
    };
    let cast = Cast::find(&rows, options.user.as_deref())?;
    let place = options.connection.open().await?;
    let table = BattleRoyale::client(place.sdk.clone()).with_table_name(options.table);
    let opening = format!("{} items, {source}, into {}", rows.len(), place.name);
    let mut report = Report::new(io::stdout(), opening)?;
    story::load(&table, &rows).await.map_err(|failure| place.failure(failure))?;
    story::tell(&mut report, &table, &rows, &cast).await
}
