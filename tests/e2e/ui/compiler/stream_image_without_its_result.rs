use ddb_keys::aws::Change;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

fn number_of(change: &Change<Shop>) -> Option<u32> {
    match change.new_image() {
        Some(Shop::Order(order)) => Some(order.number),
        _ => None,
    }
}

fn number_before(change: &Change<Shop>) -> bool {
    change.old.is_some() || change.old_image.is_some()
}

fn main() {}
