//! A command-line tool of a game server's table. Run it with `cargo run --example battle-royale-table -- help`.
//!
//! The table is in an embedded engine, with generated items; or at the endpoint of `AWS_ENDPOINT_URL`, as it is there. Without
//! arguments, the tool prints the keys.

use std::io;
use std::process::ExitCode;

use ddb_keys_examples::battle_royale::{entities::BattleRoyale, sample, story};
use ddb_keys_examples::{Failure, connection::Connection, finish};

#[tokio::main]
async fn main() -> ExitCode {
    run().await.unwrap_or_else(|failure| finish("battle-royale-table", Err(failure)))
}

async fn run() -> Result<ExitCode, Failure> {
    let connection = Connection { endpoint: std::env::var("AWS_ENDPOINT_URL").ok() };
    let place = connection.open().await?;
    let table = BattleRoyale::client(place.sdk.clone());
    if connection.endpoint.is_none() {
        story::load(&table, &sample::rows()).await?;
    }
    if std::env::args().len() > 1 {
        return Ok(ddb_keys_admin::run(&table).await);
    }
    let chart = ["battle-royale-table", "chart"];
    Ok(ddb_keys_admin::run_from(&table, chart, &mut io::stdout()).await.into())
}
