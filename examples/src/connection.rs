//! Where a program's tables are: in the process, or behind an endpoint.

use std::env;
use std::fmt::Display;

use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region};
use aws_sdk_dynamodb::{Client, Config};
use aws_smithy_http_client::tls::{Provider, rustls_provider::CryptoMode};
use ddb_keys::embedded::{Embedded, local_client};

use crate::Failure;

/// Where the tables are to be.
#[derive(Debug, Clone, clap::Args)]
pub struct Connection {
    /// Talk to a DynamoDB endpoint instead of the embedded engine
    ///
    /// With `http://` a local one that checks no account. With `https://` AWS itself, as
    /// `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION` and, if it is set,
    /// `AWS_SESSION_TOKEN` say; profiles and roles are not looked up. Tables stay there, and
    /// cost what their requests and their storage cost.
    #[arg(long, value_name = "URL")]
    pub endpoint: Option<String>,
}

/// An engine that is ready.
#[derive(Debug)]
pub struct Place {
    /// The client that reaches it.
    pub sdk: Client,
    /// What to call it.
    pub name: String,
    /// Ends with this value.
    _embedded: Option<Embedded>,
}

impl Place {
    /// A failure with the place where it happened.
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

/// A local engine behind `http://`, which asks for no account, or DynamoDB itself behind `https://`,
/// with the account that the usual environment variables name.
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
