//! Times to live that serde does not store in seconds.
#![allow(dead_code)]
use chrono::{DateTime, Utc};
use ddb_keys::Entity;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("HOLD#<id>")]
struct Hold {
    id: u32,
    #[serde(with = "chrono::serde::ts_milliseconds")]
    expires: DateTime<Utc>,
}

#[derive(Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("SLOT#<id>")]
struct Slot {
    id: u32,
    #[serde(default, with = "chrono::serde::ts_nanoseconds_option")]
    expires: Option<DateTime<Utc>>,
}

#[derive(Serialize, Entity)]
#[entity(ttl = expires)]
#[pk("SEAT#<id>")]
struct Seat {
    id: u32,
    #[serde(serialize_with = "chrono::serde::ts_microseconds::serialize")]
    expires: DateTime<Utc>,
}

#[derive(Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("ROOM#<id>")]
struct Room {
    id: u32,
    #[serde(with = "chrono::serde::ts_seconds")]
    expires: DateTime<Utc>,
}

// What a module of the user stores is not told by its name.
mod rfc3339 {
    pub mod seconds {
        use chrono::{DateTime, Utc};
        use serde::{Deserialize, Deserializer, Serializer};

        pub fn serialize<S: Serializer>(time: &DateTime<Utc>, to: S) -> Result<S::Ok, S::Error> {
            to.serialize_i64(time.timestamp())
        }

        pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<DateTime<Utc>, D::Error> {
            let time = DateTime::from_timestamp(i64::deserialize(from)?, 0);
            time.ok_or_else(|| serde::de::Error::custom("no time"))
        }
    }
}

#[derive(Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("DESK#<id>")]
struct Desk {
    id: u32,
    #[serde(with = "rfc3339::seconds")]
    expires: DateTime<Utc>,
}

fn main() {}
