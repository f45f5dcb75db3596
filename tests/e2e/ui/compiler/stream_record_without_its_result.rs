use ddb_keys::aws::{ChangeKind, StreamEvent};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

fn count(event: StreamEvent<Shop>) -> usize {
    let mut new = 0;
    for change in event.records {
        if change.kind == ChangeKind::Inserted {
            new += 1;
        }
    }
    new
}

fn main() {}
