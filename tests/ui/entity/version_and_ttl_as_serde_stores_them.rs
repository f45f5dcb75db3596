//! Versions and times to live that serde does not store as the numbers that they are.
#![allow(dead_code, unused)]

use ddb_keys::Entity;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

mod as_text {
    use super::*;

    pub fn serialize<S: Serializer>(value: &u64, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

mod optional_text {
    use super::*;

    pub fn serialize<S: Serializer>(value: &Option<u64>, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&value.unwrap_or(0))
    }
}

#[derive(Serialize, Deserialize, Entity)]
#[entity(version = rev, ttl = until)]
#[pk("A#<id>")]
struct Text {
    id: u32,
    #[serde(default, with = "as_text")]
    rev: u64,
    #[serde(serialize_with = "optional_text::serialize")]
    until: Option<u64>,
}

#[derive(Serialize, Deserialize, Entity)]
#[entity(version = rev, ttl = until)]
#[pk("B#<id>")]
struct LeftOut {
    id: u32,
    #[serde(skip)]
    rev: u64,
    #[serde(skip_serializing, default)]
    until: u64,
}

#[derive(Serialize, Deserialize, Entity)]
#[entity(version = rev, ttl = until)]
#[pk("C#<id>")]
struct Unread {
    id: u32,
    #[serde(skip_deserializing)]
    rev: u64,
    #[serde(flatten)]
    until: Option<u64>,
}

mod seconds {
    use super::*;

    pub fn serialize<S: Serializer>(value: &Moment, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(value.0)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Moment, D::Error> {
        u64::deserialize(from).map(Moment)
    }
}

struct Moment(u64);

// A value that is left out where it is `None`, and a time that a function turns into seconds.
#[derive(Serialize, Deserialize, Entity)]
#[entity(version = rev, ttl = until)]
#[pk("D#<id>")]
struct Fine {
    id: u32,
    #[serde(default, rename = "version", alias = "rev")]
    rev: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    until: Option<u64>,
}

#[derive(Serialize, Deserialize, Entity)]
#[entity(ttl = until)]
#[pk("E#<id>")]
struct Time {
    id: u32,
    #[serde(with = "seconds")]
    until: Moment,
}

#[derive(Serialize, Deserialize, Entity)]
#[entity(ttl = until)]
#[pk("Z#<id>")]
struct Renamed {
    id: u32,
    #[serde(alias = "expires")]
    until: Option<u64>,
}

fn main() {}
