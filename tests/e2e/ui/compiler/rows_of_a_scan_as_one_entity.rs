use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: &Client<Shop>) -> Result<Vec<Order>, Error> {
    let orders: Vec<Order> = table.scan().await?;
    Ok(orders)
}

fn main() {}
