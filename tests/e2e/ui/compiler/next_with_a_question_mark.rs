use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: &Client<Shop>) -> Result<u32, Error> {
    let mut rows = table.query(Order::query().username("ann")).stream();
    let mut count = 0;
    while let Some(order) = rows.next().await? {
        count += order.number;
    }
    Ok(count)
}

fn main() {}
