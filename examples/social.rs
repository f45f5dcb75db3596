//! A small HTTP service over one table, and a conversation with it. Run it with `cargo run --example social`.

use std::future::IntoFuture;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use std::{fs, io};

use clap::Parser;
use ddb_keys::aws::CursorKey;
use ddb_keys_examples::social::{entities::Social, service::router, story};
use ddb_keys_examples::{Failure, connection::Connection, finish, report::Report};
use tokio::net::TcpListener;
use uuid::Uuid;

/// Serves logins, chats and servers over HTTP, and has a conversation with the service.
#[derive(Parser)]
#[command(name = "social")]
struct Options {
    #[command(flatten)]
    connection: Connection,
    /// Name of the table, which is created if it does not exist
    #[arg(long, value_name = "NAME", default_value = "social")]
    table: String,
    /// File of 32 random bytes under which cursors are sealed, such as `openssl rand 32` writes; without it, links end with the program
    #[arg(long, value_name = "FILE")]
    cursor_secret: Option<PathBuf>,
    /// Serve at this address until the program is stopped, without the conversation
    #[arg(long, value_name = "ADDRESS")]
    serve: Option<SocketAddr>,
}

#[tokio::main]
async fn main() -> ExitCode {
    finish("social", run(Options::parse()).await)
}

async fn run(options: Options) -> Result<(), Failure> {
    let place = options.connection.open().await?;
    let table = Social::client(place.sdk.clone()).with_table_name(options.table);
    table.ensure_table().await.map_err(|error| place.failure(error))?;
    let address = options.serve.unwrap_or(SocketAddr::from(([127, 0, 0, 1], 0)));
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|error| format!("{address}: {error}"))?;
    let service = format!("http://{}", listener.local_addr()?);
    let cursors = cursor_key(options.cursor_secret.as_deref())?;
    let serving = axum::serve(listener, router(table.sealing_cursors(&cursors))).into_future();
    if options.serve.is_some() {
        println!("serving {service} from {}", place.name);
        return Ok(serving.await?);
    }
    tokio::spawn(serving);
    let mut report =
        Report::new(io::stdout(), format!("a service over a table in {}", place.name))?;
    story::tell(&mut report, &service).await
}

/// How long a link to the next page holds.
const LINKS: Duration = Duration::from_secs(24 * 60 * 60);

/// The key of the cursors in links: that of a file, which all servers share, or one of this program alone.
fn cursor_key(secret: Option<&Path>) -> Result<CursorKey, Failure> {
    let bytes = match secret {
        Some(file) => fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?,
        None => [Uuid::new_v4(), Uuid::new_v4()].map(Uuid::into_bytes).concat(),
    };
    let bytes = bytes.try_into().map_err(|_| "the secret of cursors has 32 bytes")?;
    Ok(CursorKey::new(bytes).expiring_after(LINKS))
}
