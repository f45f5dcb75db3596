//! Chooses where a program's tables are: in an embedded engine, or at an endpoint.

use std::env;
use std::fmt::Display;

use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region};
use aws_sdk_dynamodb::{Client, Config};
use aws_smithy_http_client::tls::{Provider, rustls_provider::CryptoMode};
use ddb_keys::embedded::{Embedded, local_client};

use crate::Failure;

/// Options that choose where the tables are.
#[derive(Debug, Clone, clap::Args)]
pub struct Connection {
    /// Talk to a DynamoDB endpoint instead of the embedded engine
    ///
    /// `http://` is for a local engine that checks no account. `https://` is for AWS, with the account
    /// of `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION` and, if it is set,
    /// `AWS_SESSION_TOKEN`. Profiles and roles are not used. Tables are not deleted, and AWS charges
    /// for requests and storage.
    #[arg(long, value_name = "URL")]
    pub endpoint: Option<String>,
}

/// An engine that is ready for requests.
#[derive(Debug)]
pub struct Place {
    /// A client for the engine.
    pub sdk: Client,
    /// The engine's name in messages.
    pub name: String,
    /// Keeps the embedded engine running until this value is dropped.
    _embedded: Option<Embedded>,
}

impl Place {
    /// Adds the engine's name to an error.
    pub fn failure(&self, failure: impl Display) -> Failure {
        format!("{}: {failure}", self.name).into()
    }
}

impl Connection {
    /// Connects to the endpoint, or starts the embedded engine.
    pub async fn open(&self) -> Result<Place, Failure> {
        if let Some(endpoint) = &self.endpoint {
            return Ok(Place { sdk: connect(endpoint)?, name: endpoint.clone(), _embedded: None });
        }
        let engine = Embedded::start().await?;
        let (sdk, name) = (engine.client(), "the embedded engine".to_owned());
        Ok(Place { sdk, name, _embedded: Some(engine) })
    }
}

/// Makes a client for a local engine (`http://`), or for DynamoDB with the account of the usual
/// environment variables (`https://`).
fn connect(endpoint: &str) -> Result<Client, Failure> {
    if endpoint.starts_with("http://") {
        return Ok(local_client(endpoint));
    }
    if !endpoint.starts_with("https://") {
        return Err(format!("{endpoint}: an endpoint starts with http:// or https://").into());
    }
    let variable =
        |name: &str| env::var(name).map_err(|_| format!("{endpoint}: {name} is not set"));
    let credentials = Credentials::new(
        variable("AWS_ACCESS_KEY_ID")?,
        variable("AWS_SECRET_ACCESS_KEY")?,
        env::var("AWS_SESSION_TOKEN").ok(),
        None,
        "environment",
    );
    let tls = Provider::Rustls(CryptoMode::Ring);
    let config = Config::builder()
        .behavior_version(BehaviorVersion::latest())
        .region(Region::new(variable("AWS_REGION")?))
        .credentials_provider(credentials)
        .endpoint_url(endpoint)
        .http_client(aws_smithy_http_client::Builder::new().tls_provider(tls).build_https());
    Ok(Client::from_conf(config.build()))
}
