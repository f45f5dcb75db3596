use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: &Client<Shop>) -> Result<Vec<Order>, Error> {
    table.query(Order::query().username("ann")).filter(|order, op| op.gt(order.total, 5)).await
}

fn main() {}
