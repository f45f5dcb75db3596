//! The JSON of stream records, as Lambda and Kinesis deliver it.

use alloc::string::String;
use core::fmt;
use core::marker::PhantomData;
use core::time::Duration;
use std::time::SystemTime;

use serde::de::{Deserialize, Deserializer, Error as _, IgnoredAny, MapAccess, Visitor};

use super::{Change, ChangeKind, StreamEvent, is_expiry};
use crate::aws::Item;
use crate::aws::item::codec::TableItems;
use crate::aws::item::key::stored_key;

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
        "NewImage" => new: serde_dynamo::Item,
        "OldImage" => old: serde_dynamo::Item,
        "SequenceNumber" => sequence_number: String,
    }
}

impl<'de, T: TableItems> Deserialize<'de> for Change<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let record = Record::deserialize(deserializer)?;
        let name = record.event_name.ok_or_else(|| D::Error::missing_field("eventName"))?;
        let kind = ChangeKind::from_event_name(&name);
        let kind =
            kind.ok_or_else(|| D::Error::unknown_variant(&name, &["INSERT", "MODIFY", "REMOVE"]))?;
        let body = record.body.ok_or_else(|| D::Error::missing_field("dynamodb"))?;
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
        let keys = body.keys.map(Item::from);
        let change = Self::of(kind, body.old, body.new);
        Ok(Self {
            key: keys.and_then(|keys| stored_key(&keys, T::SCHEMA)).or(change.key),
            expired: is_expiry(kind, principal.as_deref()),
            sequence_number: body.sequence_number,
            at,
            ..change
        })
    }
}

impl<'de, T: TableItems> Deserialize<'de> for StreamEvent<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Members<T>(PhantomData<fn() -> T>);

        impl<'de, T: TableItems> Visitor<'de> for Members<T> {
            type Value = StreamEvent<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an event with `Records`")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<StreamEvent<T>, A::Error> {
                let mut records = None;
                while let Some(member) = map.next_key::<String>()? {
                    match member.as_str() {
                        "Records" => records = Some(map.next_value()?),
                        _ => drop(map.next_value::<IgnoredAny>()?),
                    }
                }
                let records = records.ok_or_else(|| A::Error::missing_field("Records"))?;
                Ok(StreamEvent { records })
            }
        }

        deserializer.deserialize_map(Members(PhantomData))
    }
}
