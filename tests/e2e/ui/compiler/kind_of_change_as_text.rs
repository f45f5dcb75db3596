use ddb_keys::aws::Change;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

fn is_new(change: &Change<Shop>) -> bool {
    change.kind == "INSERT"
}

fn main() {}
