//! Fields that serde or the library changes after a key was made from them.
#![allow(dead_code, unused)]

use ddb_keys::Entity;
use serde::{Deserialize, Serialize};

// 1. the version in the primary key
#[derive(Entity)]
#[entity(version = v)]
#[pk("A#<v>")]
struct InKey {
    v: u64,
}

// 2. the version in an index key
#[derive(Entity)]
#[entity(version = v)]
#[pk("A#<id>")]
#[gsi(ByVersion, pk = "A", sk = "<v:ordered>")]
struct InIndex {
    id: u32,
    v: u64,
}

// 3. the version decides whether a key applies
#[derive(Entity)]
#[entity(version = v)]
#[pk("A#<id>")]
#[gsi(New, pk = "NEW#<id>", when(v = 1))]
struct InCondition {
    id: u32,
    v: u64,
}

// 4. not read from the item, neither by `skip` nor by `skip_deserializing`
#[derive(Entity, Serialize, Deserialize)]
#[pk("A#<id>")]
struct Skipped {
    #[serde(skip)]
    id: u32,
}

#[derive(Entity, Serialize, Deserialize)]
#[pk("A#<id>")]
#[gsi(ByName, pk = "NAME#<name>")]
struct Unread {
    id: u32,
    #[serde(skip_deserializing)]
    name: String,
}

// 5. not stored, and kept by an index key alone or in part
#[derive(Entity, Serialize, Deserialize)]
#[pk("A#<id>")]
#[gsi(ByName, pk = "NAME#<name>")]
struct OnlyInIndex {
    id: u32,
    #[serde(skip_serializing)]
    name: String,
}

#[derive(Entity, Serialize, Deserialize)]
#[pk("A#<name:lower>")]
struct Folded {
    #[serde(skip_serializing)]
    name: String,
}

// 6. kept by the primary key: nothing to report
#[derive(Entity, Serialize, Deserialize)]
#[pk("A#<id>")]
struct Kept {
    #[serde(skip_serializing)]
    id: u32,
}

// 7. another type is stored
#[derive(Clone, Entity, Serialize, Deserialize)]
#[serde(into = "Stored", from = "Stored")]
#[pk(id)]
struct Raw {
    id: u32,
}

#[derive(Clone, Entity, Serialize, Deserialize)]
#[serde(into = "Stored", try_from = "Stored")]
#[pk("A#<id>")]
#[gsi(ById, pk = "ID#<id>")]
struct Indexed {
    id: u32,
}

#[derive(Serialize, Deserialize)]
struct Stored {
    number: u32,
}

impl From<Stored> for Raw {
    fn from(stored: Stored) -> Self {
        Self { id: stored.number }
    }
}

impl From<Raw> for Stored {
    fn from(raw: Raw) -> Self {
        Self { number: raw.id }
    }
}

impl From<Stored> for Indexed {
    fn from(stored: Stored) -> Self {
        Self { id: stored.number }
    }
}

impl From<Indexed> for Stored {
    fn from(indexed: Indexed) -> Self {
        Self { number: indexed.id }
    }
}

// 8. not stored, beside bytes, which no key is read back from
#[derive(Entity, Serialize, Deserialize)]
#[pk(digest)]
#[sk("V#<version:08>")]
struct BesideBytes {
    digest: Vec<u8>,
    #[serde(skip_serializing)]
    version: u32,
}

// 9. not stored, and read under an older name
#[derive(Entity, Serialize, Deserialize)]
#[pk("A#<id>")]
struct UnderAnOlderName {
    #[serde(skip_serializing, alias = "number")]
    id: u32,
}

fn main() {}
