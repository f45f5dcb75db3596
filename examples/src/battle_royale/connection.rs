//! The SDK client for an endpoint.

use std::env;

use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region};
use aws_sdk_dynamodb::{Client, Config};
use aws_smithy_http_client::tls::{Provider, rustls_provider::CryptoMode};
use ddb_keys::embedded::local_client;

use super::Failure;

/// A local engine behind `http://`, which asks for no account, or DynamoDB itself behind `https://`,
/// with the account that the usual environment variables name.
pub fn connect(endpoint: &str) -> Result<Client, Failure> {
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
