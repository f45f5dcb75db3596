#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");
async fn run(table: Client<Shop>, key: OrderKey<'_>, order: Order) -> Result<(), Error> {
    table.query(Order::query().username("a")).desc().await?;
    table.query(Order::query().username("a")).index("open").await?;
    table.query(Order::query().username("a")).with_limit(3).await?;
    table.query(Order::query().username("a")).start_after("x").await?;
    table.query(Order::query().username("a")).and_where(|o| o.paid.eq(true)).await?;
    table.query(Order::query().username("a")).strong().await?;
    table.query(Order::query().username("a")).filter_text("total > :t").bind(3).await?;
    Ok(())
}
fn main() {}
