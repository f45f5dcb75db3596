//! Writes over a connection that fails: nothing is lost, nothing is doubled.

mod batches;
mod cancelled;
mod lost_answers;
mod matrix;
pub(crate) mod proxy;
mod puts;
mod tables;
mod told;
mod transactions;
mod walks;
mod wire;

use std::collections::BTreeSet;
use std::time::Duration;

use aws_sdk_dynamodb::config::retry::RetryConfig;
use ddb_keys::aws::{Client, Item};
use ddb_keys::embedded::Embedded;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use proxy::{Faults, Proxy};

/// A limit for whatever must end, however slow the machine is. Without an end it would take forever.
const AGES: Duration = Duration::from_secs(120);

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SENSOR#<sensor>")]
#[sk("READING#<number:06>")]
struct Reading {
    sensor: u32,
    number: u32,
    value: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "readings", pk = "PK", sk = "SK")]
enum Readings {
    Reading(Reading),
}

fn reading(number: u32, value: i64) -> Reading {
    Reading { sensor: number % 7, number, value, note: None }
}

/// A table of an embedded engine, reached directly and through a proxy that fails.
struct Faulty {
    direct: Client<Readings>,
    through: Client<Readings>,
    proxy: Proxy,
    _engine: Embedded,
}

impl Faulty {
    async fn table(faults: Faults) -> Self {
        let engine = Embedded::start().await.unwrap();
        let direct = Readings::client(engine.client());
        direct.create_table().await.unwrap();
        let proxy = Proxy::start(&engine.endpoint(), faults).await;
        let through = Readings::client(without_retries(&engine.client(), &proxy));
        Self { direct, through, proxy, _engine: engine }
    }

    /// The content of the table: numbers and values.
    async fn stored(&self) -> BTreeSet<(u32, i64)> {
        let rows = self.direct.scan().consistent().await.unwrap();
        let readings =
            rows.iter().map(|Readings::Reading(reading)| (reading.number, reading.value));
        readings.collect()
    }
}

fn number_and_value(item: &Item) -> (u32, i64) {
    let Readings::Reading(reading) = Readings::from_item(item.clone()).unwrap();
    (reading.number, reading.value)
}

/// A client through a proxy, without the SDK's retries, which would hide those of the library.
pub(crate) fn without_retries(
    sdk: &aws_sdk_dynamodb::Client,
    proxy: &Proxy,
) -> aws_sdk_dynamodb::Client {
    let config = sdk.config().to_builder().endpoint_url(proxy.endpoint());
    aws_sdk_dynamodb::Client::from_conf(config.retry_config(RetryConfig::disabled()).build())
}
