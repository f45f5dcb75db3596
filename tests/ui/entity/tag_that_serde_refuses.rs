//! serde writes a tag, and does not know it when it reads.

use ddb_keys::Entity;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Entity)]
#[serde(tag = "kind", deny_unknown_fields)]
#[pk("PAGE#<name>")]
struct Page {
    name: String,
}

fn main() {}
