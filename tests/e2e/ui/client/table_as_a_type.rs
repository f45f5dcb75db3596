//! Table as a type.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

struct Orders {
    table: Table,
}

fn main() {}
