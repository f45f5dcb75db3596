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

fn main() {}
