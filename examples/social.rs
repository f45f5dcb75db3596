//! A small HTTP service over one table, and a conversation with it. Run it with `cargo run --example social`.

use std::future::IntoFuture;
use std::io;
use std::net::SocketAddr;
use std::process::ExitCode;

use clap::Parser;
use ddb_keys_examples::social::{entities::Social, service::router, story};
use ddb_keys_examples::{Failure, connection::Connection, finish, report::Report};
use tokio::net::TcpListener;

/// Serves logins, chats and servers over HTTP, and has a conversation with the service.
#[derive(Parser)]
#[command(name = "social")]
struct Options {
    #[command(flatten)]
    connection: Connection,
    /// Name of the table, which is created if it does not exist
    #[arg(long, value_name = "NAME", default_value = "social")]
    table: String,
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
    let serving = axum::serve(listener, router(table)).into_future();
    if options.serve.is_some() {
        println!("serving {service} from {}", place.name);
        return Ok(serving.await?);
    }
    tokio::spawn(serving);
    let mut report =
        Report::new(io::stdout(), format!("a service over a table in {}", place.name))?;
    story::tell(&mut report, &service).await
}
