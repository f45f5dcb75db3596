use ddb_keys::aws::Change;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

fn number_of(change: Change<Shop>) -> Option<u32> {
    match change.new {
        Some(Shop::Order(order)) => Some(order.number),
        _ => None,
    }
}

fn main() {}
