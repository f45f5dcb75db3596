//! Proof 4, names as serde writes them.
#![allow(dead_code)]
use ddb_keys::{Entity, Table};

// 1. one field renamed
#[derive(serde::Serialize, Entity)]
#[pk("A#<id>")]
struct Renamed {
    id: u32,
    #[serde(rename = "kind")]
    what: String,
}

#[derive(Table)]
#[table(name = "names", pk = "PK", type_attribute = "kind")]
enum RenamedField {
    Renamed(Renamed),
}

// 2. all fields renamed
#[derive(serde::Serialize, Entity)]
#[pk("A#<id>")]
#[serde(rename_all = "UPPERCASE")]
struct AllRenamed {
    id: u32,
    pk: String,
}

#[derive(Table)]
#[table(name = "names", pk = "PK")]
enum AllFields {
    AllRenamed(AllRenamed),
}

// 3. a raw key whose field serde calls otherwise
#[derive(serde::Serialize, Entity)]
#[pk(id)]
#[serde(rename_all = "camelCase")]
struct RawKey {
    #[serde(rename = "identifier")]
    id: String,
}

#[derive(Table)]
#[table(name = "names", pk = "id")]
enum RawKeys {
    RawKey(RawKey),
}

fn main() {}
