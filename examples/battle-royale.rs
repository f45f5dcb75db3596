//! A game server's table, from the first item to past games. Run it with `cargo run --example battle-royale`.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use ddb_keys_examples::battle_royale::{
    cast::Cast, entities::BattleRoyale, items_file, sample, story,
};
use ddb_keys_examples::{Failure, connection::Connection, finish, report::Report};

/// Creates a game server's table, fills it, and runs every access pattern. Prints the key condition
/// and the rows of each.
///
/// Without options, everything happens inside the process, with an embedded engine and generated data.
#[derive(Parser)]
#[command(name = "battle-royale")]
struct Options {
    /// Load items from this file: one JSON object per line, keys included
    #[arg(long, value_name = "FILE")]
    items: Option<PathBuf>,
    #[command(flatten)]
    connection: Connection,
    /// Name of the table, which must not exist yet
    #[arg(long, value_name = "NAME", default_value = "battle-royale")]
    table: String,
    /// User who joins a game [default: a user who is not in any game]
    #[arg(long, value_name = "NAME")]
    user: Option<String>,
}

#[tokio::main]
async fn main() -> ExitCode {
    finish("battle-royale", run(Options::parse()).await)
}

async fn run(options: Options) -> Result<(), Failure> {
    // Check all data before anything is written.
    let (rows, source) = match &options.items {
        Some(path) => (items_file::read(path)?, format!("from {}", path.display())),
        None => (sample::rows(), "generated".to_owned()),
    };
    let cast = Cast::find(&rows, options.user.as_deref())?;
    let place = options.connection.open().await?;
    let table = BattleRoyale::client(place.sdk.clone()).with_table_name(options.table);
    let opening = format!("{} items, {source}, into {}", rows.len(), place.name);
    let mut report = Report::new(io::stdout(), opening)?;
    story::load(&table, &rows).await.map_err(|failure| place.failure(failure))?;
    story::tell(&mut report, &table, &rows, &cast).await
}
