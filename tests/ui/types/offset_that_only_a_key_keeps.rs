//! Times with an offset from UTC that serde does not store: a key keeps the instant alone.
#![allow(dead_code)]
use chrono::{DateTime, FixedOffset, Utc};
use ddb_keys::{Entity, KeyPart};
use serde::{Deserialize, Serialize};

type Local = DateTime<FixedOffset>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
struct Departure(DateTime<FixedOffset>);

// 1. not stored, and behind an alias
#[derive(Serialize, Entity)]
#[pk("TRAIN#<at:nanos>")]
struct Train {
    #[serde(skip_serializing)]
    at: Local,
}

// 2. not always stored, in a newtype
#[derive(Serialize, Entity)]
#[pk("BUS#<at:nanos>")]
struct Bus {
    #[serde(skip_serializing_if = "is_old", serialize_with = "write")]
    at: Departure,
}

// In UTC the key keeps it all, and serde may store what it does not.
#[derive(Serialize, Entity)]
#[pk("PLANE#<at:nanos>")]
#[sk("<local:nanos>")]
struct Plane {
    #[serde(skip_serializing)]
    at: DateTime<Utc>,
    #[serde(serialize_with = "write")]
    local: Departure,
}

fn is_old(_: &Departure) -> bool {
    true
}

fn write<S: serde::Serializer>(_: &Departure, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_unit()
}

fn main() {}
