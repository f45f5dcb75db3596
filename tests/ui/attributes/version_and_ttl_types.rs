//! A version counts writes, and a time to live is a number of seconds.
#![allow(dead_code, unused)]

use ddb_keys::Entity;

#[derive(Entity)]
#[entity(version = rev)]
#[pk("A#<id>")]
struct TextVersion {
    id: u32,
    rev: String,
}

#[derive(Entity)]
#[entity(version = rev)]
#[pk("A#<id>")]
struct OptionalVersion {
    id: u32,
    rev: Option<u64>,
}

#[derive(Entity)]
#[entity(ttl = until)]
#[pk("A#<id>")]
struct TextTtl {
    id: u32,
    until: Option<String>,
}

// Both are as they should be.
#[derive(Entity)]
#[entity(version = rev, ttl = until)]
#[pk("A#<id>")]
struct Fine {
    id: u32,
    rev: u64,
    until: Option<i64>,
}

// A function writes the number.
#[derive(Entity, serde::Serialize)]
#[entity(ttl = until)]
#[pk("A#<id>")]
struct Written {
    id: u32,
    #[serde(serialize_with = "seconds")]
    until: String,
}

fn seconds<S: serde::Serializer>(_: &String, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u64(0)
}

fn main() {}
