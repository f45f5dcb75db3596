//! Function returns a query as a value.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

fn q(name: &str) -> OrderQuery {
    Order::query().username(name)
}

fn main() {}
