//! What serde writes and does not read back: other names, a value in place of the struct, attributes that a flattened map
//! takes.

use std::collections::BTreeMap;

use ddb_keys::Entity;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Entity)]
#[serde(rename_all(serialize = "camelCase"))]
#[pk("USER#<id>")]
struct User {
    id: u32,
    #[serde(rename(serialize = "mail", deserialize = "email"))]
    email: String,
    #[serde(rename(deserialize = "nick_name"))]
    nick_name: String,
    #[serde(alias = "lastSeen")]
    last_seen: u64,
}

#[derive(Serialize, Deserialize, Entity)]
#[serde(transparent)]
#[pk("ID#<id>")]
struct Id {
    id: u32,
}

#[derive(Serialize, Deserialize)]
struct Address {
    city: String,
}

#[derive(Serialize, Deserialize, Entity)]
#[pk("PLACE#<id>")]
struct Place {
    id: u32,
    #[serde(flatten)]
    rest: BTreeMap<String, String>,
    #[serde(flatten)]
    address: Address,
}

fn main() {}
