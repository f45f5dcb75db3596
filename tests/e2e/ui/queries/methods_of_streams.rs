use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn names(table: &Client<Shop>) -> Vec<u32> {
    let rows = table.query(Order::query().username("ann")).stream();
    rows.filter_map(|row| async move { row.ok().map(|order| order.number) }).collect().await
}

async fn totals(table: &Client<Shop>) -> Result<(), Error> {
    let rows = table.query(Order::query().username("ann")).stream();
    rows.try_for_each(|order| async move { Ok(()) }).await
}

async fn large(table: &Client<Shop>) -> Result<(), Error> {
    let rows = table.query(Order::query().username("ann")).stream().filter(|order| order.total.gt(10));
    let rows = table.scan().stream().limit(10);
    let rows = table.scan().stream().count();
    let rows = table.scan().stream().take(10);
    Ok(())
}

fn main() {}
