//! An in-memory DynamoDB for tests and examples, without Docker, Java or an AWS account.
//!
//! The engine is [dynoxide](https://docs.rs/dynoxide-rs), which stores items in SQLite; building it needs a C compiler. It knows neither
//! throttling nor permissions, its indexes and reads are never behind, no two transactions conflict, and no item expires by itself. The
//! guide has [the whole list](crate::guide::testing#what-the-embedded-engine-does-not-do). Do not store in it what you want to keep.

use std::io;
use std::net::SocketAddr;
use std::string::String;

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region};
use dynoxide::Database;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// An empty in-memory DynamoDB on a free port of the loopback interface. Dropping it stops it.
///
/// ```
/// use ddb_keys::embedded::Embedded;
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let engine = Embedded::start().await?;
/// assert!(engine.client().list_tables().send().await?.table_names().is_empty());
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Embedded {
    address: SocketAddr,
    server: JoinHandle<()>,
}

impl Embedded {
    /// Starts an engine on the current Tokio runtime.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use ddb_keys::embedded::Embedded;
    ///
    /// let engine = Embedded::start().await?;
    /// assert!(engine.client().list_tables().send().await?.table_names().is_empty());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if no port is free or the engine does not start.
    pub async fn start() -> io::Result<Self> {
        let database = Database::memory().map_err(io::Error::other)?;
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let address = listener.local_addr()?;
        let server = tokio::spawn(dynoxide::server::serve_on(listener, database));
        Ok(Self { address, server })
    }

    /// Returns the URL that SDK clients connect to.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use ddb_keys::embedded::Embedded;
    ///
    /// let engine = Embedded::start().await?;
    /// assert!(engine.endpoint().starts_with("http://127.0.0.1:"));
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn endpoint(&self) -> String {
        std::format!("http://{}", self.address)
    }

    /// Returns an SDK client that connects to this engine.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use ddb_keys::embedded::Embedded;
    ///
    /// let engine = Embedded::start().await?;
    /// let tables = engine.client().list_tables().send().await?;
    /// assert!(tables.table_names().is_empty());
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn client(&self) -> Client {
        local_client(&self.endpoint())
    }
}

impl Drop for Embedded {
    fn drop(&mut self) {
        self.server.abort();
    }
}

/// Returns an SDK client for a local engine, over plain HTTP and with made-up credentials.
///
/// Use it for Amazon DynamoDB Local and other engines that check neither account nor region.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use ddb_keys::embedded::{Embedded, local_client};
///
/// let engine = Embedded::start().await?;
/// // Such as DynamoDB Local at `http://127.0.0.1:8000`.
/// let client = local_client(&engine.endpoint());
/// assert!(client.list_tables().send().await?.table_names().is_empty());
/// # Ok(())
/// # }
/// ```
#[must_use]
pub fn local_client(endpoint: &str) -> Client {
    let config = aws_sdk_dynamodb::Config::builder()
        .behavior_version(BehaviorVersion::latest())
        .region(Region::new("us-east-1"))
        .credentials_provider(Credentials::new("local", "local", None, None, "local"))
        .endpoint_url(endpoint)
        .http_client(aws_smithy_http_client::Builder::new().build_http());
    Client::from_conf(config.build())
}
