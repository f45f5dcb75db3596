//! Key field typo.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

fn k() {
    let k = UserKey { user_name: "alice" };
}

fn main() {}
