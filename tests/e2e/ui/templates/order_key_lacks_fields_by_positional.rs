//! Order key lacks fields by positional.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

fn k() {
    let k = UserKey("alice");
}

fn main() {}
