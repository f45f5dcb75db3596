//! The JSON of stream records, as Lambda and Kinesis deliver it.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::time::Duration;
use std::time::SystemTime;

use serde::de::{Deserialize, Deserializer, Error as _, IgnoredAny, MapAccess, Visitor};

use super::buffered::Json;
use super::error::StreamRecordError;
use super::image::Image;
use super::{Change, ChangeKind, StreamEvent, is_expiry};
use crate::aws::Item;

/// A JSON object of which some members are read.
macro_rules! object {
    ($(#[$doc:meta])* $name:ident { $($member:literal $(| $other:literal)? => $field:ident: $of:ty,)+ }) => {
        $(#[$doc])*
        #[derive(Default)]
        struct $name { $($field: Option<$of>,)+ }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Members;

                impl<'de> Visitor<'de> for Members {
                    type Value = $name;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str("an object")
                    }

                    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<$name, A::Error> {
                        let mut object = $name::default();
                        while let Some(member) = map.next_key::<String>()? {
                            match member.as_str() {
                                $($member $(| $other)? => object.$field = map.next_value()?,)+
                                _ => drop(map.next_value::<IgnoredAny>()?),
                            }
                        }
                        Ok(object)
                    }
                }

                deserializer.deserialize_map(Members)
            }
        }
    };
}

object! {
    /// A record of Lambda or Kinesis.
    Record {
        "eventName" => event_name: String,
        "userIdentity" => user_identity: Identity,
        "recordFormat" => record_format: String,
        "dynamodb" => body: Body,
    }
}

object! {
    Identity { "principalId" | "PrincipalId" => principal: String, }
}

object! {
    Body {
        "ApproximateCreationDateTime" => created: f64,
        "ApproximateCreationDateTimePrecision" => precision: String,
        "Keys" => keys: serde_dynamo::Item,
        "NewImage" => new: Image,
        "OldImage" => old: Image,
        "SequenceNumber" => sequence_number: String,
    }
}

impl<'de, T> Deserialize<'de> for Change<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::of_record(Record::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl<T> Change<T> {
    fn of_record(record: Record) -> Result<Self, StreamRecordError> {
        let kind = ChangeKind::of_event(record.event_name.as_deref())?;
        let body = record.body.ok_or_else(StreamRecordError::no_body)?;
        // Streams count seconds, Kinesis milliseconds unless it says otherwise.
        let micros = match (record.record_format, body.precision.as_deref()) {
            (None, _) => 1e6,
            (Some(_), Some("MICROSECOND")) => 1.0,
            (Some(_), _) => 1e3,
        };
        let at = body.created.and_then(|created| {
            let since = Duration::try_from_secs_f64((created * micros).round()).ok()?;
            SystemTime::UNIX_EPOCH.checked_add(Duration::from_micros(since.as_secs()))
        });
        let principal = record.user_identity.and_then(|identity| identity.principal);
        Ok(Self {
            expired: is_expiry(kind, principal.as_deref()),
            sequence_number: body.sequence_number,
            at,
            keys: body.keys.map(Item::from),
            ..Self::with(kind, body.old.unwrap_or_default(), body.new.unwrap_or_default())
        })
    }

    /// Reads a record of an event, so that a mistake in it does not affect other records.
    fn of_json(record: Json) -> Result<Self, StreamRecordError> {
        let body = record.member("dynamodb");
        let sequence_number = body.and_then(|body| body.member("SequenceNumber")?.as_text());
        let sequence_number = sequence_number.map(String::from);
        let read = Record::deserialize(record);
        let read = read.map_err(StreamRecordError::malformed);
        let change = read.and_then(Self::of_record);
        change.map_err(|error| StreamRecordError { sequence_number, ..error })
    }
}

impl<'de, T> Deserialize<'de> for StreamEvent<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Members<T>(PhantomData<fn() -> T>);

        impl<'de, T> Visitor<'de> for Members<T> {
            type Value = StreamEvent<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an event with `Records`")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<StreamEvent<T>, A::Error> {
                let mut records = None;
                while let Some(member) = map.next_key::<String>()? {
                    match member.as_str() {
                        "Records" => records = Some(map.next_value::<Vec<Json>>()?),
                        _ => drop(map.next_value::<IgnoredAny>()?),
                    }
                }
                let records = records.ok_or_else(|| A::Error::missing_field("Records"))?;
                Ok(StreamEvent { records: records.into_iter().map(Change::of_json).collect() })
            }
        }

        deserializer.deserialize_map(Members(PhantomData))
    }
}
