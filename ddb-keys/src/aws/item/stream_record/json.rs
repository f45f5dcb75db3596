//! The JSON of stream records, as Lambda and Kinesis deliver it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::time::Duration;
use std::time::SystemTime;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::Image;
use super::error::StreamRecordError;
use super::{Change, ChangeKind, StreamEvent, is_expiry};
use crate::aws::Item;

/// A record of Lambda or Kinesis.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Record {
    event_name: Option<String>,
    user_identity: Option<Identity>,
    record_format: Option<String>,
    dynamodb: Option<Body>,
}

#[derive(Deserialize)]
struct Identity {
    #[serde(rename = "principalId", alias = "PrincipalId")]
    principal: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Body {
    approximate_creation_date_time: Option<f64>,
    approximate_creation_date_time_precision: Option<String>,
    keys: Option<serde_dynamo::Item>,
    new_image: Option<Image>,
    old_image: Option<Image>,
    sequence_number: Option<String>,
}

impl<'de, T> Deserialize<'de> for Change<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::of_record(Record::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl<T> Change<T> {
    fn of_record(record: Record) -> Result<Self, StreamRecordError> {
        let kind = ChangeKind::of_event(record.event_name.as_deref())?;
        let body = record.dynamodb.ok_or_else(StreamRecordError::no_body)?;
        // Streams count seconds, Kinesis milliseconds unless it says otherwise.
        let micros = match (
            record.record_format,
            body.approximate_creation_date_time_precision.as_deref(),
        ) {
            (None, _) => 1e6,
            (Some(_), Some("MICROSECOND")) => 1.0,
            (Some(_), _) => 1e3,
        };
        let at = body.approximate_creation_date_time.and_then(|created| {
            let since = Duration::try_from_secs_f64((created * micros).round()).ok()?;
            SystemTime::UNIX_EPOCH.checked_add(Duration::from_micros(since.as_secs()))
        });
        let principal = record.user_identity.and_then(|identity| identity.principal);
        Ok(Self {
            expired: is_expiry(kind, principal.as_deref()),
            sequence_number: body.sequence_number,
            at,
            keys: body.keys.map(Item::from),
            ..Self::with(
                kind,
                body.old_image.unwrap_or_default(),
                body.new_image.unwrap_or_default(),
            )
        })
    }

    /// Reads a record of an event, so that a mistake in it does not affect other records.
    fn of_json(record: Value) -> Result<Self, StreamRecordError> {
        let sequence_number = record.pointer("/dynamodb/SequenceNumber").and_then(Value::as_str);
        let sequence_number = sequence_number.map(ToString::to_string);
        let read = Record::deserialize(record).map_err(StreamRecordError::malformed);
        let change = read.and_then(Self::of_record);
        change.map_err(|error| StreamRecordError { sequence_number, ..error })
    }
}

impl<'de, T> Deserialize<'de> for StreamEvent<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "PascalCase")]
        struct Event {
            records: Vec<Value>,
        }

        let Event { records } = Event::deserialize(deserializer)?;
        Ok(Self { records: records.into_iter().map(Change::of_json).collect() })
    }
}
