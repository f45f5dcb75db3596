//! An item without a version has version 0, whatever serde would read.

use ddb_keys::Entity;
use serde::{Deserialize, Serialize};

fn one() -> u64 {
    1
}

#[derive(Serialize, Deserialize, Entity)]
#[pk("PAGE#<name>")]
#[entity(version = version)]
struct Page {
    name: String,
    #[serde(default = "one")]
    version: u64,
}

#[derive(Default, Serialize, Deserialize, Entity)]
#[serde(default)]
#[pk("POST#<name>")]
#[entity(version = writes)]
struct Post {
    name: String,
    writes: u64,
}

#[derive(Default, Serialize, Deserialize, Entity)]
#[serde(default)]
#[pk("SITE#<name>")]
#[entity(version = version)]
struct Site {
    name: String,
    #[serde(default)]
    version: u64,
}

fn main() {}
