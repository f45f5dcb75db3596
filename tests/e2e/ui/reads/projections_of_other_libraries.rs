use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: &Client<Shop>) -> Result<(), Error> {
    let orders = || table.query(Order::query().username("ann"));
    orders().select(["total", "paid"]).await?;
    orders().select(|order| (order.total, order.paid)).await?;
    orders().attributes(["total"]).await?;
    table.query(Order::collection().username("ann")).project(|order| order.total).await?;
    table.scan().fields("total").await?;
    Order::query().username("ann").select(|order| order.total);
    table.get(UserKey { username: "ann" }).select(|user| user.name).await?;
    Ok(())
}

fn main() {}
